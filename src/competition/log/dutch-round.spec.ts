import { expect, it } from 'vitest';
import { Evening, STAGE, terms } from '../../../test/support/evening.js';
import { fieldOfReport, pairDutch } from '../pairing/dutch/index.js';
import { readTrf, writeTrf } from '../trf/index.js';
import { federationReport } from './federation-report.js';

const DUTCH = { ...STAGE, pairing: 'dutch', rounds: 4 } as const;

/** The next round of another program that reads the report of the tournament, as text like `A-B bye C`. */
function roundOfReport({ now }: Evening, absent: string): string {
  const { report, faults } = readTrf(
    writeTrf(
      federationReport(now, (id) => id),
      'trf26',
    ),
  );
  if (report === null) throw new Error(JSON.stringify(faults));
  const names = new Map(report.players.map(({ number, name }) => [String(number), name]));
  const numbers = report.players.filter(({ name }) => absent.includes(name)).map(({ number }) => number);
  const round = now.rounds.length + 1;
  const absences = [{ round, mark: 'Z', players: numbers }] as const;
  const paired = pairDutch(fieldOfReport({ ...report, absences }, round));
  const nameOf = (id: string | null): string => names.get(id ?? '') ?? '';
  const pairs = (paired?.pairs ?? []).map(({ white, black }) => `${nameOf(white)}-${nameOf(black)}`);
  const bye = paired?.bye ?? null;
  return [...pairs, ...(bye === null ? [] : [`bye ${nameOf(bye)}`])].join(' ');
}

it('a program that reads the report pairs the same, with byes, a drop and a late entry', () => {
  const evening = new Evening(terms([DUTCH]), 'A B C D E F G');
  evening.start();
  let absent = '';
  const next = (): string => {
    const expected = roundOfReport(evening, absent);
    const paired = evening.round();
    expect(paired).toBe(expected);
    return paired;
  };
  expect(next()).toContain('bye G');
  evening.record(1, { outcome: 'second', games: [0, 0, 0], how: 'no-show' });
  evening.finish();
  evening.drop('B');
  evening.register('H', 'I');
  absent = 'B';
  expect(next()).toMatch(/[HI]/u);
  evening.finish(() => 'draw');
  next();
  evening.finish();
  next();
});

it('the lot of the stage says who is first in the first round', () => {
  const firstWith = (seed: string): string => {
    const evening = new Evening(terms([DUTCH]), 'A B C D');
    evening.start(seed);
    return evening.round();
  };
  const rounds = new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(firstWith));
  expect(rounds).toEqual(new Set(['A-C D-B', 'C-A B-D']));
});

it('a second day keeps the numbers, opponents and sides of the first', () => {
  const evening = new Evening(
    terms([
      { ...DUTCH, rounds: 2 },
      { ...DUTCH, players: 4, rounds: 1, continues: true },
    ]),
  );
  evening.register(...'ABCDEFGH');
  evening.start();
  evening.round();
  evening.finish();
  evening.round();
  evening.finish();
  evening.start();
  const gone = [...'ABCDEFGH'].filter((id) => !(evening.now.stages[1]?.players ?? []).includes(id));
  expect(evening.round()).toBe(
    roundOfReport(Evening.from({ ...evening.now, rounds: evening.now.rounds.slice(0, 2) }), gone.join('')),
  );
});

it('wishes hold: a locked pair, players kept apart, a bye', () => {
  const evening = new Evening(terms([DUTCH]), 'A B C D E F G');
  evening.start();
  const paired = evening.round({ locked: [['B', 'A']], forbidden: [['C', 'E']], awardedByes: ['G'] });
  expect(paired).toMatch(/^B-A /u);
  expect(paired).toMatch(/ bye G$/u);
  expect(paired).not.toMatch(/C-E|E-C/u);
});

it('there is no round if everybody left has met', () => {
  const evening = new Evening(terms([DUTCH]), 'A B');
  evening.start();
  evening.round();
  evening.finish();
  expect(() => evening.round()).toThrow('no further round');
});
