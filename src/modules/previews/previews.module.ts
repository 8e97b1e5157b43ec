import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { PagePreviews } from './page-previews.js';
import { PicturePool } from './pictures/picture-pool.js';

/** What links to pages are about. */
@Module({ imports: [CqrsModule], providers: [PagePreviews, PicturePool] })
export class PreviewsModule {}
