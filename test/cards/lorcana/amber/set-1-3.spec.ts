import { describe, expect, it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { activate, endTurn, play, quest } from '../../../support/lorcana-actions.js';
import { lorcanaTable } from '../../../support/lorcana.js';

const placed = (as: string, card: string, marks: JsonRecord = {}) => ({ card, as, ...marks });

describe('Cinderella - Gentle and Kind (1-3)', () => {
  const at = () =>
    lorcanaTable({
      p1: {
        play: [
          placed('cinderella', '1-3'),
          placed('mulan', '1-118', { damage: 2 }),
          placed('stitch', '1-22', { damage: 1 }),
        ],
      },
    }).answer('p1', activate('cinderella', 'heal-princess'));

  it('heals a Princess by up to 3, as far as there is damage', () => {
    const after = at()
      .expectLegal('p1', [['cinderella'], ['mulan']])
      .answer('p1', ['mulan']);
    after.expectLegal('p1', [0, 1, 2]).answer('p1', 2).expectHappened('damageRemoved', { amount: 2, seat: 'p1' });
    expect([after.marks('mulan'), after.marks('cinderella')]).toEqual([{}, { exerted: true }]);
  });
  it('heals nobody else', () => {
    at().expectRefused('p1', ['stitch'], 'answer.unknown-option');
  });
});

describe('Goofy - Musketeer (1-4)', () => {
  const at = () =>
    lorcanaTable({
      p1: {
        hand: [placed('goofy', '1-4')],
        inkwell: 5,
        play: [
          placed('one', '1-4', { damage: 3 }),
          placed('two', '1-4', { damage: 1 }),
          placed('hades', '1-5', { damage: 1 }),
        ],
      },
    })
      .answer('p1', play('goofy'))
      .answer('p1', 'none');

  it('may heal each of your Musketeers by up to 2', () => {
    const after = at().answer('p1', 'yes').expectLegal('p1', [0, 1, 2]).answer('p1', 2).answer('p1', 1);
    after.expectDecision({ p1: 'turnAction' });
    expect(['one', 'two', 'hades'].map((label) => after.marks(label)['damage'])).toEqual([1, undefined, 1]);
  });
  it('heals nobody if you do not want it', () => {
    at().answer('p1', 'no').expectNotHappened('damageRemoved');
  });
});

describe('Rapunzel - Gifted with Healing (1-18)', () => {
  const at = (damage: number) =>
    lorcanaTable({
      p1: { hand: [placed('rapunzel', '1-18')], inkwell: 4, play: [placed('stitch', '1-12', { damage })] },
    })
      .answer('p1', play('rapunzel'))
      .answer('p1', ['stitch']);

  it('draws a card for each damage that was removed', () => {
    const after = at(2).expectLegal('p1', [0, 1, 2]).answer('p1', 2);
    expect(after.cards('p1', 'hand')).toHaveLength(2);
  });
  it('draws nothing where none was', () => {
    expect(at(2).answer('p1', 0).cards('p1', 'hand')).toEqual([]);
    expect(at(0).expectDecision({ p1: 'turnAction' }).cards('p1', 'hand')).toEqual([]);
  });
});

describe('Stitch - Rock Star (1-23)', () => {
  const at = (card: string) =>
    lorcanaTable({ p1: { hand: [placed('fan', card)], inkwell: 7, play: [placed('star', '1-23')] } }).answer(
      'p1',
      play('fan'),
    );

  it('may exert a character of cost 2 or less that is played, to draw', () => {
    const after = at('1-22').expectDecision({ p1: 'may' }).answer('p1', 'yes');
    expect(after.marks(after.find('p1', 'play', '1-22'))).toEqual({ drying: true, exerted: true });
    expect(after.cards('p1', 'hand')).toHaveLength(1);
  });
  it('does not trigger for one that costs 3', () => {
    at('1-12').expectDecision({ p1: 'turnAction' });
  });
});

describe('Hakuna Matata (1-27)', () => {
  it('heals each of your characters by up to 3, each as much as you like', () => {
    const at = lorcanaTable({
      p1: {
        hand: [placed('song', '1-27')],
        inkwell: 4,
        play: [placed('one', '1-12', { damage: 2 }), placed('two', '1-20', { damage: 1 }), '1-22'],
      },
      p2: { play: [placed('theirs', '1-12', { damage: 1 })] },
    }).answer('p1', play('song'));
    at.expectLegal('p1', [0, 1, 2]).answer('p1', 2).expectLegal('p1', [0, 1]).answer('p1', 0);
    expect([at.marks('one'), at.marks('two'), at.marks('theirs')]).toEqual([{}, { damage: 1 }, { damage: 1 }]);
  });
});

describe('Mufasa - Betrayed Leader (2-14)', () => {
  const fallen = (top: string) =>
    lorcanaTable({
      p1: { play: [placed('mufasa', '2-14', { damage: 2 })], deck: [top, '1-20'] },
      p2: { play: [placed('killer', '1-5')] },
    });
  const challenge = (at: ReturnType<typeof fallen>) => {
    at.answer('p1', quest('mufasa')).answer('p1', endTurn);
    return at.answer('p2', { action: 'challenge', challenger: 'killer', target: 'mufasa' });
  };

  it('may play a character from the top for free, exerted', () => {
    const at = challenge(fallen('1-12')).answer('p1', 'yes').expectHappened('revealed').answer('p1', 'yes');
    expect(at.cards('p1', 'play')).toEqual(['1-12']);
    expect(at.marks(at.find('p1', 'play', '1-12'))).toEqual({ drying: true, exerted: true });
  });
  it('leaves any other card on top', () => {
    const at = challenge(fallen('1-29')).answer('p1', 'yes');
    at.expectDecision({ p2: 'turnAction' });
    expect(at.cards('p1', 'deck')).toEqual(['1-29', '1-20']);
  });
});

describe('Mulan - Reflecting (2-16)', () => {
  const at = (top: string) =>
    lorcanaTable({ p1: { play: [placed('mulan', '2-16')], deck: [top, '1-22', '1-12', '1-20'] } })
      .answer('p1', quest('mulan'))
      .answer('p1', 'yes');

  it('may play a song from the top for free, which goes to the discard like any', () => {
    const after = at('1-64').answer('p1', 'yes').expectHappened('played', { card: '1-64', pay: 'free' });
    expect([after.cards('p1', 'discard'), after.cards('p1', 'hand')]).toEqual([['1-64'], ['1-22', '1-12']]);
  });
  it('leaves any other card on top', () => {
    expect(at('1-29').expectDecision({ p1: 'turnAction' }).cards('p1', 'deck')[0]).toBe('1-29');
  });
});

describe('Nana - Darling Family Pet (2-17)', () => {
  const at = (card: string) =>
    lorcanaTable({
      p1: {
        hand: [placed('played', card)],
        inkwell: 9,
        play: ['2-17', placed('hurt', '1-5', { damage: 4 })],
      },
    }).answer('p1', play('played'));

  it('may take all damage off a character when a Floodborn character is played', () => {
    const after = at('2-41').answer('p1', 'yes').answer('p1', ['hurt']);
    after.expectDecision({ p1: 'turnAction' }).expectHappened('damageRemoved', { amount: 4 });
    expect(after.marks('hurt')).toEqual({});
  });
  it('does not trigger for others', () => {
    at('1-12').expectDecision({ p1: 'turnAction' });
  });
});

describe('Sleepy’s Flute (2-34)', () => {
  const at = (card: string) =>
    lorcanaTable({ p1: { hand: [placed('card', card)], inkwell: 5, play: [placed('flute', '2-34')] } }).answer(
      'p1',
      play('card'),
    );

  it('gives 1 lore after a song this turn', () => {
    expect(at('1-64').answer('p1', activate('flute', 'reward-music')).player('p1')['lore']).toBe(1);
  });
  it('is exerted for nothing after an action that is no song, or a song of the turn before', () => {
    const after = at('1-29').answer('p1', 'no').answer('p1', activate('flute', 'reward-music'));
    expect([after.player('p1')['lore'], after.marks('flute')]).toEqual([0, { exerted: true }]);
    const later = at('1-64')
      .answer('p1', endTurn)
      .answer('p2', endTurn)
      .answer('p1', activate('flute', 'reward-music'));
    expect(later.player('p1')['lore']).toBe(0);
  });
});

describe('Chernabog - Evildoer (3-3)', () => {
  const at = (inkwell: number) =>
    lorcanaTable({
      p1: { hand: [placed('chernabog', '3-3')], inkwell, discard: ['1-22', '1-12', '1-29'], deck: ['1-20'] },
    });

  it('costs 1 less for each character card in the discard, and shuffles those into the deck', () => {
    const after = at(8).answer('p1', play('chernabog')).expectHappened('inkExerted', { count: 8 });
    after.expectHappened('shuffled', { seat: 'p1', count: 3 });
    expect(after.cards('p1', 'discard')).toEqual(['1-29']);
    expect([...after.cards('p1', 'deck')].sort()).toEqual(['1-12', '1-20', '1-22']);
  });
  it('costs no less than that', () => {
    at(7).expectRefused('p1', play('chernabog'), 'cost.not-enough-ink');
  });
});

describe('Pongo - Determined Father (3-19)', () => {
  const at = (...deck: readonly string[]) =>
    lorcanaTable({ p1: { inkwell: 4, play: [placed('pongo', '3-19'), placed('twin', '3-19')], deck: [...deck] } });

  it('takes a character from the top to hand, and puts another card to the bottom', () => {
    const after = at('1-22', '1-29', '1-12').answer('p1', activate('pongo', 'call-puppies'));
    expect([after.cards('p1', 'hand'), after.cards('p1', 'deck')]).toEqual([['1-22'], ['1-29', '1-12']]);
    after.answer('p1', activate('twin', 'call-puppies'));
    expect([after.cards('p1', 'hand'), after.cards('p1', 'deck')]).toEqual([['1-22'], ['1-12', '1-29']]);
  });
  it('may be used once a turn, by each of them', () => {
    const after = at('1-22', '1-29', '1-12').answer('p1', activate('pongo', 'call-puppies'));
    after.expectRefused('p1', activate('pongo', 'call-puppies'), 'ability.once-per-turn');
    after.answer('p1', endTurn).answer('p2', endTurn).answer('p1', activate('pongo', 'call-puppies'));
  });
});

describe('The Bare Necessities (3-28)', () => {
  const at = (...hand: readonly string[]) =>
    lorcanaTable({ p1: { hand: [placed('song', '3-28')], inkwell: 2 }, p2: { hand: [...hand] } }).answer(
      'p1',
      play('song'),
    );

  it('shows a hand and discards a card from it that is no character', () => {
    const after = at('1-22', '1-29', '1-32').expectHappened('revealed', { cards: ['1-22', '1-29', '1-32'] });
    const [, action = '', item = ''] = after.state.zones['p2.hand'] ?? [];
    after.expectLegal('p1', [[action], [item]]).answer('p1', [item]);
    expect([after.cards('p2', 'hand'), after.cards('p2', 'discard')]).toEqual([['1-22', '1-29'], ['1-32']]);
  });
  it('discards nothing from a hand of characters', () => {
    const after = at('1-22').expectLegal('p1', [[]]).answer('p1', []);
    expect(after.cards('p2', 'hand')).toEqual(['1-22']);
  });
  it('asks which opponent, where there are two', () => {
    const seats = {
      p1: { hand: [placed('song', '3-28')], inkwell: 2 },
      p2: { hand: ['1-29'] },
      p3: { hand: ['1-32'] },
    };
    const after = lorcanaTable(seats).answer('p1', play('song')).expectLegal('p1', ['p2', 'p3']).answer('p1', 'p3');
    after.answer('p1', [after.find('p3', 'hand', '1-32')]);
    expect([after.cards('p2', 'hand'), after.cards('p3', 'hand')]).toEqual([['1-29'], []]);
  });
});
