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

/**
 * What a route takes: `@Needs('games.act', { game: 'id' })`. Without a place only roles count that are held everywhere, so
 * forgetting it shuts people out rather than in.
 */
export const Needs = (permission: Permission, place?: PlaceInRoute): MethodDecorator =>
  applyDecorators(
    SetMetadata<string, Need>(NEED, { permission, ...(place !== undefined && { place }) }),
    ApiExtension('x-permission', permission),
  );
