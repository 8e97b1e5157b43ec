import { shown } from '../../../kernel/index.js';
import { type NoteOf } from '../../../catalogue/index.js';
import { fullName } from '../card.js';
import { inFileOrder, type Printing } from './printing.js';
import { nameKey, type OwnScripts } from './scripts.js';

/**
 * All printings of a card have one full name, by which copies are counted (2.1.1.3); one that is printed with another
 * capital takes the name of the project's card, or else of the first printing.
 */
export const withOneName = (printings: readonly Printing[], own: OwnScripts, note: NoteOf): readonly Printing[] => {
  const firsts = new Map<string, Printing>();
  for (const printing of inFileOrder(printings)) {
    const key = nameKey(printing.fullName);
    if (!firsts.has(key)) firsts.set(key, printing);
  }
  return printings.map((printing) => {
    const key = nameKey(printing.fullName);
    const first = firsts.get(key) ?? printing;
    if (first !== printing) {
      note(
        printing,
        '',
        'reprint',
        `a further printing of ${first.number}`,
        'a card of its own that shares its full name',
      );
    }
    return renamed(printing, own.get(key)?.card ?? first.attributes, note);
  });
};

type Names = Parameters<typeof fullName>[0];

const renamed = (printing: Printing, { name, version }: Names, note: NoteOf): Printing => {
  const ours = fullName({ name, ...(version !== undefined && { version }) });
  if (ours === printing.fullName) return printing;
  note(printing, 'fullName', 'capitals', `${shown(printing.fullName)} in other capitals`, `named ${shown(ours)}`);
  const { version: _other, ...attributes } = printing.attributes;
  return {
    ...printing,
    fullName: ours,
    attributes: { ...attributes, name, ...(version !== undefined && { version }) },
  };
};
