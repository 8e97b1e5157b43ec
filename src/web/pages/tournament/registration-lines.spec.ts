import { expect, it } from 'vitest';
import { linesIn } from './registration-lines.js';

it('reads pasted names with numbers, teams, ids and empty lines', () => {
  const id = '0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a';
  expect(linesIn(`1. Player One\r\n2) Player Two, Red\n\n  李 四\tBlue \n${id.toUpperCase()};Green\n`)).toEqual([
    { name: 'Player One' },
    { name: 'Player Two', team: 'Red' },
    { name: '李 四', team: 'Blue' },
    { playerId: id, team: 'Green' },
  ]);
});
