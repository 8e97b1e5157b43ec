import { actorOf } from '../game/speaker.js';
import { endEffects, startEffect } from '../continuous/lasting.js';
import { defineEvent } from '../game/event-kind.js';
import * as field from '../game/fields.js';
import { record } from '../json/described.js';
import type { ContinuousEffect } from '../state/continuous-effect.js';

const { card, source } = field;

export const effectStarted = defineEvent(
  {
    kind: 'effectStarted',
    says: 'An effect begins that lasts.',
    fields: {},
    unlogged: { effect: field.of<Omit<ContinuousEffect, 'id' | 'timestamp'>>() },
    logs: {
      effect: field.text('Id of the effect.'),
      source,
      card,
      controller: field.seatOf('The player of the effect.'),
      does: field.of(record('What it changes or waits for.', {})),
      until: field.of(record('When it ends.', {})),
    },
  },
  (draft, { kind, cites, effect }) => {
    const { id, does, until, controller, source } = startEffect(draft, effect);
    return {
      kind,
      cites,
      effect: id,
      controller: actorOf(draft, controller),
      source: source.object,
      card: source.definition,
      until,
      does,
    };
  },
);

export const effectsEnded = defineEvent(
  { kind: 'effectsEnded', says: 'Effects end.', fields: { effects: field.texts('Ids.') } },
  (draft, { kind, cites, effects }) => {
    const ended = endEffects(draft, ({ id }) => effects.includes(id));
    return ended.length === 0 ? null : { kind, cites, effects: ended.map(({ id }) => id) };
  },
);
