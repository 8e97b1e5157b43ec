import { call, go, occur, type Step } from '../../../../kernel/index.js';
import { fftcg } from '../../rulebook.js';
import { extraMainPhasesOf } from '../../state.js';
import { priority } from '../11-playing/11.1-priority.js';
import { beginning, type TurnLocals } from './phase.js';

export const mainPhases = {
  // What has triggered since the turn began has waited (9.2.1.2) for those of this phase.
  main1: (_game, locals) =>
    occur(beginning(locals, 'main1', [fftcg('9.3.1.1'), fftcg('9.2.1.2'), fftcg('9.3.1.3')]), 'act1'),
  act1: (_game, { active }) =>
    call(priority.with({ seat: active, passes: 0, may: 'everything' }), 'more', { next: 'attack' }),

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
} satisfies { readonly [step: string]: Step<TurnLocals> };
