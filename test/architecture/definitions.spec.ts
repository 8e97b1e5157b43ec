/**
 * Goal: what a rulebook says about its entries that fix a meaning or only inform is true. Method: read the source text.
 * An entry that fixes a meaning names an identifier, which must stand in the code of the game or of the kernel; an
 * entry that only informs is a heading, or says why nothing is carried out for it.
 * When it fails: mend rulebook/definitions.ts of the game.
 */
import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../../src/cli/ledger/source-files.js';
import { rulebooks, type Rule } from '../../src/engine/index.js';
import { homeOf } from '../support/games/home.js';

const COMMENT = /\/\*[^]*?\*\/|\/\/.*/g;

const wordsIn = (...folders: readonly string[]): ReadonlySet<string> =>
  new Set(
    folders
      .flatMap((folder) => sourceFiles(process.cwd(), folder))
      .filter(({ path }) => !path.endsWith('.spec.ts') && !path.includes('/rulebook/') && !path.includes('/cards/'))
      .flatMap(({ text }) => text.replace(COMMENT, '').match(/[A-Za-z_]\w*/g) ?? []),
  );

/** Books that say nothing yet about their definitions are not held to it. */
const told = rulebooks.filter(({ rules }) => rules.some(({ reflectedIn }) => reflectedIn !== undefined));

describe.each(told)('the rulebook of $title', ({ game, rules }) => {
  const words = wordsIn(homeOf(game).code, 'src/engine/kernel');
  const isHeading = ({ number }: Rule) => rules.some(({ parent }) => parent === number);

  it('names for each definition what in the code has its meaning', () => {
    const defined = rules.filter(({ kind }) => kind === 'define');
    expect(defined.filter(({ reflectedIn }) => reflectedIn === undefined)).toEqual([]);
    expect(defined.filter(({ reflectedIn = '' }) => !words.has(reflectedIn)).map((rule) => rule.reflectedIn)).toEqual(
      [],
    );
  });

  it('says of each informative entry that is no heading why nothing is carried out', () => {
    const informing = rules.filter((rule) => rule.kind === 'info' && !isHeading(rule) && rule.number !== 'G');
    expect(informing.filter(({ note }) => note === undefined)).toEqual([]);
  });

  it('says neither of any other entry', () => {
    const wrong = rules.filter(
      ({ kind, reflectedIn, note }) =>
        (reflectedIn !== undefined && kind !== 'define') || (note !== undefined && kind !== 'info'),
    );
    expect(wrong).toEqual([]);
  });
});
