import {
  ask,
  done,
  entriesOf,
  frameOfEffect,
  objectIn,
  occur,
  procedure,
  textOf,
  type Game,
  type ObjectId,
  type Scope,
} from '../../../../kernel/index.js';
import type { Attached } from '../../events/turn.main.play-cards.js';
import { ashes } from '../../rulebook.js';
import { targeting, targetsIn } from '../resolve/glossary.target.js';
import { hostsFor } from './glossary.attach.js';

/** `among`: the units to one of which the spell moves. */
type Moving = { readonly scope: Scope; readonly spell: ObjectId; readonly among: readonly ObjectId[] };

/**
 * glossary.attach: the other unit is the target of the spell, so that this may be answered and cancelled. If the target
 * is lost, the spell stays where it is, as where its unit has left with its player (multi.4). The result null says that
 * it has stayed.
 */
export const attachAgain = procedure<Moving>('attach-again', {
  ask: (game, moving) => {
    const among = hostsAmong(game, moving);
    const [only, ...others] = among;
    if (only === undefined) return done(null);
    if (others.length === 0) return occur(targetingNow(game, moving, only), 'attach');
    const { scope, spell } = moving;
    const { controller: seat } = scope;
    const cites = [ashes('glossary.attach'), ashes('resolve.2')];
    return ask(
      { seat, kind: 'attachTo', params: { scope: asSource(game, moving), among }, cites, about: spell },
      'target',
    );
  },
  target: (game, moving, result) =>
    hostsAmong(game, moving).includes(textOf(result))
      ? occur(targetingNow(game, moving, textOf(result)), 'attach')
      : done(null),
  attach: (game, moving, result) => {
    const [to] = targetsIn(result);
    if (to === undefined || !hostsAmong(game, moving).includes(to)) return done(null);
    const { scope, spell: object } = moving;
    const event: Attached = { kind: 'attached', cites: [ashes('glossary.attach')], seat: scope.controller, object, to };
    return occur(event, 'end');
  },
  end: (_game, _moving, result) => done(entriesOf(result).length === 0 ? null : 'attached'),
});

/** glossary.target.1: it is the spell that targets what it is attached to. */
const asSource = (game: Game, { scope, spell: object }: Moving): Scope => {
  const definition = objectIn(game, object)?.definition ?? scope.source.definition;
  return { ...scope, source: { ...scope.source, object, definition } };
};

const targetingNow = (game: Game, moving: Moving, to: ObjectId) => {
  const event = targeting(asSource(game, moving), [to], frameOfEffect(game));
  return { ...event, cites: [ashes('glossary.attach'), ...event.cites] };
};

/** Where it could be attached, but for where it is. */
const hostsAmong = (game: Game, moving: Moving): readonly ObjectId[] => {
  const { attachedTo } = objectIn(game, moving.spell)?.marks ?? {};
  if (attachedTo === undefined) return [];
  return hostsFor(game, asSource(game, moving)).filter((id) => moving.among.includes(id) && id !== attachedTo);
};
