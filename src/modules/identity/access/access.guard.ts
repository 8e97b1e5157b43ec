import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { PUBLIC_ROUTE } from '../../../platform/http/index.js';
import { placeIn } from './place-in-request.js';
import { ANY_CALLER, type Need, NEED, rememberCaller } from './route.decorators.js';
import { clearCookie, cookieOf } from '../browsers/cookie.js';
import { Callers } from './callers.js';
import { Rights } from './rights.service.js';

/**
 * Every route is `@Public()` or names with `@Needs()` the permission that it requires; a route without a permission
 * refuses every caller.
 */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly callers: Callers,
    private readonly rights: Rights,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const route = [context.getHandler(), context.getClass()];
    if (this.reflector.getAllAndOverride<boolean | undefined>(PUBLIC_ROUTE, route) === true) return true;
    const need = this.reflector.get<Need | typeof ANY_CALLER | undefined>(NEED, context.getHandler());
    if (need === undefined)
      throw new Error(`${context.getClass().name} has a route without @Needs, @ForAnyCaller or @Public`);
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const caller = await this.callers
      .of(request, need !== ANY_CALLER && need.reads === true)
      .catch((error: unknown) => {
        // Once, and then what is public is read again.
        if (cookieOf(request) !== undefined && this.callers.isEnd(error)) clearCookie(http.getResponse<FastifyReply>());
        throw error;
      });
    if (need !== ANY_CALLER) await this.rights.require(caller, need.permission, placeIn(request.params, need.place));
    rememberCaller(request, caller);
    return true;
  }
}
