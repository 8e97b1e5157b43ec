import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../platform/database/index.js';
import { calledInFull, PlayerNames } from '../identity/index.js';
import type { CaseView } from './domain/case-view.js';

const NAME = { id: true, name: true } as const;

/** What players and leagues in cases are called: one question for each kind of name, however many cases there are. */
@Injectable()
export class CaseNames {
  constructor(
    private readonly prisma: PrismaService,
    private readonly players: PlayerNames,
  ) {}

  /** By id, with the tag of those whose name others have, too. */
  async ofPlayers(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const found = await this.players.of(ids);
    return new Map([...found].map(([id, called]) => [id, calledInFull(called)]));
  }

  /** By id. */
  async ofLeagues(ids: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> {
    const known = new Set(ids.flatMap((id) => id ?? []));
    if (known.size === 0) return new Map();
    const found = await this.prisma.league.findMany({ where: { id: { in: [...known] } }, select: NAME });
    return new Map(found.map(({ id, name }) => [id, name]));
  }
}

/** The players, and everybody who acted in the part of the case that the reader sees. */
export function playersIn({ opened, statements, rulings, appeals, discussion, closing }: CaseView): readonly string[] {
  const done = [opened, ...statements, ...rulings, ...appeals, ...discussion, ...(closing === null ? [] : [closing])];
  return [...opened.seats.map(({ playerId }) => playerId), ...done.flatMap(({ by }) => by.playerId ?? [])];
}
