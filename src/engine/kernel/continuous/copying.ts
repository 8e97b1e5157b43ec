import { printedFactsOf } from '../board/facts.js';
import { objectOf, type Game } from '../game/draft.js';
import { works } from '../game/resting-text.js';
import type { Facts } from '../state/facts.js';
import type { Copy, Swap } from '../state/settled-change.js';
import type { GameObject, ObjectId } from '../state/state.js';
import type { GrowingBoard } from './growing-board.js';

/** What is printed on it, less the keywords that rest. */
export const workingFacts = (
  game: Game,
  object: GameObject,
  text = object.definition,
  printed = printedFactsOf(game, object),
): Facts => {
  if (game.rules.game.restingText === undefined) return printed;
  const keywords = Object.entries(printed.keywords).filter(([keyword]) =>
    works(game, object, { kind: 'keyword', keyword }, text),
  );
  return { ...printed, keywords: Object.fromEntries(keywords) };
};

/** From now on this is printed on the object; what else applies to it applies to that. */
export const copyPrint = (game: Game, board: GrowingBoard, id: ObjectId, { numbers, text, values }: Copy): void => {
  const object = objectOf(game, id);
  const before = board.facts.get(id);
  const rest = text === undefined ? before : workingFacts(game, object, text, game.rules.card(text).facts);
  if (before === undefined || rest === undefined) return;
  const printed = { ...game.rules.card(numbers).facts.numbers, ...values };
  const tags = game.rules.game.cards.copies === 'but-types' ? before.tags : rest.tags;
  board.facts.set(id, { ...rest, numbers: printed, flags: before.flags, tags });
  const { text: own } = board.prints.get(id) ?? { text: object.definition };
  board.prints.set(id, { numbers, text: text ?? own, ...(values !== undefined && { values }) });
};

/** From now on the two numbers that are printed on the object are each what the other was. */
export const swapPrint = (
  game: Game,
  board: GrowingBoard,
  id: ObjectId,
  { numbers: [one = '', other = ''] }: Swap,
): void => {
  const before = board.facts.get(id)?.numbers ?? {};
  printValues(game, board, id, { [one]: before[other] ?? 0, [other]: before[one] ?? 0 });
};

/** From now on these numbers are printed on the object, whatever its card shows. */
export const printValues = (
  game: Game,
  board: GrowingBoard,
  id: ObjectId,
  values: NonNullable<Copy['values']>,
): void => {
  const { definition } = objectOf(game, id);
  const before = board.facts.get(id);
  if (before === undefined) return;
  board.facts.set(id, { ...before, numbers: { ...before.numbers, ...values } });
  const print = board.prints.get(id) ?? { numbers: definition, text: definition };
  board.prints.set(id, { ...print, values: { ...print.values, ...values } });
};
