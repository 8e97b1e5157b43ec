import type {
  ActivatedAbility,
  CostAbility,
  kernelWords,
  NodeOf,
  ProhibitionAbility,
  ReplacementAbility,
  StaticAbility,
  Target,
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

export type FftcgEffect = NodeOf<(typeof kernelWords | typeof words)[number], FftcgVocabulary>;

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
      /** Where its card is when it is used; by default on the field. */
      readonly from?: 'field' | 'hand' | 'break';
      /** Further costs that its player may pay as well, or in place of the printed ones. */
      readonly options?: readonly CostOption[];
    });
