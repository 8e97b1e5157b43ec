/** The door of exports: listings, tables and statistics as files. */
export { ExportsModule } from './exports.module.js';
