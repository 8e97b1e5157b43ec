import {
  comparison,
  type FileRecord,
  recordsRead,
  type ScriptsCompared,
  type Survey,
  type SurveyedCard,
  textField,
  type TextTools,
  unreadIn,
} from '../../../catalogue/index.js';
import { isList, isPlainRecord, isRecord, type CardDefinition, type Json, toEnd } from '../../../kernel/index.js';
import { normalForm, sameText } from '../../../wording/index.js';
import { cards, fingerprints } from '../cards/index.js';
import { dialect } from '../wording/index.js';
import { fingerprintOf, plainText } from './card-text.js';
import { recordsOf } from './file.js';
import { lorcanaJson } from './import.js';
import { readingOf, type Category, type PrintedText } from './readings.js';
import { nameKey, ownScripts } from './scripts.js';

const recordsIn = (file: unknown): readonly FileRecord[] => recordsRead(recordsOf(file));
const listOf = (record: FileRecord, field: string): readonly unknown[] => {
  const value = record[field];
  return Array.isArray(value) ? value : [];
};

const CATEGORIES: { readonly [type: string]: Category } = {
  triggered: 'triggered',
  activated: 'activated',
  static: 'static',
};

/** The texts of a record beside its keywords. */
const textsIn = (record: FileRecord): readonly PrintedText[] => {
  const abilities = listOf(record, 'abilities').filter(isPlainRecord);
  const printed = abilities.flatMap((ability): readonly PrintedText[] => {
    const category = CATEGORIES[textField(ability, 'type')];
    const full = textField(ability, 'fullText');
    if (category === undefined || plainText(full) === '') return [];
    const costs = listOf(ability, 'costs').filter((cost) => typeof cost === 'string');
    return [{ category, text: textField(ability, 'effect') || full, ...(costs.length > 0 && { costs }) }];
  });
  const effects = listOf(record, 'effects').filter((effect) => typeof effect === 'string');
  return [...printed, ...effects.map((text): PrintedText => ({ category: 'effect', text }))];
};

const unreadOf = (text: PrintedText) => unreadIn(readingOf(text));

/** Printings of one name count once: the first in the file. */
const survey = (file: unknown): Survey => {
  const imported = toEnd(lorcanaJson(cards, fingerprints)(file));
  const reports = imported.kind === 'imported' ? imported.report.cards : [];
  const statuses = new Map(reports.toReversed().map(({ name, status }) => [nameKey(name), status]));
  const surveyed = new Map<string, SurveyedCard>();
  for (const record of recordsIn(file)) {
    const name = textField(record, 'fullName');
    const status = statuses.get(nameKey(name));
    if (status === undefined || surveyed.has(nameKey(name)) || plainText(textField(record, 'fullText')) === '')
      continue;
    const texts = textsIn(record);
    const unread = status === 'scripted' ? [] : texts.flatMap(unreadOf);
    surveyed.set(nameKey(name), { name, keywordsOnly: texts.length === 0, status, unread });
  }
  return { grammar: dialect.version, cards: [...surveyed.values()] };
};

/** Damage that is there is written in two ways, and no marks say more than these. */
const withoutVariants = (script: Json): Json => {
  if (isList(script)) return script.map(withoutVariants);
  if (!isRecord(script)) return script;
  return Object.fromEntries(
    Object.entries(script).map(([field, value]) => {
      if (field !== 'damage' || typeof value !== 'boolean') return [field, withoutVariants(value)];
      return [field, value ? { min: 1 } : { max: 0 }];
    }),
  );
};

const formOf = (script: Json): string => sameText(normalForm(dialect, withoutVariants(script)) ?? null);

/** For each text of the project's own cards: whether reading it gives one of the card's scripts. */
const compare = (file: unknown): ScriptsCompared => {
  const own = ownScripts(cards, fingerprints);
  const seen = new Set<string>();
  const found = recordsIn(file).flatMap((record) => {
    const script = own.get(nameKey(textField(record, 'fullName')));
    if (script === undefined || seen.has(script.card.id)) return [];
    if (fingerprintOf(textField(record, 'fullText')) !== script.fingerprint) return [];
    seen.add(script.card.id);
    const card: CardDefinition = script.card;
    const effect = card['effect'];
    const scripts = [...card.abilities, ...(effect === undefined ? [] : [effect])].map((one) => formOf(one));
    return textsIn(record).map((text) => ({ id: card.id, scripts, reading: readingOf(text), formOf }));
  });
  return comparison(found);
};

export const texts: TextTools = { survey, compare };
