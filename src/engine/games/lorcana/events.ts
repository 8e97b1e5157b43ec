import type { Citation, DefinitionId, GameDefinition, GameEvent, ObjectId, Seat } from '../../kernel/index.js';
import { objectOf, type Game } from '../../kernel/index.js';
import { lorcana } from './rulebook.js';
import { challengeWith } from './state.js';

/**
 * The events of Lorcana as rule code makes them. `object` is what it happens to, `seat` whose it is or who does it,
 * `source` the object whose ability or damage caused it. What carries each out is in `atoms.ts`.
 */
type Cites = readonly Citation[];
type Of<Kind extends string> = { readonly kind: Kind; readonly cites: Cites };

export type CardDrawn = Of<'drawn'> & { readonly seat: Seat };
export type CardsPutUnder = Of<'putUnder'> & { readonly seat: Seat; readonly objects: readonly ObjectId[] };
export type TurnBegan = Of<'turnBegan'> & { readonly seat: Seat; readonly number: number };
export type TurnEnding = Of<'turnEnding'> & { readonly seat: Seat };
/** `start`: at the start of its player's turn, not by an effect. */
export type Readied = Of<'readied'> & { readonly object: ObjectId; readonly start: boolean };
export type Exerted = Of<'exerted'> & { readonly object: ObjectId };
export type Dried = Of<'dried'> & { readonly object: ObjectId };
/** By an effect, and not as a turn begins. */
export type MadeDry = Of<'madeDry'> & { readonly object: ObjectId };
export type InkExerted = Of<'inkExerted'> & { readonly seat: Seat; readonly count: number };
export type Inked = Of<'inked'> & {
  readonly seat: Seat;
  readonly object: ObjectId;
  readonly action: boolean;
  /** Who knows which card it is, where not all do. */
  readonly knownTo?: readonly Seat[] | null;
};
/** More ink actions this turn than one. */
export type InkAllowed = Of<'inkAllowed'> & { readonly seat: Seat; readonly count: number };
export type Played = Of<'played'> & {
  readonly seat: Seat;
  readonly object: ObjectId;
  readonly type: string;
  readonly pay: string;
  readonly onto: ObjectId | null;
  readonly exerted: boolean;
  /** Damage that it enters play with. */
  readonly damage: number;
  /** An action that resolves from where it is, because the instructing ability moved it there. */
  readonly stays: boolean;
};
/** A cost within an effect that cannot be paid: what it would have paid for does not happen. */
export type CostNotPaid = Of<'costNotPaid'> & { readonly seat: Seat; readonly source: ObjectId };
/** An order to play a card that came to nothing. */
export type NotPlayed = Of<'notPlayed'> & { readonly seat: Seat; readonly object: ObjectId };
/** An order to use an ability that came to nothing. */
export type AbilityNotUsed = Of<'abilityNotUsed'> & { readonly seat: Seat; readonly object: ObjectId };
export type Sung = Of<'sung'> & { readonly object: ObjectId; readonly seat: Seat; readonly song: ObjectId };
export type ActionResolved = Of<'actionResolved'> & { readonly seat: Seat; readonly object: ObjectId };
export type Quested = Of<'quested'> & { readonly seat: Seat; readonly object: ObjectId };
export type LoreSet = Of<'loreSet'> & { readonly seat: Seat; readonly lore: number };
export type LoreGained = Of<'loreGained'> & {
  readonly seat: Seat;
  readonly amount: number;
  readonly source: ObjectId | null;
};
export type LoreLost = Of<'loreLost'> & {
  readonly seat: Seat;
  readonly amount: number;
  readonly source: ObjectId | null;
};
export type Challenged = Of<'challenged'> & {
  readonly seat: Seat;
  readonly object: ObjectId;
  readonly target: ObjectId;
};
export type ChallengeEnded = Of<'challengeEnded'> & { readonly objects: readonly ObjectId[] };
export type DamageDealt = Of<'damageDealt'> & {
  readonly object: ObjectId;
  readonly amount: number;
  readonly source: ObjectId;
  readonly challenge: boolean;
};
/** What would have dealt damage deals none. */
export type DamagePrevented = Of<'damagePrevented'> & { readonly object: ObjectId; readonly source: ObjectId };
export type DamagePut = Of<'damagePut'> & { readonly object: ObjectId; readonly amount: number };
/** `seat` is the player whose effect removes it. */
export type DamageRemoved = Of<'damageRemoved'> & {
  readonly seat: Seat;
  readonly object: ObjectId;
  readonly amount: number;
};
/** What an effect speaks of is not where it was any more. */
export type ObjectGone = Of<'objectGone'> & { readonly seat: Seat; readonly object: ObjectId };
/** Whose effect it is; absent where the rules have it happen, or a cost. */
type Caused = { readonly cause?: Seat };

export type Banished = Of<'banished'> &
  Caused & {
    readonly seat: Seat;
    readonly object: ObjectId;
    readonly inChallenge: boolean;
    /** The other participant, where it is banished in a challenge. */
    readonly with: ObjectId | null;
  };
export type Discarded = Of<'discarded'> & { readonly seat: Seat; readonly object: ObjectId };
export type PutInto = Of<'putInto'> &
  Caused & {
    readonly object: ObjectId;
    readonly zone: 'hand' | 'deck' | 'inkwell' | 'discard';
    readonly at: 'first' | 'last';
    /** Of ink that comes in so. */
    readonly exerted?: boolean;
    /** Everybody knew all that goes into this deck now: then everybody learns the order (8.2.4). */
    readonly open?: boolean;
  };
export type Moved = Of<'moved'> & { readonly seat: Seat; readonly object: ObjectId; readonly location: ObjectId };
export type LeftLocation = Of<'leftLocation'> & { readonly object: ObjectId };
export type AbilityUsed = Of<'abilityUsed'> & {
  readonly seat: Seat;
  readonly card: DefinitionId;
  readonly object: ObjectId;
  readonly ability: string;
};
/** An effect keeps a player from losing by a draw from an empty deck. */
export type LossPrevented = Of<'lossPrevented'> & { readonly seat: Seat };
export type Lost = Of<'lost'> & { readonly seat: Seat };

/** A banish knows whether it happens in a challenge, by any means, until the challenge has ended. */
export const banished = (game: Game, object: ObjectId, cites: Cites): Banished => {
  const other = challengeWith(game, object);
  return {
    kind: 'banished',
    cites: [...cites, ...(other === null ? [] : [lorcana('4.3.6.16')]), lorcana('8.4.4')],
    seat: objectOf(game, object).controller,
    object,
    inChallenge: other !== null,
    with: other,
  };
};

export const drawn = (seat: Seat, cites: Cites): GameEvent => ({ kind: 'drawn', cites, seat });

/** What it has triggered may resolve now (6.3.4). */
export const actionResolved = (seat: Seat, object: ObjectId): ActionResolved => ({
  kind: 'actionResolved',
  cites: [lorcana('6.3.4'), lorcana('4.3.4.7'), lorcana('8.6.2')],
  seat,
  object,
});

/** What happens to a card in play. */
const IN_PLAY = { object: { object: {} } };

/** By which names cards speak of several kinds of events at once (8.4.4). */
export const EVENT_GROUPS = {
  leftPlay: [
    { event: 'banished', where: IN_PLAY },
    { event: 'putInto', where: IN_PLAY },
  ],
} as const satisfies GameDefinition['eventGroups'];
