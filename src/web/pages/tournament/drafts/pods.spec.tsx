import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { loadMessages } from '../../../i18n/language.js';
import { decksQuery, listsQuery } from '../../../seats/queries.js';
import { kifu } from '../../../api/kifu.js';
import { DeskDraft, ReopenDrafts } from './desk-draft.js';
import { OwnPod } from './own-pod.js';
import { Pods } from './pods.js';
import { podsQuery } from './queries.js';

beforeAll(() => loadMessages('drafts', 'tournament'));

const player = (name: string, hasDeck = false) => ({ playerId: name, name, status: 'entered', hasDeck });
const POD = { pod: 2, players: [player('Ada'), player('Bea')], matchId: 'm1', endedBy: null, reason: null };
const STAGE = { number: 1, kind: 'swiss', begun: true, draft: { pods: 2, openPods: 1 } };
const TOURNAMENT = { id: 't1', version: 9, game: 'ashes', format: 'drafted', recorded: true, stages: [STAGE] };

/** The text of a part of the page. */
async function shown(part: ReactNode, items: readonly object[] = []): Promise<string> {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  queries.setQueryData<unknown>(podsQuery(TOURNAMENT as never, 1).queryKey, { stage: 1, version: 9, items });
  queries.setQueryData<unknown>(listsQuery('ashes', 'drafted').queryKey, []);
  queries.setQueryData<unknown>(decksQuery('Dan').queryKey, []);
  const routeTree = createRootRoute({ component: () => <main>{part}</main> });
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/'] }) });
  const { container } = render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  await screen.findByRole('main');
  return container.textContent;
}

it('a player reads seat and pod, and goes to the draft', async () => {
  const text = await shown(<OwnPod pod={{ ...POD, stage: 1, seat: 1 }} playerId="Ada" recorded />);
  expect(text).toContain('Pod 2, seat 1');
  expect(screen.getByRole('link', { name: 'Go to your draft' }).getAttribute('href')).toBe('/matches/m1');
});

it.each([
  [true, 'The draft of your pod is being prepared.'],
  [false, 'Your pod drafts on paper.'],
])('before there is a match (recorded: %s) a player reads: %s', async (recorded, says) => {
  const pod = { ...POD, matchId: null, stage: 1, seat: 1 };
  expect(await shown(<OwnPod pod={pod} playerId="Ada" recorded={recorded} />)).toContain(says);
});

it.each([
  [true, 'm1', 'drafting'],
  [true, null, 'no draft match yet'],
  [false, null, 'drafting on paper'],
])('a pod that drafts (recorded: %s, match: %s) is shown as: %s', async (recorded, matchId, says) => {
  const tournament = { ...TOURNAMENT, recorded };
  const text = await shown(<Pods tournament={tournament as never} />, [{ ...POD, matchId }]);
  expect(text).toContain(`Pod 2 ${says}Ada`);
});

it.each([
  [true, false, 'The draft made no deck for you.'],
  [true, true, 'The draft of your pod is over.'],
  [false, false, 'The draft of your pod is over.'],
])('after the draft (recorded: %s, deck: %s) a player reads: %s', async (recorded, hasDeck, says) => {
  const pod = { ...POD, endedBy: 'match', players: [player('Ada', hasDeck)], stage: 1, seat: 1 };
  expect(await shown(<OwnPod pod={pod as never} playerId="Ada" recorded={recorded} />)).toContain(says);
});

it('everybody sees which pods are over, and who has no deck', async () => {
  const over = { ...POD, pod: 1, endedBy: 'match', players: [player('Cas', true), player('Dan')] };
  const text = await shown(<Pods tournament={TOURNAMENT as never} />, [over, POD]);
  expect(text).toContain('Pod 1 draft over');
  expect(text).toContain('Dan (no deck)');
  expect(text).not.toContain('Cas (no deck)');
  expect(text).toContain('Pod 2 drafting');
  expect(text).not.toContain('Ada (no deck)');
});

it('the desk ends the draft of pods that go on, and names decks of players of the others', async () => {
  const over = { ...POD, pod: 1, endedBy: 'staff', players: [player('Cas', true), player('Dan')] };
  await shown(<DeskDraft tournament={TOURNAMENT as never} stage={STAGE as never} />, [over, POD]);
  expect(
    screen.getAllByRole('button', { name: /End the draft/, hidden: true }).map((each) => each.textContent),
  ).toEqual(['End the draft of pod 2']);
  expect(await screen.findByText(/Dan: No deck of this format is available yet/)).not.toBeNull();
});

it('the desk reopens a draft that staff has ended, with a reason, and offers no other pod', async () => {
  const sent: unknown[] = [];
  const service = {
    onRequest: async ({ request }: { readonly request: Request }): Promise<Response> => {
      if (request.method === 'POST') sent.push([new URL(request.url).pathname, await request.json()]);
      return new Response('{}', { headers: { 'content-type': 'application/json' } });
    },
  };
  kifu.use(service);
  const over = { ...POD, pod: 1, endedBy: 'staff' };
  const played = { ...POD, pod: 3, endedBy: 'match' };
  await shown(<ReopenDrafts tournament={TOURNAMENT as never} stage={STAGE as never} />, [over, POD, played]);
  await userEvent.click(screen.getByText('Reopen a draft that was ended by mistake', { selector: 'summary' }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Pod 1']);
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Wrong pod');
  await userEvent.click(screen.getByRole('button', { name: 'Reopen the draft' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  kifu.eject(service);
  expect(sent).toEqual([['/v1/tournaments/t1/pods/reopenings', { pod: 1, reason: 'Wrong pod' }]]);
});
