/** Identifiers: UUID version 7 (RFC 9562), which sort by the time they were made. */
export { newId } from './new-id.js';
