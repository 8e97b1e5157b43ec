import { Query } from '@nestjs/cqrs';
import { type HeldRole, type LocalPlace } from '../../../identity/index.js';

/** Roles given in the place itself, the oldest first; throws `LeagueNotFound` or `OrganisationNotFound`. */
export class ListRoles extends Query<readonly HeldRole[]> {
  constructor(readonly place: LocalPlace) {
    super();
  }
}
