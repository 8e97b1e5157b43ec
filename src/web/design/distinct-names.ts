/** Several people or decks may share a name. A shared name is shown with the end of its id, the same on every page. */
interface Named {
  readonly id: string;
  readonly name: string;
}

/** Characters of an id that suffice on a page, and that people can read out. */
const SHORTEST = 4;

/** The names to show for these ids. */
export function distinctNames(all: readonly Named[]): (id: string) => string {
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
