/**
 * Golden games: recorded inputs with two hashes for each action, one action a line. The state hash says whether this
 * build still computes exactly the same; the position hash says whether the game still is the same, whatever build
 * computes it. Sixteen digits of each are kept: enough to see any difference.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  type CardDefinition,
  type Command,
  type GameSetup,
  type GameState,
  type Rules,
  rulesFor,
  rulesOfSet,
} from '../../src/engine/index.js';
import { type GameInProgress, type Played, type RandomGame } from './random-game.js';

export type Golden = {
  readonly game: string;
  readonly seed: number;
  readonly ruleset: string;
  readonly engine: string;
  readonly cardSet: string;
  /** The definitions of all cards in the decks, where the game is not played with those that come with it. */
  readonly cards?: readonly CardDefinition[];
  /** What went wrong, in a file that a failing test wrote. */
  readonly fault?: string;
  readonly setup: GameSetup;
  readonly start: Hashes;
  readonly actions: readonly (Hashes & { readonly command: Command })[];
  /** The command at which it went wrong, if the engine was at work. */
  readonly trying?: Command;
};

type Hashes = { readonly position: string; readonly state: string };

const DIGITS = 16;

/** Where a failing property or soak leaves its game. */
export const failurePath = ({ rules, seed }: RandomGame | GameInProgress): string =>
  `test-results/${rules.game}-${seed}.json`;

export const goldenOf = (played: RandomGame | GameInProgress, fault?: string): Golden => {
  const isBuiltIn = played.rules.cardSet.hash === rulesFor(played.rules.game)?.cardSet.hash;
  const { rules, seed, setup, start, actions } = isBuiltIn ? played : withItsCardsAlone(played);
  const trying = 'trying' in played ? played.trying : null;
  return {
    game: rules.game,
    seed,
    ruleset: rules.ruleset,
    engine: rules.engine,
    cardSet: rules.cardSet.hash,
    ...(!isBuiltIn && { cards: Object.values(rules.cardSet.cards) }),
    ...(fault !== undefined && { fault }),
    setup,
    start: hashesOf(rules, start.state),
    actions: actions.map(({ command, state }) => ({ ...hashesOf(rules, state), command })),
    ...(trying !== null && { trying }),
  };
};

/**
 * Imported cards are thousands; many games are the same with the cards of their decks and the cards that these name.
 * Where they are not, all cards are kept: a rule may ask what any card of the set could do.
 */
const withItsCardsAlone = (played: RandomGame): RandomGame => {
  const { rules, seed, setup, actions } = played;
  const own = rulesOfSet(rules.game, cardsOfDecks(rules, setup));
  if (own === undefined) throw new Error(`The engine has no game ${rules.game}.`);
  const commands = actions.map(({ command }) => command);
  try {
    const alone = carriedOut(own, seed, setup, commands);
    return positionsOf(alone) === positionsOf(played) ? alone : played;
  } catch {
    return played;
  }
};

/** The cards of the decks, and the cards that these name by id, such as those that they bring into play. */
const cardsOfDecks = ({ cardSet }: Rules, setup: GameSetup): readonly CardDefinition[] => {
  const found = new Map<string, CardDefinition>();
  const add = (value: unknown): void => {
    if (typeof value === 'object' && value !== null) Object.values(value).forEach(add);
    if (typeof value !== 'string' || found.has(value) || !Object.hasOwn(cardSet.cards, value)) return;
    const card = cardSet.cards[value];
    if (card === undefined) return;
    found.set(value, card);
    add(card);
  };
  add(setup.seats.map(({ deck }) => deck.map(({ card }) => card)));
  return [...found.values()];
};

/** All positions of a game, whatever card set they are of. */
const positionsOf = ({ rules, start, actions }: RandomGame): string =>
  [start, ...actions].map(({ state }) => rules.positionHash({ ...state, cardSet: '' })).join();

const carriedOut = (rules: Rules, seed: number, setup: GameSetup, commands: readonly Command[]): RandomGame => {
  const start = rules.create(setup);
  if (start.kind === 'rejected') throw new Error(`The setup is refused: ${start.message}`);
  const actions: Played[] = [];
  let { state } = start;
  for (const [index, command] of commands.entries()) {
    const result = rules.decide(state, command);
    if (result.kind === 'rejected') throw new Error(`Action ${index + 1} is refused: ${result.code} ${result.message}`);
    ({ state } = result);
    actions.push({ command, state, log: result.log });
  }
  return { rules, seed, setup, start, actions };
};

export const writeGolden = (path: string, golden: Golden): void => {
  const { actions, ...head } = golden;
  const lines = actions.map((action) => JSON.stringify(action)).join(',\n');
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(head).slice(0, -1)},"actions":[\n${lines}\n]}\n`);
};

export const readGolden = (path: string): Golden => JSON.parse(readFileSync(path, 'utf8')) as Golden;

const rulesOf = ({ game, cards }: Golden): Rules => {
  const rules = cards === undefined ? rulesFor(game) : rulesOfSet(game, cards);
  if (rules === undefined) throw new Error(`The engine has no game ${game}.`);
  return rules;
};

/** The recorded game as this build carries it out. */
export const replayOf = (golden: Golden): RandomGame =>
  carriedOut(
    rulesOf(golden),
    golden.seed,
    golden.setup,
    golden.actions.map(({ command }) => command),
  );

/** How many instructions the interpreter carries out for the recorded actions. */
export const stepsOf = (golden: Golden): { readonly actions: number; readonly steps: number } => {
  const rules = rulesOf(golden);
  const created = rules.create(golden.setup);
  if (created.kind === 'rejected') throw new Error(`The setup is refused: ${created.message}`);
  let steps = 0;
  const session = rules.session(created.state);
  for (const { command } of golden.actions) {
    const result = session.submit(command);
    if (result.kind === 'rejected') throw new Error(`An action is refused: ${result.message}`);
    steps += session.draft.steps;
  }
  return { actions: golden.actions.length, steps };
};

/** Where and how carrying the recorded actions out again comes out otherwise; null if it does not. */
export const differenceOf = (golden: Golden): string | null => {
  const rules = rulesOf(golden);
  if (rules.ruleset !== golden.ruleset || rules.cardSet.hash !== golden.cardSet) return OTHER_GAME;
  const created = rules.create(golden.setup);
  if (created.kind === 'rejected') return `The setup is refused: ${created.message}`;
  const first = compare(rules, created.state, golden.start, golden.engine);
  if (first !== null) return `After the setup: ${first}`;
  let { state } = created;
  for (const [index, { command, ...hashes }] of golden.actions.entries()) {
    const result = rules.decide(state, command);
    if (result.kind === 'rejected') return `Action ${index + 1} is refused: ${result.code} ${result.message}`;
    ({ state } = result);
    const difference = compare(rules, state, hashes, golden.engine);
    if (difference !== null) return `After action ${index + 1} (${JSON.stringify(command)}): ${difference}`;
  }
  if (golden.trying !== undefined) rules.decide(state, golden.trying);
  return null;
};

const compare = (rules: Rules, state: GameState, recorded: Hashes, engine: string): string | null => {
  const now = hashesOf(rules, state);
  if (now.position !== recorded.position) return OTHER_POSITION;
  // The states of another build may differ, and this build does not read them.
  return now.state === recorded.state || rules.engine !== engine ? null : OTHER_STATE;
};

const hashesOf = (rules: Rules, state: GameState): Hashes => ({
  position: rules.positionHash(state).slice(0, DIGITS),
  state: rules.stateHash(state).slice(0, DIGITS),
});

const OTHER_GAME =
  'The ruleset or a card has changed since this was recorded, so it is another game: npm run golden -- --write.';
const OTHER_POSITION =
  'the position is another one. Recorded matches would come out otherwise than they did: mend the engine; if a rule was ' +
  'wrong before, say so in the commit and record again: npm run golden -- --write.';
const OTHER_STATE =
  'the position is the same, the state is not (ids, frames, log labels). Stored snapshots of this build cannot be read ' +
  'any more: give the engine a new build id (engine-build.ts) and record again: npm run golden -- --write.';
