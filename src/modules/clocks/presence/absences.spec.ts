import { Logger } from '@nestjs/common';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Timekeeper } from '../../games/index.js';
import { ClockSchedule, type ClockTable, type SeatOfGame, type SeatsOfGame } from '../clock-table.js';
import { Absences } from './absences.js';

beforeAll(() => Logger.overrideLogger(false));
afterAll(() => Logger.overrideLogger(['log', 'warn', 'error', 'fatal']));

it('a game that cannot be carried on holds up no other, and is looked at again after a while', async () => {
  const silent: readonly SeatsOfGame[] = ['broken', 'sound'].map((gameId) => ({ gameId, seats: ['p1', 'p2'] }));
  const [lost, later]: [string[], (readonly SeatOfGame[])[]] = [[], []];
  const timekeeper = {
    lose: (gameId: string) =>
      gameId === 'broken' ? Promise.reject(new Error('diverges')) : Promise.resolve(void lost.push(gameId)),
  };
  const table = {
    silent: () => Promise.resolve(silent),
    attend: (seats: readonly SeatOfGame[]) => Promise.resolve(void later.push(seats)),
  };
  const absences = new Absences(
    table as unknown as ClockTable,
    timekeeper as unknown as Timekeeper,
    new ClockSchedule(),
  );
  await absences.note(10);
  expect(lost).toEqual(['sound']);
  const broken = ['p1', 'p2'].map((seat) => ({ gameId: 'broken', seat }));
  expect(later).toEqual([broken]);
});
