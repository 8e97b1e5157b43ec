import {
  isAbility,
  isList,
  isRecord,
  lastKnown,
  nodeAt,
  kindOfZone,
  objectIn,
  objectOf,
  reject,
  type AbilityRef,
  type AnnouncedChoice,
  type Game,
  type Json,
  type ObjectId,
  type Rejection,
  type Seat,
  type Source,
} from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { battlefieldAt, facedownOf } from '../../state.js';
import type { Timing } from '../301-turn/307-states.js';

/** What Hidden allows: to hide a card with it for one power of any domain (727.1), which makes no chain (727.1.c). */
export const HIDING = [rift('727.1'), rift('727.1.c')];

/** 727.3: or it is played like any other card, from where that is done. */
export const PLAYED_AS_ANY = rift('727.3');

/** 408.3, 727.1.b: from the turn after it was hidden. */
export const playableFacedown = (game: Game, seat: Seat): readonly ObjectId[] =>
  facedownOf(game, seat).filter((id) => {
    const { hiddenIn } = objectOf(game, id).marks;
    return typeof hiddenIn !== 'number' || hiddenIn < game.state.turn.number;
  });

/** 727.1.b, 727.1.d: where a card lies facedown, or null. */
export const hiddenAt = (game: Game, id: ObjectId): ObjectId | null => {
  const object = objectIn(game, id);
  return object !== undefined && kindOfZone(object.zone) === 'facedown' ? battlefieldAt(game, id) : null;
};

/** 408.3: what put it there says how it is played. */
export const FROM_FACEDOWN = [rift('408.3'), rift('727.1.b'), rift('727.1.d.1'), rift('727.1.d.3')];

/** 727.1.b: a Reaction, whatever its own timing, and its base cost is ignored. */
export const HIDDEN: Timing = { action: true, reaction: true };

/**
 * 727.1.d.2, 727.1.d.3: the battlefield to which an effect is bound because its card was played from facedown there:
 * that of a spell, and what triggers as the permanent itself is played; or null. `at`: where the text stands in its
 * card.
 */
export const boundTo = (
  game: Game,
  { object: id, definition }: Source,
  at: AbilityRef | undefined,
): ObjectId | null => {
  const object = lastKnown(game, id);
  if (object === undefined) return null;
  if (kindOfZone(object.zone) === 'facedown') return battlefieldAt(game, id);
  const { cameFrom } = object.marks;
  if (typeof cameFrom !== 'string') return null;
  return kindOfZone(object.zone) === 'chain' || (at?.definition === definition && isPlayEffect(game, at))
    ? cameFrom
    : null;
};

/** 727.1.d.3 */
const isPlayEffect = (game: Game, { definition, path: [field, index] }: AbilityRef): boolean => {
  if (field !== 'abilities' || index === undefined) return false;
  const ability = nodeAt(game.rules, { definition, path: [field, index] });
  return (
    isAbility(ability) &&
    ability.kind === 'triggered' &&
    ability.on.some(({ event }) => event === 'played' || event === 'cardOrTokenPlayed')
  );
};

/** 002 before 727.1.d.3: a text that names a location other than that of its unit chooses there. */
const namesAnotherPlace = (game: Game, { at, as }: AnnouncedChoice): boolean => {
  const node = nodeAt(game.rules, at);
  const { targets = [] } = isRecord(node) ? node : {};
  return (
    isList(targets) && targets.some((target) => isRecord(target) && target['as'] === as && isElsewhere(target['from']))
  );
};

const isElsewhere = (from: Json | undefined): boolean => {
  const not = from !== undefined && isRecord(from) ? from['not'] : undefined;
  if (not === undefined || !isRecord(not)) return false;
  const { sharedMark, sameMark = null } = not;
  return sharedMark === 'at' || (isRecord(sameMark) && sameMark['mark'] === 'at');
};

/** 727.1.d.2: what is played from there has targets there, unless a text names another place (002, 727.1.d.3). */
export const refuseTargetElsewhere = (
  game: Game,
  id: ObjectId,
  source: Source,
  announced?: AnnouncedChoice,
): Rejection | null => {
  const at = boundTo(game, source, announced?.at);
  const target = objectIn(game, id);
  if (at === null || (announced !== undefined && namesAnotherPlace(game, announced))) return null;
  if (target === undefined || kindOfZone(target.zone) !== 'board') return null;
  return battlefieldAt(game, id) === at
    ? null
    : reject('target.elsewhere', [rift('727.1.d.2')], 'What is played from facedown chooses there.', { target: id });
};
