import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import type { LogEntry } from '../api/kifu.js';
import { cardsOf, layoutQuery } from '../engine/games.js';
import { loadMessages } from '../i18n/language.js';
import type { Step } from '../replay/record.js';
import { CardHistory } from './card-history.js';
import type { Telling } from './tell.js';

const layout = await new QueryClient().fetchQuery(layoutQuery('lorcana'));
beforeAll(() => loadMessages('log'));

const card = (id: string, name: string) => ({
  ...{ id, name, type: 'item', inks: [], cost: 5, classifications: [], keywords: [], abilities: [] },
});
const telling: Telling = {
  game: 'lorcana',
  layout,
  cards: cardsOf([card('1-14', 'Moana'), card('1-15', 'Pluto')]),
  names: new Map([['p1', 'Ada']]),
  objects: new Map([
    ['o7', '1-14'],
    ['o77', '1-15'],
  ]),
};

const entry = (kind: string, fields: object): LogEntry => ({ kind, cites: [], ...fields });
const step = (version: number, ...log: readonly LogEntry[]): Step => ({ version, at: '', log, isAction: true });
const steps = [
  step(1, entry('drawn', { seat: 'p1', object: 'o77', card: '1-15' })),
  step(2, entry('quested', { object: 'o77', card: '1-15' }), entry('quested', { object: 'o7', card: '1-14' })),
  step(3, entry('challengeEnded', { objects: ['o7', 'o77'] })),
  step(4, entry('challenged', { object: 'o77', card: '1-15', target: 'o7', targetCard: '1-14' })),
];

const shown = (object: string, go = vi.fn()) =>
  render(<CardHistory object={object} record={{ steps }} telling={telling} here={3} go={go} />);

it('has the entries that name the card, by steps, without what only the record needs', () => {
  shown('o7');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^1Moana quests\./),
    expect.stringMatching(/^3Pluto challenges Moana\./),
  ]);
  expect(screen.getAllByRole('listitem')[1]?.getAttribute('aria-current')).toBe('step');
});

it('leads to the step of each', async () => {
  const go = vi.fn();
  shown('o7', go);
  await userEvent.click(screen.getByRole('button', { name: 'Go to step 1' }));
  expect(go).toHaveBeenCalledWith(1);
});

it('is absent for a card to which nothing happened', () => {
  const { container } = shown('o8');
  expect(container.textContent).toBe('');
});
