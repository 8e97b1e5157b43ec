import {
  comparison,
  type ScriptsCompared,
  type Survey,
  type SurveyedCard,
  type TextTools,
  unreadIn,
} from '../../../catalogue/index.js';
import { isList, isRecord, type CardDefinition, type Json, toEnd } from '../../../kernel/index.js';
import { normalForm, sameText } from '../../../wording/index.js';
import { cards, fingerprints } from '../cards/index.js';
import { dialect } from '../wording/index.js';
import { linesOf } from './card-text.js';
import { FORMATS } from './formats.js';
import { importersFor } from './import.js';
import { readLine, type Line } from './lines.js';
import { printingOf, withOneCode, type Printing } from './printing.js';
import { readingOf, type Category } from './readings.js';
import { ownScripts, scriptOf } from './scripts.js';

/** The printings in a file of any format, one of each code, and the format. */
const printingsIn = (file: unknown) => {
  for (const [format, { dialect: inFormat, at, records }] of Object.entries(FORMATS)) {
    const read = records(file);
    if (read.kind !== 'records') continue;
    const found = read.records.flatMap((record, index) => {
      const findings = { faults: [], odd: [] };
      return printingOf(inFormat, record, { path: `${at}/${index}`, index }, findings) ?? [];
    });
    return { format, printings: withOneCode(found, () => undefined) };
  }
  return { format: '', printings: [] };
};

type PrintedText = { readonly category: Category; readonly text: string };

/** The texts of a printing beside its keywords and attributes. */
const textsIn = ({ plain, attributes }: Printing): readonly PrintedText[] => {
  const lines = linesOf(plain, attributes.name)
    .map((line) => readLine(line, attributes.type))
    .filter(saysMore);
  if (attributes.type !== 'summon') return lines.map(({ text }) => ({ category: 'ability', text }));
  const does = lines.filter(({ ability }) => ability?.kind !== 'cost');
  return does.length === 0 ? [] : [{ category: 'summon', text: does.map(({ text }) => text).join(' ') }];
};

const saysMore = ({ keywords, fields }: Line): boolean => keywords === undefined && Object.keys(fields).length === 0;

const unreadOf = ({ text, category }: PrintedText) => unreadIn(readingOf(text, category));

/** One of each code that has a text. */
const survey = (file: unknown): Survey => {
  const { format, printings } = printingsIn(file);
  const importing = importersFor(cards, fingerprints)[format]?.(file);
  const imported = importing === undefined ? undefined : toEnd(importing);
  const reports = imported?.kind === 'imported' ? imported.report.cards : [];
  const statuses = new Map(reports.map(({ id, status }) => [id, status]));
  const surveyed = printings.flatMap((printing): readonly SurveyedCard[] => {
    const status = statuses.get(printing.id);
    if (status === undefined || printing.plain === '') return [];
    const texts = textsIn(printing);
    const unread = status === 'scripted' ? [] : texts.flatMap(unreadOf);
    return [{ name: `${printing.id} ${printing.fullName}`, keywordsOnly: texts.length === 0, status, unread }];
  });
  return { grammar: dialect.version, cards: surveyed };
};

/** A script without the names that the project gave it, in the order of readings. */
const formOf = (script: Json): string => sameText(withoutNames(normalForm(dialect, script) ?? null));

/** Abilities and modes have names; so have the numbers that are changed, which say something. */
const withoutNames = (script: Json): Json => {
  if (isList(script)) return script.map(withoutNames);
  if (!isRecord(script)) return script;
  const { name, ...rest } = script;
  const isNamed = typeof script['kind'] === 'string' || (script['effect'] !== undefined && script['do'] === undefined);
  const kept = isNamed || name === undefined ? rest : script;
  return Object.fromEntries(Object.entries(kept).map(([field, value]) => [field, withoutNames(value)]));
};

/** For each text of the project's own cards: whether reading it gives one of the card's scripts. */
const compare = (file: unknown): ScriptsCompared => {
  const own = ownScripts(cards, fingerprints);
  const found = printingsIn(file).printings.flatMap((printing) => {
    const script = scriptOf(printing, own);
    if (script === undefined || script.fingerprint !== printing.text.fingerprint) return [];
    const card: CardDefinition = script.card;
    const { effect, targets } = card;
    const does: Json[] =
      effect === undefined ? [] : [{ kind: 'summon', effect, ...(targets !== undefined && { targets }) }];
    const scripts = [...card.abilities, ...does].map((one) => formOf(one));
    return textsIn(printing).map((text) => ({
      id: script.card.id,
      scripts,
      reading: readingOf(text.text, text.category),
      formOf,
    }));
  });
  return comparison(found);
};

export const texts: TextTools = { survey, compare };
