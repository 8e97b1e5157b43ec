import {
  call,
  done,
  effectsEnding,
  go,
  occur,
  procedure,
  type Citation,
  type Game,
  type GameEvent,
  type Seat,
} from '../../../../kernel/index.js';
import type { PhaseBegan } from '../../events/301-turns.js';
import { rift } from '../../rulebook.js';
import { damageOn, unitsOnBoard, type Phase } from '../../state.js';
import { deaths } from '../318-cleanups/322-lethal-damage.js';
import { untilOpen } from '../318-cleanups/322-until-open.js';
import { healing } from '../119-objects/140-damage.js';
import { poolsEmptying } from '../119-objects/154-rune-pools.js';
import { recovering } from '../395-actions/410-stunned.js';
import { GOES_ON } from '../454-modes/652.5-going-on.js';
import { actionPhase } from './316-action.js';
import { readying } from './315.1-awaken.js';
import { holding } from './315.2-hold.js';
import { channelling } from './315.3-channel.js';
import { drawing } from './315.4-draw.js';

/** What the steps of a turn know. */
type TurnLocals = {
  readonly seat: Seat;
  readonly number: number;
  /** The player of the turn before has left. */
  readonly left?: boolean;
};

/**
 * 314: a turn, phase by phase; each is over when nothing is under way any more. It is the first one (118), follows
 * another (317.4), or the turn of a player who has left (652.5.a.1).
 */
export const turn = procedure<TurnLocals>('turn', {
  awaken: (_game, { seat, number, left = false }) =>
    occur(
      [
        ...beginning({ seat, number }, 'awaken', [
          number === 1 ? rift('118') : left ? GOES_ON.turn : rift('317.4'),
          rift('304'),
        ]),
        turnBegins(seat),
      ],
      'ready',
    ),
  ready: (game, { seat }) => occur(readying(game, seat), 'readied'),
  readied: () => call(rest(), 'beginning'),

  beginning: (_game, locals) => occur(beginning(locals, 'beginning', [rift('314')]), 'begun'),
  begun: () => call(rest(), 'score'),
  score: (game, { seat }) => occur(holding(game, seat), 'held'),
  held: () => call(rest(), 'channel'),

  channel: (_game, locals) => occur(beginning(locals, 'channel', [rift('314')]), 'channelRunes'),
  channelRunes: (game, { seat }) => occur(channelling(game, seat), 'channelled'),
  channelled: () => call(rest(), 'draw'),

  draw: (_game, locals) => occur(beginning(locals, 'draw', [rift('314')]), 'drawCard'),
  drawCard: (game, { seat }) => occur(drawing(game, seat), 'drawn'),
  drawn: () => call(rest(), 'emptyPools'),
  emptyPools: (game) => occur(poolsEmptying(game, rift('315.4.d')), 'action'),

  action: (_game, locals) => occur(beginning(locals, 'action', [rift('314')]), 'act'),
  act: (_game, { seat }) => call(actionPhase.with({ seat }), 'ending'),

  ending: (game, locals) => occur([...beginning(locals, 'ending', [rift('317.1')]), ...recovering(game)], 'ended'),
  ended: () => call(rest(), 'deaths'),
  // 317.2: a cleanup that heals as well.
  deaths: (game) => occur(deaths(game), 'heal'),
  heal: (game) => occur(healing(game, [rift('317.2')]), 'healed'),
  healed: () => call(rest(), 'expire'),
  expire: (game) => occur(expiring(game), 'expired'),
  expired: () => call(rest(), 'more'),
  // What has begun to last meanwhile does not outlive the turn either.
  more: (game) =>
    go(expiring(game).length > 0 || unitsOnBoard(game).some((id) => damageOn(game, id) > 0) ? 'deaths' : 'losePools'),
  losePools: (game) => occur(poolsEmptying(game, rift('317.3.b')), 'over'),
  over: () => done(),
  // Its player has left (652.5.a.1): what lasts for this turn ends, stun too, and it is the next player's.
  stopped: (game) => occur(recovering(game), 'deaths'),
});

/** What has been met and what must be put right, until nothing changes any more. */
const rest = () => untilOpen.with({ combats: false });

/** Effects that last for a combat end too, if their combat is not over. */
const expiring = (game: Game): readonly GameEvent[] =>
  ['endOfTurn', 'endOfCombat'].flatMap((until) => effectsEnding(game, until, [rift('317.3.a')]));

const turnBegins = (seat: Seat): GameEvent => ({ kind: 'turnBegan', cites: [rift('304')], seat });

/** The phase changes, and whatever waits for its beginning hears of it. */
const beginning = (
  { seat, number }: TurnLocals,
  phase: Phase,
  cites: readonly Citation[],
): readonly [GameEvent, PhaseBegan] => [
  { kind: 'turnChanged', cites, turn: { number, active: seat, phase } },
  { kind: 'phaseBegan', cites, seat, phase },
];
