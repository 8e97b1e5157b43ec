import {
  factsOf,
  hasKeyword,
  hasTag,
  objectIn,
  type Game,
  type ObjectId,
  type Scope,
} from '../../../../kernel/index.js';

/**
 * glossary.affect, resolve.4: less the spells that a spell of an opponent does not affect, whatever it says of them.
 */
export const affectedOf = (
  game: Game,
  ids: readonly ObjectId[],
  { source, controller }: Pick<Scope, 'source' | 'controller'>,
): readonly ObjectId[] =>
  hasTag(game.rules.card(source.definition).facts, 'spell')
    ? ids.filter((id) => objectIn(game, id)?.controller === controller || !hasKeyword(factsOf(game, id), 'spell-guard'))
    : ids;
