import type {
  ActivatedAbility,
  CostAbility,
  kernelWords,
  NodeOf,
  ProhibitionAbility,
  ReplacementAbility,
  StaticAbility,
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

export type LorcanaEffect = NodeOf<(typeof kernelWords | typeof words)[number], LorcanaVocabulary>;

export type LorcanaAbility =
  | StaticAbility<LorcanaVocabulary>
  | CostAbility
  | ProhibitionAbility
  | ReplacementAbility
  | TriggeredAbility<LorcanaVocabulary>
  | ActivatedAbility<LorcanaVocabulary, LorcanaCost>
  | UnscriptedAbility;
