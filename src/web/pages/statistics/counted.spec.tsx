import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chooseLanguage, loadMessages } from '../../i18n/language.js';
import { CountedCards } from './counted.js';

beforeAll(async () => {
  await chooseLanguage('zh');
  await loadMessages('statistics');
});
afterAll(() => chooseLanguage('en'));

const counted = {
  id: 'played',
  title: 'Cards played',
  titles: { en: 'Cards played', zh: '打出的牌' },
  unit: 'cards',
  units: { en: 'cards', zh: '张' },
  perGame: { n: 20, mean: 11.5, min: 3, max: 20 },
  perTurn: [{ turn: 2, n: 20, mean: 1.5 }],
  perCard: [],
};

it('says what is counted, and in what, in the language of the reader', () => {
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <CountedCards game="lorcana" counted={[counted]} chosen="played" choose={() => undefined} />
    </QueryClientProvider>,
  );
  expect(screen.getByRole('option', { name: '打出的牌' })).toBeDefined();
  expect(screen.getByText('每位牌手每局平均 11.5，3 至 20（张；共 20 次统计）。')).toBeDefined();
  expect(screen.getByRole('figure', { name: '打出的牌，按牌手自己的回合' })).toBeDefined();
  expect(screen.getByText('第 2 回合最多：平均 1.5 张。到达的牌手少于 20 位的回合以灰色显示。')).toBeDefined();
  expect(container.textContent).not.toMatch(/cards/i);
});
