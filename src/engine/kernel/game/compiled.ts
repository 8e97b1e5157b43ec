import type { Ability, StaticAbility } from '../abilities/ability.js';
import { toEnd, type InTurns } from '../ground/in-turns.js';
import { violated } from '../ground/invariant.js';
import { canonicalJson, isList, sha256Hex, type Json, type JsonRecord } from '../json/index.js';
import type { AbilityRef } from '../state/ability-ref.js';
import type { GameEvent } from '../state/event.js';
import type { Facts } from '../state/facts.js';
import type { DefinitionId } from '../state/state.js';
import type { Atom } from './atom.js';
import type { Board } from './board.js';
import type { DecisionKind } from './decision-kind.js';
import type { CardDefinition } from './decks.js';
import type { GameDefinition } from './definition.js';
import type { Game } from './draft.js';
import type { EventGroup, Remembering } from './event-kind.js';
import type { Step } from './procedure.js';
import type { Replacer } from './replacer.js';
import type { ZoneKind } from './zone-kind.js';

/** The definitions a game is played with; the hash is of their content. */
export type CardSet = { readonly hash: string; readonly cards: { readonly [id: DefinitionId]: CardDefinition } };

export const cardSetOf = (cards: readonly CardDefinition[]): CardSet => toEnd(cardSetInTurns(cards));

/** The same, a card at a time. */
export function* cardSetInTurns(cards: readonly CardDefinition[]): InTurns<CardSet> {
  const byId = Object.fromEntries(cards.map((card) => [card.id, card]));
  const texts: string[] = [];
  for (const id of Object.keys(byId).sort()) {
    texts.push(canonicalJson({ [id]: byId[id] ?? null }).slice(1, -1));
    yield;
  }
  return { hash: sha256Hex(`{${texts.join(',')}}`), cards: byId };
}

type AwaitingKind = 'triggered' | 'before' | 'replacement' | 'prohibition';

/** An ability with its place in a definition. */
export type Located<A extends Ability = Ability> = { readonly ability: A; readonly ref: AbilityRef };

/** A card definition with everything that the engine needs of it on every move, computed once. */
export type CompiledCard = {
  readonly definition: CardDefinition;
  readonly facts: Facts;
  readonly abilities: AbilitiesByKind;
  /** Its activated abilities by the name that players use. */
  readonly activated: ReadonlyMap<string, Located<Extract<Ability, { readonly kind: 'activated' }>>>;
};

export type AbilitiesByKind = {
  readonly [K in Ability['kind']]?: readonly Located<Extract<Ability, { readonly kind: K }>>[];
};

/** A game and a card set, ready to be played: every table is an index. */
export type CompiledGame = {
  readonly game: GameDefinition;
  /** The build that makes these states. */
  readonly engine: string;
  readonly cardSet: CardSet;
  readonly activeZones: ReadonlySet<string>;
  readonly inPlay: readonly string[];
  readonly zoneKinds: ReadonlyMap<string, ZoneKind>;
  /** Marks that change who sees a face, in any zone. */
  readonly faceMarks: ReadonlySet<string>;
  readonly steps: {
    readonly [procedure: string]: {
      readonly first: string;
      readonly steps: { readonly [step: string]: Step<JsonRecord> };
    };
  };
  readonly atoms: { readonly [kind: string]: Atom<GameEvent> };
  readonly eventGroups: ReadonlyMap<string, EventGroup>;
  readonly decisions: { readonly [kind: string]: DecisionKind<JsonRecord> };
  readonly replacers: { readonly [event: string]: readonly Replacer[] };
  /**
   * Kinds of events that some ability of this card set waits for: without deriving anything it is known that no ability
   * is triggered by any other kind, or replaces or forbids it. `before`: the condition of some trigger looks at the
   * moment before the event.
   */
  readonly awaited: { readonly [K in AwaitingKind]: ReadonlySet<string> };
  /** Whether some trigger of this card set waits for a state. */
  readonly waitsForStates: boolean;
  /** Events and groups of them. */
  readonly looksBack: ReadonlySet<string>;
  /** Under which names entries are kept in `history`, by the kind of the event. */
  readonly remembers: ReadonlyMap<string, readonly Remembering[]>;
  /** The fields of events for which cards may ask and that log entries do not have, by the kind of the event. */
  readonly askedUnlogged: ReadonlyMap<string, readonly string[]>;
  /** Derives the board from the state at this moment; called by `boardOf`, which remembers it. */
  deriveBoard(game: Game): Board;
  card(id: DefinitionId): CompiledCard;
  keyword(keyword: string): AbilitiesByKind;
  /** What the rules themselves change. */
  readonly statics: readonly Located<StaticAbility>[];
  /** Keywords that stand for an ability. */
  readonly keywordsWithAbilities: ReadonlySet<string>;
  /** Kinds of zones, active or not, where some ability of this card set functions. */
  readonly functionZones: readonly string[];
};

/** The ability that a keyword means is in the definition of this prefix and the keyword. */
export const KEYWORD_PREFIX = 'keyword:';

/** The definition in which the static abilities of the rules stand. */
export const OF_RULES = 'rules:';

/** What most cards have. */
export const NO_ABILITIES: AbilitiesByKind = {};

/** The kinds of events that a pattern means by this name. */
export const kindsOfEvent = ({ eventGroups }: Pick<CompiledGame, 'eventGroups'>, event: string): readonly string[] =>
  eventGroups.get(event)?.of.map((part) => part.event) ?? [event];

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
