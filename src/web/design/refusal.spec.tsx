import { render, screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { KifuProblem } from '../api/kifu.js';
import { chooseLanguage } from '../i18n/language.js';
import { Refusal } from './refusal.js';
import { Failure } from './states.js';

beforeAll(() => chooseLanguage('zh'));
afterAll(() => chooseLanguage('en'));

const refused = (code: string, status: number) =>
  new KifuProblem({ code, detail: 'Somebody says why in English.' }, status);

it('says what to do in the language of the reader, and beside it what the service says', async () => {
  render(<Refusal error={refused('match.deck-missing', 422)} />);
  expect(await screen.findByText('还有座位没有卡组，请逐一选择。')).toBeDefined();
  expect(screen.getByText('Somebody says why in English.').lang).toBe('en');
});

it('says that it was refused where nobody knows more', async () => {
  render(<Refusal error={refused('of.tomorrow', 422)} />);
  expect(await screen.findByText('操作被拒绝。')).toBeDefined();
});

it('says in place of a page what to do', async () => {
  render(<Failure error={refused('league.not-found', 404)} />);
  expect(await screen.findByText('没有这个联赛，请核对链接。')).toBeDefined();
});
