import { expect, it } from 'vitest';
import { ally } from '../../../support/ashes.js';
import { cast, its, sequence } from '../../../support/ashes-words.js';
import { rule } from '../../../support/rule.js';

const OWN_UNITS = { is: ['unit'], of: 'you' } as const;
const THEIRS = { is: ['unit'], of: 'opponents' } as const;
const tower = ally({ id: 'tower', life: 9, attack: 2 });
const damage = sequence(
  { do: 'all', from: THEIRS, as: 'it' },
  { do: 'deal', objects: 'it', amount: { count: OWN_UNITS } },
  { do: 'draw', count: 1 },
);
const target = { p2: { battlefield: [{ card: 'tower', as: 'tower' }] } };

rule('Ashes glossary.x', () => {
  it('is the number that the card says, such as of units in play', () => {
    const table = cast(damage, { p1: { battlefield: ['worker', 'worker', 'tower'] }, ...target }, [tower]);
    expect(table.marks('tower')).toEqual({ wounds: 3 });
  });
  it('is 0 where there are none, which deals no damage, and the text goes on', () => {
    const table = cast(damage, target, [tower]);
    table.expectNotHappened('damageDealt');
    expect([table.marks('tower'), table.cards('p1', 'hand')]).toEqual([{}, ['worker']]);
  });
  it('is an attack value as it is now, and never below 0', () => {
    const weaken = (add: number) =>
      its(
        OWN_UNITS,
        { do: 'modify', objects: 'it', changes: [{ change: 'number', name: 'attack', add }], until: 'endOfTurn' },
        { do: 'all', from: THEIRS, as: 'them' },
        { do: 'deal', objects: 'them', amount: { number: 'attack', of: 'it' } },
      );
    const own = { p1: { battlefield: [{ card: 'tower', as: 'own' }] }, ...target };
    expect(cast(weaken(1), own, [tower]).marks('tower')).toEqual({ wounds: 3 });
    expect(cast(weaken(-5), own, [tower]).marks('tower')).toEqual({});
  });
});
