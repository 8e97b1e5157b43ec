import { speakerOf } from '../game/speaker.js';
import type { Ability, StaticAbility } from '../abilities/ability.js';
import { factsOf } from '../board/facts.js';
import { isBlank } from '../board/visibility.js';
import { kindOfZone, objectsIn, zonesOfKind } from '../board/zone.js';
import { boardOf, printOf, type Active, type Board } from '../game/board.js';
import { kindsOfEvent, NO_ABILITIES, type AbilitiesByKind, type Located } from '../game/compiled.js';
import type { Game } from '../game/draft.js';
import { works } from '../game/resting-text.js';
import { boundChanges, spend } from '../rules/effort.js';
import { hasFlag, WITHOUT_TEXT } from '../state/facts.js';
import { isWaitingAbility, type GameObject } from '../state/state.js';
import { addedUp, isRepeated, numbered } from './adding-up.js';
import { raiseToZero } from './below-zero.js';
import { changeAt } from './change.js';
import { type Contribution } from './contribution.js';
import { workingFacts } from './copying.js';
import { definePrinted } from './defining.js';
import { isApplying } from './duration.js';
import { abilityAt } from './granting.js';
import type { GrowingBoard } from './growing-board.js';
import { applyLayers } from './layers.js';

/** The board as it is now, to be remembered in `game.board`. */
export const deriveBoard = (game: Game): Board => {
  const board: GrowingBoard = {
    reads: new Set(),
    facts: new Map(),
    prints: new Map(),
    granted: new Map(),
    triggers: new Map(),
    states: [],
    replacements: new Map(),
    prohibitions: new Map(),
    costs: [],
    effort: 0,
  };
  // From here on every filter sees this board as far as it has been derived.
  game.board = board;
  const { effort: before = 0 } = game;
  try {
    fill(game, board);
    board.effort = (game.effort ?? 0) - before;
  } catch (error) {
    game.board = null; // Half a board is none.
    throw error;
  }
  return board;
};

const fill = (game: Game, board: GrowingBoard): void => {
  const objects = functioningObjects(game);
  spend(game, 2 * objects.length + game.state.effects.length);
  for (const object of objects) board.facts.set(object.id, workingFacts(game, object));
  for (const read of game.rules.game.restingText?.reads ?? []) board.reads.add(read);
  for (const read of game.rules.game.speaker?.reads ?? []) board.reads.add(read);
  definePrinted(game, board, objects);
  const contributions = contributionsOf(game, objects);
  // Some wait for a turn, and some refer to memories that are removed at its end.
  if (game.state.effects.length > 0) board.reads.add('turn');
  applyLayers(game, board, contributions, (written) => [
    ...(written.includes('print') ? copiedContributions(game, objects, board) : []),
    ...(written.includes('keywords') ? keywordContributions(game, objects, board) : []),
    ...(written.includes('abilities') ? grantedContributions(game, objects, board) : []),
  ]);
  raiseToZero(game, board);
  for (const object of objects) addAbilitiesOf(game, board, object);
  for (const active of carriedAbilities(game)) addActive(game, board, active);
};

const functioningObjects = (game: Game): readonly GameObject[] => {
  const found: GameObject[] = [];
  for (const kind of game.rules.functionZones) {
    for (const zone of zonesOfKind(game, kind)) {
      for (const id of objectsIn(game, zone)) {
        const object = game.state.objects[id];
        if (object !== undefined && !isWaitingAbility(object) && !isBlank(game, object)) found.push(object);
      }
    }
  }
  return found;
};

const contributionsOf = (game: Game, objects: readonly GameObject[]): readonly Contribution[] => {
  const contributions: Contribution[] = [];
  for (const located of game.rules.statics) pushChanges(game, contributions, ofRules(game, located));
  for (const object of objects) addStatics(game, contributions, object, game.rules.card(object.definition).abilities);
  for (const effect of game.state.effects) {
    if (!isApplying(game, effect)) continue;
    if (effect.does.kind === 'changes') {
      const { objects: affected, changes } = effect.does;
      for (const change of changes)
        pushContribution(game, contributions, {
          kind: 'settled',
          timestamp: effect.timestamp,
          source: effect.source.object,
          affected,
          change,
        });
    }
  }
  for (const active of carriedAbilities(game)) {
    if (active.ability.kind === 'static') pushChanges(game, contributions, { ...active, ability: active.ability });
  }
  return contributions;
};

/** No object has it: it names what it affects. */
const ofRules = ({ state }: Game, { ability, ref }: Located<StaticAbility>): Active<StaticAbility> => {
  const source = { object: '', definition: ref.definition };
  return { ability, ref, source, controller: state.turn.active, bindings: {}, timestamp: 0 };
};

/** Static abilities of texts that were copied. */
const copiedContributions = (
  game: Game,
  objects: readonly GameObject[],
  { prints }: Board,
): readonly Contribution[] => {
  const contributions: Contribution[] = [];
  for (const object of prints.size === 0 ? [] : objects) {
    const { text = object.definition } = prints.get(object.id) ?? {};
    if (text !== object.definition) addStatics(game, contributions, object, game.rules.card(text).abilities);
  }
  return contributions;
};

/** Static abilities that keywords stand for, once it is known which objects have which keyword. */
const keywordContributions = (
  game: Game,
  objects: readonly GameObject[],
  { facts }: Board,
): readonly Contribution[] => {
  const contributions: Contribution[] = [];
  for (const object of objects) {
    for (const keyword of Object.keys(facts.get(object.id)?.keywords ?? {})) {
      if (game.rules.keywordsWithAbilities.has(keyword))
        addStatics(game, contributions, object, game.rules.keyword(keyword));
    }
  }
  return contributions;
};

/** Granted static abilities, once it is known which objects have them. */
const grantedContributions = (
  game: Game,
  objects: readonly GameObject[],
  { granted }: Board,
): readonly Contribution[] => {
  const contributions: Contribution[] = [];
  for (const object of granted.size === 0 ? [] : objects) {
    const had: { readonly ability: Ability }[] = [...printedStatics(game, object)];
    for (const { ability, ref, timestamp } of granted.get(object.id) ?? []) {
      if (ability.kind !== 'static' || !functionsIn(game, ability, object)) continue;
      if (!isRepeated(game, ability, had))
        pushChanges(game, contributions, { ...activeOn(game, { ability, ref }, object), timestamp });
      had.push({ ability });
    }
  }
  return contributions;
};

const printedStatics = (game: Game, object: GameObject): readonly Located[] =>
  hasFlag(factsOf(game, object.id), WITHOUT_TEXT)
    ? []
    : (game.rules.card(printOf(game, object).text).abilities.static ?? []).filter(({ ability }) =>
        functionsIn(game, ability, object),
      );

const addStatics = (
  game: Game,
  contributions: Contribution[],
  object: GameObject,
  abilities: AbilitiesByKind,
): void => {
  for (const located of abilities.static ?? []) {
    if (located.ability.defines === true) continue;
    if (functionsIn(game, located.ability, object)) pushChanges(game, contributions, activeOn(game, located, object));
  }
};

const pushChanges = (
  game: Game,
  contributions: Contribution[],
  active: Active<Extract<Ability, { kind: 'static' }>>,
): void => {
  active.ability.changes.forEach((change, index) => {
    const at = changeAt(active.ref, index);
    pushContribution(game, contributions, { kind: 'static', timestamp: active.timestamp, active, change, at });
  });
};

const pushContribution = (game: Game, contributions: Contribution[], contribution: Contribution): void => {
  contributions.push(contribution);
  boundChanges(contributions.length, boardOf(game).facts.size);
};

const addAbilitiesOf = (game: Game, board: GrowingBoard, object: GameObject): void => {
  const facts = board.facts.get(object.id);
  if (facts === undefined) return;
  const had: Active<Ability>[] = [];
  if (!hasFlag(facts, WITHOUT_TEXT))
    addAbilities(game, had, object, game.rules.card(printOf(game, object).text).abilities);
  for (const [keyword, n] of Object.entries(facts.keywords)) {
    if (!game.rules.keywordsWithAbilities.has(keyword)) continue;
    const times = game.rules.game.keywordsByInstance?.includes(keyword) === true ? n : 1;
    for (let time = 0; time < times; time++) addAbilities(game, had, object, game.rules.keyword(keyword));
  }
  for (const { ability, ref, timestamp } of board.granted.get(object.id) ?? []) {
    if (functionsIn(game, ability, object)) had.push({ ...activeOn(game, { ability, ref }, object), timestamp });
  }
  for (const active of addedUp(game, had)) addActive(game, board, active);
};

const addAbilities = (game: Game, had: Active<Ability>[], object: GameObject, abilities: AbilitiesByKind): void => {
  if (abilities === NO_ABILITIES) return;
  for (const kind of ['triggered', 'replacement', 'prohibition', 'cost'] as const) {
    for (const located of abilities[kind] ?? []) {
      if (functionsIn(game, located.ability, object)) had.push(activeOn<Ability>(game, located, object));
    }
  }
};

const addActive = (game: Game, board: GrowingBoard, active: Active<Ability>): void => {
  const { ability } = active;
  spend(game, 1);
  const pushFor = <T>(event: string, map: Map<string, T[]>, value: T): void => {
    for (const kind of kindsOfEvent(game.rules, event)) push(map, kind, value);
  };
  switch (ability.kind) {
    case 'triggered':
      if (ability.on.length === 0) board.states.push({ ...active, ability });
      for (const pattern of ability.on)
        pushFor(pattern.event, board.triggers, { active: { ...active, ability }, pattern });
      break;
    case 'replacement':
      pushFor(ability.on.event, board.replacements, { ...active, ability });
      break;
    case 'prohibition':
      pushFor(ability.on.event, board.prohibitions, { ...active, ability });
      break;
    case 'cost':
      board.costs.push({ ...active, ability });
      break;
    case 'static':
    case 'keyword':
    case 'activated':
    case 'unscripted':
      break;
  }
};

const push = <T>(map: Map<string, T[]>, key: string, value: T): void => {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
};

/** Abilities that lasting effects carry: floating and delayed triggers, replacements, prohibitions, statics. */
const carriedAbilities = (game: Game): readonly Active<Ability>[] =>
  game.state.effects.flatMap((effect) => {
    if (effect.does.kind !== 'ability' || !isApplying(game, effect)) return [];
    const { ability: ref, bindings, once } = effect.does;
    const ability = abilityAt(game, ref);
    const { source, controller, timestamp, id } = effect;
    return [{ ability, ref, source, controller, bindings, timestamp, effect: { id, once } }];
  });

const functionsIn = (game: Game, ability: Ability, object: GameObject): boolean => {
  const kind = kindOfZone(object.zone);
  const zones = 'zones' in ability ? ability.zones : undefined;
  const isThere = zones === undefined ? game.rules.activeZones.has(kind) : zones.includes(kind);
  return isThere && works(game, object, ability);
};

const activeOn = <A extends Ability>(game: Game, { ability, ref }: Located<A>, object: GameObject): Active<A> => ({
  ability,
  ref,
  source: { object: object.id, definition: object.definition },
  controller: speakerOf(game, object),
  bindings: numbered(ability),
  timestamp: object.timestamp,
});
