import type { ScriptsCompared, Survey } from '../../engine/index.js';

/** How many names of a file are enforced, and the reasons for the others. */
export interface Coverage {
  readonly game: string;
  readonly grammar: string;
  readonly texts: number;
  readonly whole: number;
  readonly partly: number;
  readonly byHand: number;
  /** The same without names whose text is keywords alone. */
  readonly beyondKeywords: { readonly texts: number; readonly whole: number };
  /** The most frequent first. */
  readonly unread: readonly Unread[];
}

interface Unread {
  readonly why: string;
  /** The sentence in which reading stopped, with N for every number. */
  readonly piece: string;
  readonly names: number;
  /** Names of which nothing else is unread. */
  readonly completes: number;
}

export function coverageOf(game: string, { grammar, cards }: Survey): Coverage {
  const beyond = cards.filter(({ keywordsOnly }) => !keywordsOnly);
  const having = (status: string, of = cards): number => of.filter((card) => card.status === status).length;
  const unread = new Map<string, { why: string; piece: string; names: number; completes: number }>();
  for (const card of cards) {
    const pieces = new Map(card.unread.map(({ why, piece }) => [piece.replaceAll(/\d+/g, 'N'), why]));
    for (const [piece, why] of pieces) {
      const known = unread.get(piece) ?? { why, piece, names: 0, completes: 0 };
      const completes = known.completes + Number(pieces.size === 1);
      unread.set(piece, { ...known, names: known.names + 1, completes });
    }
  }
  return {
    game,
    grammar,
    texts: cards.length,
    whole: having('scripted'),
    partly: having('partly'),
    byHand: having('unscripted'),
    beyondKeywords: { texts: beyond.length, whole: having('scripted', beyond) },
    unread: [...unread.values()].sort((a, b) => b.completes - a.completes || b.names - a.names),
  };
}

/** What is printed; `--json` has all of it. */
const UNREAD_SHOWN = 40;

export function coverageLines(coverage: Coverage): readonly string[] {
  const { game, grammar, texts, whole, partly, byHand, beyondKeywords, unread } = coverage;
  const share = (n: number, of: number): string => `${column(n)}  ${((100 * n) / Math.max(1, of)).toFixed(1)} %`;
  return [
    `${game}, read by ${grammar}: ${texts} names with a text`,
    '',
    `  whole    ${share(whole, texts)}  enforced by the engine`,
    `  partly   ${share(partly, texts)}`,
    `  by hand  ${share(byHand, texts)}`,
    `  whole, of ${beyondKeywords.texts} beyond keywords: ${share(beyondKeywords.whole, beyondKeywords.texts)}`,
    '',
    'Sentences that were not read, and how many names each would complete:',
    '',
    ...unread.slice(0, UNREAD_SHOWN).map(({ why, piece, completes }) => `  ${column(completes)}  ${why}: ${piece}`),
  ];
}

export function scriptLines({ same, differing, unread }: ScriptsCompared): readonly string[] {
  return [
    `Scripts of the project: ${same} texts are read as the same, ${differing.length} otherwise, ${unread.length} not.`,
    ...differing.flatMap(({ id, read, scripts }) => [
      '',
      `${id} is read as`,
      `  ${read}`,
      'and the project has',
      ...scripts.map((script) => `  ${script}`),
    ]),
    '',
    ...unread.map(({ id, piece }) => `${id} is not read: ${piece}`),
  ];
}

const column = (n: number): string => String(n).padStart(5);
