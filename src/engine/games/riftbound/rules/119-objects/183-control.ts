import {
  controlDue,
  kindOfZone,
  objectOf,
  type Game,
  type GameEvent,
  type LogEntry,
} from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';

/**
 * 183.1: when an effect on the control of permanents begins or ends, they go over at once. Battlefields have rules of
 * their own (182.4).
 */
export const controlChanges = (game: Game, applied: readonly LogEntry[]): readonly GameEvent[] =>
  applied.some(({ kind }) => kind === 'effectStarted' || kind === 'effectsEnded')
    ? controlDue(game)
        .filter(({ object }) => kindOfZone(objectOf(game, object).zone) === 'board')
        .map(({ object, seat }): GameEvent => ({ kind: 'controlChanged', cites: [rift('183.1')], object, seat }))
    : [];
