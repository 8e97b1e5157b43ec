import {
  type Answer,
  type Command,
  knows,
  type LogEntry,
  type ReportedOutcome,
  type Viewer,
} from '../../../engine/index.js';
import { loggedAnswers, loggedRound } from '../../games/index.js';
import type { Difference } from './proving.js';

type AnswerCommand = Extract<Command, { readonly kind: 'answer' }>;

/** An action as the document has it, where reported outcomes of chance are called `told`. */
type DocumentedAction =
  | Exclude<Command, { readonly kind: 'answer' | 'assert' }>
  | (Omit<AnswerCommand, 'reported'> & { readonly told?: AnswerCommand['reported'] })
  | { readonly kind: 'assert'; readonly told: readonly ReportedOutcome[] };

/** An action without what its viewer may not know. */
export type SeenAction =
  | DocumentedAction
  | (Pick<AnswerCommand, 'kind' | 'seat' | 'by'> & { readonly answers: readonly Partial<Answer>[] })
  | { readonly kind: 'assert' | 'correct' };

/** `log` is what followed from the command, as the viewer may read it: it tells which answers may be known. */
export function seenAction(command: Command | null, viewer: Viewer, log: readonly LogEntry[]): SeenAction | null {
  if (command === null) return null;
  if (viewer.kind === 'everything') return documented(command);
  switch (command.kind) {
    case 'answer': {
      const { kind, seat, by } = command;
      const told = loggedAnswers(log);
      const answers = command.answers.map(({ decision, ...given }) => ({
        ...(decision !== undefined && { decision }),
        ...(told.has(decision) && given),
      }));
      return { kind, seat, answers, ...(by !== undefined && { by }) };
    }
    case 'repeat':
      return knows(viewer, command.seat) ? command : { ...command, round: loggedRound(log) };
    case 'concede':
    case 'invoke':
    case 'timeOut':
    case 'lose':
      return command;
    // What was asserted, or corrected, may be a card in a hand: the log shows what may be known of it.
    case 'assert':
    case 'correct':
      return { kind: command.kind };
  }
}

function documented(command: Command): DocumentedAction {
  if (command.kind === 'assert') return { kind: 'assert', told: command.reported };
  if (command.kind !== 'answer' || command.reported === undefined) return command;
  const { reported, ...action } = command;
  return { ...action, told: reported };
}

/** What carrying the game out again led to names cards, where it is no hash with a secret in it. */
const TELLING: readonly Difference['what'][] = ['rejected', 'substitutions', 'position-hash'];
const WITHHELD = 'withheld';

export const seenDifference = (difference: Difference, viewer: Viewer): Difference =>
  viewer.kind === 'everything' || !TELLING.includes(difference.what)
    ? difference
    : { ...difference, recorded: WITHHELD, actual: WITHHELD };

/** Every text in a value, keys left out. */
export function textsIn(value: unknown): ReadonlySet<string> {
  const texts = new Set<string>();
  const visit = (part: unknown): void => {
    if (typeof part === 'string') texts.add(part);
    else if (Array.isArray(part)) for (const item of part) visit(item);
    else if (typeof part === 'object' && part !== null)
      for (const key of Object.keys(part)) visit((part as { readonly [key: string]: unknown })[key]);
  };
  visit(value);
  return texts;
}
