/** What is on a card, in order: by the layout of the game, and counters by their names. */
import type { BoardObject } from '../api/kifu.js';
import type { MarkLook } from '../engine/games.js';
import type { Speech, Table } from './table.js';

export interface Mark {
  readonly name: string;
  readonly as: MarkLook['as'] | 'counter';
  /** What is drawn on it, if anything. */
  readonly text: string;
  /** What is said. */
  readonly said: string;
}

export interface Look {
  readonly turned: boolean;
  readonly marks: readonly Mark[];
}

const COUNTER = 'counter:';

export function lookOf({ marks = {} }: BoardObject, { layout, objects }: Table, speech: Speech): Look {
  const { format } = speech;
  let turned = false;
  const seen: Mark[] = [];
  for (const [name, value] of Object.entries(marks)) {
    if (name.startsWith(COUNTER)) {
      const counter = name.slice(COUNTER.length);
      seen.push({ name, as: 'counter', text: `${String(value)} ${counter}`, said: `${counter}: ${String(value)}` });
      continue;
    }
    const look = layout?.marks[name];
    if (look === undefined || value === false || value === 0) continue;
    const words = format.words(look.words);
    const count = typeof value === 'number' ? format.number(value) : '';
    if (look.as === 'turned') {
      turned = true;
      seen.push({ name, as: 'turned', text: typeof value === 'number' && value > 1 ? count : '', said: words });
    } else if (look.as === 'side') {
      const side = look.sides?.[Number(value)];
      if (side !== undefined) seen.push({ name, as: 'side', text: format.words(side), said: format.words(side) });
    } else if (look.as === 'within' || look.as === 'at' || look.as === 'towards') {
      const to = typeof value === 'string' ? objects.get(value) : undefined;
      // The place is visible on the board.
      const text = look.as === 'at' ? '' : words;
      if (to !== undefined) seen.push({ name, as: look.as, text, said: `${words} ${speech.card(to)}` });
    } else if (look.as === 'since')
      seen.push({ name, as: look.as, text: words, said: `${words} ${format.words(sinceTurn(count))}` });
    else
      seen.push({
        name,
        as: look.as,
        text: count === '' ? words : count,
        said: count === '' ? words : `${words}: ${count}`,
      });
  }
  return { turned, marks: seen };
}

const sinceTurn = (turn: string) => ({ en: `since turn ${turn}`, zh: `（自第 ${turn} 回合）` });

/** The word of a keyword, and its number if it has one. */
export const keywordText = ([keyword, n]: readonly [string, number], speech: Speech): string =>
  n > 0 ? `${speech.keyword(keyword)} ${n}` : speech.keyword(keyword);

/** A card as a screen reader says it. */
export function spoken(object: BoardObject, look: Look, speech: Speech, guests: readonly BoardObject[]): string {
  const { numbers, keywords } = object;
  const face = speech.face(object.card);
  const parts = [
    speech.card(object.card),
    ...(face === null ? [] : [speech.type(face.type)]),
    ...(face?.numbers ?? []).map(({ number, value }) => `${speech.number(number)} ${numbers?.[number] ?? value}`),
    ...Object.entries(keywords ?? {}).map((each) => keywordText(each, speech)),
    ...look.marks.map(({ said }) => said),
    ...guests.map(({ card }) => `+ ${speech.card(card)}`),
  ];
  return parts.join(', ');
}
