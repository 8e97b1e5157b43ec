import { objectOf, type Atom } from '../../kernel/index.js';
import { cardsAtoms } from './atoms/cards.js';
import { faceOf } from './atoms/face.js';
import { playersAtoms } from './atoms/players.js';
import { statesAtoms } from './atoms/states.js';
import type {
  AbilityNotUsed,
  AbilityUsed,
  CostNotPaid,
  DamagePrevented,
  NotPlayed,
  ObjectGone,
  Quested,
  Sung,
  TurnEnding,
} from './events.js';

type RecordedOnly = TurnEnding | AbilityUsed | AbilityNotUsed | NotPlayed | CostNotPaid | DamagePrevented | ObjectGone;

/** Something that is told, and that abilities may wait for, but that changes nothing by itself. */
const recordOnly: Atom<RecordedOnly> = (_draft, event) => event;

const sing: Atom<Sung> = (draft, event) => ({
  ...event,
  ...faceOf(draft, event.object),
  songCard: objectOf(draft, event.song).definition,
});

const quest: Atom<Quested> = (draft, event) => ({ ...event, ...faceOf(draft, event.object) });

/**
 * What carries out each event of Lorcana: the only code that changes what it changes. An atom answers null where
 * nothing happened, such as readying a ready card: then nothing is logged and nothing triggers.
 */
export const atoms: { readonly [kind: string]: Atom<never> } = {
  ...cardsAtoms,
  ...statesAtoms,
  ...playersAtoms,
  sung: sing,
  quested: quest,
  turnEnding: recordOnly,
  abilityNotUsed: recordOnly,
  abilityUsed: recordOnly,
  notPlayed: recordOnly,
  costNotPaid: recordOnly,
  damagePrevented: recordOnly,
  objectGone: recordOnly,
};
