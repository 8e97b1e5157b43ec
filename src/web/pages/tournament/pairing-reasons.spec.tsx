import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { loadMessages } from '../../i18n/language.js';
import { PairingReasons } from './pairing-reasons.js';
import { type Tournament, tournamentQueries } from './queries.js';

const TOURNAMENT = { id: 't1', version: 9 } as Tournament;

beforeAll(() => loadMessages('tournament'));
afterEach(cleanup);

it('writes differences of points in halves as fractions', () => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const ruledOut = { criterion: 'squares', by: 2.25 };
  queries.setQueryData<unknown>(tournamentQueries.pairing(TOURNAMENT, 2, 'ada').queryKey, {
    ...{ swapped: false, dutch: null },
    reasons: [
      {
        points: [1.5, 0.5],
        reasons: [{ floating: { playerId: 'ada', name: 'Ada' }, nearer: { playerId: 'bea', name: 'Bea' }, ruledOut }],
      },
    ],
  });
  render(
    <QueryClientProvider client={queries}>
      <PairingReasons tournament={TOURNAMENT} round={2} player="ada" />
    </QueryClientProvider>,
  );
  expect(screen.getByText('Points before the round: 1½ – ½')).toBeTruthy();
  expect(screen.getByRole('listitem').textContent).toBe(
    'Ada – Bea: larger differences of points in the round, by 2¼ squared',
  );
});
