import {
  activatedOf,
  call,
  costChanges,
  done,
  fieldIn,
  go,
  holds,
  idIn,
  invariant,
  isProhibited,
  naming,
  objectOf,
  objectsIn,
  occur,
  procedure,
  recordOf,
  reject,
  representatives,
  resolutionCall,
  wasUsedThisTurn,
  zoneOf,
  type Action,
  type ActivatedAbility,
  type Citation,
  type DefinitionId,
  type Game,
  type JsonRecord,
  type Located,
  type ObjectId,
  type Rejection,
  type Scope,
  type Seat,
} from '../../../../kernel/index.js';
import { isAshesCost } from '../../cost.js';
import type { AbilityUsed } from '../../events/turn.main.play-cards.js';
import { ashes } from '../../rulebook.js';
import { activePoolOf, IN_PLAY } from '../../state.js';
import { refuseBill, type Bill } from '../pay/pay-bill.js';
import { EXHAUSTED_TEXT } from '../exhaust/exhaust-resting-text.js';
import { pay } from '../pay/pay-paying.js';

type Activation = {
  readonly seat: Seat;
  readonly source: ObjectId;
  readonly ability: string;
  readonly scope: Scope | null;
  /** Resolved by an effect, without its cost. */
  readonly free?: boolean;
};

/**
 * glossary.activate: announced, paid for, then resolved; fully, though its own card is exhausted by now (resolve.3). An
 * effect may use the power of a die without its cost (glossary.dicepower).
 */
export const activate = procedure<Activation>('activate', {
  pay: (game, { seat, source, ability, free }) => {
    const located = activatedOf(game, source).get(ability);
    invariant(located !== undefined, 'what is activated is there');
    const { ref } = located;
    const at = { definition: ref.definition, path: [...ref.path, 'effect'] };
    const from = { object: source, definition: objectOf(game, source).definition };
    const { bindings = {} } = located;
    const scope: Scope = { at, source: from, controller: seat, bindings };
    if (free === true) return go('use', { scope });
    return call(pay(billFor(game, { seat, source }, located)), 'use', { scope });
  },
  use: (game, { seat, source, ability, scope, free }, result) => {
    if (scope === null) return done();
    const event = using(game, seat, source, scope.source.definition, ability);
    return occur(event, 'resolve', { scope: free === true ? scope : naming(scope, recordOf(result)) });
  },
  resolve: (_game, { scope }) => (scope === null ? done() : call(resolutionCall(scope), 'end')),
  end: () => done(),
});

/** Cost abilities take from the basic symbols, and never more than there are. */
const billFor = (
  game: Game,
  { seat, source }: Pick<Activation, 'seat' | 'source'>,
  { ability }: Located<ActivatedAbility>,
): Bill => {
  const { costs } = ability;
  invariant(costs.every(isAshesCost), `${ability.name} costs what Ashes knows`);
  const { amounts } = costChanges(game, { card: source, seat, purpose: 'activate' });
  const less = -amounts.reduce((sum, amount) => sum + amount, 0);
  return { seat, source, costs, reduction: Math.max(0, less), cites: [ashes('glossary.activate'), ashes('focus.2')] };
};

const using = (game: Game, seat: Seat, object: ObjectId, card: DefinitionId, ability: string): AbilityUsed => ({
  kind: 'abilityUsed',
  cites: activating(game, card),
  seat,
  object,
  card,
  ability,
});

/** The rules of activating this card: a ready spell, a die, or a unit or Phoenixborn. */
const activating = (game: Game, card: DefinitionId): readonly Citation[] => {
  const { type } = game.rules.card(card).definition;
  if (type === 'ready') return [ashes('glossary.activate'), ashes('cardtype.ready.3')];
  return type === 'die' ? [ashes('glossary.activate'), ashes('glossary.dicepower')] : [ashes('glossary.activate')];
};

const refuseAbility = (game: Game, seat: Seat, source: ObjectId, name: string): Rejection | null => {
  const cites = [ashes('glossary.activate'), ...EXHAUSTED_TEXT, ashes('focus.1')];
  const located = activatedOf(game, source).get(name);
  if (located === undefined)
    return reject('ability.none', cites, 'The card has no such effect now; an exhausted card has none.', { source });
  const { ability, bindings = {} } = located;
  if (ability.while !== undefined && !holds(game, ability.while, { source, controller: seat, bindings }))
    return reject('ability.condition', cites, 'The condition of the effect does not hold.', { source });
  if (ability.oncePerTurn === true && wasUsedThisTurn(game, source, name))
    return reject('ability.once-per-turn', cites, 'The effect may be used once in a turn.', { source });
  if (isProhibited(game, using(game, seat, source, objectOf(game, source).definition, name)))
    return reject('ability.forbidden', [ashes('resolve.4')], 'A text forbids using this effect now.', { source });
  return refuseBill(game, billFor(game, { seat, source }, located));
};

const sources = (game: Game, seat: Seat): readonly ObjectId[] =>
  IN_PLAY.flatMap((kind) => objectsIn(game, zoneOf(seat, kind)));

/** turn.main.list, turn.side.list, glossary.activate: without those that would be refused. */
const listed = (
  game: Game,
  seat: Seat,
  action: string,
  field: string,
  of: readonly ObjectId[],
): readonly JsonRecord[] =>
  representatives(game, of, seat).flatMap((id) =>
    [...activatedOf(game, id).keys()]
      .filter((name) => refuseAbility(game, seat, id, name) === null)
      .map((ability) => ({ action, [field]: id, ability })),
  );

const actionOn = (
  name: string,
  field: string,
  of: (game: Game, seat: Seat) => readonly ObjectId[],
  what: string,
): Action => ({
  name,
  fields: [field, 'ability'],
  list: (game, seat) => listed(game, seat, name, field, of(game, seat)),
  refuse: (game, seat, answer) => {
    const cites = [ashes('glossary.activate')];
    const source = fieldIn(answer, field, of(game, seat), cites, what);
    return typeof source === 'string' ? refuseAbility(game, seat, source, idIn(answer, 'ability')) : source;
  },
  call: (seat, answer) =>
    activate.with({ seat, source: idIn(answer, field), ability: idIn(answer, 'ability'), scope: null }),
});

/** turn.main.cost.1, turn.side.cost */
export const activateAction = actionOn('activate', 'card', sources, 'a card in play that you control');
/** turn.side.dicepower, dice.5 */
export const dicePowerAction = actionOn('dice-power', 'die', activePoolOf, 'a die of your active pool');
