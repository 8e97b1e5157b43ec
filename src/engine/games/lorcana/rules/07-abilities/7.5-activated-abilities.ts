import {
  activatedOf,
  call,
  done,
  holds,
  invariant,
  objectOf,
  occur,
  procedure,
  recordOf,
  reject,
  resolutionCall,
  type ActivatedAbility,
  type Game,
  type Located,
  type ObjectId,
  type Rejection,
  type Scope,
  type Seat,
  wasUsedThisTurn,
} from '../../../../kernel/index.js';
import { isLorcanaCost } from '../../cost.js';
import { lorcana } from '../../rulebook.js';
import { citesOfGivenAbility } from '../01-concepts/1.8-a-players-cards.js';
import type { Bill } from '../04-turn-structure/4.3.4.6-cards-that-pay.js';
import { pay, refuseBill } from '../04-turn-structure/4.3.4.6-paying.js';
import { FOR_FREE, isForFree, rulesOfUseAtOnce } from '../04-turn-structure/4.3.8-exerting.js';

type Activation = {
  readonly seat: Seat;
  readonly source: ObjectId;
  readonly ability: string;
  /** An effect has it used without its ink cost. */
  readonly free?: boolean;
  readonly scope?: Scope;
};

/**
 * 7.5.3: declare the ability, pay its whole cost, resolve its effect at once; it never goes to the bag (8.7.2). That
 * the cost can be paid was checked before the declaration was accepted.
 */
export const activate = procedure<Activation>('activate', {
  pay: (game, { seat, source, ability, free = false }) => {
    const located = activatedOf(game, source).get(ability);
    invariant(located !== undefined, 'a declared ability is on the card');
    const { ref } = located;
    const at = { definition: ref.definition, path: [...ref.path, 'effect'] };
    const from = { object: source, definition: objectOf(game, source).definition };
    const scope = { at, source: from, controller: seat, bindings: {} };
    return call(pay(billFor(game, { seat, source, free }, located)), 'use', { scope });
  },
  use: (game, { seat, source, ability, scope: declared }, result) => {
    invariant(declared !== undefined, 'the ability was declared');
    const scope = { ...declared, bindings: recordOf(result) };
    const given = citesOfGivenAbility(scope.at, scope.source);
    const cites = [
      ...given,
      lorcana('7.5.3.3'),
      lorcana('4.3.8.1'),
      ...rulesOfUseAtOnce(game, scope),
      lorcana('7.5.2'),
    ];
    const { definition: card } = scope.source;
    return occur({ kind: 'abilityUsed', cites, seat, object: source, card, ability }, 'resolve', { scope });
  },
  resolve: (_game, { scope }) => {
    invariant(scope !== undefined, 'the ability was declared');
    return call(resolutionCall(scope), 'end');
  },
  end: () => done(),
});

const billFor = (
  game: Game,
  { seat, source, free = false }: Pick<Activation, 'seat' | 'source' | 'free'>,
  { ability }: Located<ActivatedAbility>,
): Bill => {
  const { costs } = ability;
  invariant(costs.every(isLorcanaCost), `${ability.name} costs what Lorcana knows`);
  const isFree = free || isForFree(game, source);
  const cites = [...(isFree ? FOR_FREE : []), lorcana('7.5.3.2'), lorcana('4.3.4.6')];
  return { seat, source, purpose: 'ability', costs, singers: [], free: isFree, cites };
};

/** 7.5.2–3: why the ability cannot be used now, or null. */
export const refuseAbility = (
  game: Game,
  activation: Activation,
  located: Located<ActivatedAbility>,
): Rejection | null => {
  const { seat, source } = activation;
  const { ability } = located;
  const from = { source, controller: seat, bindings: {} };
  if (ability.while !== undefined && !holds(game, ability.while, from)) {
    const details = { source, ability: ability.name };
    return reject('ability.condition', [lorcana('7.5.3')], 'The condition of the ability does not hold.', details);
  }
  if (ability.oncePerTurn === true && wasUsedThisTurn(game, source, activation.ability)) {
    return reject('ability.once-per-turn', [lorcana('7.5.3')], 'The ability may be used once in a turn.', {
      source,
      ability: activation.ability,
    });
  }
  return refuseBill(game, billFor(game, activation, located));
};

/** 7.5.3.1: what may be declared. */
export const DECLARED = [lorcana('7.5.3.1')];

/** 7.5.4: what it has triggered waits for it. */
export const USED = [lorcana('7.5.4')];
