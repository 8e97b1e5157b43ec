import {
  call,
  done,
  go,
  isPlaying,
  occur,
  procedure,
  settle,
  type Citation,
  type Game,
  type GameEvent,
  type Seat,
  effectsEnding,
} from '../../../../kernel/index.js';
import type { Dried } from '../../events/4.1-turn.js';
import type { Readied } from '../../events/5.1-conditions.js';
import { drawCard } from '../../events/8-zones.js';
import type { LoreGained } from '../../events/players.js';
import { lorcana } from '../../rulebook.js';
import { isExerted, isLocation, loreValueOf, type Phase } from '../../state.js';
import { bag } from '../08-zones/8.7-bag.js';
import { mainPhase } from './4.3-main-phase.js';
import { inkwellOf } from '../08-zones/8.5-inkwell.js';
import { playOf } from '../08-zones/8.4-play.js';

type TurnLocals = { readonly active: Seat; readonly number: number };

const collectOnly = { place: false, passes: 0 };

/**
 * 4: a turn. Triggers of the Ready step and of the location lore wait until the Set step resolves them (4.2.1.4,
 * 4.2.2.3); a check follows each step (1.9.2). Of the turn of a player who leaves nothing more happens than that what
 * lasts "this turn" ends: then it is the next player's turn (3.2.1.2).
 */
export const turn = procedure<TurnLocals>('turn', {
  begin: (game, locals) => occur(phase(locals, 'ready', beginning(game, locals)), 'ready'),

  ready: (game, { active }) =>
    occur(
      [...playOf(game, active), ...inkwellOf(game, active)]
        .filter((id) => isExerted(game, id))
        .map((object): Readied => ({ kind: 'readied', cites: [lorcana('4.2.1.1')], object, start: true })),
      'endUntilStart',
    ),
  endUntilStart: (game) => occur(effectsEnding(game, 'startOfTurn', [lorcana('4.2.1.3')]), 'trigger'),
  trigger: (_game, { active, number }) =>
    occur({ kind: 'turnBegan', cites: [lorcana('4.2.1.4')], seat: active, number }, 'afterReady'),
  afterReady: () => call(settle.with(collectOnly), 'set'),

  set: (_game, locals) => occur(phase(locals, 'set'), 'dry'),
  dry: (game, { active }) =>
    occur(
      playOf(game, active).map((object): Dried => ({ kind: 'dried', cites: [lorcana('4.2.2.1')], object })),
      'locationLore',
    ),
  locationLore: (game, { active }) => occur(loreOfLocations(game, active), 'afterLore'),
  afterLore: () => call(settle.with(collectOnly), 'setTriggers'),
  setTriggers: () => call(bag.with({ holder: null }), 'draw'),

  draw: (game, locals) =>
    isPlaying(game, locals.active) ? occur(phase(locals, 'draw'), 'drawCard') : go('endEffects'),
  drawCard: (_game, { active, number }) =>
    number === 1 ? go('afterDraw') : occur(drawCard(active, [lorcana('4.2.3.2')]), 'afterDraw'),
  afterDraw: () => call(bag.with({ holder: null }), 'main'),

  main: (game, locals) => (isPlaying(game, locals.active) ? occur(phase(locals, 'main'), 'act') : go('endEffects')),
  act: (_game, { active }) => call(mainPhase.with({ seat: active, why: [] }), 'end'),

  end: (game, locals) => (isPlaying(game, locals.active) ? occur(phase(locals, 'end'), 'ending') : go('endEffects')),
  ending: (_game, { active }) =>
    occur({ kind: 'turnEnding', cites: [lorcana('4.4.1.1')], seat: active }, 'endTriggers'),
  endTriggers: () => call(bag.with({ holder: null }), 'endEffects'),
  endEffects: (game) => occur(effectsEnding(game, 'endOfTurn', [lorcana('4.4.1.3')]), 'afterEffects'),
  // What triggers because effects ended is resolved, and what lasts "this turn" and began meanwhile ends too.
  afterEffects: () => call(bag.with({ holder: null }), 'again'),
  again: (game) => (effectsEnding(game, 'endOfTurn', []).length > 0 ? go('endEffects') : done()),
});

const phase = (
  { active, number }: TurnLocals,
  name: Phase,
  why: readonly Citation[] = PHASE_RULES[name],
): GameEvent => ({
  kind: 'turnChanged',
  cites: why,
  turn: { number, active, phase: name },
});

/** Each phase and step begins because the one before has nothing left to resolve (8.7.8), or is declared (4.4.1). */
const PHASE_RULES = {
  ready: [lorcana('4.2.1'), lorcana('1.3.1'), lorcana('4.2.1.2')],
  set: [lorcana('4.2.2')],
  draw: [lorcana('4.2.3'), lorcana('8.7.8')],
  main: [lorcana('4.3'), lorcana('4.2.3.3'), lorcana('8.7.8')],
  end: [lorcana('4.4'), lorcana('4.4.1')],
};

/** Why it is this player's turn: the game has begun, or the turn before is over and play goes on to the left. */
const beginning = (game: Game, { number }: TurnLocals): readonly Citation[] => [
  ...(number === 1 ? [lorcana('3.1.7')] : [lorcana('4.4.1.4')]),
  ...(number > 1 && game.state.seats.length > 2 ? [lorcana('1.10.2.1')] : []),
  ...PHASE_RULES.ready,
];

/** 4.2.2.2: no triggered ability; a negative lore value counts as 0 (7.8.3). */
const loreOfLocations = (game: Game, seat: Seat): readonly LoreGained[] =>
  playOf(game, seat)
    .filter((id) => isLocation(game, id) && loreValueOf(game, id) > 0)
    .map((source) => ({
      kind: 'loreGained',
      cites: [lorcana('4.2.2.2'), lorcana('6.5.6')],
      seat,
      amount: loreValueOf(game, source),
      source,
    }));
