import {
  isRecord,
  type AnyVocabulary,
  type Condition,
  type Json,
  type Target,
  type Vocabulary,
} from '../../kernel/index.js';
import type { AdditionalCost } from './cost.js';
import type { Domain } from './domains.js';

export { DOMAINS, type Domain } from './domains.js';

/** Keywords that are no other ability, and those of them that have a number. */
export const KEYWORDS = [
  'accelerate',
  'action',
  'ambush',
  'assault',
  'backline',
  'deflect',
  'ganking',
  'hidden',
  'hunt',
  'quickdraw',
  'reaction',
  'shield',
  'tank',
  'temporary',
  'unique',
  'vision',
  'weaponmaster',
] as const;
export type Keyword = (typeof KEYWORDS)[number];
export const NUMBERED: readonly Keyword[] = ['assault', 'deflect', 'hunt', 'shield'];

export type PrintedKeyword = { readonly keyword: Keyword; readonly n?: number };

type Printed<V extends Vocabulary> = {
  readonly id: string;
  /** The short name, and the subtitle where there is one: `Name, Subtitle` (131.4). */
  readonly name: string;
  /** None for colourless cards. */
  readonly domains: readonly Domain[];
  readonly tags?: readonly string[];
  /** What the abilities do, in our own words. */
  readonly text?: string;
  readonly abilities: readonly V['ability'][];
};

/** In a main deck; `power` is of the domain of the card, of any if it has none or several (134.2.e.6). */
type InMainDeck<V extends Vocabulary> = Printed<V> & {
  readonly energy: number;
  readonly power?: number;
  readonly supertype?: 'signature';
  readonly keywords?: readonly PrintedKeyword[];
  /** Must hold to play it (363.1). */
  readonly playWhile?: Condition;
  readonly additionalCosts?: readonly AdditionalCost[];
};

/**
 * Battlefields to which a text lets a unit be played (352.2): without units and controller; with units, and controlled
 * by an opponent; with units of opponents; where units of its player attack; with one unit of opponents and no more.
 */
export const PLACES = ['open', 'occupied-enemy', 'with-enemies', 'attacked', 'lone-enemy', 'conquered'] as const;
export type Place = (typeof PLACES)[number];

/** 132.7: champions are units; tokens are in no deck, and cost nothing. */
export type UnitCard<V extends Vocabulary = AnyVocabulary> = Omit<InMainDeck<V>, 'supertype'> & {
  readonly type: 'unit';
  readonly might: number;
  readonly places?: readonly Place[];
  /** It is played to such a place, and to no other. */
  readonly onlyPlaces?: boolean;
  readonly supertype?: 'champion' | 'signature' | 'token';
};
export type GearCard<V extends Vocabulary = AnyVocabulary> = Omit<InMainDeck<V>, 'supertype'> & {
  readonly type: 'gear';
  readonly supertype?: 'signature' | 'token';
};
export type SpellCard<V extends Vocabulary = AnyVocabulary> = InMainDeck<V> & {
  readonly type: 'spell';
  readonly targets?: readonly Target[];
  readonly effect?: V['effect'];
};
export type RuneCard<V extends Vocabulary = AnyVocabulary> = Printed<V> & { readonly type: 'rune' };
/** Effects create tokens; players do not bring them. */
export type BattlefieldCard<V extends Vocabulary = AnyVocabulary> = Printed<V> & {
  readonly type: 'battlefield';
  readonly supertype?: 'token';
};
/** Its tags are those of its champion. */
export type LegendCard<V extends Vocabulary = AnyVocabulary> = Printed<V> & { readonly type: 'legend' };

/** A card as data: attributes and abilities. No card has code. */
export type RiftboundCard<V extends Vocabulary = AnyVocabulary> =
  UnitCard<V> | GearCard<V> | SpellCard<V> | RuneCard<V> | BattlefieldCard<V> | LegendCard<V>;
export type MainDeckCard<V extends Vocabulary = AnyVocabulary> = UnitCard<V> | GearCard<V> | SpellCard<V>;
export type CardType = RiftboundCard['type'];

const TYPES: readonly Json[] = ['unit', 'gear', 'spell', 'rune', 'battlefield', 'legend'] satisfies readonly CardType[];

/** Whether a definition is one of this game; its shape was validated when its card set was loaded. */
export const isRiftboundCard = (definition: Json): definition is RiftboundCard =>
  isRecord(definition) && TYPES.includes(definition['type'] ?? null);

/** 103.2: units, gear and spells. */
export const MAIN_DECK_TYPES = ['unit', 'gear', 'spell'] as const satisfies readonly CardType[];

export const isMainDeckCard = (card: RiftboundCard): card is MainDeckCard =>
  card.type === 'unit' || card.type === 'gear' || card.type === 'spell';
/** 132.4.a */
export const isPermanent = (card: RiftboundCard): card is UnitCard | GearCard =>
  card.type === 'unit' || card.type === 'gear';
