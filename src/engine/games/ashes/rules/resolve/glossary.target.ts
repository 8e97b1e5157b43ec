import {
  entriesOf,
  isForbidden,
  matching,
  reject,
  textsOf,
  type Ability,
  type Filter,
  type Game,
  type Json,
  type ObjectId,
  type Rejection,
  type Scope,
} from '../../../../kernel/index.js';
import type { Targeted } from '../../events/glossary.target-targets.js';
import { ashes } from '../../rulebook.js';

/** resolve.4: what Concealed is against spells, abilities and dice powers. Of attacks it says the same. */
export const concealed: readonly Ability[] = [
  {
    kind: 'prohibition',
    name: 'concealed',
    on: { event: 'targeted', where: { seat: { seat: 'opponents' }, objects: { object: { self: true } } } },
  },
];

type Targeting = Pick<Scope, 'controller' | 'source'>;

/**
 * glossary.target.1: what may be a target of the effect: less than what may be chosen, for a text may forbid it
 * (resolve.4).
 */
export const targetable = (game: Game, filter: Filter, scope: Scope): readonly ObjectId[] =>
  matching(game, filter, scope, scope.controller).filter((id) => refuseTarget(game, scope, id) === null);

/** Why the effect may not target this, or null. */
export const refuseTarget = (game: Game, effect: Targeting, object: ObjectId): Rejection | null =>
  isForbidden(game, 'targeted', () => targeting(effect, [object], ''))
    ? reject('target.forbidden', [ashes('glossary.target.1'), ashes('resolve.4')], 'It cannot be targeted by this.', {
        object,
      })
    : null;

/** glossary.target.2: what happens immediately before the effect of this frame. */
export const targeting = (
  { controller: seat, source }: Targeting,
  objects: readonly ObjectId[],
  frame: string,
): Targeted => ({
  kind: 'targeted',
  cites: [ashes('glossary.target.1'), ashes('glossary.target.2')],
  seat,
  source: source.object,
  objects,
  frame,
});

/** The targets that the event has named. */
export const targetsIn = (result: Json): readonly ObjectId[] =>
  entriesOf(result).flatMap(({ kind, objects = [] }) => (kind === 'targeted' ? textsOf(objects) : []));
