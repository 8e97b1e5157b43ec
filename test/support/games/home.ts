/** The folders of a game: with the engine and its tests, or all in one folder for a game made up for tests. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { foldersOf, type GameFolders } from '../../../src/cli/ledger/ledger.js';
import { games } from '../../../src/engine/index.js';
import { ROOT } from '../processes.js';

export type Home = GameFolders & {
  readonly golden: string;
  /** What tests must know of it (`kit.ts`). */
  readonly kit: string;
};

export const MADE_UP = 'test/fixtures/games';

/** Whether it comes with the engine. */
export const isDelivered = (game: string): boolean => existsSync(join(ROOT, foldersOf(game).code));

export const deliveredGames: readonly string[] = games.filter(isDelivered);

export const homeOf = (game: string): Home => {
  if (isDelivered(game))
    return { ...foldersOf(game), golden: `test/golden/${game}`, kit: `test/support/games/${game}.ts` };
  const code = `${MADE_UP}/${game}`;
  return { code, tests: `${code}/test`, golden: `${code}/golden`, kit: `${code}/kit.ts` };
};
