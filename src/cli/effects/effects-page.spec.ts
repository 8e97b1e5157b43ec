import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cardLanguageOf } from '../../engine/index.js';
import { EFFECTS_PATH, effectsPage, schemaPath, schemaText } from './effects-page.js';
import { isDelivered } from '../../../test/support/games/home.js';
import { languages as languagesOfAll } from './languages.js';

/** What is published is about the games that are delivered. */
const languages = () => languagesOfAll().filter(({ game }) => isDelivered(game));

it('the page of what cards can say is current (if not: npm run effects, and commit it)', () => {
  expect(readFileSync(EFFECTS_PATH, 'utf8')).toBe(effectsPage(languages()));
});

it.each(languages())(
  'the published schema of $name is current (if not: npm run effects, and commit it)',
  (language) => {
    expect(readFileSync(schemaPath(language.game), 'utf8')).toBe(schemaText(language.schema));
  },
);

it.each(languages())('the page names every word of $name', ({ game, schema }) => {
  const words = Object.keys(schema.$defs).filter((name) => name.startsWith('word-'));
  const page = effectsPage(languages());
  expect(words.filter((word) => !page.includes(`| \`${word.slice('word-'.length)}\` |`))).toEqual([]);
  expect(schema).toBe(cardLanguageOf(game));
});

it('the page shows rules and an example of every word of Lorcana that its cards use', () => {
  const lines = effectsPage(languages().filter(({ game }) => game === 'lorcana')).split('\n');
  const start = lines.indexOf('### Words');
  const rows = lines.slice(start, lines.indexOf('### Abilities')).filter((line) => line.startsWith('| `'));
  const cells = rows.map((line) => line.split(' | ').map((cell) => cell.trim()));
  expect(cells.filter(([, , what = '']) => !/\([0-9., ]+\)$/.test(what)).map(([word]) => word)).toEqual([]);
  const unused = cells.filter(([, , , example = '']) => !example.startsWith('`{"do"')).map(([word]) => word);
  // Texts without a script, and words that only another game, or imported cards, use so far.
  expect(unused).toEqual(['| `each-chooses`', '| `reveal-until`', '| `by-hand`']);
});

it('the page says which events of FF-TCG triggers know, and which replacements know', () => {
  const page = effectsPage(languagesOfAll().filter(({ game }) => game === 'fftcg'));
  const rowOf = (event: string) => page.split('\n').find((line) => line.startsWith(`| \`${event}\` |`));
  expect(rowOf('damageProcessing')).toContain('| no | yes | `seat` (seat)');
  expect(rowOf('damageProcessed')).toContain('| yes | no | `seat` (seat)');
  expect(rowOf('damageDealt')).toContain('| yes | yes | `object` (objects)');
});
