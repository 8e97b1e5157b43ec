import { type CustomDecorator, SetMetadata } from '@nestjs/common';
import { type Role } from './roles.js';

export const ALLOWED_ROLES = 'kifu:allowed-roles';

/** Whose keys open a route; without it, any key does. */
export const Roles = (...roles: readonly Role[]): CustomDecorator => SetMetadata(ALLOWED_ROLES, roles);
