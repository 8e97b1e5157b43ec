import { describe, expect, it } from 'vitest';
import { lorcanaTable } from '../../support/lorcana.js';

const card = (id: string, as: string) => ({ card: id, as });
const exerted = (id: string, as: string) => ({ card: id, as, exerted: true });

describe('Marshmallow - Persistent Guardian (1-50)', () => {
  const challenged = () =>
    lorcanaTable({
      p1: { play: [card('1-82', 'silver')] },
      p2: { play: [exerted('1-50', 'marshmallow')] },
    }).answer('p1', { action: 'challenge', challenger: 'silver', target: 'marshmallow' });

  it('may return to hand when a challenge banishes him', () => {
    const at = challenged().expectDecision({ p2: 'may' }).answer('p2', 'yes');
    expect([at.cards('p2', 'hand'), at.cards('p2', 'discard')]).toEqual([['1-50'], []]);
  });
  it('stays in the discard otherwise', () => {
    expect(challenged().answer('p2', 'no').cards('p2', 'discard')).toEqual(['1-50']);
    lorcanaTable({
      p1: { hand: [card('1-197', 'cannons')], inkwell: 1 },
      p2: { play: [{ card: '1-50', as: 'marshmallow', damage: 4 }, '1-5'] },
    })
      .answer('p1', { action: 'play', card: 'cannons', pay: 'ink' })
      .answer('p1', ['marshmallow'])
      .expectDecision({ p1: 'turnAction' });
  });
});

describe('Tinker Bell - Peter Pan’s Ally (1-58)', () => {
  it('gives Challenger +1 to each Peter Pan on her side', () => {
    const at = lorcanaTable({
      p1: { play: ['1-58', card('1-91', 'peter')] },
      p2: { play: [card('1-91', 'theirs'), exerted('1-118', 'mulan')] },
    });
    expect(at.facts('peter').keywords).toEqual({ evasive: 0, challenger: 1 });
    expect(at.facts('theirs').keywords).toEqual({ evasive: 0 });
    at.answer('p1', { action: 'challenge', challenger: 'peter', target: 'mulan' });
    expect(at.marks('mulan')).toEqual({ exerted: true, damage: 4 });
  });
});

describe('Friends on the Other Side (1-64)', () => {
  it('draws 2', () => {
    const at = lorcanaTable({ p1: { hand: [card('1-64', 'friends')], inkwell: 3 } });
    expect(at.answer('p1', { action: 'play', card: 'friends', pay: 'ink' }).cards('p1', 'hand')).toHaveLength(2);
  });
});

describe('Rafiki - Mystical Fighter (3-54)', () => {
  it('takes no damage from a challenge against a Hyena', () => {
    const at = lorcanaTable({
      p1: { play: [card('3-54', 'rafiki'), card('3-100', 'manor')] },
      p2: { play: [{ ...exerted('3-85', 'shenzi'), at: 'lagoon' }, card('3-32', 'lagoon')] },
    }).answer('p1', { action: 'challenge', challenger: 'rafiki', target: 'shenzi' });
    expect(at.facts('shenzi').numbers['strength']).toBe(3);
    expect([at.marks('rafiki'), at.marks('shenzi')['damage']]).toEqual([{ exerted: true }, 3]);
    expect(at.state.effects).toEqual([]);
  });
  it('takes damage from other challenges, and where a Hyena challenges him', () => {
    const other = lorcanaTable({ p1: { play: [card('3-54', 'rafiki')] }, p2: { play: [exerted('1-12', 'mickey')] } });
    other.answer('p1', { action: 'challenge', challenger: 'rafiki', target: 'mickey' });
    expect(other.exists('rafiki')).toBe(false);
    const defending = lorcanaTable({
      p1: { play: [{ card: '3-85', as: 'shenzi', at: 'manor' }, card('3-100', 'manor')] },
      p2: { play: [exerted('3-54', 'rafiki')] },
    });
    defending.answer('p1', { action: 'challenge', challenger: 'shenzi', target: 'rafiki' }).answer('p1', 'no');
    expect(defending.exists('rafiki')).toBe(false);
  });
});

describe('Bestow a Gift (3-60)', () => {
  const played = (damage: number) =>
    lorcanaTable({
      p1: { hand: [card('3-60', 'gift')], inkwell: 1, play: [{ card: '1-12', as: 'mickey', damage }, '1-22'] },
      p2: { play: [card('3-172', 'eeyore'), '1-22'] },
    })
      .answer('p1', { action: 'play', card: 'gift', pay: 'ink' })
      .answer('p1', ['mickey'])
      .answer('p1', ['eeyore']);

  it('moves one damage counter to an opposing character, past Resist', () => {
    const at = played(2).expectNotHappened('damageDealt');
    expect([at.marks('mickey'), at.marks('eeyore')]).toEqual([{ damage: 1 }, { damage: 1 }]);
  });
  it('moves nothing where there is nothing', () => {
    expect(played(0).expectNotHappened('damagePut').marks('eeyore')).toEqual({});
  });
});

describe('The Sorcerer’s Hat (3-65)', () => {
  const named = (name: string, deck: readonly string[]) =>
    lorcanaTable({ p1: { play: [card('3-65', 'hat')], inkwell: 1, deck } })
      .answer('p1', { action: 'activate', source: 'hat', ability: 'guess-the-top-card' })
      .expectDecision({ p1: 'nameCard' })
      .answer('p1', name);

  it('puts the revealed card into hand if it has the name', () => {
    const at = named('Stitch', ['1-21', '1-22']).expectHappened('revealed', { cards: ['1-21'], cites: '7.1.10' });
    expect([at.cards('p1', 'hand'), at.cards('p1', 'deck')]).toEqual([['1-21'], ['1-22']]);
    expect(at.marks('hat')).toEqual({ exerted: true });
  });
  it('leaves it on top if it has not, or has only part of it', () => {
    const at = named('The Queen', ['2-120', '1-22']).expectHappened('revealed', { cards: ['2-120'] });
    expect([at.cards('p1', 'hand'), at.cards('p1', 'deck')]).toEqual([[], ['2-120', '1-22']]);
  });
  it('takes either name of a card with two', () => {
    expect(named('Jetsam', ['4-44']).cards('p1', 'hand')).toEqual(['4-44']);
  });
  it('finds nothing in an empty deck', () => {
    named('Stitch', []).expectNotHappened('revealed').expectDecision({ p1: 'turnAction' });
  });
  it('costs 1 ink', () => {
    lorcanaTable({ p1: { play: [card('3-65', 'hat')] } }).expectLegal('p1', [{ action: 'end-turn' }]);
  });
});

describe('Cogsworth - Grandfather Clock (2-142)', () => {
  it('gives Resist +1 to the other characters on his side', () => {
    const at = lorcanaTable({
      p1: { play: [card('2-142', 'clock'), card('3-172', 'eeyore'), card('1-32', 'fork')] },
      p2: { play: [card('1-22', 'theirs')] },
    });
    const resist = (label: string) => at.facts(label).keywords['resist'];
    expect(['clock', 'eeyore', 'fork', 'theirs'].map(resist)).toEqual([undefined, 2, undefined, undefined]);
  });
});

describe('Fire the Cannons! (1-197) and Let the Storm Rage On (2-199)', () => {
  it('deal 2 damage to a character; the song draws too', () => {
    const at = lorcanaTable({
      p1: { hand: [card('1-197', 'cannons'), card('2-199', 'storm')], inkwell: 4 },
      p2: { play: [card('1-118', 'mulan'), card('1-69', 'warded'), '3-32'] },
    });
    at.answer('p1', { action: 'play', card: 'cannons', pay: 'ink' });
    expect(at.marks('mulan')).toEqual({ damage: 2 });
    at.expectDecision({ p1: 'turnAction' }).answer('p1', { action: 'play', card: 'storm', pay: 'ink' });
    expect(at.marks('mulan')).toEqual({ damage: 4 });
    expect(at.cards('p1', 'hand')).toHaveLength(1);
  });
});

describe('Ransack (1-199)', () => {
  it('draws 2 and then discards 2 of choice', () => {
    const at = lorcanaTable({
      p1: { hand: [card('1-199', 'ransack'), card('1-22', 'stitch')], inkwell: 2, deck: ['1-12', '1-118', '1-5'] },
    }).answer('p1', { action: 'play', card: 'ransack', pay: 'ink' });
    expect(at.legal('p1')).toHaveLength(3);
    at.answer('p1', ['stitch', at.find('p1', 'hand', '1-12')]);
    expect(at.cards('p1', 'hand')).toEqual(['1-118']);
    expect(at.cards('p1', 'discard')).toEqual(['1-22', '1-12', '1-199']);
  });
  it('discards what there is', () => {
    const at = lorcanaTable({ p1: { hand: [card('1-199', 'ransack')], inkwell: 2, deck: ['1-12'] } });
    at.answer('p1', { action: 'play', card: 'ransack', pay: 'ink' });
    at.answer('p1', [at.find('p1', 'hand', '1-12')]);
    expect(at.state.outcome).toMatchObject({ winners: ['p2'] });
  });
});

describe('John Silver - Greedy Treasure Seeker (3-176)', () => {
  it('has Resist +1 and 1 more lore for each location on his side', () => {
    const facts = (...locations: readonly string[]) => {
      const at = lorcanaTable({ p1: { play: [card('3-176', 'silver'), ...locations] }, p2: { play: ['3-32'] } });
      const { numbers, keywords } = at.facts('silver');
      return [numbers['lore'], keywords];
    };
    expect(facts()).toEqual([1, {}]);
    expect(facts('3-32', '3-100')).toEqual([3, { resist: 2 }]);
  });
});
