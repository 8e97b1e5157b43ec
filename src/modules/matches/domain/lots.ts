/** Answers by lot for seats whose time is over, from the secret of the game: nobody chooses them, and all can check. */
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { GameState, Json, Rules } from '../../../engine/index.js';
import type { ActionTaken, GameStarted, MatchEvent, RewoundTo } from './events.js';

/** The secret of the lots, and the branch of the game. Secrets of a game that was over may be public. */
export interface LotSecret {
  readonly branch: number;
  readonly serverSecret: string;
}

/** The secret with which the game begins. */
export const firstLotSecret = ({ randomness: { serverSecret } }: GameStarted): LotSecret => ({
  branch: 1,
  serverSecret,
});

/** The secret after one more event: a rewind of a game that was over draws a new one. */
export function lotSecretAfter(before: LotSecret, { type, payload }: MatchEvent): LotSecret {
  if (type !== 'Rewound') return before;
  const { branch, randomness }: RewoundTo = payload;
  return { branch, serverSecret: randomness?.serverSecret ?? before.serverSecret };
}

/** What the draw depends on: so each answer has a draw of its own. */
interface Draw extends LotSecret {
  readonly gameId: string;
  /** The version of the event that records the answer. */
  readonly version: number;
  readonly seat: string;
}

/** 48 bits: among some hundred answers none is noticeably more likely. */
const BYTES = 6;

/** Which of so many legal answers the lot takes, from 0. */
export function drawn({ gameId, branch, version, seat, serverSecret }: Draw, of: number): number {
  const text = ['kifu lot', gameId, branch, version, seat, serverSecret].join('\n');
  return createHash('sha256').update(text).digest().readUIntBE(0, BYTES) % of;
}

/** Choices of a draft have dozens of answers, and the lot takes one of the listed ones. */
const ANSWERS_MAX = 1_000;

/** An open decision, and the answers among which a lot chooses. */
interface Choice {
  readonly decision: string;
  readonly answers: readonly Json[];
}

/** The choice of a seat by lot; null if no decision of the seat is open, or if none of its answers is listed. */
export function lotChoice(rules: Rules, state: GameState, seat: string): Choice | null {
  const open = state.pending.find((each) => each.seat === seat);
  const answers = open === undefined ? [] : (rules.legalAnswers(state, open.id, ANSWERS_MAX)?.answers ?? []);
  return open === undefined || answers.length === 0 ? null : { decision: open.id, answers };
}

/** Whether the event names the place that the lot takes. True of an action without a lot, which nobody took by lot. */
export function isDrawn(secret: LotSecret, gameId: string, version: number, { type, payload }: MatchEvent): boolean {
  if (type !== 'ActionTaken') return true;
  const { seat, by, lot } = payload;
  if (lot === undefined) return by !== 'lot';
  return by === 'lot' && lot.of > 0 && lot.taken === drawn({ ...secret, gameId, version, seat }, lot.of);
}

/** Whether the answer by lot is at its place among the legal answers. Another build may list them in another order. */
export function isListed(rules: Rules, state: GameState, { seat, answers, lot }: ActionTaken): boolean {
  if (lot === undefined) return true;
  const choice = lotChoice(rules, state, seat);
  const [answered, ...others] = answers;
  if (choice === null || answered === undefined || others.length > 0) return false;
  const isOpen = answered.decision.id === choice.decision && choice.answers.length === lot.of;
  return isOpen && isDeepStrictEqual(asRecorded(choice.answers[lot.taken]), asRecorded(answered.answer));
}

/** A recorded answer has lost what JSON does not hold. */
const asRecorded = (answer: Json | undefined): unknown => JSON.parse(JSON.stringify(answer ?? null));
