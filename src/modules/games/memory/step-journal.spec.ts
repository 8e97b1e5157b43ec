import { describe, expect, it } from 'vitest';
import type { Step } from '../domain/game.js';
import { StepJournal } from './step-journal.js';

const stepAt = (version: number): Step => ({
  version,
  at: '2026-11-23T12:00:00.000Z',
  type: 'ActionTaken',
  seat: 'p1',
  hash: `hash ${version}`,
  log: [{ kind: 'drawn', seat: 'p1', card: `card ${version % 7}`, cites: [] }],
});

const stepsOf = (from: number, to: number): readonly Step[] =>
  Array.from({ length: to - from + 1 }, (_, at) => stepAt(from + at));

describe('a journal of steps', () => {
  it('tells every stretch of what it was told, packed or not, and no other', () => {
    const journal = new StepJournal(5);
    for (const step of stepsOf(5, 70)) journal.append([step]);
    for (let after = 0; after <= 71; after += 3) {
      for (let to = after + 1; to <= 72; to += 1) {
        const told = journal.between(after, to);
        expect(told, `${after} to ${to}`).toEqual(after < 4 || to > 70 ? null : stepsOf(after + 1, to));
      }
    }
    expect(journal.between(9, 9)).toEqual([]);
    expect([journal.first, journal.last]).toEqual([5, 70]);
  });

  it('is the same however many steps it is told at once, some of them again', () => {
    const [one, other] = [new StepJournal(1), new StepJournal(1)];
    one.append(stepsOf(1, 100));
    for (let to = 3; to <= 100; to += 1) other.append(stepsOf(to - 2, to));
    expect(other.between(0, 100)).toEqual(one.between(0, 100));
    expect(other.bytes).toBe(one.bytes);
    expect(one.latest.length).toBeGreaterThanOrEqual(16);
  });

  it('has no gaps', () => {
    const journal = new StepJournal(1);
    journal.append(stepsOf(1, 3));
    expect(() => journal.append(stepsOf(5, 6))).toThrow('no gaps');
    expect(() => new StepJournal(1).append(stepsOf(2, 2))).toThrow('no gaps');
  });

  it('grows by little for each step', () => {
    const [short, long] = [new StepJournal(1), new StepJournal(1)];
    short.append(stepsOf(1, 160));
    long.append(stepsOf(1, 1_600));
    expect((long.bytes - short.bytes) / 1_440).toBeLessThan(60);
  });
});
