/**
 * Goal: a paper match is recorded by the same rules as any other; only chance comes from outside.
 * Method: (1) random games by a seed are told, outcome by outcome, to a game that has another seed: both must come to the
 * same logs and to the same views of everybody. (2) Random games whose recorder tells anything that could have been come
 * to an end, and what nobody was told is shown to nobody.
 * When it fails: look at `kernel/chance`.
 */
import { expect, it } from 'vitest';
import type { Command, GameState, Json, JsonRecord, LogEntry, Rules, Viewer } from '../../src/engine/index.js';
import { everyGame } from '../support/every-game.js';
import { ACTIONS_MAX, type Pick, type RandomGame, randomCommand } from '../support/random-game.js';
import { same } from '../support/same.js';
import { requireSound } from '../support/sound-state.js';
import { awaitingOf, randomRecorder, type Recorder, recorderOf, telling } from '../support/told-chance.js';

const OTHER_SEED = '7d'.repeat(32);

/** How much was told and searched for over all: a test of the test. */
const reach = { cards: 0, choices: 0, named: 0 };

everyGame(
  'told how a game by a seed fell, comes to the same log and the same views',
  (game) => {
    const { rules, setup } = game;
    const { faces, log } = witnessed(game);
    const recorder = recorderOf(faces, log);
    const created = rules.create({ ...setup, seed: OTHER_SEED, chance: 'told' });
    if (created.kind === 'rejected') throw new Error(created.message);
    let told = toldOut(rules, created, recorder);
    same(comparable(told.log), comparable(game.start.log), 'the log of the setup');
    let before = game.start.state;
    for (const { command, state, log: expected } of game.actions) {
      const { renamed, names } = byFace(rules, command, told.state, faces);
      const decided = rules.decide(told.state, renamed);
      if (decided.kind === 'rejected')
        throw new Error(
          `${JSON.stringify(renamed)}, allowed by the seed, is refused: ${decided.message} ${JSON.stringify(told.state.pending)} ${JSON.stringify(told.log)}`,
        );
      told = toldOut(rules, decided, recorder);
      sameLog(comparable(told.log, names), comparable(expected), `what ${JSON.stringify(command)} led to`);
      for (const viewer of viewersOf(state)) {
        same(viewOf(rules, told.state, viewer), viewOf(rules, state, viewer), `the view of ${JSON.stringify(viewer)}`);
      }
      before = state;
    }
    same(told.state.outcome, before.outcome, 'the outcome');
  },
  { share: 0.5 },
);

everyGame(
  'told whatever could have been, comes to an end, and can be carried out again',
  ({ rules, seed, setup }, pick) => {
    const created = rules.create({ ...setup, seed: OTHER_SEED, chance: 'told' });
    if (created.kind === 'rejected') throw new Error(created.message);
    const commands: Command[] = [];
    let { state } = created;
    while (state.outcome === null) {
      if (commands.length >= ACTIONS_MAX) throw new Error(`the game of seed ${seed} has not ended`);
      const command = nextCommand(rules, state, pick);
      const decided = rules.decide(state, command);
      if (decided.kind === 'rejected') throw new Error(`${JSON.stringify(command)} is refused: ${decided.message}`);
      ({ state } = decided);
      commands.push(command);
      requireSound(rules, state);
      requireUntoldUnseen(rules, state);
    }
    const session = rules.session(created.state);
    for (const command of commands) same(session.submit(command).kind, 'accepted', 'the same once more');
    same(rules.stateHash(session.state()), rules.stateHash(state), 'the state carried out again');
  },
  { share: 0.5 },
);

it('has told cards and choices, and named cards of piles that were looked through', () => {
  expect(reach.cards).toBeGreaterThan(100);
  expect(reach.choices).toBeGreaterThan(5);
  expect(reach.named).toBeGreaterThan(0);
});

const nextCommand = (rules: Rules, state: GameState, pick: Pick): Command =>
  awaitingOf(state).length > 0 ? telling(state, randomRecorder(pick)) : randomCommand(rules, state, pick);

type Reached = { readonly state: GameState; readonly log: readonly LogEntry[] };

/** Tells until the game waits for nothing to be told. */
const toldOut = (rules: Rules, reached: Reached, recorder: Recorder): Reached => {
  let { state } = reached;
  const log = [...reached.log];
  while (awaitingOf(state).length > 0) {
    for (const { kind, count } of awaitingOf(state)) reach[kind === 'cards' ? 'cards' : 'choices'] += count;
    const decided = rules.decide(state, telling(state, recorder));
    if (decided.kind === 'rejected') throw new Error(`what fell is refused: ${decided.message}`);
    ({ state } = decided);
    log.push(...decided.log);
  }
  return { state, log };
};

/** Every object that ever was with its face, and all that happened. */
const witnessed = ({ rules, setup, actions, start }: RandomGame) => {
  const faces = new Map<string, string>();
  const look = (state: GameState): GameState => {
    for (const { id, definition } of Object.values(state.objects)) faces.set(id, definition);
    return state;
  };
  const created = rules.create(setup, look);
  if (created.kind === 'rejected') throw new Error(created.message);
  let { state } = created;
  for (const { command } of actions) {
    const decided = rules.decide(state, command, look);
    if (decided.kind === 'decided') ({ state } = decided);
  }
  return { faces, log: [...start.log, ...actions.flatMap(({ log }) => log)] };
};

/**
 * Whoever searches a pile takes a card by its face: another object than in the game by the seed, for nobody has told the
 * order. `names` tells them from what they are there.
 */
const byFace = (rules: Rules, command: Command, state: GameState, faces: ReadonlyMap<string, string>) => {
  const names = new Map<string, string>();
  const rename = (value: Json): Json => {
    if (typeof value === 'string') return named(value);
    if (Array.isArray(value)) return value.map(rename);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [named(key), rename(part)]));
  };
  const named = (id: string): string => {
    const object = Object.hasOwn(state.objects, id) ? state.objects[id] : undefined;
    if (object?.untold !== true || rules.compiled.zoneKinds.get(kindOf(object.zone))?.visibility !== 'hidden-ordered')
      return id;
    if (state.pending.some(({ kind }) => kind === 'hiddenDeckOrder')) return id;
    const taken = [...names.keys()];
    const found = (state.zones[object.zone] ?? []).find(
      (other) =>
        state.objects[other]?.untold === true &&
        state.objects[other].definition === faces.get(id) &&
        !taken.includes(other),
    );
    if (found === undefined) throw new Error(`no ${faces.get(id)} is left in ${object.zone}`);
    reach.named += 1;
    names.set(found, id);
    return found;
  };
  if (command.kind !== 'answer') return { renamed: command, names };
  const answers = command.answers.map((given) => ({ ...given, answer: rename(given.answer) }));
  return { renamed: { ...command, answers }, names };
};

const kindOf = (zone: string): string => zone.slice(zone.indexOf('.') + 1);

/** The face of a card that goes unseen from one pile to another is in the log of the seed's game alone, for nobody. */
const sameLog = (found: readonly Json[], expected: readonly Json[], what: string): void => {
  const faceless = expected.map((entry, index) => {
    const [told, seeded] = [found[index], entry].map((one) => secretOf(one)?.fields);
    if (told === undefined || seeded === undefined || 'card' in told || !('card' in seeded)) return entry;
    const { card: _face, ...fields } = seeded;
    return { ...(entry as JsonRecord), secret: { ...secretOf(entry), fields } };
  });
  same(found, faceless, what);
};

type Secret = NonNullable<LogEntry['secret']>;

const secretOf = (entry: Json | undefined): Secret | undefined => (entry as LogEntry | undefined)?.secret;

/** Without what says that it was told, with the ids of the other game, and looks at whole piles in no order. */
const comparable = (log: readonly LogEntry[], names: ReadonlyMap<string, string> = new Map()): readonly Json[] => {
  const clean = (value: Json): Json => {
    if (typeof value === 'string') return names.get(value) ?? value;
    if (Array.isArray(value)) return value.map(clean);
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).filter(([key]) => key !== 'asserted');
    return Object.fromEntries(
      entries.map(([key, part]) => [
        names.get(key) ?? key,
        key === 'cards' && Array.isArray(part) ? part.toSorted() : clean(part),
      ]),
    );
  };
  return log.filter(({ kind }) => kind !== 'chanceTold').map((entry) => clean(entry as Json));
};

const viewersOf = ({ seats }: GameState): readonly Viewer[] => [
  { kind: 'spectator' },
  ...seats.map((seat): Viewer => ({ kind: 'player', seat })),
];

const viewOf = (rules: Rules, state: GameState, viewer: Viewer): Json => {
  const { chance: _told, deciding, ...view } = rules.view(state, viewer);
  return JSON.parse(JSON.stringify({ ...view, deciding: deciding.map(({ seat }) => seat) })) as Json;
};

/** Not even those who see all are shown what only stands in for a card. */
const requireUntoldUnseen = (rules: Rules, state: GameState): void => {
  const seen = JSON.stringify(rules.view(state, { kind: 'everything' }));
  for (const { id, untold } of Object.values(state.objects)) {
    if (untold === true && seen.includes(`"id":"${id}"`)) throw new Error(`${id} is shown and untold`);
  }
};
