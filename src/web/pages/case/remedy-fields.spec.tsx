/**
 * Goal: a judge puts together what a ruling does on the board from what the service offers, and nothing else is sent.
 */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { KifuProblem } from '../../api/kifu.js';
import { type Table, TableProvider } from '../../board/table.js';
import { cardsOf, layoutQuery } from '../../engine/games.js';
import { loadMessages } from '../../i18n/language.js';
import { aboutIn, isComplete, type Remedy, remedyIn, NO_REMEDY, type Remedies } from './remedy.js';
import { RemedyFields } from './remedy-fields.js';
import { remediesQuery } from './queries.js';

const layout = await new QueryClient().fetchQuery(layoutQuery('lorcana'));
beforeAll(() => loadMessages('case', 'log', 'board'));

const PRINTED = { type: 'character', inks: ['amber'], cost: 5, classifications: [], keywords: [], abilities: [] };
const definitions = ['Moana', '<b>Maui</b>'].map((name, n) => ({
  ...{ id: `c${n + 1}`, name, strength: 1, willpower: 6, lore: 3 },
  ...PRINTED,
}));
const table: Table = {
  ...{ game: 'lorcana', layout, cards: cardsOf(definitions), objects: new Map() },
  names: new Map([
    ['p1', 'Abe'],
    ['p2', 'Bea'],
  ]),
};

const inPlay = ['o1', 'o2', 'o3'].map((id, n) => ({
  id,
  card: n === 0 ? 'c1' : 'c2',
  controller: 'p1',
  type: 'character',
}));
const board = {
  ...{ game: 'lorcana', gameId: 'g', format: 'f', turn: { number: 1, active: 'p1', phase: 'main' }, outcome: null },
  seats: [{ seat: 'p1', lore: 0, zones: { play: { count: 3, objects: inPlay } } }],
  ...{ shared: {}, deciding: [] },
};

const EXERT = { act: 'exert', title: 'Exert cards', objects: ['o1', 'o2', 'o3'], objectsMax: 3 };
const GAIN = { act: 'gain-lore', title: 'A player gains lore', players: ['p1', 'p2'], numberMax: 99 };
const REMEDIES: Remedies = {
  ...{ gameId: 'g', version: 9, atRest: true, sources: ['o1', 'o2', 'o3'], boards: { p1: board } },
  acts: { p1: [EXERT, GAIN], p2: [GAIN] },
  invocations: [{ seat: 'p1', object: 'o1', ability: 'text-1' }],
};

/** What would be sent, as it is now. */
function shown(remedies: Remedies, to: number | null = null) {
  const queries = new QueryClient();
  queries.setQueryData(remediesQuery('c', to).queryKey, remedies);
  const seen: { now: Remedy } = { now: NO_REMEDY };
  function Held() {
    const [remedy, setRemedy] = useState(NO_REMEDY);
    const onChange = (changed: Remedy) => {
      seen.now = changed;
      setRemedy(changed);
    };
    return <RemedyFields caseId="c" to={to} remedy={remedy} onChange={onChange} />;
  }
  render(
    <QueryClientProvider client={queries}>
      <TableProvider value={table}>
        <Held />
      </TableProvider>
    </QueryClientProvider>,
  );
  return seen;
}

const choose = (name: string, option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name }), option);
const check = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('a correction', () => {
  it('is put together act by act, with the cards by names that tell them apart', async () => {
    const seen = shown(REMEDIES);
    await check('Correct the board');
    expect(isComplete(seen.now)).toBe(false);
    await press('Add an act');
    await choose('Source card', 'o2');
    const cards = screen.getByRole('group', { name: 'Cards (1), at most 3' });
    expect(
      within(cards)
        .getAllByRole('checkbox')
        .map((each) => each.parentElement?.textContent),
    ).toEqual(['Moana (Abe · play)', '<b>Maui</b> (Abe · play)', '<b>Maui</b> (Abe · play) #2']);
    await check('<b>Maui</b> (Abe · play) #2');
    await press('Add an act');
    await choose('Act 2', 'A player gains lore');
    await choose('Player (2)', 'Bea');
    await userEvent.clear(screen.getByRole('spinbutton', { name: 'Amount (2)' }));
    await userEvent.type(screen.getByRole('spinbutton', { name: 'Amount (2)' }), '12');
    const acts = [
      { act: 'exert', objects: ['o3'] },
      { act: 'gain-lore', player: 'p2', number: 12 },
    ];
    expect(remedyIn(seen.now)).toEqual({ correction: { seat: 'p1', source: 'o2', acts } });
  });

  it('begins its acts anew in the name of another player, and is gone with the last of them', async () => {
    const seen = shown(REMEDIES);
    await check('Correct the board');
    await press('Add an act');
    await choose('Acting player', 'Bea');
    expect(remedyIn(seen.now).correction).toMatchObject({
      seat: 'p2',
      acts: [{ act: 'gain-lore', player: 'p1', number: 1 }],
    });
    await press('Remove act 1');
    expect([remedyIn(seen.now), isComplete(seen.now)]).toEqual([{}, false]);
    await check('Correct the board');
    expect(isComplete(seen.now)).toBe(true);
  });
});

describe('what is not possible there', () => {
  it('is said: something is under way, no card is in sight, no text is there', async () => {
    shown({ ...REMEDIES, atRest: false, acts: {}, sources: [], invocations: [] });
    await check('Carry out a missed trigger');
    expect(screen.getByText(/^Step 9 allows no correction/)).toBeDefined();
  });

  it('is said where it goes back to, once it was looked there', async () => {
    shown({ ...REMEDIES, acts: {}, sources: [], invocations: [] }, 5);
    await check('Carry out a missed trigger');
    await check('Correct the board');
    expect(screen.queryByText(/^No card in play/)).toBeNull();
    await press('Show options at step 5');
    screen.getByText(/^No card in play has a text/);
    screen.getByText(/^No visible card/);
  });
});

it('has a text come due that the service names', async () => {
  const seen = shown(REMEDIES);
  await check('Carry out a missed trigger');
  await choose('Card text', 'Moana (Abe · play): text 1');
  expect(remedyIn(seen.now)).toEqual({ invoke: { seat: 'p1', object: 'o1', ability: 'text-1' } });
});

it('finds the field that a refusal is about', () => {
  const acts = [
    { id: 1, act: { act: 'gain-lore', player: 'p1', number: 1 } },
    { id: 7, act: { act: 'exert', objects: [] } },
  ];
  const remedy: Remedy = { ways: ['correction'], correction: { seat: 'p1', source: 'o1', acts }, invoke: null };
  const about = (code: string, details?: object) =>
    aboutIn(new KifuProblem({ code, detail: 'No.', ...(details && { details }) }, 422), remedy);
  expect(about('correction.impossible', { act: 'exert', part: 'objects' })).toBe('/correction/acts/1/objects');
  expect(about('correction.impossible', { act: 'gain-lore', part: 'number' })).toBe('/correction/acts/0/number');
  expect(about('correction.impossible', { id: 'o1' })).toBe('/correction/source');
  expect(about('invocation.unknown')).toBe('/invoke');
  expect(about('rewind.past-ruling')).toBe('/rewind/to');
  expect(about('case.unknown-rule')).toBe('/rule');
  expect(about('game.over')).toBeNull();
});
