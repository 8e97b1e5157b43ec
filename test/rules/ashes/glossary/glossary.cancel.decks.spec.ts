import { expect, it } from 'vitest';
import { dice } from '../../../support/ashes.js';
import {
  answered,
  attacks,
  born,
  card,
  decksTable,
  dieOf,
  passes,
  plays,
  reacts,
  uses,
} from '../../../support/ashes-decks.js';
import { rule } from '../../../support/rule.js';

const VEIL = { hand: ['golden-veil'], activePool: [dieOf('charm', 2, 'veil')] };
const WORKER = { ...born('champion'), ...VEIL, battlefield: [card('iron-worker')] };

rule('Ashes glossary.cancel', () => {
  it('leaves what an earlier line has done: the Gilder is there, the damage is not', () => {
    const table = decksTable({
      p1: {
        spellboard: [card('summon-gilder')],
        activePool: dice('natural', 'class', 1),
        conjurationPile: ['gilder'],
      },
      p2: WORKER,
    });
    passes(uses(table, 'p1', 'summon-gilder', 'summon'), 'p2').answer('p1', ['iron-worker']);
    reacts(table, 'p2', 'golden-veil');
    expect([table.cards('p1', 'battlefield'), table.marks('iron-worker')]).toEqual([['gilder'], {}]);
    expect(table.expectDecision({ p1: 'turnAction' }).marks('summon-gilder')).toEqual({ exhaustion: 1 });
  });
  it('takes the lines after it along: who fought in Close Combat does not pay for it', () => {
    const table = decksTable({
      p1: {
        hand: ['close-combat'],
        activePool: dice('natural', 'power', 1),
        battlefield: [card('hammer-knight'), card('gilder')],
      },
      p2: WORKER,
    });
    answered(plays(table, 'p1', 'close-combat'), ['p1', ['hammer-knight']], ['p1', ['iron-worker']]);
    reacts(table, 'p2', 'golden-veil').expectDecision({ p1: 'turnAction' });
    expect([table.marks('hammer-knight'), table.marks('iron-worker')]).toEqual([{}, {}]);
  });
  it('cancels a reaction from its second line on: what Cover has prevented stays so', () => {
    const table = attacks(
      decksTable({
        p1: { ...born('coal-roarkwin'), ...VEIL, battlefield: [card('masked-wolf')] },
        p2: {
          ...born('champion'),
          hand: ['cover'],
          activePool: dice('natural', 'power', 1),
          battlefield: [card('mist-spirit')],
        },
      }),
      'mist-spirit',
      ['masked-wolf'],
    ).answer('p2', 'champion');
    reacts(reacts(table, 'p2', 'cover'), 'p1', 'golden-veil').expectDecision({ p1: 'turnAction' });
    expect([table.marks('champion'), table.marks('masked-wolf')]).toEqual([{ turned: true }, { exhaustion: 1 }]);
  });
  it('gives nothing back that was paid on the way: the tokens of an Empower are gone', () => {
    const table = decksTable({
      p1: {
        spellboard: [
          { card: 'empower', as: 'first' },
          { card: 'empower', as: 'second' },
        ],
        activePool: dice('natural', 'class', 1),
        battlefield: [card('silver-snake', { status: 1 })],
      },
      p2: WORKER,
    });
    answered(uses(table, 'p1', 'first', 'empower'), ['p1', ['silver-snake']], ['p1', 2]);
    table.expectLegal('p1', [['silver-snake'], ['iron-worker']]).answer('p1', ['iron-worker']);
    reacts(table, 'p2', 'golden-veil').expectDecision({ p1: 'turnAction' });
    expect([table.marks('silver-snake'), table.marks('iron-worker')]).toEqual([{}, {}]);
  });
  it('discards an alteration spell before it is attached, and is a reaction itself', () => {
    const table = decksTable({
      p1: { hand: ['fade-away'], activePool: dice('illusion', 'class', 1), battlefield: [card('gilder')] },
      p2: WORKER,
    });
    plays(table, 'p1', 'fade-away').expectLegal('p1', ['gilder', 'iron-worker']).answer('p1', 'iron-worker');
    reacts(table, 'p2', 'golden-veil').expectDecision({ p1: 'turnAction' });
    expect([table.cards('p1', 'discardPile'), table.cards('p2', 'attached')]).toEqual([['fade-away'], []]);
    expect(table.rulesOf('putAway')).toEqual([
      ['reaction.1', 'discard.2'],
      ['glossary.attach', 'discard.2'],
    ]);
  });
});
