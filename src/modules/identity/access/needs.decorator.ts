import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import { type Anywhere } from './place.js';
import { type Permission } from './rights.js';

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
}

export const NEED = 'kifu:need';

/** A key or session that is good, whatever it may. */
export const ANY_CALLER = 'caller';

/** For what everybody may know of themselves: no scope narrows it. */
export const ForAnyCaller = (): MethodDecorator => SetMetadata<string, typeof ANY_CALLER>(NEED, ANY_CALLER);

/**
 * What a route takes: `@Needs('games.act', { game: 'id' })`. Without a place only roles count that are held everywhere, so
 * forgetting it shuts people out rather than in.
 */
export const Needs = (permission: Permission, place?: PlaceInRoute): MethodDecorator =>
  applyDecorators(
    SetMetadata<string, Need>(NEED, { permission, ...(place !== undefined && { place }) }),
    ApiExtension('x-permission', permission),
  );
