/** Goal: a loop that only changes numbers is proposed by one press, by its own seat or by the scorekeeper for it. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { TableProvider } from '../../board/table.js';
import { layoutQuery } from '../../engine/games.js';
import { loadMessages } from '../../i18n/language.js';
import { RulesProvider } from '../../log/rules.js';
import type { Asked } from '../../play/asked.js';
import { Loop } from './loop.js';

const layout = await new QueryClient().fetchQuery(layoutQuery('fftcg'));
beforeAll(() => loadMessages('board', 'log', 'play', 'record'));

const loop = { round: [{ action: 'pass' }], times: 40, cites: [{ game: 'fftcg', rule: '13.1' }] };

function show(asked: Partial<Asked>, own: string | null) {
  const send = vi.fn();
  const table = { game: 'fftcg', layout, cards: new Map(), names: new Map([['p1', 'Ada']]), objects: new Map() };
  const question: Asked = {
    ...{ id: 'd1', seat: 'p1', kind: 'priority', prompt: 'What?', cites: [], about: null },
    ...{ space: { kind: 'act', actions: [] }, answers: [], count: 1, ...asked },
  };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TableProvider value={table}>
        <RulesProvider game="fftcg">
          <Loop asked={question} own={own} recording={{ send, version: 7 }} />
        </RulesProvider>
      </TableProvider>
    </QueryClientProvider>,
  );
  return send;
}

it.each([
  ['p1', {}],
  [null, { seat: 'p1' }],
])('proposes the rounds that the rules offer, as %s', async (own, seat) => {
  const send = show({ loop }, own);
  await userEvent.click(screen.getByRole('button', { name: 'Propose to repeat it 40 times' }));
  const body = { round: loop.round, times: 40, ...seat, expectedVersion: 7 };
  expect(send).toHaveBeenCalledWith({ kind: 'repetitions', body }, 'Ada proposes to repeat the loop 40 times');
});

it('shows nothing if no loop is offered', () => {
  show({}, 'p1');
  expect(screen.queryByRole('button')).toBeNull();
});
