import { expect, it } from 'vitest';
import { cursorOf, listed } from './pages.js';

/** Three pages of two, linked as the service links them. */
const pages = (page: { readonly cursor?: string }) => {
  const n = Number(page.cursor ?? 0);
  const next = n === 2 ? null : `/v1/matches?league=l&limit=2&cursor=${n + 1}`;
  return Promise.resolve({ items: [2 * n, 2 * n + 1], next });
};

it('reads the cursor from the path of the next page', () => {
  expect([cursorOf('/v1/leagues?cursor=a%2Bb&limit=50'), cursorOf(null)]).toEqual(['a+b', null]);
});

it('asks for page after page, to the end or as far as is allowed', async () => {
  expect(await listed(pages)).toEqual({ items: [0, 1, 2, 3, 4, 5], complete: true });
  expect(await listed(pages, 2)).toEqual({ items: [0, 1, 2, 3], complete: false });
});
