import { expect, it } from 'vitest';
import { action, alteration, ashesTable, reaction } from '../../../support/ashes.js';
import { rule } from '../../../support/rule.js';

/** The first alteration spell in play goes to the wounded unit. */
const move = action({
  id: 'move',
  effect: {
    do: 'sequence',
    of: [
      { do: 'all', from: { is: ['alteration'] }, as: 'spell' },
      { do: 'all', from: { is: ['unit'], marks: { wounds: true } }, as: 'there' },
      { do: 'attach-again', objects: 'spell', onto: 'there' },
    ],
  },
});
const grows = alteration({
  id: 'grows',
  bonus: { life: 2 },
  abilities: [
    {
      kind: 'triggered',
      name: 'takes root',
      timing: 'when',
      on: [{ event: 'attached', where: { object: { object: { self: true } } } }],
      effect: { do: 'place-status', objects: 'self', count: 1 },
    },
  ],
});
const picky = alteration({ id: 'picky', attachTo: { marks: { wounds: false } } });

const moved = (spell: string, of: 'p1' | 'p2' = 'p1') => {
  const from = { card: 'worker', as: 'from' };
  const to = { card: 'worker', as: 'to', wounds: 1 };
  const attached = [{ card: spell, as: 'spell', attachedTo: 'from', status: 2 }];
  const hand = [{ card: 'move', as: 'move' }];
  const p1 = { hand, battlefield: of === 'p1' ? [from, to] : [from], attached };
  const p2 = { battlefield: of === 'p1' ? [] : [to] };
  return ashesTable({ p1, p2 }, [move, grows, picky]).answer('p1', { action: 'play', card: 'move' });
};

rule('Ashes glossary.attach', () => {
  it('moves a spell with its tokens and its bonus, and triggers again', () => {
    const table = moved('grows');
    expect(table.marks('spell')).toEqual({ attachedTo: table.id('to'), status: 3 });
    expect(['from', 'to'].map((unit) => table.facts(unit).numbers['life'])).toEqual([2, 4]);
  });
  it('leaves a spell where it is that could not be attached there', () => {
    const table = moved('picky');
    expect(table.marks('spell')).toEqual({ attachedTo: table.id('from'), status: 2 });
    table.expectNotHappened('attached');
  });
  it('gives control to the player of the unit to which the spell moves (glossary.control.3)', () => {
    const table = moved('grows', 'p2');
    expect([table.cards('p1', 'attached'), table.cards('p2', 'attached')]).toEqual([[], ['grows']]);
  });
  it('targets the unit, and stays where it is if that is cancelled', () => {
    const shield = reaction({
      id: 'shield',
      reaction: {
        kind: 'triggered',
        name: 'shield',
        on: [{ event: 'targeted', where: { seat: { seat: 'opponents' } }, bind: { frame: 'frame' } }],
        effect: { do: 'cancel', frame: 'frame' },
      },
    });
    const from = { card: 'worker', as: 'from' };
    const p1 = {
      hand: [{ card: 'move', as: 'move' }],
      battlefield: [from, { card: 'worker', as: 'to', wounds: 1 }],
      attached: [{ card: 'grows', as: 'spell', attachedTo: 'from' }],
    };
    const p2 = { hand: [{ card: 'shield', as: 'shield' }] };
    const table = ashesTable({ p1, p2 }, [move, grows, shield]).answer('p1', { action: 'play', card: 'move' });
    table.expectHappened('targeted', { seat: 'p1', objects: [table.id('to')] });
    table.answer('p2', { react: 'shield' }).expectHappened('cancelled', { card: 'move' });
    expect(table.marks('spell')).toEqual({ attachedTo: table.id('from') });
    table.expectNotHappened('attached');
  });
  it('moves to a unit that can have it, which its player chooses (resolve.2)', () => {
    const any = action({
      id: 'move',
      effect: {
        do: 'sequence',
        of: [
          { do: 'all', from: { is: ['alteration'] }, as: 'spell' },
          { do: 'all', from: { is: ['unit'] }, as: 'there' },
          { do: 'attach-again', objects: 'spell', onto: 'there' },
        ],
      },
    });
    const units = ['from', 'a', 'b', 'hurt'].map((as) => ({
      ...{ card: 'worker', as, wounds: as === 'hurt' ? 1 : 0 },
      status: as === 'b' ? 1 : 0,
    }));
    const p1 = {
      hand: [{ card: 'move', as: 'move' }],
      battlefield: units,
      attached: [{ card: 'picky', as: 'spell', attachedTo: 'from' }],
    };
    const table = ashesTable({ p1 }, [any, picky]).answer('p1', { action: 'play', card: 'move' });
    table.expectLegal('p1', [table.id('a'), table.id('b')]).answer('p1', 'b');
    expect(table.marks('spell')).toEqual({ attachedTo: table.id('b') });
  });
});
