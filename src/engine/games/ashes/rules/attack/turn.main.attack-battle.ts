import {
  ask,
  call,
  done,
  factsOf,
  go,
  hasFlag,
  hasKeyword,
  isPlaying,
  lastKnown,
  objectOf,
  occur,
  procedure,
  type Citation,
  type DecisionKind,
  type Game,
  type ObjectId,
} from '../../../../kernel/index.js';
import type { Exhausted, PhoenixbornTurned } from '../../events/exhaust-tokens.js';
import type { BattleBegan, BattleFought } from '../../events/turn.main.attack-battles.js';
import type { Because } from '../../events/parts.js';
import { ashes } from '../../rulebook.js';
import { attackOf, isExhausted, isInPlay, isPhoenixborn } from '../../state.js';
import { damaging } from '../damage/damage-process.js';
import { asksForBattles } from './glossary.battle-asked.js';
import { blockerOf, guardOf } from './turn.main.attack-who.js';

type Battle = {
  readonly attacker: ObjectId;
  readonly target: ObjectId;
  /** What it battles; null where there is nothing left to battle. */
  readonly defender: ObjectId | null;
  readonly counters: boolean;
  /** Both amounts are fixed before either is dealt. */
  readonly attack: number;
  readonly counter: number;
};

/**
 * turn.main.attack.battle: damage both ways (turn.main.attack.counter), all that follows from it, and then the tokens.
 * A Phoenixborn that is the target (turn.main.attack.phoenixborn.unblocked) is not turned.
 */
export const battle = procedure<Battle>('battle', {
  begin: (game, { attacker, target }) => {
    const stands = standsInTheWay(game, attacker, target);
    const defender = stands ?? (isInPlay(game, target) ? target : null);
    if (defender === null) return go('tokens');
    if (!asksForBattles(game)) return go('engaged', { defender });
    const cites = [ashes('glossary.battle')];
    const event: BattleBegan = { kind: 'battleBegan', cites, attacker, defender };
    return occur(event, 'engaged', { defender });
  },
  engaged: (game, { target, defender }) => {
    if (defender === null || !isInPlay(game, defender)) return go('amounts');
    const stands = defender !== target;
    if (isPhoenixborn(game, defender)) {
      if (!stands) return go('amounts');
      const cites = [ashes('turn.main.attack.unit.guarded'), ashes('turn.main.attack.unit.pbguard')];
      const turned: PhoenixbornTurned = { kind: 'phoenixbornTurned', cites, object: defender, turned: true };
      return occur(turned, 'amounts');
    }
    if (!canCounter(game, defender)) return go('amounts');
    // Blockers and guards must counter (glossary.counter.2); an unguarded target may.
    if (stands) return go('amounts', { counters: true });
    const { controller: seat } = objectOf(game, defender);
    const cites = [ashes('turn.main.attack.unit.unguarded')];
    return ask({ seat, kind: 'counter', params: {}, cites, about: defender }, 'chosen');
  },
  chosen: (_game, _locals, result) => go('amounts', { counters: result === 'counter' }),

  amounts: (game, { attacker, defender, counters }) => {
    if (isCalledOff(game, defender)) return done();
    const attack = attackOf(game, attacker);
    const counter = counters && defender !== null ? attackOf(game, defender) : 0;
    const both = { attack, counter };
    if (counters && hasKeyword(factsOf(game, attacker), 'quick-strike')) return go('strike', both);
    if (attack === 0 || counter === 0) return go(attack === 0 ? 'counterOnly' : 'attackOnly', both);
    const { active: seat } = game.state.turn;
    const cites = [ashes('simul.mutual')];
    return ask({ seat, kind: 'firstDamage', params: {}, cites, about: attacker }, 'ordered', both);
  },
  ordered: (game, { defender }, result) =>
    isCalledOff(game, defender) ? done() : go(result === 'counter' ? 'counterFirst' : 'attackFirst'),
  attackOnly: (game, locals) => call(attacking(game, locals), 'tokens'),
  counterOnly: (game, locals) => (locals.counter === 0 ? go('tokens') : call(countering(game, locals), 'tokens')),
  attackFirst: (game, locals) => call(attacking(game, locals), 'counterOnly'),
  counterFirst: (game, locals) => call(countering(game, locals), 'attackOnly'),

  // Quick Strike: the counter is that of a defender who is there and unexhausted after all that the attack has caused.
  strike: (game, locals) => call(attacking(game, locals), 'answer'),
  answer: (game, { defender }) => {
    const counters = defender !== null && isInPlay(game, defender) && canCounter(game, defender);
    return go('counterOnly', { counters, counter: counters ? attackOf(game, defender) : 0 });
  },

  tokens: (game, { attacker, defender, counters }) => {
    const over: BattleFought = {
      kind: 'battleFought',
      cites: [ashes('turn.main.attack.battle'), ashes('timing.attack.3')],
      attacker,
      ...(defender !== null && { defender }),
    };
    const countered = counters && defender !== null && !hasKeyword(factsOf(game, defender), 'alert') ? [defender] : [];
    const spent = [attacker, ...countered].map(tired);
    return occur([over, ...spent], 'end');
  },
  end: () => done(),
  // Who was asked has lost: the battle is not fought, and there are no tokens for it (multi.4).
  stopped: () => done(),
});

/** multi.4: before any damage was dealt, the attacking player has left, or the player of the defender. */
const isCalledOff = (game: Game, defender: ObjectId | null): boolean =>
  [game.state.turn.active, lastKnown(game, defender ?? '')?.controller].some(
    (seat) => seat !== undefined && !isPlaying(game, seat),
  );

const tired = (object: ObjectId): Exhausted => ({
  kind: 'exhausted',
  cites: [ashes('turn.main.attack.battle'), ashes('glossary.attack.zero')],
  object,
  count: 1,
});

/**
 * A blocker (turn.main.attack.phoenixborn.blocked) or a guard (turn.main.attack.unit.guarded). A card that has left
 * play blocks no attacker (timing.attack.2).
 */
const standsInTheWay = (game: Game, attacker: ObjectId, target: ObjectId): ObjectId | null =>
  isInPlay(game, target) && isPhoenixborn(game, target) ? blockerOf(game, attacker) : guardOf(game, target);

/** timing.attack.3, glossary.exhausted.3 */
const canCounter = (game: Game, id: ObjectId): boolean =>
  !isExhausted(game, id) && !hasFlag(factsOf(game, id), 'cannotCounter');

/** Which battle it is: with what is in the way, or with the target itself. */
const rulesOf = (game: Game, { target, defender }: Battle): readonly Citation[] => {
  const isTarget = defender === target;
  if (!isInPlay(game, target) || !isPhoenixborn(game, target))
    return isTarget ? [ashes('turn.main.attack.unit.unguarded')] : [ashes('turn.main.attack.unit.guarded')];
  return isTarget
    ? [ashes('turn.main.attack.phoenixborn.unblocked'), ashes('turn.main.attack.phoenixborn.order')]
    : [ashes('turn.main.attack.phoenixborn.blocked')];
};

const attacking = (game: Game, locals: Battle) =>
  damaging({
    to: locals.defender ?? '',
    amount: locals.attack,
    because: byUnit(game, locals.attacker, 'attack'),
    cites: [
      ashes('turn.main.attack.battle'),
      ...rulesOf(game, locals),
      ashes('glossary.attackvalue'),
      ashes('glossary.effect'),
    ],
  });

const countering = (game: Game, { attacker, defender, counter }: Battle) =>
  damaging({
    to: attacker,
    amount: counter,
    because: byUnit(game, defender ?? '', 'counter'),
    cites: [ashes('turn.main.attack.counter'), ashes('glossary.effect')],
  });

/** What a unit does that has left play since is still of the player who controlled it. */
const byUnit = (game: Game, source: ObjectId, by: 'attack' | 'counter'): Because => {
  const unit = lastKnown(game, source);
  return unit === undefined ? { source: null, by } : { source, by, cause: unit.controller };
};

export const battleOf = (attacker: ObjectId, target: ObjectId) =>
  battle.with({ attacker, target, defender: null, counters: false, attack: 0, counter: 0 });

export const counterDecision: DecisionKind<Record<string, never>> = {
  kind: 'counter',
  prompt: 'Does the attacked unit counter?',
  space: () => ({ kind: 'one', options: [{ id: 'counter' }, { id: 'no' }] }),
};

export const firstDamageDecision: DecisionKind<Record<string, never>> = {
  kind: 'firstDamage',
  prompt: 'Which damage is resolved first?',
  space: () => ({ kind: 'one', options: [{ id: 'attack' }, { id: 'counter' }] }),
};
