import { heapOf } from '../board/visibility.js';
import { type Game, objectIn } from '../game/draft.js';
import type { AwaitedOutcome } from '../state/reported-chance.js';
import type { GameObject } from '../state/state.js';
import type { PublicAwaitedOutcome } from './awaited.js';

type Position = Pick<Game, 'rules' | 'state'>;

/**
 * The awaited outcomes, each with all possible reports, for viewers who know what all seats know. A card is listed once
 * for each unidentified copy.
 */
export const reportableIn = (position: Position): readonly PublicAwaitedOutcome[] =>
  (position.state.chance?.awaiting ?? []).map((awaited) => {
    const { among: _places, ...open } = awaited;
    const among = possibleOf(position, awaited);
    return among === null ? open : { ...open, among };
  });

/** Null where it depends on what happens in the same step, as when a pile is shuffled in it. */
const possibleOf = (position: Position, awaited: AwaitedOutcome): readonly string[] | null => {
  const { kind, among } = awaited;
  if (kind === 'choice' || kind === 'roll') return among;
  const unidentified = among.filter((id) => objectIn(position, id)?.untold === true);
  if (kind === 'cards') {
    const { label: zone, seat: owner } = awaited;
    return unidentified.length < among.length ? null : cardsLike(position, { zone, owner });
  }
  const identified = among.filter((id) => !unidentified.includes(id));
  const [one] = unidentified.flatMap((id) => objectIn(position, id) ?? []);
  return one === undefined ? identified : [...identified, ...cardsLike(position, one)];
};

/** The cards that an unidentified object of this owner may be, where it lies. */
const cardsLike = (
  position: Position,
  { zone, owner }: Pick<GameObject, 'zone'> & { readonly owner: GameObject['owner'] | undefined },
): readonly string[] => {
  const heap = heapOf(position, { zone });
  return Object.values(position.state.objects)
    .filter((object) => object.untold === true && object.owner === owner && heapOf(position, object) === heap)
    .map(({ definition }) => definition)
    .toSorted();
};
