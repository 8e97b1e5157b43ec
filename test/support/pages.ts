/** What a page of the documentation says to do, read off the page itself. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './processes.js';

export interface Page {
  /** The path of the page. */
  readonly name: string;
  /** What it says to paste into a shell, in order. */
  readonly commands: readonly string[];
  /** What it says to save, by the name of the file. */
  readonly files: Readonly<Record<string, string>>;
  /** What it says to give zsh first. */
  readonly zshFirst: string;
  /** Commands that no test can run, by the reason that the page itself gives. */
  readonly notRun: readonly { readonly commands: string; readonly reason: string }[];
}

/** All that are written to be done. */
export const pageNames: readonly string[] = [
  'README.md',
  'docs/tour.md',
  ...readdirSync(join(ROOT, 'docs/how-to')).map((file) => `docs/how-to/${file}`),
];

/** `<!-- not run: why -->` comes before a block of commands, or below the title for all of the page. */
const BLOCK = /(?:^ *<!-- not run: (.*?) -->\n\n)?^( *)```sh\n([^]*?)^\2```$/gm;
const WHOLE_PAGE = /^# .*\n\n<!-- not run: (.*?) -->$/m;
const SAVED = /Save this as\s+`(\S+)`:\n\n```\w+\n([^]*?)^```$/gm;

export function readPage(name: string): Page {
  const text = readFileSync(join(ROOT, name), 'utf8');
  const why = WHOLE_PAGE.exec(text)?.[1];
  const blocks = [...text.matchAll(BLOCK)].map(([, reason = why, indent = '', commands = '']) => ({
    reason,
    commands: commands.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  }));
  return {
    name,
    commands: blocks.filter(({ reason }) => reason === undefined).map(({ commands }) => commands),
    notRun: blocks.flatMap(({ reason, commands }) => (reason === undefined ? [] : [{ reason, commands }])),
    files: Object.fromEntries([...text.matchAll(SAVED)].map(([, file = '', content = '']) => [file, content])),
    zshFirst: /`(setopt \w+)`/.exec(text)?.[1] ?? '',
  };
}
