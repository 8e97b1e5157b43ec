import {
  isRecord,
  type AnyVocabulary,
  type Condition,
  type Json,
  type Target,
  type Vocabulary,
} from '../../kernel/index.js';
import type { CardOption, OtherCost, PayWith } from './cost.js';
import type { Element } from './elements.js';

export type { CardOption } from './cost.js';
export { ELEMENTS, type Element } from './elements.js';

export const KEYWORDS = ['brave', 'haste', 'first-strike', 'back-attack'] as const;
export type Keyword = (typeof KEYWORDS)[number];

type Printed<V extends Vocabulary> = {
  /** The card code without its rarity, `27-122`. */
  readonly id: string;
  readonly name: string;
  readonly elements: readonly Element[];
  readonly cost: number;
  readonly categories: readonly string[];
  /** Limit Break - X: X is the LB cost. */
  readonly limitBreak?: number;
  /** How many of it may be in a deck, where its text changes that (8.1.2). */
  readonly copiesMax?: number;
  /** X is part of its cost: its player says how much when it is cast. */
  readonly x?: boolean;
  /** What the CP for it must come from. */
  readonly payWith?: PayWith;
  /** What it costs beside its CP, whenever it is cast. */
  readonly additionalCosts?: readonly OtherCost[];
  /** Further costs that its player may pay as well, or in place of the printed one. */
  readonly options?: readonly CardOption<OtherCost>[];
  /** What must hold for it to be cast. */
  readonly castWhile?: Condition;
  /** What the abilities do, in our own words. */
  readonly text?: string;
  readonly abilities: readonly V['ability'][];
};

type Character<V extends Vocabulary> = Printed<V> & {
  readonly jobs: readonly string[];
  readonly keywords: readonly Keyword[];
  /** One of these is announced when it is cast; its abilities know its place in the list as the mark `mode`, from 1. */
  readonly castModes?: readonly string[];
  /** What its player chooses or divides as it is cast, and what is done by that as it enters. */
  readonly whenCast?: { readonly targets: readonly Target[]; readonly effect: V['effect'] };
  /** Any number of the same name may be on the field. */
  readonly generic?: boolean;
  /** The auto-ability that its EX Burst carries out, and the damage from which it may. */
  readonly exBurst?: { readonly ability: string; readonly damage?: number };
  readonly warp?: { readonly counters: number; readonly costs: readonly OtherCost[] };
  readonly priming?: { readonly name: string; readonly costs: readonly OtherCost[] };
};

export type ForwardCard<V extends Vocabulary = AnyVocabulary> = Character<V> & {
  readonly type: 'forward';
  readonly power: number;
  /** May form a Party with Forwards of other elements. */
  readonly partyIcon?: boolean;
};
export type BackupCard<V extends Vocabulary = AnyVocabulary> = Character<V> & { readonly type: 'backup' };
export type MonsterCard<V extends Vocabulary = AnyVocabulary> = Character<V> & { readonly type: 'monster' };
export type SummonCard<V extends Vocabulary = AnyVocabulary> = Printed<V> & {
  readonly type: 'summon';
  readonly targets?: readonly Target[];
  readonly effect: V['effect'];
  readonly exBurst?: { readonly damage?: number };
};

export type CharacterCard<V extends Vocabulary = AnyVocabulary> = ForwardCard<V> | BackupCard<V> | MonsterCard<V>;

/** A card as data: attributes and abilities. No card has code. */
export type FftcgCard<V extends Vocabulary = AnyVocabulary> = CharacterCard<V> | SummonCard<V>;

const TYPES: readonly Json[] = ['forward', 'backup', 'monster', 'summon'] satisfies readonly FftcgCard['type'][];

/** Whether a definition is one of this game; its shape was validated when its card set was loaded. */
export const isFftcgCard = (definition: Json): definition is FftcgCard =>
  isRecord(definition) && TYPES.includes(definition['type'] ?? null);

/** Light and Dark give no CP when discarded, and only one of both may be on a side of the field. */
export const isLightOrDark = (elements: readonly string[]): boolean =>
  elements.includes('light') || elements.includes('dark');
