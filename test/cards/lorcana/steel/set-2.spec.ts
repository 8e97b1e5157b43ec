import { describe, expect, it } from 'vitest';
import { lorcanaTable } from '../../../support/lorcana.js';
import {
  card,
  challenge,
  damaged,
  endTurn,
  exerted,
  play,
  sing,
  type Placed,
} from '../../../support/lorcana-actions.js';

describe('Beast - Selfless Protector (2-172)', () => {
  it('takes the damage that would be dealt to his others, as counters', () => {
    const at = lorcanaTable({
      p1: { play: [card('1-118', 'mulan')] },
      p2: { play: [card('2-172', 'beast'), exerted('1-12', 'mickey')] },
    }).answer('p1', challenge('mulan', 'mickey'));
    expect([at.marks('beast'), at.marks('mickey')['damage']]).toEqual([{ damage: 4 }, undefined]);
    at.expectHappened('damagePut', { object: 'beast', amount: 4 });
  });
  it('takes none for locations, opponents or himself', () => {
    const dealt = (target: string) =>
      lorcanaTable({
        p1: { hand: [card('4-198', 'song')], inkwell: 10, play: [card('2-172', 'beast'), card('3-32', 'lagoon')] },
        p2: { play: [card('1-12', 'theirs')] },
      })
        .answer('p1', play('song'))
        .answer('p1', [target]);
    expect(dealt('lagoon').marks('beast')).toEqual({});
    expect(dealt('theirs').exists('theirs')).toBe(false);
    expect(dealt('beast').expectHappened('damageDealt').marks('beast')).toEqual({ damage: 3 });
  });
  it('takes it before Resist of the other if his player chooses so', () => {
    const at = lorcanaTable({
      p1: { hand: [card('1-197', 'cannons')], inkwell: 1, play: [card('2-172', 'beast'), card('3-172', 'eeyore')] },
    });
    at.answer('p1', play('cannons')).answer('p1', ['eeyore']).expectDecision({ p1: 'replacement' });
  });
});

describe('Beast - Tragic Hero (2-173)', () => {
  const begun = (beast: Placed) =>
    lorcanaTable({ p1: { play: [beast] } }, [], { turn: { active: 'p2' } }).answer('p2', endTurn);

  it('draws as his player’s turn begins while undamaged', () => {
    const at = begun(card('2-173', 'beast'));
    expect([at.cards('p1', 'hand').length, at.facts('beast').numbers['strength']]).toEqual([2, 3]);
  });
  it('has 4 more strength that turn while damaged', () => {
    const at = begun(damaged('2-173', 'beast'));
    expect([at.cards('p1', 'hand').length, at.facts('beast').numbers['strength']]).toEqual([1, 7]);
    expect(at.answer('p1', endTurn).facts('beast').numbers['strength']).toBe(3);
  });
});

describe('Cinderella - Stouthearted (2-177)', () => {
  const table = () =>
    lorcanaTable({
      p1: {
        hand: [card('1-64', 'song'), card('1-197', 'action')],
        inkwell: 3,
        play: [card('2-177', 'cinderella'), card('1-12', 'singer')],
      },
      p2: { play: [card('1-5', 'hades'), '1-22'] },
    });

  it('may challenge ready characters in a turn in which her player plays a song', () => {
    const at = table().answer('p1', sing('song', 'singer')).answer('p1', challenge('cinderella', 'hades'));
    expect(at.marks('hades')).toEqual({ damage: 5 });
  });
  it('may not for an action that is no song', () => {
    const at = table().answer('p1', play('action')).answer('p1', ['hades']);
    at.expectRefused('p1', challenge('cinderella', 'hades'), 'challenge.target-ready');
  });
});

describe('Queen of Hearts - Capricious Monarch (2-192)', () => {
  it('may be readied when an opposing character is banished', () => {
    const at = lorcanaTable({ p1: { play: [card('2-192', 'queen')] }, p2: { play: [exerted('1-22', 'stitch')] } });
    at.answer('p1', challenge('queen', 'stitch')).answer('p1', 'yes');
    expect(at.marks('queen')).toEqual({ damage: 2 });
  });
  it('is not for one of her own side', () => {
    const at = lorcanaTable({
      p1: { hand: [card('1-197', 'cannons')], inkwell: 1, play: [exerted('2-192', 'queen'), card('1-22', 'own')] },
    });
    at.answer('p1', play('cannons')).answer('p1', ['own']).expectDecision({ p1: 'turnAction' });
  });
});

describe('Tiana - Celebrating Princess (2-196)', () => {
  const table = (tiana: Placed, hand: number) =>
    lorcanaTable({
      p1: {
        hand: [card('1-197', 'cannons'), card('1-22', 'stitch'), card('1-64', 'song')],
        inkwell: 1,
        play: [card('1-12', 'singer')],
      },
      p2: { hand, play: [tiana] },
    });

  it('keeps opponents from playing actions, sung or not, while exerted and with an empty hand', () => {
    const at = table(exerted('2-196', 'tiana'), 0);
    at.expectRefused('p1', play('cannons'), 'play.prohibited');
    at.expectRefused('p1', sing('song', 'singer'), 'play.prohibited').answer('p1', play('stitch'));
  });
  it('does not while ready or with a card', () => {
    for (const at of [table(card('2-196', 'tiana'), 0), table(exerted('2-196', 'tiana'), 1)])
      at.answer('p1', play('cannons'));
  });
});

describe('Charge! (2-198)', () => {
  it('gives Challenger +2 and Resist +2 this turn', () => {
    const at = lorcanaTable({
      p1: { hand: [card('2-198', 'charge')], inkwell: 2, play: [card('1-12', 'mickey')] },
      p2: { play: [exerted('1-118', 'mulan')] },
    });
    at.answer('p1', play('charge')).answer('p1', ['mickey']).answer('p1', challenge('mickey', 'mulan'));
    expect([at.exists('mulan'), at.marks('mickey')['damage']]).toEqual([false, 2]);
    expect(at.answer('p1', endTurn).facts('mickey').keywords).toEqual({});
  });
});

describe('Strength of a Raging Fire (2-201)', () => {
  it('deals as much damage as the player has characters', () => {
    const at = lorcanaTable({
      p1: { hand: [card('2-201', 'fire')], inkwell: 3, play: ['1-22', '1-22', '1-22', '1-32'] },
      p2: { play: [card('1-5', 'hades'), '1-22'] },
    });
    at.answer('p1', play('fire')).answer('p1', ['hades']);
    expect(at.marks('hades')).toEqual({ damage: 3 });
  });
});
