import { expect, it } from 'vitest';
import { ally, ashesTable, type AshesCard } from '../../../support/ashes.js';
import { rule } from '../../../support/rule.js';

const sword = ally({ id: 'sword', attack: 2, life: 9 });
/** Whatever battles it has one attack less. */
const tamer = ally({
  id: 'tamer',
  attack: 1,
  life: 9,
  abilities: [
    {
      kind: 'static',
      name: 'tame',
      affects: { is: ['unit'], markIsSource: 'fighting' },
      changes: [{ change: 'number', name: 'attack', add: -1 }],
    },
  ],
});
const fighting = (cards: readonly AshesCard[], defender: string) => {
  const p1 = { battlefield: ['first', 'second'].map((as) => ({ card: 'sword', as })) };
  const p2 = { phoenixborn: [{ card: 'champion', as: 'hero' }], battlefield: [{ card: defender, as: 'defender' }] };
  const table = ashesTable({ p1, p2 }, cards);
  table.answer('p1', { action: 'attack', target: 'hero' }).answer('p1', ['first', 'second']);
  table.answer('p2', { [table.id('first')]: 'defender' }).answer('p1', 'first');
  return table;
};

rule('Ashes turn.main.attack.battle', () => {
  it('has an attacker in battle with what it deals damage to, and with nothing else', () => {
    const table = fighting([sword, tamer], 'tamer');
    table.expectHappened('battleBegan', { attacker: table.id('first'), defender: table.id('defender') });
    expect(['first', 'second', 'defender'].map((unit) => table.marks(unit)['fighting'])).toEqual([
      table.id('defender'),
      undefined,
      table.id('first'),
    ]);
    expect(['first', 'second'].map((unit) => table.facts(unit).numbers['attack'])).toEqual([1, 2]);
  });
  it('ends as the battle is over', () => {
    const table = fighting([sword, tamer], 'tamer').answer('p1', 'attack');
    expect(['first', 'second', 'defender'].map((unit) => table.marks(unit)['fighting'])).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(table.facts('first').numbers['attack']).toBe(2);
    expect([table.marks('defender')['wounds'], table.marks('hero')['wounds']]).toEqual([1, 2]);
  });
  it('is not recorded where no text of the card set asks for it', () => {
    const table = fighting([sword], 'worker');
    table.expectNotHappened('battleBegan');
    expect(table.marks('first')['fighting']).toBeUndefined();
  });
  it('is not recorded for an ability that has the name of the mark', () => {
    const named = ally({
      id: 'sword',
      attack: 2,
      life: 9,
      abilities: [{ kind: 'static', name: 'fighting', changes: [{ change: 'number', name: 'attack', add: 1 }] }],
    });
    fighting([named], 'worker').expectNotHappened('battleBegan');
  });
});
