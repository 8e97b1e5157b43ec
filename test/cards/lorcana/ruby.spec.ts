import { describe, expect, it } from 'vitest';
import { lorcanaTable } from '../../support/lorcana.js';

const card = (id: string, as: string) => ({ card: id, as });
const exerted = (id: string, as: string) => ({ card: id, as, exerted: true });

describe('Mulan - Imperial Soldier (1-118)', () => {
  const lore = (at: ReturnType<typeof lorcanaTable>, label: string) => at.facts(label).numbers['lore'];

  it('gives her others 1 lore for each character she banishes in a challenge, this turn', () => {
    const at = lorcanaTable({
      p1: { hand: [card('1-22', 'later')], inkwell: 1, play: [card('1-118', 'mulan'), card('1-12', 'mickey')] },
      p2: { play: [exerted('1-22', 'stitch')] },
    });
    at.answer('p1', { action: 'challenge', challenger: 'mulan', target: 'stitch' });
    expect([lore(at, 'mulan'), lore(at, 'mickey')]).toEqual([1, 3]);
    at.answer('p1', { action: 'play', card: 'later', pay: 'ink' });
    expect(lore(at, at.find('p1', 'play', '1-22'))).toBe(1);
    at.answer('p1', { action: 'end-turn' });
    expect(lore(at, 'mickey')).toBe(2);
  });
  it('gives it even if she is banished with the other', () => {
    const at = lorcanaTable({
      p1: { play: [{ card: '1-118', as: 'mulan', damage: 3 }, card('1-12', 'mickey')] },
      p2: { play: [exerted('1-22', 'stitch')] },
    }).answer('p1', { action: 'challenge', challenger: 'mulan', target: 'stitch' });
    expect([at.exists('mulan'), lore(at, 'mickey')]).toEqual([false, 3]);
  });
  it('gives nothing in an opponent’s turn, nor for others’ challenges', () => {
    const defending = lorcanaTable({
      p1: { play: [card('1-22', 'stitch')] },
      p2: { play: [exerted('1-118', 'mulan'), card('1-12', 'mickey')] },
    }).answer('p1', { action: 'challenge', challenger: 'stitch', target: 'mulan' });
    expect([defending.exists('stitch'), lore(defending, 'mickey')]).toEqual([false, 2]);
    const watching = lorcanaTable({
      p1: { play: [card('1-118', 'mulan'), card('1-12', 'mickey')] },
      p2: { play: [exerted('1-22', 'stitch')] },
    }).answer('p1', { action: 'challenge', challenger: 'mickey', target: 'stitch' });
    expect(lore(watching, 'mickey')).toBe(2);
  });
});

describe('Queen of Hearts - Sensing Weakness (2-120)', () => {
  it('may draw for each challenge of her side against a character, not against a location', () => {
    const at = lorcanaTable({
      p1: { play: ['2-120', card('1-12', 'mickey'), card('1-118', 'mulan')] },
      p2: { play: [exerted('1-5', 'hades'), card('3-32', 'lagoon')] },
    });
    at.answer('p1', { action: 'challenge', challenger: 'mickey', target: 'hades' }).expectDecision({ p1: 'may' });
    expect(at.answer('p1', 'yes').cards('p1', 'hand')).toHaveLength(1);
    at.answer('p1', { action: 'challenge', challenger: 'mulan', target: 'lagoon' });
    at.expectDecision({ p1: 'turnAction' });
  });
  it('draws nothing for challenges of others', () => {
    lorcanaTable({ p1: { play: [card('1-12', 'mickey')] }, p2: { play: [exerted('2-120', 'queen')] } })
      .answer('p1', { action: 'challenge', challenger: 'mickey', target: 'queen' })
      .expectDecision({ p1: 'turnAction' });
  });
});

describe('Scar - Vicious Cheater (2-125)', () => {
  const won = () =>
    lorcanaTable({
      p1: { play: [card('2-125', 'scar')] },
      p2: { play: [exerted('1-22', 'stitch'), exerted('1-12', 'mickey')] },
    }).answer('p1', { action: 'challenge', challenger: 'scar', target: 'stitch' });

  it('may ready himself and challenge again, but not quest', () => {
    const at = won().answer('p1', 'yes');
    at.expectRefused('p1', { action: 'quest', character: 'scar' }, 'quest.prohibited');
    at.answer('p1', { action: 'challenge', challenger: 'scar', target: 'mickey' }).expectDecision({ p1: 'may' });
  });
  it('may stay exerted', () => {
    expect(won().answer('p1', 'no').marks('scar')).toMatchObject({ exerted: true });
  });
});

describe('Go the Distance (2-129)', () => {
  it('readies a damaged character of yours, which cannot quest, and draws', () => {
    const at = lorcanaTable({
      p1: {
        hand: [card('2-129', 'distance')],
        inkwell: 2,
        play: [
          { ...exerted('1-12', 'mickey'), damage: 1 },
          { ...exerted('1-118', 'mulan'), damage: 1 },
          exerted('1-22', 'stitch'),
        ],
      },
      p2: { play: [{ ...exerted('1-5', 'theirs'), damage: 1 }] },
    }).answer('p1', { action: 'play', card: 'distance', pay: 'ink' });
    at.expectLegal('p1', [['mickey'], ['mulan']]).answer('p1', ['mickey']);
    expect(at.marks('mickey')).toEqual({ damage: 1 });
    expect(at.cards('p1', 'hand')).toHaveLength(1);
    at.expectRefused('p1', { action: 'quest', character: 'mickey' }, 'quest.prohibited');
  });
  it('draws even where nobody is damaged', () => {
    const at = lorcanaTable({ p1: { hand: [card('2-129', 'distance')], inkwell: 2, play: ['1-22'] } });
    at.answer('p1', { action: 'play', card: 'distance', pay: 'ink' }).expectDecision({ p1: 'turnAction' });
    expect(at.cards('p1', 'hand')).toHaveLength(1);
  });
});

describe('A Pirate’s Life (4-128)', () => {
  it('takes 2 lore from each opponent, as far as they have it, and gives 2', () => {
    const at = lorcanaTable({
      p1: { hand: [card('4-128', 'life')], inkwell: 6 },
      p2: { lore: 1 },
      p3: { lore: 5 },
    }).answer('p1', { action: 'play', card: 'life', pay: 'ink' });
    expect(['p1', 'p2', 'p3'].map((seat) => at.player(seat)['lore'])).toEqual([2, 0, 3]);
  });
});
