/** The entries that a game declares to be moments, as sentences: who did it, to which card, with which card. */
import {
  entryMatches,
  entrySeat,
  fieldOf,
  fill,
  type GameStatistics,
  type LogEntry,
  type MomentDeclaration,
  textsAt,
  type Words,
} from '../../../engine/index.js';
import type { SeenObjects } from './seen-objects.js';

/** An entry with its place in the game. */
export interface PlacedEntry {
  readonly frame: number;
  readonly turn: number;
  readonly entry: LogEntry;
}

/** Entries of one frame that one declaration makes one moment: done by one player, with the same cards. */
export interface DeclaredMoment {
  readonly declaration: MomentDeclaration;
  readonly frame: number;
  readonly turn: number;
  readonly entries: readonly LogEntry[];
  readonly sentence: Words;
  readonly weight: number;
}

interface Doer {
  readonly by: string | null;
  readonly with: readonly string[];
}

const NOBODY: Doer = { by: null, with: [] };

export function declaredMoments(
  declared: GameStatistics,
  log: readonly PlacedEntry[],
  seen: SeenObjects,
): readonly DeclaredMoment[] {
  const groups = new Map<string, { declaration: MomentDeclaration; doer: Doer; placed: PlacedEntry[] }>();
  let act = NOBODY;
  for (const placed of log) {
    const { frame, entry } = placed;
    act = isAction(entry) ? NOBODY : (actIn(declared, entry, seen) ?? act);
    for (const declaration of declared.moments.filter(({ of }) => entryMatches(of, entry))) {
      const doer = doerOf(declaration, entry, act, seen);
      const key = JSON.stringify([
        frame,
        declaration.id,
        doer,
        doer.by === null ? entrySeat(declaration, entry) : null,
      ]);
      const group = groups.get(key);
      if (group === undefined) groups.set(key, { declaration, doer, placed: [placed] });
      else group.placed.push(placed);
    }
  }
  return [...groups.values()].map(({ declaration, doer, placed }) => {
    const entries = placed.map(({ entry }) => entry);
    const { frame = 0, turn = 0 } = placed[0] ?? {};
    const weights = entries.map((entry) => weightOf(declaration, entry, seen));
    const sentence = sentenceOf(declaration, entries, doer, seen);
    return { declaration, frame, turn, entries, sentence, weight: weights.reduce((sum, each) => sum + each, 0) };
  });
}

/** A player acts anew; a pass continues what is under way. */
const isAction = (entry: LogEntry): boolean => {
  const action = entry.kind === 'answered' ? fieldOf(entry, 'answer.action') : undefined;
  return action !== undefined && action !== 'pass';
};

function actIn({ acts = [] }: GameStatistics, entry: LogEntry, seen: SeenObjects): Doer | null {
  const act = acts.find(({ of }) => entryMatches(of, entry));
  if (act === undefined) return null;
  const objects = textsAt(entry, act.with ?? 'object');
  return { by: entrySeat({}, entry) ?? controllerOf(objects, seen), with: objects };
}

function doerOf({ by, with: field, done }: MomentDeclaration, entry: LogEntry, act: Doer, seen: SeenObjects): Doer {
  if (done === undefined) return NOBODY;
  const objects = field === undefined ? [] : textsAt(entry, field);
  const player = by === undefined ? null : entrySeat({ seat: by }, entry);
  const own = controllerOf(objects, seen);
  if (own !== null && (player === null || player === own)) return { by: own, with: objects };
  if (act.by !== null && (player === null || player === act.by)) return act;
  return { by: player, with: [] };
}

const controllerOf = ([first]: readonly string[], seen: SeenObjects): string | null =>
  first === undefined ? null : seen.controllerOf(first);

const weightOf = ({ weight, times }: MomentDeclaration, entry: LogEntry, seen: SeenObjects): number =>
  weight * (times === undefined ? 1 : seen.numberOf(entry['card'], times));

function sentenceOf(
  { said, done, amount }: MomentDeclaration,
  entries: readonly LogEntry[],
  doer: Doer,
  seen: SeenObjects,
): Words {
  const words = doer.by === null ? said : (done ?? said);
  const amounts = entries.map((entry) => (amount === undefined ? 1 : fieldOf(entry, amount)));
  const total = amounts.reduce<number>((sum, each) => sum + (typeof each === 'number' ? each : 0), 0);
  const sentence = (language: keyof Words): string =>
    fill(words[language], (field) => {
      if (field === 'amount') return String(total);
      if (field === 'by') return doer.by === null ? null : seatMark(doer.by);
      const ids = field === 'with' ? doer.with : idsAt(entries, field);
      const names = ids.flatMap((id) => seen.nameOf(id) ?? (field === 'with' ? [] : seatMark(id)));
      return names.length === 0 ? null : new Intl.ListFormat(language).format(counted(names));
    });
  return { en: sentence('en'), zh: sentence('zh') };
}

/** What a field of the entries names. One object is one card, however many entries are about it. */
function idsAt(entries: readonly LogEntry[], field: string): readonly string[] {
  const ids = entries.flatMap((entry) => textsAt(entry, field));
  if (field !== 'card') return [...new Set(ids)];
  const byObject = new Map(entries.map((entry, place) => [entry['object'] ?? place, textsAt(entry, field)]));
  return [...byObject.values()].flat();
}

/** How sentences name a seat: readers put the name of its player there. */
export const seatMark = (seat: string): string => `{${seat}}`;

/** `3 × Mist Spirit`. */
function counted(names: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count > 1 ? `${count} × ${name}` : name));
}
