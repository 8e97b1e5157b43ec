/**
 * Boards as pages get them, of games that the engine plays at random: the same in every run. A page gets the replay of
 * three steps: where most cards are on the table, the same without a decision, and where most wait to be resolved.
 */
import type { Page } from 'playwright-core';
import {
  builtInDecks,
  type GameState,
  games,
  type Json,
  type Rules,
  rulesFor,
  seatsIn,
} from '../../../src/engine/index.js';
import { layoutOf } from '../../../src/engine/looks.js';
import type { Board } from '../../../src/client/index.js';
import { pickFrom, randomCommand } from '../random-game.js';
import { tableIn } from '../random-table.js';

export interface TableKind {
  readonly game: string;
  readonly format: string;
  readonly seats: number;
}

function rulesOf(game: string): Rules {
  const rules = rulesFor(game);
  if (rules === undefined) throw new Error(`there is no game ${game}`);
  return rules;
}

/** Every game, for every number of seats, in the first format that has it; and every format in teams. */
export const tableKinds: readonly TableKind[] = games.flatMap((game) => {
  const rules = rulesOf(game);
  const formats = rules.formats.filter((format) => rules.deckFormat(format) === null);
  const kinds = formats.flatMap((format) => {
    const { min, max } = seatsIn(rules, format);
    return Array.from({ length: max - min + 1 }, (_, more) => ({ game, format, seats: min + more }));
  });
  const isTeams = (format: string): boolean => rules.compiled.game.teams?.formats?.includes(format) === true;
  return kinds.filter(
    (kind, at) => isTeams(kind.format) || kinds.findIndex(({ seats }) => seats === kind.seats) === at,
  );
});

/** A game of random answers to its end, or for so many actions. */
const ACTIONS = 400;

/** Every state of a game that is played at random with the decks that come with it. */
function statesOf(rules: Rules, { format, seats }: TableKind): readonly GameState[] {
  const table = tableIn(rules, format, seats);
  const decks = Object.values(builtInDecks(rules.game));
  const setup = {
    ...table,
    gameId: `mid-game-${rules.game}-${seats}`,
    seats: table.seats.map((seat, at) => ({ seat, deck: decks[at % decks.length] ?? [] })),
    seed: '7'.repeat(64),
  };
  const created = rules.create(setup);
  if (created.kind === 'rejected') throw new Error(created.message);
  const states = [created.state];
  const pick = pickFrom(7);
  for (let state = created.state; state.outcome === null && states.length < ACTIONS;) {
    const decided = rules.decide(state, randomCommand(rules, state, pick, NO_CONCESSIONS));
    if (decided.kind === 'rejected') throw new Error(decided.message);
    ({ state } = decided);
    states.push(state);
  }
  return states;
}

const NO_CONCESSIONS = { concedeOnceIn: Infinity, invokeOnceIn: Infinity };

/** How many cards lie side by side, and not in a pile. */
async function spread(rules: Rules, state: GameState): Promise<number> {
  const layout = await layoutOf(rules.game);
  const places = [...(layout?.half ?? []).flat(), ...(layout?.middle ?? [])];
  const piles = new Set(places.flatMap(({ zone, as }) => (as === 'deck' || as === 'pile' ? [zone] : [])));
  const { seats } = rules.view(state, EVERYTHING) as unknown as Board;
  return seats
    .flatMap(({ zones }) => Object.entries(zones))
    .reduce((sum, [zone, { count }]) => sum + (piles.has(zone) ? 0 : count), 0);
}

const EVERYTHING = { kind: 'everything' } as const;

/** As the service answers for a game that is over: its replay, and what it says of the game itself. */
export interface MidGame {
  readonly kind: TableKind;
  readonly id: string;
  readonly game: Json;
  readonly replay: Json;
}

export async function midGame(kind: TableKind): Promise<MidGame> {
  const rules = rulesOf(kind.game);
  const states = statesOf(rules, kind);
  const sizes = await Promise.all(states.map((state) => spread(rules, state)));
  const fullest = states[sizes.indexOf(Math.max(...sizes))];
  // Where most waits to be resolved, as far as a game has a place for that.
  const waiting = states.map((state) => waitingIn(rules, state));
  const busiest = states[waiting.indexOf(Math.max(...waiting))];
  if (fullest === undefined || busiest === undefined) throw new Error('a game has states');
  const id = `0193a5a0-8d21-7b0e-8f4c-${kind.game.length}${kind.seats}${kind.format.length.toString().padStart(10, '0')}`;
  const seats = fullest.seats.map((seat) => ({ seat, playerId: null }));
  const about = { id, matchId: id, number: 1, game: kind.game, format: kind.format, seats, status: 'ended' };
  const frame = { version: 1, at: '2026-11-21T10:00:00.000Z', action: null, delta: [], log: [] };
  const replay = {
    game: { ...about, viewer: 'everything', branch: 1, branches: 1, outcome: null },
    cards: { hash: rules.cardSet.hash, definitions: rules.cardSet.cards },
    start: rules.view(fullest, EVERYTHING),
    frames: [
      { ...frame, n: 0 },
      { ...frame, n: 1, delta: [{ op: 'replace', path: '/deciding', value: [] }] },
      { ...frame, n: 2, delta: [{ op: 'replace', path: '', value: rules.view(busiest, EVERYTHING) }] },
    ],
    moments: [],
  };
  return { kind, id, game: about as unknown as Json, replay: replay as unknown as Json };
}

function waitingIn(rules: Rules, state: GameState): number {
  const { shared } = rules.view(state, EVERYTHING) as unknown as Board;
  return Object.values(shared).reduce((sum, { count }) => sum + count, 0);
}

/** The page gets the game from the test; everything else from the service. */
export async function serveMidGame(page: Page, { id, game, replay }: MidGame): Promise<void> {
  await page.route(`**/v1/games/${id}`, (route) => route.fulfill({ json: game }));
  await page.route(`**/v1/games/${id}/replay*`, (route) => route.fulfill({ json: replay }));
}
