import { describe } from 'vitest';
import { rulebooks } from '../../src/engine/index.js';
// A game that cannot be played yet is in no table; its rules have their tests already.
import { riftboundRulebook } from '../../src/engine/games/riftbound/rulebook.js';

const titles = new Map<string, string>(
  [...rulebooks, riftboundRulebook].flatMap((book) =>
    book.rules.map((rule) => [`${book.title} ${rule.number}`, rule.title] as const),
  ),
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

/**
 * A rule has a case inside, one just outside, and the conflict that the document names. Where there can be none, its
 * block gives the reason:
 *
 *     rule('FF-TCG 7.7.2', () => {
 *       noCase('outside', 'There is no card on the field that anybody may not see.');
 *       it('…', () => { … });
 *     });
 *
 * The ledger reads it (`npm run rule`, docs/coverage), so both are plain literals, the reason one sentence on one line.
 * It is for what the rules make impossible, not for what is hard to set up. A single `it` without a `noCase('outside',
 * …)` is counted as a gap.
 */
export const noCase = (which: 'inside' | 'outside' | 'conflict', why: string): void => {
  if (why.split(' ').length < 4) throw new Error(`Say why there is no case ${which}: '${why}' is no reason.`);
};
