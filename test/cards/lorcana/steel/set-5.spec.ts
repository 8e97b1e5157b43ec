import { describe, expect, it } from 'vitest';
import { lorcanaTable } from '../../../support/lorcana.js';
import { activate, card, challenge, endTurn, exerted, play } from '../../../support/lorcana-actions.js';

describe('Jafar - Tyrannical Hypnotist (5-172)', () => {
  it('keeps opposing characters of cost 4 or less from challenging anything', () => {
    const at = lorcanaTable({
      p1: { play: [card('1-12', 'three'), card('1-118', 'five')] },
      p2: { play: ['5-172', exerted('1-22', 'stitch'), '3-32'] },
    });
    at.expectRefused('p1', challenge('three', 'stitch'), 'challenge.prohibited');
    at.answer('p1', challenge('five', 'stitch'));
  });
});

describe('Snow White - Fair-Hearted (5-183)', () => {
  it('has Resist +1 for each other Knight of her side', () => {
    const keywords = (...others: string[]) =>
      lorcanaTable({ p1: { play: [card('5-183', 'snow'), ...others] }, p2: { play: ['5-189'] } }).facts('snow')
        .keywords;
    expect([keywords('1-22'), keywords('5-189', '5-189')]).toEqual([{}, { resist: 2 }]);
  });
});

describe('Bashful - Adoring Knight (5-189)', () => {
  it('has Bodyguard next to a Snow White of his side', () => {
    const keywords = (other: string) =>
      lorcanaTable({ p1: { play: [card('5-189', 'bashful'), other] } }).facts('bashful').keywords;
    expect([keywords('5-183'), keywords('1-22')]).toEqual([{ bodyguard: 0 }, {}]);
  });
});

describe('Arthur - King Victorious (5-194)', () => {
  it('gives Challenger +2, Resist +2 and challenges of ready characters for the turn', () => {
    const at = lorcanaTable({
      p1: { hand: [card('5-194', 'arthur')], inkwell: 7, play: [card('1-12', 'mickey')] },
      p2: { play: [card('1-118', 'mulan')] },
    });
    at.answer('p1', play('arthur')).answer('p1', ['mickey']).answer('p1', challenge('mickey', 'mulan'));
    expect([at.exists('mulan'), at.marks('mickey')['damage']]).toEqual([false, 2]);
    expect(at.answer('p1', endTurn).state.effects).toEqual([]);
  });
});

describe('Pete - Games Referee (5-195)', () => {
  it('keeps opponents from playing actions until the start of his player’s next turn', () => {
    const at = lorcanaTable({
      p1: { hand: [card('5-195', 'pete'), card('1-197', 'own')], inkwell: 4, play: ['1-22'] },
      p2: { hand: [card('1-197', 'theirs'), card('1-22', 'stitch')], inkwell: 2 },
    });
    at.answer('p1', play('pete'))
      .answer('p1', play('own'))
      .answer('p1', [at.find('p1', 'play', '1-22')]);
    at.answer('p1', endTurn).expectRefused('p2', play('theirs'), 'play.prohibited').answer('p2', play('stitch'));
    at.answer('p2', endTurn).answer('p1', endTurn).answer('p2', play('theirs'));
  });
});

describe('Tug-of-War (5-196)', () => {
  const played = (mode: string) => {
    const at = lorcanaTable({
      p1: { hand: [card('5-196', 'war')], inkwell: 5, play: [card('1-111', 'own')] },
      p2: { play: [card('1-111', 'evasive'), card('1-12', 'mickey'), card('3-32', 'lagoon')] },
    });
    at.answer('p1', play('war')).expectLegal('p1', ['the-grounded', 'the-evasive']).answer('p1', mode);
    return ['own', 'evasive', 'mickey', 'lagoon'].map((label) => at.marks(label)['damage'] ?? 0);
  };

  it('deals 1 to opposing characters without Evasive or 3 to those with it', () => {
    expect([played('the-grounded'), played('the-evasive')]).toEqual([
      [0, 0, 1, 0],
      [0, 3, 0, 0],
    ]);
  });
});

describe('Food Fight! (5-199)', () => {
  it('lets the player’s characters in play exert and pay 1 ink for 1 damage, this turn', () => {
    const at = lorcanaTable({
      p1: {
        hand: [card('5-199', 'food'), card('1-22', 'late')],
        inkwell: 6,
        play: [card('1-12', 'mickey'), card('1-118', 'mulan')],
      },
      p2: { play: [card('1-5', 'hades')] },
    });
    at.answer('p1', play('food')).answer('p1', activate('mickey', '5-199/throw')).answer('p1', ['hades']);
    expect([at.marks('hades'), at.marks('mickey')]).toEqual([{ damage: 1 }, { exerted: true }]);
    at.answer('p1', play('late')).answer('p1', endTurn).answer('p2', endTurn);
    at.expectRefused('p1', activate('mulan', '5-199/throw'), 'answer.unknown-option');
  });
});

describe('Bad-Anon - Villain Support Center (5-203)', () => {
  const table = (id: string, here = true) =>
    lorcanaTable({
      p1: {
        hand: [card('1-123', 'scar'), card('1-110', 'gaston')],
        inkwell: 3,
        play: [card('5-203', 'anon'), { card: id, as: 'guest', ...(here && { at: 'anon' }) }],
      },
    });

  it('lets a Villain here play a character of its name for free', () => {
    const at = table('2-125').answer('p1', activate('guest', '5-203/bring-another-self'));
    // It does not say "may": who has one plays it.
    at.expectLegal('p1', [['scar']]).answer('p1', ['scar']);
    at.expectDecision({ p1: 'wayToPlay' }).answer('p1', { action: 'play', card: 'scar', pay: 'free' });
    expect([at.cards('p1', 'hand'), at.marks('guest')]).toEqual([['1-110'], { exerted: true, at: at.id('anon') }]);
  });
  it('does not let others, or Villains elsewhere', () => {
    for (const at of [table('1-12'), table('2-125', false)]) {
      at.expectRefused('p1', activate('guest', '5-203/bring-another-self'), 'answer.unknown-option');
    }
  });
});
