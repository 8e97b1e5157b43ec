import { defineEvent, field, objectIn } from '../../../kernel/index.js';

const { seat, object, flag } = field;

/** 352.4, 390.1: an object that is chosen for a card or ability as it is played; only where a text waits for it. */
export const chosen = defineEvent(
  {
    kind: 'chosen',
    says: 'A player has chosen an object for a card or ability that is finalized.',
    fields: { seat, object, spell: flag('It was chosen for a spell.') },
    cardsAsk: ['seat', 'object', 'spell'],
    replaced: false,
  },
  (draft, event) => (objectIn(draft, event.object) === undefined ? null : event),
);

/** 352, 390.1: only where the text asks in the same turn which modes were chosen. */
export const modeChosen = defineEvent({
  kind: 'modeChosen',
  says: 'A player has chosen a mode that the ability does not offer again this turn.',
  fields: { seat, object, ability: field.text('Name of the ability, and of the mode.') },
  remembered: true,
});
