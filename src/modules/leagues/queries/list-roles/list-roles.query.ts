import { Query } from '@nestjs/cqrs';
import { type Slice } from '../../../../platform/http/index.js';
import { type HeldRole, type LocalPlace } from '../../../identity/index.js';

/** Roles given in the place itself, the oldest first; throws `LeagueNotFound` or `OrganisationNotFound`. */
export class ListRoles extends Query<Slice<HeldRole>> {
  constructor(
    readonly place: LocalPlace,
    readonly cursor: string | undefined,
    readonly limit: number,
  ) {
    super();
  }
}
