import { isRecord, textsOf, type Json, type Seat } from '../../../../kernel/index.js';

type Given = { readonly seat: Seat; readonly chosen: readonly string[] };

/**
 * What each of the players has chosen who chose at the same time, in the order in which they were asked. Of one player
 * alone the answer is the result; who left before answering has chosen nothing.
 */
export const answersOf = (asked: readonly Seat[], result: Json): readonly Given[] => {
  const [only] = asked;
  const given = asked.length === 1 && only !== undefined ? { [only]: result } : isRecord(result) ? result : {};
  return asked.map((seat) => ({ seat, chosen: textsOf(given[seat] ?? []) }));
};
