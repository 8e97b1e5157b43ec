/**
 * `npm run catalogue -- import lorcana FILE` and `npm run catalogue -- list`, on a running Kifu;
 * `npm run catalogue -- report lorcana FILE` without one.
 */
import { parseArgs } from 'node:util';
import { games, importFormats } from '../engine/index.js';
import { type CardSetAnswer, cardSetsAnswer, type CardSetsAnswer } from './catalogue/answers.js';
import { importFile } from './catalogue/import-file.js';
import { cardSetLines } from './catalogue/lines.js';
import { reportTexts } from './catalogue/report-texts.js';
import { adminKey, CommandFailed, type Server, serverAt } from './catalogue/server.js';
import { type Command, EXIT, type Terminal } from './command.js';

const USAGE = [
  'usage: npm run catalogue -- import <game> <file> [--format name] [--all] [--report file]',
  '       npm run catalogue -- list [game]',
  '       both: [--url http://localhost:3000] [--key kifu_…]',
  '       npm run catalogue -- report <game> <file> [--json] [--scripts]',
  `games: ${games.map((game) => `${game} (${importFormats(game).join(', ')})`).join(', ')}`,
];

export const catalogueCommand: Command = async (args, terminal) => {
  const asked = read(args);
  if (asked === null) {
    USAGE.forEach(terminal.warn);
    return EXIT.usage;
  }
  try {
    await asked(terminal);
    return EXIT.ok;
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    terminal.warn(error.message);
    return EXIT.no;
  }
};

type Asked = (terminal: Terminal) => Promise<void>;

/** Null where the words make no sense. */
function read(args: readonly string[]): Asked | null {
  const { values, positionals } = parsed(args) ?? { values: null, positionals: [] };
  if (values === null) return null;
  const [verb, game = games[0] ?? '', file, ...rest] = positionals;
  if (!games.includes(game) || rest.length > 0) return null;
  const server = (): Server => serverAt(values.url, adminKey(values.key, process.env));
  if (verb === 'list' && file === undefined) return (terminal) => list(server(), game, terminal);
  if (file === undefined) return null;
  const { json, scripts } = values;
  if (verb === 'report') return (terminal) => reportTexts({ game, file, json, scripts }, terminal);
  if (verb !== 'import') return null;
  const { format = importFormats(game)[0] ?? '', report, all } = values;
  return (terminal) => importFile(server(), { game, format, file, report, all }, terminal);
}

function parsed(args: readonly string[]) {
  const options = {
    url: { type: 'string', default: `http://localhost:${process.env['PORT'] ?? '3000'}` },
    key: { type: 'string' },
    format: { type: 'string' },
    report: { type: 'string' },
    all: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    scripts: { type: 'boolean', default: false },
  } as const;
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch {
    // An option that is none: the usage says which there are.
    return null;
  }
}

async function list(server: Server, game: string, { print }: Terminal): Promise<void> {
  const cardSets: CardSetAnswer[] = [];
  for (let next: string | null = `/v1/catalogue/card-sets?game=${game}&limit=200`; next !== null;) {
    // Annotated, because the type of `next` rests on the type of `page`.
    const page: CardSetsAnswer = cardSetsAnswer(JSON.parse(await server.get(next)), 'card sets');
    cardSets.push(...page.items);
    next = page.next;
  }
  cardSetLines(cardSets).forEach(print);
}
