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
import type { AshesCost } from './cost.js';
import type { words } from './words/index.js';

/** The words in which cards of Ashes are written: those that every game shares and those of `words/`. */
export interface AshesVocabulary extends Vocabulary {
  readonly effect: AshesEffect;
  readonly ability: AshesAbility;
}

export type AshesEffect = NodeOf<(typeof kernelWords | typeof words)[number], AshesVocabulary>;

/**
 * With `always` an ability is inexhaustible: it works also while its card is exhausted (inexhaustible.1). `n`:
 * glossary.stackable.1.
 */
export type AshesAbility = (
  | StaticAbility<AshesVocabulary>
  | CostAbility
  | ProhibitionAbility
  | ReplacementAbility
  | (TriggeredAbility<AshesVocabulary> & { readonly reaction?: boolean })
  | ActivatedAbility<AshesVocabulary, AshesCost>
  | UnscriptedAbility
) & { readonly always?: boolean; readonly n?: number };
