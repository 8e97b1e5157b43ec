import { describe, expect, it } from 'vitest';
import type { JsonRecord } from '../../../src/engine/index.js';
import { dice } from '../../support/ashes.js';
import { answered, card, decksTable, expectWounds, plays, reacts, uses } from '../../support/ashes-decks.js';

const CHAMPION = { phoenixborn: [card('champion')] };

describe('Saria Guideman', () => {
  const at = (drawPile: readonly string[]) =>
    uses(
      decksTable({
        p1: { phoenixborn: [card('saria-guideman')], activePool: dice('charm', 'class', 1), drawPile },
        p2: { ...CHAMPION, drawPile: ['fear', 'worker'] },
      }),
      'p1',
      'saria-guideman',
      'hearts-pull',
    );
  it('draws, and then may have a player discard the top card', () => {
    const table = answered(at(['worker']), ['p1', 'yes'], ['p1', 'p2']);
    expect(table.cards('p1', 'hand')).toEqual(['worker']);
    expect(table.cards('p2', 'discardPile')).toEqual(['fear']);
  });
  it('has nobody discard where nothing was drawn', () => {
    at([]).answer('p1', 'yes').expectDecision({ p1: 'turnAction' });
    at(['worker']).answer('p1', 'no').expectDecision({ p1: 'turnAction' });
  });
});

describe('Purge', () => {
  const at = (copies: number, active: number) =>
    uses(
      decksTable({
        p1: {
          spellboard: Array.from({ length: copies }, (_, n) => ({ card: 'purge', as: `copy-${n}` })),
          activePool: [...dice('charm', 'class', 1), ...dice('charm', 'basic', active)],
        },
        p2: { drawPile: ['fear', 'refresh', 'worker'] },
      }),
      'p1',
      'copy-0',
      'purge',
    ).answer('p1', 'p2');
  it('discards one card, with Focus 1 and a die one more', () => {
    expect(at(1, 1).expectDecision({ p1: 'turnAction' }).cards('p2', 'discardPile')).toEqual(['fear']);
    const table = at(2, 1).expectDecision({ p1: 'spend' }).answer('p1', 'yes');
    expect([...table.cards('p2', 'discardPile')].sort()).toEqual(['fear', 'refresh']);
    expect(at(2, 0).expectDecision({ p1: 'turnAction' }).cards('p2', 'discardPile')).toEqual(['fear']);
  });
});

describe('Abundance', () => {
  const at = (copies: number) =>
    uses(
      decksTable({
        p1: {
          phoenixborn: [card('saria-guideman')],
          spellboard: Array.from({ length: copies }, (_, n) => ({ card: 'abundance', as: `copy-${n}` })),
        },
        p2: CHAMPION,
      }),
      'p1',
      'copy-0',
      'feast',
    );
  it.each([
    [1, 2],
    [2, 1],
    [3, 0],
  ])('of %i copies deals %i damage to one’s own Phoenixborn for two cards not drawn', (copies, own) => {
    const table = answered(at(copies), ['p1', 0], ['p2', 0]);
    expectWounds(table, { 'saria-guideman': own, champion: 2 });
  });
  it('deals none for what is drawn', () => {
    expectWounds(answered(at(1), ['p1', 2], ['p2', 1]), { 'saria-guideman': 0, champion: 1 });
  });
});

describe('Seal', () => {
  it('exhausts all copies of a ready spell on the spellboard of the player, once more each', () => {
    const table = decksTable({
      p1: { hand: ['seal'], activePool: [...dice('charm', 'class', 1), ...dice('illusion', 'class', 1)] },
      p2: {
        spellboard: [
          { card: 'purge', as: 'purge' },
          { card: 'purge', as: 'second', exhaustion: 1 },
          { card: 'abundance', as: 'abundance' },
        ],
      },
    });
    answered(plays(table, 'p1', 'seal'), ['p1', 'p2'], ['p1', ['purge']]);
    while (table.state.pending[0]?.kind === 'nextOfSeveral') table.answer('p1', table.legal('p1')[0] ?? null);
    expect(['purge', 'second', 'abundance'].map((label) => table.marks(label)['exhaustion'] ?? 0)).toEqual([1, 2, 0]);
  });
  it('does not affect a spell with Spell Guard', () => {
    const table = decksTable({
      p1: { hand: ['seal'], activePool: [...dice('charm', 'class', 1), ...dice('illusion', 'class', 1)] },
      p2: { spellboard: [card('summon-silver-snake')] },
    });
    answered(plays(table, 'p1', 'seal'), ['p1', 'p2']);
    expect(table.marks('summon-silver-snake')).toEqual({});
  });
});

describe('Strange Copy', () => {
  const at = (own: JsonRecord) => {
    const table = decksTable({
      p1: { battlefield: [card('silver-snake', { status: 3 })] },
      p2: {
        ...CHAMPION,
        hand: ['strange-copy'],
        activePool: dice('illusion', 'power', 1),
        battlefield: [{ ...card('hammer-knight'), ...own }],
      },
    });
    answered(table, ['p1', { action: 'attack', target: 'champion' }], ['p1', ['silver-snake']]);
    return reacts(table, 'p2', 'strange-copy').answer('p2', ['silver-snake']);
  };
  it('makes a unit a copy, with X as it is now', () => {
    const table = at({});
    expect(table.facts('hammer-knight')).toMatchObject({
      names: ['Silver Snake'],
      numbers: { attack: 3, life: 4, recover: 3 },
    });
  });
  it('keeps its wounds, which may be too many for it', () => {
    const table = decksTable({
      p1: { battlefield: [card('masked-wolf')] },
      p2: {
        ...CHAMPION,
        hand: ['strange-copy'],
        activePool: dice('illusion', 'power', 1),
        battlefield: [card('iron-rhino', { wounds: 2 })],
      },
    });
    answered(table, ['p1', { action: 'attack', target: 'champion' }], ['p1', ['masked-wolf']]);
    reacts(table, 'p2', 'strange-copy')
      .answer('p2', ['masked-wolf'])
      .expectHappened('destroyed', { object: 'iron-rhino' });
  });
});

describe('Sympathy Pain', () => {
  const at = (hand: readonly string[]) =>
    decksTable({
      p1: {
        phoenixborn: [card('coal-roarkwin')],
        hand: ['one-hundred-blades', 'molten-gold'],
        activePool: [...dice('natural', 'power', 2)],
        battlefield: [card('iron-rhino')],
      },
      p2: { ...CHAMPION, hand, activePool: dice('charm', 'power', 1), battlefield: [card('gilder')] },
    });
  it('answers wounds that an opponent’s spell places, with 2 damage to that opponent’s side', () => {
    const table = plays(at(['sympathy-pain']), 'p1', 'molten-gold').answer('p1', ['champion']);
    reacts(table, 'p2', 'sympathy-pain').expectLegal('p2', [['coal-roarkwin'], ['iron-rhino']]);
    expectWounds(table.answer('p2', ['coal-roarkwin']), { 'coal-roarkwin': 2, champion: 3 });
  });
});

describe('Rose Fire Dancer', () => {
  it('exhausts a unit, and itself', () => {
    const table = decksTable({
      p1: { battlefield: [card('rose-fire-dancer')] },
      p2: { battlefield: [card('iron-rhino')] },
    });
    answered(uses(table, 'p1', 'rose-fire-dancer', 'distract'), ['p1', ['iron-rhino']]);
    expect([table.marks('iron-rhino'), table.marks('rose-fire-dancer')]).toEqual([
      { exhaustion: 1 },
      { exhaustion: 1 },
    ]);
  });
});

describe('Enchanted Violinist', () => {
  const at = (unit: string) =>
    uses(
      decksTable({
        p1: { battlefield: [card('enchanted-violinist')] },
        p2: { battlefield: [card(unit)], drawPile: ['fear', 'worker'] },
      }),
      'p1',
      'enchanted-violinist',
      'song-of-sorrow',
    );
  it('has the player discard whose unit the song destroys', () => {
    expect(at('masked-wolf').cards('p2', 'discardPile')).toEqual(['fear']);
  });
  it('has nobody discard for a unit that lives on', () => {
    const table = at('iron-rhino').expectDecision({ p1: 'turnAction' });
    expectWounds(table, { 'iron-rhino': 1 });
    expect(table.cards('p2', 'discardPile')).toEqual([]);
  });
});

describe('Three-Eyed Owl', () => {
  it('has a player discard a card of their choice', () => {
    const table = decksTable({ p1: { battlefield: [card('three-eyed-owl')] }, p2: { hand: ['fear', 'refresh'] } });
    answered(uses(table, 'p1', 'three-eyed-owl', 'memory-drain'), ['p1', 'p2']);
    table.answer('p2', [table.find('p2', 'hand', 'refresh')]);
    expect(table.cards('p2', 'hand')).toEqual(['fear']);
  });
});

describe('Seaside Raven', () => {
  it('may destroy a unit with life 2 or less, without damage', () => {
    const table = decksTable({
      p1: {
        phoenixborn: [card('saria-guideman')],
        spellboard: [card('summon-seaside-raven')],
        activePool: dice('charm', 'basic', 3),
        conjurationPile: ['seaside-raven'],
      },
      p2: { battlefield: [card('iron-worker'), card('iron-rhino')] },
    });
    uses(table, 'p1', 'summon-seaside-raven', 'summon').answer('p1', ['iron-worker']);
    table.expectHappened('destroyed', { object: 'iron-worker' }).expectNotHappened('damageDealt');
  });
  it('strikes first: what it destroys does not counter', () => {
    const table = decksTable({
      p1: { battlefield: [card('seaside-raven')] },
      p2: { ...CHAMPION, battlefield: [card('iron-worker')] },
    });
    answered(
      table,
      ['p1', { action: 'attack', target: 'champion' }],
      ['p1', ['seaside-raven']],
      ['p2', { 'seaside-raven': 'iron-worker' }],
    );
    expectWounds(table.expectDecision({ p1: 'turnAction' }), { 'seaside-raven': 0 });
    expect(table.cards('p2', 'discardPile')).toEqual(['iron-worker']);
  });
});
