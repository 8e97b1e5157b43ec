import { describe, expect, it } from 'vitest';
import type { JsonRecord } from '../../../src/engine/index.js';
import { dice } from '../../support/ashes.js';
import { answered, card, decksTable, expectWounds, plays, reacts, uses } from '../../support/ashes-decks.js';

const CHAMPION = { phoenixborn: [card('champion')] };
const ARADEL = { phoenixborn: [card('aradel-summergaard')], activePool: dice('natural', 'class', 1) };

describe('Noah Redmoon', () => {
  it('exhausts an unexhausted ready spell of an opponent, also one with Spell Guard', () => {
    const table = decksTable({
      p1: { phoenixborn: [card('noah-redmoon')], activePool: dice('illusion', 'basic', 1) },
      p2: { spellboard: [card('summon-silver-snake'), card('purge', { exhaustion: 1 }), card('abundance')] },
    });
    uses(table, 'p1', 'noah-redmoon', 'shadow-target');
    table.expectLegal('p1', [['summon-silver-snake'], ['abundance']]).answer('p1', ['summon-silver-snake']);
    expect(table.marks('summon-silver-snake')).toEqual({ exhaustion: 1 });
  });
});

describe('Small Sacrifice', () => {
  const at = (copies: number, theirs: JsonRecord = {}) =>
    uses(
      decksTable({
        p1: {
          spellboard: Array.from({ length: copies }, (_, n) => ({ card: 'small-sacrifice', as: `copy-${n}` })),
          activePool: dice('ceremonial', 'class', 1),
          battlefield: [card('iron-rhino')],
        },
        p2: { battlefield: [{ ...card('hammer-knight'), ...theirs }] },
      }),
      'p1',
      'copy-0',
      'sacrifice',
    );
  it('hurts a unit of one’s own, then perhaps one of an opponent', () => {
    expectWounds(at(1).answer('p1', ['hammer-knight']), { 'iron-rhino': 1, 'hammer-knight': 1 });
    expectWounds(at(1).answer('p1', []), { 'iron-rhino': 1, 'hammer-knight': 0 });
  });
  it('may exhaust both instead with Focus 1', () => {
    const table = at(2).answer('p1', ['hammer-knight']).answer('p1', 'exhaust');
    expectWounds(table, { 'iron-rhino': 0, 'hammer-knight': 0 });
    expect([table.marks('iron-rhino'), table.marks('hammer-knight')]).toEqual([{ exhaustion: 1 }, { exhaustion: 1 }]);
  });
  it('hurts with Focus 1 as well, and only hurts where one of them is exhausted', () => {
    expectWounds(at(2).answer('p1', ['hammer-knight']).answer('p1', 'damage'), { 'iron-rhino': 1, 'hammer-knight': 1 });
    const table = at(2, { exhaustion: 1 }).answer('p1', ['hammer-knight']).expectDecision({ p1: 'turnAction' });
    expectWounds(table, { 'iron-rhino': 1, 'hammer-knight': 1 });
  });
});

describe('Summon Masked Wolf', () => {
  const at = (copies: number, level: 'class' | 'power') => {
    const table = decksTable({
      p1: {
        phoenixborn: [card('noah-redmoon')],
        spellboard: Array.from({ length: copies }, (_, n) => ({ card: 'summon-masked-wolf', as: `copy-${n}` })),
        activePool: dice('illusion', level, 1),
        conjurationPile: ['masked-wolf'],
      },
    });
    return uses(table, 'p1', 'copy-0', 'summon').player('p1')['sidesAllowed'] ?? 0;
  };
  it('gives another side action with Focus 1, where a power die of illusion paid', () => {
    expect(at(2, 'power')).toBe(1);
    expect(at(2, 'class')).toBe(0);
    expect(at(1, 'power')).toBe(0);
  });
});

describe('Sleight of Hand and Bound Soul', () => {
  it('draw three cards; take an ally of the discard pile, and nothing else', () => {
    const drawn = decksTable({
      p1: { hand: ['sleight-of-hand'], activePool: [...dice('illusion', 'power', 1), ...dice('illusion', 'basic', 1)] },
    });
    expect(plays(drawn, 'p1', 'sleight-of-hand').cards('p1', 'hand')).toHaveLength(3);
    const soul = decksTable({
      p1: { hand: ['bound-soul'], activePool: dice('ceremonial', 'class', 1), discardPile: ['fear', 'iron-worker'] },
    });
    expect(plays(soul, 'p1', 'bound-soul').cards('p1', 'hand')).toEqual(['iron-worker']);
  });
});

describe('Resummon', () => {
  it('destroys a conjuration and brings it back without tokens, with what it does as it comes', () => {
    const table = decksTable({
      p1: {
        spellboard: [{ card: 'resummon', as: 'spell' }],
        activePool: [...dice('ceremonial', 'class', 1), ...dice('illusion', 'class', 1)],
        battlefield: [card('false-demon', { wounds: 1, exhaustion: 1 })],
      },
      p2: { battlefield: [card('iron-rhino', { exhaustion: 1 })] },
    });
    uses(table, 'p1', 'spell', 'resummon').answer('p1', ['iron-rhino']);
    expectWounds(table, { 'iron-rhino': 1 });
    expect(table.marks(table.find('p1', 'battlefield', 'false-demon'))).toEqual({});
  });
});

describe('Summon Sleeping Widows', () => {
  it('brings two where there is room, also in the slot that has just become free', () => {
    const table = decksTable({
      p1: { ...ARADEL, battlefield: [card('iron-rhino')] },
      p2: {
        ...CHAMPION,
        hand: ['summon-sleeping-widows'],
        activePool: dice('ceremonial', 'class', 2),
        battlefield: [card('mist-spirit'), 'iron-worker', 'iron-worker', 'iron-worker', 'iron-worker', 'iron-worker'],
        conjurationPile: Array.from({ length: 6 }, () => 'sleeping-widow'),
      },
    });
    reacts(
      uses(table, 'p1', 'aradel-summergaard', 'water-blast').answer('p1', ['mist-spirit']),
      'p2',
      'summon-sleeping-widows',
    );
    expect(table.cards('p2', 'battlefield').filter((id) => id === 'sleeping-widow')).toHaveLength(1);
  });
});

describe('Shadow Strike', () => {
  it('hits a unit that does not attack', () => {
    const table = decksTable({
      p1: { battlefield: [card('iron-worker'), card('hammer-knight'), card('iron-rhino')] },
      p2: { ...CHAMPION, hand: ['shadow-strike'], activePool: dice('illusion', 'power', 1) },
    });
    answered(table, ['p1', { action: 'attack', target: 'champion' }], ['p1', ['iron-worker']]);
    reacts(table, 'p2', 'shadow-strike').expectLegal('p2', [['hammer-knight'], ['iron-rhino']]);
    expectWounds(table.answer('p2', ['hammer-knight']), { 'hammer-knight': 3, 'iron-worker': 0 });
  });
});

describe('Stormwind Sniper', () => {
  it('cannot be targeted by opponents, but is chosen and hit by what targets nothing', () => {
    const table = decksTable({
      p1: {
        ...ARADEL,
        hand: ['mist-typhoon'],
        activePool: [...dice('illusion', 'class', 1), ...dice('natural', 'class', 2)],
        battlefield: [card('gilder')],
      },
      p2: { battlefield: [card('stormwind-sniper'), card('iron-rhino')] },
    });
    uses(table, 'p1', 'aradel-summergaard', 'water-blast').expectLegal('p1', [['gilder'], ['iron-rhino']]);
    table.answer('p1', ['iron-rhino']);
    plays(table, 'p1', 'mist-typhoon').answer('p1', 'stormwind-sniper').expectHappened('destroyed');
  });
  it('may hurt a Phoenixborn as it comes', () => {
    const table = decksTable({
      p1: {
        hand: ['stormwind-sniper'],
        activePool: [...dice('ceremonial', 'class', 1), ...dice('illusion', 'class', 1)],
      },
      p2: CHAMPION,
    });
    expectWounds(plays(table, 'p1', 'stormwind-sniper').answer('p1', ['champion']), { champion: 1 });
  });
});

describe('Ice Trap', () => {
  const at = (id: string, cost: readonly JsonRecord[], level: 'class' | 'power' = 'power') =>
    plays(
      decksTable({
        p1: { hand: [id], activePool: cost },
        p2: { ...CHAMPION, hand: ['ice-trap'], activePool: dice('natural', level, 1) },
      }),
      'p1',
      id,
    );
  it('destroys a unit with life 2 or less that comes into play', () => {
    const table = reacts(at('iron-worker', dice('natural', 'basic', 2)), 'p2', 'ice-trap');
    expect(table.cards('p1', 'discardPile')).toEqual(['iron-worker']);
  });
  it('costs a natural power die: a class die does not pay for it', () => {
    at('iron-worker', dice('natural', 'basic', 2), 'class').expectDecision({ p1: 'turnAction' });
  });
  it('is no answer to one with more', () => {
    at('living-doll', [...dice('ceremonial', 'class', 1), ...dice('charm', 'class', 1)]).expectDecision({
      p1: 'turnAction',
    });
  });
});
