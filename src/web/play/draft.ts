/** An answer that is being put together, piece by piece, for every kind of space. Nothing here knows a game. */
import type { Json, Space } from '../engine/games.js';
import type { Asked } from './asked.js';

export interface Draft {
  /** As far as it has come; null while nothing is chosen. */
  readonly answer: Json | null;
  /** What was pressed and has to be joined by more: objects of one action, or the one that goes somewhere. */
  readonly pressed: readonly string[];
}

type Named = Readonly<Record<string, Json>>;

/** Where to begin: at the only answer if there is one, at a way to pay, at the least number. */
export function blankDraft({ space, answers, count }: Asked): Draft {
  const [first = null] = answers;
  if (space.kind === 'act') return { answer: null, pressed: [] };
  if (count === 1 || space.kind === 'payment') return { answer: first, pressed: [] };
  return { answer: emptyAnswer(space), pressed: [] };
}

export function emptyAnswer(space: Space): Json | null {
  switch (space.kind) {
    case 'one':
    case 'act':
      return null;
    case 'some':
    case 'order':
      return [];
    case 'number':
      return space.min;
    case 'split':
      return space.minEach === 0 ? {} : Object.fromEntries(space.over.map(({ id }) => [id, space.minEach]));
    case 'map':
    case 'payment':
      return {};
  }
}

/** What pressing something does, on the board or in the list. */
export function press(space: Space, draft: Draft, id: string): Draft {
  const { answer } = draft;
  switch (space.kind) {
    case 'one':
      return { ...draft, answer: answer === id ? null : id };
    case 'some':
      return { ...draft, answer: toggled(listOf(answer), id, space.max) };
    case 'order':
      return { ...draft, answer: toggled(listOf(answer), id, Infinity) };
    case 'number':
      return draft;
    case 'split':
      return { ...draft, answer: { ...namedOf(answer), [id]: amountOf(answer, id) + space.unit } };
    case 'map':
      return pressMap(space, draft, id);
    case 'payment':
      return { ...draft, answer: pressSource(space, namedOf(answer), id) };
    case 'act':
      return pressAct(space, draft, id);
  }
}

/** In a choice of one, another choice takes the place of the first. */
const toggled = (chosen: readonly string[], id: string, max: number): readonly string[] => {
  if (chosen.includes(id)) return chosen.filter((other) => other !== id);
  if (max === 1) return [id];
  return chosen.length < max ? [...chosen, id] : chosen;
};

function pressMap(space: Extract<Space, { kind: 'map' }>, { answer, pressed }: Draft, id: string): Draft {
  const [from] = pressed;
  const pairs = namedOf(answer);
  if (from !== undefined && targetsOf(space, from).includes(id))
    return { answer: { ...pairs, [from]: id }, pressed: [] };
  if (!space.from.some((option) => option.id === id)) return { answer, pressed };
  return { answer: without(pairs, id), pressed: from === id ? [] : [id] };
}

/** Where one may go. */
export const targetsOf = ({ to, only }: Extract<Space, { kind: 'map' }>, from: string): readonly string[] =>
  to.map(({ id }) => id).filter((id) => only?.[from]?.includes(id) ?? true);

/** What a source may give, by the names that answers have for it; a pool gives numbers of its one kind. */
export const waysOf = (source: Extract<Space, { kind: 'payment' }>['sources'][number]): readonly string[] => [
  ...source.kinds,
  ...(source.itself ?? []),
  ...Object.keys(source.combined ?? {}),
];

/** Not used, then each thing that it may give, then not used again; a pool gives one more, then nothing. */
function pressSource({ sources }: Extract<Space, { kind: 'payment' }>, paid: Named, id: string): Named {
  const source = sources.find((each) => each.id === id);
  if (source === undefined) return paid;
  if (source.divisible === true) {
    const given = Number(paid[id] ?? 0);
    return given < source.amount ? { ...paid, [id]: given + 1 } : without(paid, id);
  }
  const ways = waysOf(source);
  const next = ways[ways.findIndex((way) => way === paid[id]) + 1];
  return next === undefined ? without(paid, id) : { ...paid, [id]: next };
}

function pressAct(space: Extract<Space, { kind: 'act' }>, { pressed }: Draft, id: string): Draft {
  const further = pressed.includes(id) ? pressed.filter((other) => other !== id) : [...pressed, id];
  // What goes with none of the others begins anew.
  return { answer: null, pressed: actsWith(space, further).length > 0 ? further : [id] };
}

/** The actions in which all of these are named. */
export const actsWith = ({ actions }: Extract<Space, { kind: 'act' }>, ids: readonly string[]): readonly Json[] =>
  actions.filter((action) => {
    const named = idsIn(action);
    return ids.every((id) => named.includes(id));
  });

/** The actions that name nothing on the table, as to pass: a few of them have a place of their own. */
export function plainActs(
  { actions }: Extract<Space, { kind: 'act' }>,
  onTable: ReadonlyMap<string, unknown>,
): readonly Json[] {
  const plain = actions.filter((action) => !idsIn(action).some((id) => onTable.has(id)));
  return plain.length <= PLAIN_MAX ? plain : [];
}

/** More than these are a list. */
const PLAIN_MAX = 2;

/** Every text in an action: ids of objects are among them. */
export const idsIn = (value: Json): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((each: Json) => idsIn(each));
};

export interface Pressable {
  readonly chosen: boolean;
  /** Its place in an order, its share, what it gives. */
  readonly badge?: string;
  /** It goes with what was pressed before. */
  readonly joins?: boolean;
}

/** What may be pressed now, by id: objects, seats, and options that are neither. */
export function pressables(space: Space, { answer, pressed }: Draft): ReadonlyMap<string, Pressable> {
  switch (space.kind) {
    case 'number':
      return new Map();
    case 'one':
      return new Map(space.options.map(({ id }) => [id, { chosen: answer === id }]));
    case 'some':
    case 'order': {
      const chosen = listOf(answer);
      return new Map(
        space.options.map(({ id }) => {
          const place = chosen.indexOf(id);
          return [id, { chosen: place >= 0, ...(space.kind === 'order' && place >= 0 && { badge: `${place + 1}` }) }];
        }),
      );
    }
    case 'split':
      return new Map(
        space.over.map(({ id }) => {
          const amount = amountOf(answer, id);
          return [id, { chosen: amount > 0, ...(amount > 0 && { badge: `${amount}` }) }];
        }),
      );
    case 'payment': {
      const paid = namedOf(answer);
      return new Map(space.sources.map(({ id }) => [id, { chosen: paid[id] !== undefined }]));
    }
    case 'map': {
      const pairs = namedOf(answer);
      const [from] = pressed;
      const targets = from === undefined ? [] : targetsOf(space, from);
      return new Map([
        ...targets.map((id): [string, Pressable] => [id, { chosen: Object.values(pairs).includes(id), joins: true }]),
        ...space.from.map(({ id }): [string, Pressable] => [id, { chosen: id === from || pairs[id] !== undefined }]),
      ]);
    }
    case 'act': {
      const joining = new Set(pressed.length === 0 ? [] : actsWith(space, pressed).flatMap(idsIn));
      return new Map(
        space.actions.flatMap(idsIn).map((id) => {
          const chosen = pressed.includes(id);
          return [id, { chosen, ...(!chosen && joining.has(id) && { joins: true }) }];
        }),
      );
    }
  }
}

export const listOf = (answer: Json | null): readonly string[] =>
  Array.isArray(answer) ? answer.filter((each) => typeof each === 'string') : [];

export const namedOf = (answer: Json | null): Named =>
  typeof answer === 'object' && answer !== null && !Array.isArray(answer) ? (answer as Named) : {};

export const amountOf = (answer: Json | null, id: string): number => Number(namedOf(answer)[id] ?? 0);

export const without = (record: Named, id: string): Named =>
  Object.fromEntries(Object.entries(record).filter(([other]) => other !== id));
