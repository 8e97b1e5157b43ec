/** Lists that the service answers page by page. */

/** What to ask the next page by. The service names it as a path, in `next`; null where there is none. */
export const cursorOf = (next: string | null): string | null =>
  next === null ? null : new URL(next, 'http://kifu.invalid').searchParams.get('cursor');

/** How infinite queries go from page to page. */
export const pageByPage = {
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }: { readonly next: string | null }): string | null => cursorOf(next),
};

interface Answer<Item> {
  readonly items: readonly Item[];
  readonly next: string | null;
}

export interface Listed<Item> {
  readonly items: readonly Item[];
  /** False where there is more than was asked for. */
  readonly complete: boolean;
}

/** Page after page, as many as are allowed. */
export async function listed<Item>(
  ask: (page: { readonly cursor?: string }) => Promise<Answer<Item>>,
  pagesMax = Infinity,
): Promise<Listed<Item>> {
  const items: Item[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < pagesMax; page += 1) {
    const answer = await ask(cursor === null ? {} : { cursor });
    items.push(...answer.items);
    cursor = cursorOf(answer.next);
    if (cursor === null) return { items, complete: true };
  }
  return { items, complete: false };
}
