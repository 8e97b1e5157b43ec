/** Names are free: of those that several have, each gets the end of its id, which is the same wherever it is shown. */
interface Named {
  readonly id: string;
  readonly name: string;
}

/** Enough to tell apart what a page shows, and short enough to be read out. */
const SHORTEST = 4;

/** How those with these ids are called among each other. */
export function toldApart(all: readonly Named[]): (id: string) => string {
  const names = new Map(all.map(({ id, name }) => [id, name]));
  const ids = new Map<string, string[]>();
  for (const [id, name] of names) ids.set(name, [...(ids.get(name) ?? []), id]);
  return (id) => {
    const name = names.get(id);
    if (name === undefined) return id;
    const same = ids.get(name) ?? [];
    return same.length < 2 ? name : `${name} #${id.slice(-lengthFor(same))}`;
  };
}

function lengthFor(ids: readonly string[]): number {
  let length = SHORTEST;
  while (length < 36 && new Set(ids.map((id) => id.slice(-length))).size < ids.length) length += 1;
  return length;
}
