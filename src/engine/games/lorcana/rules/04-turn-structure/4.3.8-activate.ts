import {
  ask,
  call,
  done,
  go,
  holds,
  invariant,
  objectOf,
  occur,
  procedure,
  reject,
  representatives,
  textsOf,
  optionOf,
  type DecisionKind,
  type Game,
  type GameEvent,
  type JsonRecord,
  type Located,
  type ObjectId,
  type Rejection,
  type Scope,
  type Seat,
  type ActivatedAbility,
} from '../../../../kernel/index.js';
import { banished } from '../../events.js';
import { lorcana } from '../../rulebook.js';
import { handOf, isCharacter, isDrying, isExerted, playOf, readyInk } from '../../state.js';
import { resolution } from '../07-abilities/7.1-resolution.js';
import { inkToPay } from './4.3.4.5-cost.js';
import { fieldIn, idIn, type TurnAction } from './turn-action.js';

type Activation = {
  readonly seat: Seat;
  readonly source: ObjectId;
  readonly ability: string;
  readonly scope?: Scope;
  readonly discarded: readonly ObjectId[];
};

/**
 * 7.5.3: declare the ability, pay its whole cost, resolve its effect at once; it never goes to the bag (8.7.2). That the
 * cost can be paid was checked before the declaration was accepted.
 */
export const activate = procedure<Activation>('activate', {
  declare: (game, { seat, source, ability }) => {
    const located = abilityNamed(game, source, ability);
    invariant(located !== undefined, 'a declared ability is on the card');
    const { ref } = located;
    const at = { definition: ref.definition, path: [...ref.path, 'effect'] };
    const from = { object: source, definition: objectOf(game, source).definition };
    const locals = { scope: { at, source: from, controller: seat, bindings: {} } };
    const count = amountToPay(located, 'discard');
    if (count === 0) return go('pay', locals);
    return ask(
      { seat, kind: 'discardToPay', params: { count }, cites: [lorcana('7.5.3.2')], about: source },
      'chosen',
      locals,
    );
  },
  chosen: (_game, _locals, result) => go('pay', { discarded: textsOf(result) }),
  pay: (game, locals) => occur(payments(game, locals), 'use'),
  use: (_game, { seat, source, ability }) =>
    occur(
      { kind: 'abilityUsed', cites: [lorcana('7.5.3.3'), lorcana('4.3.8.1')], seat, object: source, ability },
      'resolve',
    ),
  resolve: (_game, { scope }) => {
    invariant(scope !== undefined, 'the ability was declared');
    return call(resolution.with({ scope, plays: [] }), 'end');
  },
  end: () => done(),
});

export const activateAction: TurnAction = {
  name: 'activate',
  fields: ['source', 'ability'],
  list: (game, seat) =>
    representatives(game, playOf(game, seat)).flatMap((source) =>
      activatedAbilities(game, source)
        .filter((located) => refuseAbility(game, seat, source, located) === null)
        .map(({ ability }) => ({ action: 'activate', source, ability: ability.name })),
    ),
  refuse: (game, seat, answer: JsonRecord) => {
    const cites = [lorcana('4.3.8.1'), lorcana('7.5.3.1')];
    const source = fieldIn(answer, 'source', playOf(game, seat), cites, 'a card of yours in play');
    if (typeof source !== 'string') return source;
    const located = abilityNamed(game, source, idIn(answer, 'ability'));
    if (located !== undefined) return refuseAbility(game, seat, source, located);
    const names = activatedAbilities(game, source).map(({ ability }) => ability.name);
    return reject('answer.unknown-option', cites, `The card's activated abilities: ${names.join(', ') || 'none'}.`);
  },
  call: (seat, answer) =>
    activate.with({ seat, source: idIn(answer, 'source'), ability: idIn(answer, 'ability'), discarded: [] }),
};

export const discardToPayDecision: DecisionKind<{ readonly count: number }> = {
  kind: 'discardToPay',
  prompt: 'Choose cards to discard as the cost',
  space: (game, { count }, { seat }) => {
    const options = handOf(game, seat).map((id) => optionOf(game, id));
    return { kind: 'some', options, min: count, max: count };
  },
};

const activatedAbilities = (game: Game, source: ObjectId): readonly Located<ActivatedAbility>[] =>
  game.rules.card(objectOf(game, source).definition).abilities.activated ?? [];

const abilityNamed = (game: Game, source: ObjectId, name: string): Located<ActivatedAbility> | undefined =>
  activatedAbilities(game, source).find(({ ability }) => ability.name === name);

/** The amount of one kind of payment in the ability's cost. */
const amountToPay = ({ ability }: Located<ActivatedAbility>, pay: string): number => {
  const cost = ability.costs.find((part) => part.pay === pay);
  const amount = cost?.['n'] ?? cost?.['count'];
  return typeof amount === 'number' ? amount : 0;
};

const asks = ({ ability }: Located<ActivatedAbility>, pay: string): boolean =>
  ability.costs.some((part) => part.pay === pay);

const payments = (game: Game, { seat, source, ability, discarded }: Activation): readonly GameEvent[] => {
  const located = abilityNamed(game, source, ability);
  invariant(located !== undefined, 'a declared ability is on the card');
  const cites = [lorcana('7.5.3.2'), lorcana('4.3.4.6')];
  return [
    ...(asks(located, 'exert') ? [{ kind: 'exerted', cites, object: source }] : []),
    { kind: 'inkExerted', cites, seat, count: inkOf(game, seat, source, located) },
    ...discarded.map((object): GameEvent => ({ kind: 'discarded', cites, seat, object })),
    ...(asks(located, 'banish-self') ? [banished(game, source, cites)] : []),
  ];
};

const inkOf = (game: Game, seat: Seat, source: ObjectId, located: Located<ActivatedAbility>): number =>
  inkToPay(game, seat, source, amountToPay(located, 'ink'), 'ability');

/** 7.5.2–3: why the ability cannot be used now, or null. */
const refuseAbility = (
  game: Game,
  seat: Seat,
  source: ObjectId,
  located: Located<ActivatedAbility>,
): Rejection | null => {
  const { ability } = located;
  const details = { source, ability: ability.name };
  if (asks(located, 'exert') && isExerted(game, source)) {
    return reject('ability.exerted', [lorcana('5.1.1'), lorcana('7.5.3.2')], 'The card is exerted already.', details);
  }
  if (asks(located, 'exert') && isCharacter(game, source) && isDrying(game, source)) {
    const cites = [lorcana('4.3.8.2'), lorcana('6.1.4')];
    return reject('character.drying', cites, 'A drying character cannot exert for its ability.', details);
  }
  const needed = inkOf(game, seat, source, located);
  const ready = readyInk(game, seat);
  if (needed > ready) {
    const message = `The ability costs ${needed} ink and you have ${ready} ready.`;
    return reject('cost.not-enough-ink', [lorcana('7.5.3.2'), lorcana('4.3.4.6')], message, { needed, ready });
  }
  const discards = amountToPay(located, 'discard');
  if (discards > handOf(game, seat).length) {
    return reject(
      'cost.not-enough-cards',
      [lorcana('7.5.3.2')],
      `The ability costs ${discards} cards from hand.`,
      details,
    );
  }
  const from = { source, controller: seat, bindings: {} };
  if (ability.while !== undefined && !holds(game, ability.while, from)) {
    return reject('ability.condition', [lorcana('7.5.3')], 'The condition of the ability does not hold.', details);
  }
  return null;
};
