/** The door to secrets at rest: what must be known to be used is in the database, and only wrapped. */
export { keptSecretsKey } from './kept-key.js';
export { Secrets, type StoredSecret } from './secrets.js';
export { SecretUnreadable } from './secrets.errors.js';
export { SecretsModule, type SecretsSettings } from './secrets.module.js';
export { isSecretsKey } from './wrapping-key.js';
