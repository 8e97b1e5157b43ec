import {
  isPublic,
  kindOfZone,
  lastKnown,
  leaveGame,
  objectIn,
  objectOf,
  setMark,
  writePlayer,
  type Atom,
  type Draft,
  type ObjectId,
} from '../../../kernel/index.js';
import type {
  Activated,
  Attacked,
  BattleBroken,
  BattleEnded,
  Blocked,
  Chosen,
  CpPaid,
  CrystalsChanged,
  DamageDealt,
  DamageHealed,
  DamageProcessed,
  DamageProcessing,
  Dulled,
  ExBurstUsed,
  FlagsCleared,
  Frozen,
  GameDecided,
  Lost,
  MainPhaseAdded,
  MainPhaseTaken,
  NotCast,
  PartyDissolved,
  PhaseBegan,
  Thawed,
} from '../events.js';
import { crystalsOf, damageOn, damagersOf, extraMainPhasesOf, putFromFieldThisTurn, wholeField } from '../state.js';
import { markAll } from './cards.js';

/** A card may be activated that is active, and dulled that is dull (15.1.1.1.2, 15.1.1.2.2): the event happens. */
const activate: Atom<Activated> = (draft, event) => mark(draft, event, 'dull', false);
const dull: Atom<Dulled> = (draft, event) => mark(draft, event, 'dull', true);
const freeze: Atom<Frozen> = (draft, event) => mark(draft, event, 'frozen', true);
const thaw: Atom<Thawed> = (draft, event) => mark(draft, event, 'frozen', false);

const mark: (
  ...args: [...Parameters<Atom<Activated | Dulled | Frozen | Thawed>>, string, boolean]
) => ReturnType<Atom<Activated>> = (draft, event, name, value) => {
  const object = objectIn(draft, event.object);
  if (object === undefined) return null;
  setMark(draft, event.object, name, value);
  return { ...event, seat: object.controller, card: object.definition };
};

const dealDamage: Atom<DamageDealt> = (draft, event) => {
  const object = objectIn(draft, event.object);
  if (event.amount <= 0 || object === undefined) return null;
  const damage = damageOn(draft, event.object) + event.amount;
  setMark(draft, event.object, 'damage', damage);
  // A Summon is gone by the time when its damage counts, and nothing can ask for it.
  const known = (event.party ?? event.source).filter((id) => isFieldObject(draft, id));
  const sources = [...damagersOf(draft, event.object), ...known];
  setMark(draft, event.object, 'damagedBy', [...new Set(sources)]);
  return { ...event, seat: object.controller, card: object.definition, damage };
};

const isFieldObject = (draft: Draft, id: ObjectId): boolean => {
  const object = lastKnown(draft, id);
  return object !== undefined && kindOfZone(object.zone) === 'field';
};

/** All damage on the field, at once (9.5.1.3.1). */
const heal: Atom<DamageHealed> = (draft, event) => {
  const damaged = wholeField(draft).filter((id) => damageOn(draft, id) > 0);
  if (damaged.length === 0) return null;
  markAll(draft, damaged, 'damage', 0);
  markAll(draft, damaged, 'damagedBy', false);
  return { ...event, objects: damaged };
};

/** Once a turn (10.1.2.1.2). */
const attack: Atom<Attacked> = (draft, event) => {
  const object = objectIn(draft, event.object);
  if (object === undefined) return null;
  markAll(draft, [event.object], 'attacking', true);
  markAll(draft, [event.object], 'attacked', true);
  markAll(draft, [event.object], 'party', event.party);
  return { ...event, card: object.definition };
};

/** 10.1.3.2: if it is still under that player's control. */
const block: Atom<Blocked> = (draft, event) => {
  const object = objectIn(draft, event.object);
  if (object?.controller !== event.seat) return null;
  setMark(draft, event.object, 'blocking', true);
  return { ...event, card: object.definition };
};

const endBattle: Atom<BattleEnded> = (draft) => {
  const field = wholeField(draft);
  markAll(draft, field, 'attacking', false);
  markAll(draft, field, 'blocking', false);
  markAll(draft, field, 'party', false);
  return null;
};

const dissolveParty: Atom<PartyDissolved> = (draft, event) => {
  setMark(draft, event.object, 'party', false);
  return event;
};

const addMainPhase: Atom<MainPhaseAdded> = (draft, event) => {
  writePlayer(draft, event.seat, { mainPhases: extraMainPhasesOf(draft, event.seat) + 1 });
  return event;
};

const takeMainPhase: Atom<MainPhaseTaken> = (draft, event) => {
  writePlayer(draft, event.seat, { mainPhases: extraMainPhasesOf(draft, event.seat) - 1 });
  return null;
};

/**
 * With a new turn, whoever attacked may attack again, what came into a Break Zone has not done so this turn, and a Main
 * Phase that was added too late to begin is none of this one.
 */
const beginPhase: Atom<PhaseBegan> = (draft, event) => {
  if (event.phase === 'active') {
    markAll(draft, wholeField(draft), 'attacked', false);
    markAll(draft, putFromFieldThisTurn(draft), 'fallen', false);
    if (extraMainPhasesOf(draft, event.seat) > 0) writePlayer(draft, event.seat, { mainPhases: 0 });
  }
  return event;
};

const changeCrystals: Atom<CrystalsChanged> = (draft, event) => {
  if (event.change === 0) return null;
  const crystals = crystalsOf(draft, event.seat) + event.change;
  writePlayer(draft, event.seat, { crystals });
  return { ...event, crystals };
};

const decideGame: Atom<GameDecided> = (draft, event) => {
  writePlayer(draft, event.seat, event.wins ? { wins: true } : { loses: true });
  return event;
};

const clearFlags: Atom<FlagsCleared> = (draft) => {
  for (const seat of draft.state.seats) writePlayer(draft, seat, CLEARED);
  return null;
};

const CLEARED = { emptyDraw: false, beyondDeck: false, wins: false, loses: false } as const;

const lose: Atom<Lost> = (draft, event) => {
  leaveGame(draft, event.seat);
  return event;
};

const recordOnly: Atom<BattleBroken | DamageProcessing | DamageProcessed> = (_draft, event) => event;

/** By a card that everybody sees or has seen; the id that one had in hand would tell others when it was drawn. */
const choose: Atom<Chosen> = (draft, { source: id, ...event }) => {
  const source = objectIn(draft, id) ?? lastKnown(draft, id);
  if (source !== undefined && isPublic(draft, source)) return { ...event, source: id };
  return { ...event, secret: { seats: [event.seat], fields: { source: id } } };
};

const useExBurst: Atom<ExBurstUsed> = (draft, event) => ({ ...event, card: objectOf(draft, event.object).definition });

/** The id of a card in hand would tell others when it was drawn. */
const notCast: Atom<NotCast> = (_draft, { object, ...event }) => ({
  ...event,
  secret: { seats: [event.seat], fields: { object } },
});

/** The id that a card had in hand would tell others when it was drawn. */
const payCp: Atom<CpPaid> = (draft, event) => {
  const source = event.source === null ? undefined : objectIn(draft, event.source);
  return source !== undefined && isPublic(draft, source) ? event : { ...event, source: null };
};

/** What is true of cards on the field, and of players. */
export const statesAtoms = {
  activated: activate,
  dulled: dull,
  frozen: freeze,
  thawed: thaw,
  damageDealt: dealDamage,
  damageHealed: heal,
  attacked: attack,
  blocked: block,
  battleEnded: endBattle,
  partyDissolved: dissolveParty,
  mainPhaseAdded: addMainPhase,
  mainPhaseTaken: takeMainPhase,
  phaseBegan: beginPhase,
  crystalsChanged: changeCrystals,
  flagsCleared: clearFlags,
  gameDecided: decideGame,
  battleBroken: recordOnly,
  chosen: choose,
  damageProcessing: recordOnly,
  damageProcessed: recordOnly,
  exBurstUsed: useExBurst,
  cpPaid: payCp,
  notCast,
  lost: lose,
};
