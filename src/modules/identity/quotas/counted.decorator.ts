import { SetMetadata } from '@nestjs/common';
import type { Counted } from './quotas.js';

export const COUNTED = 'kifu:counted';

/** What is posted here counts as this, where it is not by the permission that the route names; it answers `quota.exhausted`. */
export const CountedAs = (what: Counted): MethodDecorator => SetMetadata<string, Counted>(COUNTED, what);
