/** Recorded matches for read models that need no engine: what happened in the games does not matter to them. */
import { type NewEvent } from '../../src/platform/event-store/index.js';
import { newId } from '../../src/platform/ids/index.js';

export interface RecordedGame {
  readonly winner: 'p1' | 'p2' | null;
}

export interface RecordedMatch {
  readonly matchId: string;
  readonly gameIds: readonly string[];
  /** The events of each stream, ready to be appended in this order. */
  readonly streams: readonly (readonly [stream: string, events: readonly NewEvent[]])[];
}

export interface MatchOptions {
  readonly players: readonly [p1: string, p2: string];
  readonly leagueId?: string;
  readonly games: readonly RecordedGame[];
  /** The delay of spectators. */
  readonly spectators?: { readonly delay: { readonly seconds: number } | { readonly turns: number } };
  /** False for a match whose last game is still being played. */
  readonly ended?: boolean;
}

const HASH = '0'.repeat(64);
const DECK = { deckName: 'A deck', cards: [{ card: 'x-1', count: 60 }] };

export function recordedMatch({ players, leagueId, games, ended = true, spectators }: MatchOptions): RecordedMatch {
  const matchId = newId();
  const seats = players.map((playerId, index) => ({ seat: `p${index + 1}`, playerId, deckId: newId() }));
  const gameIds = games.map(() => newId());
  const terms = { ...(spectators !== undefined && { spectators }) };
  const created = { matchId, game: 'toy', format: 'core', bestOf: 3, seats, leagueId: leagueId ?? null, ...terms };
  const finished = games.filter((_, index) => ended || index < games.length - 1);
  const matchEvents: NewEvent[] = [
    { type: 'MatchCreated', payload: created },
    ...finished.map(({ winner }, index) => ({
      type: 'MatchGameEnded',
      payload: { gameId: gameIds[index] ?? '', number: index + 1, winners: winners(winner), draw: winner === null },
    })),
    ...(ended ? [{ type: 'MatchEnded', payload: { ...matchResult(games), games: gameIds } }] : []),
  ];
  return {
    matchId,
    gameIds,
    streams: [
      [matchId, matchEvents],
      ...games.map((game, index): readonly [string, readonly NewEvent[]] => {
        const gameId = gameIds[index] ?? '';
        const started = {
          ...gameStart(gameId, matchId, index + 1),
          seats: seats.map((seat) => ({ ...seat, ...DECK })),
        };
        const opening: NewEvent = { type: 'GameStarted', payload: started };
        return [gameId, finished[index] === undefined ? [opening] : [opening, gameEnd(game)]];
      }),
    ],
  };
}

const gameStart = (gameId: string, matchId: string, number: number) => ({
  gameId,
  matchId,
  number,
  game: 'toy',
  ruleset: 'toy@2026-01-01',
  engine: 'toy-1',
  cardSet: HASH,
  format: 'core',
  randomness: { kind: 'seeded', serverSecret: HASH, seatSecrets: { p1: HASH, p2: HASH }, commitments: {} },
  stateHash: HASH,
});

const gameEnd = ({ winner }: RecordedGame): NewEvent => ({
  type: 'GameEnded',
  payload: {
    outcome: {
      winners: winners(winner),
      losers: winner === null ? [] : [winner === 'p1' ? 'p2' : 'p1'],
      draw: winner === null,
      reason: 'points',
      cites: [],
    },
    actions: 40,
    turns: 12,
    stateHash: HASH,
  },
});

function matchResult(games: readonly RecordedGame[]) {
  const won = (seat: string) => games.filter(({ winner }) => winner === seat).length;
  const drawn = games.filter(({ winner }) => winner === null).length;
  const [p1, p2] = [won('p1'), won('p2')];
  return {
    winners: p1 === p2 ? [] : [p1 > p2 ? 'p1' : 'p2'],
    draw: p1 === p2,
    result: { p1: { won: p1, lost: p2, drawn }, p2: { won: p2, lost: p1, drawn } },
  };
}

const winners = (winner: 'p1' | 'p2' | null): readonly string[] => (winner === null ? [] : [winner]);
