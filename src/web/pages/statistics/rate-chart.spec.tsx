import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { chooseLanguage, loadMessages } from '../../i18n/language.js';
import { RateChart } from './rate-chart.js';

beforeAll(() => loadMessages('statistics'));

const HOSTILE = '<img src=x onerror="alert(1)">';
const rows = [
  { key: 'a', label: HOSTILE, rate: { n: 100, hits: 70, value: 0.7, low: 0.604, high: 0.781 } },
  { key: 'b', label: 'Seldom seen', rate: { n: 3, hits: 3, value: 1, low: 0.438, high: 1 } },
];

const show = (shown: typeof rows) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RateChart title="Wins by deck" of="Deck" rows={shown} />
    </QueryClientProvider>,
  );

it('says what one sees, and the same numbers as a table', async () => {
  show(rows);
  const figure = screen.getByRole('figure', { name: 'Wins by deck' });
  expect(
    within(figure).getByText(
      `Deck: 2 in all. Clearly above or below 50 %: ${HOSTILE} (70%). 1 has too few games and is grey.`,
    ),
  ).toBeDefined();
  await userEvent.click(within(figure).getByText('Show as a table'));
  expect(
    within(figure)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^Deck.*Games.*Won.*Rate.*95 % interval/),
    `${HOSTILE}1007070%60% – 78%`,
    'Seldom seen33100% too few games44% – 100%',
  ]);
  expect(figure.querySelector('img')).toBeNull();
});

it('says when there is nothing to say', () => {
  show([]);
  expect(screen.getByText('No data.')).toBeDefined();
});

it('writes Chinese as usual: no space between sentences, full-width brackets', async () => {
  await chooseLanguage('zh');
  onTestFinished(() => chooseLanguage('en'));
  await loadMessages('statistics');
  show(rows.map((row) => ({ ...row, label: row.key })));
  screen.getByText('Deck：共 2 项。整个区间都偏离二分之一：a（70%）。其中 1 项局数太少，不足以说明问题，以灰色显示。');
});
