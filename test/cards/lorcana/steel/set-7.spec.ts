import { describe, expect, it } from 'vitest';
import { lorcanaTable } from '../../../support/lorcana.js';
import { card, challenge, damaged, endTurn, exerted, play, sing } from '../../../support/lorcana-actions.js';

describe('Mr. Smee - Efficient Captain (7-107)', () => {
  const played = (id: string) =>
    lorcanaTable({
      p1: { hand: [card(id, 'new')], inkwell: 3, play: ['7-107', exerted('1-174', 'hook'), '1-12'] },
    }).answer('p1', play('new'));

  it('may ready a Pirate for an action that is no song', () => {
    const at = played('2-198')
      .answer('p1', [played('2-198').id('hook')])
      .answer('p1', 'yes')
      .answer('p1', ['hook']);
    expect(at.marks('hook')).toEqual({});
  });
  it('does not for a song or a character', () => {
    played('1-64').expectDecision({ p1: 'turnAction' });
    played('1-12').expectDecision({ p1: 'turnAction' });
  });
});

describe('Fa Zhou - War Hero (7-188)', () => {
  it('gains 3 lore for the second challenge of the turn, if it is against a character', () => {
    const lore = (...targets: string[]) => {
      const at = lorcanaTable({
        p1: { play: ['7-188', card('1-12', 'c0'), card('1-118', 'c1'), card('1-118', 'c2')] },
        p2: { play: [exerted('3-85', 'shenzi'), card('3-136', 'galleon')] },
      });
      return targets.map((target, n) => at.answer('p1', challenge(`c${n}`, target)).player('p1')['lore']);
    };
    expect(lore('galleon', 'shenzi')).toEqual([0, 3]);
    expect(lore('shenzi', 'galleon')).toEqual([0, 0]);
    expect(lore('galleon', 'shenzi', 'galleon')).toEqual([0, 3, 3]);
  });
});

describe('Bagheera - Guardian Jaguar (7-198)', () => {
  it('deals 2 damage to each opposing character when banished in an opponent’s turn', () => {
    const at = lorcanaTable({
      p1: { play: [card('1-5', 'hades'), card('1-12', 'mickey')] },
      p2: { play: [exerted('7-198', 'bagheera'), card('1-22', 'own')] },
    }).answer('p1', challenge('hades', 'bagheera'));
    expect(['hades', 'mickey', 'own'].map((label) => at.marks(label)['damage'])).toEqual([6, 2, undefined]);
  });
  it('deals nothing in his player’s turn', () => {
    const at = lorcanaTable({
      p1: { play: [damaged('7-198', 'bagheera', 2)] },
      p2: { play: [exerted('1-22', 'stitch'), card('1-12', 'mickey')] },
    });
    at.answer('p1', challenge('bagheera', 'stitch'));
    expect([at.exists('bagheera'), at.marks('mickey')]).toEqual([false, {}]);
  });
});

describe('Gantu - Experienced Enforcer (7-199)', () => {
  it('keeps the characters in play from singing until the start of his player’s next turn', () => {
    const at = lorcanaTable({
      p1: { hand: [card('7-199', 'gantu')], inkwell: 4 },
      p2: { hand: [card('1-64', 'song')], play: [card('1-12', 'mickey')] },
    });
    at.answer('p1', play('gantu')).answer('p1', endTurn);
    at.expectRefused('p2', sing('song', 'mickey'), 'sing.prohibited').answer('p2', endTurn).answer('p1', endTurn);
    at.answer('p2', sing('song', 'mickey'));
  });
  it('makes actions and items cost everybody 2 more, sung songs nothing', () => {
    const table = (inkwell: number) =>
      lorcanaTable({
        p1: {
          hand: [card('1-197', 'cannons'), card('1-32', 'fork'), card('1-64', 'song'), card('1-22', 'stitch')],
          inkwell,
          play: [card('1-12', 'mickey')],
        },
        p2: { play: ['7-199'] },
      });
    for (const label of ['cannons', 'fork']) table(2).expectRefused('p1', play(label), 'cost.not-enough-ink');
    expect(table(3).answer('p1', play('fork')).cards('p1', 'hand')).toHaveLength(3);
    table(1).answer('p1', sing('song', 'mickey')).answer('p1', play('stitch'));
  });
});

describe('Mickey Mouse - Inspirational Warrior (7-200)', () => {
  it('may play a character for free when he banishes one in a challenge', () => {
    const at = lorcanaTable({
      p1: { hand: [card('1-5', 'hades'), card('1-32', 'fork')], play: [card('7-200', 'mickey')] },
      p2: { play: [{ ...damaged('1-22', 'stitch'), exerted: true }] },
    }).answer('p1', challenge('mickey', 'stitch'));
    at.answer('p1', 'yes')
      .expectLegal('p1', [[], ['hades']])
      .answer('p1', ['hades']);
    expect(at.cards('p1', 'play')).toEqual(['1-5']);
  });
});

describe('Restoring Atlantis (7-201)', () => {
  it('keeps the player’s characters from being challenged until their next turn, locations not', () => {
    const at = lorcanaTable({
      p1: { hand: [card('7-201', 'song')], inkwell: 5, play: [exerted('1-12', 'mickey'), card('3-32', 'lagoon')] },
      p2: { play: [card('1-22', 'one'), card('1-22', 'two')] },
    });
    at.answer('p1', play('song')).answer('p1', endTurn);
    at.expectRefused('p2', challenge('one', 'mickey'), 'challenge.prohibited').answer('p2', challenge('one', 'lagoon'));
    expect(at.answer('p2', endTurn).state.effects).toEqual([]);
  });
});

describe('John Silver - Vengeful Pirate (7-109)', () => {
  const table = (inkwell: number) =>
    lorcanaTable({
      p1: { hand: [card('1-197', 'cannons'), card('7-109', 'silver')], inkwell, play: [card('1-5', 'own')] },
      p2: { play: [card('1-118', 'theirs')] },
    });

  it('costs 2 less in a turn in which an opposing character was damaged', () => {
    const at = table(7).answer('p1', play('cannons')).answer('p1', ['theirs']).answer('p1', play('silver'));
    expect(at.cards('p1', 'hand')).toEqual([]);
    const own = table(7).answer('p1', play('cannons')).answer('p1', ['own']);
    own.expectRefused('p1', play('silver'), 'cost.not-enough-ink');
  });
  it('may deal 1 damage for an action that is no song', () => {
    const at = lorcanaTable({
      p1: { hand: [card('2-165', 'action'), card('1-64', 'song')], inkwell: 4, play: ['7-109'] },
      p2: { play: [card('1-118', 'theirs')] },
    }).answer('p1', play('song'));
    at.expectDecision({ p1: 'turnAction' }).answer('p1', play('action')).answer('p1', 'yes').answer('p1', ['theirs']);
    expect(at.marks('theirs')).toEqual({ damage: 1 });
  });
});
