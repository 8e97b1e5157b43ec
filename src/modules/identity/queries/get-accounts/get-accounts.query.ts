import { Query } from '@nestjs/cqrs';
import { type Slice } from '../../../../platform/http/index.js';
import { type AccountDetails } from '../get-account/get-account.query.js';

/** What admins know of an account beyond what its holder does. */
export interface ManagedAccount extends AccountDetails {
  /** Null while it is enabled. */
  readonly disabledAt: string | null;
  /** The key or session that disabled it. */
  readonly disabledBy: string | null;
}

export interface AccountFilter {
  readonly login?: string | undefined;
  readonly enabled?: boolean | undefined;
  readonly issuedBy?: string | undefined;
}

/** Throws `AccountNotFound`. */
export class GetManagedAccount extends Query<ManagedAccount> {
  constructor(readonly accountId: string) {
    super();
  }
}

/** Accounts, the newest first. */
export class ListAccounts extends Query<Slice<ManagedAccount>> {
  constructor(
    readonly filter: AccountFilter,
    readonly cursor: string | undefined,
    readonly limit: number,
  ) {
    super();
  }
}
