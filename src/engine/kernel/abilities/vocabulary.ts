/**
 * What a game's card language is made of. An interface, because that lets the language refer to itself: an effect holds
 * effects and abilities, an ability holds an effect.
 */
export interface Vocabulary {
  readonly effect: unknown;
  readonly ability: unknown;
}
