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
  EachPlayer,
  Filter,
  Float,
  ForEach,
  If,
  ItsPlayer,
  May,
  Modify,
  Note,
  ProhibitionAbility,
  Repeat,
  ReplacementAbility,
  Sequence,
  Shuffle,
  StaticAbility,
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
  | Note
  | ChooseOne<LorcanaVocabulary>
  | ChoosePlayer<LorcanaVocabulary>
  | ItsPlayer<LorcanaVocabulary>
  | ForEach<LorcanaVocabulary>
  | Repeat<LorcanaVocabulary>
  | AtRandom
  | Shuffle
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
  | Banish
  | AllowInk
  | Put
  | PlayFree
  | Pay
  | TopOfDeck
  | LookAt
  | Reveal
  | PutUnder
  | NameCard
  | IfNamed;

export type Draw = { readonly do: 'draw'; readonly count: Amount; readonly who?: string };
export type Discard = { readonly do: 'discard'; readonly objects: string };
/** Deals damage, which Resist and the like may change. */
export type Deal = { readonly do: 'deal'; readonly objects: string; readonly amount: Amount };
/** Counters are put, no damage is dealt. */
export type PutDamage = { readonly do: 'put-damage'; readonly objects: string; readonly amount: Amount };
/** The player chooses how much, up to the amount and to what is there. */
export type RemoveDamage = { readonly do: 'remove-damage'; readonly objects: string; readonly upTo: Amount };
/** Moving counters is not dealing damage. */
export type MoveDamage = {
  readonly do: 'move-damage';
  readonly from: string;
  readonly to: string;
  readonly amount: Amount;
};
export type GainLore = { readonly do: 'gain-lore'; readonly amount: Amount; readonly who?: string };
export type LoseLore = { readonly do: 'lose-lore'; readonly amount: Amount; readonly who?: string };
export type Ready = { readonly do: 'ready'; readonly objects: string };
export type Exert = { readonly do: 'exert'; readonly objects: string };
export type Banish = { readonly do: 'banish'; readonly objects: string };
/** The player may take so many more ink actions this turn. */
export type AllowInk = { readonly do: 'allow-ink'; readonly count: number };
/** Into its owner's hand, deck or inkwell; `first` is the top of the deck. */
export type Put = {
  readonly do: 'put';
  readonly objects: string;
  readonly zone: 'hand' | 'deck' | 'inkwell';
  readonly at?: 'first' | 'last';
};
/**
 * The named card is played without its ink cost, after the instructing ability has fully resolved. With `thenPut` it is
 * moved first and resolves from there.
 */
export type PlayFree = { readonly do: 'play-free'; readonly card: string; readonly thenPut?: 'deck-bottom' };
/** "[A] to [B]": B happens only if all of A was paid; the player may decline unless it is `required`. */
export type Pay = {
  readonly do: 'pay';
  readonly costs: readonly LorcanaCost[];
  readonly then: LorcanaEffect;
  readonly required?: boolean;
};

/** Names the top cards of the player's deck, or as many as there are; nobody sees them by that. */
export type TopOfDeck = { readonly do: 'top-of-deck'; readonly count: Amount; readonly as: string };
/** The effect's player sees the faces; the others learn how many. */
export type LookAt = { readonly do: 'look-at'; readonly objects: string };
export type Reveal = { readonly do: 'reveal'; readonly objects: string };
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

export type LorcanaCost =
  /** The exert symbol: the card itself. */
  | { readonly pay: 'exert' }
  | { readonly pay: 'ink'; readonly n: number }
  /** Cards from hand that the payer chooses; `of`: only such cards. */
  | { readonly pay: 'discard'; readonly count: number; readonly of?: Filter }
  /** Cards of the payer in play. */
  | { readonly pay: 'banish'; readonly count: number; readonly of: Filter }
  /** Banish this card. */
  | { readonly pay: 'banish-self' };

const PAYS: readonly string[] = [
  'exert',
  'ink',
  'discard',
  'banish',
  'banish-self',
] satisfies readonly LorcanaCost['pay'][];

/** Whether a cost is one of this game; its shape was validated when its card set was loaded. */
export const isLorcanaCost = (cost: Cost): cost is LorcanaCost => PAYS.includes(cost.pay);
