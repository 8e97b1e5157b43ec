/** Goal: a reader sees which points compare. Method: the table of a tournament over answers with one stage and two. */
import { render, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadMessages } from '../../i18n/language.js';
import type { Standings, Tournament } from './queries.js';
import { StandingsTable } from './standings.js';

beforeAll(() => loadMessages('tournament', 'standings'));

const TOURNAMENT = {
  id: 't1',
  stages: [
    { number: 1, kind: 'swiss' },
    { number: 2, kind: 'single-elimination' },
  ],
} as unknown as Tournament;

const row = (place: number, stage: number, points: string) => ({
  ...{ place, stage, playerId: `p${place}`, name: `Player ${place}`, status: 'entered', group: null },
  ...{ members: [], penalties: [], record: { won: 1, lost: 0, drawn: 0 } },
  numbers: [{ measure: 'match-points', value: points, fraction: points }],
});

/** The header, then the cells of each row without its place. */
function shown(rows: readonly object[]): readonly (readonly string[])[] {
  const policy = { id: 'p', title: 'Points', source: '', points: {}, measures: ['match-points'], floor: null };
  render(<StandingsTable tournament={TOURNAMENT} standings={{ policy, rows } as unknown as Standings} bare />);
  return screen
    .getAllByRole('row')
    .map((each) => [...within(each).queryAllByRole('columnheader'), ...within(each).queryAllByRole('cell')])
    .map((cells) => cells.map(({ textContent }) => textContent.replace('↕', '').trim()));
}

describe('the standings of a tournament', () => {
  it('name the stage of each player after a cut', () => {
    const [header, ...rows] = shown([row(1, 2, '3'), row(2, 1, '6')]);
    expect(header?.some((each) => each.startsWith('Stage'))).toBe(true);
    expect(rows.map((cells) => cells.some((each) => each === '2 · Single elimination'))).toEqual([true, false]);
    expect(rows.map((cells) => cells.some((each) => each === '1 · Swiss'))).toEqual([false, true]);
  });

  it('name no stage while all players are in the same one', () => {
    const [header] = shown([row(1, 1, '6'), row(2, 1, '3')]);
    expect(header?.some((each) => each.startsWith('Stage'))).toBe(false);
  });
});
