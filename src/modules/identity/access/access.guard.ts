import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { PUBLIC_ROUTE } from '../../../platform/http/index.js';
import { ANY_CALLER, type Need, NEED, type Place, type PlaceInRoute, rememberCaller } from './route.decorators.js';
import { clearCookie, cookieOf } from '../browsers/cookie.js';
import { Callers } from './callers.js';
import { Rights } from './rights.service.js';

/**
 * Every route is `@Public()` or names with `@Needs()` the permission that it requires; one that names none answers
 * nobody.
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
    if (need !== ANY_CALLER) await this.rights.require(caller, need.permission, placeOf(request, need.place));
    rememberCaller(request, caller);
    return true;
  }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Guards come before the check of parameters: what is no id is no place. */
function placeOf({ params }: FastifyRequest, place: PlaceInRoute | undefined): Place | undefined {
  if (place === undefined || place === 'anywhere') return place;
  const [[kind = '', parameter = ''] = []] = Object.entries(place);
  const id: unknown = typeof params === 'object' && params !== null ? Reflect.get(params, parameter) : undefined;
  if (typeof id !== 'string' || !UUID.test(id)) return undefined;
  switch (kind) {
    case 'league':
      return { leagueId: id };
    case 'organisation':
      return { organisationId: id };
    case 'match':
      return { matchId: id };
    default:
      return { gameId: id };
  }
}
