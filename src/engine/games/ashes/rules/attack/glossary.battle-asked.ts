import { isList, isRecord, onceForCards, type Json } from '../../../../kernel/index.js';

const FIGHTING = 'fighting';
/** Fields of filters and amounts that hold the name of a mark. In `marks` the names are those of the fields. */
const NAMES_A_MARK: readonly string[] = ['mark', 'markIsSource', 'sourceMark', 'sharedMark'];

/** Whether a script asks for the mark by which a card is in battle. */
const asksIn = (node: Json): boolean => {
  if (isList(node)) return node.some(asksIn);
  if (!isRecord(node)) return false;
  const { marks = null } = node;
  if (isRecord(marks) && Object.hasOwn(marks, FIGHTING)) return true;
  return NAMES_A_MARK.some((field) => node[field] === FIGHTING) || Object.values(node).some(asksIn);
};

/**
 * glossary.battle: whether a text of the card set asks what a card is in battle with. Older builds have recorded
 * positions without that mark: it is set only where a text asks for it.
 */
export const asksForBattles = onceForCards(({ cardSet }) => Object.values(cardSet.cards).some(asksIn));
