/** What tests must know of a game to play with any of its cards; everything else they ask of the game itself. */
import { join } from 'node:path';
import type { GameState, Json, JsonRecord, LogEntry } from '../../../src/engine/index.js';
import { games } from '../../../src/engine/index.js';
import type { Harmless } from '../mutants/harmless/harmless.js';
import { ROOT } from '../processes.js';
import type { Pick } from '../random-game.js';
import { homeOf } from './home.js';

export type GameKit = {
  /** Events declared with `logged: false`: another entry tells of them, or they never happen. */
  readonly notLogged: readonly string[];
  /** What a seat has that plays with `cards`: each of them wherever it may be of use, and enough to pay for them. */
  readonly seatWith: (cards: readonly string[]) => JsonRecord;
  /** Cards about hidden cards. */
  readonly blind: BlindWords;
  /** The dice that an entry of the log says were rolled; absent where there are none. */
  readonly rolled?: (entry: LogEntry) => readonly Fallen[];
  /** What is wrong with a state of a game between two actions, beside what would be in any game. */
  readonly faults?: (state: GameState) => readonly string[];
  /**
   * Players choose from the whole deck as a game begins: a judge sees them asked, and nothing but chance is open to one
   * then.
   */
  readonly asksAboutDecks?: true;
  /** Zones in which what a player brought stays when the player leaves. */
  readonly staysBehind?: readonly string[];
  /** Steps of procedures that an action of its golden games takes, on average, at most. */
  readonly stepsMax: number;
  /** Changes of its code that are no fault. */
  readonly harmless?: readonly Harmless[];
};

/** How chance fell, and whose number in this stream of it the label ends with. */
export type Fallen = { readonly stream: string; readonly outcome: readonly string[] };

/** The words for cards whose players choose, order, divide and move what they do not see (`blind-cards.ts`). */
export type BlindWords = {
  /** The zone of the deck, where it has another name. */
  readonly deck?: string;
  /** Where cards lie that not everybody sees, beside the deck. */
  readonly zones: readonly string[];
  readonly qualities: readonly JsonRecord[];
  /** What is done with the cards named `a`. */
  readonly acts: readonly Json[];
  /** What some cards do in any case: questions that chance comes upon seldom. */
  readonly sure: readonly Json[];
  readonly card: (id: string, effect: Json, target: JsonRecord | null) => JsonRecord;
  readonly table: (names: readonly string[], pick: Pick) => JsonRecord;
};

/** By game; a kit is found by where its game is at home. */
const kits = new Map(
  await Promise.all(
    games.map(async (game) => {
      const { kit } = (await import(join(ROOT, homeOf(game).kit))) as { readonly kit: GameKit };
      return [game, kit] as const;
    }),
  ),
);

/** The kit of a game, empty for a game that is made up for one test. */
export const knownKitOf = (game: string): Partial<GameKit> => kits.get(game) ?? {};

export const faultsByKit = (game: string, state: GameState): readonly string[] =>
  knownKitOf(game).faults?.(state) ?? [];

export const kitOf = (game: string): GameKit => {
  const kit = kits.get(game);
  if (kit === undefined) throw new Error(`there is no game ${game}`);
  return kit;
};
