import {
  call,
  done,
  go,
  idsOf,
  invariant,
  isAbility,
  isConditionMet,
  isRecord,
  isWaitingAbility,
  nodeAt,
  objectOf,
  occur,
  presentIds,
  procedure,
  resolutionCall,
  scopeOfTriggered,
  whenResolving,
  withFields,
  type Bindings,
  type Citation,
  type Game,
  type GameEvent,
  type ObjectId,
  type Scope,
  type Triggered,
} from '../../../../kernel/index.js';
import { fftcg } from '../../rulebook.js';
import { stackOf } from '../../zones/7.12-stack.js';
import { ACTION_ABILITY } from './11.6-action-abilities.js';
import { rulesOfUse } from './11.7-special-abilities.js';
import { VOIDED_SUMMON } from './11.3-rules-of-summons.js';
import { goneFor, rulesOfSeeking } from './11.8.16-moved-cards.js';
import { CONDITION, VOIDED } from './11.8-auto-abilities.js';

type Resolving = { readonly item?: ObjectId; readonly waiting?: Triggered; readonly scope?: Scope };

/**
 * 11.11: the top of the stack. It resolves unless all its targets are illegal now (11.11.2) or its condition does not
 * hold any more (11.11.3); a Summon goes to the Break Zone after all it does (11.11.10).
 */
export const resolveTop = procedure<Resolving>('resolve-top', {
  look: (game) => {
    const item = stackOf(game).at(-1);
    invariant(item !== undefined, 'something is on the stack');
    const stacked = objectOf(game, item);
    const { waiting } = stacked;
    invariant(waiting !== undefined, 'what is on the stack waits to resolve');
    const { reason, scope, cites } = verdictOn(game, waiting);
    const locals = { item, waiting, ...(scope !== null && { scope }) };
    // An ability is off the stack as it resolves; a Summon stays until it has.
    const taken = { kind: isWaitingAbility(stacked) ? 'abilityTaken' : 'stackTaken', cites, object: item, reason };
    return occur(taken, scope === null ? 'end' : 'resolve', locals);
  },
  resolve: (game, { scope, item = '' }) => {
    invariant(scope !== undefined, 'what resolves has an effect');
    // What it has ordered to be cast is cast when all of it is over (11.3.11, 11.4.1.1).
    return call(resolutionCall(scope, leaving(game, item)), 'left');
  },
  end: (game, { item = '' }) => occur(leaving(game, item), 'left'),
  left: () => done(),
  stopped: () => go('end'),
});

/**
 * A Summon is put into the Break Zone like any other card, for others to hear or to replace; of an ability nothing is
 * left.
 */
const leaving = (game: Game, item: ObjectId): readonly GameEvent[] =>
  presentIds(game, [item]).map((object) => ({
    kind: 'putInto',
    cites: [fftcg('11.11.10'), fftcg('5.2.3.1.2.1')],
    object,
    zone: 'break',
    at: 'last',
  }));

type Verdict = { readonly reason: string; readonly scope: Scope | null; readonly cites: readonly Citation[] };

const verdictOn = (game: Game, waiting: Triggered): Verdict => {
  const { ability: at, source, controller, bindings } = waiting;
  if (!isConditionMet(game, waiting)) {
    return { reason: 'its condition does not hold any more', scope: null, cites: [fftcg('11.11.3'), CONDITION] };
  }
  const known = whenResolving(game, { at, source, controller, bindings });
  if (known === null) {
    const cites = [fftcg('11.11.2'), voidedBy(game, waiting)];
    return { reason: 'all its targets are illegal', scope: null, cites };
  }
  return {
    reason: 'resolves',
    scope: scopeOfTriggered(withFields(waiting, { bindings: known })),
    cites: [fftcg('11.11.1'), fftcg('11.1.7'), ...circumstances(game, waiting, known)],
  };
};

/**
 * Without some of its targets it resolves for the others (11.11.2.1.1); without its source it goes by what that was
 * (11.11.4); cards that have moved are looked for where they went (11.8.16.1, 11.8.16.2), and of one that has left,
 * what is asked is what it was (11.11.7).
 */
const circumstances = (game: Game, waiting: Triggered, known: Bindings): readonly Citation[] => {
  const { source, bindings } = waiting;
  const isPartial = Object.keys(known).some((name) => idsOf(known[name]).length < idsOf(bindings[name]).length);
  const gone = goneFor(game, waiting);
  const hasLeft = gone.some(({ event, field }) => field === 'object' && game.rules.looksBack.has(event));
  return [
    ...(isPartial ? [fftcg('11.11.2.1.1')] : []),
    ...(game.state.objects[source.object] === undefined ? WITHOUT_SOURCE : []),
    ...rulesOfSeeking(gone),
    ...(hasLeft ? [fftcg('11.11.7')] : []),
  ];
};

/** It is independent of its card, and knows of it what it was. */
const WITHOUT_SOURCE = [fftcg('6.4.2'), fftcg('11.11.4'), fftcg('11.5.4'), fftcg('11.5.5')];

/** The rule by which what chose nothing that is still legal does nothing. */
const voidedBy = (game: Game, { ability: at }: Triggered): Citation => {
  const node = nodeAt(game.rules, at);
  if (!isRecord(node) || !isAbility(node)) return VOIDED_SUMMON;
  if (node.kind === 'triggered') return VOIDED;
  return node.kind === 'activated' ? rulesOfUse(node.costs).voided : ACTION_ABILITY.voided;
};
