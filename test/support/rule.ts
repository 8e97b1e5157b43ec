import { describe } from 'vitest';
import { rulebooks } from '../../src/engine/index.js';

const titles = new Map<string, string>(
  rulebooks.flatMap((book) => book.rules.map((rule) => [`${book.title} ${rule.number}`, rule.title] as const)),
);

/**
 * `rule('Lorcana 4.3.6.12', () => { it('…'); })`: the conformance test of one rule. The title of the rulebook is added
 * to the output; a number that no rulebook has fails the file. Write the reference as a plain literal: the ledger
 * (`npm run rule`, docs/coverage) finds tests by reading the text.
 */
export const rule = (reference: string, body: () => void): void => {
  const title = titles.get(reference);
  if (title === undefined)
    throw new Error(`No rulebook has '${reference}'. See npm run rule -- <game> --search <words>.`);
  describe(`${reference} ${title}`, body);
};
