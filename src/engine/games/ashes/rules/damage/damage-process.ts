import {
  call,
  done,
  entriesOf,
  factsOf,
  hasFlag,
  isRecord,
  occur,
  procedure,
  type Call,
  type Citation,
  type Game,
  type Json,
  type ObjectId,
  type Scope,
} from '../../../../kernel/index.js';
import type { DamageDealt, WoundsPlaced } from '../../events/damage-wounds.js';
import type { WoundsRemoved } from '../../events/exhaust-tokens.js';
import type { Because } from '../../events/parts.js';
import { ashes } from '../../rulebook.js';
import { isDying, isInPlay } from '../../state.js';
import { destroy } from './damage-destroy.js';

/** While it is under way `amount` and `to` may be changed: damage is prevented, or goes to another. */
type Damage = {
  readonly to: ObjectId;
  readonly amount: number;
  /** Damage that is dealt; of wounds that are placed the process begins with the second step. */
  readonly dealt: boolean;
  /** The card from which wounds are moved (glossary.move). */
  readonly from?: ObjectId;
  readonly because: Because;
  readonly cites: readonly Citation[];
};

/** What has come of it. */
export const DESTROYED = 'destroyed';
const NOTHING = null;

/**
 * damage.process.0: the steps in which damage becomes wounds and destruction. Something has come of it if damage was
 * dealt, also where all of it was prevented, or if wounds were placed.
 */
export const damage = procedure<Damage>('damage', {
  deal: (game, locals, _result, { id: frame }) => {
    const { to, amount, dealt, because, cites } = locals;
    if (amount <= 0 || !isInPlay(game, to)) return done(NOTHING);
    if (!dealt) return place(locals);
    const rules = [...cites, ashes('damage.process.0'), ashes('damage.step1')];
    const event: DamageDealt = { kind: 'damageDealt', cites: rules, object: to, amount, ...because, frame };
    return occur(event, 'receive');
  },
  receive: (game, locals, result) => {
    const { to, amount } = locals;
    if (entriesOf(result).length === 0) return done(NOTHING);
    if (amount <= 0) return done('dealt');
    // resolve.4: twice as many, however many texts say so, for each names the normal number.
    return place(hasFlag(factsOf(game, to), 'twiceWounded') ? { ...locals, amount: amount * 2 } : locals);
  },
  // damage.step2.unit: what comes about meanwhile does not save it.
  destroy: (game, { to, dealt, because }, result) => {
    const placed = entriesOf(result).length > 0;
    if (!isDying(game, to)) return done(dealt || placed ? 'placed' : NOTHING);
    return call(destroy.with({ object: to, because, cites: [ashes('damage.1')] }), 'end');
  },
  end: (_game, _locals, result) => done(result === null ? 'placed' : DESTROYED),
  // multi.4: whose effect it was has lost meanwhile: a unit that is wounded fatally is destroyed all the same.
  stopped: (game, { to, because }) =>
    isDying(game, to) ? call(destroy.with({ object: to, because, cites: [ashes('damage.1')] }), 'end') : done(NOTHING),
});

/** damage.step2; wounds that are moved are taken from their card in the same step (glossary.move). */
const place = ({ to, amount, from, because, cites }: Damage) => {
  const rules = [...cites, ashes('damage.process.0'), ashes('damage.step2'), ashes('glossary.wound')];
  const event: WoundsPlaced = { kind: 'woundsPlaced', cites: rules, object: to, count: amount, ...because };
  if (from === undefined) return occur(event, 'destroy');
  const removed: WoundsRemoved = { kind: 'woundsRemoved', cites, object: from, count: amount };
  return occur([removed, event], 'destroy');
};

/** damage.step1: the damage that is dealt in this frame, until it is received or nothing is left of it. */
export const damageIn = ({ state }: Game, frame: Json = null): Pick<Damage, 'to' | 'amount'> | null => {
  const { procedure: name, locals } = state.frames.find(({ id }) => id === frame) ?? {};
  if (name !== damage.name || locals === undefined) return null;
  const { to, amount } = locals;
  return typeof to === 'string' && typeof amount === 'number' && amount > 0 ? { to, amount } : null;
};

/** damage.step1, resolve.4: a text may say that what a unit deals in battle is not prevented. */
export const isPreventable = (game: Game, frame: Json = null): boolean => {
  const because = game.state.frames.find(({ id }) => id === frame)?.locals['because'] ?? null;
  const { source, by } = isRecord(because) ? because : {};
  const inBattle = by === 'attack' || by === 'counter';
  return !inBattle || typeof source !== 'string' || !hasFlag(factsOf(game, source), 'cannotBePrevented');
};

/** The cause of what an effect does: its card, and the player who controls it. */
export const byEffect = ({ source, controller }: Scope): Because => ({
  source: source.object,
  by: 'effect',
  cause: controller,
});

/** glossary.damage */
export const damaging = (of: {
  readonly to: ObjectId;
  readonly amount: number;
  readonly because: Because;
  readonly cites: readonly Citation[];
}): Call => damage.with({ ...of, dealt: true });

/**
 * glossary.wound: an effect that places wound tokens enters the process at its second step; they may come from another
 * card.
 */
export const wounding = (of: {
  readonly to: ObjectId;
  readonly count: number;
  readonly from?: ObjectId;
  readonly because: Because;
  readonly cites: readonly Citation[];
}): Call => {
  const { count, ...others } = of;
  return damage.with({ ...others, amount: count, dealt: false });
};
