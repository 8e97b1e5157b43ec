import { describe, expect, it } from 'vitest';
import { lorcanaTable } from '../../../support/lorcana.js';
import { activate, card, challenge, endTurn, exerted, play, quest } from '../../../support/lorcana-actions.js';

describe('Mr. Smee - Bumbling Mate (3-184)', () => {
  it('is dealt 1 damage at the end of his player’s turn if exerted and without a Captain', () => {
    const damage = (smee: object, ...others: string[]) =>
      lorcanaTable({ p1: { play: [smee, ...others] } })
        .answer('p1', endTurn)
        .marks('smee')['damage'];
    const at = exerted('3-184', 'smee');
    expect([damage(at), damage(at, '1-174'), damage(card('3-184', 'smee'))]).toEqual([1, undefined, undefined]);
  });
  it('is dealt none at the end of an opponent’s turn', () => {
    const at = lorcanaTable({ p2: { play: [exerted('3-184', 'smee')] } }).answer('p1', endTurn);
    expect(at.marks('smee')['damage']).toBe(undefined);
  });
});

describe('Sheriff of Nottingham - Corrupt Official (3-191)', () => {
  it('may deal 1 damage for each card that his player discards, also at the same time', () => {
    const at = lorcanaTable({
      p1: { hand: [card('1-199', 'ransack'), card('1-22', 'one'), card('1-12', 'two')], inkwell: 2, play: ['3-191'] },
      p2: { play: [card('1-5', 'hades')] },
    });
    at.answer('p1', play('ransack')).answer('p1', ['one', 'two']);
    at.answer('p1', at.legal('p1')[0] ?? null)
      .answer('p1', 'yes')
      .answer('p1', 'yes');
    expect(at.marks('hades')).toEqual({ damage: 2 });
  });
  it('deals nothing for an opponent’s', () => {
    const at = lorcanaTable({
      p1: { hand: [card('1-199', 'ransack'), card('1-22', 'one'), card('1-12', 'two')], inkwell: 2, play: ['1-5'] },
      p2: { play: ['3-191'] },
    });
    at.answer('p1', play('ransack')).answer('p1', ['one', 'two']).expectDecision({ p1: 'turnAction' });
  });
});

describe('Captain Hook’s Rapier (3-199)', () => {
  it('draws for 1 ink when a character of its player banishes one in a challenge', () => {
    const at = lorcanaTable({
      p1: { inkwell: 1, play: ['3-199', card('1-12', 'mickey'), card('1-111', 'goofy')] },
      p2: { play: [exerted('1-22', 'stitch'), exerted('1-22', 'other')] },
    });
    at.answer('p1', challenge('mickey', 'stitch')).answer('p1', 'yes').answer('p1', challenge('goofy', 'other'));
    at.expectDecision({ p1: 'turnAction' });
    expect(at.cards('p1', 'hand')).toHaveLength(1);
  });
  it('gives Challenger +1 to each Captain Hook of its player', () => {
    const at = lorcanaTable({
      p1: { play: ['3-199', card('1-174', 'hook'), card('1-12', 'mickey')] },
      p2: { play: [card('1-174', 'theirs')] },
    });
    expect(['hook', 'mickey', 'theirs'].map((label) => at.facts(label).keywords['challenger'])).toEqual([
      3,
      undefined,
      2,
    ]);
  });
});

describe('Maui’s Place of Exile - Hidden Island (3-202)', () => {
  it('gives Resist +1 to characters here', () => {
    const at = lorcanaTable({
      p1: { play: [card('3-202', 'isle'), { card: '1-12', as: 'here', at: 'isle' }, card('1-22', 'away')] },
    });
    expect(['here', 'away'].map((label) => at.facts(label).keywords)).toEqual([{ resist: 1 }, {}]);
  });
});

describe('The Bayou - Mysterious Swamp (3-204)', () => {
  it('may swap a card when a character quests from here', () => {
    const at = lorcanaTable({
      p1: {
        hand: [card('1-5', 'hades')],
        deck: ['1-22'],
        play: [card('3-204', 'bayou'), { card: '1-12', as: 'here', at: 'bayou' }, card('1-12', 'away')],
      },
    });
    at.answer('p1', quest('away')).expectDecision({ p1: 'turnAction' }).answer('p1', quest('here'));
    at.answer('p1', 'yes').answer('p1', ['hades']);
    expect([at.cards('p1', 'hand'), at.cards('p1', 'discard')]).toEqual([['1-22'], ['1-5']]);
  });
});

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
  const table = (guard: object) =>
    lorcanaTable({
      p1: { play: [card('1-12', 'mickey')] },
      p2: { play: [card('4-203', 'wall'), card('3-32', 'lagoon'), guard] },
    });
  const here = { ...exerted('1-181', 'guard'), at: 'wall' };

  it('keeps the other locations of its player from being challenged while somebody exerted is here', () => {
    const at = table(here).expectRefused('p1', challenge('mickey', 'lagoon'), 'challenge.prohibited', '4.3.6.7');
    at.answer('p1', challenge('mickey', 'wall'));
  });
  it('does not while they are ready or elsewhere', () => {
    for (const guard of [{ ...card('1-22', 'guard'), at: 'wall' }, exerted('1-22', 'guard')]) {
      expect(table(guard).answer('p1', challenge('mickey', 'lagoon')).marks('lagoon')).toEqual({ damage: 3 });
    }
  });
});

describe('Simba - Fighting Prince (3-192)', () => {
  const played = () =>
    lorcanaTable({
      p1: { hand: [card('3-192', 'simba'), card('1-22', 'stitch')], inkwell: 7, deck: ['1-12', '1-5'] },
      p2: { play: [card('1-118', 'mulan')] },
    }).answer('p1', play('simba'));

  it('may draw 2 and discard 2, or deal 2 damage, when played', () => {
    const swapped = played()
      .answer('p1', 'yes')
      .expectLegal('p1', ['swap-cards', 'deal-damage'])
      .answer('p1', 'swap-cards');
    swapped.answer('p1', ['stitch', swapped.find('p1', 'hand', '1-5')]);
    expect(swapped.cards('p1', 'hand')).toEqual(['1-12']);
    const dealt = played().answer('p1', 'yes').answer('p1', 'deal-damage').answer('p1', ['mulan']);
    expect([dealt.marks('mulan'), dealt.cards('p1', 'hand')]).toEqual([{ damage: 2 }, ['1-22']]);
    played().answer('p1', 'no').expectDecision({ p1: 'turnAction' });
  });
  it('may so when he banishes a character in a challenge in his player’s turn only', () => {
    const own = lorcanaTable({ p1: { play: [card('3-192', 'simba')] }, p2: { play: [exerted('1-22', 'stitch')] } });
    own.answer('p1', challenge('simba', 'stitch')).expectDecision({ p1: 'may' });
    const theirs = lorcanaTable({ p1: { play: [card('1-22', 'stitch')] }, p2: { play: [exerted('3-192', 'simba')] } });
    theirs.answer('p1', challenge('stitch', 'simba')).expectDecision({ p1: 'turnAction' });
  });
});
