/**
 * A game by a seed, reported outcome by outcome, as a scorekeeper would, to a game whose decks lie in another order:
 * both must come to the same logs and to the same views of everybody. The seed is the same, because the options of
 * blind choices are mixed by it, which is no chance that is reported.
 */
import type {
  Command,
  GameSetup,
  GameState,
  Json,
  JsonRecord,
  LogEntry,
  Rules,
  Viewer,
} from '../../src/engine/index.js';
import type { Played, RandomGame } from './random-game.js';
import { same } from './same.js';
import { awaitingOf, type Recorder, recorderOf, reportFor } from './reported-chance.js';

/** How many outcomes were reported, and how many cards named by their face in piles that were looked through. */
export type ReportCounts = { readonly cards: number; readonly choices: number; readonly named: number };

export type ReportedTwin = { readonly game: RandomGame; readonly counts: ReportCounts };

/**
 * The reported game, with the reports as actions of its own: the whole, or up to a repetition that reaches chance,
 * where only the reported game ends it.
 */
export const reportedTwin = (game: RandomGame): ReportedTwin => {
  const { rules } = game;
  const { faces, log } = witnessed(game);
  const setup = { ...listedOtherwise(game), chance: 'reported' } as const;
  const start = rules.create(setup);
  if (start.kind === 'rejected') throw new Error(`reported, the setup is refused: ${start.message}`);
  const scorekeeper = scorekeeperOf(rules, start.state, recorderOf(rules.game, faces, log));
  same(
    comparable([...start.log, ...scorekeeper.reportAwaited()]),
    comparable(game.start.log),
    'reported, the log of the setup',
  );
  let named = 0;
  const reportedSoFar = (): ReportedTwin => {
    const { actions, cards, choices } = scorekeeper;
    return {
      game: { rules, seed: game.seed, setup, start, actions },
      counts: { cards: cards(), choices: choices(), named },
    };
  };
  let before = game.start.state;
  for (const { command, state, log: expected } of game.actions) {
    const { renamed, names } = byFace(rules, command, { reported: scorekeeper.state(), seeded: before }, faces);
    before = state;
    named += names.size;
    const found = [...scorekeeper.submit(renamed), ...scorekeeper.reportAwaited()];
    if (found.some(({ why }) => why === 'chance-untold')) return reportedSoFar();
    sameLog(comparable(found, names), comparable(expected), `reported, what ${JSON.stringify(command)} led to`);
    for (const viewer of viewersOf(state)) {
      const views = [scorekeeper.state(), state].map((each) => viewOf(rules, each, viewer));
      same(views[0], views[1], `reported, the view of ${JSON.stringify(viewer)} after ${JSON.stringify(command)}`);
    }
  }
  same(scorekeeper.state().outcome, (game.actions.at(-1) ?? game.start).state.outcome, 'reported, the outcome');
  return reportedSoFar();
};

/** What is shuffled is listed the other way round, so that the seed puts other cards in most places. */
const listedOtherwise = ({ rules, setup, start }: RandomGame): GameSetup => {
  const shuffled = [rules.compiled.game.deckZone, 'hand'];
  const objects = Object.values(start.state.objects);
  const aside = new Set(objects.filter(({ zone }) => !shuffled.includes(kindOf(zone))).map((one) => one.definition));
  const seats = setup.seats.map(({ deck, ...seat }) => {
    const cards = deck.flatMap(({ count, ...entry }) => Array.from({ length: count }, () => ({ ...entry, count: 1 })));
    const others = cards.filter(({ card }) => !aside.has(card));
    return { ...seat, deck: cards.map((entry) => (aside.has(entry.card) ? entry : (others.pop() ?? entry))) };
  });
  return { ...setup, seats };
};

/** Plays a reported game, and reports what it waits for. */
const scorekeeperOf = (rules: Rules, start: GameState, recorder: Recorder) => {
  const actions: Played[] = [];
  const counts = { cards: 0, choices: 0 };
  const state = (): GameState => actions.at(-1)?.state ?? start;
  const submit = (command: Command): readonly LogEntry[] => {
    const done = rules.decide(state(), command);
    if (done.kind === 'rejected') throw new Error(`reported, ${JSON.stringify(command)} is refused: ${done.message}`);
    actions.push({ command, state: done.state, log: done.log });
    return done.log;
  };
  const reportAwaited = (): readonly LogEntry[] => {
    const log: LogEntry[] = [];
    while (awaitingOf(state()).length > 0) {
      for (const { kind, count } of awaitingOf(state())) counts[kind === 'cards' ? 'cards' : 'choices'] += count;
      log.push(...submit(reportFor(rules, state(), recorder)));
    }
    return log;
  };
  return { actions, state, submit, reportAwaited, cards: () => counts.cards, choices: () => counts.choices };
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
 * A player who searches a pile takes a card by its face: another object than in the game by the seed, for the order was
 * not reported; the object of that game may even have left here. `names` maps the objects here to those of the other
 * game.
 */
const byFace = (
  rules: Rules,
  command: Command,
  { reported, seeded }: { readonly reported: GameState; readonly seeded: GameState },
  faces: ReadonlyMap<string, string>,
) => {
  const names = new Map<string, string>();
  const isIdentified = (id: string): boolean => id in reported.objects && reported.objects[id]?.untold !== true;
  // A pile that has never been mixed is known, and may lie in another order.
  const isTheSame = (id: string): boolean => isIdentified(id) && reported.objects[id]?.definition === faces.get(id);
  const rename = (value: Json): Json => {
    if (typeof value === 'string') return named(value);
    if (Array.isArray(value)) return value.map(rename);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [named(key), rename(part)]));
  };
  const named = (id: string): string => {
    const { zone = '' } = (Object.hasOwn(seeded.objects, id) && seeded.objects[id]) || {};
    if (rules.compiled.zoneKinds.get(kindOf(zone))?.visibility !== 'hidden-ordered') return id;
    if (isTheSame(id) || reported.pending.some(({ kind }) => kind === 'hiddenDeckOrder')) return id;
    const taken = [...names.keys()];
    const found = (reported.zones[zone] ?? []).find(
      (other) => !isTheSame(other) && reported.objects[other]?.definition === faces.get(id) && !taken.includes(other),
    );
    if (found === undefined) throw new Error(`no ${faces.get(id)} is left in ${zone}`);
    names.set(found, id);
    return found;
  };
  if (command.kind !== 'answer') return { renamed: command, names };
  const answers = command.answers.map((given) => ({ ...given, answer: rename(given.answer) }));
  return { renamed: { ...command, answers }, names };
};

const kindOf = (zone: string): string => zone.slice(zone.indexOf('.') + 1);

/** Only the log of the seed's game holds the face of a card that moves unseen between piles, and no viewer sees it. */
const sameLog = (found: readonly Json[], expected: readonly Json[], what: string): void => {
  const faceless = expected.map((entry, index) => {
    const [reported, seeded] = [found[index], entry].map((one) => secretOf(one));
    if (reported === undefined || seeded === undefined || 'card' in reported.fields || !('card' in seeded.fields))
      return entry;
    same(seeded.seats, [], `seats that know the face of ${JSON.stringify(entry)}`);
    const { card: _face, ...fields } = seeded.fields;
    return { ...(entry as JsonRecord), secret: { ...seeded, fields } };
  });
  same(found, faceless, what);
};

type Secret = NonNullable<LogEntry['secret']>;

const secretOf = (entry: Json | undefined): Secret | undefined => (entry as LogEntry | undefined)?.secret;

/** Without the marks of reports, with the ids of the other game, and looks at whole piles in no order. */
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
  const { chance: _chance, deciding, ...view } = rules.view(state, viewer);
  return JSON.parse(JSON.stringify({ ...view, deciding: deciding.map(({ seat }) => seat) })) as Json;
};
