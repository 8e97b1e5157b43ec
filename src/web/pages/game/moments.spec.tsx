import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { KeyMoment } from '../../api/kifu.js';
import { chooseLanguage, loadMessages } from '../../i18n/language.js';
import { Moments } from './moments.js';

beforeEach(async () => {
  await chooseLanguage('en');
  await loadMessages('game');
});
afterEach(() => chooseLanguage('en'));

const BANISHED = { en: '{p2} banishes Oak with Axe', zh: '{p2} 以 Axe 放逐 Oak' };
const LEADS = { en: '{p2} takes the lead: Lore 4–2', zh: '{p2} 取得领先：传奇点 4–2' };
const WINS = { en: '{p1} wins', zh: '{p1} 获胜' };
const moments: readonly KeyMoment[] = [
  { kind: 'event', what: 'banish', title: '', sentence: BANISHED, frame: 3, turn: 2, rank: 1, seat: 'p1' },
  { kind: 'lead', what: 'lore', title: '', sentence: LEADS, frame: 3, turn: 2, rank: 1, seat: 'p2' },
  { kind: 'end', what: 'lore', title: '', sentence: WINS, frame: 90, turn: 9, seat: 'p1' },
];
const NAMES = new Map([
  ['p1', 'Ann'],
  ['p2', 'Bo'],
]);

/** What the buttons of the moments are called. */
async function shown(these = moments, go: (step: number) => void = () => undefined) {
  render(<Moments record={{ moments: these }} names={NAMES} step={0} go={go} />);
  await userEvent.click(screen.getByText(/关键时刻|key moment/));
  return buttons();
}
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent.trim());

it('are sentences with turn and players, those of one step together', async () => {
  expect(await shown()).toEqual(['Turn 2: Bo banishes Oak with Axe Bo takes the lead: Lore 4–2', 'Turn 9: Ann wins']);
});

it('are in the language of the reader', async () => {
  await chooseLanguage('zh');
  await loadMessages('game');
  expect(await shown()).toEqual(['第 2 回合： Bo 以 Axe 放逐 Oak Bo 取得领先：传奇点 4–2', '第 9 回合： Ann 获胜']);
});

it('lead to their step', async () => {
  const go = vi.fn();
  await shown(moments, go);
  await userEvent.click(screen.getByRole('button', { name: /banishes/ }));
  expect(go).toHaveBeenCalledWith(3);
});

it('are the six steps that changed most and the end, and all on demand', async () => {
  const many = Array.from({ length: 8 }, (_, n): KeyMoment => {
    const sentence = { en: `moment ${n}`, zh: `${n}` };
    return { kind: 'event', what: 'banish', title: '', sentence, frame: n, turn: 1, rank: 8 - n, seat: 'p1' };
  });
  const few = await shown([...many, ...moments.slice(-1)]);
  expect(few).toEqual([
    ...many.slice(2).map(({ sentence }) => `Turn 1: ${sentence?.en ?? ''}`),
    'Turn 9: Ann wins',
    'Show all 9 moments',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 9 moments' }));
  expect(buttons()).toHaveLength(10);
});

it('of documents of earlier builds keep their English title, and say that it is English', async () => {
  expect(await shown([{ kind: 'event', what: 'banish', title: 'A card is banished', frame: 3, seat: 'p2' }])).toEqual([
    'A card is banished',
  ]);
  expect(screen.getByText('A card is banished').getAttribute('lang')).toBe('en');
});
