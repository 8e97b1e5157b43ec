import type {
  ActivatedAbility,
  All,
  Amount,
  AtRandom,
  ByHand,
  Choose,
  ChooseOne,
  Cost,
  CostAbility,
  EachChooses,
  EachPlayer,
  Filter,
  Float,
  FilterPart,
  ForEach,
  GainControl,
  If,
  LookAt,
  May,
  Modes,
  Modify,
  NamesHappened,
  Note,
  ProhibitionAbility,
  PutCounters,
  RemoveCounters,
  ReplacementAbility,
  Reveal,
  Sequence,
  Shuffle,
  StaticAbility,
  Target,
  TopOfDeck,
  TriggeredAbility,
  UnscriptedAbility,
  Vocabulary,
} from '../../kernel/index.js';
import type { Element } from './card.js';

/**
 * The words in which FF-TCG cards are written: those that every game shares and these. An `objects` part names what was
 * chosen when the effect was announced, or what an earlier word has selected.
 */
export interface FftcgVocabulary extends Vocabulary {
  readonly effect: FftcgEffect;
  readonly ability: FftcgAbility;
}

export type FftcgEffect =
  | Sequence<FftcgVocabulary>
  | May<FftcgVocabulary>
  | Choose
  | ChooseOne<FftcgVocabulary>
  | All
  | If<FftcgVocabulary>
  | Modify<FftcgVocabulary>
  | Float<FftcgVocabulary>
  | EachPlayer<FftcgVocabulary>
  | ForEach<FftcgVocabulary>
  | GainControl
  | AtRandom
  | Shuffle
  | Note
  | TopOfDeck
  | LookAt
  | Reveal
  | ByHand
  | EachChooses
  | PutCounters
  | RemoveCounters
  | Modes<FftcgVocabulary>
  | FftcgWord;

export type FftcgWord =
  | Draw
  | Discard
  | Deal
  | Break
  | Activate
  | Dull
  | Freeze
  | Put
  | Search
  | PlayOnto
  | DamagePlayer
  | GainCrystals
  | ExtraMainPhase
  | CastCard
  | Separate
  | Cancel
  | MayPay
  | WinGame
  | LoseGame;

export type Draw = { readonly do: 'draw'; readonly count: Amount; readonly who?: string };
export type Discard = { readonly do: 'discard'; readonly objects: string } & NamesHappened;
/** Deals damage to Forwards. */
export type Deal = { readonly do: 'deal'; readonly objects: string; readonly amount: Amount };
export type Break = { readonly do: 'break'; readonly objects: string } & NamesHappened;
export type Activate = { readonly do: 'activate'; readonly objects: string } & NamesHappened;
export type Dull = { readonly do: 'dull'; readonly objects: string } & NamesHappened;
export type Freeze = { readonly do: 'freeze'; readonly objects: string } & NamesHappened;
/** Into its owner's zone; `first` is the top of the deck. */
export type Put = {
  readonly do: 'put';
  readonly objects: string;
  readonly zone: 'hand' | 'deck' | 'break' | 'removed';
  readonly at?: 'first' | 'last';
  /** Removed from the game face down: nobody knows anything of it any more. */
  readonly faceDown?: boolean;
} & NamesHappened;
/** So many such cards of the player's deck are found and go there; the deck is shuffled in between. */
export type Search = {
  readonly do: 'search';
  readonly from: FilterPart;
  readonly count: Amount;
  readonly to: 'hand' | 'field' | 'break' | 'removed';
  readonly dull?: boolean;
};
/** Onto the field, which is no casting. */
export type PlayOnto = { readonly do: 'play-onto-field'; readonly objects: string; readonly dull?: boolean };
/** One more Main Phase in this turn, after the phase that it is. */
export type ExtraMainPhase = { readonly do: 'extra-main-phase' };
/** Its player casts the card, right after this effect has resolved. */
export type CastCard = {
  readonly do: 'cast';
  readonly card: string;
  readonly free?: boolean;
  /** What is added to its cost, this time only. */
  readonly add?: Amount;
};
export type GainCrystals = { readonly do: 'gain-crystals'; readonly count: Amount; readonly who?: string };
export type DamagePlayer = { readonly do: 'damage-player'; readonly count: Amount; readonly who: 'you' | 'opponent' };

/** Into piles with these names, each card into one of them; by the effect's player unless said. */
export type Separate = {
  readonly do: 'separate';
  readonly objects: string;
  readonly into: readonly string[];
  readonly who?: string;
};
/** Summons and abilities leave the stack, and nothing comes of them. */
export type Cancel = { readonly do: 'cancel'; readonly objects: string };
/** The player may pay as it resolves, and only then is it done. */
export type MayPay = {
  readonly do: 'may-pay';
  readonly costs: readonly OtherCost[];
  readonly effect: FftcgEffect;
  readonly otherwise?: FftcgEffect;
};
export type WinGame = { readonly do: 'win-game'; readonly who?: string };
export type LoseGame = { readonly do: 'lose-game'; readonly who?: string };

/** Auto-abilities, action and special abilities choose when they are put on the stack. */
type Announced<A> = A & { readonly targets?: readonly Target[] };

export type FftcgAbility =
  | StaticAbility<FftcgVocabulary>
  | CostAbility
  | ProhibitionAbility
  | ReplacementAbility
  | UnscriptedAbility
  | Announced<TriggeredAbility<FftcgVocabulary>>
  | (Announced<ActivatedAbility<FftcgVocabulary, FftcgCost>> & {
      /** Where its card is when it is used; on the field unless said. */
      readonly from?: 'field' | 'hand' | 'break';
      /** Further costs that its player may pay as well, or in place of the printed ones. */
      readonly options?: readonly CostOption[];
    });

export type FftcgCost =
  /** CP: so many of each element, so many of any, and `x` times what its player says X is. */
  | {
      readonly pay: 'cp';
      readonly of?: { readonly [E in Element]?: number };
      readonly any?: Amount;
      readonly x?: number;
    }
  /** The dull icon: the card itself. */
  | { readonly pay: 'dull' }
  /** The S icon: a card of the same name is discarded. */
  | { readonly pay: 'special' }
  /** The card itself goes to the Break Zone, or is removed from the game. */
  | { readonly pay: 'break-self' }
  | { readonly pay: 'remove-self' }
  | { readonly pay: 'discard-self' }
  | { readonly pay: 'discard'; readonly count: number; readonly of?: Filter }
  | { readonly pay: 'break'; readonly count: number; readonly of: Filter }
  | { readonly pay: 'dull-others'; readonly count: number; readonly of: Filter }
  /** Cards of one's own go to hand, or are removed from the game. */
  | { readonly pay: 'return'; readonly count: number; readonly of: Filter }
  | { readonly pay: 'remove'; readonly count: number; readonly of: Filter }
  | { readonly pay: 'crystals'; readonly count: number }
  /** Counters of this name come off the card itself. */
  | { readonly pay: 'remove-counters'; readonly counter: string; readonly count: number };

/** What an ability that is used costs the card itself: nothing else has a card do so. */
export const SELF_COSTS = ['dull', 'break-self', 'remove-self', 'discard-self'] as const satisfies FftcgCost['pay'][];
export type OtherCost = Exclude<FftcgCost, { readonly pay: (typeof SELF_COSTS)[number] }>;

export const isOtherCost = (cost: FftcgCost): cost is OtherCost => !SELF_COSTS.some((self) => self === cost.pay);

const PAYS: readonly string[] = [
  'cp',
  'dull',
  'special',
  'break-self',
  'remove-self',
  'discard-self',
  'discard',
  'break',
  'dull-others',
  'return',
  'remove',
  'crystals',
  'remove-counters',
] satisfies readonly FftcgCost['pay'][];

/** Whether a cost is one of this game; its shape was validated when its card set was loaded. */
export const isFftcgCost = (cost: Cost): cost is FftcgCost => PAYS.includes(cost.pay);

/** Parts of a cost for which a player chooses cards of their own. */
export type CostPart =
  | Extract<FftcgCost, { readonly pay: 'special' | 'discard' | 'break' | 'dull-others' | 'return' | 'remove' }>
  /** Of a Limit Break: face-down cards of the LB deck are turned face up. No card says it otherwise. */
  | { readonly pay: 'turn-up'; readonly count: number };

const PARTS: readonly FftcgCost['pay'][] = ['special', 'discard', 'break', 'dull-others', 'return', 'remove'];

export const isCostPart = (cost: FftcgCost): cost is Extract<FftcgCost, CostPart> => PARTS.includes(cost.pay);

/** A cost that may be paid as well, or instead of the printed one. The effect knows by its name whether: 1 or 0. */
export type CostOption<Cost extends FftcgCost = FftcgCost> = {
  readonly as: string;
  readonly costs: readonly Cost[];
  readonly instead?: boolean;
};

/** CP of these elements only; CP from Backups only. */
export type PayWith = { readonly elements?: readonly Element[]; readonly backups?: boolean };
