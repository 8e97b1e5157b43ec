import { describe, expect, it } from 'vitest';
import { lorcanaTable } from '../../../support/lorcana.js';
import { activate, card, challenge, exerted, play, type Placed } from '../../../support/lorcana-actions.js';

describe('Magic Broom - Brigade Commander (4-186)', () => {
  it('has 2 more strength for each other Magic Broom of his side', () => {
    const at = lorcanaTable({ p1: { play: [card('4-186', 'one'), '4-186', '4-186'] }, p2: { play: ['4-186'] } });
    expect(at.facts('one').numbers['strength']).toBe(6);
  });
});

describe('Philoctetes - No-Nonsense Instructor (4-190)', () => {
  it('gives Challenger +1 to Heroes of his side and gains 1 lore for one played', () => {
    const at = lorcanaTable({
      p1: {
        hand: [card('1-22', 'hero'), card('1-7', 'ally')],
        inkwell: 2,
        play: ['4-190', card('1-12', 'mickey'), card('1-8', 'lefou')],
      },
    });
    expect(['mickey', 'lefou'].map((label) => at.facts(label).keywords)).toEqual([{ challenger: 1 }, {}]);
    expect(at.answer('p1', play('ally')).player('p1')['lore']).toBe(0);
    expect(at.answer('p1', play('hero')).player('p1')['lore']).toBe(1);
  });
});

describe('I Find ’Em, I Flatten ’Em (4-196)', () => {
  it('banishes every item', () => {
    const at = lorcanaTable({
      p1: { hand: [card('4-196', 'song')], inkwell: 4, play: ['1-32', '1-22'] },
      p2: { play: ['1-102', '3-32'] },
    });
    at.answer('p1', play('song'));
    expect([at.cards('p1', 'play'), at.cards('p2', 'play')]).toEqual([['1-22'], ['3-32']]);
  });
});

describe('The Mob Song (4-198)', () => {
  it('deals 3 damage to each of up to three characters and locations', () => {
    const at = lorcanaTable({
      p1: { hand: [card('4-198', 'song')], inkwell: 10, play: ['1-32'] },
      p2: { play: [card('1-118', 'mulan'), card('1-5', 'hades'), card('3-32', 'lagoon'), card('1-69', 'warded')] },
    }).answer('p1', play('song'));
    expect(at.legal('p1')).toHaveLength(8);
    at.answer('p1', ['mulan', 'lagoon']);
    expect(['mulan', 'hades', 'lagoon'].map((label) => at.marks(label))).toEqual([{ damage: 3 }, {}, { damage: 3 }]);
  });
});

describe('Triton’s Decree (4-199)', () => {
  it('has each opponent choose one of their own characters, for 2 damage', () => {
    const at = lorcanaTable({
      p1: { hand: [card('4-199', 'decree')], inkwell: 1, play: [card('1-12', 'own')] },
      p2: { play: [card('1-118', 'mulan'), card('1-5', 'hades')] },
      p3: { play: [card('3-172', 'eeyore')] },
    }).answer('p1', play('decree'));
    at.expectLegal('p2', [['mulan'], ['hades']]).answer('p2', ['hades']);
    expect(['own', 'mulan', 'hades', 'eeyore'].map((label) => at.marks(label)['damage'])).toEqual([
      undefined,
      undefined,
      2,
      1,
    ]);
  });
});

describe('RLS Legacy’s Cannon (4-202)', () => {
  it('deals 2 damage for 2 ink and a card of hand', () => {
    const at = lorcanaTable({
      p1: { hand: [card('1-22', 'stitch'), '1-12'], inkwell: 2, play: [card('4-202', 'cannon')] },
      p2: { play: [card('1-5', 'hades'), card('3-32', 'lagoon')] },
    }).answer('p1', activate('cannon', 'fire'));
    at.answer('p1', ['stitch'])
      .expectLegal('p1', [['hades'], ['lagoon']])
      .answer('p1', ['lagoon']);
    expect([at.marks('lagoon'), at.cards('p1', 'discard')]).toEqual([{ damage: 2 }, ['1-22']]);
  });
  it('cannot with an empty hand', () => {
    lorcanaTable({ p1: { inkwell: 2, play: [card('4-202', 'cannon')] }, p2: { play: ['1-22'] } }).expectRefused(
      'p1',
      activate('cannon', 'fire'),
      'cost.not-enough-cards',
    );
  });
});

describe('The Wall - Border Fortress (4-203)', () => {
  const table = (guard: Placed) =>
    lorcanaTable({
      p1: { play: [card('1-12', 'mickey')] },
      p2: { play: [card('4-203', 'wall'), card('3-32', 'lagoon'), guard] },
    });
  const here = { ...exerted('1-181', 'guard'), at: 'wall' };

  it('keeps its player’s other locations unchallenged while an exerted character is here', () => {
    const at = table(here).expectRefused('p1', challenge('mickey', 'lagoon'), 'challenge.prohibited', '4.3.6.7');
    at.answer('p1', challenge('mickey', 'wall'));
  });
  it('does not while they are ready or elsewhere', () => {
    for (const guard of [{ ...card('1-22', 'guard'), at: 'wall' }, exerted('1-22', 'guard')]) {
      expect(table(guard).answer('p1', challenge('mickey', 'lagoon')).marks('lagoon')).toEqual({ damage: 3 });
    }
  });
});
