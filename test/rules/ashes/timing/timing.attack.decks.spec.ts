import { expect, it } from 'vitest';
import { dice } from '../../../support/ashes.js';
import { answered, attacks, born, card, decksTable, expectWounds, reactsLater } from '../../../support/ashes-decks.js';
import { rule } from '../../../support/rule.js';

/** What p2 answers wounds with; a unit of p1 is destroyed by it. */
const sympathy = () =>
  attacks(
    decksTable({
      p1: { ...born('coal-roarkwin'), battlefield: [card('iron-worker'), card('masked-wolf')] },
      p2: {
        ...born('champion'),
        hand: ['sympathy-pain'],
        activePool: dice('charm', 'power', 1),
        battlefield: [card('hammer-knight')],
      },
    }),
    'champion',
    ['iron-worker', 'masked-wolf'],
  );

rule('Ashes timing.attack.1', () => {
  it('skips an attacker destroyed by an earlier battle; the blocker neither counters nor tires', () => {
    const table = sympathy().answer('p2', { 'masked-wolf': 'hammer-knight' }).answer('p1', 'iron-worker');
    reactsLater(table, 'p2', 'sympathy-pain').expectLegal('p2', [['coal-roarkwin'], ['iron-worker'], ['masked-wolf']]);
    table.answer('p2', ['masked-wolf']).expectDecision({ p1: 'turnAction' });
    expect([table.exists('masked-wolf'), table.marks('hammer-knight')]).toEqual([false, {}]);
    expect([table.marks('iron-worker'), table.marks('champion')]).toEqual([{ exhaustion: 1 }, { wounds: 2 }]);
  });
  it('goes on with the others where it is the one that has just hit', () => {
    const table = reactsLater(sympathy().answer('p2', {}).answer('p1', 'iron-worker'), 'p2', 'sympathy-pain');
    table.answer('p2', ['iron-worker']).expectDecision({ p1: 'turnAction' });
    expect([table.marks('champion'), table.marks('masked-wolf')]).toEqual([{ wounds: 4 }, { exhaustion: 1 }]);
    expect(table.cards('p1', 'discardPile')).toEqual(['iron-worker']);
  });
});

rule('Ashes timing.attack.2', () => {
  const aftershock = (wounds: number) => {
    const table = attacks(
      decksTable({
        p1: { ...born('coal-roarkwin'), battlefield: [card('hammer-knight'), card('iron-rhino')] },
        p2: {
          ...born('champion'),
          battlefield: [card('iron-worker', wounds > 0 ? { wounds } : {}), card('gilder'), card('anchornaut')],
        },
      }),
      'champion',
      ['hammer-knight', 'iron-rhino'],
    );
    table.answer('p2', { 'hammer-knight': 'gilder', 'iron-rhino': 'iron-worker' }).answer('p1', 'hammer-knight');
    // What Gilder leaves comes first, though it is the turn of p1.
    table.expectLegal('p2', [[], ['hammer-knight'], ['iron-rhino'], ['iron-worker'], ['anchornaut']]);
    return answered(table, ['p2', ['anchornaut']], ['p1', ['iron-worker']]);
  };
  it('hits the Phoenixborn if an Aftershock destroys the next blocker: Rhino tramples nothing', () => {
    const table = aftershock(1).expectDecision({ p1: 'turnAction' });
    expectWounds(table, { champion: 7, 'iron-rhino': 0 });
  });
  it('has the blocker hit where it lives; then the Rhino tramples, and is countered', () => {
    const table = aftershock(0).answer('p1', 'attack').expectDecision({ p1: 'turnAction' });
    expectWounds(table, { champion: 2 });
    expect(table.marks('iron-rhino')).toEqual({ wounds: 2, exhaustion: 1 });
  });
});
