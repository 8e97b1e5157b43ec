import {
  bind,
  defineWord,
  framesOfEffect,
  isRecord,
  occur,
  stop,
  textOf,
  uses,
  type Frame,
} from '../../../kernel/index.js';
import type { Cancelled } from '../events/glossary.target-targets.js';
import { ashes } from '../rulebook.js';

/** What was paid and done stays so; a spell goes to its discard pile as if it had resolved. */
export const cancel = defineWord(
  {
    do: 'cancel',
    says: 'Cancels the effect of this frame, which the event has named, and all later ones of the same card.',
    parts: { frame: uses('text') },
    cites: [ashes('glossary.cancel')],
  },
  {
    begin: ({ game, node, scope, cites }) => {
      const frame = game.state.frames.find(({ id }) => id === scope.bindings[node.frame]);
      const source = frame === undefined ? null : sourceOf(frame);
      if (frame === undefined || source === null) return bind(scope);
      const event: Cancelled = { kind: 'cancelled', cites, seat: scope.controller, ...source };
      return occur(event, 'stop', { frame: frame.id });
    },
    stop: ({ game, locals }) => stop(framesOfEffect(game, textOf(locals['frame'] ?? null)), 'cancelled', 'end'),
    end: ({ scope }) => bind(scope),
  },
);

/** The card whose effect the frame carries out. */
const sourceOf = ({ locals: { scope = null } }: Frame): Pick<Cancelled, 'object' | 'card'> | null => {
  const source = isRecord(scope) ? (scope['source'] ?? null) : null;
  if (!isRecord(source)) return null;
  const { object, definition } = source;
  return typeof object === 'string' && typeof definition === 'string' ? { object, card: definition } : null;
};
