/** Effects of which each is chosen once in a turn (352, 390.1). */
import { describe, expect, it } from 'vitest';
import { activate, emptyChain, endTurn, play } from '../../../../../test/support/riftbound-play.js';
import { openWith as open, spellOf, unitOf } from '../../../../../test/support/riftbound-texts.js';
import { gear } from '../../../../../test/support/riftbound.js';
import type { Table } from '../../../../../test/support/table.js';

const modesOf = (table: Table) => table.legal('p1').flat();

describe('"choose one you’ve not chosen this turn"', () => {
  const cards = [
    unitOf(
      'sage',
      "Spend my buff: Choose one you've not chosen this turn — Gain 3 XP. Stun an enemy unit. Ready me. Draw 1.",
    ),
    spellOf('praise', 'Buff a friendly unit.'),
  ];
  const opened = () => {
    const hand = ['one', 'two', 'three', 'four'].map((as) => ({ card: 'praise', as }));
    return open(cards, { p1: [{ card: 'sage', as: 'sage', buff: true }, 'm1'], p2: [] }, {}, { p1: { hand } });
  };
  const used = (table: Table, mode: string) => emptyChain(activate(table, 'sage', 'use').answer('p1', [mode]));
  const again = (table: Table, praise: string) => emptyChain(play(table, praise).answer('p1', ['sage']));
  it('an effect that was chosen is not offered again, nor one without anything to choose', () => {
    const table = used(opened(), 'option-1');
    again(table, 'one');
    activate(table, 'sage', 'use').expectLegal('p1', [['option-3'], ['option-4']]);
  });
  it('with all effects chosen the ability cannot be used', () => {
    const table = used(opened(), 'option-1');
    used(again(table, 'one'), 'option-3');
    again(table, 'two');
    // Only one effect is left: it is not asked for.
    emptyChain(activate(table, 'sage', 'use'));
    again(table, 'three');
    expect(table.legal('p1')).not.toContainEqual({ action: 'activate', source: table.id('sage'), ability: 'use' });
  });
  it('in the next turn all are offered again', () => {
    const table = used(opened(), 'option-1');
    endTurn(endTurn(table), 'p2');
    again(table, 'one');
    activate(table, 'sage', 'use');
    expect(modesOf(table)).toEqual(['option-1', 'option-3', 'option-4']);
  });
});

describe('"choose one that hasn’t been chosen this turn"', () => {
  const cards = [
    unitOf(
      'smith',
      "When you attach a gear to me, choose one that hasn't been chosen this turn — Gain 3 XP. Draw 1. Buff a friendly unit.",
    ),
    spellOf('fit', 'Attach a gear you control to a unit you control.'),
    gear({ id: 'blade', energy: 0, tags: ['Equipment'] }),
  ];
  const fitted = (table: Table, spell: string, blade: string, smith = 'smith') =>
    emptyChain(play(table, spell).answer('p1', [blade]).answer('p1', [smith]));
  const opened = () => {
    const hand = ['one', 'two', 'three', 'four'].map((as) => ({ card: 'fit', as }));
    const blades = ['b1', 'b2', 'b3', 'b4'].map((as) => ({ card: 'blade', as }));
    const smiths = [
      { card: 'smith', as: 'smith' },
      { card: 'smith', as: 'other' },
    ];
    return open(cards, { p1: [...smiths, ...blades], p2: [] }, {}, { p1: { hand } });
  };
  it('each effect once, and then none', () => {
    const table = fitted(opened(), 'one', 'b1');
    expect(modesOf(table)).toEqual(['option-1', 'option-2', 'option-3']);
    emptyChain(table.answer('p1', ['option-1']));
    fitted(table, 'two', 'b2');
    table.expectLegal('p1', [['option-2'], ['option-3']]);
    emptyChain(table.answer('p1', ['option-2']));
    fitted(table, 'three', 'b3').answer('p1', ['smith']);
    emptyChain(table);
    fitted(table, 'four', 'b4');
    expect([table.player('p1')['experience'], table.state.pending[0]?.kind]).toEqual([3, 'turnAction']);
  });
  it('another unit with the same text offers all of them', () => {
    const table = emptyChain(fitted(opened(), 'one', 'b1').answer('p1', ['option-1']));
    fitted(table, 'two', 'b2', 'other').expectLegal('p1', [['option-1'], ['option-2'], ['option-3']]);
  });
});
