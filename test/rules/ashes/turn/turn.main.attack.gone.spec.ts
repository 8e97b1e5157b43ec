/** Battles of which one side has left play before they begin. */
import { expect, it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { ally, ashesTable, type AshesCard } from '../../../support/ashes.js';
import { after, answer } from '../../../support/ashes-windows.js';
import { its } from '../../../support/ashes-words.js';
import { linesOf } from '../../../support/log-lines.js';
import { rule } from '../../../support/rule.js';

const big = ally({ id: 'big', life: 9 });
/** With it, battles begin with an event of their own. */
const asking = ally({
  id: 'asking',
  life: 9,
  abilities: [
    {
      kind: 'static',
      name: 'asks',
      affects: { is: ['unit'], marks: { fighting: true } },
      changes: [{ change: 'number', name: 'attack', add: 0 }],
    },
  ],
});
const flee = answer(
  'flee',
  after('attackersDeclared', its({ named: 'target' }, { do: 'discard-from-play', objects: 'it' }), {
    where: { seat: { seat: 'opponents' } },
  }),
);
const target = ally({ id: 'target', life: 9 });
const fleeing = (...more: readonly AshesCard[]) => {
  const p2 = {
    phoenixborn: [{ card: 'champion', as: 'hero', turned: true }],
    battlefield: [{ card: 'target', as: 'target' }],
    hand: [{ card: 'flee', as: 'flee' }],
  };
  const table = ashesTable({ p1: { battlefield: [{ card: 'big', as: 'big' }] }, p2 }, [big, target, flee, ...more]);
  return table
    .answer('p1', { action: 'attack', target: 'target' })
    .answer('p1', ['big'])
    .answer('p2', { react: 'flee' });
};
const FOUGHT = [
  'battleFought attacker big (turn.main.attack.battle, timing.attack.3)',
  'exhausted object big, count 1, seat p1, card big, now 1 (turn.main.attack.battle, glossary.attack.zero)',
  'attackEnded by p1 (turn.main.attack.1)',
];
const BATTLE = ['battleBegan', 'damageDealt', 'battleFought', 'exhausted', 'attackEnded'];

rule('Ashes turn.main.attack.battle', () => {
  it('exhausts an attacker whose target has left play, and is a battle with nothing', () => {
    expect(linesOf(fleeing(), ...BATTLE)).toEqual(FOUGHT);
  });
  it('does not begin where texts ask for battles and nothing is left to battle', () => {
    expect(linesOf(fleeing(asking), ...BATTLE)).toEqual(FOUGHT);
  });
  it('deals nothing to a defender that leaves play as it begins', () => {
    // It has no life left once it is in battle.
    const shy = ally({
      id: 'shy',
      abilities: [
        {
          kind: 'static',
          name: 'shy',
          affects: { self: true, marks: { fighting: true } },
          changes: [{ change: 'number', name: 'life', add: -2 }],
        },
      ],
    });
    const p2 = {
      phoenixborn: [{ card: 'champion', as: 'hero', turned: true }],
      battlefield: [{ card: 'shy', as: 'shy' }],
    };
    const table = ashesTable({ p1: { battlefield: [{ card: 'big', as: 'big' }] }, p2 }, [big, shy]);
    table.answer('p1', { action: 'attack', target: 'shy' }).answer('p1', ['big']);
    expect(linesOf(table, ...BATTLE, 'destroyed')).toEqual([
      'battleBegan attacker big, defender shy (glossary.battle)',
      'destroyed object shy, seat p2, source null, by rule, card shy, becomes [gone], attached [] ' +
        '(damage.1, glossary.life, damage.step3)',
      'battleFought attacker big, defender shy (turn.main.attack.battle, timing.attack.3)',
      'exhausted object big, count 1, seat p1, card big, now 1 (turn.main.attack.battle, glossary.attack.zero)',
      'attackEnded by p1 (turn.main.attack.1)',
    ]);
  });
});

rule('Ashes turn.main.attack.1', () => {
  /** A unit whose wounds are fatal as the attack is announced: it is destroyed after that. */
  const dying = { card: 'big', as: 'dying', wounds: 9 };
  const attacking = (...battlefield: readonly JsonRecord[]) =>
    ashesTable(
      { p1: { battlefield: [dying, ...battlefield] }, p2: { battlefield: [{ card: 'target', as: 'target' }] } },
      [big, target],
    ).answer('p1', { action: 'attack', target: 'target' });

  it('ends an attack of which the last attacker was dying', () => {
    const table = attacking();
    expect(linesOf(table)).toEqual([
      'actionTaken seat p1, action main (turn.main.list)',
      'fatallyWounded object dying, seat p1, card big (damage.1, damage.step2.unit, damage.4, glossary.life)',
      'destroyed object dying, seat p1, source null, by rule, card big, becomes [gone], attached [] (damage.1, glossary.life, damage.step3)',
      'putAway object big, zone discardPile, seat p1, card big (damage.step4, damage.2, discard.2)',
      'attackEnded by p1 (turn.main.attack.1)',
    ]);
    table.expectDecision({ p1: 'turnAction' });
  });
  it('lets the others attack', () => {
    const table = attacking({ card: 'big', as: 'other' });
    table.expectDecision({ p1: 'declareAttackers' });
    table.expectLegal('p1', [['other']]);
  });
});
