/** What is asked and what may be answered, in the words of the game and in the reader's language. */
import { useMemo } from 'react';
import { isRecord } from '../api/json.js';
import type { Board } from '../api/kifu.js';
import { lookOf } from '../board/look.js';
import { type Speech, type Table, useSpeech, useTable } from '../board/table.js';
import { fill, type Json, type Space } from '../engine/games.js';
import { actSaid, named } from '../log/tell.js';
import type { Asked } from './asked.js';
import { type Placed, placesOn } from './places.js';

export interface OptionWords {
  readonly id: string;
  readonly label: string;
  /** Where it is and what is on it: what tells it from others of the same name. */
  readonly note: string;
}

export interface AnswerWords {
  readonly question: string;
  /** The question is English, whatever the reader's language: the game has no words for it. */
  readonly isEnglish: boolean;
  readonly option: (id: string) => OptionWords;
  readonly act: (action: Json) => string;
  readonly value: (value: unknown) => string;
  /** What the button says that gives the answer; null where it says no more than that it answers. */
  readonly give: (answer: Json | null) => string | null;
  /** The card that asks. */
  readonly about: string | null;
}

export function useAnswerWords(asked: Asked, board: Board): AnswerWords {
  const table = useTable();
  const speech = useSpeech();
  return useMemo(() => answerWords(asked, board, table, speech), [asked, board, table, speech]);
}

export function answerWords(asked: Asked, board: Board, table: Table, speech: Speech): AnswerWords {
  const { questions = {}, acts = {}, options: others = {}, byHand = {} } = table.layout?.asking ?? {};
  const options = asked.kind === 'manualAct' ? { ...others, ...byHand } : others;
  const places = placesOn(board);
  const known = cardsIn(asked);
  const cardOf = (id: string): string | undefined =>
    known.get(id) ?? places.get(id)?.object.card ?? table.objects.get(id);
  const word = (value: string): string => {
    const card = cardOf(value);
    if (card !== undefined) return speech.card(card);
    const words = options[value];
    if (words !== undefined) return speech.format.words(words);
    const colour = table.layout?.colours[value];
    if (colour !== undefined) return speech.format.words(colour.words);
    const said = named(value, table, speech);
    return said === value ? spaced(value) : said;
  };
  const value = (each: unknown): string => {
    if (typeof each === 'string') return word(each);
    if (Array.isArray(each)) return speech.format.list(each.map(value));
    if (isRecord(each)) return Object.values(each).map(value).join(', ');
    return named(each, table, speech);
  };
  const note = (id: string): string => {
    const placed = places.get(id);
    return placed === undefined ? '' : placeWords(placed, table, speech);
  };
  const ways = waysIn(asked);
  const question = questions[asked.kind];
  return {
    question: question === undefined ? asked.prompt : speech.format.words(question),
    isEnglish: question === undefined,
    option: (id) => ({ id, label: ways.has(id) ? value(ways.get(id)) : word(id), note: note(id) }),
    act: (action) => actWords(action, acts, speech, value),
    value,
    give: (answer) => {
      const gives = table.layout?.asking.gives?.[asked.kind];
      if (gives === undefined || !Array.isArray(answer)) return null;
      const [none, one, some] = [gives.none, gives.one, gives.some];
      const said = answer.length === 0 ? none : answer.length === 1 ? one : some;
      return fill(speech.format.words(said), () => speech.format.number(answer.length));
    },
    about: asked.about === null || cardOf(asked.about) === undefined ? null : word(asked.about),
  };
}

/** Options that are indexes into the list of the decision (`"0"`): the value at that index. */
function waysIn({ space, shows = {} }: Asked): ReadonlyMap<string, unknown> {
  const [list, ...others] = Object.values(shows).filter((each) => Array.isArray(each));
  if (list === undefined || others.length > 0) return NO_WAYS;
  return new Map(
    optionsOf(space).flatMap(({ id }) =>
      /^\d+$/.test(id) && Number(id) < list.length ? [[id, list[Number(id)]]] : [],
    ),
  );
}

const NO_WAYS: ReadonlyMap<string, unknown> = new Map();

/** What a decision shows that its options do not say already. */
export function shownBeside(asked: Asked): readonly (readonly [string, unknown])[] {
  const named = new Set(optionsOf(asked.space).map(({ id }) => id));
  const isSaid = (value: unknown): boolean => isRecord(value) && typeof value['id'] === 'string';
  return Object.entries(asked.shows ?? {}).filter(
    ([, value]) =>
      !(Array.isArray(value) && (value.every(isSaid) || value.some((_, place) => named.has(String(place))))),
  );
}

/** A whole answer in words. */
export function answerText(asked: Asked, answer: Json, board: Board, table: Table, speech: Speech): string {
  const { act, option, value } = answerWords(asked, board, table, speech);
  if (asked.space.kind === 'act') return act(answer);
  const said = (each: unknown): string => (typeof each === 'string' ? option(each).label : value(each));
  if (Array.isArray(answer)) return answer.length === 0 ? option('none').label : speech.format.list(answer.map(said));
  if (!isRecord(answer)) return said(answer);
  return speech.format.list(Object.entries(answer).map(([id, each]) => `${said(id)}: ${said(each)}`));
}

type Acts = NonNullable<Table['layout']>['asking']['acts'];

function actWords(action: Json, acts: Acts, speech: Speech, value: (value: unknown) => string): string {
  if (!isRecord(action)) return value(action);
  const kind = typeof action['action'] === 'string' ? action['action'] : (Object.keys(action)[0] ?? '');
  const template = acts[kind];
  if (template !== undefined) return actSaid(template, action, speech, value);
  const parts = Object.entries(action).filter(([field, each]) => field !== 'action' && each !== true);
  return [spaced(kind), ...parts.map(([, each]) => value(each))].join(' · ');
}

/**
 * Cards that the decision itself names: options whose faces only this seat may know, and what it shows beside the
 * board.
 */
function cardsIn({ space, shows }: Asked): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { id, tags } of optionsOf(space)) if (typeof tags?.['card'] === 'string') found.set(id, tags['card']);
  const look = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(look);
    if (!isRecord(value)) return;
    const { id, card } = value;
    if (typeof id === 'string' && typeof card === 'string') found.set(id, card);
    Object.values(value).forEach(look);
  };
  look(shows);
  return found;
}

export function optionsOf(space: Space) {
  switch (space.kind) {
    case 'one':
    case 'some':
    case 'order':
      return space.options;
    case 'split':
      return space.over;
    case 'map':
      return [...space.from, ...space.to];
    case 'payment':
      return space.sources;
    case 'number':
    case 'act':
      return [];
  }
}

/** Where something is, and what is on it. */
export function placeWords({ object, seat, zone }: Placed, table: Table, speech: Speech): string {
  const { marks } = lookOf(object, table, speech);
  const where = [...(seat === null ? [] : [speech.player(seat)]), speech.zone(zone)];
  return [...where, ...marks.map(({ said }) => said)].join(BETWEEN);
}

export const BETWEEN = ' · ';
export const partsOf = (note: string): readonly string[] => (note === '' ? [] : note.split(BETWEEN));

/** Options without the parts of a note that all of them share: such parts do not distinguish them. */
export function distinctOptions(options: readonly OptionWords[]): readonly OptionWords[] {
  const [first, ...others] = options.map(({ note }) => partsOf(note));
  if (first === undefined || others.length === 0) return options;
  const shared = first.filter((part) => others.every((parts) => parts.includes(part)));
  return options.map((option) => ({
    ...option,
    note: partsOf(option.note)
      .filter((part) => !shared.includes(part))
      .join(BETWEEN),
  }));
}

/** An identifier without a message: `gain-lore` becomes "gain lore". */
const spaced = (identifier: string): string =>
  identifier
    .replace(/([a-z])([A-Z])/g, (_, before: string, letter: string) => `${before} ${letter.toLowerCase()}`)
    .replaceAll('-', ' ');
