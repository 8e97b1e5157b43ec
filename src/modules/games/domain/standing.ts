import type { Outcome } from '../../../engine/index.js';
import type { Cause, MatchEvent, Rewind } from '../../matches/index.js';

/** How a game stands by its record, beside the state of the engine. */
export interface Standing {
  readonly endedAt: string | null;
  /** How many actions led to the state; those that were taken back do not count. */
  readonly actions: number;
  readonly rewinds: readonly Rewind[];
  /** The result that a judge gave the game, whatever its state. */
  readonly ruled: Outcome | null;
  /** The last version at which a ruling changed the game; nobody goes back beyond it. */
  readonly ruledAt: number;
  /** What a player proposes to take back, until somebody acts. */
  readonly takeback: Takeback | null;
}

export interface Takeback {
  /** Of the event that proposed it: its name. */
  readonly version: number;
  readonly seat: string;
  readonly to: number;
  /** Those who have agreed, the proposer first. */
  readonly agreed: readonly string[];
}

export const BEGUN: Standing = { endedAt: null, actions: 0, rewinds: [], ruled: null, ruledAt: 0, takeback: null };

/** Of clocks and presence: whoever decides decides on the same board. */
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
    case 'Corrected':
    case 'TextInvoked':
    case 'RepetitionProposed':
    case 'Conceded':
      return { ...standing, actions: before.actions + 1 };
    case 'GameEnded':
      return { ...standing, endedAt: at };
    case 'ResultRuled':
      return { ...standing, ruled: payload.outcome, ruledAt: version };
    case 'Rewound': {
      const { to, actions, cause } = payload;
      const rewinds = [...before.rewinds, { version, to }];
      return { ...standing, endedAt: null, ruled: null, actions, rewinds, ruledAt: ruledAt(before, version, cause) };
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

const ruledAt = (before: Standing, version: number, { kind }: Cause): number =>
  kind === 'ruling' ? version : before.ruledAt;

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
