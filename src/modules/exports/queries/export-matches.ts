import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { encodeCursor } from '../../../platform/http/index.js';
import type { CallerIdentity } from '../../identity/index.js';
import { type ListedMatch, ListMatches, type MatchFilter } from '../../matches/index.js';
import type { Cell, Export } from '../export.js';

/** Matches, the newest first: all that the listing would show on its pages. */
export class ExportMatches extends Query<Export<ListedMatch>> {
  constructor(
    readonly filter: MatchFilter,
    readonly reader: CallerIdentity,
  ) {
    super();
  }
}

const PAGE = 200;

/** One line for each seat: a match has as many as it has players. */
const COLUMNS = [
  'matchId',
  'game',
  'format',
  'bestOf',
  'leagueId',
  'leagueName',
  'status',
  'createdAt',
  'endedAt',
  'ruledAt',
  'seat',
  'playerId',
  'playerName',
  'deckId',
  'deckName',
  'result',
  'gamesWon',
  'gamesLost',
  'gamesDrawn',
];

@QueryHandler(ExportMatches)
export class ExportMatchesHandler implements IQueryHandler<ExportMatches> {
  constructor(private readonly queries: QueryBus) {}

  execute({ filter, reader }: ExportMatches): Promise<Export<ListedMatch>> {
    return Promise.resolve({ name: 'matches', columns: COLUMNS, items: this.matches(filter, reader), lines: linesOf });
  }

  /** Page by page, by the last match of each: what is recorded meanwhile moves nothing. */
  private async *matches(filter: MatchFilter, reader: CallerIdentity): AsyncIterable<ListedMatch> {
    let cursor: string | undefined;
    do {
      const { items, after } = await this.queries.execute(new ListMatches(filter, reader, cursor, PAGE));
      yield* items;
      cursor = after === null ? undefined : encodeCursor(after);
    } while (cursor !== undefined);
  }
}

function linesOf(match: ListedMatch): readonly (readonly Cell[])[] {
  const { id, game, format, bestOf, leagueId, leagueName, status, createdAt, endedAt, ruledAt } = match;
  const same = [id, game, format, bestOf, leagueId, leagueName, status, createdAt, endedAt, ruledAt];
  return match.seats.map(({ seat, playerId, name, deckId = null, deckName = null }) => {
    const { won, lost, drawn } = match.result?.[seat] ?? { won: null, lost: null, drawn: null };
    return [...same, seat, playerId, name, deckId, deckName, resultOf(match, seat), won, lost, drawn];
  });
}

function resultOf({ status, draw, winners }: ListedMatch, seat: string): string | null {
  if (status === 'running') return null;
  if (draw) return 'drawn';
  return winners.includes(seat) ? 'won' : 'lost';
}
