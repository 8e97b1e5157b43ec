/** The public part of identity: callers and their rights. */
export { RoleForbidden, ScopeForbidden } from './access/access.problems.js';
export { requireUnbounded } from './access/bounds.js';
export {
  ANY_CALLER,
  Caller,
  callerOf,
  GetTable,
  type LocalPlace,
  type Need,
  NEED,
  type Place,
  type PlaceInRoute,
  type Table,
} from './access/route.decorators.js';
export { Needs, Reads } from './access/needs.decorator.js';
export { isKey } from './access/key-token.js';
export { type Grant, type HeldRole, RoleGrants } from './access/role-grants.js';
export { Rights } from './access/rights.service.js';
export { type Permission, PERMISSIONS, RIGHTS } from './access/rights.js';
export { LOCAL_ROLES, type LocalRole, type Role, ROLES } from './access/roles.js';
export { ANYBODY } from './access/anybody.js';
export { type CallerIdentity } from './access/caller-identity.js';
export { actorOf, From, idempotencyOf, isBy, metadataOf, type Origin, ownedKey, requestHash } from './access/origin.js';
export { BULK_TEXT, flatAnswers, type LineOrigin, Lines } from './lines/lines.js';
export { AreLines, LineAnswerDto, LineAnswersDto } from './lines/lines.dto.js';
export { type LineKey, type MadeLine, MadeLines } from './lines/made-lines.js';
export { BrowserLogins } from './browsers/browser-logins.js';
export { PlayerNotFound } from './accounts/account.problems.js';
export {
  type Called,
  type CalledRecord,
  calledInFull,
  nameInFull,
  PlayerNames,
  tagOf,
  withTag,
} from './accounts/player-names.js';
export { decodeMergeEvent, PLAYER_MERGES } from './merges/merge-events.js';
export { mergedPlayers } from './merges/merged-players.projection.js';
export { PlayerRecords } from './merges/player-records.js';
export { PERSON_OF } from './merges/person.sql.js';
export { IsTag } from './http/players.dto.js';
export { IdentityBootstrap } from './identity-bootstrap.js';
export { IdentityModule } from './identity.module.js';
export { IsStillPermitted } from './queries/is-still-permitted.js';
export { EventQuotas } from './quotas/event-quotas.js';
export { CountedAs, CountedByLine } from './quotas/quota.interceptor.js';
export { type Counted, Quotas } from './quotas/quotas.js';
export { CreatePlayer } from './commands/create-player.js';
export { GetPlayer, type Player } from './queries/get-player.js';
export { FindPlayerIds } from './queries/list-players.js';
export { PlayersCalled } from './queries/players-called.js';
