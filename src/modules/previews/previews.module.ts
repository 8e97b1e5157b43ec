import { Module } from '@nestjs/common';
import { PagePreviews } from './page-previews.js';

/** What links to pages are about. */
@Module({ providers: [PagePreviews] })
export class PreviewsModule {}
