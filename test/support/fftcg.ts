/** FF-TCG cards made up for tests, by what a test is about; everything else has a plain value. */
import type { CardDefinition, Json, JsonRecord } from '../../src/engine/index.js';
import type { FftcgCard } from '../../src/engine/games/fftcg/index.js';
import { openTable, type Table } from './table.js';

type Part<T extends FftcgCard['type']> = Partial<Omit<Extract<FftcgCard, { readonly type: T }>, 'type'>> & {
  readonly id: string;
};

const plain = { elements: ['fire'], cost: 1, categories: [], abilities: [] } as const;
const plainCharacter = { ...plain, jobs: [], keywords: [] } as const;

export const forward = (part: Part<'forward'>): FftcgCard => ({
  ...plainCharacter,
  name: part.id,
  type: 'forward',
  power: 5000,
  ...part,
});

/** Generic, so that several may be on the field. */
export const backup = (part: Part<'backup'>): FftcgCard => ({
  ...plainCharacter,
  name: part.id,
  type: 'backup',
  generic: true,
  ...part,
});

export const monster = (part: Part<'monster'>): FftcgCard => ({
  ...plainCharacter,
  name: part.id,
  type: 'monster',
  ...part,
});

export const summon = (part: Part<'summon'>): FftcgCard => ({
  ...plain,
  name: part.id,
  type: 'summon',
  effect: { do: 'draw', count: 1 },
  ...part,
});

/** An FF-TCG table: p1's Main Phase 1 of turn 3 unless the position says otherwise, with decks of ten cards. */
export const fftcgTable = (
  seats: { readonly [seat: string]: JsonRecord },
  cards: readonly CardDefinition[] = [],
  position: JsonRecord = {},
): Table => {
  const given: { readonly [seat: string]: JsonRecord } = { p1: {}, p2: {}, ...seats };
  const filled = Object.fromEntries(Object.entries(given).map(([seat, fields]) => [seat, { deck: 10, ...fields }]));
  return openTable('fftcg', { ...position, seats: filled }, cards);
};

export const PASS = { action: 'pass' };

/** Both pass: the top of the stack resolves, or the step ends where it is empty (11.1.7). */
export const bothPass = (at: Table): Table => {
  for (const turn of [0, 1]) {
    const [open] = at.state.pending;
    if (open?.kind !== 'priority') throw new Error(`Pass ${turn + 1} of two finds ${open?.kind ?? 'no decision'}.`);
    at.answer(open.seat, PASS);
  }
  return at;
};

/** From a Main Phase to the declaration of attackers. */
export const toAttack = (at: Table): Table => bothPass(bothPass(at));

/** Declares attackers and hands priority on to the declaration of blockers. */
export const attackWith = (at: Table, ...attackers: readonly string[]): Table =>
  bothPass(at.answer('p1', [...attackers] satisfies Json));
