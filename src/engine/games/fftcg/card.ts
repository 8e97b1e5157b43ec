import { isRecord, type Condition, type Json, type Target } from '../../kernel/index.js';
import type { CardOption, OtherCost, PayWith } from './cost.js';
import type { FftcgAbility, FftcgEffect } from './vocabulary.js';

export type { CardOption } from './cost.js';

export const ELEMENTS = ['fire', 'ice', 'wind', 'earth', 'lightning', 'water', 'light', 'dark'] as const;
export type Element = (typeof ELEMENTS)[number];

export const KEYWORDS = ['brave', 'haste', 'first-strike', 'back-attack'] as const;
export type Keyword = (typeof KEYWORDS)[number];

type Printed = {
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
  readonly abilities: readonly FftcgAbility[];
};

type Character = Printed & {
  readonly jobs: readonly string[];
  readonly keywords: readonly Keyword[];
  /** One of these is announced when it is cast; its abilities know its place in the list as the mark `mode`, from 1. */
  readonly castModes?: readonly string[];
  /** What its player chooses or divides as it is cast, and what is done by that as it enters. */
  readonly whenCast?: { readonly targets: readonly Target[]; readonly effect: FftcgEffect };
  /** Any number of the same name may be on the field. */
  readonly generic?: boolean;
  /** The auto-ability that its EX Burst carries out, and the damage from which it may. */
  readonly exBurst?: { readonly ability: string; readonly damage?: number };
  readonly warp?: { readonly counters: number; readonly costs: readonly OtherCost[] };
  readonly priming?: { readonly name: string; readonly costs: readonly OtherCost[] };
};

export type ForwardCard = Character & {
  readonly type: 'forward';
  readonly power: number;
  /** May form a Party with Forwards of other elements. */
  readonly partyIcon?: boolean;
};
export type BackupCard = Character & { readonly type: 'backup' };
export type MonsterCard = Character & { readonly type: 'monster' };
export type SummonCard = Printed & {
  readonly type: 'summon';
  readonly targets?: readonly Target[];
  readonly effect: FftcgEffect;
  readonly exBurst?: { readonly damage?: number };
};

export type CharacterCard = ForwardCard | BackupCard | MonsterCard;

/** A card as data: attributes and abilities. No card has code. */
export type FftcgCard = CharacterCard | SummonCard;

const TYPES: readonly Json[] = ['forward', 'backup', 'monster', 'summon'] satisfies readonly FftcgCard['type'][];

/** Whether a definition is one of this game; its shape was validated when its card set was loaded. */
export const isFftcgCard = (definition: Json): definition is FftcgCard =>
  isRecord(definition) && TYPES.includes(definition['type'] ?? null);

/** Light and Dark give no CP when discarded, and only one of both may be on a side of the field. */
export const isLightOrDark = (elements: readonly string[]): boolean =>
  elements.includes('light') || elements.includes('dark');
