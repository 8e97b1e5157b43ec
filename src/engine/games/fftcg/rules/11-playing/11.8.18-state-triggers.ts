import { stateTriggers, type Game, type GameEvent } from '../../../../kernel/index.js';
import { fftcg } from '../../rulebook.js';

/**
 * 11.8.18: a state triggers the moment it is there; what has triggered is put on the stack when the rule processes are
 * done.
 */
export const states = stateTriggers([fftcg('11.8.18')]);

/** What triggers because of the state as it is now, if only until the next word of a text. */
export const triggeredByState = (game: Game): readonly GameEvent[] => states.look(game)?.events ?? [];

/** 9.5.1.4: whether an auto-ability waits to be stacked, or is going to because of a state. */
export const hasTriggered = (game: Game): boolean =>
  game.state.triggered.length > 0 || triggeredByState(game).length > 0;
