import { describe, expect, it } from 'vitest';
import { lorcanaTable } from '../../../support/lorcana.js';
import { activate, card, damaged, play, quest, shift } from '../../../support/lorcana-actions.js';

describe('Anna - Braving the Storm (4-137)', () => {
  it('has 1 more lore with another Hero on her side', () => {
    const lore = (...others: string[]) =>
      lorcanaTable({ p1: { play: [card('4-137', 'anna'), ...others] }, p2: { play: ['1-12'] } }).facts('anna').numbers[
        'lore'
      ];
    expect([lore(), lore('1-7'), lore('1-12', '1-22')]).toEqual([1, 1, 2]);
  });
});

describe('Aurora - Lore Guardian (4-140)', () => {
  it('keeps opponents from choosing items of her player', () => {
    const at = lorcanaTable({
      p1: { hand: [card('1-172', 'beast')], inkwell: 5, play: [card('1-32', 'own')] },
      p2: { play: ['4-140', card('1-32', 'theirs')] },
    });
    at.answer('p1', play('beast')).answer('p1', 'yes');
    expect([at.exists('own'), at.exists('theirs')]).toEqual([false, true]);
  });
  it('looks at the top card for an exerted item', () => {
    const at = lorcanaTable({ p1: { deck: ['1-22', '1-12'], play: [card('4-140', 'aurora'), card('1-32', 'fork')] } });
    at.answer('p1', activate('aurora', 'consult-an-item')).answer('p1', ['fork']).answer('p1', 'at-the-bottom');
    expect([at.cards('p1', 'deck'), at.marks('fork')]).toEqual([['1-12', '1-22'], { exerted: true }]);
    at.expectRefused('p1', activate('aurora', 'consult-an-item'), 'cost.not-enough-cards');
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
