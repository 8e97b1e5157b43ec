import type {
  ActivatedAbility,
  Amount,
  CostAbility,
  All,
  Choose,
  EachPlayer,
  Float,
  If,
  May,
  Modify,
  Note,
  Sequence,
  Vocabulary,
  ProhibitionAbility,
  ReplacementAbility,
  StaticAbility,
  TriggeredAbility,
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
  | Modify
  | Float<LorcanaVocabulary>
  | EachPlayer<LorcanaVocabulary>
  | Note
  | LorcanaWord;

export type LorcanaWord =
  Draw | Discard | Deal | RemoveDamage | MoveDamage | GainLore | LoseLore | Ready | Exert | Banish | Put | PlayFree;

export type Draw = { readonly do: 'draw'; readonly count: Amount; readonly who?: string };
export type Discard = { readonly do: 'discard'; readonly objects: string };
/** Deals damage, which Resist and the like may change. */
export type Deal = { readonly do: 'deal'; readonly objects: string; readonly amount: Amount };
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

export type LorcanaAbility =
  | StaticAbility
  | CostAbility
  | ProhibitionAbility
  | ReplacementAbility
  | TriggeredAbility<LorcanaVocabulary>
  | ActivatedAbility<LorcanaVocabulary, LorcanaCost>;

export type LorcanaCost =
  /** The exert symbol: the card itself. */
  | { readonly pay: 'exert' }
  | { readonly pay: 'ink'; readonly n: number }
  | { readonly pay: 'discard'; readonly count: number }
  /** Banish this card. */
  | { readonly pay: 'banish-self' };
