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
  uses,
} from '../../../support/ashes-decks.js';
import { rule } from '../../../support/rule.js';

rule('Ashes turn.main.attack.phoenixborn.2', () => {
  it('is blocked by whom Gigantic, Gaze and Bypass leave, by values as they are now', () => {
    const rhino = attacks(
      decksTable({
        p1: { battlefield: [card('iron-rhino')] },
        p2: {
          ...born('champion'),
          battlefield: [card('anchornaut'), card('mist-spirit'), card('masked-wolf'), card('gilder', { wounds: 1 })],
          attached: [attachedTo('anchornaut', 'root-armor'), attachedTo('mist-spirit', 'undying-heart')],
        },
      }),
      'champion',
      ['iron-rhino'],
    );
    rhino.expectLegal('p2', [{}, ...['anchornaut', 'mist-spirit', 'gilder'].map((by) => ({ 'iron-rhino': by }))]);
    const hypnotized = decksTable({
      p1: {
        spellboard: [{ card: 'hypnotize', as: 'spell' }],
        activePool: dice('charm', 'class', 2),
        battlefield: [card('blue-jaguar'), card('masked-wolf')],
      },
      p2: { ...born('champion'), battlefield: [card('gilder'), card('stormwind-sniper'), card('iron-worker')] },
    });
    uses(hypnotized, 'p1', 'spell', 'hypnotize').answer('p1', ['masked-wolf']);
    attacks(hypnotized, 'champion', ['blue-jaguar', 'masked-wolf']);
    // A concealed unit cannot be gazed at.
    hypnotized.expectLegal('p1', [[], ['gilder'], ['iron-worker']]).answer('p1', ['gilder']);
    hypnotized.expectLegal('p2', [{}, { 'blue-jaguar': 'stormwind-sniper' }, { 'blue-jaguar': 'iron-worker' }]);
  });
  it('is not asked for where Distract has exhausted the only one who could', () => {
    const table = decksTable({
      p1: { battlefield: [card('rose-fire-dancer'), card('iron-worker')] },
      p2: { ...born('champion'), battlefield: [card('gilder')] },
    });
    uses(table, 'p1', 'rose-fire-dancer', 'distract').answer('p1', ['gilder']);
    table.answer('p1', { action: 'attack', target: 'champion' }).expectLegal('p1', [['iron-worker']]);
    table.answer('p1', ['iron-worker']).expectDecision({ p1: 'turnAction' });
    expectWounds(table, { champion: 2 });
  });
});

rule('Ashes turn.main.attack.unit.pbguard', () => {
  it('is used up where Cover destroys the attacker, by a Phoenixborn who is exhausted', () => {
    const table = attacks(
      decksTable({
        p1: { ...born('coal-roarkwin'), battlefield: [card('masked-wolf')] },
        p2: {
          ...born('champion', { exhaustion: 1 }),
          hand: ['cover', 'cover'],
          activePool: dice('natural', 'power', 2),
          battlefield: [card('mist-spirit'), card('gilder'), card('butterfly-monk', { exhaustion: 1 })],
          attached: [attachedTo('gilder', 'reflections-in-the-water')],
        },
      }),
      'mist-spirit',
      ['masked-wolf'],
    );
    table.expectLegal('p2', ['none', 'champion']).answer('p2', 'champion');
    reacts(table, 'p2', 'cover').expectNotHappened('exhausted').expectDecision({ p1: 'turnAction' });
    expect(table.marks('champion')).toEqual({ exhaustion: 1, turned: true });
    expect(table.cards('p1', 'conjurationPile')).toEqual(['masked-wolf']);
  });
});
