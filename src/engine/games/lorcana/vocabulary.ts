import type {
  ActivatedAbility,
  All,
  Amount,
  AtRandom,
  ByHand,
  Choose,
  ChooseOne,
  ChoosePlayer,
  Cost,
  CostAbility,
  EachChooses,
  EachPlayer,
  Filter,
  Float,
  ForEach,
  If,
  ItsPlayer,
  LookAt,
  May,
  Modify,
  NamesHappened,
  Note,
  ProhibitionAbility,
  Repeat,
  ReplacementAbility,
  Reveal,
  Sequence,
  Shuffle,
  StaticAbility,
  TopOfDeck,
  TriggeredAbility,
  UnscriptedAbility,
  Vocabulary,
} from '../../kernel/index.js';

/**
 * The words in which Lorcana cards are written: those that every game shares and these. An `objects` part names what an
 * earlier word has chosen or selected; `who` names a seat bound before, the effect's own player unless said.
 */
export interface LorcanaVocabulary extends Vocabulary {
  readonly effect: LorcanaEffect;
  readonly ability: LorcanaAbility;
}

export type LorcanaEffect =
  | Sequence<LorcanaVocabulary>
  | May<LorcanaVocabulary>
  | Choose
  | All
  | If<LorcanaVocabulary>
  | Modify<LorcanaVocabulary>
  | Float<LorcanaVocabulary>
  | EachPlayer<LorcanaVocabulary>
  | EachChooses
  | Note
  | ChooseOne<LorcanaVocabulary>
  | ChoosePlayer<LorcanaVocabulary>
  | ItsPlayer<LorcanaVocabulary>
  | ForEach<LorcanaVocabulary>
  | Repeat<LorcanaVocabulary>
  | AtRandom
  | Shuffle
  | TopOfDeck
  | LookAt
  | Reveal
  | ByHand
  | LorcanaWord;

export type LorcanaWord =
  | Draw
  | Discard
  | Deal
  | PutDamage
  | RemoveDamage
  | MoveDamage
  | GainLore
  | LoseLore
  | Ready
  | Exert
  | Dry
  | Banish
  | AllowInk
  | Put
  | ShuffleIn
  | Move
  | PlayFree
  | Play
  | Use
  | Pay
  | PutUnder
  | NameCard
  | IfNamed;

export type Draw = { readonly do: 'draw'; readonly count: Amount; readonly who?: string };
export type Discard = { readonly do: 'discard'; readonly objects: string } & NamesHappened;
/** Deals damage, which Resist and the like may change. */
export type Deal = { readonly do: 'deal'; readonly objects: string; readonly amount: Amount };
/** Counters are put, no damage is dealt. */
export type PutDamage = { readonly do: 'put-damage'; readonly objects: string; readonly amount: Amount };
/**
 * The player chooses for each of them how much, up to the amount and to what is there, or as much as there is where it is
 * `exact`; `as` names how much was removed in all.
 */
export type RemoveDamage = {
  readonly do: 'remove-damage';
  readonly objects: string;
  readonly upTo: Amount;
  readonly exact?: boolean;
  readonly as?: string;
};
/** Moving counters is not dealing damage. With `upTo` the player chooses how many; `as` names how many were moved. */
export type MoveDamage = {
  readonly do: 'move-damage';
  readonly from: string;
  readonly to: string;
  readonly amount: Amount;
  readonly upTo?: boolean;
  readonly as?: string;
};
export type GainLore = { readonly do: 'gain-lore'; readonly amount: Amount; readonly who?: string };
/** Of `opponents` each loses so much at once; `as` names how much was lost in all. */
export type LoseLore = {
  readonly do: 'lose-lore';
  readonly amount: Amount;
  readonly who?: string;
  readonly of?: 'opponents';
  readonly as?: string;
};
export type Ready = { readonly do: 'ready'; readonly objects: string } & NamesHappened;
export type Exert = { readonly do: 'exert'; readonly objects: string } & NamesHappened;
/** Characters that are drying are dry from now on. */
export type Dry = { readonly do: 'dry'; readonly objects: string };
export type Banish = { readonly do: 'banish'; readonly objects: string } & NamesHappened;
/** The player may take so many more ink actions this turn. */
export type AllowInk = { readonly do: 'allow-ink'; readonly count: number };
/**
 * Into its owner's hand, deck, inkwell or discard; `first` is the top of the deck. Several cards go into one deck in an
 * order that the player chooses. Ink may come in `exerted`.
 */
export type Put = {
  readonly do: 'put';
  readonly objects: string;
  readonly zone: 'hand' | 'deck' | 'inkwell' | 'discard';
  readonly at?: 'first' | 'last';
  readonly exerted?: boolean;
} & NamesHappened;
/** Into the decks of their owners, and those are shuffled. */
export type ShuffleIn = { readonly do: 'shuffle-in'; readonly objects: string };
/** Characters go to the location, and nothing is paid. */
export type Move = { readonly do: 'move'; readonly objects: string; readonly to: string };
/**
 * The named card is played without its ink cost, after the instructing ability has fully resolved. With `thenPut` it is
 * moved first and resolves from there. `then` is done once the card is in play, where it is named `played`.
 */
export type PlayFree = {
  readonly do: 'play-free';
  readonly card: string;
  readonly thenPut?: 'deck-bottom';
  readonly exerted?: boolean;
  readonly then?: LorcanaEffect;
};
/** The named card is played for its cost, wherever it is, after the ability has fully resolved; else it is not played. */
export type Play = {
  readonly do: 'play';
  readonly card: string;
  /** What is added to its ink cost, this time only. */
  readonly add?: Amount;
  readonly exerted?: boolean;
  readonly then?: LorcanaEffect;
};
/**
 * An activated ability of the named card is used, `free` without its ink cost, after the ability has fully resolved; of
 * several its player chooses one.
 */
export type Use = { readonly do: 'use'; readonly card: string; readonly free?: boolean };
/** "[A] to [B]": B happens only if all of A was paid; the player may decline unless it is `required`. */
export type Pay = {
  readonly do: 'pay';
  readonly costs: readonly LorcanaCost[];
  readonly then: LorcanaEffect;
  readonly required?: boolean;
};

/** To the bottom of the player's deck, unseen, in an order that the player chooses. */
export type PutUnder = { readonly do: 'put-under'; readonly objects: string };
/** The player names a card; `as` records the name. */
export type NameCard = { readonly do: 'name-card'; readonly as: string };
/** Whether the object has the name that an earlier word recorded. */
export type IfNamed = {
  readonly do: 'if-named';
  readonly object: string;
  readonly name: string;
  readonly then: LorcanaEffect;
  readonly otherwise?: LorcanaEffect;
};

export type LorcanaAbility =
  | StaticAbility<LorcanaVocabulary>
  | CostAbility
  | ProhibitionAbility
  | ReplacementAbility
  | TriggeredAbility<LorcanaVocabulary>
  | ActivatedAbility<LorcanaVocabulary, LorcanaCost>
  | UnscriptedAbility;

/** Where something is chosen to pay with, `as` names it for the effect. */
export type LorcanaCost =
  /** The exert symbol: the card itself. */
  | { readonly pay: 'exert' }
  | { readonly pay: 'ink'; readonly n: number }
  /** Cards from hand that the payer chooses; `of`: only such cards. */
  | { readonly pay: 'discard'; readonly count: number; readonly of?: Filter; readonly as?: string }
  /** Cards of the payer in play. */
  | { readonly pay: 'banish'; readonly count: number; readonly of: Filter; readonly as?: string }
  /** Ready cards of the payer in play, and dry where they are characters. */
  | { readonly pay: 'exert-own'; readonly count: number; readonly of: Filter; readonly as?: string }
  /** Banish this card. */
  | { readonly pay: 'banish-self' };

const PAYS: readonly string[] = [
  'exert',
  'ink',
  'discard',
  'banish',
  'exert-own',
  'banish-self',
] satisfies readonly LorcanaCost['pay'][];

/** Whether a cost is one of this game; its shape was validated when its card set was loaded. */
export const isLorcanaCost = (cost: Cost): cost is LorcanaCost => PAYS.includes(cost.pay);
