import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import { Problems, RateSubject } from '../../platform/http/index.js';
import { AccessGuard } from './access/access.guard.js';
import { ApiKeys } from './access/api-keys.js';
import { KeyStore } from './access/key-store.js';
import { Rights } from './access/rights.service.js';
import { RoleGrants } from './access/role-grants.js';
import { CreatePlayerController } from './commands/create-player/create-player.controller.js';
import { CreatePlayerHandler } from './commands/create-player/create-player.handler.js';
import { IssueKeyController } from './commands/issue-key/issue-key.controller.js';
import { IssueKeyHandler } from './commands/issue-key/issue-key.handler.js';
import { RevokeKeyController } from './commands/revoke-key/revoke-key.controller.js';
import { RevokeKeyHandler } from './commands/revoke-key/revoke-key.handler.js';
import { IdentityBootstrap } from './identity-bootstrap.js';
import { identityProblems } from './identity.problems.js';
import { GetPlayerController } from './queries/get-player/get-player.controller.js';
import { GetPlayerHandler } from './queries/get-player/get-player.handler.js';

/** Who may do what: players, keys, roles. Its guard stands before every route, and every module may ask it. */
@Global()
@Module({
  imports: [CqrsModule, Problems.of(identityProblems)],
  controllers: [CreatePlayerController, GetPlayerController, IssueKeyController, RevokeKeyController],
  providers: [
    ApiKeys,
    KeyStore,
    Rights,
    RoleGrants,
    IdentityBootstrap,
    CreatePlayerHandler,
    GetPlayerHandler,
    IssueKeyHandler,
    RevokeKeyHandler,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [IdentityBootstrap, Rights],
})
export class IdentityModule {
  constructor(keys: ApiKeys, subject: RateSubject) {
    subject.identifyBy((request) => keys.knownKeyId(request.headers.authorization));
  }
}
