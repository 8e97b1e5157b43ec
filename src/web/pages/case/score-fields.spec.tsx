import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { Form } from '../../design/form.js';
import { loadMessages } from '../../i18n/language.js';
import { ScoreFields, scoreIn } from './score-fields.js';

beforeAll(() => loadMessages('case'));

const NAMES = new Map([
  ['p1', 'Abe'],
  ['p2', 'Bea'],
]);

/** What the form sends as the score when these fields are filled in. */
async function scoreOf(fields: Readonly<Record<string, string>>): Promise<unknown> {
  const send = vi.fn().mockResolvedValue(undefined);
  const form = (
    <QueryClientProvider client={new QueryClient()}>
      <Form title="Rule" submit="Rule" send={(input) => Promise.resolve(send(scoreIn(input, NAMES)))}>
        <ScoreFields names={NAMES} />
      </Form>
    </QueryClientProvider>
  );
  const { unmount } = render(form);
  const user = userEvent.setup();
  for (const [label, value] of Object.entries(fields)) {
    await user.type(screen.getByRole('spinbutton', { name: new RegExp(label) }), value);
  }
  await user.click(screen.getByRole('button', { name: 'Rule' }));
  unmount();
  return (send.mock.calls[0] as readonly unknown[])[0];
}

it('empty fields give no score', async () => {
  expect(await scoreOf({})).toEqual({});
});

it('a field that is left empty beside others counts no game', async () => {
  const won = (p1: number, p2: number) => [
    { seat: 'p1', won: p1 },
    { seat: 'p2', won: p2 },
  ];
  expect(await scoreOf({ 'won by Abe': '2', 'won by Bea': '1' })).toEqual({ score: won(2, 1) });
  expect(await scoreOf({ 'won by Bea': '1', Drawn: '2' })).toEqual({ score: won(0, 1), drawnGames: 2 });
});
