import { knows, type LogEntry, type Rules, type Viewer } from '../../../engine/index.js';
import type { EventMetadata, Json, StoredEvent } from '../../../platform/event-store/index.js';
import { type ActionTaken, decodeMatchEvent, type RepetitionProposed, type RewoundTo } from '../../matches/index.js';
import { type CitedEntry, citedLog } from './cited-log.js';
import type { Step } from './game.js';
import { actsFor, loggedAnswers, randomnessFor, loggedRound, seatsFor } from './redaction.js';

/** A recorded event as one viewer may see it. */
export interface SeenEvent {
  readonly version: number;
  readonly type: string;
  readonly schemaVersion: number;
  readonly recordedAt: string;
  readonly hash: string;
  /** The role of who recorded it: a player for the own seat, or somebody in the place of one. */
  readonly recordedBy: string;
  /** Without what the viewer may not know. */
  readonly payload: Json;
  /** Where nothing is left out of the payload: with it anybody can compute the hash again. */
  readonly metadata?: EventMetadata;
}

export interface Viewpoint {
  readonly viewer: Viewer;
  /** No secret of the game's chance is one to the viewer. */
  readonly isOpen: boolean;
  /** What followed from the event, as the viewer may read it. */
  readonly log: readonly LogEntry[];
}

export function seenEvent(event: StoredEvent, viewpoint: Viewpoint): SeenEvent {
  const { version, type, schemaVersion, recordedAt, hash, metadata } = event;
  const whole = seesEverything(viewpoint);
  const payload = whole ? event.payload : withoutPosition(seenPayload(event, viewpoint), viewpoint);
  const recordedBy = metadata.actor.role;
  return { version, type, schemaVersion, recordedAt, hash, recordedBy, payload, ...(whole && { metadata }) };
}

function seenPayload(event: StoredEvent, viewpoint: Viewpoint): Json {
  const { type, payload } = decodeMatchEvent(event);
  switch (type) {
    case 'GameStarted':
      return {
        ...payload,
        seats: seatsFor(payload, viewpoint.viewer),
        randomness: randomnessFor(payload, viewpoint.isOpen),
      };
    case 'ActionTaken':
      return {
        ...payload,
        answers: seenAnswers(payload, viewpoint),
        ...seenLot(payload, viewpoint),
        ...seenChance(payload, viewpoint),
      };
    case 'ChanceAsserted':
      return { ...payload, ...seenChance(payload, viewpoint) };
    case 'Corrected':
      return { ...payload, acts: actsFor(payload.acts, payload.seat, viewpoint.viewer) };
    case 'Rewound':
      return seenRewind(payload, viewpoint);
    case 'RepetitionProposed':
      return { ...payload, round: seenRound(payload, viewpoint) };
    default:
      return payload;
  }
}

/** The hash of a position covers hidden cards and nothing that cannot be guessed: trying them all finds them. */
function withoutPosition(payload: Json, viewpoint: Viewpoint): Json {
  if (seesEverything(viewpoint) || typeof payload !== 'object' || payload === null) return payload;
  return Object.fromEntries(Object.entries(payload).filter(([name]) => name !== 'positionHash'));
}

const seesEverything = ({ viewer, isOpen }: Viewpoint): boolean => isOpen && viewer.kind === 'everything';

/** Whatever anybody at the table knows. */
const seesAll = ({ kind }: Viewer): boolean => kind === 'judge' || kind === 'everything';

/**
 * The exchanged cards stay hidden until the game is over, since they reveal the order of a deck. The reason of a
 * retraction may name a card of a hand.
 */
function seenRewind({ substitutions, reason, randomness, ...open }: RewoundTo, viewpoint: Viewpoint): Json {
  const { viewer, isOpen } = viewpoint;
  const chance = isOpen ? randomness : randomness && { commitment: randomness.commitment };
  return {
    ...open,
    ...(seesEverything(viewpoint) && { substitutions }),
    ...(seesAll(viewer) && reason !== undefined && { reason }),
    ...(chance !== undefined && { randomness: chance }),
  };
}

/** How chance fell may have shown somebody a card of a hand: the log shows what may be known of it. */
function seenChance({ asserted }: Pick<ActionTaken, 'asserted'>, { viewer }: Viewpoint) {
  if (asserted === undefined || seesAll(viewer)) return {};
  return { asserted: asserted.map(({ label, outcome }) => ({ label, count: outcome.length })) };
}

/** How many answers there were, and the place of one among them, tell something of hidden cards. */
function seenLot({ seat, lot }: ActionTaken, { viewer }: Viewpoint) {
  if (lot === undefined || knows(viewer, seat)) return {};
  return { lot: { deadline: lot.deadline } };
}

/**
 * An answer is shown where the log shows it: a secret choice is the seat's own, and so is a card that others do not
 * see.
 */
function seenAnswers({ answers }: ActionTaken, { log }: Viewpoint): Json {
  const told = loggedAnswers(log);
  return answers.map(({ decision, answer }) => (told.has(decision.id) ? { decision, answer } : { decision }));
}

/** To its own seat as it was said; to the others as the log shows it, without ids of cards that they do not see. */
function seenRound({ seat, round }: RepetitionProposed, { viewer, log }: Viewpoint): Json {
  if (knows(viewer, seat)) return round;
  return loggedRound(log);
}

/** What one event led to, as one viewer may know it. */
export type SeenStep = Omit<Step, 'log'> & { readonly log: readonly CitedEntry[] };

export const seenStep = (rules: Rules, step: Step, viewer: Viewer): SeenStep => ({
  ...step,
  log: citedLog(rules, step.log, viewer),
});
