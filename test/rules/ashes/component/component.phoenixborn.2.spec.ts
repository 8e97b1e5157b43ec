import { it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { alteration, ashesTable } from '../../../support/ashes.js';
import { cast, its, sequence, workers } from '../../../support/ashes-words.js';
import { rule } from '../../../support/rule.js';

const held = (...names: readonly string[]): readonly JsonRecord[] => names.map((card) => ({ card, as: card }));

rule('Ashes component.phoenixborn.2', () => {
  it('is no target of what speaks of units', () => {
    const strike = sequence(
      { do: 'choose', from: { is: ['unit'] }, min: 1, max: 1, as: 'it' },
      { do: 'deal', objects: 'it', amount: 1 },
    );
    cast(strike).expectNotHappened('damageDealt').expectDecision({ p1: 'turnAction' });
    const both = cast(strike, { p2: { battlefield: workers({ a: {}, b: { wounds: 1 } }) } });
    both.expectLegal('p1', [['a'], ['b']]);
  });
  it('is damaged by what speaks of it', () => {
    const table = cast(its({ is: ['phoenixborn'], of: 'opponents' }, { do: 'deal', objects: 'it', amount: 1 }));
    table.expectHappened('damageDealt', { card: 'champion', seat: 'p2' });
  });
  it('is no host of alteration spells', () => {
    const table = ashesTable({ p1: { hand: held('armour') } }, [alteration({ id: 'armour', bonus: { life: 1 } })]);
    table.expectRefused('p1', { action: 'play', card: 'armour' }, 'play.no-host', 'component.phoenixborn.2');
  });
});
