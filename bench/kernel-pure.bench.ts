/**
 * What the pure parts of the kernel cost, alone: the digest of a state after a small change against hashing all of it,
 * provable randomness, answer spaces.
 *
 * Rounds of the two sides of a ratio are interleaved, so that a busy machine slows both.
 */
import { count, enumerate, type Option, sample, type Space, test } from '../src/engine/kernel/choices/index.js';
import { canonicalJson, digest, digestMemory, type JsonRecord, sha256Hex } from '../src/engine/kernel/json/index.js';
import { shuffled } from '../src/engine/kernel/random/index.js';
import { atMost, rounded, type Ratios } from './measure.js';

type Timing = { readonly medianUs: number; readonly p90Us: number };
type Report = { readonly [name: string]: Timing | number };

const OBJECTS = 240;
const ROUNDS = 600;

const card = (index: number, turn: number): JsonRecord => ({
  cards: [`c${index}`],
  controller: index % 2 === 0 ? 'p1' : 'p2',
  damage: turn % 5,
  exerted: false,
  zone: `z${index % 9}`,
  since: turn,
});

const position = (): JsonRecord => ({
  game: 'lorcana',
  gameId: 'g1',
  ruleset: 'lorcana@2.0',
  engine: 'kifu-engine/3',
  format: 'core-constructed',
  seats: ['p1', 'p2'],
  outcome: null,
  effects: [],
  secret: sha256Hex('secret'),
  cards: Object.fromEntries(
    Array.from({ length: OBJECTS }, (_, i) => [
      `c${i}`,
      { definition: `d${i % 40}`, owner: i % 2 === 0 ? 'p1' : 'p2' },
    ]),
  ),
  objects: Object.fromEntries(Array.from({ length: OBJECTS }, (_, i) => [`o${i}`, card(i, 0)])),
  zones: Object.fromEntries(
    Array.from({ length: 9 }, (_, zone) => [`z${zone}`, Array.from({ length: 26 }, (_, i) => `o${i * 9 + zone}`)]),
  ),
  players: { p1: { lore: 3, inked: true }, p2: { lore: 7, inked: false } },
  turn: { number: 9, seat: 'p1', phase: 'main' },
  frames: [{ id: 'f1', kind: 'turn', step: 'main', locals: { passed: [] } }],
  pending: [{ id: 'q9', seat: 'p1', kind: 'act', params: {} }],
  history: Array.from({ length: 30 }, (_, i) => ({ kind: 'moved', object: `o${i}`, from: 'z1', to: 'z2' })),
  counters: { id: 900, timestamp: 300, draws: { 'shuffle/p1/deck/0': 59 } },
});

/** One card changes, the clock of the state ticks: the commonest command. */
const stepped = (state: JsonRecord, objects: JsonRecord, turn: number): JsonRecord => ({
  ...state,
  objects: { ...objects, [`o${(turn * 37) % OBJECTS}`]: card((turn * 37) % OBJECTS, turn) },
  turn: { number: turn, seat: 'p1', phase: 'main' },
  counters: { id: 900 + turn, timestamp: 300, draws: { 'shuffle/p1/deck/0': 59 } },
});

const microseconds = (action: () => void): number => {
  const start = performance.now();
  action();
  return (performance.now() - start) * 1000;
};

const timing = (samples: readonly number[]): Timing => {
  const sorted = samples.toSorted((a, b) => a - b);
  const at = (share: number): number => rounded(sorted[Math.floor(sorted.length * share)] ?? 0);
  return { medianUs: at(0.5), p90Us: at(0.9) };
};

const benchDigest = (): Report => {
  const state = position();
  const whole: number[] = [];
  const changed: number[] = [];
  const memory = digestMemory();
  let objects = state['objects'] as JsonRecord;
  for (let round = 1; round <= ROUNDS * 2; round++) {
    const next = stepped(state, objects, round);
    objects = next['objects'] as JsonRecord;
    const plain = microseconds(() => void sha256Hex(canonicalJson(next)));
    const quick = microseconds(() => void digest(next, memory));
    if (round <= ROUNDS) continue;
    whole.push(plain);
    changed.push(quick);
  }
  const [all, some] = [timing(whole), timing(changed)];
  return {
    'digest: canonical JSON and SHA-256 of everything': all,
    'digest: after one changed object of 240': some,
    'digest: ratio': rounded(all.medianUs / some.medianUs),
    'digest: bytes of the state': canonicalJson(state).length,
  };
};

/** Median time of one call; each sample is a batch, since the clock is coarser than the quickest of them. */
const perCall = (action: () => unknown, batch: number): Timing => {
  const samples: number[] = [];
  for (let round = 0; round < 120; round++) {
    const taken = microseconds(() => {
      for (let call = 0; call < batch; call++) action();
    });
    if (round >= 20) samples.push(taken / batch);
  }
  return timing(samples);
};

const numbered = (size: number): readonly Option[] =>
  Array.from({ length: size }, (_, index) => ({ id: `o${index}`, same: `k${index % 40}`, tags: { cost: index % 9 } }));

const actions: Space = {
  kind: 'act',
  actions: Array.from({ length: 40 }, (_, index) => ({ do: 'challenge', with: `o${index % 6}`, at: `o${index}` })),
};
const hand: Space = { kind: 'some', options: numbered(7), min: 0, max: 7 };
const singers: Space = {
  kind: 'some',
  options: numbered(8),
  min: 1,
  max: 8,
  where: [{ kind: 'sum', tag: 'cost', min: 9 }],
};
const search: Space = { kind: 'some', options: numbered(60), min: 4, max: 4 };
const firstCards: Space = {
  kind: 'some',
  options: numbered(30).map(({ id }, at) => ({ id, same: `k${at % 10}`, tags: { name: `n${at % 10}` } })),
  min: 5,
  max: 5,
  where: [{ kind: 'distinct', tag: 'name' }],
};
const payment: Space = {
  kind: 'payment',
  cost: [
    { amount: 1, of: ['fire'] },
    { amount: 1, of: ['ice'] },
    { amount: 2, of: 'any' },
  ],
  sources: [
    ...['fire', 'fire', 'ice', 'earth', 'wind'].map((kind, at) => ({
      id: `h${at}`,
      kinds: [kind],
      amount: 2,
      mayExceed: true,
    })),
    ...['fire', 'ice', 'ice', 'wind', 'water'].map((kind, at) => ({ id: `b${at}`, kinds: [kind, 'earth'], amount: 1 })),
  ],
  surplus: { free: 1, each: ['fire', 'ice'] },
};

const pickFrom = (seed: number) => {
  let state = seed;
  return (n: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
};

const benchChoices = (): Report => {
  const pick = pickFrom(7);
  const last = { at: 'o39', do: 'challenge', with: 'o3' };
  return {
    'act: test the last of 40 actions': perCall(() => test(actions, last), 500),
    'act: sample': perCall(() => sample(actions, pick), 500),
    'one: test the last of 60': perCall(() => test({ kind: 'one', options: numberedSixty }, 'o59'), 500),
    'one: list 60 with 20 equals': perCall(() => [...enumerate({ kind: 'one', options: numberedSixty })], 50),
    'some: list the 128 subsets of a hand': perCall(() => [...enumerate(hand)], 5),
    'some: list what can sing together, 8 singers': perCall(() => [...enumerate(singers)], 5),
    'some: count five of ten names': perCall(() => count(firstCards, 1_000_000), 20),
    'some: sample 4 of 60': perCall(() => sample(search, pick), 50),
    'payment: test': perCall(() => test(payment, { h0: 'fire', b1: 'ice', b2: 'ice' }), 100),
    'payment: sample, 10 sources': perCall(() => sample(payment, pick), 20),
    'payment: list them all': perCall(() => [...enumerate(payment)], 1),
    'payment: count to 1000': perCall(() => count(payment, 1000), 1),
    'payment: answers': count(payment, 100_000),
  };
};

const numberedSixty = numbered(60);

const benchRandom = (): Report => {
  const seed = sha256Hex('seed');
  const deck = Array.from({ length: 60 }, (_, index) => `c${index}`);
  return { 'random: shuffle 60 cards': perCall(() => shuffled(seed, 'shuffle/p1/deck/0', 0, deck), 5) };
};

/** The most that each may take, in the time that it takes to hash the whole state by itself. */
const LIMITS: { readonly [name: string]: number } = {
  'digest: after one changed object of 240': 0.3,
  'random: shuffle 60 cards': 1,
  'act: test the last of 40 actions': 0.1,
  'act: sample': 0.001,
  'one: test the last of 60': 0.005,
  'one: list 60 with 20 equals': 0.1,
  'some: list the 128 subsets of a hand': 1,
  'some: list what can sing together, 8 singers': 1.5,
  'some: count five of ten names': 0.1,
  'some: sample 4 of 60': 0.2,
  'payment: test': 0.1,
  'payment: sample, 10 sources': 2,
  'payment: list them all': 8,
  'payment: count to 1000': 6,
};

export const run = () => {
  const report: Report = { ...benchDigest(), ...benchRandom(), ...benchChoices() };
  const medianOf = (name: string): number => {
    const timing = report[name];
    if (typeof timing !== 'object') throw new Error(`nothing was measured under "${name}"`);
    return timing.medianUs;
  };
  const whole = medianOf('digest: canonical JSON and SHA-256 of everything');
  const ratios = Object.entries(LIMITS).map(([name, limit]) => [name, atMost(limit, medianOf(name) / whole)]);
  return { ...report, ratios: Object.fromEntries(ratios) as Ratios };
};

if (process.argv[1]?.endsWith('kernel-pure.bench.ts')) console.log(JSON.stringify(run(), null, 2));
