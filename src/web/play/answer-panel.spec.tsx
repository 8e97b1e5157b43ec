/** Goal: every kind of space is answered by what a screen reader says, from the data of the decision alone. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import type { Board } from '../api/kifu.js';
import { BoardView } from '../board/board.js';
import { CardDetails } from '../board/details.js';
import { type Table, TableProvider } from '../board/table.js';
import { cardsOf, type Json, layoutQuery, type Space } from '../engine/games.js';
import { loadMessages } from '../i18n/language.js';
import { RulesProvider } from '../log/rules.js';
import type { Asked } from './asked.js';
import { AnswerPanel } from './answer-panel.js';
import { Choosing } from './choosing.js';

const layout = await new QueryClient().fetchQuery(layoutQuery('lorcana'));
beforeAll(() => loadMessages('board', 'log', 'play'));

const PRINTED = { type: 'character', inks: ['amber'], cost: 5, classifications: [], keywords: [], abilities: [] };
const NUMBERS = { strength: 1, willpower: 6, lore: 3 };
const names = ['Moana', 'Stitch', 'Elsa', '<b>Maui</b>'];
const definitions = names.map((name, n) => ({ id: `c${n + 1}`, name, ...PRINTED, ...NUMBERS }));
const objects = definitions.map(({ id }, n) => ({ id: `o${n + 1}`, card: id, controller: 'p1', type: 'character' }));

/** A card of the other player. */
const pua = { id: 'c9', name: 'Pua', ...PRINTED, ...NUMBERS };
const theirs = { id: 'o9', card: 'c9', controller: 'p2', type: 'character' };

const table: Table = {
  game: 'lorcana',
  layout,
  cards: cardsOf([...definitions, pua]),
  names: new Map([
    ['p1', 'Ada'],
    ['p2', 'Bob'],
  ]),
  objects: new Map(objects.map(({ id, card }) => [id, card])),
};

const seat = (name: string, play: typeof objects) => ({
  seat: name,
  lore: 0,
  left: false,
  zones: { play: { count: play.length, objects: play } },
});
const board: Board = {
  ...{ game: 'lorcana', gameId: 'g', format: 'f', turn: { number: 1, active: 'p1', phase: 'main' }, outcome: null },
  ...{ seats: [seat('p1', objects), seat('p2', [theirs])], shared: {}, deciding: [] },
};

function ask(space: Space, more: Partial<Asked> = {}) {
  const onAnswer = vi.fn<(asked: Asked, answer: Json) => void>();
  const asked: Asked = {
    ...{ id: 'd1', seat: 'p1', kind: 'choose', prompt: 'Which?', cites: [], about: null },
    ...{ space, answers: [], count: 2, ...more },
  };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TableProvider value={table}>
        <RulesProvider game="lorcana">
          <CardDetails>
            <Choosing asked={asked} onAnswer={onAnswer}>
              <BoardView board={board} near="p1" step={0} />
              <AnswerPanel board={board} />
            </Choosing>
          </CardDetails>
        </RulesProvider>
      </TableProvider>
    </QueryClientProvider>,
  );
  return { given: () => onAnswer.mock.calls.map(([, answer]) => answer), panel: within(panel()) };
}

const offered = async (name: string) =>
  within(await screen.findByRole('dialog', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const panel = () => screen.getByRole('region', { name: 'Answer' });
const options = objects.map(({ id }) => ({ id }));
const onBoard = (name: RegExp) => within(screen.getByRole('group', { name: 'Board' })).getByRole('button', { name });
const give = () => screen.getByRole('button', { name: 'Answer' });

it('carries an action out that is pressed in the list, in the words of the game', async () => {
  const actions = [
    { action: 'challenge', challenger: 'o1', target: 'o2' },
    { action: 'challenge', challenger: 'o1', target: 'o3' },
    { action: 'end-turn' },
  ];
  const { given, panel } = ask({ kind: 'act', actions }, { kind: 'turnAction' });
  expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Moana challenges Stitch',
    'Moana challenges Elsa',
    'End the turn',
  ]);
  await userEvent.click(onBoard(/^Elsa/));
  await userEvent.click(onBoard(/^Moana/));
  expect(panel.getAllByRole('listitem')).toHaveLength(1);
  await userEvent.click(panel.getByRole('button', { name: 'Moana challenges Elsa' }));
  expect(given()).toEqual([actions[1]]);
});

it('keeps an action that names no card in a place of its own, after however many others', () => {
  const actions = [
    ...['o1', 'o2', 'o3', 'o4'].map((character) => ({ action: 'quest', character })),
    { action: 'end-turn' },
  ];
  const { panel } = ask({ kind: 'act', actions }, { kind: 'turnAction' });
  const lists = panel.getAllByRole('list', { name: 'Legal answers' });
  expect(lists.map((list) => within(list).getAllByRole('listitem').length)).toEqual([4, 1]);
  expect(lists[1]?.textContent).toBe('End the turn');
});

it('unfolds the half of another player when what was pressed leads there, and folds it again', async () => {
  ask({ kind: 'act', actions: [{ action: 'challenge', challenger: 'o1', target: 'o9' }, { action: 'end-turn' }] });
  const half = (name: string) => screen.getByRole('region', { name }).dataset['open'];
  expect([half('Ada'), half('Bob')]).toEqual(['true', 'false']);
  await userEvent.click(onBoard(/^Moana/));
  expect([half('Ada'), half('Bob')]).toEqual(['false', 'true']);
  await userEvent.keyboard('{Escape}');
  expect([half('Ada'), half('Bob')]).toEqual(['true', 'false']);
});

it.each([
  [0, 'Keep'],
  [1, 'Change 1 card'],
  [3, 'Change 3 cards'],
])('says on the button what happens to a hand of which %i cards are chosen', async (count, says) => {
  const { panel } = ask({ kind: 'some', options, min: 0, max: 4 }, { kind: 'alterHand', count: 16 });
  const cards = within(panel.getByRole('list')).getAllByRole('button').slice(0, count);
  for (const card of cards) await userEvent.click(card);
  expect(panel.getByRole('button', { name: /^(Keep|Change|Answer)/ }).textContent).toBe(says);
});

const CHALLENGES = [
  { action: 'challenge', challenger: 'o1', target: 'o3' },
  { action: 'challenge', challenger: 'o2', target: 'o3' },
  { action: 'quest', character: 'o2' },
  { action: 'end-turn' },
];

it('offers what a pressed card can do at the card, and less once another joins it', async () => {
  const { given, panel } = ask({ kind: 'act', actions: CHALLENGES }, { kind: 'turnAction' });
  await userEvent.click(onBoard(/^Elsa/));
  expect(await offered('Elsa')).toEqual(['Moana challenges Elsa', 'Stitch challenges Elsa']);
  await userEvent.click(onBoard(/^Stitch/));
  expect(await offered('Elsa and Stitch')).toEqual(['Stitch challenges Elsa']);
  expect(panel.getAllByRole('listitem')).toHaveLength(1);
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Stitch challenges Elsa' }));
  expect(given()).toEqual([CHALLENGES[1]]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('takes back by Escape what was pressed, and shows the card itself when asked to', async () => {
  const { given, panel } = ask({ kind: 'act', actions: CHALLENGES }, { kind: 'turnAction' });
  const card = onBoard(/^Stitch/);
  card.focus();
  await userEvent.keyboard('{Enter}');
  expect(await offered('Stitch')).toEqual(['Stitch challenges Elsa', 'Quest with Stitch']);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(card));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(panel.getAllByRole('listitem')).toHaveLength(4);
  await userEvent.click(card);
  await offered('Stitch');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'View' }));
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Stitch' }).textContent).toContain('Character'));
  expect(given()).toEqual([]);
});

it('takes several by keyboard alone, and says how many are missing', async () => {
  const { given, panel } = ask({ kind: 'some', options, min: 2, max: 2 });
  expect(panel.getByRole('status').textContent).toBe('Choose 2: 0 chosen.');
  expect(give()).toHaveProperty('disabled', true);
  panel.getByRole('button', { name: /^Stitch/ }).focus();
  await userEvent.keyboard('{Enter}{Tab}{Enter}');
  expect(panel.getByRole('status').textContent).toBe('Choose 2: 2 chosen.');
  await userEvent.click(give());
  expect(given()).toEqual([['o2', 'o3']]);
});

it('says what must hold of several together', async () => {
  const tagged = options.map((option, n) => ({ ...option, tags: { cost: n + 1 } }));
  const { panel } = ask({
    kind: 'some',
    options: tagged,
    min: 1,
    max: 4,
    where: [{ kind: 'sum', tag: 'cost', min: 6 }],
  });
  await userEvent.click(panel.getByRole('button', { name: /^Moana/ }));
  expect(panel.getByRole('status').textContent).toBe(
    'Choose 1 to 4: 1 chosen. Total cost at least 6. This combination is not allowed.',
  );
  await userEvent.click(panel.getByRole('button', { name: /^Elsa/ }));
  await userEvent.click(panel.getByRole('button', { name: /Maui/ }));
  expect(give()).toHaveProperty('disabled', false);
});

it('orders what is pressed on the board, and the rest as listed', async () => {
  const { given, panel } = ask({ kind: 'order', options });
  await userEvent.click(onBoard(/^Elsa/));
  await userEvent.click(panel.getByRole('button', { name: 'Keep the rest in this order' }));
  await userEvent.click(give());
  expect(given()).toEqual([['o3', 'o1', 'o2', 'o4']]);
});

it('counts up to a number, typed or step by step', async () => {
  const { given, panel } = ask({ kind: 'number', min: 0, max: 6, step: 2 });
  const field = panel.getByRole('spinbutton', { name: 'Choose for the effect' });
  await userEvent.click(panel.getByRole('button', { name: /^One more/ }));
  expect(field).toHaveProperty('value', '2');
  await userEvent.clear(field);
  await userEvent.type(field, '6');
  await userEvent.click(give());
  expect(given()).toEqual([6]);
});

it('divides a number, and says what is left', async () => {
  const { given, panel } = ask({ kind: 'split', total: 3, over: options.slice(0, 2), unit: 1, minEach: 0 });
  await userEvent.click(panel.getByRole('button', { name: /^One more Moana/ }));
  await userEvent.click(panel.getByRole('button', { name: /^One more Moana/ }));
  expect(panel.getByRole('status').textContent).toBe('1 of 3 left to assign.');
  await userEvent.click(onBoard(/^Stitch/));
  await userEvent.click(give());
  expect(given()).toEqual([{ o1: 2, o2: 1 }]);
});

it('sends each where it may go, no two to one place', async () => {
  const space: Space = {
    kind: 'map',
    from: options.slice(0, 2),
    to: options.slice(2),
    injective: true,
    partial: false,
  };
  const { given, panel } = ask(space);
  await userEvent.selectOptions(panel.getByRole('combobox', { name: /^Moana.* goes to$/ }), 'o3');
  const second = panel.getByRole('combobox', { name: /^Stitch.* goes to$/ });
  expect(within(second).queryByRole('option', { name: /^Elsa/ })).toBeNull();
  await userEvent.selectOptions(second, 'o4');
  await userEvent.click(give());
  expect(given()).toEqual([{ o1: 'o3', o2: 'o4' }]);
});

it('pays in one gesture, or otherwise', async () => {
  const sources = options.map((option) => ({ ...option, kinds: ['amber'], amount: 1 }));
  const space: Space = { kind: 'payment', cost: [{ amount: 2, of: ['amber'] }], sources };
  const { given, panel } = ask(space, { answers: [{ o1: 'amber', o2: 'amber' }], count: 6 });
  expect(panel.getByRole('status').textContent).toBe('To pay: 2 × Amber.');
  await userEvent.click(give());
  await userEvent.click(panel.getByRole('button', { name: /^Moana/ }));
  expect(panel.getByRole('status').textContent).toBe('To pay: 2 × Amber. The payment is too low.');
  await userEvent.click(onBoard(/^Elsa/));
  await userEvent.click(give());
  expect(given()).toEqual([
    { o1: 'amber', o2: 'amber' },
    { o2: 'amber', o3: 'amber' },
  ]);
});

it('searches a long list by typing, and shows hostile names as text', async () => {
  const many = [...options, ...Array.from({ length: 20 }, (_, n) => ({ id: `A name ${n}` }))];
  const { given, panel } = ask({ kind: 'one', options: many }, { kind: 'nameCard', prompt: 'Name a card' });
  expect(panel.getByRole('button', { name: /^<b>Maui<\/b>/ })).toBeDefined();
  await userEvent.type(panel.getByRole('searchbox', { name: 'Search' }), 'name 17');
  await userEvent.click(panel.getByRole('button', { name: 'A name 17' }));
  expect(given()).toEqual(['A name 17']);
});

it('looks at a card instead of choosing it, when asked to', async () => {
  const { panel } = ask({ kind: 'some', options, min: 1, max: 1 });
  await userEvent.click(panel.getByRole('button', { name: 'Look at cards' }));
  await userEvent.click(onBoard(/^Moana/));
  expect(await screen.findByRole('dialog', { name: 'Moana' })).toBeDefined();
});

it('says what is asked, by which card, and what must be seen to decide', () => {
  const { panel } = ask(
    { kind: 'one', options: [{ id: 'yes' }, { id: 'no' }] },
    {
      kind: 'manualConfirm',
      about: 'o1',
      shows: { act: 'gain-lore', player: 'p2', number: 2 },
    },
  );
  expect(panel.getByRole('heading', { level: 2 }).textContent).toBe('Ada Does the text do this?');
  expect(panel.getByText('For Moana')).toBeDefined();
  expect(panel.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['gain lore', 'Bob', '2']);
});

it('names the acts by which a text is carried out', () => {
  const { panel } = ask({ kind: 'one', options: [{ id: 'gain-lore' }, { id: 'end' }] }, { kind: 'manualAct' });
  for (const name of ['A player gains lore', 'That is all']) panel.getByRole('button', { name });
});
