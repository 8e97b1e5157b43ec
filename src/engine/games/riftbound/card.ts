import { isRecord, type Condition, type Json, type Target } from '../../kernel/index.js';
import type { AdditionalCost } from './cost.js';
import type { RiftboundAbility, RiftboundEffect } from './vocabulary.js';

/** The domains (133.1). */
export const DOMAINS = ['fury', 'calm', 'mind', 'body', 'chaos', 'order'] as const;
export type Domain = (typeof DOMAINS)[number];

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

type Printed = {
  readonly id: string;
  /** The short name, and the subtitle where there is one: `Name, Subtitle` (131.4). */
  readonly name: string;
  /** None for colourless cards. */
  readonly domains: readonly Domain[];
  readonly tags?: readonly string[];
  /** What the abilities do, in our own words. */
  readonly text?: string;
  readonly abilities: readonly RiftboundAbility[];
};

/** In a main deck; `power` is of the domain of the card, of any if it has none or several (134.2.e.6). */
type InMainDeck = Printed & {
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
export const PLACES = ['open', 'occupied-enemy', 'with-enemies', 'attacked', 'lone-enemy'] as const;
export type Place = (typeof PLACES)[number];

/** 132.7: champions are units; tokens are in no deck, and cost nothing. */
export type UnitCard = Omit<InMainDeck, 'supertype'> & {
  readonly type: 'unit';
  readonly might: number;
  readonly places?: readonly Place[];
  readonly supertype?: 'champion' | 'signature' | 'token';
};
export type GearCard = Omit<InMainDeck, 'supertype'> & {
  readonly type: 'gear';
  readonly supertype?: 'signature' | 'token';
};
export type SpellCard = InMainDeck & {
  readonly type: 'spell';
  readonly targets?: readonly Target[];
  readonly effect?: RiftboundEffect;
};
export type RuneCard = Printed & { readonly type: 'rune' };
/** Tokens are put down by effects, and brought by nobody. */
export type BattlefieldCard = Printed & { readonly type: 'battlefield'; readonly supertype?: 'token' };
/** Its tags are those of its champion. */
export type LegendCard = Printed & { readonly type: 'legend' };

/** A card as data: attributes and abilities. No card has code. */
export type RiftboundCard = UnitCard | GearCard | SpellCard | RuneCard | BattlefieldCard | LegendCard;
export type MainDeckCard = UnitCard | GearCard | SpellCard;
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
