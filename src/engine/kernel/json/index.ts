/** JSON values: type, canonical text, hashes, schemas. */
export { branchOf, isOfType, shown, type Fault } from './branch.js';
export { canonicalJson } from './canonical-json.js';
export { deepFreeze } from './deep-freeze.js';
export { dictionary } from './dictionary.js';
export { digest, digestMemory, type DigestMemory } from './digest.js';
export { equalJson } from './equal-json.js';
export { inKeyOrder } from './key-order.js';
export { onceFor } from './once-for.js';
export { withFields } from './with-fields.js';
export { type Json, type JsonRecord, isList, isPlainRecord, isRecord, textsIn } from './json.js';
export { hashWith, sha256Hex } from './sha256.js';
export { isWritable, pointer, ref, shortened, type NameKind, type Schema, type SchemaDocument } from './schema.js';
export { validate, type SchemaLimits } from './validate.js';
