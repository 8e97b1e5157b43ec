import { expect, it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { ally, ashesTable, conjuration } from '../../../support/ashes.js';
import { sequence } from '../../../support/ashes-words.js';
import { after, kindsOf, OWN, when } from '../../../support/ashes-windows.js';
import { noCase, rule } from '../../../support/rule.js';

const UNIT = { is: ['unit'] } as const;
const cards = [
  ally({ id: 'smith', attack: 2, life: 3 }),
  conjuration({ id: 'snake', attack: 1, life: 3 }),
  conjuration({
    id: 'rhino',
    attack: 6,
    life: 5,
    // After it has destroyed a unit: 2 damage to the opposing Phoenixborn.
    abilities: [
      after(
        'destroyed',
        sequence(
          { do: 'all', from: { is: ['phoenixborn'], of: 'opponents' }, as: 'hero' },
          { do: 'deal', objects: 'hero', amount: 2 },
        ),
        { where: { seat: { seat: 'opponents' } } },
      ),
    ],
  }),
  conjuration({
    id: 'gilder',
    attack: 0,
    life: 2,
    abilities: [
      when(
        'destroyed',
        {
          do: 'may',
          effect: sequence(
            { do: 'choose', from: UNIT, min: 1, max: 1, as: 'it' },
            { do: 'place-status', objects: 'it', count: 1 },
          ),
        },
        { where: OWN },
      ),
    ],
  }),
];
const unit = (card: string, as = card): JsonRecord => ({ card, as });
const start = () =>
  ashesTable(
    {
      p1: { battlefield: [unit('smith', 'first'), unit('smith', 'second'), unit('rhino')] },
      p2: { battlefield: [unit('snake'), unit('gilder')], phoenixborn: [unit('champion', 'hero')] },
    },
    cards,
  );
const declared = () =>
  start().answer('p1', { action: 'attack', target: 'hero' }).answer('p1', ['first', 'second', 'rhino']);
const blocked = () => declared().answer('p2', { second: 'snake', rhino: 'gilder' });
const fought = () => blocked().answer('p1', 'first').answer('p1', 'second').answer('p1', 'attack');

rule('Ashes turn.main.attack.example.1', () => {
  noCase('outside', 'It is an example, of which this is the first step.');
  it('declares three attackers at once, against the Phoenixborn', () => {
    const table = declared();
    table.expectHappened('attackersDeclared', { seat: 'p1', objects: ['first', 'second', 'rhino'], target: 'hero' });
    expect(kindsOf(table, 'attackersDeclared')).toHaveLength(1);
    table.expectDecision({ p2: 'declareBlockers' });
  });
});

rule('Ashes turn.main.attack.example.2', () => {
  noCase('outside', 'It is an example, of which this is the second step.');
  it('blocks two of them; the third is unblocked', () => {
    const table = blocked();
    table.expectHappened('blockersDeclared', {
      seat: 'p2',
      objects: ['snake', 'gilder'],
      attackers: ['second', 'rhino'],
    });
    table.expectDecision({ p1: 'nextBattle' }).expectLegal('p1', ['first', 'second', 'rhino']);
  });
});

rule('Ashes turn.main.attack.example.3', () => {
  noCase('outside', 'It is an example, of which this is the third step.');
  it('exhausts the unblocked one when it has hit, and then the two that have hit each other', () => {
    const table = blocked().answer('p1', 'first');
    expect([table.marks('hero'), table.marks('first')]).toEqual([{ wounds: 2 }, { exhaustion: 1 }]);
    expect([table.marks('second'), table.marks('snake')].map(({ exhaustion }) => exhaustion)).toEqual([
      undefined,
      undefined,
    ]);
    table.answer('p1', 'second').expectDecision({ p1: 'firstDamage' }).answer('p1', 'attack');
    expect([table.marks('second'), table.marks('snake')]).toEqual([
      { wounds: 1, exhaustion: 1 },
      { wounds: 2, exhaustion: 1 },
    ]);
  });
});

rule('Ashes turn.main.attack.example.4', () => {
  noCase('outside', 'It is an example, of which this is the last step.');
  it(`destroys Gilder: its "when", the attacker's "after", the discard, then Rhino exhausts`, () => {
    const table = fought().expectHappened('destroyed', { card: 'gilder' }).expectDecision({ p2: 'may' });
    table.answer('p2', 'yes').answer('p2', ['snake']);
    expect(
      kindsOf(table, 'statusPlaced', 'damageDealt', 'woundsPlaced', 'putAway', 'exhausted', 'attackEnded'),
    ).toEqual(['statusPlaced', 'damageDealt', 'woundsPlaced', 'putAway', 'exhausted', 'attackEnded']);
    // Gilder has an attack value of 0: Rhino is not wounded.
    expect([table.marks('rhino'), table.marks('hero')]).toEqual([{ exhaustion: 1 }, { wounds: 4 }]);
    table.expectHappened('putAway', { card: 'gilder', zone: 'conjurationPile' }).expectDecision({ p1: 'turnAction' });
  });
});
