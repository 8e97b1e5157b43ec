/** The record of a game for readers who may see all of it: events, as `docs/PROTOCOL.md` describes them. */
import type { Command, DeckEntry, Invocation, Json, ReportedOutcome } from '../../../engine/index.js';

/** What an event says that carrying it out led to. */
export interface Proof {
  readonly logHash?: string;
  readonly stateHash?: string;
  readonly positionHash?: string;
}

interface SeatOfGame {
  readonly seat: string;
  readonly cards: readonly DeckEntry[];
  readonly without?: readonly string[];
}

export interface Started extends Proof {
  readonly gameId: string;
  readonly game: string;
  readonly ruleset: string;
  readonly engine: string;
  readonly cardSet: string;
  readonly format: string;
  readonly seats: readonly SeatOfGame[];
  /** Who plays together; absent where each plays for itself. */
  readonly teams?: readonly (readonly string[])[];
  readonly startingChooser?: string;
  readonly randomness: {
    readonly kind: 'seeded' | 'asserted';
    readonly serverSecret: string;
    readonly seatSecrets: Readonly<Record<string, string>>;
    readonly commitments: Readonly<Record<string, string>>;
  };
}

interface Outcome {
  readonly winners: readonly string[];
  readonly draw: boolean;
}

export interface Rewound extends Proof {
  readonly to: number;
  readonly branch: number;
  readonly substitutions: readonly { seat: string; object: string; was: string; is: string }[];
  readonly randomness?: { readonly serverSecret: string; readonly commitment: string };
}

type Repeat = Extract<Command, { readonly kind: 'repeat' }>;
type Correct = Extract<Command, { readonly kind: 'correct' }>;

interface Payloads {
  readonly GameStarted: Started;
  readonly ActionTaken: Proof & {
    readonly seat: string;
    readonly answers: readonly { readonly decision: { readonly id: string }; readonly answer: Json }[];
    readonly by?: 'judge' | 'lot';
    readonly asserted?: readonly ReportedOutcome[];
  };
  readonly ChanceAsserted: Proof & { readonly asserted: readonly ReportedOutcome[] };
  readonly TextInvoked: Proof & Invocation;
  readonly RepetitionProposed: Proof & Omit<Repeat, 'kind'>;
  readonly Conceded: Proof & { readonly seat: string };
  readonly TimeExpired: Proof & { readonly expired: readonly { readonly seat: string }[] };
  readonly Corrected: Proof & Pick<Correct, 'seat' | 'source' | 'acts'> & { readonly cause: { readonly id: string } };
  readonly LossRuled: Proof & { readonly seats: readonly string[]; readonly cause: { readonly id: string } };
  readonly Rewound: Rewound;
  readonly ResultRuled: Proof & { readonly outcome: Outcome };
  readonly GameEnded: Proof & { readonly outcome: Outcome };
}

/** Those by which the game itself does not move: of clocks, of presence, of proposals. */
type Aside =
  | 'TakebackProposed'
  | 'TakebackAnswered'
  | 'ClockPaused'
  | 'ClockResumed'
  | 'TimeExtended'
  | 'PresenceLost'
  | 'PresenceRegained';

interface EventOf<Type extends string, Payload> {
  readonly version: number;
  readonly type: Type;
  readonly schemaVersion: number;
  readonly recordedAt: string;
  readonly hash: string;
  readonly payload: Payload;
  /** Only for readers who may see all of an ended game. With it, the chain can be computed again. */
  readonly metadata?: { readonly engine?: string };
}

export type GameEvent =
  { [Type in keyof Payloads]: EventOf<Type, Payloads[Type]> }[keyof Payloads] | EventOf<Aside, Proof>;

export type StartEvent = Extract<GameEvent, { readonly type: 'GameStarted' }>;

/** Events of a kind that these pages do not know are not among them: a newer service is asked by newer pages. */
export const eventsOf = (items: readonly { readonly type: string }[]): readonly GameEvent[] =>
  // The service describes its payloads by type; what they lead to is compared with what it recorded.
  items as readonly GameEvent[];

/** The command that an event recorded; null where it recorded none. */
export function commandOf({ type, payload }: GameEvent): Command | null {
  switch (type) {
    case 'ActionTaken': {
      const { seat, by, asserted } = payload;
      const answers = payload.answers.map(({ decision, answer }) => ({ decision: decision.id, answer }));
      const more = { ...(by !== undefined && { by }), ...(asserted !== undefined && { reported: asserted }) };
      return { kind: 'answer', seat, answers, ...more };
    }
    case 'ChanceAsserted':
      return { kind: 'assert', reported: payload.asserted };
    case 'TextInvoked': {
      const { seat, object, ability } = payload;
      return { kind: 'invoke', seat, object, ability };
    }
    case 'RepetitionProposed': {
      const { seat, round, times, seats } = payload;
      return { kind: 'repeat', seat, round, times, ...(seats !== undefined && { seats }) };
    }
    case 'LossRuled':
      return { kind: 'lose', seats: payload.seats, ruling: payload.cause.id };
    case 'Conceded':
      return { kind: 'concede', seat: payload.seat };
    case 'TimeExpired':
      return { kind: 'timeOut', seats: payload.expired.map(({ seat }) => seat) };
    case 'Corrected': {
      const { seat, source, acts, cause } = payload;
      return { kind: 'correct', seat, source, acts, ruling: cause.id };
    }
    default:
      return null;
  }
}
