import type {
  ActivatedAbility,
  All,
  AtRandom,
  ByHand,
  Choose,
  ChooseOne,
  CostAbility,
  EachChooses,
  EachPlayer,
  Float,
  ForEach,
  GainControl,
  If,
  LookAt,
  May,
  Modes,
  Modify,
  NodeOf,
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
import type { CostOption, FftcgCost } from './cost.js';
import type { words } from './words/index.js';

/** The words in which FF-TCG cards are written: those that every game shares and those of `words/`. */
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
  | NodeOf<(typeof words)[number], FftcgVocabulary>;

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
