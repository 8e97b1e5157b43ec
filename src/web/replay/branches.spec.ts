import { expect, it } from 'vitest';
import { stepsIn } from './branches.js';

const versionsTo = (last: number) => Array.from({ length: last }, (_, place) => ({ version: place + 1 }));

/** To 15; back to 11 and on to 22; back to 14, which is of the first, and on; back to 17, of the second. */
const branches = [
  { number: 1, from: 1, after: null, to: 15 },
  { number: 2, from: 16, after: 11, to: 22 },
  { number: 3, from: 23, after: 14, to: 25 },
  { number: 4, from: 26, after: 17, to: 27 },
];

const shown = (count: number, number: number, last: number) =>
  stepsIn(versionsTo(last), branches.slice(0, count), number)
    .map(({ version }) => version)
    .join(' ');

it('a game that was not rewound has one branch, which goes on', () => {
  expect(shown(1, 1, 17)).toBe('1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17');
});

it('a branch has what it goes on from and its own, and nothing that was undone', () => {
  expect(shown(4, 1, 30)).toBe('1 2 3 4 5 6 7 8 9 10 11 12 13 14 15');
  expect(shown(4, 2, 30)).toBe('1 2 3 4 5 6 7 8 9 10 11 16 17 18 19 20 21 22');
  expect(shown(4, 3, 30)).toBe('1 2 3 4 5 6 7 8 9 10 11 12 13 14 23 24 25');
  expect(shown(4, 4, 30)).toBe('1 2 3 4 5 6 7 8 9 10 11 16 17 26 27 28 29 30');
});

it('the last one goes on', () => {
  expect(shown(2, 2, 24)).toBe('1 2 3 4 5 6 7 8 9 10 11 16 17 18 19 20 21 22 23 24');
});
