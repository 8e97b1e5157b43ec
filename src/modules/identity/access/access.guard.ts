import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type FastifyRequest } from 'fastify';
import { PUBLIC_ROUTE } from '../../../platform/http/index.js';
import { RoleForbidden } from '../identity.errors.js';
import { ApiKeys } from './api-keys.js';
import { rememberCaller } from './caller.decorator.js';
import { ALLOWED_ROLES } from './roles.decorator.js';
import { type Role } from './roles.js';

/** Every route needs a key unless it is `@Public()`; `@Roles()` narrows whose. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly keys: ApiKeys,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const route = [context.getHandler(), context.getClass()];
    if (this.reflector.getAllAndOverride<boolean | undefined>(PUBLIC_ROUTE, route) === true) return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const caller = await this.keys.authenticate(request.headers.authorization);
    const allowed = this.reflector.getAllAndOverride<readonly Role[] | undefined>(ALLOWED_ROLES, route);
    if (allowed !== undefined && !allowed.includes(caller.role)) throw new RoleForbidden(caller.role, allowed);
    rememberCaller(request, caller);
    return true;
  }
}
