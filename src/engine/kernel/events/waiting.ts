import { actorOf } from '../game/speaker.js';
import { objectsIn } from '../board/zone.js';
import { abilityAt } from '../continuous/granting.js';
import { objectOf, removeObject, touch, writeZone, type Draft } from '../game/draft.js';
import { defineEvent } from '../game/event-kind.js';
import * as field from '../game/fields.js';
import { invariant } from '../ground/invariant.js';
import { placeWaiting } from '../objects/waiting.js';
import type { Triggered } from '../state/state.js';
import { rememberTriggered } from './notice.js';

const { seat, object, card, source, ability, reason } = field;
const triggered = field.text('Id of the trigger that was met.');
const zone = field.text('Id of the zone.');

/** Where the game lets it wait. */
export const abilityPlaced = defineEvent(
  {
    kind: 'abilityPlaced',
    says: 'A triggered ability begins to wait.',
    fields: {},
    unlogged: { triggered, zone },
    logs: { seat, source, card, ability },
  },
  (draft, { kind, cites, triggered: id, zone }) => {
    const triggered = takeTriggered(draft, id);
    const { controller, source } = triggered;
    if (isUsedOnce(draft, triggered)) rememberTriggered(draft, triggered);
    const object = placeWaiting(draft, triggered, zone);
    return {
      kind,
      cites,
      seat: actorOf(draft, controller),
      ability: object,
      card: source.definition,
      source: source.object,
    };
  },
);

export const triggerDropped = defineEvent(
  {
    kind: 'triggerDropped',
    says: 'A trigger never waits: its condition does not hold, or its player leaves it.',
    fields: {},
    unlogged: { triggered },
    logs: { seat, source, card },
  },
  (draft, { kind, cites, triggered }) => {
    const { controller, source } = takeTriggered(draft, triggered);
    return { kind, cites, seat: actorOf(draft, controller), card: source.definition, source: source.object };
  },
);

export const abilityTaken = defineEvent(
  {
    kind: 'abilityTaken',
    says: 'A waiting ability is taken up, or leaves.',
    fields: { reason },
    unlogged: { object },
    logs: { seat, card, ability },
  },
  (draft, { kind, cites, object: id, reason }) => {
    const { controller, definition, zone } = objectOf(draft, id);
    const others = objectsIn(draft, zone).filter((other) => other !== id);
    writeZone(draft, zone, others);
    removeObject(draft, id);
    touch(draft, 'zones');
    return { kind, cites, seat: controller, ability: id, card: definition, reason };
  },
);

const isUsedOnce = (draft: Draft, { ability: ref }: Triggered): boolean => {
  const ability = abilityAt(draft, ref);
  if (ability.kind !== 'triggered' || ability.oncePerTurn !== true) return false;
  return ability.optional === true || draft.rules.game.choosesOccurrence === true;
};

const takeTriggered = (draft: Draft, id: string): Triggered => {
  const triggered = draft.state.triggered.find((one) => one.id === id);
  invariant(triggered !== undefined, `trigger ${id} waits to be placed`);
  draft.state.triggered = draft.state.triggered.filter((one) => one !== triggered);
  return triggered;
};
