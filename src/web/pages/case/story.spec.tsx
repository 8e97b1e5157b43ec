import { render, screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { loadMessages } from '../../i18n/language.js';
import type { Case } from './queries.js';
import { Story } from './story.js';

beforeAll(() => loadMessages('case', 'log'));

const HOSTILE = '<img src=x onerror=alert(1)>\nSecond line';
const [abe, bea] = [
  { role: 'player', playerId: 'a' },
  { role: 'player', playerId: 'b' },
];
const judge = { role: 'head-judge', playerId: null };
const at = (minute: number) => `2026-11-26T12:0${minute}:00.000Z`;

const CASE: Case = {
  ...{ id: 'c', version: 5, status: 'appealed', judge: null, closing: null, suggestions: [], ladder: null },
  ...{ leagueName: null, appealUntil: null, names: { a: 'Abe <b>', b: 'Bea' } },
  opened: {
    ...{
      at: at(0),
      by: abe,
      text: HOSTILE,
      claim: HOSTILE,
      game: 'lorcana',
      gameId: 'g',
      matchId: 'm',
      leagueId: null,
    },
    seats: [
      { seat: 'p1', playerId: 'a' },
      { seat: 'p2', playerId: 'b' },
    ],
    ...{ step: 4, rule: { game: 'lorcana', rule: '4.3.4' } },
  },
  statements: [{ at: at(1), by: bea, text: 'I did <i>not</i>.' }],
  discussion: [],
  rulings: [
    {
      ...{ at: at(2), by: judge },
      ruling: {
        ...{ number: 1, upheld: true, rule: null, text: 'So be it.', rewind: { to: 3 } },
        penalties: [{ seat: 'p2', playerId: 'b', infraction: 'slow-play', penalty: 'warning' }],
      },
      carriedOut: { number: 1, effects: [{ remedy: 'rewind', stream: 'g', version: 9 }], failures: [] },
    },
  ],
  appeals: [{ at: at(3), by: bea, text: 'No.' }],
  moment: { gameId: 'g', step: 4, viewer: { kind: 'everything' }, version: 9, views: {}, decisions: [], log: [] },
};

it('tells who said what, in the order of time, as text', () => {
  render(<Story found={CASE} />);
  const said = screen.getAllByRole('article').map((article) => within(article).getByRole('heading').textContent);
  expect(said).toEqual([
    'Abe <b> (Player) contests the step',
    'Bea (Player) says',
    'Head judge rules',
    'Bea (Player) appeals',
  ]);
  expect(screen.getByText(/Second line/).textContent).toBe(HOSTILE);
  screen.getByText('I did <i>not</i>.');
  expect(document.querySelector('img')).toBe(null);
});

it('says what a ruling did: rewind, penalties, and where it was carried out', () => {
  render(<Story found={CASE} />);
  screen.getByText('The game continues from step 3.');
  expect(within(screen.getByRole('list', { name: 'Penalties' })).getByRole('listitem').textContent).toBe(
    'Warning Bea · slow play',
  );
  screen.getByText('Applied as step 9 of the game.');
});

it('says of one that failed why, and of one that is on its way that it is', () => {
  const [ruled] = CASE.rulings;
  if (ruled === undefined) throw new Error('there is a ruling');
  const failures = [{ remedy: 'rewind', code: 'rewind.past-ruling', message: 'No rewind past a ruling.' }];
  const { rerender } = render(
    <Story found={{ ...CASE, rulings: [{ ...ruled, carriedOut: { number: 1, effects: [], failures } }] }} />,
  );
  screen.getByText('No rewind past a ruling.');
  rerender(<Story found={{ ...CASE, rulings: [{ ...ruled, carriedOut: null }] }} />);
  screen.getByText('Applying the ruling …');
});

it('says that what was written is for those at the table', () => {
  const { text: _text, claim: _claim, ...opened } = CASE.opened;
  render(<Story found={{ ...CASE, opened, statements: [{ at: at(1), by: bea }] }} />);
  screen.getByText('Only the players and staff of the match can read this until the match is public.');
});
