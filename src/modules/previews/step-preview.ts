import { layoutOf } from '../../engine/looks.js';
import type { ShownStep, StepPlace } from '../games/index.js';
import type { Preview } from './preview.js';
import { namedIn, tableAt, toldIn } from './shown-table.js';

/** Longer texts are cut by the programs that show them. */
const TITLE_MAX = 90;
const DESCRIPTION_MAX = 240;

interface About {
  readonly place: StepPlace;
  /** The names of the players by seat. */
  readonly names: ReadonlyMap<string, string>;
  /** `A match of Lorcana in Friday evening.` */
  readonly where: string;
  /** `Disney Lorcana`. */
  readonly game: string;
}

/**
 * A link to a step: what happened in it, and the table after it. A step that ends the game has the table before it and
 * no sentence, so that the link gives away no winner.
 */
export async function previewOfStep(shown: ShownStep, { place, names, where, game }: About): Promise<Preview | null> {
  const layout = await layoutOf(shown.game);
  if (layout === undefined) return null;
  const { board, before, log } = shown;
  const isEnd = board.outcome !== null;
  const table = isEnd ? before : board;
  if (table === null) return null;
  const told = toldIn(shown, names, layout);
  const players = [...names.values()].join(' – ');
  const { number, active } = table.turn;
  const turn = number > 0 ? `Turn ${number} of ${names.get(active) ?? active}` : 'Setup';
  const what = (isEnd ? undefined : told.main) ?? `Step ${place.step}`;
  const others = isEnd ? [] : told.sentences.filter((sentence) => sentence !== what);
  return {
    head: {
      title: cut([turn, what].join(': '), TITLE_MAX),
      description: cut([`${players}, step ${place.step}.`, where, ...new Set(others)].join(' '), DESCRIPTION_MAX),
      query: `step=${place.step}${place.branch === null ? '' : `&branch=${place.branch}`}`,
    },
    picture: {
      about: `${game} · ${turn}`,
      lines: [],
      note: what,
      table: tableAt(table, told, namedIn(isEnd ? [] : log)),
    },
  };
}

function cut(text: string, most: number): string {
  const letters = [...text];
  return letters.length <= most
    ? text
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}
