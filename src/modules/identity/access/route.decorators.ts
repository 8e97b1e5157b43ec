import { createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import { Query } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import type { Permission } from './rights.js';
import type { CallerIdentity } from './caller-identity.js';

/** Where something is to be done: the roles that count are those held there. */
export type Place = LocalPlace | Anywhere | TablePlace;

export type TablePlace = { readonly matchId: string } | { readonly gameId: string };

/** Some league or organisation, whichever: for what is no league's own, or of a league that only the use case knows. */
type Anywhere = 'anywhere';

/** Where people hold roles. */
export type LocalPlace = { readonly leagueId: string } | { readonly organisationId: string };

/** What a match has to do with roles. It never changes. */
export interface Table {
  readonly leagueId: string | null;
  /** Who sits there. */
  readonly players: readonly string[];
  /** Its cards are on a table, and somebody writes down what happens there. */
  readonly isPaper: boolean;
}

/**
 * Asked of the matches, which know of identity: so identity need not know of matches, and neither imports the other in
 * a circle. Null where there is no such match.
 */
export class GetTable extends Query<Table | null> {
  constructor(readonly at: TablePlace) {
    super();
  }
}

const callers = new WeakMap<FastifyRequest, CallerIdentity>();

/** The guard's note for the controllers of the same request. */
export function rememberCaller(request: FastifyRequest, caller: CallerIdentity): void {
  callers.set(request, caller);
}

/** Who makes the request, which is not to a public route. */
export function callerOf(request: FastifyRequest): CallerIdentity {
  const caller = callers.get(request);
  if (caller === undefined) throw new Error('a public route has no caller');
  return caller;
}

/** Who makes the request: `execute(@Caller() caller: CallerIdentity)`. */
export const Caller = createParamDecorator((_: unknown, context: ExecutionContext): CallerIdentity =>
  callerOf(context.switchToHttp().getRequest<FastifyRequest>()),
);

/** Which parameter of the route names the place in which roles count; or one held anywhere will do. */
export type PlaceInRoute =
  | Anywhere
  | { readonly league: string }
  | { readonly organisation: string }
  | { readonly match: string }
  | { readonly game: string };

export interface Need {
  readonly permission: Permission;
  readonly place?: PlaceInRoute;
  /** The route changes nothing, although it is posted to. */
  readonly reads?: true;
}

export const NEED = 'kifu:need';

/** A key or session that is good, whatever it may. */
export const ANY_CALLER = 'caller';

/** For what everybody may know of themselves: no scope narrows it. */
export const ForAnyCaller = (): MethodDecorator => SetMetadata<string, typeof ANY_CALLER>(NEED, ANY_CALLER);
