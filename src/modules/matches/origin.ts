export { actorOf, From, idempotencyOf, metadataOf, type Origin, ownedKey, requestHash } from '../identity/index.js';
