/**
 * What random play costs with decks drawn from all cards: those that come with the game, or those of a card file too,
 * where many texts are carried out by hand. The same games are played in every round, so that each decision has its
 * fastest time: what is slow then is slow by itself, and not because the machine was doing something else.
 */
import { type GameState, type Rules, rulesFor } from '../../src/engine/index.js';
import { begin, nameOfCommand, pickFrom, play, stateOf } from '../../test/support/random-game.js';
import { rulesOfFile } from '../../test/support/soak/pool.js';
import { median, rounded } from '../measure.js';

const GAMES = 12;
const ROUNDS = 5;

export type RandomDecks = {
  readonly pool: 'built-in' | 'imported';
  readonly cards: number;
  readonly openMilliseconds: number;
  readonly games: number;
  readonly actions: number;
  /** Choosing among the legal answers and carrying them out, in a session. */
  readonly randomPlayPerSecond: number;
  readonly decideMicroseconds: number;
  /** The slowest of all decisions, and how many times the median one it takes. */
  readonly worstDecision: { readonly timesMedian: number; readonly milliseconds: number; readonly what: string };
};

/** `catalogue`: a card file in a format that the game imports. */
export const benchRandomDecks = (game: string, catalogue: string | undefined): RandomDecks => {
  const began = performance.now();
  const imported = catalogue === undefined ? undefined : rulesOfFile(game, catalogue);
  const rules = imported ?? rulesFor(game);
  if (rules === undefined) throw new Error(`There is no game ${game}`);
  const openMilliseconds = Math.round(performance.now() - began);
  const rounds = Array.from({ length: ROUNDS }, () => ({ sessions: playSessions(rules), decided: decideAll(rules) }));
  const [first] = rounds.map(({ decided }) => decided);
  const fastest = (first ?? []).map((one, index) => ({
    ...one,
    ms: Math.min(...rounds.map(({ decided }) => decided[index]?.ms ?? Infinity)),
  }));
  const typical = median(fastest.map(({ ms }) => ms));
  const worst = fastest.reduce((slowest, one) => (one.ms > slowest.ms ? one : slowest), { ms: 0, what: '' });
  return {
    pool: imported === undefined ? 'built-in' : 'imported',
    cards: Object.keys(rules.cardSet.cards).length,
    openMilliseconds,
    games: GAMES,
    actions: fastest.length,
    randomPlayPerSecond: Math.round(median(rounds.map(({ sessions }) => sessions))),
    decideMicroseconds: rounded(typical * 1_000),
    worstDecision: { timesMedian: rounded(worst.ms / typical), milliseconds: rounded(worst.ms), what: worst.what },
  };
};

const seeds: readonly number[] = Array.from({ length: GAMES }, (_, index) => index + 1);

/** Actions a second. */
const playSessions = (rules: Rules): number => {
  let actions = 0;
  let spent = 0;
  for (const seed of seeds) {
    const { start } = begin(rules, seed, 'random');
    const began = performance.now();
    actions += playSession(rules, start.state, seed);
    spent += performance.now() - began;
  }
  return (actions / spent) * 1_000;
};

const playSession = (rules: Rules, state: GameState, seed: number): number => {
  const session = rules.session(state);
  const pick = pickFrom(seed);
  let actions = 0;
  for (let [open] = session.pending; open !== undefined && session.outcome === null; [open] = session.pending) {
    // There are so many manual acts that a text would hardly ever end.
    const ends = open.kind === 'manualAct' && pick(2) === 0;
    const answer = ends ? 'end' : session.sampleAnswer(open.id, pick);
    const result = session.submit({ kind: 'answer', seat: open.seat, answers: [{ decision: open.id, answer }] });
    if (result.kind === 'rejected') throw new Error(result.message);
    actions += 1;
  }
  return actions;
};

type Timed = { readonly ms: number; readonly what: string };

/** Every decision of the games, each on a state of its own, as the service does it. */
const decideAll = (rules: Rules): readonly Timed[] =>
  seeds.flatMap((seed) => {
    const game = begin(rules, seed, 'random');
    const times: Timed[] = [];
    let before = stateOf(game);
    play(game, ({ command, state }, ms) => {
      times.push({ ms, what: nameOfCommand(before, command) });
      before = state;
    });
    return times;
  });
