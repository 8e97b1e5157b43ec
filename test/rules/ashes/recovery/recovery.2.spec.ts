import { expect, it } from 'vitest';
import { allPass, alteration, ashesTable, ready } from '../../../support/ashes.js';
import { rule } from '../../../support/rule.js';

const tired = (card: string) => ({ card, as: card, exhaustion: 1 });

rule('Ashes recovery.2', () => {
  it('takes a token of each card in play, also of an alteration spell that is attached', () => {
    const table = ashesTable(
      {
        p1: {
          battlefield: [tired('worker')],
          attached: [{ ...tired('armour'), attachedTo: 'worker' }],
          phoenixborn: [tired('champion')],
          spellboard: [tired('rite')],
        },
      },
      [alteration({ id: 'armour' }), ready({ id: 'rite' })],
    );
    allPass(table);
    expect(['worker', 'armour', 'champion', 'rite'].map((label) => table.marks(label))).toEqual([
      {},
      { attachedTo: table.id('worker') },
      {},
      {},
    ]);
  });
});
