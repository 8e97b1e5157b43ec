import type {
  ActivatedAbility,
  All,
  AtRandom,
  ByHand,
  Choose,
  ChooseOne,
  ChoosePlayer,
  CostAbility,
  EachChooses,
  EachPlayer,
  Float,
  ForEach,
  If,
  ItsPlayer,
  LookAt,
  May,
  Modify,
  NodeOf,
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
import type { LorcanaCost } from './cost.js';
import type { words } from './words/index.js';

/** The words in which Lorcana cards are written: those that every game shares and those of `words/`. */
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
  | NodeOf<(typeof words)[number], LorcanaVocabulary>;

export type LorcanaAbility =
  | StaticAbility<LorcanaVocabulary>
  | CostAbility
  | ProhibitionAbility
  | ReplacementAbility
  | TriggeredAbility<LorcanaVocabulary>
  | ActivatedAbility<LorcanaVocabulary, LorcanaCost>
  | UnscriptedAbility;
