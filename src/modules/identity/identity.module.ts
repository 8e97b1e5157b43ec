import { Global, Module } from '@nestjs/common';
import { APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import { EventStreams, FileSenders, Problems, RateSubject } from '../../platform/http/index.js';
import { AccessGuard } from './access/access.guard.js';
import { ApiKeys } from './access/api-keys.js';
import { Callers } from './access/callers.js';
import { KeyStore } from './access/key-store.js';
import { KeyUse } from './access/key-use.js';
import { Rights } from './access/rights.service.js';
import { RoleGrants } from './access/role-grants.js';
import { AccountStore } from './accounts/account-store.js';
import { IdentityStore } from './accounts/identity-store.js';
import { LoginThrottle } from './accounts/login-throttle.js';
import { PasswordStore } from './accounts/password-store.js';
import { BeginOidcLoginController } from './commands/begin-oidc-login/begin-oidc-login.controller.js';
import { BeginOidcLoginHandler } from './commands/begin-oidc-login/begin-oidc-login.handler.js';
import { ChangeAccountController } from './commands/change-account/change-account.controller.js';
import { ChangeAccountHandler } from './commands/change-account/change-account.handler.js';
import { ChangePasswordController } from './commands/change-password/change-password.controller.js';
import { ChangePasswordHandler } from './commands/change-password/change-password.handler.js';
import { CreatePlayerController } from './commands/create-player/create-player.controller.js';
import { CreatePlayerHandler } from './commands/create-player/create-player.handler.js';
import { IssueKeyController } from './commands/issue-key/issue-key.controller.js';
import { IssueKeyHandler } from './commands/issue-key/issue-key.handler.js';
import { FinishOidcLoginController } from './commands/finish-oidc-login/finish-oidc-login.controller.js';
import { FinishOidcLoginHandler } from './commands/finish-oidc-login/finish-oidc-login.handler.js';
import { IssuePasswordResetController } from './commands/issue-password-reset/issue-password-reset.controller.js';
import { IssuePasswordResetHandler } from './commands/issue-password-reset/issue-password-reset.handler.js';
import { LinkIdentityController } from './commands/link-identity/link-identity.controller.js';
import { LinkIdentityHandler } from './commands/link-identity/link-identity.handler.js';
import { LogInController } from './commands/log-in/log-in.controller.js';
import { LogInHandler } from './commands/log-in/log-in.handler.js';
import { LogOutController } from './commands/log-out/log-out.controller.js';
import { LogOutHandler } from './commands/log-out/log-out.handler.js';
import { RefreshSessionController } from './commands/refresh-session/refresh-session.controller.js';
import { RefreshSessionHandler } from './commands/refresh-session/refresh-session.handler.js';
import { RegisterAccountController } from './commands/register-account/register-account.controller.js';
import { RegisterAccountHandler } from './commands/register-account/register-account.handler.js';
import { RevokeKeyController } from './commands/revoke-key/revoke-key.controller.js';
import { RevokeKeyHandler } from './commands/revoke-key/revoke-key.handler.js';
import { RotateKeyController } from './commands/rotate-key/rotate-key.controller.js';
import { RotateKeyHandler } from './commands/rotate-key/rotate-key.handler.js';
import { RotateSigningKeyController } from './commands/rotate-signing-key/rotate-signing-key.controller.js';
import { RotateSigningKeyHandler } from './commands/rotate-signing-key/rotate-signing-key.handler.js';
import { SpendPasswordResetController } from './commands/spend-password-reset/spend-password-reset.controller.js';
import { SpendPasswordResetHandler } from './commands/spend-password-reset/spend-password-reset.handler.js';
import { UnlinkIdentityController } from './commands/unlink-identity/unlink-identity.controller.js';
import { UnlinkIdentityHandler } from './commands/unlink-identity/unlink-identity.handler.js';
import { IdentityBootstrap } from './identity-bootstrap.js';
import { identityProblems } from './identity.problems.js';
import { OidcLogins } from './oidc/oidc-logins.js';
import { OidcProvider } from './oidc/provider.js';
import { GetAccountController } from './queries/get-account/get-account.controller.js';
import { GetAccountHandler } from './queries/get-account/get-account.handler.js';
import { GetAccountsController } from './queries/get-accounts/get-accounts.controller.js';
import { GetManagedAccountHandler, ListAccountsHandler } from './queries/get-accounts/get-accounts.handlers.js';
import { GetKeyController } from './queries/get-key/get-key.controller.js';
import { GetKeyHandler } from './queries/get-key/get-key.handler.js';
import { GetMeController } from './queries/get-me/get-me.controller.js';
import { GetMeHandler } from './queries/get-me/get-me.handler.js';
import { GetPlayerController } from './queries/get-player/get-player.controller.js';
import { GetPlayerHandler } from './queries/get-player/get-player.handler.js';
import { GetSigningKeysController } from './queries/get-signing-keys/get-signing-keys.controller.js';
import { ListIdentitiesController } from './queries/list-identities/list-identities.controller.js';
import { ListIdentitiesHandler } from './queries/list-identities/list-identities.handler.js';
import { ListKeysController } from './queries/list-keys/list-keys.controller.js';
import { ListKeysHandler } from './queries/list-keys/list-keys.handler.js';
import { ListPlayerRolesController } from './queries/list-player-roles/list-player-roles.controller.js';
import { ListPlayerRolesHandler } from './queries/list-player-roles/list-player-roles.handler.js';
import { ListPlayersController } from './queries/list-players/list-players.controller.js';
import { ListPlayersHandler } from './queries/list-players/list-players.handler.js';
import { MayStillHandler } from './queries/may-still/may-still.handler.js';
import { AccessTokens } from './sessions/access-tokens.js';
import { SessionStore } from './sessions/session-store.js';
import { Sessions } from './sessions/sessions.js';
import { SigningKeys } from './sessions/signing-keys.js';
import { QuotaInterceptor } from './quotas/quota.interceptor.js';
import { Quotas } from './quotas/quotas.js';

/** Who may do what: players, keys, roles. Its guard stands before every route, and every module may ask it. */
@Global()
@Module({
  imports: [CqrsModule, Problems.of(identityProblems)],
  controllers: [
    BeginOidcLoginController,
    FinishOidcLoginController,
    LinkIdentityController,
    ListIdentitiesController,
    UnlinkIdentityController,
    ChangeAccountController,
    ChangePasswordController,
    GetAccountController,
    GetAccountsController,
    GetSigningKeysController,
    LogInController,
    LogOutController,
    RefreshSessionController,
    RegisterAccountController,
    CreatePlayerController,
    GetKeyController,
    GetMeController,
    ListKeysController,
    RotateSigningKeyController,
    GetPlayerController,
    IssuePasswordResetController,
    ListPlayerRolesController,
    ListPlayersController,
    SpendPasswordResetController,
    IssueKeyController,
    RevokeKeyController,
    RotateKeyController,
  ],
  providers: [
    OidcLogins,
    OidcProvider,
    BeginOidcLoginHandler,
    FinishOidcLoginHandler,
    LinkIdentityHandler,
    ListIdentitiesHandler,
    UnlinkIdentityHandler,
    AccessTokens,
    AccountStore,
    IdentityStore,
    LoginThrottle,
    PasswordStore,
    SessionStore,
    Sessions,
    SigningKeys,
    ChangeAccountHandler,
    ChangePasswordHandler,
    GetAccountHandler,
    LogInHandler,
    LogOutHandler,
    RefreshSessionHandler,
    RegisterAccountHandler,
    ApiKeys,
    Callers,
    KeyStore,
    KeyUse,
    Rights,
    RoleGrants,
    IdentityBootstrap,
    CreatePlayerHandler,
    GetPlayerHandler,
    IssuePasswordResetHandler,
    ListPlayerRolesHandler,
    ListPlayersHandler,
    SpendPasswordResetHandler,
    IssueKeyHandler,
    GetKeyHandler,
    GetMeHandler,
    GetManagedAccountHandler,
    ListAccountsHandler,
    ListKeysHandler,
    MayStillHandler,
    RotateSigningKeyHandler,
    RevokeKeyHandler,
    RotateKeyHandler,
    Quotas,
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_INTERCEPTOR, useClass: QuotaInterceptor },
  ],
  exports: [IdentityBootstrap, Quotas, Rights, RoleGrants],
})
export class IdentityModule {
  constructor(callers: Callers, subject: RateSubject, streams: EventStreams, files: FileSenders) {
    subject.identifyBy((request) => callers.known(request.headers.authorization));
    files.admitBy(async (request) => void (await callers.identify(request.headers.authorization)));
    streams.continueWhile((request) => callers.isStillGood(request.headers.authorization));
  }
}
