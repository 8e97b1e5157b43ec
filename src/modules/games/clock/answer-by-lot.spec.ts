import { expect, it } from 'vitest';
import type { Game } from '../domain/game.js';
import { GAME_MAX } from '../domain/room.js';
import { isByLot } from './answer-by-lot.js';

const game = (atEnd: 'lot' | undefined, version: number): Game =>
  ({ version, bytes: 0, started: { timing: { turn: { seconds: 60, ...(atEnd && { atEnd }) } } } }) as Game;

it.each([
  ['the time of a choice ends in a draft with lots', 'lot', 'turn', 5, true],
  ['the time of a turn ends in a game without lots', undefined, 'turn', 5, false],
  ['an absence ends', 'lot', 'disconnect', 5, false],
  ['a game has room for one more event', 'lot', 'turn', GAME_MAX.events - 1, true],
  ['a full game has no room for answers, so that it can end', 'lot', 'turn', GAME_MAX.events, false],
] as const)('%s', (_title, atEnd, kind, version, isLot) => {
  expect(isByLot(game(atEnd, version), { kind })).toBe(isLot);
});
