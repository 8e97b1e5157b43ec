import { readFile } from 'node:fs/promises';
import { textsOf } from '../../engine/index.js';
import { type Terminal } from '../command.js';
import { CommandFailed } from './server.js';
import { coverageOf, coverageLines, scriptLines } from './text-lines.js';

export interface TextOrder {
  readonly game: string;
  readonly file: string;
  readonly json: boolean;
  /** Whether the scripts of the project are compared with what is read of their texts. */
  readonly scripts: boolean;
}

/** Says how much of the texts in a file is read. Nothing leaves the machine. */
export async function reportTexts({ game, file, json, scripts }: TextOrder, { print }: Terminal): Promise<void> {
  const tools = textsOf(game);
  if (tools === undefined) throw new CommandFailed(`Texts of ${game} are not read by a grammar yet.`);
  const content = await contentOf(file);
  if (scripts) scriptLines(tools.compare(content)).forEach(print);
  else {
    const coverage = coverageOf(game, tools.survey(content));
    if (json) print(JSON.stringify(coverage));
    else coverageLines(coverage).forEach(print);
  }
}

async function contentOf(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new CommandFailed(`There is no file to read at ${file}.`, { cause });
  });
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new CommandFailed(`${file} is not JSON.`, { cause });
  }
}
