import {
  call,
  done,
  go,
  occur,
  procedure,
  type Citation,
  type Game,
  type GameEvent,
  type Seat,
} from '../../../../kernel/index.js';
import { fftcg } from '../../rulebook.js';
import { extraMainPhasesOf, isDull, type Phase } from '../../state.js';
import { fieldOf } from '../07-zones/7.7-field.js';
import { attackPhase } from '../10-attack-phase/10.1-attack-phase.js';
import { priority } from '../11-playing/11.1-priority.js';
import { isFrozen, thawing } from '../15-keywords/15.2.4-freeze.js';
import { endPhase } from './9.5-end-phase.js';

type TurnLocals = {
  readonly active: Seat;
  readonly number: number;
  /** The step that follows when no Main Phase has been added. */
  readonly next?: string;
};

/** 9: a turn. What triggers in the Active and the Draw Phase waits for the next time that somebody has priority. */
export const turn = procedure<TurnLocals>('turn', {
  active: (_game, locals) =>
    occur(beginning(locals, 'active', [fftcg('9.1'), ...(locals.number > 1 ? [fftcg('9.5.1.5')] : [])]), 'activate'),
  activate: (game, { active }) => occur(activations(game, active), 'draw'),

  draw: (_game, locals) => occur(beginning(locals, 'draw', [fftcg('9.2'), fftcg('9.1.1.2')]), 'drawCards'),
  drawCards: (_game, { active, number }) => occur(draws(active, number), 'main1'),

  main1: (_game, locals) =>
    occur(beginning(locals, 'main1', [fftcg('9.3.1.1'), fftcg('9.2.1.2'), fftcg('9.3.1.3')]), 'act1'),
  act1: (_game, { active }) =>
    call(priority.with({ seat: active, passes: 0, may: 'everything' }), 'more', { next: 'attack' }),

  attack: (_game, locals) =>
    occur(beginning(locals, 'attack', [fftcg('9.4'), fftcg('10.1.1.1'), fftcg('9.3.1.2')]), 'fight'),
  fight: (_game, { active }) => call(attackPhase.with({ seat: active }), 'more', { next: 'main2' }),

  main2: (_game, locals) =>
    occur(beginning(locals, 'main2', [fftcg('9.3.1.1'), fftcg('10.1.2.7'), fftcg('10.1.4.6')]), 'act2'),
  act2: (_game, { active }) =>
    call(priority.with({ seat: active, passes: 0, may: 'everything' }), 'more', { next: 'end' }),

  // 9.3.1.1: whatever comes before it, an added Main Phase is a Main Phase 2.
  more: (game, locals) => {
    const { active, next = 'end' } = locals;
    if (extraMainPhasesOf(game, active) === 0) return go(next);
    const cites = [fftcg('9.3.1.1')];
    return occur([{ kind: 'mainPhaseTaken', cites, seat: active }, ...beginning(locals, 'main2', cites)], 'actMore');
  },
  actMore: (_game, { active }) => call(priority.with({ seat: active, passes: 0, may: 'everything' }), 'more'),

  end: (_game, locals) => occur(beginning(locals, 'end', [fftcg('9.5'), fftcg('9.3.1.2')]), 'finish'),
  finish: (_game, { active }) => call(endPhase.with({ seat: active }), 'over'),
  over: () => done(),
  stopped: () => go('over'),
});

/** The phase changes, and whatever waits for its beginning hears of it. */
const beginning = ({ active, number }: TurnLocals, phase: Phase, cites: readonly Citation[]): readonly GameEvent[] => [
  { kind: 'turnChanged', cites, turn: { number, active, phase } },
  { kind: 'phaseBegan', cites, seat: active, phase },
];

/** 9.1.1.1; what is frozen stays as it is this time, and is not frozen any more (15.2.4.2). */
const activations = (game: Game, active: Seat): readonly GameEvent[] =>
  fieldOf(game, active).flatMap((object): readonly GameEvent[] => {
    if (isFrozen(game, object)) return [thawing(object)];
    return isDull(game, object) ? [{ kind: 'activated', cites: [fftcg('9.1.1.1')], object }] : [];
  });

/** 9.2.1.3, 8.2.1.5: the first turn of the game draws one card. */
const draws = (seat: Seat, number: number): readonly GameEvent[] =>
  number === 1
    ? [{ kind: 'drawn', cites: [fftcg('9.2.1.3'), fftcg('8.2.1.5')], seat }]
    : Array.from({ length: 2 }, () => ({ kind: 'drawn', cites: [fftcg('9.2.1.1')], seat }));
