import { isAbility, type Ability } from '../abilities/ability.js';
import { manualActsDefinition } from '../by-hand/manual-act.js';
import { deriveBoard } from '../continuous/derive.js';
import {
  KEYWORD_PREFIX,
  OF_RULES,
  kindsOfEvent,
  NO_ABILITIES,
  type AbilitiesByKind,
  type CardSet,
  type CompiledCard,
  type CompiledGame,
  type Located,
} from '../game/compiled.js';
import { zonesOfAll } from '../game/deck-making.js';
import type { CardDefinition } from '../game/decks.js';
import type { GameDefinition } from '../game/definition.js';
import type { AnyProcedure } from '../game/procedure.js';
import type { Replacer } from '../game/replacer.js';
import type { InTurns } from '../ground/in-turns.js';
import { violated } from '../ground/invariant.js';
import { isList, isRecord, type Json } from '../json/index.js';
import type { Facts } from '../state/facts.js';
import type { DefinitionId } from '../state/state.js';
import { kernelWords } from '../words/index.js';
import { rememberingsOf, type EventKind, type Remembering } from '../game/event-kind.js';
import { ENGINE } from './engine-build.js';
import { kernelDecisions } from './kernel-decisions.js';
import { kernelEvents } from './kernel-events.js';
import { kernelProcedures } from './kernel-procedures.js';

/** Makes the indexes that the engine asks on every move, once for each game and card set, a card at a time. */
export function* compile(game: GameDefinition, cardSet: CardSet): InTurns<CompiledGame> {
  const cards = new Map<DefinitionId, CompiledCard>();
  const words = [...kernelWords, ...game.words];
  const events = [...kernelEvents, ...game.events];
  const groups = game.eventGroups ?? [];
  const looksBack = new Set([
    ...events.flatMap((event) => (event.looksBack === true ? [event.kind] : [])),
    ...groups.flatMap((group) => (group.looksBack === true ? [group.group] : [])),
  ]);
  const eventGroups = new Map(groups.map((group) => [group.group, group]));
  const awaiting = openAwaiting({ eventGroups, looksBack });
  const functionZones = new Set(game.activeZones);
  const add = (definition: CardDefinition, facts: Facts): void => {
    cards.set(definition.id, compileCard(definition, facts));
    awaiting.visit(definition);
  };
  for (const definition of Object.values(cardSet.cards)) {
    add(definition, game.facts(definition));
    for (const zone of [...definition.abilities, ...grantedIn(definition)].flatMap(zonesOf)) functionZones.add(zone);
    yield;
  }
  for (const [keyword, abilities] of Object.entries(game.keywords)) {
    add({ id: KEYWORD_PREFIX + keyword, abilities }, NO_FACTS);
    for (const zone of abilities.flatMap(zonesOf)) functionZones.add(zone);
  }
  add({ id: OF_RULES, abilities: game.statics ?? [] }, NO_FACTS);
  add(manualActsDefinition(game.manual.acts), NO_FACTS);
  return {
    game,
    engine: ENGINE,
    cardSet,
    activeZones: new Set(game.activeZones),
    inPlay: game.inPlay,
    zoneKinds: new Map(zonesOfAll(game).map((zone) => [zone.kind, zone])),
    faceMarks: new Set(game.zones.flatMap(({ marked = {} }) => Object.keys(marked))),
    steps: Object.fromEntries(
      [...kernelProcedures, ...game.procedures, ...words.map((word) => word.procedure)].map(indexProcedure),
    ),
    atoms: Object.fromEntries(events.map(({ kind, apply }) => [kind, apply])),
    eventGroups,
    decisions: Object.fromEntries(
      [...kernelDecisions, ...game.decisions, ...words.flatMap((word) => word.decisions)].map((kind) => [
        kind.kind,
        kind,
      ]),
    ),
    replacers: byEvent(game.replacers),
    ...awaiting.found(),
    looksBack,
    remembers: remembersIn(events, cardSet),
    askedUnlogged: new Map(
      events.flatMap(({ kind, askedUnlogged = [] }) => (askedUnlogged.length === 0 ? [] : [[kind, askedUnlogged]])),
    ),
    deriveBoard,
    card: (id) => {
      const card = cards.get(id);
      if (card === undefined) violated(`card definition ${id} is in the card set`);
      return card;
    },
    keyword: (keyword) => cards.get(KEYWORD_PREFIX + keyword)?.abilities ?? NO_ABILITIES,
    statics: cards.get(OF_RULES)?.abilities.static ?? [],
    keywordsWithAbilities: new Set(Object.keys(game.keywords)),
    functionZones: [...functionZones],
  };
}

/** Under which names entries are kept: some of them only where a card says the name. */
const remembersIn = (events: readonly EventKind[], { cards }: CardSet): CompiledGame['remembers'] => {
  const ifAsked = events.flatMap(rememberingsOf).flatMap((one) => (one.ifAsked === true ? [one.name] : []));
  const texts = ifAsked.length === 0 ? [] : Object.values(cards).map((definition) => JSON.stringify(definition));
  const asked = ifAsked.filter((name) => texts.some((text) => text.includes(`"${name}"`)));
  const isKept = ({ name, ifAsked: isOnlyIfAsked }: Remembering): boolean =>
    isOnlyIfAsked === undefined || asked.includes(name);
  return new Map(events.map((event) => [event.kind, rememberingsOf(event).filter(isKept)]));
};

const compileCard = (definition: CardDefinition, facts: Facts): CompiledCard => {
  const abilities = byKind(definition);
  const activated = new Map((abilities.activated ?? []).map((located) => [located.ability.name, located]));
  return { definition, facts, abilities, activated };
};

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
    unscripted: located((ability) => ability.kind === 'unscripted'),
  };
  return definition.abilities.length === 0 ? NO_ABILITIES : grouped;
};

const zonesOf = (ability: Ability): readonly string[] =>
  'zones' in ability && !OF_THE_CARD_ITSELF.includes(ability.kind) ? (ability.zones ?? []) : [];

/** Outside play these are asked of the card in question alone. */
const OF_THE_CARD_ITSELF: readonly Ability['kind'][] = ['cost', 'replacement'];

/** Abilities that a card gives to others, wherever in its script. */
const grantedIn = (node: Json): readonly Ability[] => {
  if (isList(node)) return node.flatMap(grantedIn);
  if (!isRecord(node)) return [];
  const { change, ability = null } = node;
  return [...(change === 'grant' && isAbility(ability) ? [ability] : []), ...Object.values(node).flatMap(grantedIn)];
};

const NO_FACTS: Facts = { numbers: {}, tags: [], names: [], keywords: {}, flags: [] };

/** The events for which any ability waits, at any depth of the visited value. */
type Awaiting = {
  visit(node: Json): void;
  found(): Pick<CompiledGame, 'awaited' | 'waitsForStates'>;
};

const openAwaiting = (rules: Pick<CompiledGame, 'eventGroups' | 'looksBack'>): Awaiting => {
  const none = (): Set<string> => new Set();
  const awaited = { triggered: none(), before: none(), replacement: none(), prohibition: none() };
  let waitsForStates = false;
  const addAwaited = (kind: keyof typeof awaited, event: string): void => {
    for (const one of kindsOfEvent(rules, event)) awaited[kind].add(one);
  };
  const visit = (node: Json): void => {
    if (isAbility(node)) {
      if (node.kind === 'triggered') {
        waitsForStates ||= node.on.length === 0;
        for (const { event } of node.on) {
          addAwaited('triggered', event);
          if (node.looksBack ?? rules.looksBack.has(event)) addAwaited('before', event);
        }
      }
      if (node.kind === 'replacement' || node.kind === 'prohibition') addAwaited(node.kind, node.on.event);
    }
    if (isList(node)) node.forEach(visit);
    else if (isRecord(node)) Object.values(node).forEach(visit);
  };
  return { visit, found: () => ({ awaited, waitsForStates }) };
};

const byEvent = (replacers: readonly Replacer[]): { readonly [event: string]: readonly Replacer[] } => {
  const index: { [event: string]: readonly Replacer[] } = {};
  for (const replacer of replacers) index[replacer.on] = [...(index[replacer.on] ?? []), replacer];
  return index;
};

const indexProcedure = ({ name, steps, first }: AnyProcedure) => [name, { first, steps }] as const;
