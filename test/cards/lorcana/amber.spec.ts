import { describe, expect, it } from 'vitest';
import { lorcanaTable } from '../../support/lorcana.js';

const card = (id: string, as: string) => ({ card: id, as });

describe('Hades - King of Olympus (1-5)', () => {
  it('is worth 1 more lore for every other Villain on his side', () => {
    const at = lorcanaTable({
      p1: { play: [card('1-5', 'hades'), '2-120', '1-110', '1-22'] },
      p2: { play: ['1-110'] },
    });
    expect(at.facts('hades').numbers['lore']).toBe(3);
  });
});

describe('LeFou - Bumbler (1-8)', () => {
  const hand = [card('1-8', 'lefou')];

  it('costs 1 less with a Gaston on the same side', () => {
    lorcanaTable({ p1: { hand, inkwell: 1, play: ['1-110'] } })
      .answer('p1', { action: 'play', card: 'lefou', pay: 'ink' })
      .expectHappened('inkExerted', { count: 1 });
  });
  it('costs 2 without one, or with an opposing one', () => {
    lorcanaTable({ p1: { hand, inkwell: 1 }, p2: { play: ['1-110'] } }).expectRefused(
      'p1',
      { action: 'play', card: 'lefou', pay: 'ink' },
      'cost.not-enough-ink',
      '4.3.4.6',
    );
  });
});

describe('Moana - Of Motunui (1-14)', () => {
  const at = () =>
    lorcanaTable({
      p1: {
        play: [
          card('1-14', 'moana'),
          { card: '2-3', as: 'cinderella', exerted: true },
          { card: '1-118', as: 'mulan' },
          { card: '1-22', as: 'stitch', exerted: true },
        ],
      },
      p2: { play: [{ card: '2-3', as: 'theirs', exerted: true }] },
    }).answer('p1', { action: 'quest', character: 'moana' });

  it('readies the other Princesses on her side, which then cannot quest', () => {
    const after = at().expectDecision({ p1: 'may' }).answer('p1', 'yes');
    after.expectLog([{ kind: 'readied', object: 'cinderella' }, { kind: 'effectStarted' }]);
    after.expectRefused('p1', { action: 'quest', character: 'cinderella' }, 'quest.prohibited');
    after.expectRefused('p1', { action: 'quest', character: 'mulan' }, 'quest.prohibited');
    expect(after.marks('stitch')).toEqual({ exerted: true });
    expect(after.marks('theirs')).toEqual({ exerted: true });
  });
  it('keeps them from questing even if none is readied: the sentences are independent', () => {
    const after = at().answer('p1', 'no');
    expect(after.marks('cinderella')).toEqual({ exerted: true });
    after.expectRefused('p1', { action: 'quest', character: 'mulan' }, 'quest.prohibited');
  });
  it('lets them quest again on the next turn', () => {
    at()
      .answer('p1', 'yes')
      .answer('p1', { action: 'end-turn' })
      .answer('p2', { action: 'end-turn' })
      .answer('p1', { action: 'quest', character: 'cinderella' });
  });
});

describe('Stitch - Carefree Surfer (1-21)', () => {
  const played = (...play: readonly string[]) =>
    lorcanaTable({ p1: { hand: [card('1-21', 'surfer')], inkwell: 7, play } }).answer('p1', {
      action: 'play',
      card: 'surfer',
      pay: 'ink',
    });

  it('may draw 2 with two other characters in play', () => {
    const at = played('1-22', '1-22').expectDecision({ p1: 'may' }).answer('p1', 'yes');
    expect(at.cards('p1', 'hand')).toHaveLength(2);
  });
  it('draws nothing if its player does not want to', () => {
    expect(played('1-22', '1-22').answer('p1', 'no').cards('p1', 'hand')).toEqual([]);
  });
  it('does not trigger with one, nor do items count', () => {
    played('1-22', '1-32').expectDecision({ p1: 'turnAction' }).expectHappened('triggerDropped', { cites: '7.4.4.1' });
  });
});

describe('Just in Time (1-29)', () => {
  const played = () =>
    lorcanaTable({
      p1: { hand: [card('1-29', 'rescue'), card('1-118', 'mulan'), card('1-21', 'surfer')], inkwell: 3 },
    }).answer('p1', { action: 'play', card: 'rescue', pay: 'ink' });

  it('plays a character that costs 5 or less, without ink', () => {
    const at = played()
      .answer('p1', 'yes')
      .expectLegal('p1', [[], ['mulan']])
      .answer('p1', ['mulan']);
    at.expectHappened('played', { card: '1-118', pay: 'free' }).expectNotHappened('inkExerted');
    expect(at.cards('p1', 'play')).toEqual(['1-118']);
    expect(at.cards('p1', 'discard')).toEqual(['1-29']);
  });
  it('may play none', () => {
    expect(played().answer('p1', 'no').cards('p1', 'play')).toEqual([]);
    expect(played().answer('p1', 'yes').answer('p1', []).cards('p1', 'play')).toEqual([]);
  });
});

describe('Dinglehopper (1-32)', () => {
  const used = (damage: number) =>
    lorcanaTable({ p1: { play: [card('1-32', 'fork'), { card: '1-22', as: 'stitch', damage }, '1-12'] } })
      .answer('p1', { action: 'activate', source: 'fork', ability: 'heal' })
      .answer('p1', ['stitch']);

  it('removes up to 1 damage', () => {
    const at = used(1).expectLegal('p1', [0, 1]).answer('p1', 1);
    expect(at.marks('stitch')).toEqual({});
    expect(at.marks('fork')).toEqual({ exerted: true });
  });
  it('asks nothing where there is no damage', () => {
    used(0).expectDecision({ p1: 'turnAction' });
  });
});

describe('The Queen - Commanding Presence (2-26)', () => {
  it('weakens an opposing character by 4 and strengthens any by 4', () => {
    const at = lorcanaTable({
      p1: { play: [card('2-26', 'queen')] },
      p2: { play: [card('1-22', 'weak'), card('1-12', 'other')] },
    })
      .answer('p1', { action: 'quest', character: 'queen' })
      .expectLegal('p1', [['weak'], ['other']])
      .answer('p1', ['weak'])
      .expectLegal('p1', [['queen'], ['weak'], ['other']])
      .answer('p1', ['queen']);
    expect(at.facts('weak').numbers['strength']).toBe(-2);
    expect(at.facts('queen').numbers['strength']).toBe(8);
    at.answer('p1', { action: 'end-turn' });
    expect(at.facts('weak').numbers['strength']).toBe(2);
  });
});

describe('Painting the Roses Red (2-30)', () => {
  const played = () =>
    lorcanaTable({
      p1: { hand: [card('2-30', 'roses')], inkwell: 2, play: [card('1-12', 'mickey')] },
      p2: { play: [card('1-118', 'mulan'), '1-5'] },
    }).answer('p1', { action: 'play', card: 'roses', pay: 'ink' });

  it('weakens up to two characters and draws', () => {
    const at = played().answer('p1', ['mickey', 'mulan']);
    expect([at.facts('mickey').numbers['strength'], at.facts('mulan').numbers['strength']]).toEqual([2, 3]);
    expect(at.cards('p1', 'hand')).toHaveLength(1);
  });
  it('draws even if nothing is weakened', () => {
    expect(played().answer('p1', []).cards('p1', 'hand')).toHaveLength(1);
  });
});

describe('Look at This Family (4-28)', () => {
  const deck = ['1-22', '1-29', '1-12', '1-32', '1-7', '1-118'];
  const played = () =>
    lorcanaTable({ p1: { hand: [card('4-28', 'family')], inkwell: 7, deck } }).answer('p1', {
      action: 'play',
      card: 'family',
      pay: 'ink',
    });
  const top = (at: ReturnType<typeof played>, place: number) => at.state.zones['p1.deck']?.[place] ?? '';

  it('offers the characters among the top 5 cards, at most two', () => {
    const at = played();
    at.expectHappened('lookedAt', { count: 5, cites: '8.1.3' });
    const [stitch, mickey, heihei] = [top(at, 0), top(at, 2), top(at, 4)];
    at.expectLegal('p1', [[], [stitch], [mickey], [heihei], [stitch, mickey], [stitch, heihei], [mickey, heihei]]);
  });
  it('reveals what is kept and puts the others under the deck as its player likes', () => {
    const at = played();
    const [stitch, rescue, mickey, fork, heihei] = [0, 1, 2, 3, 4].map((place) => top(at, place));
    at.answer('p1', [stitch ?? '', mickey ?? '']);
    at.expectHappened('revealed', { cards: ['1-22', '1-12'], cites: '7.1.10' }).expectDecision({ p1: 'putUnder' });
    expect(at.legal('p1')).toHaveLength(6);
    at.answer('p1', [heihei ?? '', rescue ?? '', fork ?? '']);
    at.expectHappened('putUnder', { count: 3, cites: '8.2.4' });
    expect(at.cards('p1', 'hand')).toEqual(['1-22', '1-12']);
    expect(at.cards('p1', 'deck')).toEqual(['1-118', '1-7', '1-29', '1-32']);
  });
  it('shows the opponent nothing but what is revealed', () => {
    const at = played();
    const [stitch, rescue, mickey, fork, heihei] = [0, 1, 2, 3, 4].map((place) => top(at, place));
    const seen = () => JSON.stringify(at.rules.logFor(at.log, { kind: 'player', seat: 'p2' }));
    expect(seen()).not.toMatch(/"(1-22|1-29|1-12|1-32|1-7)"/);
    at.answer('p1', [stitch ?? '']);
    expect(seen()).toContain('"1-22"');
    expect(seen()).not.toMatch(/"(1-29|1-12|1-32|1-7)"/);
    at.answer('p1', [heihei ?? '', rescue ?? '', fork ?? '', mickey ?? '']);
    expect(seen()).not.toMatch(/"(1-29|1-12|1-32|1-7)"/);
    for (const id of [heihei, rescue, fork, mickey]) expect(seen()).not.toContain(`"${id}"`);
  });
  it('takes what there is of a smaller deck', () => {
    const at = lorcanaTable({ p1: { hand: [card('4-28', 'family')], inkwell: 7, deck: ['1-29'] } });
    at.answer('p1', { action: 'play', card: 'family', pay: 'ink' }).answer('p1', []);
    at.expectDecision({ p1: 'turnAction' }).expectNotHappened('revealed');
    expect(at.cards('p1', 'deck')).toEqual(['1-29']);
  });
});
