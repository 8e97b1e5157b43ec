/** What of the changes is no fault, so that the report need not ask about it again. */
import { readFileSync } from 'node:fs';
import { games } from '../../../../src/engine/index.js';
import { kitOf } from '../../games/kit.js';
import { changeOf } from '../change-of.js';
import type { Suspect } from '../targets.js';
import type { Harmless } from './harmless.js';
import { harmless as service } from './service.js';

export const allHarmless: readonly Harmless[] = [...games.flatMap((game) => kitOf(game).harmless ?? []), ...service];

export const isAbout = (one: Harmless, suspect: Suspect): boolean =>
  suspect.path.endsWith(`/${one.in}`) &&
  changeOf(suspect) === one.change &&
  (one.line === undefined || lineOf(suspect).includes(one.line));

const files = new Map<string, readonly string[]>();
const lineOf = ({ path, line }: Suspect): string => {
  const lines = files.get(path) ?? readFileSync(path, 'utf8').split('\n');
  files.set(path, lines);
  return lines[line - 1] ?? '';
};

export const isHarmless = (suspect: Suspect): boolean => allHarmless.some((one) => isAbout(one, suspect));
