import { isAbility, type Ability, type AbilityRef } from '../abilities/ability.js';
import type { DecisionKind } from '../choices/decision-kind.js';
import type { Facts } from '../continuous/facts.js';
import type { Atom } from '../events/atom.js';
import type { Replacer } from '../events/replacer.js';
import type { GameEvent } from '../events/event.js';
import { kernelProcedures } from '../frames/kernel-procedures.js';
import type { AnyProcedure, Step } from '../frames/procedure.js';
import { violated } from '../invariant.js';
import { canonicalJson, isList, isRecord, sha256Hex, type Json, type JsonRecord } from '../json/index.js';
import { kernelDecisions } from '../choices/kernel-decisions.js';
import { kernelAtoms } from '../events/kernel-atoms.js';
import { ENGINE } from '../engine-build.js';
import type { CardDefinition, GameDefinition } from './definition.js';
import type { DefinitionId } from './state.js';

/** The definitions a game is played with; the hash is of their content. */
export type CardSet = { readonly hash: string; readonly cards: { readonly [id: DefinitionId]: CardDefinition } };

export const cardSetOf = (cards: readonly CardDefinition[]): CardSet => {
  const byId = Object.fromEntries(cards.map((card) => [card.id, card]));
  return { hash: sha256Hex(canonicalJson(byId)), cards: byId };
};

type AwaitingKind = 'triggered' | 'replacement' | 'prohibition';

/** An ability with the place it stands in. */
export type Located<A extends Ability = Ability> = { readonly ability: A; readonly ref: AbilityRef };

/** A card definition with what the engine asks of it on every move, worked out once. */
export type CompiledCard = {
  readonly definition: CardDefinition;
  readonly facts: Facts;
  readonly abilities: AbilitiesByKind;
};

export type AbilitiesByKind = {
  readonly [K in Ability['kind']]?: readonly Located<Extract<Ability, { readonly kind: K }>>[];
};

/** A game and a card set, ready to be played: every table is an index. */
export type CompiledGame = {
  readonly game: GameDefinition;
  /** The build whose states these are. */
  readonly engine: string;
  readonly cardSet: CardSet;
  readonly activeZones: ReadonlySet<string>;
  readonly inPlay: readonly string[];
  readonly steps: {
    readonly [procedure: string]: {
      readonly first: string;
      readonly steps: { readonly [step: string]: Step<JsonRecord> };
    };
  };
  readonly atoms: { readonly [kind: string]: Atom<GameEvent> };
  readonly decisions: { readonly [kind: string]: DecisionKind<JsonRecord> };
  readonly replacers: { readonly [event: string]: readonly Replacer[] };
  /**
   * Kinds of events that some ability of this card set waits for, wherever it stands. Nothing has to be derived to know
   * that nobody hears, replaces or forbids any other kind.
   */
  readonly awaited: { readonly [K in AwaitingKind]: ReadonlySet<string> };
  readonly looksBack: ReadonlySet<string>;
  readonly remembers: ReadonlySet<string>;
  card(id: DefinitionId): CompiledCard;
  keyword(keyword: string): AbilitiesByKind;
  /** Keywords that stand for an ability. */
  readonly keywordsWithAbilities: ReadonlySet<string>;
  /** Kinds of zones, active or not, where some ability of this card set functions. */
  readonly functionZones: readonly string[];
};

const KEYWORD_PREFIX = 'keyword:';

export const compile = (game: GameDefinition, cardSet: CardSet): CompiledGame => {
  const cards = new Map<DefinitionId, CompiledCard>();
  for (const definition of Object.values(cardSet.cards)) cards.set(definition.id, compileCard(game, definition));
  for (const [keyword, abilities] of Object.entries(game.keywords)) {
    const id = KEYWORD_PREFIX + keyword;
    cards.set(id, compileCard(game, { id, abilities }));
  }
  return {
    game,
    engine: ENGINE,
    cardSet,
    activeZones: new Set(game.activeZones),
    inPlay: game.inPlay,
    steps: Object.fromEntries([...kernelProcedures, ...game.procedures].map(indexProcedure)),
    atoms: { ...kernelAtoms, ...game.atoms },
    decisions: Object.fromEntries([...kernelDecisions, ...game.decisions].map((kind) => [kind.kind, kind])),
    replacers: byEvent(game.replacers),
    awaited: awaitedBy([...cards.values()].map(({ definition }) => definition)),
    looksBack: new Set(game.looksBack),
    remembers: new Set(game.remembers),
    card: (id) => {
      const card = cards.get(id);
      if (card === undefined) violated(`card definition ${id} is in the card set`);
      return card;
    },
    keyword: (keyword) => cards.get(KEYWORD_PREFIX + keyword)?.abilities ?? NO_ABILITIES,
    keywordsWithAbilities: new Set(Object.keys(game.keywords)),
    functionZones: functionZonesOf(game, cardSet),
  };
};

/** The node a reference points at. */
export const nodeAt = (rules: CompiledGame, ref: AbilityRef): Json => {
  let node: Json = rules.card(ref.definition).definition;
  for (const key of ref.path) {
    const next: Json | undefined = isList(node)
      ? node[Number(key)]
      : typeof node === 'object' && node !== null
        ? node[key]
        : undefined;
    if (next === undefined) violated(`${ref.definition} has ${ref.path.join('/')}`);
    node = next;
  }
  return node;
};

const compileCard = (game: GameDefinition, definition: CardDefinition): CompiledCard => ({
  definition,
  facts: definition.id.startsWith(KEYWORD_PREFIX) ? NO_FACTS : game.facts(definition),
  abilities: byKind(definition),
});

const byKind = (definition: CardDefinition): AbilitiesByKind => {
  const located = <A extends Ability>(is: (ability: Ability) => ability is A): readonly Located<A>[] =>
    definition.abilities.flatMap((ability, index) =>
      is(ability) ? [{ ability, ref: { definition: definition.id, path: ['abilities', index] } }] : [],
    );
  const grouped: AbilitiesByKind = {
    keyword: located((ability) => ability.kind === 'keyword'),
    static: located((ability) => ability.kind === 'static'),
    cost: located((ability) => ability.kind === 'cost'),
    triggered: located((ability) => ability.kind === 'triggered'),
    activated: located((ability) => ability.kind === 'activated'),
    replacement: located((ability) => ability.kind === 'replacement'),
    prohibition: located((ability) => ability.kind === 'prohibition'),
  };
  return definition.abilities.length === 0 ? NO_ABILITIES : grouped;
};

const functionZonesOf = (game: GameDefinition, { cards }: CardSet): readonly string[] => {
  const named = Object.values(cards).flatMap((card) =>
    card.abilities.flatMap((ability) => ('zones' in ability && ability.kind !== 'cost' ? (ability.zones ?? []) : [])),
  );
  return [...new Set([...game.activeZones, ...named])];
};

/** What most cards have. */
export const NO_ABILITIES: AbilitiesByKind = {};
const NO_FACTS: Facts = { numbers: {}, tags: [], names: [], keywords: {}, flags: [] };

const awaitedBy = (definitions: readonly CardDefinition[]): CompiledGame['awaited'] => {
  const awaited = { triggered: new Set<string>(), replacement: new Set<string>(), prohibition: new Set<string>() };
  const visit = (node: Json): void => {
    if (isAbility(node)) {
      if (node.kind === 'triggered') for (const { event } of node.on) awaited.triggered.add(event);
      if (node.kind === 'replacement' || node.kind === 'prohibition') awaited[node.kind].add(node.on.event);
    }
    if (isList(node)) node.forEach(visit);
    else if (isRecord(node)) Object.values(node).forEach(visit);
  };
  definitions.forEach(visit);
  return awaited;
};

const byEvent = (replacers: readonly Replacer[]): { readonly [event: string]: readonly Replacer[] } => {
  const index: { [event: string]: readonly Replacer[] } = {};
  for (const replacer of replacers) index[replacer.on] = [...(index[replacer.on] ?? []), replacer];
  return index;
};

const indexProcedure = ({ name, steps, first }: AnyProcedure) => [name, { first, steps }] as const;
