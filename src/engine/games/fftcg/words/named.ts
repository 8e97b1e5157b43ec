import {
  bindHappened,
  occur,
  remembering,
  word,
  type AnyProcedure,
  type Effect,
  type GameEvent,
  type Running,
} from '../../../kernel/index.js';

/** A word that makes one batch happen to named objects. */
export function simultaneous<Node extends Effect>(
  name: Node['do'],
  events: (running: Running<Node>) => readonly GameEvent[],
): AnyProcedure {
  return word<Node>(name, {
    begin: (running) => {
      const batch = events(running);
      return occur(batch, 'end', remembering(running, batch));
    },
    end: bindHappened,
  });
}
