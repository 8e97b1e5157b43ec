import { isRecord, type AnyVocabulary, type Json, type Vocabulary } from '../../kernel/index.js';
import type { LorcanaCost } from './cost.js';

export const INKS = ['amber', 'amethyst', 'emerald', 'ruby', 'sapphire', 'steel'] as const;
export type Ink = (typeof INKS)[number];

export const KEYWORDS = [
  'bodyguard',
  'challenger',
  'evasive',
  'reckless',
  'resist',
  'rush',
  'shift',
  'singer',
  'sing-together',
  'support',
  'ward',
] as const;
export type Keyword = (typeof KEYWORDS)[number];

/** `n` is the keyword's number; `cost` takes its place if a card asks for something else than ink. */
export type PrintedKeyword = { readonly keyword: Keyword; readonly n?: number; readonly cost?: readonly LorcanaCost[] };

type Printed<V extends Vocabulary> = {
  /** Set and collector number of one printing, `1-22`; `K` is the set of those that are made up. */
  readonly id: string;
  readonly name: string;
  readonly version?: string;
  /** For a name line of two names: each of them, in addition to the whole line. */
  readonly alsoNamed?: readonly string[];
  readonly inks: readonly Ink[];
  readonly cost: number;
  readonly inkable: boolean;
  /** As printed on the classification line, without the card type; a song is an action classified `Song`. */
  readonly classifications: readonly string[];
  readonly keywords: readonly PrintedKeyword[];
  /** What is due beside the ink or alternate cost, however the card is played (4.3.4.5). */
  readonly additionalCosts?: readonly LorcanaCost[];
  /** What the abilities other than keywords do, in our own words. */
  readonly text?: string;
  readonly abilities: readonly V['ability'][];
  /** Where a card lifts the limit of four copies. */
  readonly copiesMax?: number;
  /** Formats in which no deck may hold it. */
  readonly bannedIn?: readonly string[];
};

export type CharacterCard<V extends Vocabulary = AnyVocabulary> = Printed<V> & {
  readonly type: 'character';
  readonly strength: number;
  readonly willpower: number;
  readonly lore: number;
};
export type ActionCard<V extends Vocabulary = AnyVocabulary> = Printed<V> & {
  readonly type: 'action';
  /** What the action does when it is played; actions have effects, not abilities (6.3.2). */
  readonly effect?: V['effect'];
};
export type ItemCard<V extends Vocabulary = AnyVocabulary> = Printed<V> & { readonly type: 'item' };
export type LocationCard<V extends Vocabulary = AnyVocabulary> = Printed<V> & {
  readonly type: 'location';
  readonly willpower: number;
  readonly lore: number;
  readonly moveCost: number;
};

/** A card as data: attributes and abilities. No card has code. */
export type LorcanaCard<V extends Vocabulary = AnyVocabulary> =
  CharacterCard<V> | ActionCard<V> | ItemCard<V> | LocationCard<V>;

/** Name and version together: what the limit of four copies counts. */
export const fullName = ({ name, version }: Pick<LorcanaCard, 'name' | 'version'>): string =>
  version === undefined ? name : `${name} - ${version}`;

const TYPES: readonly Json[] = ['character', 'action', 'item', 'location'] satisfies readonly LorcanaCard['type'][];

/** Whether a definition is one of this game; its shape was validated when its card set was loaded. */
export const isLorcanaCard = (definition: Json): definition is LorcanaCard =>
  isRecord(definition) && TYPES.includes(definition['type'] ?? null);
