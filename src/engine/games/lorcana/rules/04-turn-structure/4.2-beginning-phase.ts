import {
  call,
  effectsEnding,
  go,
  isPlaying,
  occur,
  settle,
  type Citation,
  type Game,
  type Step,
} from '../../../../kernel/index.js';
import type { Dried } from '../../events/4.1-turn.js';
import { drawCard } from '../../events/4.2.3.1-drawn.js';
import type { Readied } from '../../events/5.1-conditions.js';
import { lorcana } from '../../rulebook.js';
import { isExerted } from '../../state.js';
import { loreOfLocations } from '../06-card-types/6.5-locations.js';
import { playOf } from '../../zones/8.4-play.js';
import { inkwellOf } from '../../zones/8.5-inkwell.js';
import { bag, EMPTIED } from '../08-zones/8.7-bag.js';
import { phaseBegins, type TurnLocals } from './4.1-phases.js';
import { rulesOfNextTurn } from './4.4-end-of-turn.js';

const collectOnly = { place: false, passes: 0 };

/** 4.2: the steps Ready, Set and Draw of the turn; the main phase follows once all is resolved (4.2.3.3). */
export const beginningPhase: { readonly [step: string]: Step<TurnLocals> } = {
  begin: (game, locals) => occur(phaseBegins(locals, 'ready', beginning(game, locals)), 'ready'),

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

  set: (_game, locals) => occur(phaseBegins(locals, 'set', [lorcana('4.2.2')]), 'dry'),
  dry: (game, { active }) =>
    occur(
      playOf(game, active).map((object): Dried => ({ kind: 'dried', cites: [lorcana('4.2.2.1')], object })),
      'locationLore',
    ),
  locationLore: (game, { active }) => occur(loreOfLocations(game, active, [lorcana('4.2.2.2')]), 'afterLore'),
  afterLore: () => call(settle.with(collectOnly), 'setTriggers'),
  setTriggers: () => call(bag.with({ holder: null }), 'draw'),

  draw: (game, locals) =>
    isPlaying(game, locals.active)
      ? occur(phaseBegins(locals, 'draw', [lorcana('4.2.3'), ...EMPTIED]), 'drawCard')
      : go('endEffects'),
  drawCard: (_game, { active, number }) =>
    number === 1 ? go('afterDraw') : occur(drawCard(active, [lorcana('4.2.3.2')]), 'afterDraw'),
  afterDraw: () => call(bag.with({ holder: null }), 'main'),

  main: (game, locals) =>
    isPlaying(game, locals.active)
      ? occur(phaseBegins(locals, 'main', [lorcana('4.3'), lorcana('4.2.3.3'), ...EMPTIED]), 'act')
      : go('endEffects'),
};

/** Why it is this player's turn: the game has begun, or the turn before is over and play passes to the left. */
const beginning = (game: Game, { number }: TurnLocals): readonly Citation[] => [
  ...(number === 1 ? [lorcana('3.1.7')] : rulesOfNextTurn(game)),
  lorcana('4.2.1'),
  lorcana('1.3.1'),
  lorcana('4.2.1.2'),
];
