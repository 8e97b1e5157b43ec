import { describe, expect, it } from 'vitest';
import { lorcanaTable } from '../../../support/lorcana.js';
import {
  activate,
  card,
  challenge,
  damaged,
  endTurn,
  exerted,
  ink,
  play,
  quest,
} from '../../../support/lorcana-actions.js';

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

describe('Card Soldier’s Spear (6-134)', () => {
  it('gives 1 strength to damaged characters of its player', () => {
    const at = lorcanaTable({
      p1: { play: ['6-134', damaged('1-12', 'hurt'), card('1-12', 'whole')] },
      p2: { play: [damaged('1-12', 'theirs')] },
    });
    expect(['hurt', 'whole', 'theirs'].map((label) => at.facts(label).numbers['strength'])).toEqual([4, 3, 3]);
  });
});

describe('Raya - Kumandran Rider (6-107)', () => {
  it('may ready another of her side for the first card inked in her player’s turn', () => {
    const at = lorcanaTable({
      p1: {
        hand: [card('1-22', 'one'), card('1-12', 'two')],
        play: [exerted('6-107', 'raya'), exerted('1-12', 'mickey'), card('1-168', 'quill')],
      },
    }).answer('p1', ink('one'));
    at.answer('p1', 'yes').expectRefused('p1', quest('mickey'), 'quest.prohibited');
    expect([at.marks('raya'), at.marks('mickey')]).toEqual([{ exerted: true }, {}]);
    at.answer('p1', activate('quill', 'sign')).answer('p1', ['two']).expectDecision({ p1: 'turnAction' });
  });
});
