import { describe, expect, it } from 'vitest';
import { lorcanaTable } from '../../../support/lorcana.js';
import { activate, card, ink, play, quest } from '../../../support/lorcana-actions.js';

describe('Gramma Tala - Spirit of the Ocean (3-143)', () => {
  it('gains 1 lore for each card put into her player’s inkwell, by the turn action or otherwise', () => {
    const at = lorcanaTable({
      p1: { hand: [card('1-22', 'stitch'), card('1-12', 'mickey')], play: ['3-143', card('1-168', 'quill')] },
    }).answer('p1', ink('stitch'));
    expect(at.player('p1')['lore']).toBe(1);
    at.answer('p1', activate('quill', 'sign')).answer('p1', ['mickey']);
    expect(at.player('p1')['lore']).toBe(2);
  });
  it('gains nothing for an opponent’s, or for herself put there', () => {
    const theirs = lorcanaTable({ p1: { hand: [card('1-22', 'stitch')] }, p2: { play: ['3-143'] } });
    expect(theirs.answer('p1', ink('stitch')).player('p2')['lore']).toBe(0);
    const hers = lorcanaTable({ p1: { hand: [card('1-147', 'hades')], inkwell: 7 }, p2: { play: ['3-143'] } });
    hers.answer('p1', play('hades')).answer('p1', 'yes');
    expect([hers.cards('p2', 'inkwell'), hers.player('p2')['lore']]).toEqual([['3-143'], 0]);
  });
});

describe('Gyro Gearloose - Gadget Whiz (3-144)', () => {
  it('puts an item from the discard on top of the deck', () => {
    const at = lorcanaTable({
      p1: { deck: ['1-22'], discard: [card('1-32', 'fork'), '1-12'], play: [card('3-144', 'gyro')] },
    });
    at.answer('p1', activate('gyro', 'keep-up'));
    expect([at.cards('p1', 'deck'), at.cards('p1', 'discard')]).toEqual([['1-32', '1-22'], ['1-12']]);
  });
});

describe('The Queen - Mirror Seeker (3-156)', () => {
  it('may put the top 3 back in any order when she quests, unseen by others', () => {
    const at = lorcanaTable({ p1: { deck: ['1-22', '1-12', '1-5', '1-7'], play: [card('3-156', 'queen')] } });
    at.answer('p1', quest('queen')).answer('p1', 'yes').expectDecision({ p1: 'hiddenDeckOrder' });
    at.answer(
      'p1',
      ['1-5', '1-22', '1-12'].map((id) => at.find('p1', 'deck', id)),
    ).expectNotHappened('revealed');
    expect(at.cards('p1', 'deck')).toEqual(['1-5', '1-22', '1-12', '1-7']);
  });
  it('may leave them', () => {
    const at = lorcanaTable({ p1: { deck: ['1-22', '1-12'], play: [card('3-156', 'queen')] } });
    expect(at.answer('p1', quest('queen')).answer('p1', 'no').cards('p1', 'deck')).toEqual(['1-22', '1-12']);
  });
});

describe('Friend Like Me (3-160)', () => {
  it('makes exerted ink of the top 3 cards of each player’s deck', () => {
    const at = lorcanaTable({
      p1: { hand: [card('3-160', 'song')], inkwell: 5 },
      p2: { deck: ['1-22', '1-12', '1-5', '1-7'] },
      p3: { deck: ['1-22'] },
    }).answer('p1', play('song'));
    expect(['p1', 'p2', 'p3'].map((seat) => at.cards(seat, 'inkwell').length)).toEqual([8, 3, 1]);
    expect(at.cards('p2', 'inkwell').toSorted()).toEqual(['1-12', '1-22', '1-5']);
    for (const id of at.state.zones['p2.inkwell'] ?? []) expect(at.marks(id)).toEqual({ exerted: true });
  });
});

describe('How Far I’ll Go (3-161)', () => {
  it('puts one of the top 2 into hand and makes exerted ink of the other', () => {
    const at = lorcanaTable({ p1: { hand: [card('3-161', 'song')], inkwell: 4, deck: ['1-22', '1-12', '1-5'] } });
    at.answer('p1', play('song')).answer('p1', [at.find('p1', 'deck', '1-12')]);
    expect([at.cards('p1', 'hand'), at.cards('p1', 'deck')]).toEqual([['1-12'], ['1-5']]);
    expect(at.marks(at.find('p1', 'inkwell', '1-22'))).toEqual({ exerted: true });
  });
});

describe('Aurelian Gyrosensor (3-163)', () => {
  it('may put the top card on top or at the bottom whenever a character of its player quests', () => {
    const quested = (mode: string) => {
      const at = lorcanaTable({ p1: { deck: ['1-22', '1-12', '1-5'], play: ['3-163', card('1-12', 'mickey')] } });
      at.answer('p1', quest('mickey')).answer('p1', 'yes').expectHappened('lookedAt', { count: 1 }).answer('p1', mode);
      return at.cards('p1', 'deck');
    };
    expect([quested('on-top'), quested('at-the-bottom')]).toEqual([
      ['1-22', '1-12', '1-5'],
      ['1-12', '1-5', '1-22'],
    ]);
  });
});

describe('Lucky Dime (3-165)', () => {
  it('gains the lore value of a character of its player', () => {
    const at = lorcanaTable({
      p1: { inkwell: 2, play: [card('3-165', 'dime'), card('1-12', 'mickey'), card('1-14', 'moana')] },
      p2: { play: ['2-82'] },
    }).answer('p1', activate('dime', 'cash-in'));
    at.expectLegal('p1', [['mickey'], ['moana']]).answer('p1', ['moana']);
    expect(at.player('p1')['lore']).toBe(3);
  });
  it('gains nothing of a negative lore value, or with nobody there', () => {
    const lore = (...own: string[]) =>
      lorcanaTable({ p1: { inkwell: 2, play: [card('3-165', 'dime'), ...own] }, p2: { hand: 6 } })
        .answer('p1', activate('dime', 'cash-in'))
        .player('p1')['lore'];
    expect([lore('2-82'), lore()]).toEqual([0, 0]);
  });
});

describe('Vault Door (3-167)', () => {
  it('gives Resist +1 to its player’s locations and to their characters at one', () => {
    const at = lorcanaTable({
      p1: {
        play: ['3-167', card('3-32', 'lagoon'), { card: '1-12', as: 'mickey', at: 'lagoon' }, card('1-22', 'stitch')],
      },
      p2: { play: [card('3-100', 'manor')] },
    });
    const resist = ['lagoon', 'mickey', 'stitch', 'manor'].map((label) => at.facts(label).keywords['resist']);
    expect(resist).toEqual([1, 1, undefined, undefined]);
  });
});

describe('Belle’s House - Maurice’s Workshop (3-168)', () => {
  const house = (at: boolean) =>
    lorcanaTable({
      p1: {
        hand: [card('1-32', 'fork'), card('1-102', 'sword'), card('1-22', 'stitch')],
        inkwell: 1,
        play: [
          card('3-168', 'house'),
          { card: '1-12', as: 'mickey', ...(at && { at: 'house' }) },
          { card: '1-118', as: 'mulan', ...(at && { at: 'house' }) },
        ],
      },
    });

  it('saves 1 ink on every item, however many are there', () => {
    const at = house(true).answer('p1', play('sword')).answer('p1', play('fork'));
    expect(at.cards('p1', 'hand')).toEqual(['1-22']);
    at.expectRefused('p1', play('stitch'), 'cost.not-enough-ink');
  });
  it('saves nothing with nobody there', () => {
    house(false).expectRefused('p1', play('sword'), 'cost.not-enough-ink');
  });
});

describe('Motunui - Island Paradise (3-170)', () => {
  const banished = (here: boolean) =>
    lorcanaTable({
      p1: { hand: [card('1-197', 'cannons')], inkwell: 1 },
      p2: { play: [card('3-170', 'isle'), { card: '1-22', as: 'stitch', ...(here && { at: 'isle' }) }] },
    }).answer('p1', play('cannons'));

  it('may make exerted ink of a character banished from here', () => {
    const at = banished(true).expectDecision({ p2: 'may' }).answer('p2', 'yes');
    expect(at.marks(at.find('p2', 'inkwell', '1-22'))).toEqual({ exerted: true });
  });
  it('does nothing for one elsewhere', () => {
    banished(false).expectDecision({ p1: 'turnAction' });
  });
});
