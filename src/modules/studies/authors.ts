import { Injectable } from '@nestjs/common';
import { type Called, calledInFull, PlayerNames } from '../identity/index.js';
import type { Study } from './domain/study.js';

/** Who wrote a study: a player, or staff by the role. */
export interface Author {
  readonly role: string;
  readonly playerId: string | null;
  /** Null for staff. */
  readonly name: string | null;
}

/** What authors are called: one query, however many studies there are. */
@Injectable()
export class Authors {
  constructor(private readonly players: PlayerNames) {}

  async named<Of extends Pick<Study, 'playerId' | 'role'>>(
    studies: readonly Of[],
  ): Promise<readonly (Omit<Of, 'playerId' | 'role'> & { readonly author: Author })[]> {
    const names = await this.players.of(studies.flatMap(({ playerId }) => playerId ?? []));
    return studies.map(({ playerId, role, ...study }) => ({ ...study, author: authorIn(names, playerId, role) }));
  }

  async of({ playerId, role }: Pick<Study, 'playerId' | 'role'>): Promise<Author> {
    return authorIn(await this.players.of(playerId === null ? [] : [playerId]), playerId, role);
  }
}

function authorIn(names: ReadonlyMap<string, Called>, playerId: string | null, role: string): Author {
  const called = playerId === null ? undefined : names.get(playerId);
  return { role, playerId, name: called === undefined ? null : calledInFull(called) };
}
