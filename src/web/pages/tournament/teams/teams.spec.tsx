/** Goal: staff and visitors see the boards of two teams. Method: the parts of the page, over one table of a round. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { kifu } from '../../../api/kifu.js';
import { loadMessages } from '../../../i18n/language.js';
import { DeskResults } from '../desk-results.js';
import { Own } from '../own.js';
import { type Round, type Tournament, tournamentQueries } from '../queries.js';
import { ChangeLineup } from './change-lineup.js';
import { RegisterTeam } from './register-team.js';
import { Pairings } from '../rounds.js';

const named = (name: string) => ({ playerId: name, name });
const open = { result: null, source: null, report: null, dispute: null, matchId: null, corrections: 0 };
const won = { outcome: 'first', how: 'played', games: { won: 2, lost: 1, drawn: 0 } } as const;
const ROUND: Round = {
  ...{ round: 1, stage: 1, kind: 'swiss', isOver: false, version: 5, byes: [], halfByes: [] },
  tables: [
    {
      ...open,
      ...{
        table: 4,
        place: null,
        extension: 0,
        players: ['Red', 'Blue'].map((name) => ({ ...named(name), points: 0 })),
      },
      boards: [
        { ...open, board: 1, players: [named('Ada'), named('Bea')], result: won },
        { ...open, board: 2, players: [named('Cas'), named('Dan')] },
        { ...open, board: 3, players: [named('Eve'), named('Fay')] },
      ],
    },
  ],
};
const TOURNAMENT = {
  ...{ id: 't1', version: 9, boards: 3, round: { number: 1, stage: 1 } },
  stages: [{ number: 1, kind: 'swiss', bestOf: 3 }],
} as Tournament;

const sent: unknown[] = [];
const service = {
  onRequest: async ({ request }: { readonly request: Request }): Promise<Response> => {
    if (request.method === 'POST') sent.push(await request.clone().json());
    return new Response('{}', { headers: { 'content-type': 'application/json' } });
  },
};

beforeAll(() => loadMessages('tournament', 'teams', 'floor'));
beforeEach(() => kifu.use(service));
afterEach(() => {
  cleanup();
  kifu.eject(service);
  sent.length = 0;
});

function show(part: ReactNode, round = ROUND): void {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queries.setQueryData(tournamentQueries.round(TOURNAMENT, 1).queryKey, round);
  queries.setQueryData(['me'], null);
  render(<QueryClientProvider client={queries}>{part}</QueryClientProvider>);
}

it('shows each board below the table of its teams, which has no result yet', () => {
  show(<Pairings tournament={TOURNAMENT} round={ROUND} bare />);
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows.slice(1)).toEqual([
    '4Redno result yetBlue',
    '4.1Ada2–1Bea',
    '4.2Casno result yetDan',
    '4.3Eveno result yetFay',
  ]);
});

it('finds a table by a member of a team', () => {
  show(<Pairings tournament={TOURNAMENT} round={ROUND} sought="fay" bare />);
  expect(screen.getAllByRole('row')).toHaveLength(5);
  cleanup();
  show(<Pairings tournament={TOURNAMENT} round={ROUND} sought="gus" bare />);
  expect(screen.getAllByRole('row')).toHaveLength(1);
});

it('takes the result of a board from the keyboard, and lists the open boards', async () => {
  show(<DeskResults tournament={TOURNAMENT} round={1} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent.slice(0, 15))).toEqual([
    '4.2. Cas – Dan ',
    '4.3. Eve – Fay ',
  ]);
  await userEvent.type(screen.getByLabelText('Table and result'), '4.2 1-2{Enter}');
  expect(sent).toEqual([{ round: 1, table: 4, board: 2, result: { games: { won: 1, lost: 2, drawn: 0 } } }]);
});

it('registers a team with one member for each board', async () => {
  show(<RegisterTeam tournament={TOURNAMENT} byStaff />);
  await userEvent.type(screen.getByLabelText('Name of the team'), 'Green');
  for (const [at, name] of ['Gus', 'Hal', 'Ida'].entries())
    await userEvent.type(screen.getByLabelText(`Board ${at + 1}`), name);
  await userEvent.click(screen.getByRole('button', { name: 'Register the team' }));
  const members = [{ name: 'Gus' }, { name: 'Hal' }, { name: 'Ida' }];
  expect(sent).toEqual([{ name: 'Green', members, newPlayers: true }]);
});

it('lists open boards to the desk although the others have decided the table', () => {
  const decided = { ...ROUND, isOver: true };
  show(<DeskResults tournament={TOURNAMENT} round={1} />, decided);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  cleanup();
  const boards = ROUND.tables.flatMap((table) => table.boards).map((board) => ({ ...board, result: won }));
  const tables = ROUND.tables.map((table) => ({ ...table, result: won, boards }));
  show(<DeskResults tournament={TOURNAMENT} round={1} />, { ...decided, tables });
  expect(screen.queryByLabelText('Table and result')).toBeNull();
});

it('tells a member the own team, the board and the opponent there, and reports for that board', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const tournament = { ...TOURNAMENT, status: 'running', decklists: 'hidden' } as Tournament;
  queries.setQueryData<unknown>(['me'], { player: named('Cas') });
  queries.setQueryData<unknown>(tournamentQueries.own(tournament).queryKey, {
    ...{ ...named('Cas'), status: 'entered', checkedIn: true, waitingPlace: null, place: null },
    ...{
      tournamentStatus: 'running',
      draft: null,
      team: { ...named('Red'), members: ['Ada', 'Cas', 'Eve'].map(named) },
    },
    current: {
      ...{ round: 1, isBye: false, table: 4, board: 2, matchId: null, opponent: named('Dan'), score: 'open' },
      ...{ opposingTeam: named('Blue'), report: null, canReport: true, canConfirm: false, extension: 0 },
    },
  });
  const routeTree = createRootRoute({ component: () => <Own tournament={tournament} /> });
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/'] }) });
  render(
    <QueryClientProvider client={queries}>
      {/* The links are those of the whole application. */}
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  const own = await screen.findByRole('region', { name: 'Your tournament' });
  expect(own.textContent).toContain('Red Ada, Cas, Eve');
  expect(own.textContent).toContain('Table 4.2, against Dan Blue');
  await userEvent.click(screen.getByRole('button', { name: 'I won 2–1' }));
  expect(sent).toEqual([{ round: 1, games: { won: 2, lost: 1, drawn: 0 } }]);
});

it('tells two players of one name apart in a line-up, and keeps the places of blank boards', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const members = [{ playerId: 'ann1', name: 'Ann' }, { playerId: 'ann2', name: 'Ann' }, named('Eve')];
  queries.setQueryData<unknown>(tournamentQueries.players(TOURNAMENT).queryKey, {
    items: [{ ...named('Red'), status: 'entered', members, reserves: [] }],
  });
  render(
    <QueryClientProvider client={queries}>
      <ChangeLineup tournament={TOURNAMENT} />
    </QueryClientProvider>,
  );
  const change = screen.getByRole('button', { name: 'Change the line-up' });
  await userEvent.click(change);
  await userEvent.clear(screen.getByLabelText('Board 2'));
  await userEvent.type(screen.getByLabelText('Board 2'), ' ');
  await userEvent.click(change);
  const lines = sent.map((body) => (body as { members: unknown }).members);
  expect(lines).toEqual([
    [{ playerId: 'ann1' }, { playerId: 'ann2' }, { playerId: 'Eve' }],
    [{ playerId: 'ann1' }, { name: '' }, { playerId: 'Eve' }],
  ]);
});

it('changes a line-up with players of the team by their ids, and new ones by their names', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const team = (name: string, members: readonly string[], reserves: readonly string[]) => ({
    ...{ ...named(name), status: 'entered', members: members.map(named), reserves: reserves.map(named) },
  });
  queries.setQueryData<unknown>(tournamentQueries.players(TOURNAMENT).queryKey, {
    items: [team('Red', ['Ada', 'Cas', 'Eve'], ['Ida']), team('Blue', ['Bea', 'Dan', 'Fay'], [])],
  });
  render(
    <QueryClientProvider client={queries}>
      <ChangeLineup tournament={TOURNAMENT} />
    </QueryClientProvider>,
  );
  expect(screen.getByLabelText<HTMLInputElement>('Board 2').value).toBe('Cas');
  const board = screen.getByLabelText('Board 1');
  await userEvent.clear(board);
  await userEvent.type(board, 'Ida');
  await userEvent.clear(screen.getByLabelText(/^Reserves/u));
  await userEvent.type(screen.getByLabelText(/^Reserves/u), 'Ada{Enter}Joy');
  await userEvent.click(screen.getByRole('button', { name: 'Change the line-up' }));
  const ids = ['Ida', 'Cas', 'Eve', 'Ada'].map((playerId) => ({ playerId }));
  expect(sent).toEqual([{ members: [...ids, { name: 'Joy' }], playerId: 'Red', newPlayers: false }]);
  await userEvent.selectOptions(screen.getByLabelText('Team'), 'Blue');
  expect(screen.getByLabelText<HTMLInputElement>('Board 1').value).toBe('Bea');
});
