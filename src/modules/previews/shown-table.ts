/** The table of a game at a step, for its picture: what spectators see, in English. */
import type { View } from '../../engine/index.js';
import { addEntry, addObjects, type Layout, type Objects, type Speech, speechOf, tell } from '../../engine/looks.js';
import type { ShownStep } from '../games/index.js';
import type { PictureCard, PictureHalf, PictureTable } from './pictures/picture.js';

type Shown = Pick<ShownStep, 'cards' | 'log' | 'board' | 'before'>;

/** A step and how its game is spoken of. */
export interface TableTold {
  readonly layout: Layout;
  readonly speech: Speech;
  /** What happened in the step, sentence by sentence. */
  readonly sentences: readonly string[];
  /** The sentence that says most: the first about a card, as what is paid for it comes before it. */
  readonly main: string | undefined;
}

const list = new Intl.ListFormat('en');
const ENGLISH = {
  words: ({ en }: { readonly en: string }): string => en,
  number: String,
  list: (parts: readonly string[]): string => list.format(parts),
};

export function toldIn(
  { cards, log, board, before }: Shown,
  names: ReadonlyMap<string, string>,
  layout: Layout,
): TableTold {
  const objects: Objects = new Map();
  for (const part of [before, board]) addObjects(objects, part);
  for (const entry of log) addEntry(objects, entry);
  const table = { layout, cards: new Map(Object.entries(cards)), names, objects };
  const speech = speechOf(table, ENGLISH);
  // The title of the preview says which turn it is.
  const told = log.filter(({ kind }) => kind !== 'turnChanged');
  const said = told.map((entry) => ({ ...tell(entry, table, speech), isOfCard: typeof entry['card'] === 'string' }));
  const story = said.filter(({ quiet }) => !quiet);
  const main = (story.find(({ isOfCard }) => isOfCard) ?? story[0])?.text;
  return { layout, speech, sentences: story.map(({ text }) => text), main };
}

/** More cards than these are not read at the size of a thumbnail. */
const CARDS_MAX = 24;

export function tableAt(board: View, { layout, speech }: TableTold, named: ReadonlySet<string>): PictureTable {
  const look = layout.formats?.[board.format] ?? layout;
  const places = look.half.flat();
  const open = new Set(
    [...places, ...look.middle].filter(({ as }) => as === 'cards' || as === 'locations').map(zoneOf),
  );
  const counted = [...new Set(places.map(zoneOf))].filter((zone) => !open.has(zone));
  return board.seats.map((seat): PictureHalf => {
    const lying = Object.entries(seat.zones).flatMap(([zone, { objects = [] }]) => (open.has(zone) ? objects : []));
    return {
      name: speech.player(seat.seat),
      isActive: board.turn.active === seat.seat,
      numbers: numbersOf(seat, layout, board.format),
      counts: counted
        .map((zone) => ({ zone, count: seat.zones[zone]?.count ?? 0 }))
        .filter(({ count }) => count > 0)
        .map(({ zone, count }) => `${speech.zone(zone)} ${count}`)
        .join(' · '),
      cards: lying.slice(0, CARDS_MAX).map((object) => cardOf(object, layout, speech, named)),
      more: Math.max(0, lying.length - CARDS_MAX),
    };
  });
}

const zoneOf = ({ zone }: { readonly zone: string }): string => zone;

type Seen = NonNullable<View['seats'][number]['zones'][string]['objects']>[number];

function cardOf(object: Seen, layout: Layout, speech: Speech, named: ReadonlySet<string>): PictureCard {
  const face = speech.face(object.card);
  const marks = fieldsOf(object['marks']);
  const now = fieldsOf(object['numbers']);
  const isOn = (as: string): boolean =>
    Object.entries(marks).some(([mark, value]) => layout.marks[mark]?.as === as && value !== false && value !== 0);
  const damage = Object.entries(marks).find(([mark]) => layout.marks[mark]?.as === 'damage')?.[1];
  return {
    name: speech.card(object.card),
    tint: face?.colours.flatMap((colour) => layout.colours[colour]?.tint ?? [])[0] ?? '#66625a',
    numbers: (face?.numbers ?? []).map(({ number, value }) => String(Number(now[number] ?? value))).join(' / '),
    damage: Number(damage ?? 0),
    isTurned: isOn('turned'),
    isNamed: named.has(object.id),
  };
}

function numbersOf(seat: View['seats'][number], layout: Layout, format: string): string {
  return layout.player
    .map(({ field, in: within, words, whenSome, goal, goalIn }) => {
      const value = Number((within === undefined ? seat[field] : fieldsOf(seat[within])[field]) ?? 0);
      const end = goalIn?.[format] ?? goal;
      if (whenSome === true && value <= 0) return '';
      return `${words.en} ${value}${end === undefined ? '' : ` / ${end}`}`;
    })
    .filter((text) => text !== '')
    .join(' · ');
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

/** The ids of objects that entries of a log name. */
export function namedIn(log: ShownStep['log']): ReadonlySet<string> {
  const ids = (value: unknown): readonly string[] => {
    if (typeof value === 'string') return /^o\d+$/.test(value) ? [value] : [];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(ids) : [];
  };
  return new Set(ids(log));
}
