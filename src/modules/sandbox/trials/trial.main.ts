/**
 * A process that tries positions out, one after the other. It loads the engine, and nothing of the service around it.
 */
import { hash } from 'node:crypto';
import { hashWith, type Rules, rulesFor, rulesOfStored, toEnd, type Viewer } from '../../../engine/index.js';
import { serveTasks, type Task } from '../../../platform/tasks/index.js';
import { type Start, startAt, startFrom } from '../domain/start.js';
import { tryOut } from '../domain/trial.js';
import type { CardsAsked, TrialOrder, TrialResult } from './trial-order.js';

/** More than a screenful of boards with all their logs. */
const ANSWER_LENGTH_MAX = 8_000_000;

/** Imported sets take some megabytes each. */
const RULES_KEPT = 2;

hashWith((data) => hash('sha256', data, 'hex'));
serveTasks<string, TrialResult>(async (task) => {
  // The process wrote this very text from an order.
  const order = JSON.parse(task.input) as TrialOrder;
  const start = await startOf(order, task);
  if (start.kind !== 'start') return start;
  const viewer = viewerNamed(start, order.as);
  if ('known' in viewer) return viewer;
  const { commands, answers } = order;
  const text = JSON.stringify(tryOut(start, { commands, answers, viewer, progress: (done) => task.tell(done) }));
  return text.length > ANSWER_LENGTH_MAX ? { kind: 'too-long-to-tell', length: text.length } : { kind: 'tried', text };
});

async function startOf({ beginning, asserted }: TrialOrder, task: Task<string>): Promise<Start | TrialResult> {
  if (beginning.kind === 'position') return startAt(beginning.document, asserted);
  const rules = await rulesWith(beginning, task);
  return rules === null ? { kind: 'no-cards' } : startFrom(beginning, rules, asserted);
}

const kept = new Map<string, Rules>();

async function rulesWith({ game, cardSet }: CardsAsked, task: Task<string>): Promise<Rules | null> {
  const own = rulesFor(game);
  const known = own?.cardSet.hash === cardSet ? own : kept.get(cardSet);
  if (known !== undefined) return known;
  const cards = await task.ask({ game, cardSet } satisfies CardsAsked);
  const rules = typeof cards === 'string' ? compiled(game, cards) : undefined;
  task.begin();
  if (rules?.cardSet.hash !== cardSet) return null;
  for (const oldest of kept.keys()) if (kept.size >= RULES_KEPT) kept.delete(oldest);
  kept.set(cardSet, rules);
  return rules;
}

/** A set by the text that is stored of it; undefined where this build does not understand all of its cards. */
function compiled(game: string, text: string): Rules | undefined {
  const stored: unknown = JSON.parse(text);
  return toEnd(rulesOfStored(game, Object.values(stored ?? {})));
}

/**
 * A caller who may try a position out may see all of it, but for what is drawn in a running game, and may choose to see
 * less.
 */
function viewerNamed(
  { state: { seats }, mostSeen }: Start,
  as = 'everything',
): Viewer | (TrialResult & { kind: 'no-viewer' }) {
  if (as === 'everything') return { kind: mostSeen };
  if (as === 'judge' || as === 'spectator') return { kind: as };
  if (seats.includes(as)) return { kind: 'player', seat: as };
  return { kind: 'no-viewer', known: [...seats, 'spectator', 'judge', 'everything'] };
}
