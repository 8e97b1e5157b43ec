import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import { OPEN_READING_EXTENSION, OpenToPages, POSTED } from '../../../platform/http/index.js';
import { counts } from '../quotas/quota.interceptor.js';
import { isCounted } from '../quotas/quotas.js';
import { type Permission, PUBLIC_PERMISSIONS } from './rights.js';
import { type Need, NEED, type PlaceInRoute } from './route.decorators.js';

/**
 * What a route takes: `@Needs('games.act', { game: 'id' })`. Without a place only roles count that are held everywhere,
 * so forgetting it shuts people out rather than in. What is posted by a permission that has a quota is counted.
 */
export const Needs = (permission: Permission, place?: PlaceInRoute): MethodDecorator =>
  applyDecorators(
    SetMetadata<string, Need>(NEED, { permission, ...(place !== undefined && { place }) }),
    ApiExtension('x-permission', permission),
    ...(isCounted(permission) ? [counts] : []),
    ...(PUBLIC_PERMISSIONS.includes(permission) ? [ApiExtension(OPEN_READING_EXTENSION, true), OpenToPages()] : []),
  );

/** Like `Needs`, for what is posted only because it is too long for an address. */
export const Reads = (permission: (typeof PUBLIC_PERMISSIONS)[number]): MethodDecorator =>
  applyDecorators(
    SetMetadata<string, Need>(NEED, { permission, reads: true }),
    ApiExtension('x-permission', permission),
    ApiExtension(OPEN_READING_EXTENSION, POSTED),
  );
