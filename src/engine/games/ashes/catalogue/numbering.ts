import { LEFT_OUT, type NoteOf, type Numbered } from '../../../catalogue/index.js';
import { shown } from '../../../kernel/index.js';
import type { AshesCard } from '../card.js';
import type { Printing } from './printing.js';

/**
 * The id of a card is its name in addresses, which no two cards share. Of several records of one id the first by what
 * is printed stays, never by their order, so that the same records always make the same set.
 */
export const numbered = (
  printings: readonly Printing[],
  own: readonly AshesCard[],
  note: NoteOf,
): readonly Numbered<Printing>[] => {
  const taken = new Map(own.map(({ id, name }) => [id, name]));
  const seen = new Set<string>();
  return [...printings].sort(byPrint).flatMap((printing): readonly Numbered<Printing>[] => {
    const { stub: id, fullName } = printing;
    const holder = taken.get(id);
    if (seen.has(id) || (holder !== undefined && holder !== fullName)) {
      note(printing, 'stub', 'stub-twice', `${shown(id)} is ${shown(holder ?? fullName)} already`, LEFT_OUT);
      return [];
    }
    seen.add(id);
    taken.set(id, fullName);
    return [{ ...printing, id }];
  });
};

const byPrint = (a: Printing, b: Printing): number => (printedOn(a) < printedOn(b) ? -1 : 1);
const printedOn = ({ stub, attributes, text }: Printing): string => JSON.stringify([stub, attributes, text]);
