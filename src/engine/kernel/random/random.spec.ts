/**
 * The frozen vector of the scheme: recorded games depend on every byte of it. If one of these fails, the code is wrong;
 * the numbers are never adapted.
 */
import { describe, expect, it } from 'vitest';
import { below, commitment, die, isSecret, masterSeed, shuffled } from './index.js';

const GAME = 'match:0001';
const SERVER = '0000000000000000000000000000000000000000000000000000000000000001';
const P1 = '11'.repeat(32);
const P2 = '22'.repeat(32);
const SEED = 'a22ee441ca1cb049d3c71c342527c3edc765b8ba3c73a19859b4cd93b8059f68';
const SHUFFLE = 'shuffle/p1/deck/0';
const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

describe('commitment', () => {
  it.each([
    ['server', SERVER, '5fccb24f80a91f7c188f3067f4caaf52181e0f82a2ca0709348fae4d0cf2ce46'],
    ['p1', P1, '70d687f3617e5aee16e04a801391fa03e3096f12a3d1fb920f01296e848f0147'],
    ['p2', P2, '66327efcdafa45e5e52d3a558e2200ff68998e6a26d213e27d39abaa9c798f7e'],
  ])('of %s is the frozen one', (who, secret, expected) => {
    expect(commitment(GAME, who, secret)).toBe(expected);
  });

  it('binds the game and the party', () => {
    const all = [commitment(GAME, 'p1', P1), commitment(GAME, 'p2', P1), commitment('match:0002', 'p1', P1)];
    expect(new Set(all).size).toBe(3);
  });
});

describe('masterSeed', () => {
  it('of two seats is the frozen one', () => {
    expect(masterSeed({ gameId: GAME, serverSecret: SERVER, seatSecrets: [P1, P2] })).toBe(SEED);
  });

  it('depends on every seat and on their order', () => {
    const P3 = '33'.repeat(32);
    const seats = [
      [P1, P2],
      [P2, P1],
      [P1, P2, P3],
      [P1, P3, P2],
      [P1, P2, P3, P3],
    ];
    const seeds = seats.map((seatSecrets) => masterSeed({ gameId: GAME, serverSecret: SERVER, seatSecrets }));
    expect(new Set(seeds).size).toBe(seats.length);
  });

  it.each(['', 'ff', 'FF'.repeat(32), '0x'.repeat(32), `${P1}0`])('refuses the secret "%s"', (secret) => {
    expect(isSecret(secret)).toBe(false);
    expect(() => masterSeed({ gameId: GAME, serverSecret: SERVER, seatSecrets: [secret] })).toThrow('32 bytes');
  });
});

describe('the streams of a seed', () => {
  it('shuffle ten as frozen', () => {
    expect(shuffled(SEED, SHUFFLE, 0, upTo(10))).toEqual({ value: [9, 8, 5, 0, 3, 7, 4, 1, 6, 2], counter: 9 });
  });

  it('shuffle sixty as frozen, and keep every card', () => {
    const { value, counter } = shuffled(SEED, SHUFFLE, 0, upTo(60));
    expect(value.slice(0, 7)).toEqual([28, 46, 51, 1, 7, 55, 11]);
    expect(value.toSorted((a, b) => a - b)).toEqual(upTo(60));
    expect(counter).toBe(59);
  });

  it('roll ten dice as frozen, one after the other', () => {
    let counter = 0;
    const dice = upTo(10).map(() => {
      const rolled = die(SEED, 'dice/p1/round1', counter);
      counter = rolled.counter;
      return rolled.value;
    });
    expect(dice).toEqual([6, 5, 3, 6, 2, 6, 6, 1, 5, 4]);
  });

  it('draw nothing for a list of none or one', () => {
    expect(shuffled(SEED, SHUFFLE, 5, [])).toEqual({ value: [], counter: 5 });
    expect(shuffled(SEED, SHUFFLE, 5, ['c1'])).toEqual({ value: ['c1'], counter: 5 });
  });

  it('go on where they stopped', () => {
    const first = shuffled(SEED, SHUFFLE, 0, upTo(12));
    const second = shuffled(SEED, SHUFFLE, first.counter, upTo(12));
    expect(second.value).not.toEqual(first.value);
    expect(second.counter).toBe(22);
  });

  it('reject the words above the last whole multiple, and count them', () => {
    const bound = 2 ** 31 + 1;
    let counter = 0;
    const draws = upTo(200).map(() => {
      const drawn = below(SEED, 'test/rejection', counter, bound);
      counter = drawn.counter;
      return drawn.value;
    });
    expect(draws.every((value) => value >= 0 && value < bound)).toBe(true);
    expect(counter).toBeGreaterThan(300);
    expect(below(SEED, 'test/rejection', 0, 2 ** 32).counter).toBe(1);
    expect(below(SEED, 'test/rejection', 0, 1)).toEqual({ value: 0, counter: 1 });
  });

  it('are fair to within chance', () => {
    const counts = Array.from({ length: 6 }, () => 0);
    for (let counter = 0; counter < 6000; counter++) {
      const { value } = die(SEED, 'test/fair', counter);
      counts[value - 1] = (counts[value - 1] ?? 0) + 1;
    }
    // Five degrees of freedom: 20.5 is passed by chance once in a thousand seeds, and this seed is fixed.
    const chiSquared = counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    expect(chiSquared).toBeLessThan(20.5);
  });

  it.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])('refuse the bound %d', (bound) => {
    expect(() => below(SEED, 'test/bound', 0, bound)).toThrow('from 1 to 2^32');
  });

  it.each([-1, 0.5])('refuse the counter %d', (counter) => {
    expect(() => below(SEED, 'test/counter', counter, 6)).toThrow('counter');
  });
});
