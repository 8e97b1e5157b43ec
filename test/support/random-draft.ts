/** Drafts by chance: what is drafted from, and for how many, of a game that has a format for it. */
import { createHash } from 'node:crypto';
import { builtInDecks, type DeckEntry, type GameSetup, type GameState, type Rules } from '../../src/engine/index.js';
import type { Pick } from './random-game.js';

/** More than any built-in collection is enough for. */
const PLAYERS_MAX = 6;
/** One line in so many is left out. */
const LEFT_OUT_ONE_IN = 12;

/** Some of all that the decks of the game have, enough for two players at least, and players who can draft from it. */
export const draftFrom = (rules: Rules, seed: number, pick: Pick): GameSetup => {
  const format = rules.formats.find((one) => rules.deckFormat(one) !== null);
  if (format === undefined) throw new Error(`${rules.game} has no format that is played for decks`);
  const isLegal = (list: readonly DeckEntry[]): boolean => rules.validateDeck(format, list).length === 0;
  const setup = { gameId: `draft-${seed}`, format, seed: createHash('sha256').update(`draft ${seed}`).digest('hex') };
  const setupFor = (players: number, deck: readonly DeckEntry[]): GameSetup => {
    return { ...setup, seats: Array.from({ length: players }, (_, at) => ({ seat: `p${at + 1}`, deck })) };
  };
  const isEnough = (players: number, deck: readonly DeckEntry[]): boolean =>
    isLegal(deck) && rules.create(setupFor(players, deck)).kind === 'decided';
  let list = everything(rules);
  if (!isEnough(2, list)) throw new Error(`the decks of ${rules.game} are together nothing to draft from`);
  for (const { card } of list) {
    const less = list.filter((line) => line.card !== card);
    if (pick(LEFT_OUT_ONE_IN) === 0 && isEnough(2, less)) list = less;
  }
  let players = 2 + pick(PLAYERS_MAX - 1);
  while (players > 2 && !isEnough(players, list)) players -= 1;
  return setupFor(players, list);
};

const everything = ({ game }: Rules): readonly DeckEntry[] => {
  const counts = new Map<string, number>();
  for (const { card, count } of Object.values(builtInDecks(game)).flat())
    counts.set(card, (counts.get(card) ?? 0) + count);
  return [...counts].map(([card, count]) => ({ card, count }));
};

/** Who is there to the end of a draft has a deck, and it is legal in the format that it is for. */
export const requireDecks = (rules: Rules, state: GameState): void => {
  const format = rules.deckFormat(state.format);
  if (format === null) return;
  const decks = rules.decksOf(state);
  const left = state.seats.filter((seat) => state.players[seat]?.['left'] === true);
  const isWhole = decks.length + left.length === state.seats.length;
  if (!isWhole && (decks.length > 0 || left.length < state.seats.length - 2))
    throw new Error(`${decks.length} decks of ${state.seats.length} players, of whom ${left.length} left`);
  const faults = decks.flatMap(({ deck }) => rules.validateDeck(format, deck));
  if (faults.length > 0) throw new Error(`a deck that was drafted is illegal: ${JSON.stringify(faults)}`);
};
