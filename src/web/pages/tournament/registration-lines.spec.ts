import { expect, it } from 'vitest';
import { registrationIn } from './registration-lines.js';

it('reads pasted names with numbers, teams, ids and empty lines', () => {
  const id = '0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a';
  const { lines } = registrationIn(
    `1. Player One\r\n2) Player Two, Red\n\n  李 四\tBlue \n${id.toUpperCase()};Green\nPlayer Four,, 1850\nPlayer Five, Red, 2001\nPlayer Six, 1860\nPlayer Seven;;90\nPlayer Eight, Red, 0\n`,
  );
  expect(lines).toEqual([
    { name: 'Player One' },
    { name: 'Player Two', team: 'Red' },
    { name: '李 四', team: 'Blue' },
    { playerId: id, team: 'Green' },
    { name: 'Player Four', rating: 1850 },
    { name: 'Player Five', team: 'Red', rating: 2001 },
    { name: 'Player Six', team: '1860' },
    { name: 'Player Seven', rating: 90 },
    { name: 'Player Eight', team: 'Red' },
  ]);
});

it('leaves a report of FIDE to the service', () => {
  const report = `012 Evening\r\n001    1      ${'Player One'.padEnd(66)} 0.0\r\n`;
  expect(registrationIn(report)).toEqual({ report });
  expect(registrationIn('001 Player One')).toEqual({ lines: [{ name: '001 Player One' }] });
});
