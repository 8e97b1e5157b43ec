/** The cards that a soak draws its decks from, and how. */
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  type CardDefinition,
  hashWith,
  importCardsInTurns,
  importFormats,
  type Rules,
  rulesFor,
  rulesOfSet,
} from '../../../src/engine/index.js';
import { DEALS, type Deal, DRAFT } from '../random-game.js';

export type Pool = { readonly source: PoolSource; readonly rules: Rules; readonly deal: Deal };

/** Plain data, for another process. `file`: a card file in a format that the game imports, for `imported`. */
export type PoolSource = { readonly game: string; readonly decks: string; readonly file?: string };

const IMPORTED = 'imported';
export const DECKS: readonly string[] = [...DEALS, DRAFT, IMPORTED];

/** Undefined if there is no such game, no such decks, or no draft in this game. */
export const openPool = (source: PoolSource): Pool | undefined => {
  // Most of what a soak computes are hashes.
  hashWith((data) => hash('sha256', data, 'hex'));
  const { game, decks, file } = source;
  const deal = decks === IMPORTED ? 'random' : [...DEALS, DRAFT].find((one): one is Deal => one === decks);
  const rules = decks === IMPORTED ? rulesOfFile(game, file ?? '') : rulesFor(game);
  if (rules === undefined || deal === undefined || (deal === DRAFT && !hasDraft(rules))) return undefined;
  return { source, rules, deal };
};

/** Why `openPool` opens nothing, if the game and the decks each exist; else ''. */
export const faultOf = ({ game, decks }: PoolSource): string => {
  const rules = rulesFor(game);
  return decks === DRAFT && rules !== undefined && !hasDraft(rules) ? `${game} has no draft` : '';
};

const hasDraft = (rules: Rules): boolean => rules.formats.some((format) => rules.deckFormat(format) !== null);

/** The command that plays one game of the pool again. */
export const againOf = ({ game, decks, file }: PoolSource, seed: number): string =>
  `npm run soak -- ${game} --decks ${decks}${file === undefined ? '' : ` ${file}`} --games 1 --seed ${seed}`;

/**
 * All cards of a file, cards without scripts included. Several files are named with commas between. What one leaves
 * out, such as domains, is taken from the files before it.
 */
export const rulesOfFile = (game: string, paths: string): Rules | undefined => {
  const cards = paths.split(',').reduce<readonly CardDefinition[] | undefined>((before, path) => {
    const file: unknown = JSON.parse(readFileSync(path, 'utf8'));
    for (const format of importFormats(game)) {
      const steps = importCardsInTurns(game, format, file, before);
      let step = steps.next();
      while (step.done !== true) step = steps.next();
      if (step.value.kind === 'imported') return step.value.cards;
    }
    return before;
  }, undefined);
  return cards && rulesOfSet(game, cards);
};
