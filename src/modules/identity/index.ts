/** The door of identity: who calls, and what that one may do. */
export { Caller } from './access/caller.decorator.js';
export { Roles } from './access/roles.decorator.js';
export { type CallerIdentity, type Role, ROLES } from './access/roles.js';
export { IdentityBootstrap } from './identity-bootstrap.js';
export { PlayerNotFound, RoleForbidden } from './identity.errors.js';
export { IdentityModule } from './identity.module.js';
export { GetPlayer, type Player } from './queries/get-player/get-player.query.js';
