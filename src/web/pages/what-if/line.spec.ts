import { expect, it } from 'vitest';
import { ANSWERS_MAX, decodeLine, encodeLine } from './line.js';

const line = [
  { seat: 'p1', answer: { action: 'play', card: 'o12' } },
  { seat: 'p2', answer: ['o1', 'o2'] },
  { seat: 'p1', answer: 'yes' },
  { seat: 'p2', answer: 3 },
];

it('is what it was when it comes back, and a word of an address', async () => {
  const text = await encodeLine(line);
  expect(text).toMatch(/^[\w-]+$/);
  expect(await decodeLine(text)).toEqual(line);
  expect(await decodeLine(await encodeLine([]))).toEqual([]);
});

it('stays short where the answers are alike', async () => {
  const long = Array.from({ length: ANSWERS_MAX }, (_, n) => ({ seat: `p${(n % 2) + 1}`, answer: { action: 'pass' } }));
  expect((await encodeLine(long)).length).toBeLessThan(200);
});

it('is none where the text is broken, of something else, or too long', async () => {
  const good = await encodeLine(line);
  const other = await encodeLine([{ seat: 'p1', answer: null }]);
  const many = await encodeLine(Array.from({ length: ANSWERS_MAX + 1 }, () => ({ seat: 'p1', answer: 'x' })));
  const bomb = await encodeLine([{ seat: 'p1', answer: 'x'.repeat(199_900) }]);
  const texts = [good.slice(0, -3), `${good}!`, '%20', 'abc', other, many, 'A'.repeat(7_000)];
  for (const text of texts) expect(await decodeLine(text), text).toBeNull();
  expect(bomb.length).toBeLessThan(1_000);
  expect(await decodeLine(bomb)).toHaveLength(1);
});
