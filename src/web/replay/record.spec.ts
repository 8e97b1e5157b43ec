import { describe, expect, it } from 'vitest';
import { type GameRecord, lastAt, strideFrom, turnsOf, type Step } from './record.js';

const turn = (number: number, seat: string) => [{ kind: 'turnChanged', cites: [], number, seat, phase: 'main' }];
const step = (version: number, log: Step['log'] = [], isAction = false): Step => ({ version, at: '', log, isAction });

const steps = [
  step(1),
  step(2, turn(1, 'p1')),
  step(3, [], true),
  step(4, turn(1, 'p1')),
  step(5, turn(2, 'p2')),
  step(6, [], true),
];
const record = { steps, moments: [{ frame: 3 }] } as unknown as GameRecord;
const turns = turnsOf(steps);

describe('turns', () => {
  it('begin where the log says that another has begun', () => {
    expect(turns.map(({ number, seat, from }) => [number, seat, from])).toEqual([
      [0, '', 0],
      [1, 'p1', 1],
      [2, 'p2', 4],
    ]);
  });

  it('are found by step', () => {
    expect([0, 1, 3, 4, 5].map((at) => lastAt(turns, at))).toEqual([0, 1, 1, 2, 2]);
  });
});

describe('a stride', () => {
  it.each([
    ['step', 1, 2],
    ['step', -1, 0],
    ['action', 1, 2],
    ['turn', 1, 4],
    ['turn', -1, 0],
    ['moment', 1, 3],
    ['moment', -1, 0],
  ] as const)('%s %i leads from step 1 to %i', (stride, by, to) => {
    expect(strideFrom(record, turns, 1, stride, by)).toBe(to);
  });

  it('ends at the ends', () => {
    expect(strideFrom(record, turns, 5, 'action', 1)).toBe(5);
    expect(strideFrom(record, turns, 0, 'turn', -1)).toBe(0);
  });
});
