import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import { EventStreams, FileSenders, Problems, RateSubject } from '../../platform/http/index.js';
import type { CodesIn } from '../../platform/problems/index.js';
import { Consumers, Rebuilds } from '../../platform/projections/index.js';
import { AccessGuard } from './access/access.guard.js';
import * as accessProblems from './access/access.problems.js';
import { ApiKeys, KeyUse } from './access/api-keys.js';
import { Callers } from './access/callers.js';
import { KeyStore } from './access/key-store.js';
import { Rights } from './access/rights.service.js';
import { RoleGrants } from './access/role-grants.js';
import { AccountStore } from './accounts/account-store.js';
import * as accountProblems from './accounts/account.problems.js';
import { IdentityStore } from './accounts/identity-store.js';
import { LoginThrottle } from './accounts/login-throttle.js';
import { PasswordStore } from './accounts/password-store.js';
import { Proofs } from './accounts/proofs.js';
import { BrowserLogins } from './browsers/browser-logins.js';
import { BrowserSessionStore } from './browsers/browser-session-store.js';
import { BrowserSessions } from './browsers/browser-sessions.js';
import * as browserProblems from './browsers/browser.problems.js';
import { ChangeAccountHandler } from './commands/change-account.js';
import { ChangePasswordHandler } from './commands/change-password.js';
import { CreatePlayerHandler } from './commands/create-player.js';
import { RenamePlayerHandler } from './commands/rename-player.js';
import { FinishOidcLoginHandler } from './commands/finish-oidc-login.js';
import { IssueKeyHandler } from './commands/issue-key.js';
import { IssuePasswordResetHandler } from './commands/issue-password-reset.js';
import { LogInBrowserHandler } from './commands/log-in-browser.js';
import { LogInHandler } from './commands/log-in.js';
import { RegisterAccountHandler } from './commands/register-account.js';
import { RevokeKeyHandler } from './commands/revoke-key.js';
import { RotateKeyHandler } from './commands/rotate-key.js';
import { RotateSigningKeyHandler } from './commands/rotate-signing-key.js';
import { SpendPasswordResetHandler } from './commands/spend-password-reset.js';
import { AccountsController } from './http/accounts.controller.js';
import { BrowserOidcController } from './http/browser-oidc.controller.js';
import { BrowserSessionsController } from './http/browser-sessions.controller.js';
import { KeysController } from './http/keys.controller.js';
import { OidcController } from './http/oidc.controller.js';
import { OwnAccountController } from './http/own-account.controller.js';
import { PasswordResetsController } from './http/password-resets.controller.js';
import { PlayerMergesController } from './http/player-merges.controller.js';
import { PlayersController } from './http/players.controller.js';
import { SessionsController } from './http/sessions.controller.js';
import { SigningKeysController } from './http/signing-keys.controller.js';
import { IdentityBootstrap } from './identity-bootstrap.js';
import * as mergeProblems from './merges/merge.problems.js';
import { mergedPlayers } from './merges/merged-players.projection.js';
import { PlayerMerges } from './merges/player-merges.js';
import { PlayerRecords } from './merges/player-records.js';
import { OidcLogins } from './oidc/oidc-logins.js';
import * as oidcProblems from './oidc/oidc.problems.js';
import { OidcProvider } from './oidc/provider.js';
import { GetAccountHandler, GetRegisteredAccountHandler } from './queries/get-account.js';
import { GetManagedAccountHandler, ListAccountsHandler } from './queries/get-accounts.js';
import { GetIssuedKeyHandler, GetKeyHandler } from './queries/get-key.js';
import { GetMeHandler } from './queries/get-me.js';
import { GetPlayerHandler } from './queries/get-player.js';
import { ListIdentitiesHandler } from './queries/list-identities.js';
import { ListKeysHandler } from './queries/list-keys.js';
import { ListPlayerRolesHandler } from './queries/list-player-roles.js';
import { FindPlayerIdsHandler, ListPlayersHandler } from './queries/list-players.js';
import { PlayersCalledHandler } from './queries/players-called.js';
import { ListSessionsHandler } from './queries/list-sessions.js';
import { IsStillPermittedHandler } from './queries/is-still-permitted.js';
import * as quotaProblems from './quotas/quota.problems.js';
import { PlayerNames } from './accounts/player-names.js';
import { Lines } from './lines/lines.js';
import { MadeKeys } from './access/made-keys.js';
import { MadeLines } from './lines/made-lines.js';
import { EventQuotas } from './quotas/event-quotas.js';
import { Quotas } from './quotas/quotas.js';
import { AccessTokens } from './sessions/access-tokens.js';
import { SessionStore } from './sessions/session-store.js';
import * as sessionProblems from './sessions/session.problems.js';
import { Sessions } from './sessions/sessions.js';
import { SigningKeys } from './sessions/signing-keys.js';

declare module '../../platform/problems/index.js' {
  interface ProblemCodes
    extends
      CodesIn<typeof accessProblems>,
      CodesIn<typeof accountProblems>,
      CodesIn<typeof browserProblems>,
      CodesIn<typeof mergeProblems>,
      CodesIn<typeof oidcProblems>,
      CodesIn<typeof quotaProblems>,
      CodesIn<typeof sessionProblems> {}
}

/**
 * Callers and their rights: players, keys, roles. The guard of this module checks every route, and every module can
 * check rights.
 */
@Global()
@Module({
  imports: [
    CqrsModule,
    Problems.declaredIn(
      accessProblems,
      accountProblems,
      browserProblems,
      mergeProblems,
      oidcProblems,
      quotaProblems,
      sessionProblems,
    ),
  ],
  controllers: [
    BrowserOidcController,
    BrowserSessionsController,
    OidcController,
    OwnAccountController,
    AccountsController,
    SigningKeysController,
    SessionsController,
    PlayersController,
    PlayerMergesController,
    KeysController,
    PasswordResetsController,
  ],
  providers: [
    OidcLogins,
    OidcProvider,

    FinishOidcLoginHandler,

    ListIdentitiesHandler,

    AccessTokens,
    AccountStore,
    IdentityStore,
    LoginThrottle,
    PasswordStore,
    Proofs,
    BrowserLogins,
    BrowserSessionStore,
    BrowserSessions,
    SessionStore,
    Sessions,
    SigningKeys,
    ChangeAccountHandler,
    ChangePasswordHandler,
    GetAccountHandler,
    GetRegisteredAccountHandler,
    LogInBrowserHandler,
    LogInHandler,

    RegisterAccountHandler,
    ApiKeys,
    Callers,
    KeyStore,
    KeyUse,
    Rights,
    RoleGrants,
    IdentityBootstrap,
    CreatePlayerHandler,
    RenamePlayerHandler,
    GetPlayerHandler,
    IssuePasswordResetHandler,
    ListPlayerRolesHandler,
    FindPlayerIdsHandler,
    ListPlayersHandler,
    PlayersCalledHandler,
    ListSessionsHandler,
    SpendPasswordResetHandler,
    IssueKeyHandler,
    GetIssuedKeyHandler,
    GetKeyHandler,
    GetMeHandler,
    GetManagedAccountHandler,
    ListAccountsHandler,
    ListKeysHandler,
    IsStillPermittedHandler,
    RotateSigningKeyHandler,
    RevokeKeyHandler,
    RotateKeyHandler,
    EventQuotas,
    Lines,
    MadeKeys,
    MadeLines,
    PlayerMerges,
    PlayerNames,
    PlayerRecords,
    Quotas,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [
    BrowserLogins,
    EventQuotas,
    IdentityBootstrap,
    Lines,
    MadeLines,
    PlayerNames,
    PlayerRecords,
    Quotas,
    Rights,
    RoleGrants,
  ],
})
export class IdentityModule implements OnModuleInit {
  constructor(
    callers: Callers,
    subject: RateSubject,
    streams: EventStreams,
    files: FileSenders,
    private readonly consumers: Consumers,
    private readonly rebuilds: Rebuilds,
  ) {
    subject.identifyBy((request) => callers.known(request));
    files.admitBy(async (request) => void (await callers.of(request)));
    streams.continueWhile((request) => callers.isStillGood(request));
  }

  onModuleInit(): void {
    this.consumers.register(mergedPlayers);
    this.rebuilds.registerProjection(mergedPlayers);
  }
}
