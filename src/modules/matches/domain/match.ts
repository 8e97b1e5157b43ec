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

/** The result of a match or of a game. */
export type Result = Pick<MatchEnded, 'winners' | 'draw'>;

/** The result that a ruling sets: a whole result, or only the losers. */
export type DeclaredResult = Result | { readonly lost: readonly string[] };

/** The seats of a match and their teams. */
export interface Table {
  readonly seats: readonly string[];
  readonly teams?: readonly (readonly string[])[] | undefined;
}

/** The seats that win and lose together with this seat, this seat included. */
export const sideOf = ({ teams = [] }: Pick<Table, 'teams'>, seat: string): readonly string[] =>
  teams.find((team) => team.includes(seat)) ?? [seat];

/**
 * The combined result of rulings on different cases, in order. A seat that lost by one ruling does not win by the loss
 * of another seat. If rulings name only losers, the first group with a remaining seat wins: the winners of play first,
 * then the next groups, and at last the whole table.
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

/** A ruling that sets the result of the match, or that makes seats lose while the other seats continue. */
export type MatchRuling = MatchRuled | MatchLossRuled;

/** A match folded from its stream. */
export interface Match {
  readonly version: number;
  readonly created: MatchCreated;
  readonly createdAt: string;
  /** The announced games, by number. The last game may still be running. */
  readonly announced: readonly MatchGameStarted[];
  /** The counted games, by number. A repeated game, or a game with a changed result, is in it once. */
  readonly finished: readonly MatchGameEnded[];
  /** The rulings on the match as a whole: the last ruling of each case. */
  readonly rulings: readonly MatchRuling[];
  /** The closing by staff. It decides the match alone. */
  readonly closing: MatchClosed | null;
  /** The seats whose players have agreed that everything becomes public. */
  readonly consents: readonly string[];
  /** The seat of each answer about publication. */
  readonly answersToPublication: readonly string[];
  /** The share of each seat in shared chance; null for a seat that gives none. */
  readonly given: Readonly<Record<string, string | null>>;
  readonly ended: MatchEnd | null;
  /** When the match last ended, even if it continues now. */
  readonly lastEndedAt: string | null;
  /** When a ruling or staff last decided something about the match as a whole, or changed its result. */
  readonly ruledAt: string | null;
}

interface MatchEnd {
  readonly result: MatchEnded;
  /** When the match ended. A later ruling does not change this time. */
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

/** The rulings by which seats lost while the other seats continue. */
export const lossesIn = ({ rulings }: Pick<Match, 'rulings'>): readonly MatchLossRuled[] =>
  rulings.flatMap((ruling) => ('winners' in ruling ? [] : [ruling]));

/** The seats whose side lost by a ruling, without a later ruling that set another result. */
export function seatsLost({ created, rulings }: Pick<Match, 'created' | 'rulings'>): readonly string[] {
  const last = rulings.findLastIndex(({ lost }) => lost === undefined);
  return rulings.slice(last + 1).flatMap(({ lost = [] }) => lost.flatMap((seat) => sideOf(created, seat)));
}

/** The seats that can still win the match. */
export function seatsLeft(match: Pick<Match, 'created' | 'rulings'>): readonly string[] {
  const lost = seatsLost(match);
  return tableOf(match).seats.filter((seat) => !lost.includes(seat));
}

/** Whether games decide nothing: staff closed the match, a ruling set its result, or only one side has not lost. */
export const isDecidedByRulings = (match: Pick<Match, 'created' | 'rulings' | 'closing'>): boolean =>
  match.closing !== null ||
  match.rulings.some((ruling) => 'winners' in ruling) ||
  !areOpponents(match, seatsLeft(match));

/** Whether these seats belong to several sides. */
export function areOpponents(match: Pick<Match, 'created'>, [first = '', ...others]: readonly string[]): boolean {
  const side = sideOf(tableOf(match), first);
  return others.some((seat) => !side.includes(seat));
}

const placeOf = ({ type, stream, version }: Pick<StoredEvent, 'type' | 'stream' | 'version'>): string =>
  `${type} ${stream}/${version}`;
