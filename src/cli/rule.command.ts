/** `npm run rule -- lorcana 4.3.6.12`: what a rule is, where the code carries it out, and what pins it. */
import { type Rule, type Rulebook, rulebooks } from '../engine/index.js';
import { type Command, EXIT } from './command.js';
import type { CitedAt } from './ledger/citations.js';
import {
  carriedOutAt,
  citationsOf,
  type Ledger,
  missingCasesOf,
  readLedger,
  referenceOf,
  testsOf,
} from './ledger/ledger.js';
import { nearestTexts } from './ledger/nearest-texts.js';

const USAGE = ['usage: npm run rule -- <game> <number>', '       npm run rule -- <game> --search <words>'];

export const ruleCommand: Command = ([game, ...rest], { print, warn }) => {
  const rulebook = rulebooks.find((book) => book.game === game);
  if (rulebook === undefined || rest.length === 0) {
    const known = `games: ${rulebooks.map((book) => book.game).join(', ')}`;
    [...USAGE, known].forEach(warn);
    return EXIT.usage;
  }
  if (rest[0] === '--search') {
    const found = search(rulebook, rest.slice(1));
    if (found.length === 0) warn(`No title of ${rulebook.title} has all of these words.`);
    found.map(inOneLine).forEach(print);
    return found.length === 0 ? EXIT.no : EXIT.ok;
  }
  const number = rest.join(' '); // glossary entries have spaces: G.Activated ability
  const rule = rulebook.find(number);
  if (rule === undefined) {
    unknownRule(rulebook, number).forEach(warn);
    return EXIT.usage;
  }
  inFull(readLedger(process.cwd(), rulebook), rule).forEach(print);
  return EXIT.ok;
};

const search = ({ rules }: Rulebook, words: readonly string[]): readonly Rule[] =>
  rules.filter(({ title }) => words.every((word) => title.toLowerCase().includes(word.toLowerCase())));

const unknownRule = (rulebook: Rulebook, number: string): readonly string[] => {
  const numbers = rulebook.rules.map((rule) => rule.number);
  const nearest = nearestTexts(number, numbers, 5).flatMap((near) => rulebook.find(near) ?? []);
  return [`${rulebook.title} has no rule ${number}. The nearest numbers:`, ...nearest.map(inOneLine)];
};

const inOneLine = ({ number, title, status, assumed }: Rule): string =>
  `  ${number.padEnd(10)} ${title} (${status}${assumed === undefined ? '' : `, assumed ${assumed}`})`;

export const inFull = (ledger: Ledger, rule: Rule): readonly string[] => {
  const { rules, find } = ledger.rulebook;
  const parent = rule.parent === undefined ? undefined : find(rule.parent);
  const children = rules.filter((candidate) => candidate.parent === rule.number);
  const tests = testsOf(ledger, rule);
  return [
    `${referenceOf(ledger.rulebook, rule)}  ${rule.title}`,
    `kind      ${rule.kind}`,
    `status    ${rule.status}${rule.reason === undefined ? '' : `: ${rule.reason}`}`,
    ...(rule.assumed === undefined ? [] : [`assumed   as read in ${rule.assumed}: the document does not hold it`]),
    ...(rule.reflectedIn === undefined ? [] : [`in code   ${rule.reflectedIn}`]),
    ...(rule.note === undefined ? [] : [`note      ${rule.note}`]),
    ...(rule.repeats === undefined ? [] : [`repeats   ${rule.repeats}`]),
    ...section('above', parent === undefined ? [] : [`${parent.number} ${parent.title}`]),
    ...section(
      'below',
      children.map(({ number, title }) => `${number} ${title}`),
    ),
    ...section('code', carriedOutAt(ledger, rule).map(placeOf)),
    ...section(
      'words',
      citationsOf(ledger, rule)
        .filter(({ inWords }) => inWords)
        .map(placeOf),
    ),
    ...section(
      'tests',
      tests.flatMap(({ path, line, titles }) => [`${path}:${line}`, ...titles.map((title) => `  ${title}`)]),
    ),
    ...missingCasesOf(ledger, rule).flatMap(({ which, why }) => section('no case', [`${which}: ${why}`])),
  ];
};

const placeOf = ({ path, line }: CitedAt): string => `${path}:${line}`;

/** The first line carries the name; an empty section says so, since "no test" is an answer too. */
const section = (name: string, lines: readonly string[]): readonly string[] =>
  (lines.length === 0 ? ['none'] : lines).map((line, index) => `${(index === 0 ? name : '').padEnd(10)}${line}`);
