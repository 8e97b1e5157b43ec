import {
  activatedOf,
  call,
  done,
  factsOf,
  hasFlag,
  holds,
  invariant,
  objectOf,
  occur,
  procedure,
  recordOf,
  reject,
  representatives,
  resolutionCall,
  type ActivatedAbility,
  type Citation,
  type Game,
  type JsonRecord,
  type Located,
  type ObjectId,
  type Rejection,
  type Scope,
  type Seat,
  fieldIn,
  idIn,
  wasUsedThisTurn,
} from '../../../../kernel/index.js';
import { lorcana } from '../../rulebook.js';
import { isLorcanaCost } from '../../cost.js';
import { citesOfGivenAbility } from '../01-concepts/1.8-a-players-cards.js';
import { pay, refuseBill } from './4.3.4.6-paying.js';
import type { Bill } from './4.3.4.6-cards-that-pay.js';
import type { TurnAction } from './turn-action.js';
import { playOf } from '../08-zones/8.4-play.js';

type Activation = {
  readonly seat: Seat;
  readonly source: ObjectId;
  readonly ability: string;
  /** An effect has it used without its ink cost. */
  readonly free?: boolean;
  readonly scope?: Scope;
};

/**
 * 7.5.3: declare the ability, pay its whole cost, resolve its effect at once; it never goes to the bag (8.7.2). That the
 * cost can be paid was checked before the declaration was accepted.
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
    const cites = [...given, lorcana('7.5.3.3'), lorcana('4.3.8.1'), ...atOnce(game, scope), lorcana('7.5.2')];
    const { definition: card } = scope.source;
    return occur({ kind: 'abilityUsed', cites, seat, object: source, card, ability }, 'resolve', { scope });
  },
  resolve: (_game, { scope }) => {
    invariant(scope !== undefined, 'the ability was declared');
    return call(resolutionCall(scope), 'end');
  },
  end: () => done(),
});

export const activateAction: TurnAction = {
  name: 'activate',
  fields: ['source', 'ability'],
  settles: [lorcana('7.5.4')],
  list: (game, seat) =>
    representatives(game, playOf(game, seat), seat).flatMap((source) =>
      [...activatedOf(game, source)]
        .filter(([ability, located]) => refuseAbility(game, { seat, source, ability }, located) === null)
        .map(([ability]) => ({ action: 'activate', source, ability })),
    ),
  refuse: (game, seat, answer: JsonRecord) => {
    const cites = [lorcana('4.3.8.1'), lorcana('7.5.3.1')];
    const source = fieldIn(answer, 'source', playOf(game, seat), cites, 'a card of yours in play');
    if (typeof source !== 'string') return source;
    const abilities = activatedOf(game, source);
    const ability = idIn(answer, 'ability');
    const located = abilities.get(ability);
    if (located !== undefined) return refuseAbility(game, { seat, source, ability }, located);
    const names = [...abilities.keys()].join(', ') || 'none';
    return reject('answer.unknown-option', cites, `The card's activated abilities: ${names}.`);
  },
  call: (seat, answer) => activate.with({ seat, source: idIn(answer, 'source'), ability: idIn(answer, 'ability') }),
};

const billFor = (
  game: Game,
  { seat, source, free = false }: Pick<Activation, 'seat' | 'source' | 'free'>,
  { ability }: Located<ActivatedAbility>,
): Bill => {
  const { costs } = ability;
  invariant(costs.every(isLorcanaCost), `${ability.name} costs what Lorcana knows`);
  // 4.3.8.4: without its ink, where an effect has it used "for free", or lets the abilities of this card be.
  const isFree = free || hasFlag(factsOf(game, source), 'freeAbilities');
  const cites = [...(isFree ? [lorcana('4.3.8.4')] : []), lorcana('7.5.3.2'), lorcana('4.3.4.6')];
  return { seat, source, purpose: 'ability', costs, singers: [], free: isFree, cites };
};

/** Items and locations have nothing to wait for: their abilities can be used in the turn they are played. */
const atOnce = (game: Game, { source }: Scope): readonly Citation[] => {
  switch (game.rules.card(source.definition).facts.tags[0]) {
    case 'item':
      return [lorcana('4.3.8.3'), lorcana('6.4.3')];
    case 'location':
      return [lorcana('6.5.7')];
    default:
      return [];
  }
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
