/**
 * What the pure parts of the kernel cost, alone: the digest of a state after a small change against hashing all of it,
 * provable randomness, answer spaces.
 *
 * Rounds of the two sides of a ratio are interleaved, so that a busy machine slows both.
 */
import { canonicalJson, digest, type Json, type JsonRecord, sha256Hex } from '../src/engine/kernel/json/index.js';

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

const sample = (): JsonRecord => ({
  ruleset: 'lorcana@2.0',
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
  const at = (share: number): number => Number((sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1));
  return { medianUs: at(0.5), p90Us: at(0.9) };
};

const benchDigest = (): Report => {
  const state = sample();
  const whole: number[] = [];
  const changed: number[] = [];
  let objects = state['objects'] as JsonRecord;
  for (let round = 1; round <= ROUNDS * 2; round++) {
    const next = stepped(state, objects, round);
    objects = next['objects'] as JsonRecord;
    const plain = microseconds(() => void sha256Hex(canonicalJson(next)));
    const quick = microseconds(() => void digest(next));
    if (round <= ROUNDS) continue;
    whole.push(plain);
    changed.push(quick);
  }
  const [all, some] = [timing(whole), timing(changed)];
  return {
    'digest: canonical JSON and SHA-256 of everything': all,
    'digest: after one changed object of 240': some,
    'digest: ratio': Number((all.medianUs / some.medianUs).toFixed(1)),
    'digest: bytes of the state': canonicalJson(state as Json).length,
  };
};

export const run = (): Report => ({ ...benchDigest() });

if (process.argv[1]?.endsWith('kernel-pure.bench.ts')) console.log(JSON.stringify(run(), null, 2));
