/**
 * The payments that are listed are those of a brute search, each once; testing, refusing and matching agree with it.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { count, enumerate, isRecord, test } from '../../../../kernel/index.js';
import { LEVELS, type Level, type Magic } from '../../printed.js';
import type { MagicSymbols } from '../../cost.js';
import { canPay, paysSymbol, symbolsOf, type Die, type MagicSymbol } from './dice-matching.js';
import { faceOf, paymentSpace, refusePayment } from './pay.magic-space.js';

const magic = fc.constantFrom<Magic>('natural', 'charm', 'time');
const level = fc.constantFrom<Level>(...LEVELS);
const dice = fc
  .array(fc.record({ magic, level }), { maxLength: 7 })
  .map((faces) => faces.map((face, at): Die => ({ id: `d${at}`, ...face })));
const symbols = fc
  .array(
    fc
      .record({ n: fc.integer({ min: 1, max: 3 }), level, magic })
      .map(({ n, level: at, magic: type }): MagicSymbols =>
        at === 'basic' ? { n, level: at } : { n, level: at, magic: type },
      ),
    { maxLength: 3 },
  )
  .map(symbolsOf);

/** Whether there is an order in which each die pays the symbol at its place. */
const paysExactly = (wanted: readonly MagicSymbol[], given: readonly Die[]): boolean => {
  const [first, ...others] = wanted;
  if (first === undefined) return given.length === 0;
  return given.some((die, at) => paysSymbol(die, first) && paysExactly(others, given.toSpliced(at, 1)));
};
const subsets = <T>(items: readonly T[]): readonly (readonly T[])[] =>
  items.reduce<readonly (readonly T[])[]>((all, item) => [...all, ...all.map((one) => [...one, item])], [[]]);
const facesOf = (given: readonly Die[]): string => given.map(faceOf).sort().join(' ');

it('lists each payment once, and tests and refuses by the same rule', () => {
  fc.assert(
    fc.property(symbols, dice, (wanted, pool) => {
      const space = paymentSpace(wanted, pool);
      const all = subsets(pool);
      const paying = all.filter((given) => paysExactly(wanted, given));
      const listed = [...enumerate(space)].map((answer) =>
        facesOf(pool.filter(({ id }) => isRecord(answer) && id in answer)),
      );
      expect(listed.toSorted()).toEqual([...new Set(paying.map(facesOf))].toSorted());
      expect(canPay(wanted, pool)).toBe(paying.length > 0);
      expect(count(space, 1)).toBe(Number(paying.length > 0));
      for (const given of all) {
        const answer = Object.fromEntries(given.map((die) => [die.id, faceOf(die)]));
        const legal = paying.includes(given);
        expect([test(space, answer) === true, refusePayment(wanted, pool, answer) === null]).toEqual([legal, legal]);
      }
    }),
    { numRuns: 150 },
  );
});
