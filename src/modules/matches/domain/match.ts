import { Undecodable } from '../../../platform/decoding/index.js';
import type { StoredEvent } from '../../../platform/event-store/index.js';
import { onOtherCases } from './cause.js';
import {
  decodeMatchEvent,
  type MatchClosed,
  type MatchCreated,
  type MatchEnded,
  matchEvents,
  type MatchGameEnded,
  type MatchGameStarted,
  type MatchLossRuled,
  type MatchRuled,
} from './events.js';

/** How a match, or a game, ended. */
export type Result = Pick<MatchEnded, 'winners' | 'draw'>;

/** What a ruling says of that: all of it, or only who has lost. */
export type DeclaredResult = Result | { readonly lost: readonly string[] };

/** Who plays, and who of them together. */
export interface Table {
  readonly seats: readonly string[];
  readonly teams?: readonly (readonly string[])[] | undefined;
}

/** Those who win and lose together with this seat, and it. */
export const sideOf = ({ teams = [] }: Pick<Table, 'teams'>, seat: string): readonly string[] =>
  teams.find((team) => team.includes(seat)) ?? [seat];

/**
 * What rulings on different cases come to, one after the other: who has lost by one does not win by what another loses.
 * Where they say only who has lost, those win who come first, as who has won as it was played; without any of them
 * left, the next; at last everybody at the table.
 */
export function ruledResult(
  table: Table,
  rulings: readonly DeclaredResult[],
  [first = table.seats, ...next]: readonly (readonly string[])[] = [],
): Result {
  const result = rulings.reduce<Result>(
    (before, ruling) => {
      if (!('lost' in ruling)) return { winners: ruling.winners, draw: ruling.draw };
      const lost = ruling.lost.flatMap((seat) => sideOf(table, seat));
      const winners = before.draw ? first : before.winners;
      return { winners: winners.filter((seat) => !lost.includes(seat)), draw: false };
    },
    { winners: first, draw: false },
  );
  if (first === table.seats || result.draw || result.winners.length > 0) return result;
  return ruledResult(table, rulings, next);
}

/** A ruling that gives the match a result; or only has seats lose it, and the others play on. */
export type MatchRuling = MatchRuled | MatchLossRuled;

/** A match as its stream tells it. */
export interface Match {
  readonly version: number;
  readonly created: MatchCreated;
  readonly createdAt: string;
  /** By number; the last one may still be played. */
  readonly announced: readonly MatchGameStarted[];
  /** The games that count, by number; one that is played again, or whose result was changed, once. */
  readonly finished: readonly MatchGameEnded[];
  /** What judges decided of the match as a whole, the last one on each case. */
  readonly rulings: readonly MatchRuling[];
  /** Staff has ended it by hand: then nothing else decides it. */
  readonly closing: MatchClosed | null;
  /** The seats whose players have agreed that everything becomes public. */
  readonly consents: readonly string[];
  /** Whose each answer about that was. */
  readonly answersToPublication: readonly string[];
  /** Shared chance: the share of each seat. Null: the seat gives none of its own. */
  readonly given: Readonly<Record<string, string | null>>;
  readonly ended: MatchEnd | null;
  /** When it was over the last time, though it may go on now. */
  readonly lastEndedAt: string | null;
  /** When a ruling or staff last decided something about the match as a whole, or changed its result. */
  readonly ruledAt: string | null;
}

interface MatchEnd {
  readonly result: MatchEnded;
  /** When it was over; a later ruling does not move this. */
  readonly at: string;
}

/** Null for a stream that is empty or not of a match. */
export function foldMatch(events: readonly StoredEvent[]): Match | null {
  const [first, ...rest] = events;
  const opening = first === undefined || !Object.hasOwn(matchEvents, first.type) ? null : decodeMatchEvent(first);
  if (first === undefined || opening === null) return null;
  if (opening.type !== 'MatchCreated') throw new Undecodable(placeOf(first), 'the beginning of a match');
  const created: Match = {
    version: first.version,
    created: opening.payload,
    createdAt: first.recordedAt,
    announced: [],
    finished: [],
    rulings: [],
    closing: null,
    consents: opening.payload.publication === 'open' ? opening.payload.seats.map(({ seat }) => seat) : [],
    answersToPublication: [],
    given: {},
    ended: null,
    lastEndedAt: null,
    ruledAt: null,
  };
  return rest.reduce(matchAfter, created);
}

/** The match after one more event of its stream. */
export function matchAfter(match: Match, event: Omit<StoredEvent, 'schemaVersion' | 'metadata' | 'hash'>): Match {
  const { type, payload } = decodeMatchEvent(event);
  const at = { ...match, version: event.version };
  const ruled = { ...at, ruledAt: event.recordedAt };
  switch (type) {
    case 'MatchGameStarted':
      return { ...at, announced: [...match.announced, payload] };
    case 'MatchGameEnded':
      return { ...at, finished: [...match.finished, payload].sort((a, b) => a.number - b.number) };
    case 'MatchReopened': {
      const { gameId, lifted } = payload;
      if (lifted !== undefined) return { ...ruled, rulings: onOtherCases(match.rulings, lifted), ended: null };
      return { ...at, finished: match.finished.filter((game) => game.gameId !== gameId), ended: null };
    }
    case 'MatchRuled':
    case 'MatchLossRuled':
      return { ...ruled, rulings: [...onOtherCases(match.rulings, payload.cause), payload] };
    case 'MatchClosed':
      return { ...ruled, closing: payload };
    case 'MatchClosingLifted':
      return { ...ruled, closing: null, ended: null };
    case 'PublicationAnswered': {
      const others = match.consents.filter((seat) => seat !== payload.seat);
      return {
        ...at,
        consents: payload.consent ? [...others, payload.seat] : others,
        answersToPublication: [...match.answersToPublication, payload.seat],
      };
    }
    case 'EntropyGiven':
      return { ...at, given: { ...match.given, [payload.seat]: payload.entropy ?? null } };
    case 'MatchEnded': {
      const endedAt = payload.endedAt ?? event.recordedAt;
      const now = payload.endedAt === undefined ? at : ruled;
      return { ...now, ended: { result: payload, at: endedAt }, lastEndedAt: endedAt };
    }
    default:
      throw new Undecodable(placeOf(event), 'an event of a match that has begun');
  }
}

export const tableOf = ({ created: { seats, teams } }: Pick<Match, 'created'>): Table => ({
  seats: seats.map(({ seat }) => seat),
  teams,
});

/** The rulings by which seats have lost it while others play on. */
export const lossesIn = ({ rulings }: Pick<Match, 'rulings'>): readonly MatchLossRuled[] =>
  rulings.flatMap((ruling) => ('winners' in ruling ? [] : [ruling]));

/** The seats whose side has lost it by a ruling, and has not got another result by a later one. */
export function seatsLost({ created, rulings }: Pick<Match, 'created' | 'rulings'>): readonly string[] {
  const last = rulings.findLastIndex(({ lost }) => lost === undefined);
  return rulings.slice(last + 1).flatMap(({ lost = [] }) => lost.flatMap((seat) => sideOf(created, seat)));
}

/** Who can still win it. */
export function seatsLeft(match: Pick<Match, 'created' | 'rulings'>): readonly string[] {
  const lost = seatsLost(match);
  return tableOf(match).seats.filter((seat) => !lost.includes(seat));
}

/**
 * Whether staff or rulings alone decide it, so that games decide nothing: it is closed, a ruling gives it a result, or
 * all but one side have lost it.
 */
export const isDecidedByRulings = (match: Pick<Match, 'created' | 'rulings' | 'closing'>): boolean =>
  match.closing !== null ||
  match.rulings.some((ruling) => 'winners' in ruling) ||
  !areOpponents(match, seatsLeft(match));

/** Whether these seats are of several sides. */
export function areOpponents(match: Pick<Match, 'created'>, [first = '', ...others]: readonly string[]): boolean {
  const side = sideOf(tableOf(match), first);
  return others.some((seat) => !side.includes(seat));
}

const placeOf = ({ type, stream, version }: Pick<StoredEvent, 'type' | 'stream' | 'version'>): string =>
  `${type} ${stream}/${version}`;
