import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { loadMessages } from '../../i18n/language.js';
import { Sample, type SampleProps } from './sample.js';

beforeAll(() => loadMessages('statistics'));

const duels = { format: 'duel', games: 20 };
const report: SampleProps['report'] = {
  game: 'riftbound',
  games: 20,
  gamesWithoutTurns: 0,
  formats: [duels],
  publicGames: 20,
  gamesWithAssertions: 0,
};

const show = (shown: SampleProps['report'], withoutTurns = false) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Sample report={shown} withoutTurns={withoutTurns} />
    </QueryClientProvider>,
  );

it('says of which formats the games are, where they are of several', async () => {
  show({ ...report, games: 24, formats: [duels, { format: 'war', games: 4 }] });
  await screen.findByText(/^These games mix formats: 1v1 Duel \(20\) and FFA4 War \(4\)\./);
});

it('says nothing of formats where there is one', () => {
  show(report);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

it('says that games without turns are left out, or counted', async () => {
  const { unmount } = show({ ...report, gamesWithoutTurns: 3 });
  await screen.findByText(/^3 games ended before their first turn and are left out/);
  unmount();
  show({ ...report, gamesWithoutTurns: 3 }, true);
  await screen.findByText('3 games that ended before their first turn are counted.');
});
