import { shown } from '../../../kernel/index.js';
import { type NoteOf, type Numbered as NumberedBy } from '../../../catalogue/index.js';
import { inFileOrder, type Printing } from './printing.js';
import { nameKey, type OwnScripts } from './scripts.js';

export type Numbered = NumberedBy<Printing>;

/**
 * Numbers are not unique: two records may have one, or a card of the project has it. Who keeps it is settled by the
 * file's own numbers of its records, never by their order, so that the same records always make the same set.
 */
export const numbered = (printings: readonly Printing[], own: OwnScripts, note: NoteOf): readonly Numbered[] => {
  const ofProject = new Map([...own].map(([name, { card }]) => [card.id, name]));
  const taken = new Map<string, Printing>();
  return inFileOrder(printings).flatMap((printing): readonly Numbered[] => {
    const { number, record } = printing;
    const holder = taken.get(number);
    const foreign = (ofProject.get(number) ?? nameKey(printing.fullName)) !== nameKey(printing.fullName);
    const id = holder === undefined && !foreign ? number : `${number}-${record}`;
    if (holder?.record === record || taken.has(id)) {
      note(printing, 'number', 'record-twice', `number ${number} and record ${record} are another's too`, 'left out');
      return [];
    }
    if (id !== number) {
      const other = foreign ? 'a card of the project' : shown(holder?.fullName);
      note(printing, 'number', 'number-twice', `the number ${number} is that of ${other} too`, `the id is ${id}`);
    }
    taken.set(id, printing);
    return [{ ...printing, id }];
  });
};
