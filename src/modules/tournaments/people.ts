import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { PrismaService } from '../../platform/database/index.js';
import { PlayerNames, PlayerRecords, PlayersCalled } from '../identity/index.js';

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
    private readonly records: PlayerRecords,
  ) {}

  /** By id. */
  async names(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return new Map([...(await this.players.of(ids))].map(([id, { name }]) => [id, name]));
  }

  /** The record that each of these players counts for, by id: a record may be merged into another one. */
  people(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return this.records.people(ids);
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
