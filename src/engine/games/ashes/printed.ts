import {
  isRecord,
  type AnyVocabulary,
  type FilterPart,
  type Json,
  type TriggeredAbility,
  type Vocabulary,
} from '../../kernel/index.js';
import type { AshesCost } from './cost.js';
import type { Magic } from './dice.js';

export type { AshesCost, MagicSymbols, ParallelCost, SimpleCost } from './cost.js';
export { LEVELS, MAGICS, type Level, type Magic } from './dice.js';

/**
 * Named abilities for which attacks, targets and effects ask. Whatever else has a name is an ability written on its
 * card.
 */
export const KEYWORDS = [
  'unit-guard',
  /** Units with so much life or less neither block it nor guard against it. */
  'gigantic',
  /** Nothing blocks it or guards against it. */
  'bypass',
  /** Nothing guards against it. */
  'stalk',
  /** Units with so much attack or less neither block it nor guard against it. */
  'terrifying',
  /** To have countered does not exhaust it. */
  'alert',
  /** As an attacker it deals its damage first. */
  'quick-strike',
  /** Opponents cannot target it. */
  'concealed',
  /** Spells of opponents do not affect it. */
  'spell-guard',
] as const;
export type Keyword = (typeof KEYWORDS)[number];

export type PrintedKeyword = {
  readonly keyword: Keyword;
  readonly n?: number;
  /** It works also while the card is exhausted (a yellow box). */
  readonly inexhaustible?: boolean;
};

type Printed<V extends Vocabulary> = {
  readonly id: string;
  readonly name: string;
  /** What it does, in our own words. */
  readonly text?: string;
  readonly abilities: readonly V['ability'][];
  readonly keywords?: readonly PrintedKeyword[];
  /** The conjurations and conjured alteration spells that its text can bring into play, by id (deck.6). */
  readonly conjurations?: readonly string[];
};

/** In a deck, and played from hand. */
type InDeck<V extends Vocabulary> = Printed<V> & {
  readonly cost: readonly AshesCost[];
  /** The name of the Phoenixborn whose decks alone may have it (deck.4). */
  readonly exclusiveTo?: string;
};

/** In a conjuration pile; `limit` is how many copies of it begin there. */
type Conjured<V extends Vocabulary> = Printed<V> & { readonly limit: number };

type Unit = {
  readonly attack: number;
  readonly life: number;
  readonly recover: number;
};

/** What an alteration spell adds to the values of the unit that it is attached to. */
export type ValueBonus = { readonly attack?: number; readonly life?: number; readonly recover?: number };

type Alteration = {
  readonly bonus?: ValueBonus;
  /** The only units that it can be attached to; absent: any. */
  readonly attachTo?: FilterPart;
};

export type PhoenixbornCard<V extends Vocabulary = AnyVocabulary> = Printed<V> & {
  readonly type: 'phoenixborn';
  readonly life: number;
  readonly battlefield: number;
  readonly spellboard: number;
};
export type AllyCard<V extends Vocabulary = AnyVocabulary> = InDeck<V> &
  Unit & { readonly type: 'ally'; readonly fromHand?: FromHand<V> };
export type ConjurationCard<V extends Vocabulary = AnyVocabulary> = Conjured<V> &
  Unit & { readonly type: 'conjuration' };
export type AlterationCard<V extends Vocabulary = AnyVocabulary> = InDeck<V> &
  Alteration & { readonly type: 'alteration'; readonly fromHand?: FromHand<V> };
export type ConjuredAlterationCard<V extends Vocabulary = AnyVocabulary> = Conjured<V> &
  Alteration & { readonly type: 'conjured-alteration' };
export type ReadyCard<V extends Vocabulary = AnyVocabulary> = InDeck<V> & { readonly type: 'ready' };
export type ActionCard<V extends Vocabulary = AnyVocabulary> = InDeck<V> & {
  readonly type: 'action';
  readonly effect?: V['effect'];
};
/** `reaction`: the event in whose window it may be played from hand, and what it does (reaction.1). */
export type ReactionCard<V extends Vocabulary = AnyVocabulary> = InDeck<V> & {
  readonly type: 'reaction';
  readonly reaction?: Reaction<V>;
};
/** No card: a type of die. Its power is an ability of it that is activated (dice.5). */
export type DieKind<V extends Vocabulary = AnyVocabulary> = Printed<V> & {
  readonly type: 'die';
  readonly magic: Magic;
};

export type Reaction<V extends Vocabulary = AnyVocabulary> = TriggeredAbility<V>;

/** reaction.4: a box by which the card is also played as a reaction, for other costs, after one of these events. */
export type FromHand<V extends Vocabulary = AnyVocabulary> = Pick<Reaction<V>, 'on' | 'while'> & {
  readonly costs: readonly AshesCost[];
};

/** A card as data: attributes and abilities. No card has code. */
export type AshesCard<V extends Vocabulary = AnyVocabulary> =
  | PhoenixbornCard<V>
  | AllyCard<V>
  | ConjurationCard<V>
  | AlterationCard<V>
  | ConjuredAlterationCard<V>
  | ReadyCard<V>
  | ActionCard<V>
  | ReactionCard<V>
  | DieKind<V>;

export type UnitCard<V extends Vocabulary = AnyVocabulary> = AllyCard<V> | ConjurationCard<V>;
export type DeckCard<V extends Vocabulary = AnyVocabulary> =
  AllyCard<V> | AlterationCard<V> | ReadyCard<V> | ActionCard<V> | ReactionCard<V>;
export type ConjuredCard<V extends Vocabulary = AnyVocabulary> = ConjurationCard<V> | ConjuredAlterationCard<V>;
export type CardType = AshesCard['type'];

const TYPES: readonly Json[] = [
  'phoenixborn',
  'ally',
  'conjuration',
  'alteration',
  'conjured-alteration',
  'ready',
  'action',
  'reaction',
  'die',
] satisfies readonly CardType[];

/** Whether a definition is one of this game; its shape was validated when its card set was loaded. */
export const isAshesCard = (definition: Json): definition is AshesCard =>
  isRecord(definition) && TYPES.includes(definition['type'] ?? null);

export const isUnitCard = (card: AshesCard): card is UnitCard => card.type === 'ally' || card.type === 'conjuration';
export const isConjured = (card: AshesCard): card is ConjuredCard =>
  card.type === 'conjuration' || card.type === 'conjured-alteration';
export const isAlteration = (card: AshesCard): card is AlterationCard | ConjuredAlterationCard =>
  card.type === 'alteration' || card.type === 'conjured-alteration';
/** component.phoenixborn.2 */
export const isDeckCard = (card: AshesCard): card is DeckCard =>
  card.type !== 'phoenixborn' && card.type !== 'die' && !isConjured(card);
