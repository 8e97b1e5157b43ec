import {
  ask,
  done,
  matches,
  objectsIn,
  occur,
  optionsOf,
  procedure,
  textOf,
  zoneOf,
  type DecisionKind,
  type Game,
  type ObjectId,
  type Scope,
} from '../../../../kernel/index.js';
import type { Attached } from '../../events/turn.main.play-cards.js';
import { isAlteration, isAshesCard } from '../../printed.js';
import { ashes } from '../../rulebook.js';
import { isUnit, playing } from '../../state.js';
import { refuseTarget, targeting, targetsIn } from '../resolve/glossary.target.js';

type Attaching = { readonly scope: Scope };

/**
 * cardtype.alteration.1, glossary.attach: the unit is its target, so that this may be answered and cancelled. Without a
 * unit the spell is discarded (multi.4).
 */
export const attach = procedure<Attaching>('attach', {
  ask: (game, { scope }) => {
    if (hostsFor(game, scope).length === 0) return done();
    const { controller: seat, source } = scope;
    const cites = [ashes('cardtype.alteration.1'), ashes('glossary.attach'), ashes('glossary.control.2')];
    return ask({ seat, kind: 'attachTo', params: { scope }, cites, about: source.object }, 'target');
  },
  target: (game, { scope }, result, { id: frame }) => {
    if (!hostsFor(game, scope).includes(textOf(result))) return done();
    const event = targeting(scope, [textOf(result)], frame);
    return occur({ ...event, cites: [ashes('glossary.attach'), ...event.cites] }, 'attach');
  },
  attach: (game, { scope }, result) => {
    const [to] = targetsIn(result);
    // A target that is lost: the spell is discarded.
    if (to === undefined || !hostsFor(game, scope).includes(to)) return done();
    const { controller: seat, source } = scope;
    const cites = [ashes('cardtype.alteration.1')];
    const event: Attached = { kind: 'attached', cites, seat, object: source.object, to };
    return occur(event, 'end');
  },
  end: () => done(),
});

/**
 * cardtype.alteration.1, glossary.placement.2, glossary.attach: any unit in play that the spell may target; a
 * Phoenixborn instead, where the spell says so.
 */
export const hostsFor = (game: Game, by: Pick<Scope, 'controller' | 'source'>): readonly ObjectId[] => {
  const { controller, source } = by;
  const { definition: card } = game.rules.card(source.definition);
  const only = isAshesCard(card) && isAlteration(card) ? card.attachTo : undefined;
  const zone = only?.is?.includes('phoenixborn') === true ? 'phoenixborn' : 'battlefield';
  const fits = (id: ObjectId): boolean =>
    only === undefined || matches(game, only, id, { source: source.object, controller, bindings: {} });
  return playing(game)
    .flatMap((seat) => objectsIn(game, zoneOf(seat, zone)))
    .filter((id) => (zone === 'phoenixborn' || isUnit(game, id)) && fits(id) && refuseTarget(game, by, id) === null);
};

/** cardtype.alteration.1, glossary.attach. `among`: where an effect says to which units a spell may move. */
export const attachToDecision: DecisionKind<Attaching & { readonly among?: readonly ObjectId[] }> = {
  kind: 'attachTo',
  prompt: 'To what is it attached?',
  // multi.4: all may have left with their player while this was asked: then it can only be discarded.
  space: (game, { scope, among }, { seat }) => {
    const hosts = hostsFor(game, scope).filter((id) => among?.includes(id) !== false);
    return { kind: 'one', options: hosts.length === 0 ? [{ id: 'none' }] : optionsOf(game, hosts, seat) };
  },
};
