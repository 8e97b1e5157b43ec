/** What an entry of a log says, in the words of its game and in the reader's language. */
import { fill } from './fill.js';
import type { Words } from './layout.js';
import { isRecord, type Speech, type Table } from './speech.js';

/** An entry as a reader has it. */
type Entry = { readonly kind: string; readonly [field: string]: unknown };

export type Said = {
  readonly text: string;
  /** It belongs to the record, and not to the story. */
  readonly quiet: boolean;
};

export function tell(entry: Entry, telling: Table, speech: Speech): Said {
  const sentence = telling.layout?.sentences[entry.kind];
  // A game without sentences, or a kind that is newer than this page.
  if (sentence === undefined) return { text: plain(entry, telling, speech), quiet: false };
  const template = speech.format.words(sentence);
  const said = fill(template, (field) => valueOf(entry, field, telling, speech));
  const text = entry['by'] === 'lot' ? `${said}${speech.format.words(BY_LOT)}` : said;
  return { text, quiet: sentence.quiet === true };
}

/** After what a lot answered for a player whose time was over. */
const BY_LOT = { en: ' (by lot)', zh: '（随机代选）' };

function valueOf(entry: Entry, field: string, telling: Table, speech: Speech): string | null {
  const value = entry[field];
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0)
    ? null
    : named(value, telling, speech);
}

/** A value of an entry, or of anything else that a game says, in words. */
export function named(value: unknown, telling: Table, speech: Speech): string {
  if (Array.isArray(value)) return speech.format.list(counted(value.map((each) => named(each, telling, speech))));
  if (typeof value === 'number') return speech.format.number(value);
  if (isRecord(value)) {
    const { action } = value;
    const act = typeof action === 'string' ? telling.layout?.asking.acts[action] : undefined;
    const said = (each: unknown): string => named(each, telling, speech);
    return act === undefined ? Object.values(value).map(said).join(', ') : actSaid(act, value, speech, said);
  }
  if (typeof value === 'boolean') return speech.format.words(value ? YES : NO);
  if (typeof value !== 'string') return speech.format.words(NOTHING);
  if (telling.names.has(value)) return speech.player(value);
  const card = telling.objects.get(value);
  if (card !== undefined) return speech.card(card);
  if (telling.cards.has(value)) return speech.card(value);
  const { zones = {}, phases = {} } = telling.layout?.words ?? {};
  const zone = value.slice(value.lastIndexOf('.') + 1);
  if (Object.hasOwn(zones, zone)) return speech.zone(zone);
  if (Object.hasOwn(phases, value)) return speech.phase(value);
  const option = telling.layout?.asking.options[value];
  if (option !== undefined) return speech.format.words(option);
  return OBJECT.test(value) ? speech.format.words(SOME_CARD) : value;
}

/** An action by its sentence; `value` names what its fields hold. */
export function actSaid(
  template: Words,
  action: Readonly<Record<string, unknown>>,
  speech: Speech,
  value: (field: unknown) => string,
): string {
  return fill(speech.format.words(template), (field) => {
    const held = action[field];
    if (isNothing(held)) return null;
    // That something is so is said by the sentence alone.
    return held === true ? '' : value(held);
  });
}

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === false || (Array.isArray(value) && value.length === 0);

/** The id of an object that the reader has not seen yet. */
const OBJECT = /^o\d+$/;
const SOME_CARD = { en: 'a card', zh: '一张牌' };

const YES = { en: 'yes', zh: '是' };
const NO = { en: 'no', zh: '否' };
const NOTHING = { en: 'nothing', zh: '无' };

/** `3 × Natural die`. */
function counted(names: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count > 1 ? `${count} × ${name}` : name));
}

function plain(entry: Entry, telling: Table, speech: Speech): string {
  const shown = ['seat', 'card', 'object', 'amount', 'count', 'zone'].flatMap(
    (field) => valueOf(entry, field, telling, speech) ?? [],
  );
  return [entry.kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`), ...shown].join(' · ');
}
