import { expect, it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { ally, ashesTable } from '../../../support/ashes.js';
import { sequence } from '../../../support/ashes-words.js';
import { after, OWN } from '../../../support/ashes-windows.js';
import { rule } from '../../../support/rule.js';

const cards = [
  ally({ id: 'bear', attack: 3, life: 4 }),
  ally({ id: 'wolf', attack: 2, life: 2 }),
  ally({ id: 'wall', attack: 0, life: 9 }),
  // Grows when it is hurt.
  ally({
    id: 'wrath',
    attack: 1,
    life: 9,
    abilities: [
      after(
        'woundsPlaced',
        sequence(
          { do: 'all', from: { is: ['unit'], self: true }, as: 'it' },
          { do: 'modify', objects: 'it', changes: [{ change: 'number', name: 'attack', add: 5 }], until: 'endOfTurn' },
        ),
        { where: OWN },
      ),
    ],
  }),
];
const unit = (card: string, as = card): JsonRecord => ({ card, as });
/** A unit of p1 attacks one of p2, whose Phoenixborn guards no more. */
const attacked = (attacker: string, target: string, counter: 'counter' | 'no') => {
  const table = ashesTable(
    {
      p1: { battlefield: [unit(attacker, 'attacker')] },
      p2: { battlefield: [unit(target, 'target')], phoenixborn: [{ card: 'champion', turned: true }] },
    },
    cards,
  );
  return table.answer('p1', { action: 'attack', target: 'target' }).answer('p1', ['attacker']).answer('p2', counter);
};

rule('Ashes turn.main.attack.battle', () => {
  it('damages by the attack value, and exhausts the attacker when the battle is over', () => {
    const table = attacked('bear', 'wall', 'no');
    expect([table.marks('target'), table.marks('attacker')]).toEqual([{ wounds: 3 }, { exhaustion: 1 }]);
    table.expectHappened('exhausted', { object: 'attacker', count: 1, cites: 'turn.main.attack.battle' });
  });
  it('exhausts a defender that has countered, also by 0', () => {
    expect(attacked('bear', 'wall', 'counter').marks('target')).toEqual({ wounds: 3, exhaustion: 1 });
  });
  it('takes the attacker and its blocker out of the battle before the next one', () => {
    const table = ashesTable(
      {
        p1: { battlefield: [unit('bear', 'one'), unit('wolf', 'two'), unit('wolf', 'three')] },
        p2: { battlefield: [unit('wall'), unit('wall', 'other')], phoenixborn: [{ card: 'champion', as: 'hero' }] },
      },
      cards,
    );
    table.answer('p1', { action: 'attack', target: 'hero' }).answer('p1', ['one', 'two', 'three']);
    table.answer('p2', { one: 'wall', two: 'other' }).answer('p1', 'one');
    table.expectDecision({ p1: 'nextBattle' }).expectLegal('p1', ['two', 'three']);
    expect(['one', 'two', 'three', 'wall', 'other', 'hero'].map((each) => table.marks(each))).toEqual([
      { exhaustion: 1 },
      { attacking: table.id('hero') },
      { attacking: table.id('hero') },
      { wounds: 3, exhaustion: 1 },
      { blocking: table.id('two') },
      {},
    ]);
  });
  it('exhausts nothing that has left play', () => {
    const table = attacked('wolf', 'bear', 'counter').answer('p1', 'attack');
    expect([table.exists('attacker'), table.marks('target')]).toEqual([false, { wounds: 2, exhaustion: 1 }]);
  });
});

rule('Ashes turn.main.attack.counter', () => {
  it('damages the attacker at the same time: both are destroyed', () => {
    const table = attacked('wolf', 'wolf', 'counter').answer('p1', 'attack');
    expect([table.cards('p1', 'battlefield'), table.cards('p2', 'battlefield')]).toEqual([[], []]);
    table.expectHappened('damageDealt', { by: 'counter', amount: 2, cites: 'turn.main.attack.counter' });
  });
  it('deals what both values were before either damage', () => {
    const table = attacked('bear', 'wrath', 'counter').answer('p1', 'attack');
    table.expectHappened('damageDealt', { by: 'counter', amount: 1 });
    expect(table.facts('target').numbers).toMatchObject({ attack: 6 });
  });
  it('is no damage where there is no counter', () => {
    const table = attacked('bear', 'wolf', 'no');
    expect(table.marks('attacker')).toEqual({ exhaustion: 1 });
    table.expectHappened('damageDealt', { by: 'attack' });
  });
});
