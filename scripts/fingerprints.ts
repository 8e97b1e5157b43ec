/**
 * `npm run fingerprints -- FILE` records from a LorcanaJSON file which text each of the project's cards is a script for
 * (src/engine/games/lorcana/cards/fingerprints.ts). An imported printing with another text plays without the script.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fullName } from '../src/engine/games/lorcana/card.js';
import { cards } from '../src/engine/games/lorcana/cards/index.js';
import { fingerprintOf } from '../src/engine/games/lorcana/catalogue/index.js';

const PATH = 'src/engine/games/lorcana/cards/fingerprints.ts';

type Entry = {
  readonly setCode: string;
  readonly number: number;
  readonly fullName: string;
  readonly fullText: string;
  readonly promoGrouping?: string;
};

const [path] = process.argv.slice(2);
if (path === undefined) throw new Error('npm run fingerprints -- FILE');
const file = JSON.parse(readFileSync(path, 'utf8')) as { readonly cards: readonly Entry[] };
const entries = new Map(
  file.cards
    .filter(({ promoGrouping }) => promoGrouping === undefined)
    .map((entry) => [`${entry.setCode}-${entry.number}`, entry]),
);

const lines = cards
  .toSorted((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }))
  .map((card) => {
    const entry = entries.get(card.id);
    if (entry?.fullName !== fullName(card)) throw new Error(`${path} has no ${card.id} ${fullName(card)}`);
    return `  '${card.id}': '${fingerprintOf(entry.fullText)}',`;
  });

writeFileSync(
  PATH,
  `/**
 * Which text of the publisher's each card is a script for, told apart by fingerprint: printings of the same name with other
 * words are other cards to the engine. Written by \`npm run fingerprints -- FILE\` from a LorcanaJSON file.
 */
export const fingerprints: { readonly [card: string]: string } = {
${lines.join('\n')}
};
`,
);
console.log(`wrote ${PATH}: ${lines.length} cards`);
