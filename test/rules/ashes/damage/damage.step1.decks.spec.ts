import { expect, it } from 'vitest';
import { dice } from '../../../support/ashes.js';
import {
  attachedTo,
  attacks,
  born,
  card,
  decksTable,
  expectWounds,
  reacts,
  reactsLater,
} from '../../../support/ashes-decks.js';
import { rule } from '../../../support/rule.js';

rule('Ashes damage.step1', () => {
  it('gives redirected damage of an attack to a unit unarmoured: the attacker destroys it', () => {
    const table = attacks(
      decksTable({
        p1: { ...born('coal-roarkwin'), battlefield: [card('hammer-knight')] },
        p2: {
          ...born('champion'),
          hand: ['redirect'],
          activePool: dice('charm', 'power', 1),
          battlefield: [card('iron-worker', { exhaustion: 1 })],
          attached: [attachedTo('iron-worker', 'root-armor')],
        },
      }),
      'champion',
      ['hammer-knight'],
    );
    reactsLater(table, 'p2', 'redirect').expectHappened('destroyed', { object: 'iron-worker', by: 'attack' });
    table.expectLegal('p1', [[], ['hammer-knight']]).answer('p1', []);
    expect([table.marks('champion'), table.marks('hammer-knight')]).toEqual([{}, { exhaustion: 1 }]);
  });
  it('is answered by the player whose own dice power deals it', () => {
    const table = decksTable({
      p1: {
        ...born('champion'),
        hand: ['redirect', 'sympathy-pain'],
        activePool: [...dice('ceremonial', 'power', 1), ...dice('charm', 'power', 1)],
        discardPile: ['iron-worker'],
        battlefield: [card('gilder')],
      },
    });
    table.answer('p1', { action: 'dice-power', die: 'ceremonial-power-1', ability: 'power' });
    const redirect = { react: table.find('p1', 'hand', 'redirect') };
    table.expectLegal('p1', [{ pass: true }, { pass: true, rest: true }, redirect]);
    expectWounds(reacts(table, 'p1', 'redirect'), { gilder: 1, champion: 0 });
    // Sympathy Pain answers opponents only.
    table.expectDecision({ p1: 'turnAction' });
  });
});
