import type {
  Bindings,
  Citation,
  DefinitionId,
  GameDefinition,
  ObjectId,
  Seat,
  Triggered,
} from '../../kernel/index.js';
import type { Phase } from './state.js';

/**
 * The events of FF-TCG as rule code makes them. `object` is what it happens to, `seat` whose it is or who does it,
 * `source` the object whose effect or damage caused it. What carries each out is in `atoms.ts`.
 */
type Of<Kind extends string> = { readonly kind: Kind; readonly cites: readonly Citation[] };
type OfObject<Kind extends string> = Of<Kind> & { readonly object: ObjectId };

export type PhaseBegan = Of<'phaseBegan'> & { readonly seat: Seat; readonly phase: Phase };
/** The cards with Limit Break go to the LB deck. */
export type LimitBreaksSetAside = Of<'limitBreaksSetAside'> & { readonly seat: Seat };
export type CardDrawn = Of<'drawn'> & { readonly seat: Seat };
/** From hand to the bottom of the deck, in this order. */
export type PutUnder = Of<'putUnder'> & { readonly seat: Seat; readonly objects: readonly ObjectId[] };
export type Activated = OfObject<'activated'>;
/** `for` tells what is dulled or discarded to give CP. */
export type Dulled = OfObject<'dulled'> & { readonly for?: 'cp' };
export type Frozen = OfObject<'frozen'>;
/** A frozen card was passed over: it is not frozen any more (15.2.4.2). */
export type Thawed = OfObject<'thawed'>;
export type Discarded = OfObject<'discarded'> & { readonly seat: Seat; readonly for?: 'cp' };
export type CrystalsChanged = Of<'crystalsChanged'> & { readonly seat: Seat; readonly change: number };

/** A Character is going to be cast: it is shown before anything of it is decided. */
export type CharacterAnnounced = OfObject<'characterAnnounced'> & { readonly seat: Seat };
/** A Summon goes on the stack with all that was announced for it. */
export type SummonCast = OfObject<'summonCast'> & { readonly seat: Seat; readonly bindings: Bindings };
/** An action or special ability goes on the stack. */
export type AbilityUsed = OfObject<'abilityUsed'> & {
  readonly seat: Seat;
  readonly card: DefinitionId;
  readonly ability: string;
  readonly special: boolean;
  readonly waiting: Omit<Triggered, 'id'>;
};
/** A card has been chosen for a Summon or an ability; `source` is the card that it comes from. */
export type Chosen = OfObject<'chosen'> & { readonly seat: Seat; readonly source: ObjectId };
/** A trigger is put on the stack with what was announced for it. */
export type TriggerAnnounced = Of<'triggerAnnounced'> & { readonly triggered: string; readonly bindings: Bindings };
/** A Summon on the stack is taken to resolve, or to leave without; `reason` says which, and why. */
export type StackTaken = OfObject<'stackTaken'> & { readonly reason: string };
/** A card of the LB deck, for an LB cost (15.2.8.3.2). */
export type TurnedFaceUp = OfObject<'turnedFaceUp'> & { readonly seat: Seat };
/** A card with Limit Break goes on to the LB deck, face up, from wherever it has gone (15.2.8.4.1). */
export type LimitBreakReturned = OfObject<'limitBreakReturned'>;
/** Out of the game with so many Warp Counters on it (15.2.7.3). */
export type Warped = OfObject<'warped'> & { readonly seat: Seat; readonly counters: number };
/** The field has no room for a card that would enter by Warp: it stays where it is (15.2.7.5.1). */
export type EntryMissed = OfObject<'entryMissed'> & { readonly seat: Seat };
/** A card of the deck is put on top of a Character, which goes on being what it was (15.2.9.3.1). */
export type Primed = OfObject<'primed'> & { readonly seat: Seat; readonly on: ObjectId };
/** Priming was paid for and did not come about (15.2.9.3.3). */
export type PrimingFailed = OfObject<'primingFailed'> & { readonly seat: Seat; readonly card: DefinitionId };
/** The card that was on top of a primed Character that has left is removed from the game (15.2.9.4.2). */
export type PrimedTopRemoved = OfObject<'primedTopRemoved'>;
/** CP have been produced and spent; what was left over is lost. */
export type CpPaid = Of<'cpPaid'> & { readonly seat: Seat; readonly cp: number; readonly source: ObjectId | null };
/** What an effect has ordered to be cast cannot be, and stays where it is. */
export type NotCast = OfObject<'notCast'> & { readonly seat: Seat };
/** By a text a player has won or lost, which the next check of the rule processes finds. */
export type GameDecided = Of<'gameDecided'> & { readonly seat: Seat; readonly wins: boolean };

/** Onto the field; `cast` tells casting from being played by an effect (15.1.1.7.1). */
export type Entered = OfObject<'entered'> & {
  readonly seat: Seat;
  readonly cast: boolean;
  readonly dull: boolean;
  /** What was announced where it was cast (11.4.3–4); its abilities know it as marks. */
  readonly x?: number;
  readonly paid?: number;
  readonly mode?: number;
};
/** Another player controls it from now on; it is the same card on the field (6.2.6.1). */
export type ControlChanged = OfObject<'controlChanged'> & { readonly seat: Seat };
/** Whose effect it is; absent where the rules have it happen, or a cost. */
type Caused = { readonly cause?: Seat };

/** Leaves by being broken; `by` is credited with it (12.4.5). */
export type Broken = OfObject<'broken'> & { readonly seat: Seat; readonly by: readonly ObjectId[] } & Caused;
/** Into a zone of its owner, without being broken. */
export type PutInto = OfObject<'putInto'> &
  Caused & {
    readonly zone: 'hand' | 'deck' | 'break' | 'removed';
    readonly at: 'first' | 'last';
    readonly faceDown?: boolean;
  };

/** Damage to a Forward, by one object or by the members of a Party together (15.1.1.9.8). */
export type DamageDealt = OfObject<'damageDealt'> &
  Caused & {
    readonly amount: number;
    readonly source: readonly ObjectId[];
    readonly battle: boolean;
    /** All members of the Party, also who dealt none of it: they share the credit. */
    readonly party?: readonly ObjectId[];
  };
export type DamageHealed = Of<'damageHealed'>;
/**
 * Points of damage are going to be dealt to a player, one after another (6.5.1). It is told only where something changes
 * or forbids it.
 */
export type DamageProcessing = Of<'damageProcessing'> & {
  readonly seat: Seat;
  readonly amount: number;
  readonly source: readonly ObjectId[];
};
/** One point of damage to a player: the top card of the deck is turned up. */
export type PlayerDamaged = Of<'playerDamaged'> & { readonly seat: Seat; readonly source: readonly ObjectId[] };
/** All points of one damage processing have been dealt. */
export type DamageProcessed = Of<'damageProcessed'> & {
  readonly seat: Seat;
  readonly amount: number;
  readonly source: readonly ObjectId[];
};
export type ExBurstUsed = OfObject<'exBurstUsed'> & { readonly seat: Seat };

export type Attacked = OfObject<'attacked'> & { readonly seat: Seat; readonly party: boolean };
export type Blocked = OfObject<'blocked'> & { readonly seat: Seat; readonly attackers: readonly ObjectId[] };
/**
 * Whether this Forward may block this attacker. It never happens: it is what an ability forbids that keeps some Forwards
 * from blocking (10.1.3.1.2), asked for each member of a Party (15.1.1.9.6).
 */
export type Blocking = OfObject<'blocking'> & { readonly seat: Seat; readonly attacker: ObjectId };
/** Of the Forwards in battle those of one side are gone: there is no battle damage (10.1.3.3). */
export type BattleBroken = Of<'battleBroken'> & { readonly seat: Seat };
/** Of a Party one member is left (15.1.1.9.5). */
export type PartyDissolved = OfObject<'partyDissolved'>;
export type BattleEnded = Of<'battleEnded'>;
/** There is one more Main Phase, after the phase that it is. */
export type MainPhaseAdded = Of<'mainPhaseAdded'> & { readonly seat: Seat };
export type MainPhaseTaken = Of<'mainPhaseTaken'> & { readonly seat: Seat };
export type Lost = Of<'lost'> & { readonly seat: Seat };
/** The flags of 12.4.2–3 have been looked at. */
export type FlagsCleared = Of<'flagsCleared'>;

/** What happens to a card on the field. */
const ON_FIELD = { object: { object: {} } };

/** By which names cards speak of several kinds of events at once. A Character is cast and enters in one (11.4.8). */
export const EVENT_GROUPS = {
  cast: [{ event: 'summonCast' }, { event: 'entered', where: { cast: { equals: true } } }],
  leftField: [
    { event: 'broken', where: ON_FIELD },
    { event: 'putInto', where: ON_FIELD },
  ],
} as const satisfies GameDefinition['eventGroups'];
