import type { Outcome } from '../../../engine/index.js';
import {
  type Cause,
  type MatchEvent,
  onOtherCases,
  type ResultRuled,
  type Rewind,
  type DeclaredResult,
} from '../../matches/index.js';

/** The status of a game by its record, beside the state of the engine. */
export interface Standing {
  readonly endedAt: string | null;
  /** How many actions led to the state; those that were taken back do not count. */
  readonly actions: number;
  readonly rewinds: readonly Rewind[];
  /** The result that judges gave the game, whatever its state. */
  readonly ruled: Outcome | null;
  /** What it follows from: results by rulings that hold, the last one on each case. */
  readonly results: readonly RuledResult[];
  /** What rulings did to the game, in order. Only a further ruling on the same case goes back beyond it. */
  readonly rulings: readonly RuledStep[];
  /** What a player proposes to take back, until somebody acts. */
  readonly takeback: Takeback | null;
}

export type RuledResult = DeclaredResult & { readonly cause: Cause };

/** A remedy that a ruling had carried out, and the version that it made. */
export interface RuledStep {
  readonly version: number;
  readonly remedy: 'rewind' | 'correct' | 'invoke' | 'loss' | 'result';
  readonly cause: Cause;
  /** Who lost by it, where the others play on. */
  readonly lost?: readonly string[];
}

export interface Takeback {
  /** The version of the event that proposed it, which identifies the proposal. */
  readonly version: number;
  readonly seat: string;
  readonly to: number;
  /** The seats that have agreed, the proposer first. */
  readonly agreed: readonly string[];
}

export const BEGUN: Standing = {
  endedAt: null,
  actions: 0,
  rewinds: [],
  ruled: null,
  results: [],
  rulings: [],
  takeback: null,
};

/** Events of clocks and presence: they leave the board on which players decide as it is. */
const BESIDE_THE_TABLE: readonly MatchEvent['type'][] = [
  'ClockPaused',
  'ClockResumed',
  'TimeExtended',
  'PresenceLost',
  'PresenceRegained',
];

export const isBesideTheTable = (type: MatchEvent['type']): boolean => BESIDE_THE_TABLE.includes(type);

/** The standing after one more event of the game. */
export function standingAfter(before: Standing, event: MatchEvent, version: number, at: string): Standing {
  const { type, payload } = event;
  if (isBesideTheTable(type)) return before;
  const standing = { ...before, takeback: null };
  switch (type) {
    case 'ActionTaken':
    case 'ChanceAsserted':
    case 'RepetitionProposed':
    case 'Conceded':
      return { ...standing, actions: before.actions + 1 };
    case 'TextInvoked': {
      const { by, cause = UNNAMED } = payload;
      const rulings = by === 'judge' ? ruledAfter(before, 'invoke', version, cause) : before.rulings;
      return { ...standing, actions: before.actions + 1, rulings };
    }
    case 'Corrected':
      return {
        ...standing,
        actions: before.actions + 1,
        rulings: ruledAfter(before, 'correct', version, payload.cause),
      };
    case 'LossRuled':
      return {
        ...standing,
        actions: before.actions + 1,
        rulings: [...before.rulings, { version, remedy: 'loss', cause: payload.cause, lost: payload.seats }],
      };
    case 'GameEnded':
      return { ...standing, endedAt: at };
    case 'ResultRuled': {
      const { outcome, cause } = payload;
      const rulings = ruledAfter(before, 'result', version, cause);
      return { ...standing, ruled: outcome, results: resultsAfter(before, payload), rulings };
    }
    case 'Rewound': {
      const { to, actions, cause } = payload;
      const rewinds = [...before.rewinds, { version, to }];
      const isRuled = cause.kind === 'ruling' || cause.kind === 'closing';
      const rulings = isRuled ? ruledAfter(before, 'rewind', version, cause) : before.rulings;
      return { ...standing, endedAt: null, ruled: null, results: [], actions, rewinds, rulings };
    }
    case 'TakebackProposed': {
      const { seat, to } = payload;
      return { ...standing, takeback: { version, seat, to, agreed: [seat] } };
    }
    case 'TakebackAnswered':
      return { ...standing, takeback: answered(before.takeback, payload) };
    default:
      return standing;
  }
}

const ruledAfter = (
  { rulings }: Standing,
  remedy: RuledStep['remedy'],
  version: number,
  cause: Cause,
): readonly RuledStep[] => [...rulings, { version, remedy, cause }];

function resultsAfter(
  { results }: Standing,
  { outcome, cause, lost, lifts = false }: ResultRuled,
): readonly RuledResult[] {
  const others = onOtherCases(results, cause);
  const said: DeclaredResult = lost === undefined ? { winners: outcome.winners, draw: outcome.draw } : { lost };
  return lifts ? others : [...others, { ...said, cause }];
}

/** The oldest events do not say by which ruling a text came due. */
const UNNAMED: Cause = { kind: 'ruling', id: '' };

function answered(
  takeback: Takeback | null,
  { seat, answer }: { readonly seat: string; readonly answer: 'yes' | 'no' },
): Takeback | null {
  if (takeback === null || answer === 'no') return null;
  return { ...takeback, agreed: [...takeback.agreed, seat] };
}

/** Who acted, or in whose place a judge did; null for events that are of no seat. */
export const seatIn = ({ payload }: MatchEvent): string | null =>
  'seat' in payload && typeof payload.seat === 'string' ? payload.seat : null;
