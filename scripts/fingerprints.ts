/**
 * `npm run fingerprints -- <game> FILE` reads a card file and records the printed text of each scripted card as a hash
 * (cards/fingerprints.ts of the game). An imported printing with another text plays without the script. Cards that the
 * file lacks keep their hashes; cards of the project's own making need none. Another language has a file of its own:
 * `npm run fingerprints -- <game> FILE zh`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { games } from '../src/engine/index.js';
import { endWithUsage, readOptions } from './options.js';

type Catalogue = { readonly textsIn: (file: unknown) => ReadonlyMap<string, string> };
type Cards = { readonly cards: readonly { readonly id: string }[] };
type Fingerprints = { readonly fingerprints: { readonly [card: string]: string } };

const USAGE = `npm run fingerprints -- ${games.join('|')} FILE [LANGUAGE]`;
const [game, path, language] = readOptions(USAGE, { allowPositionals: true }).positionals;
if (game === undefined || path === undefined || !games.includes(game)) endWithUsage(USAGE);
const suffix = language === undefined ? '' : `.${language}`;
const folder = `../src/engine/games/${game}`;
const { textsIn } = (await import(`${folder}/catalogue/index.js`)) as Catalogue;
const { cards } = (await import(`${folder}/cards/index.js`)) as Cards;
const { fingerprints } = (await import(`${folder}/cards/fingerprints${suffix}.js`)) as Fingerprints;

const texts = textsIn(JSON.parse(readFileSync(path, 'utf8')));
const known = cards
  .toSorted((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }))
  .flatMap(({ id }) => {
    const fingerprint = texts.get(id) ?? fingerprints[id];
    return fingerprint === undefined ? [] : [`  '${id}': '${fingerprint}',`];
  });

const target = `src/engine/games/${game}/cards/fingerprints${suffix}.ts`;
writeFileSync(
  target,
  `/**
 * The printed text that each card is a script for, as a hash: a printing with other words is another card.
 * Written from a card file by \`npm run fingerprints -- ${[game, 'FILE', language].join(' ').trim()}\`.
 */
export const fingerprints: { readonly [card: string]: string } = {
${known.join('\n')}
};
`,
);
console.log(`wrote ${target}: ${known.length} of ${cards.length} cards`);
