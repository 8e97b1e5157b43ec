import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { squadOf, type Tournament } from '../../competition/index.js';
import { PrismaService } from '../../platform/database/index.js';
import { PlayerNames, PlayersCalled } from '../identity/index.js';

export interface Named {
  readonly playerId: string;
  readonly name: string;
}

/** What players are called. A tournament records ids: a player who is renamed or merged has the new name everywhere. */
@Injectable()
export class People {
  constructor(
    private readonly prisma: PrismaService,
    private readonly queries: QueryBus,
    private readonly players: PlayerNames,
  ) {}

  /** By id. */
  async names(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return new Map([...(await this.known(ids))].map(([id, { name }]) => [id, name]));
  }

  /** By id: everybody in the tournament. A team has the name that it was registered with. */
  async namesIn({ players }: Tournament): Promise<ReadonlyMap<string, string>> {
    const all = [...players.values()];
    const teams = all.flatMap(({ id, lineup }): [string, string][] =>
      lineup === undefined ? [] : [[id, lineup.name]],
    );
    const alone = all.filter(({ lineup }) => lineup === undefined).map(({ id }) => id);
    const members = all.flatMap(({ lineup }) => (lineup === undefined ? [] : squadOf(lineup)));
    return new Map([...(await this.names([...alone, ...members])), ...teams]);
  }

  /** By id: the player that the record counts for, which may be merged into another one. */
  async known(ids: readonly string[]): Promise<ReadonlyMap<string, Named>> {
    const found = await this.players.of(ids);
    return new Map([...found].map(([id, { name, mergedInto = id }]) => [id, { playerId: mergedInto, name }]));
  }

  async leagueName(id: string | null): Promise<string | null> {
    if (id === null) return null;
    const league = await this.prisma.league.findUnique({ where: { id }, select: { name: true } });
    return league?.name ?? null;
  }

  /** Players of this name, by case and accents too; first those who are written in just this way. */
  async called(name: string): Promise<{ readonly same: readonly Named[]; readonly similar: readonly Named[] }> {
    const found = await this.queries.execute(new PlayersCalled(name));
    const named = found.map((player) => ({ playerId: player.id, name: player.name }));
    const isSame = (each: Named): boolean => fold(each.name) === fold(name);
    return { same: named.filter(isSame), similar: named.filter((each) => !isSame(each)) };
  }
}

const fold = (name: string): string => name.normalize('NFKC').toLowerCase();
