import type { Filter } from '../abilities/filter.js';
import { isKnownTo, isKnownToAll } from '../board/knowledge.js';
import { isBlank } from '../board/visibility.js';
import { objectsIn, zoneOf } from '../board/zone.js';
import { viewpointOfScope } from '../frames/word.js';
import { objectIn, objectOf, type Game } from '../game/draft.js';
import { boundIds, selected } from '../selectors/matches.js';
import { type Scope } from '../state/scope.js';
import type { ObjectId, Seat } from '../state/state.js';

/** What the seat may choose: what matches, less what protects itself from being chosen by the effect's player. */
export const choosable = (game: Game, filter: Filter, scope: Scope, by: Seat): readonly ObjectId[] =>
  matching(game, filter, scope, by).filter((id) => game.rules.game.refuseChoice(game, id, by, scope.source) === null);

export const matching = (game: Game, filter: Filter, scope: Scope, by: Seat): readonly ObjectId[] => {
  const controller = filter.zone === undefined ? scope.controller : by;
  return choosableBy(game, filter, by, selected(game, filter, { ...viewpointOfScope(scope), controller }));
};

/** Whether a question may be asked depends on public information only, and what is in a hidden zone is not. */
export const isSecret = (game: Game, { zone }: Filter): boolean =>
  game.rules.game.zones.some(({ kind, visibility }) => kind === zone && visibility !== 'public');

/** Whether the player who chooses looks through the pile, card by card, and so sees the faces in it. */
export const goesThrough = ({ rules }: Game, { zone = '', bound }: Filter): boolean =>
  bound === undefined && rules.zoneKinds.get(zone)?.visibility === 'hidden-ordered';

/**
 * Those of the matching objects that this seat can choose: a card is not chosen by its qualities by a player who does
 * not see its face, for the options would disclose it. A card turned away from everybody has no qualities for the rules
 * either.
 */
export const choosableBy = (game: Game, filter: Filter, seat: Seat, ids: readonly ObjectId[]): readonly ObjectId[] =>
  !isSecret(game, filter) || goesThrough(game, filter) || !asksForQualities(filter)
    ? ids
    : ids.filter((id) => isBlank(game, objectOf(game, id)) || isKnownTo(game, id, seat));

/**
 * Whether the choice looks for a certain card or kind of card where other players cannot see whether it exists: then
 * the choice may find nothing. One's own hand is no such place: its player always sees it.
 */
export const isSearch = ({ rules }: Pick<Game, 'rules'>, filter: Filter): boolean =>
  asksForQualities(filter) &&
  rules.game.zones.some(({ kind, visibility }) => kind === filter.zone && visibility.startsWith('hidden'));

/**
 * Whether all see the faces of what is chosen from, as of revealed cards: then the choice must find a card that is
 * there.
 */
export const isOpen = (game: Game, { bound }: Filter, scope: Scope): boolean =>
  bound !== undefined &&
  boundIds(bound, viewpointOfScope(scope)).every((id) => objectIn(game, id) === undefined || isKnownToAll(game, id));

export const asksForQualities = (filter: Filter): boolean => QUALITIES.some((quality) => filter[quality] !== undefined);

const QUALITIES = [
  'is',
  'anyOf',
  'severalOf',
  'isNot',
  'sign',
  'named',
  'notNamed',
  'sameNameAs',
  'shares',
  'either',
  'not',
  'keyword',
  'numbers',
] as const satisfies readonly (keyof Filter)[];

export const isEmpty = (game: Game, { zone, whose, of }: Filter, { bindings }: Scope, seat: Seat): boolean => {
  const named = whose === undefined ? undefined : bindings[whose];
  const owners =
    typeof named === 'string' ? [named] : game.state.seats.filter((one) => (of === 'opponents') !== (one === seat));
  return zone !== undefined && owners.every((owner) => objectsIn(game, zoneOf(owner, zone)).length === 0);
};
