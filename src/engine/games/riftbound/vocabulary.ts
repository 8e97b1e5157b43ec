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
import type { RiftboundCost } from './cost.js';
import type { words } from './words/index.js';

/** The words in which cards of Riftbound are written: those that every game shares and those of `words/`. */
export interface RiftboundVocabulary extends Vocabulary {
  readonly effect: RiftboundEffect;
  readonly ability: RiftboundAbility;
}

export type RiftboundEffect = NodeOf<(typeof kernelWords | typeof words)[number], RiftboundVocabulary>;

/** Triggered and activated abilities choose as they are played (390.1). */
type Announced<A> = A & { readonly targets?: readonly Target[] };

export type RiftboundAbility =
  /** attachment.text: what an equipment gives to its unit works `always`, also while the rest of its text rests. */
  | (StaticAbility<RiftboundVocabulary> & { readonly always?: boolean })
  | CostAbility
  | ProhibitionAbility
  | ReplacementAbility
  | UnscriptedAbility
  /** 724: a text can ask whether it is printed as Deathknell. */
  | (Announced<TriggeredAbility<RiftboundVocabulary>> & { readonly keyword?: 'deathknell' })
  | (Announced<ActivatedAbility<RiftboundVocabulary, RiftboundCost>> & {
      /** It may also be used at these times (722.1, 729.1). */
      readonly timing?: 'action' | 'reaction';
    });
