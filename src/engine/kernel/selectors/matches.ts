import { multiplied, type PlainAmount } from '../abilities/amount.js';
import type { Comparison } from '../abilities/comparison.js';
import type { Filter, FilterPart } from '../abilities/filter.js';
import { factsOf } from '../board/facts.js';
import { isShared, kindOfZone, objectsIn, zoneOf } from '../board/zone.js';
import { printOf } from '../game/board.js';
import { nodeAt } from '../game/compiled.js';
import { objectIn, type Game } from '../game/draft.js';
import { actorOf } from '../game/speaker.js';
import type { Json } from '../json/index.js';
import { isList, isRecord } from '../json/index.js';
import { spend } from '../rules/effort.js';
import { countersOf } from '../state/counter-mark.js';
import { hasKeyword, hasTag, numberOf } from '../state/facts.js';
import { NOBODY, type Viewpoint } from '../state/scope.js';
import { isWaitingAbility, type GameObject, type Mark, type ObjectId, type Seat } from '../state/state.js';
import { teamOf } from '../state/teams.js';
import { isUnknown, knownTo, lastKnown } from './last-state.js';

/**
 * Whether an object matches a filter. Where its last state counts, one that has left counts as it was, where it was.
 */
export const matches = (game: Game, filter: Filter, id: ObjectId, from: Viewpoint): boolean => {
  const object = knownTo(game, from, id);
  if (object === undefined) return false;
  return isInZone(game, filter, object) && matchesPart(game, filter, object, from);
};

const matchesPart = (game: Game, filter: FilterPart, object: GameObject, from: Viewpoint): boolean => {
  spend(game, 1);
  return (
    belongsTo(game, filter, object.controller, from) &&
    (filter.ownerLacks === undefined || objectsIn(game, zoneOf(object.owner, filter.ownerLacks)).length === 0) &&
    matchesIdentity(game, filter, object, from) &&
    matchesFacts(game, filter, object.id, from) &&
    matchesMarks(game, filter, object, from) &&
    (filter.either === undefined || filter.either.some((part) => matchesPart(game, part, object, from))) &&
    (filter.besides === undefined || hasBesides(game, filter.besides, object, from)) &&
    (filter.chooses === undefined || choosesOne(game, filter.chooses, object, from)) &&
    (filter.not === undefined || !matchesPart(game, filter.not, object, from))
  );
};

const hasBesides = (game: Game, filter: Filter, { id, controller }: GameObject, from: Viewpoint): boolean =>
  selected(game, filter, from).some((one) => one !== id && objectIn(game, one)?.controller === controller);

const choosesOne = (game: Game, filter: Filter, { waiting }: GameObject, from: Viewpoint): boolean =>
  waiting !== undefined &&
  announcedNames(nodeAt(game.rules, waiting.ability))
    .flatMap((name) => idsOf(waiting.bindings[name]))
    .some((id) => objectIn(game, id) !== undefined && matches(game, filter, id, from));

/** The names of all targets of a card or ability, and of its modes. */
const announcedNames = (node: Json): readonly string[] => {
  if (isList(node)) return node.flatMap(announcedNames);
  if (!isRecord(node)) return [];
  const { targets = [] } = node;
  const own = isList(targets) ? targets.flatMap((target) => (isRecord(target) ? (target['as'] ?? []) : [])) : [];
  return [...own.filter((name) => typeof name === 'string'), ...Object.values(node).flatMap(announcedNames)];
};

/**
 * All objects that match, in seat order from the viewpoint's controller and then in zone order; shared zones come last.
 */
export const selected = (game: Game, filter: Filter, from: Viewpoint): readonly ObjectId[] => {
  const kinds = filter.zone === undefined ? game.rules.inPlay : [filter.zone];
  const { seats } = game.state;
  const found: ObjectId[] = [];
  const start = seats.indexOf(actorOf(game, from.controller));
  for (let turn = 0; turn < seats.length; turn += 1) {
    const seat = seats[(start + turn) % seats.length];
    if (seat === undefined || !belongsTo(game, filter, seat, from)) continue;
    for (const kind of kinds) {
      for (const id of objectsIn(game, zoneOf(seat, kind))) if (matches(game, filter, id, from)) found.push(id);
    }
  }
  for (const kind of kinds) {
    if (!isShared(game, kind)) continue;
    for (const id of objectsIn(game, kind)) if (matches(game, filter, id, from)) found.push(id);
  }
  return found;
};

/** The object ids bound to a name; `self` is the source. */
export const boundIds = (name: string, from: Viewpoint): readonly ObjectId[] => {
  if (name === 'self') return [from.source];
  return idsOf(from.bindings[name]);
};

/** The ids in a field or under a name: one, or a list of them. */
export const idsOf = (value: Json | undefined): readonly ObjectId[] => {
  if (typeof value === 'string') return [value];
  if (value === undefined || !isList(value)) return [];
  return value.filter((item): item is string => typeof item === 'string');
};

export const within = (game: Game, { min, max, above, below }: Comparison, value: number, from: Viewpoint): boolean =>
  (min === undefined || value >= plainAmount(game, min, from)) &&
  (max === undefined || value <= plainAmount(game, max, from)) &&
  (above === undefined || value > plainAmount(game, above, from)) &&
  (below === undefined || value < plainAmount(game, below, from));

/** For an object that is gone its last value, or none (`UNKNOWN`) where that does not count; for no object 0. */
export const plainAmount = (game: Game, amount: PlainAmount, from: Viewpoint): number => {
  spend(game, 1);
  if (typeof amount === 'number') return amount;
  if ('bound' in amount) return multiplied(asNumber(from.bindings[amount.bound]), amount.times);
  if ('size' in amount) return multiplied(boundIds(amount.size, from).length, amount.times);
  if ('player' in amount) return numberOfPlayer(game, amount.player, amount.of, from);
  const [id] = boundIds(amount.of, from);
  if (isUnknown(game, from, id)) return UNKNOWN;
  if (id === undefined) return 0;
  if ('share' in amount) return shareOf(from.bindings[amount.share], id);
  if ('printed' in amount) return printedNumber(game, id, amount.printed);
  if ('number' in amount) return usable(game, numberOf(factsOf(game, id), amount.number));
  if ('keyword' in amount) return factsOf(game, id).keywords[amount.keyword] ?? 0;
  if ('counter' in amount) return countersOf(lastKnown(game, id), amount.counter);
  return asNumber(lastKnown(game, id)?.marks[amount.mark]);
};

/** What is printed, before anything is added. For an object that is gone, on its own card. */
const printedNumber = (game: Game, id: ObjectId, name: string): number => {
  const object = lastKnown(game, id);
  if (object === undefined) return 0;
  const { numbers, values } = printOf(game, object);
  return values?.[name] ?? numberOf(game.rules.card(numbers).facts, name);
};

/** Whatever is computed from it is unknown as well, and no comparison with it holds. */
const UNKNOWN = NaN;

/** A number as it counts where it is used, also by a change that is being applied while others are still to come. */
export const usable = ({ rules }: Game, value: number): number =>
  (rules.game.amounts?.belowZero ?? 'unchanged') === 'unchanged' ? value : Math.max(0, value);

const numberOfPlayer = (game: Game, field: string, of: string | undefined, from: Viewpoint): number => {
  const seat = of === undefined ? from.controller : from.bindings[of];
  const record = typeof seat === 'string' ? game.state.players[seat] : undefined;
  if (typeof seat !== 'string' || record === undefined) return 0;
  const derived = game.rules.game.playerNumbers?.[field];
  return derived === undefined ? asNumber(record[field]) : derived.value(game, seat);
};

const shareOf = (shares: Json | undefined, id: ObjectId): number =>
  asNumber(shares !== undefined && isRecord(shares) ? shares[id] : undefined);

const asNumber = (value: Json | undefined): number => (typeof value === 'number' ? value : 0);

const isInZone = (game: Game, { zone }: Filter, object: GameObject): boolean => {
  const kind = kindOfZone(object.zone);
  return zone === undefined ? game.rules.inPlay.includes(kind) : zone === kind || zone === ANY;
};

/** For searching it is no place, but a named object may be in any zone. */
const ANY = 'any';

const belongsTo = (game: Game, { of, whose }: FilterPart, seat: Seat, from: Viewpoint): boolean =>
  (of === undefined || isWanted(game, of, seat, from)) && (whose === undefined || seat === from.bindings[whose]);

/** Teammates are not opponents; friends are the player and the teammates. `NOBODY` has neither. */
const isWanted = ({ state }: Game, of: Required<FilterPart>['of'], seat: Seat, { controller }: Viewpoint): boolean =>
  controller !== NOBODY &&
  (of === 'you' ? seat === controller : (of === 'friends') === teamOf(state, controller).includes(seat));

const matchesIdentity = (game: Game, filter: FilterPart, object: GameObject, from: Viewpoint): boolean => {
  const { id } = object;
  return (
    (filter.ability === undefined || filter.ability === isWaitingAbility(object)) &&
    (filter.other !== true || id !== from.source) &&
    (filter.self !== true || id === from.source) &&
    (filter.bound === undefined || isBound(game, filter.bound, id, from)) &&
    (filter.notBound === undefined || !isBound(game, filter.notBound, id, from)) &&
    (filter.sign === undefined || hasSign(game, object, filter.sign)) &&
    (filter.sameNameAs === undefined || sharesName(game, id, filter.sameNameAs, from)) &&
    (filter.shares === undefined || sharesTag(game, id, filter.shares, from)) &&
    isAsAnother(game, filter, object, from)
  );
};

const isAsAnother = (game: Game, filter: FilterPart, object: GameObject, from: Viewpoint): boolean => {
  const { sameController, sameMark } = filter;
  const named = (name: string): GameObject | undefined => {
    const [id] = boundIds(name, from);
    return id === undefined ? undefined : knownTo(game, from, id);
  };
  if (sameController !== undefined && named(sameController)?.controller !== object.controller) return false;
  if (sameMark === undefined) return true;
  const other = named(sameMark.as);
  if (other === undefined) return false;
  const [own, its] = [object.marks[sameMark.mark], other.marks[sameMark.mark]];
  return own === undefined && its === undefined ? true : sharesMark(own, its) || own === its;
};

const hasSign = ({ rules }: Game, { definition }: GameObject, sign: string): boolean =>
  rules.game.signsOf?.(rules.card(definition).definition).includes(sign) === true;

const isBound = (game: Game, name: string, id: ObjectId, from: Viewpoint): boolean => {
  const ids = boundIds(name, from);
  spend(game, ids.length >> 3);
  return ids.includes(id);
};

const sharesName = (game: Game, id: ObjectId, name: string, from: Viewpoint): boolean => {
  const [other] = boundIds(name, from);
  return isThere(game, from, other) && factsOf(game, other).names.some((own) => factsOf(game, id).names.includes(own));
};

const sharesTag = (
  game: Game,
  id: ObjectId,
  { with: name, of }: NonNullable<Filter['shares']>,
  from: Viewpoint,
): boolean => {
  const [other] = boundIds(name, from);
  return isThere(game, from, other) && of.some((tag) => [id, other].every((one) => hasTag(factsOf(game, one), tag)));
};

const isThere = (game: Game, from: Viewpoint, id: ObjectId | undefined): id is ObjectId =>
  id !== undefined && !isUnknown(game, from, id);

const matchesFacts = (game: Game, filter: FilterPart, id: ObjectId, from: Viewpoint): boolean => {
  const { is, anyOf, severalOf, isNot, named, notNamed, keyword, numbers, printed } = filter;
  const facts = factsOf(game, id);
  spend(game, facts.tags.length >> 3);
  return (
    (is === undefined || is.every((tag) => facts.tags.includes(tag))) &&
    (anyOf === undefined || anyOf.some((tag) => facts.tags.includes(tag))) &&
    (severalOf === undefined || severalOf.filter((tag) => facts.tags.includes(tag)).length > 1) &&
    (isNot === undefined || !isNot.some((tag) => facts.tags.includes(tag))) &&
    (named === undefined || facts.names.includes(named)) &&
    (notNamed === undefined || !facts.names.includes(notNamed)) &&
    (keyword === undefined || hasKeyword(facts, keyword)) &&
    (printed === undefined ||
      Object.entries(printed).every(([name, comparison]) =>
        within(game, comparison, printedNumber(game, id, name), from),
      )) &&
    (numbers === undefined ||
      Object.entries(numbers).every(([name, comparison]) =>
        within(game, comparison, usable(game, numberOf(facts, name)), from),
      ))
  );
};

const matchesMarks = (game: Game, filter: FilterPart, object: GameObject, from: Viewpoint): boolean => {
  const { marks, markIsSource, sourceMark, sharedMark, markNames, namedBy, counters } = filter;
  return (
    (markIsSource === undefined || isNamedIn(object.marks[markIsSource], from.source)) &&
    (sourceMark === undefined || isNamedIn(markOfSource(game, sourceMark, from), object.id)) &&
    (sharedMark === undefined || sharesMark(object.marks[sharedMark], markOfSource(game, sharedMark, from))) &&
    (markNames === undefined ||
      boundIds(markNames.objects, from).some((id) => isNamedIn(object.marks[markNames.mark], id))) &&
    (namedBy === undefined || isNamedBy(game, namedBy, object.id, from)) &&
    (counters === undefined ||
      Object.entries(counters).every(([name, wanted]) => within(game, wanted, countersOf(object, name), from))) &&
    (marks === undefined || hasMarks(game, marks, object, from))
  );
};

const isNamedBy = (game: Game, named: NonNullable<Filter['namedBy']>, id: ObjectId, from: Viewpoint): boolean => {
  const { mark, objects, matching } = named;
  const isMeant = (one: GameObject | undefined): boolean =>
    one !== undefined &&
    isNamedIn(one.marks[mark], id) &&
    (matching === undefined || (isInZone(game, matching, one) && matchesPart(game, matching, one, from)));
  if (objects !== undefined) return boundIds(objects, from).some((one) => isMeant(objectIn(game, one)));
  const all = Object.values(game.state.objects);
  spend(game, all.length >> 3);
  return all.some(isMeant);
};

/** For a source that is gone, its last marks where they count. */
const markOfSource = (game: Game, mark: string, from: Viewpoint): Mark | undefined =>
  knownTo(game, from, from.source)?.marks[mark];

/** Whether a mark names the object, by itself or among others. */
const isNamedIn = (mark: Mark | undefined, id: ObjectId): boolean =>
  mark === id || (typeof mark === 'object' && mark.includes(id));

const sharesMark = (mark: Mark | undefined, other: Mark | undefined): boolean =>
  idsOf(mark).some((id) => isNamedIn(other, id));

const hasMarks = (game: Game, marks: NonNullable<Filter['marks']>, object: GameObject, from: Viewpoint): boolean =>
  Object.entries(marks).every(([mark, wanted]) => {
    const value = object.marks[mark];
    if (typeof wanted === 'boolean') return wanted === (value !== undefined);
    return within(game, wanted, asNumber(value), from);
  });
