import { describe, expect, it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { activate, challenge, endTurn, play, quest } from '../../../support/lorcana-actions.js';
import { character, lorcanaTable } from '../../../support/lorcana.js';

const placed = (as: string, card: string, marks: JsonRecord = {}) => ({ card, as, ...marks });

describe('Anna - Heir to Arendelle (1-35)', () => {
  const at = (...own: readonly string[]) =>
    lorcanaTable(
      {
        p1: { hand: [placed('anna', '1-35')], inkwell: 9, play: [...own] },
        p2: { play: [placed('tired', '1-22', { exerted: true }), placed('other', '1-12', { exerted: true })] },
      },
      [character({ id: 'elsa', name: 'Elsa' })],
    );

  it('keeps an opposing character from readying at the start of its next turn, and of no other', () => {
    const after = at('elsa').answer('p1', play('anna')).answer('p1', ['tired']).answer('p1', endTurn);
    expect([after.marks('tired'), after.marks('other')]).toEqual([{ exerted: true }, {}]);
    after.answer('p2', endTurn).answer('p1', endTurn);
    expect(after.marks('tired')).toEqual({});
  });
  it('does nothing without an Elsa', () => {
    at('1-22').answer('p1', play('anna')).expectHappened('triggerDropped').expectDecision({ p1: 'turnAction' });
  });
});

describe('Magic Broom - Bucket Brigade (1-47)', () => {
  const at = () =>
    lorcanaTable({
      p1: { hand: [placed('broom', '1-47')], inkwell: 3 },
      p2: { discard: [placed('gone', '1-22')], deck: ['1-12', '1-20'] },
    })
      .answer('p1', play('broom'))
      .expectDecision({ p1: 'may' });

  it('may shuffle a card from any discard into the deck of its player', () => {
    const after = at().answer('p1', 'yes').expectHappened('shuffled', { seat: 'p2', count: 3 });
    expect([...after.cards('p2', 'deck')].sort()).toEqual(['1-12', '1-20', '1-22']);
    expect(after.cards('p2', 'discard')).toEqual([]);
  });
  it('shuffles no deck if you do not', () => {
    at().answer('p1', 'no').expectNotHappened('shuffled');
  });
});

describe('Ursula - Power Hungry (1-59)', () => {
  const at = (p2: number, p3: number) =>
    lorcanaTable({
      p1: { hand: [placed('ursula', '1-59')], inkwell: 9, lore: 3 },
      p2: { lore: p2 },
      p3: { lore: p3 },
    }).answer('p1', play('ursula'));

  it('takes 1 lore from each opponent and may draw as many cards', () => {
    const after = at(2, 1).answer('p1', 'yes');
    expect(['p1', 'p2', 'p3'].map((seat) => after.player(seat)['lore'])).toEqual([3, 1, 0]);
    expect(after.cards('p1', 'hand')).toHaveLength(2);
  });
  it('draws for lore that was really lost only', () => {
    expect(at(2, 0).answer('p1', 'yes').cards('p1', 'hand')).toHaveLength(1);
    at(0, 0).expectDecision({ p1: 'turnAction' });
  });
});

describe('Reflection (1-65)', () => {
  it('lays the top 3 cards back in an order that nobody else learns', () => {
    const at = lorcanaTable({
      p1: { hand: [placed('song', '1-65')], inkwell: 1, deck: ['1-22', '1-12', '1-20', '1-29'] },
    }).answer('p1', play('song'));
    const [first = '', second = '', third = ''] = at.state.zones['p1.deck'] ?? [];
    at.expectDecision({ p1: 'hiddenDeckOrder' }).answer('p1', [third, first, second]);
    expect(at.cards('p1', 'deck')).toEqual(['1-20', '1-22', '1-12', '1-29']);
    const seen = at.rules.logFor(at.log, { kind: 'player', seat: 'p2' });
    expect(JSON.stringify(seen)).not.toContain('1-20');
  });
});

describe('Arthur - Wizard’s Apprentice (2-35)', () => {
  const at = (...others: readonly JsonRecord[]) =>
    lorcanaTable({ p1: { play: [placed('arthur', '2-35'), ...others] } })
      .answer('p1', quest('arthur'))
      .answer('p1', 'yes');
  const worth = 1;

  it('takes another character of yours to hand for 2 lore', () => {
    const after = at(placed('stitch', '1-22'));
    expect([after.cards('p1', 'hand'), after.player('p1')['lore']]).toEqual([['1-22'], worth + 2]);
  });
  it('gives nothing without one', () => {
    const after = at();
    expect([after.cards('p1', 'play'), after.player('p1')['lore']]).toEqual([['2-35'], worth]);
  });
});

describe('Fairy Godmother - Mystic Armorer (2-41)', () => {
  const at = () =>
    lorcanaTable({
      p1: { play: [placed('godmother', '2-41'), placed('stitch', '1-22')], hand: [placed('late', '1-12')], inkwell: 3 },
      p2: { play: [placed('hades', '1-5', { exerted: true })] },
    }).answer('p1', quest('godmother'));

  it('gives your characters Challenger +3 and a way back to hand, this turn', () => {
    const after = at();
    expect(after.facts('stitch').keywords).toEqual({ challenger: 3 });
    after.answer('p1', challenge('stitch', 'hades')).expectHappened('abilityPlaced', { cites: '1.8.3' });
    expect(after.cards('p1', 'hand')).toEqual(['1-12', '1-22']);
    expect(after.marks('hades')['damage']).toBe(5);
  });
  it('gives nothing to those that enter play later, and nothing next turn', () => {
    const after = at().answer('p1', play('late'));
    expect(after.facts(after.find('p1', 'play', '1-12')).keywords).toEqual({});
    after.answer('p1', endTurn);
    expect(after.facts('stitch').keywords).toEqual({});
  });
});

describe('Madam Mim - Fox (2-46)', () => {
  const at = (...play_: readonly JsonRecord[]) =>
    lorcanaTable({ p1: { hand: [placed('mim', '2-46')], inkwell: 3, play: play_ } }).answer('p1', play('mim'));

  it('is banished, or another character of yours goes back to hand', () => {
    const stitch = placed('stitch', '1-22');
    at(stitch).expectLegal('p1', ['banish', 'return']).answer('p1', 'banish').expectHappened('banished');
    expect(at(stitch).answer('p1', 'return').cards('p1', 'hand')).toEqual(['1-22']);
  });
  it('is banished where there is no other character', () => {
    at().expectLegal('p1', ['banish']).answer('p1', 'banish').expectHappened('banished');
  });
});

describe('Madam Mim - Rival of Merlin (2-48)', () => {
  const at = (hand: readonly JsonRecord[]) =>
    lorcanaTable({
      p1: { play: [placed('mim', '2-48')], hand },
      p2: { play: [placed('hades', '1-5', { exerted: true })] },
    }).answer('p1', activate('mim', 'grim-bargain'));

  it('plays a character for free that can challenge at once and is gone at the end of the turn', () => {
    const after = at([placed('mickey', '1-12'), placed('big', '1-21')]);
    after
      .expectLegal('p1', [['mickey']])
      .answer('p1', ['mickey'])
      .expectNotHappened('inkExerted');
    const mickey = after.find('p1', 'play', '1-12');
    expect(after.facts(mickey).keywords).toEqual({ rush: 0 });
    after.answer('p1', endTurn).expectHappened('banished', { object: mickey });
    expect([after.cards('p1', 'discard'), after.cards('p1', 'play')]).toEqual([['1-12'], ['2-48']]);
  });
  it('plays nothing where no card fits', () => {
    at([placed('big', '1-21')])
      .expectLegal('p1', [[]])
      .answer('p1', [])
      .answer('p1', endTurn)
      .expectNotHappened('banished');
  });
});

describe('Merlin - Goat (2-51)', () => {
  it('gains 1 lore when played and when leaving play in whatever way', () => {
    const at = lorcanaTable({
      p1: { hand: [placed('goat', '2-51'), placed('song', '4-97')], inkwell: 9, play: [placed('mim', '1-22')] },
    });
    expect(at.answer('p1', play('goat')).player('p1')['lore']).toBe(1);
    at.answer('p1', play('song')).answer('p1', [at.find('p1', 'play', '2-51')]);
    expect(at.player('p1')['lore']).toBe(2);
  });
});

describe('Merlin - Squirrel (2-54)', () => {
  const at = () =>
    lorcanaTable({ p1: { hand: [placed('squirrel', '2-54')], inkwell: 9, deck: ['1-22', '1-12'] } })
      .answer('p1', play('squirrel'))
      .expectHappened('lookedAt', { count: 1 })
      .expectLegal('p1', ['top', 'bottom']);

  it('leaves the top card there or puts it to the bottom', () => {
    expect(at().answer('p1', 'top').cards('p1', 'deck')).toEqual(['1-22', '1-12']);
    expect(at().answer('p1', 'bottom').cards('p1', 'deck')).toEqual(['1-12', '1-22']);
  });
});

describe('Yzma - Scary Beyond All Reason (2-60)', () => {
  it('shuffles another character into its player’s deck, and that player draws 2', () => {
    const at = lorcanaTable({
      p1: { hand: [placed('yzma', '2-60')], inkwell: 9, play: [placed('mine', '1-12')] },
      p2: { play: [placed('theirs', '1-22')], deck: 3 },
    }).answer('p1', play('yzma'));
    at.expectLegal('p1', [['mine'], ['theirs']]).answer('p1', ['theirs']);
    at.expectHappened('shuffled', { seat: 'p2', count: 4 }).expectHappened('drawn', { seat: 'p2' });
    expect([at.cards('p2', 'hand').length, at.cards('p2', 'deck').length]).toEqual([2, 2]);
  });
  it('has nobody draw without another character', () => {
    const at = lorcanaTable({ p1: { hand: [placed('yzma', '2-60')], inkwell: 9 } });
    at.answer('p1', play('yzma')).expectNotHappened('drawn').expectNotHappened('shuffled');
  });
});

describe('Binding Contract (2-65)', () => {
  const at = (marks: JsonRecord = {}) =>
    lorcanaTable({
      p1: { play: [placed('contract', '2-65'), placed('stitch', '1-22', marks)] },
      p2: { play: [placed('theirs', '1-12')] },
    });

  it('exerts a character for the contract and a character of yours', () => {
    const after = at().answer('p1', activate('contract', 'bind')).answer('p1', ['stitch']).answer('p1', ['theirs']);
    expect(['contract', 'stitch', 'theirs'].map((one) => after.marks(one)['exerted'])).toEqual([true, true, true]);
  });
  it('needs one that is ready and dry', () => {
    at({ drying: true }).expectRefused('p1', activate('contract', 'bind'), 'cost.not-enough-cards');
    at({ exerted: true }).expectRefused('p1', activate('contract', 'bind'), 'cost.not-enough-cards');
  });
});
