/** Identifiers: UUID version 7 (RFC 9562), which sort by the time they were made; and what is random in them. */
export { newId } from './new-id.js';
export { randomHex } from './random-hex.js';
