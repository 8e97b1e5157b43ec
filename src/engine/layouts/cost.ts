import type { Face } from './layout.js';

/** The sum of the numbers of its cost, with the first option of choices. Null for a card without a cost. */
export function costOf({ cost }: Pick<Face, 'cost'>): number | null {
  if (cost.length === 0) return null;
  const choice = cost.findIndex(({ text }) => text === '/');
  const numbers = (choice < 0 ? cost : cost.slice(0, choice)).flatMap(({ text }) => /^\d+/.exec(text)?.[0] ?? []);
  return numbers.reduce((sum, number) => sum + Number(number), 0);
}
