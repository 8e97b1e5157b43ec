import { describe, expect, it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { activate, challenge, endTurn, play, quest } from '../../../support/lorcana-actions.js';
import { lorcanaTable } from '../../../support/lorcana.js';

const placed = (as: string, card: string, marks: JsonRecord = {}) => ({ card, as, ...marks });

describe('Alice - Tea Alchemist (3-35)', () => {
  it('exerts an opposing character and all opposing ones of its name', () => {
    const at = lorcanaTable({
      p1: { play: [placed('alice', '3-35'), placed('mine', '1-22')] },
      p2: { play: [placed('one', '1-22'), placed('two', '1-21'), placed('other', '1-12')] },
    }).answer('p1', activate('alice', 'brew-sleep'));
    at.expectLegal('p1', [['one'], ['two'], ['other']]).answer('p1', ['one']);
    expect(['mine', 'one', 'two', 'other'].map((label) => at.marks(label)['exerted'])).toEqual([
      undefined,
      true,
      true,
      undefined,
    ]);
  });
});

describe('Magic Carpet - Flying Rug (3-47)', () => {
  it('moves a character of yours to a location of yours, for nothing', () => {
    const at = lorcanaTable({
      p1: { play: [placed('carpet', '3-47'), placed('stitch', '1-22'), placed('hall', '4-33')] },
      p2: { play: [placed('theirs', '3-32')] },
    })
      .answer('p1', activate('carpet', 'carry'))
      .answer('p1', ['stitch']);
    at.expectDecision({ p1: 'turnAction' }).expectHappened('moved', { object: 'stitch', location: 'hall' });
    expect(at.marks('stitch')).toEqual({ at: at.id('hall') });
  });
  it('moves nobody without a location', () => {
    lorcanaTable({ p1: { play: [placed('carpet', '3-47')] } })
      .answer('p1', activate('carpet', 'carry'))
      .expectNotHappened('moved');
  });
});

describe('Magica De Spell - Thieving Sorceress (3-50)', () => {
  it('returns an item that costs no more than her strength', () => {
    const at = lorcanaTable({
      p1: { play: [placed('magica', '3-50')] },
      p2: { play: [placed('cheap', '1-32'), placed('dear', '2-34'), placed('dearer', '1-168')] },
    }).answer('p1', activate('magica', 'pull-item'));
    const strength = Number(at.facts('magica').numbers['strength']);
    const costs = ['cheap', 'dear', 'dearer'].filter((item) => Number(at.facts(item).numbers['cost']) <= strength);
    if (costs.length > 1)
      at.expectLegal(
        'p1',
        costs.map((item) => [item]),
      ).answer('p1', ['cheap']);
    expect(at.cards('p2', 'hand')).toEqual(['1-32']);
  });
});

describe('Mama Odie - Voice of Wisdom (3-52)', () => {
  const at = (damage: number) =>
    lorcanaTable({
      p1: { play: [placed('odie', '3-52'), placed('hurt', '1-5', { damage })] },
      p2: { play: [placed('theirs', '1-5')] },
    })
      .answer('p1', quest('odie'))
      .answer('p1', 'yes')
      .answer('p1', ['hurt']);

  it('moves up to 2 damage to an opposing character', () => {
    const after = at(3).expectDecision({ p1: 'moveDamage' }).expectLegal('p1', [0, 1, 2]).answer('p1', 2);
    expect([after.marks('hurt'), after.marks('theirs')]).toEqual([{ damage: 1 }, { damage: 2 }]);
  });
  it('moves no more than there is', () => {
    const after = at(1).expectLegal('p1', [0, 1]).answer('p1', 0);
    expect([after.marks('hurt'), after.marks('theirs')]).toEqual([{ damage: 1 }, {}]);
  });
});

describe('It Calls Me (3-61)', () => {
  it('draws, and shuffles up to 3 cards of one opponent’s discard into their deck', () => {
    const at = lorcanaTable({
      p1: { hand: [placed('song', '3-61')], inkwell: 1, discard: ['1-29'] },
      p2: { discard: [placed('a', '1-22'), placed('b', '1-12')], deck: 1 },
    }).answer('p1', play('song'));
    at.expectLegal('p1', [[], ['a'], ['b'], ['a', 'b']]).answer('p1', ['a', 'b']);
    at.expectHappened('shuffled', { seat: 'p2', count: 3 });
    expect([at.cards('p1', 'hand').length, at.cards('p2', 'discard')]).toEqual([1, []]);
  });
});

describe('Camilo Madrigal - Prankster (4-40)', () => {
  const at = () =>
    lorcanaTable({ p2: { play: [placed('camilo', '4-40')] } })
      .answer('p1', endTurn)
      .expectDecision({ p2: 'may' });

  it('may be worth 1 more, or have Challenger +2, for the turn', () => {
    const lore = Number(at().facts('camilo').numbers['lore']);
    const worth = at().answer('p2', 'yes').expectLegal('p2', ['lore', 'challenger']).answer('p2', 'lore');
    expect(worth.facts('camilo').numbers['lore']).toBe(lore + 1);
    const strong = at().answer('p2', 'yes').answer('p2', 'challenger');
    expect(strong.facts('camilo').keywords).toEqual({ challenger: 2 });
    strong.answer('p2', endTurn);
    expect(strong.facts('camilo').keywords).toEqual({});
  });
  it('may be neither', () => {
    expect(at().answer('p2', 'no').facts('camilo').keywords).toEqual({});
  });
});

describe('Flotsam - Ursula’s "Baby" (4-43)', () => {
  const at = (...mine: readonly JsonRecord[]) =>
    lorcanaTable({ p1: { play: [...mine] }, p2: { play: [placed('hades', '1-5', { exerted: true })] } });

  it('returns to hand when banished in a challenge', () => {
    const after = at(placed('flotsam', '4-43')).answer('p1', challenge('flotsam', 'hades'));
    expect([after.cards('p1', 'hand'), after.cards('p1', 'discard')]).toEqual([['4-43'], []]);
  });
  it('lets a character named Jetsam do so, as long as it is in play itself', () => {
    const pair = at(placed('flotsam', '4-43'), placed('jetsam', '4-44')).answer('p1', challenge('jetsam', 'hades'));
    expect(pair.cards('p1', 'hand')).toEqual(['4-44']);
    const alone = at(placed('jetsam', '4-44')).answer('p1', challenge('jetsam', 'hades'));
    expect([alone.cards('p1', 'hand'), alone.cards('p1', 'discard')]).toEqual([[], ['4-44']]);
  });
});

describe('Ursula’s Plan (4-63)', () => {
  it('has each opponent exert a character, which stays so through the start of their next turn', () => {
    const at = lorcanaTable({
      p1: { hand: [placed('plan', '4-63')], inkwell: 9 },
      p2: { play: [placed('a', '1-22'), placed('b', '1-12', { exerted: true })] },
      p3: { play: [placed('c', '1-22')] },
    }).answer('p1', play('plan'));
    at.expectLegal('p2', [['a'], ['b']]).answer('p2', ['a']);
    expect(at.marks('c')).toEqual({ exerted: true });
    at.answer('p1', endTurn);
    expect([at.marks('a'), at.marks('b')]).toEqual([{ exerted: true }, {}]);
    at.answer('p2', endTurn);
    expect(at.marks('c')).toEqual({ exerted: true });
    at.answer('p3', endTurn).answer('p1', endTurn);
    expect(at.marks('a')).toEqual({});
  });
});

describe('Magical Aid (5-63)', () => {
  it('gives Challenger +3 and a way back to hand to one character, whosever', () => {
    const at = lorcanaTable({
      p1: { hand: [placed('aid', '5-63')], inkwell: 9, play: [placed('killer', '1-5')] },
      p2: { play: [placed('theirs', '1-22', { exerted: true })] },
    })
      .answer('p1', play('aid'))
      .answer('p1', ['theirs'])
      .answer('p1', challenge('killer', 'theirs'));
    expect([at.cards('p2', 'hand'), at.cards('p1', 'hand')]).toEqual([['1-22'], []]);
  });
});

describe('Sisu - Uniting Dragon (6-54)', () => {
  const at = (...deck: readonly string[]) =>
    lorcanaTable({ p1: { play: [placed('sisu', '6-54')], deck: [...deck] } }).answer('p1', quest('sisu'));

  it('takes Dragons from the top until another card comes, which goes where you like', () => {
    const after = at('6-54', '6-54', '1-22', '1-12').expectLegal('p1', ['top', 'bottom']).answer('p1', 'bottom');
    expect([after.cards('p1', 'hand'), after.cards('p1', 'deck')]).toEqual([
      ['6-54', '6-54'],
      ['1-12', '1-22'],
    ]);
  });
  it('ends with the deck', () => {
    const after = at('6-54').expectDecision({ p1: 'turnAction' });
    expect(after.cards('p1', 'hand')).toEqual(['6-54']);
  });
});

describe('Yzma - Conniving Chemist (6-56)', () => {
  const at = (hand: number) => lorcanaTable({ p1: { play: [placed('yzma', '6-56')], hand } });

  it('draws until there are 3 cards in hand', () => {
    expect(at(1).answer('p1', activate('yzma', 'top-up')).cards('p1', 'hand')).toHaveLength(3);
  });
  it('draws nothing with 3 or more', () => {
    at(4).answer('p1', activate('yzma', 'top-up')).expectNotHappened('drawn');
  });
});

describe('Mad Hatter - Eccentric Host (6-59)', () => {
  const at = () =>
    lorcanaTable({ p1: { play: [placed('hatter', '6-59')] }, p2: { deck: ['1-22', '1-12'] } })
      .answer('p1', quest('hatter'))
      .answer('p1', 'yes')
      .expectLegal('p1', ['p1', 'p2'])
      .answer('p1', 'p2')
      .expectHappened('lookedAt', { seat: 'p1', count: 1 });

  it('leaves the top card of a player’s deck or puts it into the discard', () => {
    const gone = at().answer('p1', 'discard').expectNotHappened('discarded');
    expect([gone.cards('p2', 'discard'), gone.cards('p2', 'deck')]).toEqual([['1-22'], ['1-12']]);
    expect(at().answer('p1', 'top').cards('p2', 'deck')).toEqual(['1-22', '1-12']);
  });
});

describe('A Very Merry Unbirthday (6-60)', () => {
  it('puts the top 2 cards of each opponent’s deck into their discard', () => {
    const at = lorcanaTable({
      p1: { hand: [placed('song', '6-60')], inkwell: 1, deck: ['1-29'] },
      p2: { deck: ['1-22', '1-12', '1-20'] },
      p3: { deck: ['1-22'] },
    }).answer('p1', play('song'));
    expect(at.cards('p2', 'discard')).toEqual(['1-22', '1-12']);
    expect([at.cards('p3', 'discard'), at.cards('p1', 'deck')]).toEqual([['1-22'], ['1-29']]);
  });
});

describe('Yzma - Above It All (7-68)', () => {
  it('returns another character banished in a challenge, and its player discards at random', () => {
    const at = lorcanaTable({
      p1: { play: [placed('yzma', '7-68'), placed('killer', '1-5')] },
      p2: { play: [placed('stitch', '1-22', { exerted: true })], hand: ['1-12', '1-20'] },
    }).answer('p1', challenge('killer', 'stitch'));
    at.expectHappened('pickedAtRandom', { seat: 'p2', count: 1 });
    expect([at.cards('p2', 'hand').length, at.cards('p2', 'discard').length]).toEqual([2, 1]);
    const seen = at.rules.logFor(at.log, { kind: 'player', seat: 'p1' });
    expect(seen.find(({ kind }) => kind === 'pickedAtRandom')).not.toHaveProperty('picked');
  });
  it('takes the card itself where it is the only one', () => {
    const at = lorcanaTable({
      p1: { play: [placed('yzma', '7-68'), placed('killer', '1-5')] },
      p2: { play: [placed('stitch', '1-22', { exerted: true })] },
    }).answer('p1', challenge('killer', 'stitch'));
    expect([at.cards('p2', 'hand'), at.cards('p2', 'discard')]).toEqual([[], ['1-22']]);
  });
});

describe('Donald Duck - Flustered Sorcerer (7-73)', () => {
  const at = (lore: number, ...donald: readonly string[]) =>
    lorcanaTable({ p1: { lore, play: [placed('stitch', '1-22')] }, p2: { lore: 0, play: [...donald] } });

  it('lets opponents win with 25 lore only', () => {
    at(19, '7-73').answer('p1', quest('stitch')).expectNotHappened('gameEnded');
    at(24, '7-73')
      .answer('p1', quest('stitch'))
      .expectHappened('gameEnded', { winners: ['p1'] });
    at(19)
      .answer('p1', quest('stitch'))
      .expectHappened('gameEnded', { winners: ['p1'] });
  });
});

describe('Te Kā - Elemental Terror (7-54)', () => {
  const exert = (active: string) =>
    lorcanaTable(
      {
        p1: { play: ['7-54', placed('alice', '3-35')] },
        p2: { play: [placed('theirs', '1-22'), placed('other', '1-12')] },
      },
      [],
      { turn: { active } },
    );

  it('banishes an opposing character that gets exerted in your turn', () => {
    const at = exert('p1').answer('p1', activate('alice', 'brew-sleep')).answer('p1', ['theirs']);
    expect([at.cards('p2', 'discard'), at.cards('p1', 'discard')]).toEqual([['1-22'], []]);
  });
  it('leaves those alone that are exerted in the turn of an opponent', () => {
    exert('p2').answer('p2', quest('theirs')).expectNotHappened('banished');
  });
});
