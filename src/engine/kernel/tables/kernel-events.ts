import { stateTriggered } from '../checks/state-triggers.js';
import { counterEvents } from '../counters/events.js';
import { answered, nothingToChoose } from '../events/asking.js';
import { assertionEvents } from '../events/assertion.js';
import { chanceTold, chosenAtRandom, pickedAtRandom, shuffled } from '../events/chance.js';
import { lookedAt, revealed } from '../events/faces.js';
import { effectsEnded, effectStarted } from '../events/lasting.js';
import { gameEnded, turnChanged } from '../events/turns.js';
import { abilityPlaced, abilityTaken, triggerDropped } from '../events/waiting.js';
import { became } from '../events/watch.js';
import type { GameDefinition } from '../game/definition.js';
import type { Entries, EventKind } from '../game/event-kind.js';
import { repetitionEvents } from '../repetition/events.js';

/** The events that every game has. */
export const kernelEvents: readonly EventKind[] = [
  answered,
  nothingToChoose,
  shuffled,
  chosenAtRandom,
  pickedAtRandom,
  revealed,
  lookedAt,
  effectStarted,
  effectsEnded,
  abilityPlaced,
  triggerDropped,
  abilityTaken,
  stateTriggered,
  turnChanged,
  gameEnded,
  ...counterEvents,
  ...assertionEvents,
  ...repetitionEvents,
];

/** The log entries that a game may have, by their kind. */
export const entriesOfGame = ({ events }: Pick<GameDefinition, 'events'>): Entries => ({
  chanceTold,
  became,
  ...Object.fromEntries([...kernelEvents, ...events].flatMap(({ entries }) => Object.entries(entries))),
});
