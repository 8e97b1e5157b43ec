import { Query } from '@nestjs/cqrs';
import { type Slice } from '../../../../platform/http/index.js';
import { type CallerIdentity, type Role } from '../../access/roles.js';
import { type KeyDetails } from '../get-key/get-key.query.js';

export interface KeyFilter {
  readonly player?: string | undefined;
  readonly role?: Role | undefined;
  /** Whether it could be used now, as far as the key itself goes. */
  readonly active?: boolean | undefined;
  readonly issuedBy?: string | undefined;
}

/** Keys without their secrets, the newest first: the caller's own, or everybody's for admins. */
export class ListKeys extends Query<Slice<KeyDetails>> {
  constructor(
    readonly filter: KeyFilter,
    readonly caller: CallerIdentity,
    readonly cursor: string | undefined,
    readonly limit: number,
  ) {
    super();
  }
}
