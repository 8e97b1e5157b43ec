import { resolutionCall } from '../frames/resolution.js';
import type { CardTables } from '../game/card-tables.js';
import type { GameDefinition } from '../game/definition.js';
import type { Game } from '../game/draft.js';
import type { ManualRules } from '../game/manual-rules.js';
import type { Citation } from '../rules/citation.js';
import type { GameEvent } from '../state/event.js';
import type { Seat } from '../state/state.js';

/** What no game can do without. */
type Needed =
  | 'id'
  | 'name'
  | 'ruleset'
  | 'rulebook'
  | 'formats'
  | 'seats'
  | 'zones'
  | 'deckZone'
  | 'inPlay'
  | 'phases'
  | 'cards'
  | 'procedures'
  | 'facts'
  | 'start'
  | 'leave'
  | 'position';

/** What is said in part, and has defaults for the rest. */
type InPart = 'cards' | 'manual';

export type GameDeclaration = Pick<GameDefinition, Exclude<Needed, InPart>> &
  Partial<Omit<GameDefinition, Needed | InPart>> & {
    readonly cards: Pick<CardTables, NeededOfCards> & Partial<CardTables>;
    readonly manual?: Partial<ManualRules>;
  };

type NeededOfCards = 'title' | 'tag' | 'types' | 'numbers';

/** The rules of play know no clock. */
const usualTimeSource =
  'Suggested by Kifu for all formats: a seat whose time has run out has lost, as if it had conceded.';

/**
 * A game as the kernel reads it, from what it has of its own: of anything else it has nothing, or what most games do.
 * What it declares is declared only here: cards may refer to its zones, marks, numbers, words and events because they
 * are here.
 */
export const defineGame = (own: GameDeclaration): GameDefinition => ({
  activeZones: own.inPlay,
  marks: {},
  player: {},
  words: [],
  events: [],
  decisions: [],
  addingKeywords: [],
  keywords: {},
  replacers: [],
  replacement: { perEvent: 'each-once', chooser: affectedPlayer, cites: [] },
  layers: [['control'], ['print'], ['text'], ['tags', 'names'], ['abilities'], ['keywords', 'flags'], ['number:*']],
  layerRules: [],
  duration: (_game, until) => ({ at: until }),
  refuseChoice: () => null,
  wordRules: { words: {}, nothing: [] },
  follow: () => [],
  checks: [],
  lastState: 'always',
  asksIf: ['resolution'],
  place: () => [],
  leaving: [],
  timeSource: usualTimeSource,
  loop: judgedLoop([]),
  viewPlayer: () => ({}),
  viewObject: () => ({}),
  validateDeck: () => [],
  ...own,
  cards: { keywords: [], flags: [], durations: [], purposes: [], costs: [], ...own.cards },
  manual: { acts: [], cites: [], resolve: (scope) => resolutionCall(scope), ...own.manual },
});

/** The controller of the affected object, or the affected player; else the one whose turn it is. */
export const affectedPlayer = ({ state }: Game, { object, seat }: GameEvent): Seat => {
  const affected = typeof object === 'string' ? state.objects[object] : undefined;
  if (affected !== undefined) return affected.controller;
  return typeof seat === 'string' ? seat : state.turn.active;
};

/** A loop ends the record without a winner, for a judge to decide. */
export const judgedLoop =
  (cites: readonly Citation[]): GameDefinition['loop'] =>
  ({ state: { seats } }) => ({
    winners: [],
    losers: seats,
    draw: true,
    reason: 'a loop that nobody can stop, for a judge to decide',
    cites,
  });
