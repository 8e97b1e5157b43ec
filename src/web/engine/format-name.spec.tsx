import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FormatName } from './format-name.js';

it.each([
  ['lorcana', 'core-constructed', 'Core Constructed'],
  ['riftbound', 'magma-chamber', '2v2 Magma Chamber'],
])('calls a format of %s by its name', async (game, format, name) => {
  render(<FormatName game={game} format={format} />, { wrapper: Queries });
  await screen.findByText(name);
});

it('has its id for a name where the game has no words for it', async () => {
  render(
    <>
      <FormatName game="lorcana" format="core-constructed" /> <FormatName game="lorcana" format="sealed" />
    </>,
    { wrapper: Queries },
  );
  await screen.findByText('Core Constructed sealed');
  expect(document.body.textContent).not.toContain('core-constructed');
});

function Queries({ children }: { readonly children: React.ReactNode }) {
  return <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>;
}
