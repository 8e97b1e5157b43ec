/** The door of studies: what authors say about games. */
export { decodeStudyEvent } from './domain/events.js';
export { studyListing } from './projections/studies.projection.js';
export { StudiesModule } from './studies.module.js';
