import { Module } from '@nestjs/common';
import { PagePreviews } from './page-previews.js';
import { PicturePool } from './pictures/picture-pool.js';

/** What links to pages are about. */
@Module({ providers: [PagePreviews, PicturePool] })
export class PreviewsModule {}
