import { describe, expect, it } from 'vitest';
import { lorcanaTable } from '../../../support/lorcana.js';
import { activate, card, challenge, damaged, endTurn, exerted, play } from '../../../support/lorcana-actions.js';

describe('Beast - Hardheaded (1-172)', () => {
  it('may banish an item of anybody when played', () => {
    const at = lorcanaTable({
      p1: { hand: [card('1-172', 'beast')], inkwell: 5, play: [card('1-32', 'own')] },
      p2: { play: [card('1-102', 'theirs'), '1-22'] },
    }).answer('p1', play('beast'));
    at.answer('p1', 'yes')
      .expectLegal('p1', [['own'], ['theirs']])
      .answer('p1', ['theirs']);
    expect([at.exists('own'), at.exists('theirs')]).toEqual([true, false]);
  });
});

describe('Captain Hook - Captain of the Jolly Roger (1-173)', () => {
  it('may take a Fire the Cannons! back from the discard, nothing else', () => {
    const played = (...discard: string[]) =>
      lorcanaTable({
        p1: { hand: [card('1-173', 'hook')], inkwell: 4, discard: [...discard] },
        p2: { discard: ['1-197'] },
      })
        .answer('p1', play('hook'))
        .answer('p1', 'yes')
        .cards('p1', 'hand');
    expect([played('1-64', '1-197'), played('1-64')]).toEqual([['1-197'], []]);
  });
});

describe('Captain Hook - Thinking a Happy Thought (1-175)', () => {
  it('is not challenged by characters of cost 3 or less', () => {
    const at = lorcanaTable({
      p1: { play: [card('1-12', 'three'), card('1-118', 'five')] },
      p2: { play: [exerted('1-175', 'hook'), exerted('1-22', 'stitch')] },
    });
    at.expectRefused('p1', challenge('three', 'hook'), 'challenge.prohibited', '4.3.6.7');
    expect(at.answer('p1', challenge('five', 'hook')).marks('hook')['damage']).toBe(4);
    at.answer('p1', challenge('three', 'stitch'));
  });
});

describe('Gantu - Galactic Federation Captain (1-178)', () => {
  const table = () =>
    lorcanaTable({
      p1: { play: [card('1-22', 'small'), card('1-12', 'big')] },
      p2: { play: ['1-178', exerted('1-118', 'mulan'), exerted('1-181', 'guard'), card('3-32', 'lagoon')] },
    });

  it('keeps characters of cost 2 or less from challenging characters of his side', () => {
    table().expectRefused('p1', challenge('small', 'mulan'), 'challenge.prohibited');
    expect(table().answer('p1', challenge('big', 'guard')).exists('guard')).toBe(false);
  });
  it('does not protect locations', () => {
    expect(table().answer('p1', challenge('small', 'lagoon')).marks('lagoon')).toEqual({ damage: 2 });
  });
});

describe('Mickey Mouse - Musketeer (1-186)', () => {
  it('gives 1 strength to the other Musketeers of his side', () => {
    const at = lorcanaTable({
      p1: { play: [card('1-186', 'first'), card('1-186', 'second'), card('1-12', 'friend')] },
    });
    expect(['first', 'second', 'friend'].map((label) => at.facts(label).numbers['strength'])).toEqual([3, 3, 3]);
    const alone = lorcanaTable({ p1: { play: [card('1-186', 'one')] } });
    expect(alone.facts('one').numbers['strength']).toBe(2);
  });
});

describe('Simba - Future King (1-188)', () => {
  const played = () =>
    lorcanaTable({ p1: { hand: [card('1-188', 'simba'), card('1-22', 'stitch')], inkwell: 1, deck: ['1-12', '1-5'] } })
      .answer('p1', play('simba'))
      .expectDecision({ p1: 'may' });

  it('may draw a card and then discard one of choice', () => {
    const at = played().answer('p1', 'yes').answer('p1', ['stitch']);
    expect([at.cards('p1', 'hand'), at.cards('p1', 'discard')]).toEqual([['1-12'], ['1-22']]);
  });
  it('may do neither', () => {
    const at = played().answer('p1', 'no');
    expect([at.cards('p1', 'hand'), at.cards('p1', 'discard')]).toEqual([['1-22'], []]);
  });
});

describe('Simba - Returned King (1-189)', () => {
  it('has Evasive in his player’s turn only', () => {
    const at = lorcanaTable({ p1: { play: [card('1-189', 'simba')] }, p2: { play: [exerted('1-111', 'goofy')] } });
    expect(at.facts('simba').keywords).toEqual({ challenger: 4, evasive: 0 });
    at.answer('p1', challenge('simba', 'goofy')).answer('p1', endTurn);
    expect([at.exists('goofy'), at.facts('simba').keywords]).toEqual([false, { challenger: 4 }]);
  });
});

describe('Tinker Bell - Giant Fairy (1-193)', () => {
  it('deals 1 damage to each opposing character when played', () => {
    const at = lorcanaTable({
      p1: { hand: [card('1-193', 'tink')], inkwell: 6, play: [card('1-12', 'own')] },
      p2: { play: [card('1-69', 'warded'), card('3-172', 'resisting'), card('3-32', 'lagoon')] },
    }).answer('p1', play('tink'));
    expect(['own', 'warded', 'resisting', 'lagoon'].map((label) => at.marks(label))).toEqual([
      {},
      { damage: 1 },
      {},
      {},
    ]);
  });
  it('may deal 2 to an opposing character when she banishes one in a challenge', () => {
    const at = lorcanaTable({
      p1: { play: [card('1-193', 'tink')] },
      p2: { play: [exerted('1-22', 'stitch'), card('1-5', 'hades'), card('1-118', 'mulan')] },
    }).answer('p1', challenge('tink', 'stitch'));
    at.answer('p1', 'yes')
      .expectLegal('p1', [['hades'], ['mulan']])
      .answer('p1', ['mulan']);
    expect(at.marks('mulan')).toEqual({ damage: 2 });
  });
  it('deals nothing when she is challenged', () => {
    lorcanaTable({ p1: { play: [card('1-22', 'stitch'), '1-5'] }, p2: { play: [exerted('1-193', 'tink')] } })
      .answer('p1', challenge('stitch', 'tink'))
      .expectDecision({ p1: 'turnAction' });
  });
});

describe('A Whole New World (1-195)', () => {
  it('has each player discard their hand and draw 7, the active player first', () => {
    const at = lorcanaTable({
      p1: { hand: [card('1-195', 'song'), '1-22', '1-12'], inkwell: 5 },
      p2: { hand: ['1-5'] },
      p3: {},
    }).answer('p1', play('song'));
    expect(['p1', 'p2', 'p3'].map((seat) => at.cards(seat, 'hand').length)).toEqual([7, 7, 7]);
    expect([at.cards('p1', 'discard'), at.cards('p2', 'discard')]).toEqual([['1-22', '1-12', '1-195'], ['1-5']]);
    const seats = at.log.filter(({ kind }) => kind === 'discarded' || kind === 'drawn').map(({ seat }) => seat);
    const times = (seat: string, count: number) => Array.from({ length: count }, () => seat);
    expect(seats).toEqual([...times('p1', 9), ...times('p2', 8), ...times('p3', 7)]);
  });
});

describe('Grab Your Sword (1-198)', () => {
  it('deals 2 damage to each opposing character', () => {
    const at = lorcanaTable({
      p1: { hand: [card('1-198', 'song')], inkwell: 5, play: [card('1-12', 'own')] },
      p2: { play: [card('1-12', 'mickey'), '1-22'] },
      p3: { play: [card('1-118', 'mulan')] },
    }).answer('p1', play('song'));
    expect(['own', 'mickey', 'mulan'].map((label) => at.marks(label))).toEqual([{}, { damage: 2 }, { damage: 2 }]);
    expect(at.cards('p2', 'discard')).toEqual(['1-22']);
  });
});

describe('Beast’s Mirror (1-201)', () => {
  it('draws with an empty hand only, paid for either way', () => {
    const used = (hand: number) =>
      lorcanaTable({ p1: { hand, inkwell: 3, play: [card('1-201', 'mirror')] } }).answer(
        'p1',
        activate('mirror', 'look-within'),
      );
    expect([used(0).cards('p1', 'hand').length, used(1).cards('p1', 'hand').length]).toEqual([1, 1]);
    expect(used(1).marks('mirror')).toEqual({ exerted: true });
  });
});

describe('Frying Pan (1-202)', () => {
  const stunned = () =>
    lorcanaTable({
      p1: { play: [card('1-202', 'pan'), exerted('1-118', 'own')] },
      p2: { play: [card('1-12', 'mickey'), card('1-22', 'stitch')] },
    })
      .answer('p1', activate('pan', 'stun'))
      .answer('p1', ['mickey'])
      .answer('p1', endTurn);

  it('keeps a character from challenging in its next turn, and from nothing else', () => {
    const at = stunned().expectRefused('p2', challenge('mickey', 'own'), 'challenge.prohibited');
    at.answer('p2', challenge('stitch', 'own')).answer('p2', { action: 'quest', character: 'mickey' });
    expect(at.player('p2')['lore']).toBe(2);
  });
  it('wears off after that turn', () => {
    const at = stunned().answer('p2', endTurn);
    expect([at.state.effects, at.cards('p1', 'discard')]).toEqual([[], ['1-202']]);
  });
});

describe('Musketeer Tabard (1-203)', () => {
  it('may draw for each banished Bodyguard of its player', () => {
    const banished = (id: string, seat: 'p1' | 'p2') =>
      lorcanaTable({
        p1: {
          hand: [card('1-197', 'cannons')],
          inkwell: 1,
          play: ['1-203', ...(seat === 'p1' ? [damaged(id, 'one', 1)] : [])],
        },
        p2: { play: [...(seat === 'p2' ? [damaged(id, 'one', 1)] : [])] },
      }).answer('p1', play('cannons'));
    const at = banished('1-181', 'p1').expectDecision({ p1: 'may' }).answer('p1', 'yes');
    expect(at.cards('p1', 'hand')).toHaveLength(1);
    banished('1-12', 'p1').expectDecision({ p1: 'turnAction' });
    banished('1-181', 'p2').expectDecision({ p1: 'turnAction' });
  });
});
