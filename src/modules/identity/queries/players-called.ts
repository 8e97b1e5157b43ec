import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { PgPools } from '../../../platform/database/index.js';
import { PERSON_OF } from '../merges/person.sql.js';
import type { Player } from './get-player.js';
import { beginsWordsOf, plain, words } from './list-players.js';

/**
 * Players of this whole name, without regard to case and accents; the oldest first, at most ten. A merged record counts
 * as the player into which it was merged.
 */
export class PlayersCalled extends Query<readonly Pick<Player, 'id' | 'name'>[]> {
  constructor(readonly name: string) {
    super();
  }
}

/** The index of words finds them; the whole name decides. */
const CALLED = `
with found as materialized (select id, name from players where ${words('name')} @@ ${beginsWordsOf('$1::text')})
select p.id::text, p.name
from found f join players p on p.id = ${PERSON_OF('f.id')}
where ${plain('f.name')} = ${plain('$1::text')}
group by p.id order by p.id limit 10`;

@QueryHandler(PlayersCalled)
export class PlayersCalledHandler implements IQueryHandler<PlayersCalled> {
  constructor(private readonly pools: PgPools) {}

  async execute({ name }: PlayersCalled): Promise<readonly Pick<Player, 'id' | 'name'>[]> {
    const { rows } = await this.pools.app.query<Pick<Player, 'id' | 'name'>>(CALLED, [name]);
    return rows;
  }
}
