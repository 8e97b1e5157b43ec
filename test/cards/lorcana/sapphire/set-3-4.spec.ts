import { describe, expect, it } from 'vitest';
import { lorcanaTable } from '../../../support/lorcana.js';
import { activate, card, damaged, ink, play, quest, shift } from '../../../support/lorcana-actions.js';

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

describe('Anna - Braving the Storm (4-137)', () => {
  it('has 1 more lore with another Hero on her side', () => {
    const lore = (...others: string[]) =>
      lorcanaTable({ p1: { play: [card('4-137', 'anna'), ...others] }, p2: { play: ['1-12'] } }).facts('anna').numbers[
        'lore'
      ];
    expect([lore(), lore('1-7'), lore('1-12', '1-22')]).toEqual([1, 1, 2]);
  });
});

describe('Olaf - Carrot Enthusiast (4-149)', () => {
  it('lends his strength to the others when he quests', () => {
    const at = lorcanaTable({
      p1: { play: [card('4-149', 'olaf'), card('1-12', 'mickey')] },
      p2: { play: [card('1-12', 'theirs')] },
    });
    at.answer('p1', quest('olaf'));
    expect(['olaf', 'mickey', 'theirs'].map((label) => at.facts(label).numbers['strength'])).toEqual([1, 4, 3]);
  });
  it('is shifted by discarding an item card', () => {
    const at = lorcanaTable({
      p1: {
        hand: [card('4-149', 'olaf'), card('1-32', 'fork'), card('1-22', 'stitch')],
        play: [card('4-149', 'base')],
      },
    }).answer('p1', shift('olaf', 'base'));
    at.expectLegal('p1', [['fork']]).answer('p1', ['fork']);
    expect([at.cards('p1', 'discard'), at.cards('p1', 'hand')]).toEqual([['1-32'], ['1-22']]);
  });
});

describe('Triton - Champion of Atlantica (4-158)', () => {
  it('takes 1 strength from opposing characters for each of his player’s locations', () => {
    const strength = (...locations: string[]) => {
      const at = lorcanaTable({
        p1: { play: ['4-158', card('1-12', 'own'), ...locations] },
        p2: { play: [card('1-12', 'theirs'), '3-32'] },
      });
      return ['own', 'theirs'].map((label) => at.facts(label).numbers['strength']);
    };
    expect([strength(), strength('3-32', '3-100')]).toEqual([
      [3, 3],
      [3, 1],
    ]);
  });
});

describe('Triton - Discerning King (4-159)', () => {
  it('gains 3 lore for an item of his player', () => {
    const at = lorcanaTable({ p1: { play: [card('4-159', 'triton'), '1-32'] } });
    at.answer('p1', activate('triton', 'sink-an-item'));
    at.answer('p1', [at.find('p1', 'play', '1-32')]);
    expect([at.player('p1')['lore'], at.cards('p1', 'discard')]).toEqual([3, ['1-32']]);
  });
  it('cannot without one', () => {
    lorcanaTable({ p1: { play: [card('4-159', 'triton')] }, p2: { play: ['1-32'] } }).expectRefused(
      'p1',
      activate('triton', 'sink-an-item'),
      'cost.not-enough-cards',
    );
  });
});

describe('Dig a Little Deeper (4-162)', () => {
  it('puts two of the top 7 into hand and the others under the deck in any order', () => {
    const deck = ['1-5', '1-7', '1-8', '1-12', '1-14', '1-20', '1-21', '1-22'];
    const at = lorcanaTable({ p1: { hand: [card('4-162', 'song')], inkwell: 8, deck } }).answer('p1', play('song'));
    expect(at.legal('p1')).toHaveLength(21);
    const find = (id: string) => at.find('p1', 'deck', id);
    at.answer('p1', [find('1-7'), find('1-21')]);
    at.answer('p1', ['1-20', '1-5', '1-8', '1-14', '1-12'].map(find));
    expect(at.cards('p1', 'hand')).toEqual(['1-7', '1-21']);
    expect(at.cards('p1', 'deck')).toEqual(['1-22', '1-20', '1-5', '1-8', '1-14', '1-12']);
  });
});

describe('Ariel’s Grotto - A Secret Place (4-169)', () => {
  it('has 2 lore with three items of its player', () => {
    const lore = (...items: string[]) =>
      lorcanaTable({ p1: { play: [card('4-169', 'grotto'), ...items] } }).facts('grotto').numbers['lore'];
    expect([lore('1-32', '1-32'), lore('1-32', '1-32', '1-102')]).toEqual([0, 2]);
  });
});

describe('Winter Camp - Medical Tent (4-170)', () => {
  const healed = (id: string, here = true) =>
    lorcanaTable({
      p1: { play: [card('4-170', 'camp'), { ...damaged(id, 'patient', 4), ...(here && { at: 'camp' }) }] },
    }).answer('p1', quest('patient'));

  it('heals up to 2 of a character that quests here, up to 4 of a Hero', () => {
    const villain = healed('1-5');
    expect(villain.legal('p1')).toEqual([0, 1, 2]);
    expect(villain.answer('p1', 2).marks('patient')['damage']).toBe(2);
    const hero = healed('1-118');
    expect(hero.legal('p1')).toEqual([0, 1, 2, 3, 4]);
    expect(hero.answer('p1', 4).marks('patient')).toEqual({ exerted: true, at: hero.id('camp') });
  });
  it('heals nobody who quests elsewhere', () => {
    healed('1-118', false).expectDecision({ p1: 'turnAction' });
  });
});

describe('Scuttle - Expert on Humans (4-154)', () => {
  it('may keep an item of the top 4, revealed', () => {
    const deck = ['1-22', '1-32', '1-102', '1-12', '1-32'];
    const at = lorcanaTable({ p1: { hand: [card('4-154', 'scuttle')], inkwell: 2, deck } }).answer(
      'p1',
      play('scuttle'),
    );
    const find = (id: string) => at.find('p1', 'deck', id);
    at.expectLegal('p1', [[], [find('1-32')], [find('1-102')]]).answer('p1', [find('1-102')]);
    at.expectHappened('revealed', { cards: ['1-102'] }).answer('p1', [find('1-22'), find('1-32'), find('1-12')]);
    expect([at.cards('p1', 'hand'), at.cards('p1', 'deck')]).toEqual([['1-102'], ['1-32', '1-22', '1-32', '1-12']]);
  });
});

describe('Glean (4-163)', () => {
  it('banishes an item, whose player gains 2 lore', () => {
    const gleaned = (seat: 'p1' | 'p2') => {
      const itemOf = (own: boolean) => (own ? [card('1-32', 'item')] : []);
      const at = lorcanaTable({
        p1: { hand: [card('4-163', 'glean')], inkwell: 1, play: itemOf(seat === 'p1') },
        p2: { play: itemOf(seat === 'p2') },
      }).answer('p1', play('glean'));
      return ['p1', 'p2'].map((player) => at.player(player)['lore']);
    };
    expect([gleaned('p1'), gleaned('p2')]).toEqual([
      [2, 0],
      [0, 2],
    ]);
  });
});
