import { Query } from '@nestjs/cqrs';
import { type Slice } from '../../../../platform/http/index.js';
import { type LocalRole } from '../../access/roles.js';

export interface NamedPlace {
  readonly id: string;
  readonly name: string;
}

/** A role, in one league or in all of an organisation: one of the two is null. */
export interface RoleOfPlayer {
  readonly role: LocalRole;
  readonly league: NamedPlace | null;
  readonly organisation: NamedPlace | null;
  readonly givenAt: string;
}

/** Which roles a player holds where, the oldest gift first; throws `PlayerNotFound`. */
export class ListPlayerRoles extends Query<Slice<RoleOfPlayer>> {
  constructor(
    readonly playerId: string,
    readonly cursor: string | undefined,
    readonly limit: number,
  ) {
    super();
  }
}
