/** JSON values: type, canonical text, hashes. */
export { canonicalJson } from './canonical-json.js';
export { deepFreeze } from './deep-freeze.js';
export { digest } from './digest.js';
export { equalJson } from './equal-json.js';
export { type Json, type JsonRecord, isList, isRecord } from './json.js';
export { sha256Hex } from './sha256.js';
