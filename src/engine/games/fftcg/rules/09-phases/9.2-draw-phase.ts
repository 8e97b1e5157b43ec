import { occur, type GameEvent, type Seat, type Step } from '../../../../kernel/index.js';
import { fftcg } from '../../rulebook.js';
import { beginning, type TurnLocals } from './phase.js';

export const drawPhase = {
  draw: (_game, locals) => occur(beginning(locals, 'draw', [fftcg('9.2'), fftcg('9.1.1.2')]), 'drawCards'),
  drawCards: (_game, { active, number }) => occur(draws(active, number), 'main1'),
} satisfies { readonly [step: string]: Step<TurnLocals> };

/** 9.2.1.3, 8.2.1.5: the first turn of the game draws one card. */
const draws = (seat: Seat, number: number): readonly GameEvent[] =>
  number === 1
    ? [{ kind: 'drawn', cites: [fftcg('9.2.1.3'), fftcg('8.2.1.5')], seat }]
    : Array.from({ length: 2 }, () => ({ kind: 'drawn', cites: [fftcg('9.2.1.1')], seat }));
