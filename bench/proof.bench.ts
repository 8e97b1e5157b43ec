/**
 * What it costs to prove what was played: the hashes of an action, against the hash of every state and against carrying
 * the action out again; and `GET audit` of games that are running, that have gone on since, or are over, first and
 * again, against re-feeding them in one session. All by processor time.
 */
import { hash } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import {
  builtInDecks,
  type Command,
  games,
  type GameState,
  hashWith,
  type LogEntry,
  type Rules,
  rulesFor,
} from '../src/engine/index.js';
import { commandOf } from '../src/modules/matches/domain/game-run.js';
import { setupOf } from '../src/modules/matches/domain/game-start.js';
import { decodeMatchEvent } from '../src/modules/matches/domain/events.js';
import { isStateDue, logHash, NOTHING_BEFORE } from '../src/modules/matches/domain/proof.js';
import { EventStore, type StoredEvent } from '../src/platform/event-store/index.js';
import { Connection } from '../test/support/connection.js';
import { recordedGame, storedEvents } from '../test/support/recorded-game.js';
import { Player } from './http/player.js';
import { type Bench, type Served, serving, UNLIMITED } from './http/served.js';
import { atMost, median, processorMs, type Ratios, rounded } from './measure.js';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const GAMES = 6;
/** Actions of a game that is audited while it runs. */
const ACTIONS = 100;
/** What is played until it is audited for the second time. */
const MORE = 3;
/** So many games are audited for the first time while they run, and as many once they are over. */
const AUDITED = 4;
const AGAIN = 10;
const GAME = 'lorcana';

export const run = async () => {
  hashWith((data) => hash('sha256', data, 'hex')); // as the service does
  const hashing = Object.fromEntries(games.map((game) => [game, hashed(rulesNamed(game))]));
  const audits = await serving({ processes: 1, env: UNLIMITED }, audited);
  const ofActions = Object.entries(hashing).flatMap(([game, { proved, stated, refed }]) => [
    [`${game}: proving an action, to re-feeding it`, atMost(1, proved / refed)] as const,
    [`${game}: proving an action, to hashing every state`, atMost(0.5, proved / stated)] as const,
  ]);
  const { running, onward, over, again, refed } = audits;
  const ratios: Ratios = {
    ...Object.fromEntries(ofActions),
    'auditing a running game, to re-feeding it': atMost(4, running / refed),
    'auditing it when it has gone on by three actions, to re-feeding it': atMost(2, onward / refed),
    'auditing a game that is over, to re-feeding it': atMost(4, over / refed),
    'auditing it again, to re-feeding it': atMost(1.5, again / refed),
  };
  return { rounds: ROUNDS, microsecondsPerAction: hashing, processorMsPerGame: audits, ratios };
};

function rulesNamed(game: string): Rules {
  const rules = rulesFor(game);
  if (rules === undefined) throw new Error(`there is no game ${game}`);
  return rules;
}

/** What one after the other comes to, in microseconds of processor time. */
function processorUs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

interface Recorded {
  readonly start: GameState;
  readonly commands: readonly Command[];
}

function recordedIn(rules: Rules, events: readonly StoredEvent[]): Recorded {
  const decoded = events.map(decodeMatchEvent);
  const started = decoded[0];
  if (started?.type !== 'GameStarted') throw new Error('a game begins with its start');
  const created = rules.create(setupOf(started.payload));
  if (created.kind === 'rejected') throw new Error(created.message);
  return { start: created.state, commands: decoded.flatMap((event) => commandOf(event) ?? []) };
}

function refeed(rules: Rules, { start, commands }: Recorded): readonly (readonly LogEntry[])[] {
  const session = rules.session(start);
  return commands.map((command) => {
    const led = session.submit(command);
    if (led.kind === 'rejected') throw new Error(led.message);
    return led.log;
  });
}

/** The hashes of whole games: as they are recorded now, and as they once were. */
function hashed(rules: Rules) {
  const recorded = Array.from({ length: GAMES }, (_, n) =>
    recordedIn(rules, storedEvents(recordedGame({ seed: n + 1, table: { rules, deck: deckOf(rules) } }))),
  );
  const actions = recorded.reduce((sum, { commands }) => sum + commands.length, 0);
  const figures: { proved: number; stated: number; refed: number }[] = [];
  for (let round = -1; round < ROUNDS; round += 1) {
    const logs = recorded.map((game) => refeed(rules, game));
    const [ours, theirs] = [statesOf(rules, recorded), statesOf(rules, recorded)];
    const proved = processorUs(() => ours.forEach((states, game) => prove(rules, states, logs[game] ?? [])));
    const stated = processorUs(() => theirs.flat().forEach((state) => rules.stateHash(state)));
    const refed = processorUs(() => recorded.forEach((game) => refeed(rules, game)));
    if (round >= 0) figures.push({ proved, stated, refed });
  }
  const of = (name: keyof (typeof figures)[number]) => rounded(median(figures.map((each) => each[name])) / actions);
  return { actions, proved: of('proved'), stated: of('stated'), refed: of('refed') };
}

/** The first action makes the second version. */
function prove(rules: Rules, states: readonly GameState[], logs: readonly (readonly LogEntry[])[]): void {
  let before = NOTHING_BEFORE;
  for (const [at, state] of states.entries()) {
    before = logHash(state, before, logs[at] ?? []);
    if (isStateDue(at + 2)) rules.stateHash(state);
  }
}

const deckOf = (rules: Rules) => Object.values(builtInDecks(rules.game))[0] ?? [];

/** States of their own: what was hashed of others is not remembered. */
const statesOf = (rules: Rules, recorded: readonly Recorded[]): readonly (readonly GameState[])[] =>
  recorded.map(({ start, commands }) => {
    let state: GameState = { ...start, cards: { ...start.cards } };
    return commands.map((command) => {
      const led = rules.decide(state, command);
      if (led.kind === 'rejected') throw new Error(led.message);
      return (state = led.state);
    });
  });

/** Milliseconds of processor time for each game of a round. */
async function audited({ kifu: [kifu], pool }: Bench) {
  const rules = rulesNamed(GAME);
  if (kifu === undefined) throw new Error('one process was asked for');
  const store = new EventStore(pool);
  const players = Array.from({ length: 2 * AUDITED }, () => new Player(kifu.base, kifu.adminKey, rules, store));
  for (const player of players) await player.sitDown();
  const auditor = new Connection(kifu.base, 1);
  const audit = async (gameId: string): Promise<void> => {
    const headers = { authorization: `Bearer ${kifu.adminKey}` };
    const report = await auditor.ask<{ ok: boolean }>('GET', `/v1/games/${gameId}/audit`, { headers });
    if (!report.ok) throw new Error(`game ${gameId} differs from its record`);
  };
  const rounds: { running: number; onward: number; over: number; again: number; refed: number }[] = [];
  for (let round = -1; round < ROUNDS; round += 1) {
    process.stderr.write(round < 0 ? '  warming up\n' : `  round ${round + 1}/${ROUNDS}\n`);
    const ids: string[] = [];
    for (const player of players) {
      await player.longGame(ACTIONS + MORE + 1); // It is still running after them.
      ids.push(player.next().gameId);
      await acts(player, ACTIONS);
    }
    const [first, later] = [ids.slice(0, AUDITED), ids.slice(AUDITED)];
    const running = await spent(kifu, () => each(first, audit));
    const played = await Promise.all(first.map(async (id) => recordedIn(rules, await store.read(id))));
    const refed = processorUs(() => played.forEach((game) => refeed(rules, game))) / 1000;
    for (const player of players) await acts(player, MORE);
    const onward = await spent(kifu, () => each(first, audit));
    for (const [index, id] of ids.entries()) {
      const headers = { authorization: `Bearer ${players[index]?.keys()[0] ?? ''}` };
      await auditor.ask('POST', `/v1/games/${id}/concede`, { headers });
    }
    const over = await spent(kifu, () => each(later, audit));
    const again =
      (await spent(kifu, async () => {
        for (let time = 0; time < AGAIN; time += 1) await each(later, audit);
      })) / AGAIN;
    if (round >= 0) rounds.push({ running, onward, over, again, refed });
  }
  for (const one of [...players, auditor]) one.close();
  await store.close();
  const of = (name: keyof (typeof rounds)[number]) => rounded(median(rounds.map((round) => round[name])) / AUDITED);
  return {
    ...{ running: of('running'), onward: of('onward') },
    ...{ over: of('over'), again: of('again'), refed: of('refed') },
  };
}

async function acts(player: Player, actions: number): Promise<void> {
  for (let action = 0; action < actions; action += 1) await player.act('');
}

async function each(ids: readonly string[], work: (id: string) => Promise<unknown>): Promise<void> {
  for (const id of ids) await work(id);
}

async function spent({ running }: Served, work: () => Promise<void>): Promise<number> {
  const before = processorMs(running.process.pid);
  await work();
  return processorMs(running.process.pid) - before;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(JSON.stringify(await run(), null, 2));
