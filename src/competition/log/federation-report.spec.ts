import { expect, it } from 'vitest';
import { cutTo, Evening, STAGE, terms } from '../../../test/support/evening.js';
import { readTrf, writeTrf } from '../trf/index.js';
import { federationReport } from './federation-report.js';

const reportOf = (evening: Evening) => federationReport(evening.now, (id) => `Player ${id}`);
const gamesOf = (evening: Evening, name: string): readonly string[] =>
  (reportOf(evening).players.find((player) => player.name === `Player ${name}`)?.games ?? []).map((game) =>
    game === null ? 'none' : `${game.opponent ?? ''}${game.colour?.[0] ?? ''}${game.mark}`,
  );

it('has each player with number, points of the policy, place and games', () => {
  const evening = new Evening(terms([STAGE]), 'A B C');
  evening.start();
  expect(evening.round()).toBe('C-A bye B');
  evening.finish();
  const { players, points, rounds } = reportOf(evening);
  expect(players.map(({ number, name, points: own, rank }) => [number, name, own, rank])).toEqual([
    [1, 'Player A', 30, 1],
    [2, 'Player B', 30, 2],
    [3, 'Player C', 0, 3],
  ]);
  expect(points).toMatchObject({ win: 30, draw: 10, loss: 0, bye: 30 });
  expect(rounds).toBe(2);
  expect([...'ABC'].map((name) => gamesOf(evening, name))).toEqual([['3b1'], ['U'], ['1w0']]);
});

it('says who did not come, who left, and who entered late', () => {
  const evening = new Evening(terms([{ ...STAGE, rounds: 3 }]), 'A B');
  evening.start();
  evening.round();
  evening.record(1, { outcome: 'first', games: [0, 0, 0], how: 'no-show' });
  evening.finish();
  evening.drop('B');
  evening.register('C');
  evening.round();
  evening.finish();
  expect([...'ABC'].map((name) => gamesOf(evening, name))).toEqual([['2w+', '3w1'], ['1b-'], ['Z', '1b0']]);
});

it('is read back without a fault, after a cut as well', () => {
  const evening = new Evening(terms([{ ...STAGE, rounds: 2 }, cutTo(2)]), 'A B C D E');
  evening.start();
  for (const _round of [1, 2]) {
    evening.round();
    evening.finish(() => 'draw');
  }
  evening.start();
  evening.round();
  const running = reportOf(evening);
  expect(readTrf(writeTrf(running, 'trf26'))).toEqual({ report: running, faults: [] });
  evening.finish();
  const over = reportOf(evening);
  expect(over.players.filter(({ games }) => games.length === 3)).toHaveLength(2);
  expect(readTrf(writeTrf(over, 'trf16'))).toEqual({ report: over, faults: [] });
});

it('plans the rounds of a second day, and has nothing there for players who were cut', () => {
  const second = { ...STAGE, players: 4, rounds: 3, continues: true };
  const evening = new Evening(terms([{ ...STAGE, rounds: 2 }, second]), 'A B C D E F');
  evening.start();
  for (const _round of [1, 2]) {
    evening.round();
    evening.finish();
  }
  evening.start();
  evening.round();
  evening.finish();
  const { rounds, players } = reportOf(evening);
  expect(rounds).toBe(5);
  expect(players.map(({ games }) => games.length).toSorted()).toEqual([2, 2, 3, 3, 3, 3]);
});

it('numbers players who entered late by the round that they entered in', () => {
  const evening = new Evening(terms([{ ...STAGE, rounds: 3 }]), 'A B');
  evening.start();
  evening.round();
  evening.finish();
  evening.register('Z');
  evening.round();
  evening.finish();
  evening.register('C');
  evening.round();
  expect(reportOf(evening).players.map(({ name }) => name)).toEqual(['A', 'B', 'Z', 'C'].map((id) => `Player ${id}`));
});
