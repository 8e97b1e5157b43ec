import { expect, it } from 'vitest';
import { ally, ashesTable, ready } from '../../../support/ashes.js';
import { cast, its } from '../../../support/ashes-words.js';
import { noCase, rule } from '../../../support/rule.js';

const basics = (n: number) => ({ pay: 'magic', dice: [{ n, level: 'basic' }] }) as const;
const cheap = ally({ id: 'cheap', cost: [{ pay: 'main' }, { pay: 'discard', count: 3 }, basics(1)] });
const dear = ally({ id: 'dear', cost: [{ pay: 'main' }, basics(2)] });
const maybe = ally({ id: 'maybe', cost: [{ pay: 'optional', of: basics(3), as: 'more' }] });
const linked = ready({ id: 'linked', cost: [basics(1), { pay: 'parallel', of: [basics(1), basics(3)] }] });
const cards = [cheap, dear, maybe, linked];
const costOf = (card: string): unknown =>
  ashesTable({ p1: { battlefield: [{ card, as: 'it' }] } }, cards).facts('it').numbers['magicPlayCost'];

rule('Ashes glossary.magicplaycost.1', () => {
  noCase('conflict', 'No rule says anything else of this number.');
  it('is asked for by effects: symbols alone count, neither actions nor discards', () => {
    const table = cast(
      its({ is: ['unit'], numbers: { magicPlayCost: { max: 1 } } }, { do: 'exhaust', objects: 'it' }),
      {
        p2: {
          battlefield: [
            { card: 'cheap', as: 'cheap' },
            { card: 'dear', as: 'dear' },
          ],
        },
      },
      cards,
    );
    expect([table.marks('cheap'), table.marks('dear')]).toEqual([{ exhaustion: 1 }, {}]);
  });
  it('counts no symbols that need not be paid', () => {
    expect([costOf('cheap'), costOf('dear'), costOf('maybe')]).toEqual([1, 2, 0]);
  });
});
