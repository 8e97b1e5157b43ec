import { controlDue, type Game, type GameEvent, type LogEntry } from '../../../../kernel/index.js';
import { fftcg } from '../../rulebook.js';

/**
 * 6.2.6: when an effect that changes control begins or ends, the cards go over at once. Nothing enters (6.2.6.1), so
 * names and elements on the other side do not matter before the rule processes look at them (6.2.6.2).
 */
export const controlChanges = (game: Game, applied: readonly LogEntry[]): readonly GameEvent[] =>
  applied.some(({ kind }) => kind === 'effectStarted' || kind === 'effectsEnded')
    ? controlDue(game).map(({ object, seat }): GameEvent => ({ kind: 'controlChanged', cites: CONTROL, object, seat }))
    : [];

const CONTROL = [fftcg('6.2.6'), fftcg('6.2.6.1'), fftcg('6.2.6.2')];
