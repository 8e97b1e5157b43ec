/**
 * What the engine costs in whole games of the built-in decks: random play with and without listing the legal answers,
 * recorded actions re-fed, fold against parsing, and the price of one `decide`, state hash and view, and of what is
 * asked after it; then play with decks drawn from all cards, those of a file too where `--catalogue <file>` or
 * KIFU_<GAME>_CATALOGUE names one.
 *
 * Rounds are interleaved, so that a busy machine slows all of them alike; compare ratios, not microseconds.
 */
import { hash } from 'node:crypto';
import { benchRandomDecks } from './engine/random-decks.js';
import { atMost, type Ratio, type Ratios } from './measure.js';
import {
  builtInDecks,
  canonicalJson,
  games,
  hashWith,
  rulesFor,
  type Command,
  type GameState,
  type Rules,
} from '../src/engine/index.js';

const ROUNDS = 7;
const GAMES = 12;
const ANSWERS = 200;

type Recorded = { readonly start: GameState; readonly commands: readonly Command[]; readonly bytes: string };

/** The figures of each game; `perSecond` are medians over the rounds. */
export const run = ({ catalogue }: { readonly catalogue?: string | undefined } = {}) => {
  hashWith((data) => hash('sha256', data, 'hex')); // as the service does
  const figures = games.map((game) => {
    const file = catalogue ?? process.env[`KIFU_${game.toUpperCase()}_CATALOGUE`];
    return [game, { ...benchGame(game), randomDecks: benchRandomDecks(game, file) }] as const;
  });
  const ratios = figures.flatMap(([game, each]) => Object.entries(ratiosOf(each)).map(named(game)));
  return { ...Object.fromEntries(figures), ratios: Object.fromEntries(ratios) satisfies Ratios };
};

const named =
  (game: string) =>
  ([name, ratio]: readonly [string, Ratio]) =>
    [`${game}: ${name}`, ratio] as const;

const ratiosOf = (figures: ReturnType<typeof benchGame>): Ratios => ({
  'carrying recorded actions out, to parsing them': atMost(250, figures.foldToParse),
  'an action late in a game, to an early one': atMost(2, figures.lateToEarlyActionCost),
  'choosing among listed answers, to choosing unlisted': atMost(
    3,
    figures.randomPlayPerSecond / figures.randomPlayWithLegalAnswersPerSecond,
  ),
  'random play with listed answers, to parsing its actions': atMost(400, figures.listedToParse),
  'an action on a state of its own, to one in a session': atMost(
    4,
    (figures.decideMicroseconds * figures.refedActionsPerSecond) / 1e6,
  ),
  'an action on the state just made, to one in a session': atMost(2.5, figures.chainedToRefed),
  'a view and all that may be decided, to the action before': atMost(4, figures.askedToDecided),
  'hashing the state, to the action': atMost(2.5, figures.stateHashMicroseconds / figures.decideMicroseconds),
  'a view, to the action': atMost(3, figures.viewMicroseconds / figures.decideMicroseconds),
  'the slowest decision, to the usual one': atMost(100, figures.worstDecisionTimesMedian),
});

const benchGame = (game: string) => {
  const rules = rulesFor(game);
  if (rules === undefined) throw new Error(`There is no game ${game}`);
  const recorded = Array.from({ length: GAMES }, (_, index) => record(rules, index + 1));
  const actions = recorded.reduce((sum, { commands }) => sum + commands.length, 0);
  const times = {
    listed: [],
    unlisted: [],
    refed: [],
    chained: [],
    parsed: [],
    decided: [],
    hashed: [],
    viewed: [],
    asked: [],
  } as {
    readonly [what: string]: number[];
  };
  // The fastest time of each decision: what is slow even then is slow by itself.
  let fastest: readonly number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const decisions: number[] = [];
    times['listed']?.push(timed(() => recorded.forEach((_, index) => play(rules, index + 1, true, [], decisions))));
    fastest = decisions.map((ms, index) => Math.min(ms, fastest[index] ?? Infinity));
    times['unlisted']?.push(timed(() => recorded.forEach((_, index) => play(rules, index + 1, false))));
    times['refed']?.push(timed(() => recorded.forEach((one) => refeed(rules, one))));
    times['chained']?.push(timed(() => recorded.forEach((one) => chain(rules, one))));
    times['parsed']?.push(timed(() => recorded.forEach(({ bytes }) => JSON.parse(bytes) as unknown)));
    const spent = timedChain(rules, recorded);
    times['decided']?.push(spent.decided);
    times['hashed']?.push(spent.hashed);
    times['viewed']?.push(spent.viewed);
    times['asked']?.push(spent.viewed + spent.asked);
  }
  const { steps, frames, entries } = workOf(rules, recorded);
  const median = (what: string): number => sorted(times[what] ?? [])[Math.floor(ROUNDS / 2)] ?? 0;
  const perSecond = (what: string): number => Math.round((actions / median(what)) * 1000);
  const perAction = (what: string): number => round((median(what) / actions) * 1000);
  return {
    games: GAMES,
    actions,
    stepsPerAction: round(steps / actions),
    framesPerAction: round(frames / actions),
    entriesPerAction: round(entries / actions),
    randomPlayWithLegalAnswersPerSecond: perSecond('listed'),
    randomPlayPerSecond: perSecond('unlisted'),
    refedActionsPerSecond: perSecond('refed'),
    decideMicroseconds: perAction('decided'),
    stateHashMicroseconds: perAction('hashed'),
    viewMicroseconds: perAction('viewed'),
    foldToParse: round(median('refed') / median('parsed')),
    listedToParse: round(median('listed') / median('parsed')),
    chainedToRefed: round(median('chained') / median('refed')),
    askedToDecided: round(median('asked') / median('decided')),
    lateToEarlyActionCost: lateToEarly(rules, recorded),
    worstDecisionMilliseconds: round(Math.max(...fastest)),
    worstDecisionTimesMedian: round(Math.max(...fastest) / (sorted(fastest)[fastest.length >> 1] ?? 0)),
  };
};

/** A linear congruential generator: the same games in every round. */
const picker = (seed: number): ((n: number) => number) => {
  let state = seed * 2_654_435_761;
  return (n) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * n);
  };
};

const start = (rules: Rules, seed: number): GameState => {
  const [first, second] = Object.values(builtInDecks(rules.game));
  const created = rules.create({
    gameId: `bench-${seed}`,
    format: rules.formats[0] ?? '',
    seats: [
      { seat: 'p1', deck: first ?? [] },
      { seat: 'p2', deck: second ?? first ?? [] },
    ],
    seed: seed.toString(16).padStart(64, '0'),
  });
  if (created.kind === 'rejected') throw new Error(created.message);
  return created.state;
};

/** Plays a game at random on one session, and writes down what it did and how long each decision took. */
const play = (rules: Rules, seed: number, listing: boolean, commands: Command[] = [], took: number[] = []): void => {
  const session = rules.session(start(rules, seed));
  const pick = picker(seed);
  for (
    let [decision] = session.pending;
    decision !== undefined && session.outcome === null;
    [decision] = session.pending
  ) {
    const before = performance.now();
    const legal = listing ? session.legalAnswers(decision.id, ANSWERS) : null;
    const listed = legal?.complete === true ? legal.answers[pick(legal.answers.length)] : undefined;
    const answer = listed ?? session.sampleAnswer(decision.id, pick);
    const command: Command = { kind: 'answer', seat: decision.seat, answers: [{ decision: decision.id, answer }] };
    const result = session.submit(command);
    if (result.kind === 'rejected') throw new Error(result.message);
    took.push(performance.now() - before);
    commands.push(command);
  }
};

const record = (rules: Rules, seed: number): Recorded => {
  const commands: Command[] = [];
  play(rules, seed, true, commands);
  return { start: start(rules, seed), commands, bytes: canonicalJson(commands) };
};

const refeed = (rules: Rules, { start: state, commands }: Recorded): void => {
  const session = rules.session(state);
  for (const command of commands)
    if (session.submit(command).kind === 'rejected') throw new Error('a recorded action is legal');
};

/** The same, each action decided on the state that the one before it has made. */
const chain = (rules: Rules, { start: first, commands }: Recorded): void => {
  let state = first;
  for (const command of commands) {
    const result = rules.decide(state, command);
    if (result.kind === 'rejected') throw new Error('a recorded action is legal');
    ({ state } = result);
  }
};

/** What the recorded actions make the interpreter do: the same on every machine. */
const workOf = (rules: Rules, recorded: readonly Recorded[]) => {
  const work = { steps: 0, frames: 0, entries: 0 };
  for (const { start: state, commands } of recorded) {
    const session = rules.session(state);
    for (const command of commands) {
      const result = session.submit(command);
      if (result.kind === 'accepted') work.entries += result.log.length;
      work.steps += session.draft.steps;
    }
    work.frames += framesMade(session.state()) - framesMade(state);
  }
  return work;
};

const framesMade = ({ counters }: GameState): number => counters.ids['f'] ?? 0;

/**
 * As the service does it: each action decided on a state of its own, hashed, viewed and asked what may be decided next.
 */
const timedChain = (rules: Rules, recorded: readonly Recorded[]) => {
  const spent = { decided: 0, hashed: 0, viewed: 0, asked: 0 };
  for (const { start: first, commands } of recorded) {
    let state = first;
    rules.stateHash(state);
    for (const command of commands) {
      const began = performance.now();
      const result = rules.decide(state, command);
      const decided = performance.now();
      if (result.kind === 'rejected') throw new Error(result.message);
      state = result.state;
      rules.stateHash(state);
      const hashed = performance.now();
      if ('seat' in command) rules.view(state, { kind: 'player', seat: command.seat });
      spent.decided += decided - began;
      spent.hashed += hashed - decided;
      const viewed = performance.now();
      rules.decisions(state);
      for (const { id } of state.pending) rules.legalAnswers(state, id, ANSWERS);
      spent.viewed += viewed - hashed;
      spent.asked += performance.now() - viewed;
    }
  }
  return spent;
};

/**
 * What an action in the last quarter of a game costs against one in the second quarter: near 1 means flat in its
 * length.
 */
const lateToEarly = (rules: Rules, recorded: readonly Recorded[]): number => {
  const quarters = [0, 0, 0, 0];
  for (let repeat = 0; repeat < ROUNDS; repeat += 1) {
    for (const { start: state, commands } of recorded) {
      const session = rules.session(state);
      const size = Math.floor(commands.length / 4);
      for (let quarter = 0; quarter < 4; quarter += 1) {
        const part = commands.slice(quarter * size, (quarter + 1) * size);
        quarters[quarter] = (quarters[quarter] ?? 0) + timed(() => part.forEach((command) => session.submit(command)));
      }
    }
  }
  return round((quarters[3] ?? 0) / (quarters[1] ?? 1));
};

const timed = (work: () => void): number => {
  const before = performance.now();
  work();
  return performance.now() - before;
};

const sorted = (values: readonly number[]): readonly number[] => values.toSorted((a, b) => a - b);
const round = (value: number): number => Math.round(value * 100) / 100;
