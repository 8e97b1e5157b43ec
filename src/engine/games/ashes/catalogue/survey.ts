import type { ScriptsCompared, Survey, SurveyedCard, TextTools, UnreadText } from '../../../catalogue/index.js';
import { isPlainRecord, isRecord, type CardDefinition, type Json } from '../../../kernel/index.js';
import { normalForm, sameText } from '../../../wording/index.js';
import type { CardType } from '../card.js';
import { fingerprints, importedCards } from '../cards/index.js';
import { dialect } from '../wording/index.js';
import { fingerprintOf, plainText } from './card-text.js';
import { recordsOf } from './file.js';
import { ashesLive } from './import.js';
import { keywordIn } from './keywords.js';
import { paragraphsOf, type Paragraph } from './paragraphs.js';
import { readingOf, type Category, type Known } from './readings.js';
import { ownScripts } from './scripts.js';
import { settled } from './settled.js';

type Record = { readonly [field: string]: unknown };

const recordsIn = (file: unknown): readonly Record[] => {
  const read = recordsOf(file);
  return read.kind === 'records' ? read.records.filter(isPlainRecord) : [];
};

const textOf = (record: Record, field: string): string => {
  const value = record[field];
  return typeof value === 'string' ? value : '';
};

const TYPES: { readonly [type: string]: CardType } = {
  Phoenixborn: 'phoenixborn',
  Ally: 'ally',
  Conjuration: 'conjuration',
  'Alteration Spell': 'alteration',
  'Conjured Alteration Spell': 'conjured-alteration',
  'Ready Spell': 'ready',
  'Action Spell': 'action',
  'Reaction Spell': 'reaction',
};

type Printed = { readonly category: Category; readonly paragraphs: readonly string[]; readonly known: Known };

/** The texts of a record beside its keywords. */
const textsIn = (record: Record): readonly Printed[] => {
  const type = TYPES[textOf(record, 'type')] ?? 'ally';
  const listed = Array.isArray(record['conjurations']) ? record['conjurations'].filter(isPlainRecord) : [];
  const conjurations = Object.fromEntries(listed.map(({ name, stub }) => [String(name), String(stub)]));
  const known: Known = { type, name: textOf(record, 'name'), conjurations, paysX: true };
  const groups = paragraphsOf(textOf(record, 'text'));
  if (type === 'action' || type === 'reaction') {
    const category = type === 'action' ? 'whole' : 'reaction';
    return [{ category, paragraphs: groups.flat().map(({ whole }) => whole), known }];
  }
  return groups.flatMap(([first, ...more]): readonly Printed[] => {
    if (first === undefined || keywordIn(first.whole.replace(/^\* /, '')) !== undefined) return [];
    const category = first.costs === undefined ? 'ability' : 'whole';
    const n = first.n === undefined ? {} : { n: first.n };
    return [{ category, paragraphs: [first.text, ...more.map(said)], known: { ...known, ...n } }];
  });
};

const said = ({ name, whole, text }: Paragraph): string => (name === 'Focus' ? whole : text);

const unreadOf = ({ category, paragraphs, known }: Printed): readonly UnreadText[] => {
  const reading = readingOf(category, paragraphs, known);
  return reading.kind === 'read' ? [] : [{ why: reading.why, piece: reading.piece }];
};

const survey = (file: unknown): Survey => {
  const importing = ashesLive(importedCards, fingerprints)(file);
  let step = importing.next();
  while (step.done !== true) step = importing.next();
  const reports = step.value.kind === 'imported' ? step.value.report.cards : [];
  const statuses = new Map(reports.map(({ id, status }) => [id, status]));
  const surveyed = new Map<string, SurveyedCard>();
  for (const record of recordsIn(file)) {
    const name = textOf(record, 'stub');
    const status = statuses.get(name);
    if (status === undefined || surveyed.has(name) || plainText(textOf(record, 'text')) === '') continue;
    const texts = textsIn(record);
    const unread = status === 'scripted' ? [] : texts.flatMap(unreadOf);
    surveyed.set(name, { name, keywordsOnly: texts.length === 0, status, unread });
  }
  return { grammar: dialect.version, cards: [...surveyed.values()] };
};

const formOf = (script: Json): string => sameText(normalForm(dialect, script) ?? null);

/** An effect as the grammar has it. */
const used = (effect: Json): Json => ({ kind: 'activated', costs: [{ pay: 'main' }], effect });

const scriptsOf = (card: CardDefinition): readonly Json[] => {
  const { effect, reaction = null } = card;
  const abilities = card.abilities.flatMap((ability): readonly Json[] =>
    ability.kind === 'activated' ? [used(ability.effect)] : isRecord(ability) ? [ability] : [],
  );
  const answers: readonly Json[] = isRecord(reaction) ? [{ timing: 'after', ...reaction }] : [];
  return [...abilities, ...(effect === undefined ? [] : [used(effect)]), ...answers];
};

/** For each text of the project's own cards: whether reading it gives one of the card's scripts. */
const compare = (file: unknown): ScriptsCompared => {
  const own = ownScripts(importedCards, fingerprints);
  const found = recordsIn(file).flatMap((record) => {
    const script = own.get(textOf(record, 'name'));
    if (script === undefined || fingerprintOf(textOf(record, 'text')) !== script.fingerprint) return [];
    const scripts = scriptsOf(script.card).map((one) => withoutNumber(formOf(one)));
    return textsIn(record).map(({ category, paragraphs, known }) => ({
      id: script.card.id,
      scripts,
      reading: readingOf(category, paragraphs, known),
    }));
  });
  const read = found.flatMap(({ id, scripts, reading }) =>
    reading.kind === 'read' ? [{ id, scripts, read: withoutNumber(formOf(settled(reading.script))) }] : [],
  );
  return {
    same: read.filter((one) => one.scripts.includes(one.read)).length,
    differing: read.filter((one) => !one.scripts.includes(one.read)),
    unread: found.flatMap(({ id, reading }) => (reading.kind === 'unread' ? [{ id, piece: reading.piece }] : [])),
  };
};

/** The name of an ability and its number stand before its text. */
const withoutNumber = (form: string): string =>
  form
    .replace(/"name":"[a-z-]+",?/, '')
    .replace(/"n":\d,?/, '')
    .replace(/"always":true,?/, '');

export const texts: TextTools = { survey, compare };
