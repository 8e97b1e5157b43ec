import { describe, expect, it } from 'vitest';
import { lorcanaTable } from '../../../support/lorcana.js';
import { activate, card, challenge, damaged, endTurn, exerted, play } from '../../../support/lorcana-actions.js';

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

describe('Mr. Big - Shrewd Tycoon (6-174)', () => {
  it('is not challenged by characters of strength 2 or more', () => {
    const table = (id: string) =>
      lorcanaTable({ p1: { play: [card(id, 'one')] }, p2: { play: [exerted('6-174', 'big')] } });
    table('1-22').expectRefused('p1', challenge('one', 'big'), 'challenge.prohibited');
    expect(table('1-7').answer('p1', challenge('one', 'big')).exists('big')).toBe(false);
  });
  it('is for what strength they have as they would challenge, without Challenger', () => {
    const at = lorcanaTable({ p1: { play: [card('1-174', 'hook')] }, p2: { play: [exerted('6-174', 'big')] } });
    expect(at.answer('p1', challenge('hook', 'big')).exists('big')).toBe(false);
  });
});

describe('Captain Amelia - Commander of the Legacy (6-192)', () => {
  const table = (id: string) =>
    lorcanaTable({
      p1: { play: [card(id, 'one')] },
      p2: { play: [exerted('6-192', 'amelia'), exerted('1-12', 'mickey')] },
    });

  it('is not challenged by Pirates', () => {
    table('1-174').expectRefused('p1', challenge('one', 'amelia'), 'challenge.prohibited');
    expect(table('1-22').answer('p1', challenge('one', 'amelia')).marks('amelia')['damage']).toBe(2);
  });
  it('gives Resist +1 to her others while they are being challenged', () => {
    const at = table('1-22').answer('p1', challenge('one', 'mickey'));
    expect([at.marks('mickey')['damage'], at.facts('mickey').keywords]).toEqual([1, {}]);
    const challenging = lorcanaTable({
      p1: { play: ['6-192', card('1-12', 'mickey')] },
      p2: { play: [exerted('1-22', 'stitch')] },
    });
    expect(challenging.answer('p1', challenge('mickey', 'stitch')).marks('mickey')['damage']).toBe(2);
  });
});

describe('John Silver - Stern Captain (6-194)', () => {
  it('deals 1 damage to each opposing ready character as his player’s turn begins', () => {
    const at = lorcanaTable(
      { p1: { play: ['6-194', card('1-22', 'own')] }, p2: { play: [card('1-12', 'ready'), exerted('1-12', 'tired')] } },
      [],
      { turn: { active: 'p2' } },
    ).answer('p2', endTurn);
    expect(['own', 'ready', 'tired'].map((label) => at.marks(label)['damage'])).toEqual([undefined, 1, undefined]);
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
    at.expectLegal('p1', [[], ['scar']]).answer('p1', ['scar']);
    expect([at.cards('p1', 'hand'), at.marks('guest')]).toEqual([['1-110'], { exerted: true, at: at.id('anon') }]);
  });
  it('does not let others, or Villains elsewhere', () => {
    for (const at of [table('1-12'), table('2-125', false)]) {
      at.expectRefused('p1', activate('guest', '5-203/bring-another-self'), 'answer.unknown-option');
    }
  });
});

describe('Hot Potato (6-195)', () => {
  it('deals 2 damage to a character or banishes an item', () => {
    const played = (mode: string) =>
      lorcanaTable({
        p1: { hand: [card('6-195', 'potato')], inkwell: 3 },
        p2: { play: [card('1-12', 'mickey'), card('1-32', 'fork')] },
      })
        .answer('p1', play('potato'))
        .answer('p1', mode);
    expect(played('burn').marks('mickey')).toEqual({ damage: 2 });
    expect(played('drop').exists('fork')).toBe(false);
  });
});
