import { printedFactsOf } from '../board/facts.js';
import { objectOf, type Game } from '../game/draft.js';
import { works } from '../game/resting-text.js';
import type { Facts } from '../state/facts.js';
import type { Copy } from '../state/settled-change.js';
import type { GameObject, ObjectId } from '../state/state.js';
import type { GrowingBoard } from './growing-board.js';

/** What is printed on it, less the keywords that rest. */
export const workingFacts = (game: Game, object: GameObject, printed = printedFactsOf(game, object)): Facts => {
  if (game.rules.game.restingText === undefined) return printed;
  const keywords = Object.entries(printed.keywords).filter(([keyword]) =>
    works(game, object, { kind: 'keyword', keyword }),
  );
  return { ...printed, keywords: Object.fromEntries(keywords) };
};

/** From now on this is printed on the object; what else applies to it applies to that. */
export const copyPrint = (game: Game, board: GrowingBoard, id: ObjectId, { numbers, text }: Copy): void => {
  const object = objectOf(game, id);
  const before = board.facts.get(id);
  const rest = text === undefined ? before : workingFacts(game, object, game.rules.card(text).facts);
  if (before === undefined || rest === undefined) return;
  board.facts.set(id, { ...rest, numbers: game.rules.card(numbers).facts.numbers, flags: before.flags });
  const { text: own } = board.prints.get(id) ?? { text: object.definition };
  board.prints.set(id, { numbers, text: text ?? own });
};
