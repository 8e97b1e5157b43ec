import { describe, expect, it } from 'vitest';
import { lorcanaTable } from '../../../support/lorcana.js';
import { activate, card, challenge, damaged, endTurn, exerted, play, quest } from '../../../support/lorcana-actions.js';

describe('Wreck-It Ralph - Demolition Dude (5-104)', () => {
  it('gains 1 lore for each damage on him when he is readied', () => {
    const at = lorcanaTable({ p1: { play: [{ ...damaged('5-104', 'ralph', 2), exerted: true }] }, p2: {} }, [], {
      turn: { active: 'p2' },
    }).answer('p2', endTurn);
    expect(at.player('p1')['lore']).toBe(2);
  });
  it('gains nothing if he was ready', () => {
    const at = lorcanaTable({ p1: { play: [damaged('5-104', 'ralph', 2)] }, p2: {} }, [], { turn: { active: 'p2' } });
    expect(at.answer('p2', endTurn).player('p1')['lore']).toBe(0);
  });
});

describe('Minnie Mouse - Dazzling Dancer (5-126)', () => {
  it('gains 1 lore when she or a Mickey Mouse of her side challenges a character', () => {
    const at = lorcanaTable({
      p1: { play: [card('5-126', 'minnie'), card('1-12', 'mickey'), card('1-22', 'stitch')] },
      p2: { play: [exerted('3-85', 'shenzi'), card('3-32', 'lagoon')] },
    });
    const lore = (challenger: string) => at.answer('p1', challenge(challenger, 'shenzi')).player('p1')['lore'];
    expect([lore('stitch'), lore('minnie'), lore('mickey')]).toEqual([0, 1, 2]);
  });
  it('gains nothing for a location', () => {
    const at = lorcanaTable({ p1: { play: [card('5-126', 'minnie')] }, p2: { play: [card('3-32', 'lagoon')] } });
    expect(at.answer('p1', challenge('minnie', 'lagoon')).player('p1')['lore']).toBe(0);
  });
});

describe('Who’s With Me? (5-131)', () => {
  it('strengthens those in play by 2, and gains 2 lore for each challenge of a Reckless one this turn', () => {
    const at = lorcanaTable({
      p1: { hand: [card('5-131', 'who')], inkwell: 3, play: [card('1-110', 'gaston'), card('1-22', 'stitch')] },
      p2: { play: [exerted('1-5', 'hades')] },
    }).answer('p1', play('who'));
    expect(['gaston', 'stitch', 'hades'].map((label) => at.facts(label).numbers['strength'])).toEqual([6, 4, 6]);
    expect(at.answer('p1', challenge('stitch', 'hades')).player('p1')['lore']).toBe(0);
    expect(at.answer('p1', challenge('gaston', 'hades')).player('p1')['lore']).toBe(2);
    expect(at.state.effects).not.toEqual([]);
    expect(at.answer('p1', endTurn).state.effects).toEqual([]);
  });
});

describe('Maui - Half-Shark (6-124)', () => {
  it('may take an action back from the discard when he challenges a character', () => {
    const at = lorcanaTable({
      p1: { discard: [card('1-197', 'cannons'), '1-22', card('1-64', 'song')], play: [card('6-124', 'maui')] },
      p2: { discard: ['1-197'], play: [exerted('1-22', 'stitch')] },
    }).answer('p1', challenge('maui', 'stitch'));
    at.answer('p1', 'yes')
      .expectLegal('p1', [['cannons'], ['song']])
      .answer('p1', ['song']);
    expect(at.cards('p1', 'hand')).toEqual(['1-64']);
  });
  it('gains 1 lore for each action his player plays, songs included', () => {
    const at = lorcanaTable({
      p1: { hand: [card('1-64', 'song'), card('1-22', 'stitch')], inkwell: 4, play: ['6-124'] },
    }).answer('p1', play('stitch'));
    expect(at.player('p1')['lore']).toBe(0);
    expect(at.answer('p1', play('song')).player('p1')['lore']).toBe(1);
  });
});

describe('Card Soldier’s Spear (6-134)', () => {
  it('gives 1 strength to damaged characters of its player', () => {
    const at = lorcanaTable({
      p1: { play: ['6-134', damaged('1-12', 'hurt'), card('1-12', 'whole')] },
      p2: { play: [damaged('1-12', 'theirs')] },
    });
    expect(['hurt', 'whole', 'theirs'].map((label) => at.facts(label).numbers['strength'])).toEqual([4, 3, 3]);
  });
});

describe('Li Shang - Newly Promoted (7-133)', () => {
  it('challenges ready characters, and has 2 more strength while damaged', () => {
    const at = lorcanaTable({ p1: { play: [card('7-133', 'shang')] }, p2: { play: [card('1-22', 'stitch')] } });
    expect(at.facts('shang').numbers['strength']).toBe(2);
    at.answer('p1', challenge('shang', 'stitch'));
    expect([at.exists('stitch'), at.facts('shang').numbers['strength']]).toEqual([false, 4]);
  });
});

describe('Beast - Frustrated Designer (7-136)', () => {
  const beast = (...items: string[]) =>
    lorcanaTable({
      p1: { inkwell: 2, play: [card('7-136', 'beast'), ...items.map((id, n) => card(id, `item${n}`))] },
      p2: { play: [card('1-5', 'hades'), '1-32'] },
    });

  it('deals 5 damage for 2 ink and two of his player’s items', () => {
    const at = beast('1-32', '1-102', '1-32').answer('p1', activate('beast', 'smash-the-work'));
    at.answer('p1', ['item0', 'item1']).answer('p1', ['hades']);
    expect([at.marks('hades'), at.cards('p1', 'discard')]).toEqual([{ damage: 5 }, ['1-32', '1-102']]);
  });
  it('cannot with one item', () => {
    beast('1-32').expectRefused('p1', activate('beast', 'smash-the-work'), 'cost.not-enough-cards');
  });
});

describe('Mushu - Majestic Dragon (7-137)', () => {
  it('gives Resist +2 to a challenger of his side during its challenge', () => {
    const at = lorcanaTable({
      p1: { play: ['7-137', card('1-12', 'mickey')] },
      p2: { play: [exerted('1-5', 'hades'), exerted('1-118', 'mulan'), card('1-22', 'stitch')] },
    }).answer('p1', challenge('mickey', 'mulan'));
    expect([at.marks('mickey'), at.facts('mickey').keywords]).toEqual([{ exerted: true, damage: 2 }, {}]);
    at.answer('p1', endTurn).answer('p2', challenge('stitch', 'mickey'));
    expect(at.exists('mickey')).toBe(false);
  });
  it('gains 2 lore for a character that one of his side banishes in a challenge in his turn', () => {
    const at = lorcanaTable({
      p1: { hand: [card('1-197', 'cannons')], inkwell: 1, play: ['7-137', card('1-12', 'mickey')] },
      p2: { play: [exerted('1-22', 'stitch'), card('1-12', 'theirs'), card('2-81', 'flynn')] },
    }).answer('p1', challenge('mickey', 'stitch'));
    expect(at.player('p1')['lore']).toBe(2);
    at.answer('p1', endTurn).answer('p2', challenge('flynn', 'mickey'));
    expect([at.exists('flynn'), at.player('p1')['lore']]).toEqual([false, 2]);
  });
});

describe('Mulan - Imperial General (7-141)', () => {
  it('lets her others challenge ready characters once she has challenged one', () => {
    const at = lorcanaTable({
      p1: { play: [card('7-141', 'mulan'), card('1-12', 'mickey'), { card: '1-22', as: 'later', drying: true }] },
      p2: { play: [exerted('1-5', 'hades'), card('2-81', 'flynn')] },
    });
    at.expectRefused('p1', challenge('mickey', 'flynn'), 'challenge.target-ready');
    at.answer('p1', challenge('mulan', 'hades')).answer('p1', challenge('mickey', 'flynn'));
    expect(at.exists('flynn')).toBe(false);
  });
  it('does not for a location', () => {
    const at = lorcanaTable({
      p1: { play: [card('7-141', 'mulan'), card('1-12', 'mickey')] },
      p2: { play: [card('3-32', 'lagoon'), card('2-81', 'flynn')] },
    }).answer('p1', challenge('mulan', 'lagoon'));
    at.expectRefused('p1', challenge('mickey', 'flynn'), 'challenge.target-ready');
  });
});

describe('Mickey Mouse - Pirate Captain (6-103)', () => {
  it('gives a Pirate 2 strength and freedom from challenge damage this turn when he quests', () => {
    const at = lorcanaTable({
      p1: { hand: [card('1-197', 'cannons')], inkwell: 1, play: [card('6-103', 'mickey'), card('1-174', 'hook')] },
      p2: { play: [exerted('1-5', 'hades')] },
    });
    at.answer('p1', quest('mickey')).answer('p1', ['hook']).answer('p1', challenge('hook', 'hades'));
    expect([at.marks('hook'), at.marks('hades')['damage']]).toEqual([{ exerted: true }, 5]);
    at.answer('p1', play('cannons')).answer('p1', ['hook']);
    expect(at.exists('hook')).toBe(false);
  });
  it('wears off', () => {
    const at = lorcanaTable({
      p1: { play: [card('6-103', 'mickey')] },
      p2: { play: [card('1-22', 'stitch')] },
    });
    at.answer('p1', quest('mickey')).answer('p1', endTurn).answer('p2', challenge('stitch', 'mickey'));
    expect(at.marks('mickey')['damage']).toBe(2);
  });
});

describe('Thievery (6-128)', () => {
  it('takes 1 lore from a chosen opponent and gives 1', () => {
    const at = lorcanaTable({ p1: { hand: [card('6-128', 'thief')], inkwell: 1 }, p2: { lore: 3 }, p3: { lore: 3 } });
    at.answer('p1', play('thief')).expectLegal('p1', ['p2', 'p3']).answer('p1', 'p3');
    expect(['p1', 'p2', 'p3'].map((seat) => at.player(seat)['lore'])).toEqual([1, 3, 2]);
  });
});

describe('The Islands I Pulled from the Sea (6-130)', () => {
  const searched = (deck: readonly string[]) =>
    lorcanaTable({ p1: { hand: [card('6-130', 'song')], inkwell: 3, deck } }).answer('p1', play('song'));

  it('finds a location in the deck, shows it and shuffles', () => {
    const at = searched(['1-22', '3-32', '1-12', '3-100']);
    at.expectLegal('p1', [[], [at.find('p1', 'deck', '3-32')], [at.find('p1', 'deck', '3-100')]]);
    at.answer('p1', [at.find('p1', 'deck', '3-100')]).expectHappened('revealed', { cards: ['3-100'] });
    at.expectHappened('shuffled');
    expect([at.cards('p1', 'hand'), at.cards('p1', 'deck').toSorted()]).toEqual([['3-100'], ['1-12', '1-22', '3-32']]);
  });
  it('shuffles also where none is found', () => {
    searched(['1-22', '1-12']).answer('p1', []).expectNotHappened('revealed').expectHappened('shuffled');
  });
});
