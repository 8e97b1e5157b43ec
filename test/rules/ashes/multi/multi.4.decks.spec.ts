import { expect, it } from 'vitest';
import { dice } from '../../../support/ashes.js';
import {
  answered,
  attacks,
  born,
  card,
  decksTable,
  dieOf,
  expectWounds,
  reacts,
  triggers,
  uses,
} from '../../../support/ashes-decks.js';
import { rule } from '../../../support/rule.js';

rule('Ashes multi.4', () => {
  it('finishes the battle in which the defending player lost: both damages are simultaneous', () => {
    const table = attacks(
      decksTable({
        p1: { ...born('coal-roarkwin'), battlefield: [card('iron-rhino'), card('masked-wolf')] },
        p2: { ...born('jessa-na-ni', { wounds: 17 }), battlefield: [card('blood-archer')] },
        p3: born('champion'),
      }),
      'jessa-na-ni',
      ['iron-rhino', 'masked-wolf'],
    );
    answered(table, ['p2', { 'iron-rhino': 'blood-archer' }], ['p1', 'iron-rhino'], ['p1', 'attack']);
    expect([table.player('p2')['left'], table.marks('iron-rhino'), table.marks('masked-wolf')]).toEqual([
      true,
      { wounds: 3, exhaustion: 1 },
      {},
    ]);
    table.expectHappened('attackEnded').expectDecision({ p1: 'turnAction' });
  });
  it('does so where the attacking player lost, whose turn it was', () => {
    const table = attacks(
      decksTable({
        p1: { ...born('champion', { wounds: 14 }), battlefield: [card('iron-worker')] },
        p2: { ...born('coal-roarkwin'), battlefield: [card('blood-archer')] },
        p3: { ...born('jessa-na-ni'), activePool: [dieOf('charm', 0, 'scream')] },
      }),
      'coal-roarkwin',
      ['iron-worker'],
    );
    answered(table, ['p2', { 'iron-worker': 'blood-archer' }], ['p1', 'counter']);
    triggers(table, 'p3').answer('p3', ['champion']).expectDecision({ p2: 'turnAction' });
    expect(table.marks('blood-archer')).toEqual({ wounds: 2, exhaustion: 1 });
  });
  it('ends the attack of a player who loses by an answer to it; the next battle is not fought', () => {
    const table = attacks(
      decksTable({
        p1: { ...born('champion', { wounds: 13 }), battlefield: [card('iron-worker'), card('masked-wolf')] },
        p2: {
          ...born('coal-roarkwin'),
          hand: ['final-cry'],
          activePool: dice('ceremonial', 'power', 1),
          battlefield: [card('gilder'), card('hammer-knight')],
        },
        p3: born('noah-redmoon'),
      }),
      'coal-roarkwin',
      ['iron-worker', 'masked-wolf'],
    );
    answered(table, ['p2', { 'iron-worker': 'gilder', 'masked-wolf': 'hammer-knight' }], ['p1', 'iron-worker']);
    reacts(table.answer('p2', []), 'p2', 'final-cry').answer('p2', ['champion']).expectDecision({ p2: 'turnAction' });
    expect([table.state.outcome, table.cards('p1', 'battlefield'), table.marks('hammer-knight')]).toEqual([
      null,
      [],
      {},
    ]);
  });
  it('goes on with an effect on every player after one of them: Abundance', () => {
    const table = decksTable({
      p1: { ...born('saria-guideman', { wounds: 17 }), spellboard: [{ card: 'abundance', as: 'spell' }] },
      p2: born('champion', { wounds: 13 }),
      p3: born('coal-roarkwin'),
    });
    answered(uses(table, 'p1', 'spell', 'feast'), ['p1', 0], ['p2', 0], ['p3', 1]).expectDecision({ p1: 'turnAction' });
    expect(table.player('p2')['left']).toBe(true);
    expectWounds(table, { 'saria-guideman': 19, 'coal-roarkwin': 1 });
  });
});
