import { commitment, type GameState, masterSeed, type Rules } from '../../../engine/index.js';
import { EntropyFinal, EntropyNotAwaited } from '../entropy.problems.js';
import { derivedId } from './cause.js';
import type { GameStarted, MatchCreated, MatchEvent } from './events.js';
import type { Match } from './match.js';

/**
 * Chance to which every seat adds a share of its own (`randomness: shared`): the server commits itself to all that it
 * puts in before it knows any of them, and the first game begins when every seat has said what its share is. What the
 * server has committed itself to: its secret of each game that there may be, the ids of these games, which go into the
 * seeds as well, and the share of each seat that gives none.
 */
export const isShared = ({ created }: Pick<Match, 'created'>): boolean => created.randomness === 'shared';

/** Public from the beginning; with a copy of it anybody can check the games when their secrets are out. */
export interface Pledge {
  readonly games: readonly { readonly number: number; readonly gameId: string; readonly commitment: string }[];
  /** Shares, by seat, for seats that give none of their own; derived from the match. */
  readonly seats: Readonly<Record<string, string>>;
  /** The seats that have said what their share is. */
  readonly given: readonly string[];
}

/** Null where the chance of the match is not shared. */
export function pledgeOf({ created, given }: Pick<Match, 'created' | 'given'>): Pledge | null {
  const { matchId, serverSecrets = [], seatSecrets = {} } = created;
  if (!isShared({ created })) return null;
  const games = serverSecrets.map((secret, place) => {
    const gameId = sharedGameId(matchId, place + 1);
    return { number: place + 1, gameId, commitment: commitment(gameId, 'server', secret) };
  });
  const seats = Object.entries(seatSecrets).map(([seat, share]) => [seat, commitment(matchId, seat, share)] as const);
  return { games, seats: Object.fromEntries(seats), given: Object.keys(given) };
}

/** The commitments that a game of the match must have; null where its chance is not shared. */
export function pledgedCommitments(match: Match, number: number): Readonly<Record<string, string>> | null {
  const game = pledgeOf(match)?.games.find((each) => each.number === number);
  if (game === undefined) return null;
  const seats = Object.entries(sharesOf(match)).map(
    ([seat, share]) => [seat, commitment(game.gameId, seat, share)] as const,
  );
  return { server: game.commitment, ...Object.fromEntries(seats) };
}

/** The ids of the games follow from the match: they go into the seeds. */
export const sharedGameId = (matchId: string, number: number): string =>
  derivedId('game of a match', matchId, String(number));

/** A game of shared chance, whose first one begins later than its match: staff may have acted before. */
export const isOfSharedChance = ({ gameId, matchId, number }: Pick<GameStarted, 'gameId' | 'matchId' | 'number'>) =>
  gameId === sharedGameId(matchId, number);

/** What each seat puts into the chance of every game, by seat. */
export const sharesOf = ({
  created,
  given,
}: Pick<Match, 'created' | 'given'>): NonNullable<MatchCreated['seatSecrets']> => ({
  ...created.seatSecrets,
  ...Object.fromEntries(Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== null)),
});

/** What follows when a seat gives its share, or (null) leaves it at the one that the server has committed itself to. */
export function shareGiven(match: Match, seat: string, entropy: string | null): readonly MatchEvent[] {
  if (!isShared(match)) throw new EntropyNotAwaited();
  const before = match.given[seat];
  if (before === entropy) return [];
  if (before !== undefined) throw new EntropyFinal(seat);
  const { matchId, seats } = match.created;
  const given: MatchEvent = { type: 'EntropyGiven', payload: { seat, ...(entropy !== null && { entropy }) } };
  if (seats.some((each) => each.seat !== seat && match.given[each.seat] === undefined)) return [given];
  return [given, { type: 'MatchGameStarted', payload: { gameId: sharedGameId(matchId, 1), number: 1 } }];
}

/** To a new secret of the server everybody's are added again; it is bound to the rewind that it is for. */
function newSeed({ gameId, seats, randomness }: GameStarted, branch: number, serverSecret: string): string {
  const seatSecrets = seats.map(({ seat }) => randomness.seatSecrets[seat] ?? '');
  return masterSeed({ gameId: branchId(gameId, branch), serverSecret, seatSecrets });
}

export const newCommitment = (gameId: string, branch: number, serverSecret: string): string =>
  commitment(branchId(gameId, branch), 'server', serverSecret);

const branchId = (gameId: string, branch: number): string => `${gameId}/${branch}`;

interface RewindPoints {
  readonly to: GameState;
  readonly from: GameState;
  /** The branch that begins at the rewind. */
  readonly branch: number;
  /** The server's secret of a branch that draws its own chance. */
  readonly serverSecret: string | undefined;
}

/**
 * What a game is after it has gone back, and what was dealt anew: when it is decided, and whenever it is carried out
 * again.
 */
export function rewindGame(rules: Rules, started: GameStarted, way: RewindPoints): ReturnType<Rules['rewind']> {
  const { to, from, branch, serverSecret } = way;
  const seed = serverSecret === undefined ? {} : { seed: newSeed(started, branch, serverSecret) };
  return rules.rewind({ to, from, number: branch - 1, ...seed });
}
