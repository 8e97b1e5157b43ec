import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { loadMessages } from '../../../i18n/language.js';
import { type Tournament, tournamentQueries } from '../queries.js';
import { GivePenalty } from './give-penalty.js';

beforeAll(() => loadMessages('floor'));

it('suggests what the guidelines say after earlier penalties for the same', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const tournament = { id: 't1', version: 9 } as Tournament;
  queries.setQueryData(tournamentQueries.ladder(tournament, 'p1').queryKey, {
    version: 9,
    items: [{ infraction: 'slow-play', title: 'Playing too slowly', before: 1, penalty: 'game-loss' }],
  });
  render(
    <QueryClientProvider client={queries}>
      <GivePenalty tournament={tournament} player={{ playerId: 'p1', name: 'Ada' }} />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByText('Give a penalty'));
  const kind = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Kind' });
  expect(kind().value).toBe('warning');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Infraction/u }), 'Playing too slowly');
  expect(screen.getByText(/Earlier penalties for this infraction in this tournament: 1\./u).textContent).toContain(
    'The guidelines suggest: loss of a game.',
  );
  expect(kind().value).toBe('game-loss');
});
