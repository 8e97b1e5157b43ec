/** The door of previews. */
export { PreviewsModule } from './previews.module.js';
