import type { NameChange, Swap } from '../state/settled-change.js';
import type { AnyVocabulary } from './ability.js';
import type { Amount } from './amount.js';
import type { Vocabulary } from './vocabulary.js';

/** One modification of an object: of its facts, or of the abilities that it has. */
export type Change<V extends Vocabulary = AnyVocabulary> =
  /** `least`: what is taken away leaves so much, and takes nothing from less ("to a minimum of 1"). */
  | { readonly change: 'number'; readonly name: string; readonly add: Amount; readonly least?: number }
  | { readonly change: 'set'; readonly name: string; readonly to: Amount }
  /** `always`: also while text of the object rests. */
  | { readonly change: 'keyword'; readonly keyword: string; readonly n?: Amount; readonly always?: boolean }
  | { readonly change: 'lose-keyword'; readonly keyword: string }
  | { readonly change: 'tag'; readonly tag: string }
  | { readonly change: 'lose-tag'; readonly tag: string }
  /** One more name, or `only` this one. */
  | NameChange
  | { readonly change: 'flag'; readonly flag: string }
  /**
   * What is printed on it is what is printed on the first object of a name: all of it, or its numbers. A copy of a copy
   * copies what that has copied.
   */
  | { readonly change: 'copy'; readonly of: string; readonly only?: 'numbers' }
  | Swap
  /** The printed text is lost: its keywords and abilities. What the object was granted stays. */
  | { readonly change: 'lose-text' }
  /** All keywords and abilities are lost, also those that the object is or will be given. */
  | { readonly change: 'lose-abilities' }
  /** The object has one more ability, as if printed on it: its "you" is the controller of the object. */
  | { readonly change: 'grant'; readonly ability: V['ability'] };
