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
import { isPlainRecord, isRecord, type CardDefinition, type Json, toEnd } from '../../../kernel/index.js';
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

const recordsIn = (file: unknown): readonly FileRecord[] => recordsRead(recordsOf(file));

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
const textsIn = (record: FileRecord): readonly Printed[] => {
  const type = TYPES[textField(record, 'type')] ?? 'ally';
  const listed = Array.isArray(record['conjurations']) ? record['conjurations'].filter(isPlainRecord) : [];
  const conjurations = Object.fromEntries(listed.map(({ name, stub }) => [String(name), String(stub)]));
  const known: Known = { type, name: textField(record, 'name'), conjurations, paysX: true };
  const groups = paragraphsOf(textField(record, 'text'));
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

const unreadOf = ({ category, paragraphs, known }: Printed) => unreadIn(readingOf(category, paragraphs, known));

const survey = (file: unknown): Survey => {
  const imported = toEnd(ashesLive(importedCards, fingerprints)(file));
  const reports = imported.kind === 'imported' ? imported.report.cards : [];
  const statuses = new Map(reports.map(({ id, status }) => [id, status]));
  const surveyed = new Map<string, SurveyedCard>();
  for (const record of recordsIn(file)) {
    const name = textField(record, 'stub');
    const status = statuses.get(name);
    if (status === undefined || surveyed.has(name) || plainText(textField(record, 'text')) === '') continue;
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
    const script = own.get(textField(record, 'name'));
    if (script === undefined || fingerprintOf(textField(record, 'text')) !== script.fingerprint) return [];
    const scripts = scriptsOf(script.card).map((one) => withoutNumber(formOf(one)));
    return textsIn(record).map(({ category, paragraphs, known }) => ({
      id: script.card.id,
      scripts,
      reading: readingOf(category, paragraphs, known),
      formOf: (read: Json) => withoutNumber(formOf(settled(read))),
    }));
  });
  return comparison(found);
};

/** The name of an ability and its number stand before its text. */
const withoutNumber = (form: string): string =>
  form
    .replace(/"name":"[a-z-]+",?/, '')
    .replace(/"n":\d,?/, '')
    .replace(/"always":true,?/, '');

export const texts: TextTools = { survey, compare };
