import { describe, expect, it } from 'vitest';
import { action, lorcanaTable } from '../../support/lorcana.js';

const card = (id: string, as: string) => ({ card: id, as });
const exerted = (id: string, as: string) => ({ card: id, as, exerted: true });

describe('Cheshire Cat - Not All There (1-71)', () => {
  it('takes the challenger along when a challenge against him banishes him', () => {
    const at = lorcanaTable({ p1: { play: [card('1-118', 'mulan')] }, p2: { play: [exerted('1-71', 'cat')] } });
    at.answer('p1', { action: 'challenge', challenger: 'mulan', target: 'cat' });
    at.expectHappened('banished', { object: 'cat', inChallenge: true, with: 'mulan' });
    at.expectHappened('banished', { object: 'mulan' });
    expect(at.exists('mulan')).toBe(false);
  });
  it('takes nobody along when he is the challenger', () => {
    const at = lorcanaTable({ p1: { play: [card('1-71', 'cat')] }, p2: { play: [exerted('1-118', 'mulan')] } });
    at.answer('p1', { action: 'challenge', challenger: 'cat', target: 'mulan' });
    expect([at.exists('cat'), at.exists('mulan')]).toEqual([false, true]);
  });
  it('takes nobody along when an effect banishes him outside a challenge', () => {
    const at = lorcanaTable({
      p1: { hand: [card('1-197', 'cannons')], inkwell: 1, play: [card('1-118', 'mulan')] },
      p2: { play: [{ card: '1-71', as: 'cat', damage: 1 }] },
    });
    at.answer('p1', { action: 'play', card: 'cannons', pay: 'ink' }).answer('p1', ['cat']);
    expect([at.exists('cat'), at.exists('mulan')]).toEqual([false, true]);
  });
});

describe('John Silver - Alien Pirate (1-82)', () => {
  it('makes an opposing character Reckless for its next turn, when played and when questing', () => {
    const seats = { p2: { play: [card('1-22', 'stitch'), '1-12'] } };
    const played = lorcanaTable({ p1: { hand: [card('1-82', 'silver')], inkwell: 6 }, ...seats });
    played.answer('p1', { action: 'play', card: 'silver', pay: 'ink' }).answer('p1', ['stitch']);
    const quested = lorcanaTable({ p1: { play: [card('1-82', 'silver')] }, ...seats });
    quested.answer('p1', { action: 'quest', character: 'silver' }).answer('p1', ['stitch']);
    for (const at of [played, quested]) {
      expect(at.facts('stitch').keywords).toEqual({});
      at.answer('p1', { action: 'end-turn' });
      expect(at.facts('stitch').keywords).toEqual({ reckless: 0 });
      at.expectRefused('p2', { action: 'quest', character: 'stitch' }, 'quest.reckless');
    }
    quested.expectRefused('p2', { action: 'end-turn' }, 'turn.reckless-must-challenge', '10.5.3');
  });
});

describe('Steal from the Rich (1-97)', () => {
  const at = () =>
    lorcanaTable({
      p1: {
        hand: [card('1-97', 'steal'), card('1-110', 'gaston')],
        inkwell: 7,
        play: [card('1-22', 'a'), card('1-12', 'b')],
      },
      p2: { lore: 3, play: [card('1-22', 'theirs')] },
    }).answer('p1', { action: 'play', card: 'steal', pay: 'ink' });

  it('costs every opponent 1 lore for each quest of yours this turn', () => {
    const after = at().answer('p1', { action: 'quest', character: 'a' });
    after.expectHappened('loreLost', { seat: 'p2', amount: 1, lore: 2 });
    after.answer('p1', { action: 'quest', character: 'b' });
    expect(after.player('p2')['lore']).toBe(1);
  });
  it('is over with the turn', () => {
    const after = at().answer('p1', { action: 'end-turn' }).answer('p2', { action: 'quest', character: 'theirs' });
    after.expectNotHappened('loreLost').answer('p2', { action: 'end-turn' });
    after.answer('p1', { action: 'quest', character: 'a' }).expectNotHappened('loreLost');
  });
});

describe('Stolen Scimitar (1-102)', () => {
  const used = (chosen: string) =>
    lorcanaTable({ p1: { play: [card('1-102', 'scimitar'), card('1-69', 'aladdin'), card('1-22', 'stitch')] } })
      .answer('p1', { action: 'activate', source: 'scimitar', ability: 'strengthen' })
      .answer('p1', [chosen])
      .facts(chosen).numbers['strength'];

  it('gives 1 strength, and an Aladdin 2 instead', () => {
    expect([used('stitch'), used('aladdin')]).toEqual([3, 4]);
  });
});

describe('Donald Duck - Perfect Gentleman (2-77)', () => {
  it('lets each player draw at the start of his player’s turn, the active one first', () => {
    const at = lorcanaTable({ p1: {}, p2: { play: ['2-77'] } }).answer('p1', { action: 'end-turn' });
    at.expectDecision({ p2: 'may' }).answer('p2', 'no').expectDecision({ p1: 'may' }).answer('p1', 'yes');
    expect([at.cards('p1', 'hand').length, at.cards('p2', 'hand').length]).toEqual([1, 1]);
    at.answer('p2', { action: 'end-turn' }).expectDecision({ p1: 'turnAction' });
  });
});

describe('Flynn Rider - His Own Biggest Fan (2-82)', () => {
  it('is worth 1 lore less for every card that opponents hold, and gains none below 0', () => {
    const at = lorcanaTable({ p1: { hand: 3, play: [card('2-82', 'flynn')] }, p2: { hand: 5 } });
    expect(at.facts('flynn').numbers['lore']).toBe(-1);
    at.answer('p1', { action: 'quest', character: 'flynn' }).expectNotHappened('loreGained');
  });
});

describe('Shenzi - Hyena Pack Leader (3-85)', () => {
  const seats = (at: object) => ({
    p1: { play: [{ card: '3-85', as: 'shenzi', ...at }, card('3-100', 'manor')] },
    p2: { play: [exerted('1-12', 'mickey'), card('3-32', 'lagoon')] },
  });

  it('has 3 more strength at a location, and may draw when she challenges a character', () => {
    const at = lorcanaTable(seats({ at: 'manor' }));
    expect(at.facts('shenzi').numbers['strength']).toBe(3);
    at.answer('p1', { action: 'challenge', challenger: 'shenzi', target: 'mickey' }).expectDecision({ p1: 'may' });
    expect(at.answer('p1', 'yes').cards('p1', 'hand')).toHaveLength(1);
    expect(at.exists('mickey')).toBe(false);
  });
  it('has neither elsewhere, and draws for no location', () => {
    const away = lorcanaTable(seats({}));
    expect(away.facts('shenzi').numbers['strength']).toBe(0);
    away.answer('p1', { action: 'challenge', challenger: 'shenzi', target: 'mickey' });
    away.expectDecision({ p1: 'turnAction' });
    const at = lorcanaTable(seats({ at: 'manor' }));
    at.answer('p1', { action: 'challenge', challenger: 'shenzi', target: 'lagoon' });
    at.expectDecision({ p1: 'turnAction' });
  });
});

describe('Ursula - Deceiver of All (3-91)', () => {
  const sung = (deck: readonly string[] = ['1-22', '1-22', '1-22']) =>
    lorcanaTable({
      p1: { hand: [card('2-199', 'storm')], deck, play: [card('3-91', 'ursula')] },
      p2: { play: [card('1-118', 'mulan'), '1-5'] },
    })
      .answer('p1', { action: 'play', card: 'storm', pay: 'sing', singers: ['ursula'] })
      .answer('p1', ['mulan']);

  it('may have the song she sang played again, from under the deck', () => {
    const at = sung().expectDecision({ p1: 'may' });
    expect(at.cards('p1', 'discard')).toEqual(['2-199']);
    at.answer('p1', 'yes').expectHappened('putInto', { zone: 'deck', card: '2-199' });
    at.expectHappened('played', { card: '2-199', pay: 'free' }).expectNotHappened('sung').answer('p1', ['mulan']);
    expect(at.marks('mulan')).toEqual({ damage: 4 });
    expect(at.cards('p1', 'deck')).toEqual(['1-22', '2-199']);
    expect(at.cards('p1', 'discard')).toEqual([]);
    at.expectDecision({ p1: 'turnAction' });
  });
  it('has the song under the deck before it resolves: an otherwise empty deck gives it back', () => {
    const at = sung(['1-22']).answer('p1', 'yes').answer('p1', ['mulan']);
    expect(at.cards('p1', 'hand')).toEqual(['1-22', '2-199']);
  });
  it('leaves it in the discard otherwise, and does not trigger when the song is paid for', () => {
    expect(sung().answer('p1', 'no').cards('p1', 'discard')).toEqual(['2-199']);
    lorcanaTable({ p1: { hand: [card('2-199', 'storm')], inkwell: 3, play: [card('3-91', 'ursula')] } })
      .answer('p1', { action: 'play', card: 'storm', pay: 'ink' })
      .expectDecision({ p1: 'turnAction' });
  });
  it('finds no other copy of a song that is gone', () => {
    const recall = action({
      id: 'recall',
      classifications: ['Song'],
      effect: {
        do: 'sequence',
        of: [
          { do: 'all', from: { zone: 'resolving' }, as: 'itself' },
          { do: 'put', objects: 'itself', zone: 'hand' },
        ],
      },
    });
    const at = lorcanaTable(
      { p1: { hand: [card('recall', 'song')], discard: ['recall'], play: [card('3-91', 'ursula')] } },
      [recall],
    );
    at.answer('p1', { action: 'play', card: 'song', pay: 'sing', singers: ['ursula'] });
    at.expectDecision({ p1: 'turnAction' });
    expect([at.cards('p1', 'hand'), at.cards('p1', 'discard')]).toEqual([['recall'], ['recall']]);
  });
});
