/** What is counted of an FF-TCG game: a turn of each player, entry by entry. */
import { describe, expect, it } from 'vitest';
import { entryMatches, tally, type Json, type JsonRecord, type LogEntry } from '../../../src/engine/index.js';
import { activated, breaking, draw, target } from '../../support/fftcg-abilities.js';
import { backup, fftcgTable, forward, monster, PASS, summon } from '../../support/fftcg.js';
import type { Table } from '../../support/table.js';

const cards = [
  forward({ id: 'squire', generic: true }),
  forward({ id: 'page', cost: 3 }),
  forward({ id: 'giant', power: 9000 }),
  forward({ id: 'guard', power: 3000 }),
  backup({ id: 'cook', abilities: [activated('omen', draw())] }),
  backup({ id: 'smith', cost: 0 }),
  monster({ id: 'imp', cost: 0 }),
  summon({ id: 'spark', cost: 0, exBurst: {} }),
  summon({ id: 'quake', cost: 0, targets: [target({ is: ['backup'] })], effect: breaking() }),
];
const named = (...names: readonly string[]): JsonRecord[] => names.map((card) => ({ card, as: card }));

const start = (): Table =>
  fftcgTable(
    {
      p1: {
        hand: [...named('page', 'smith', 'imp', 'spark'), { card: 'squire', as: 'spare' }],
        field: [{ card: 'squire', as: 'one' }, { card: 'squire', as: 'two' }, ...named('guard', 'cook')],
        deck: ['spark', 'squire', 'squire', 'squire'],
      },
      p2: { field: named('giant'), deck: ['spark', 'squire', 'squire', 'squire'] },
    },
    cards,
  );

/** What is answered, in this order, to everything but priority; priority is passed unless an action is given. */
const play = (at: Table, answers: readonly Json[]): readonly LogEntry[] => {
  const log: LogEntry[] = [];
  const left = [...answers];
  for (let [open] = at.state.pending; left.length > 0 && open !== undefined; [open] = at.state.pending) {
    const [next = null] = left;
    const isAction = typeof next === 'object' && next !== null && 'action' in next;
    const answer = open.kind === 'priority' && !(isAction && open.seat === 'p1') ? PASS : next;
    if (answer === next) left.shift();
    log.push(...at.answer(open.seat, answer).log);
  }
  return log;
};

const ANSWERS: readonly Json[] = [
  { action: 'cast-character', card: 'page' },
  { spare: 'fire', cook: 'fire' },
  { action: 'cast-character', card: 'smith' },
  { action: 'cast-character', card: 'imp' },
  { action: 'cast-summon', card: 'spark' },
  { action: 'use-ability', source: 'cook', ability: 'omen' },
  ['one', 'two'],
  { block: null },
  'yes',
  [],
  // p2 attacks in their turn.
  ['giant'],
  { block: 'guard' },
];

describe('the statistics of FF-TCG', () => {
  const at = start();
  const log = [{ kind: 'phaseBegan', cites: [], seat: 'p1', phase: 'active' }, ...play(at, ANSWERS)];
  // The battle, and what is left of the turn of p2.
  while (at.state.turn.active === 'p2') {
    const [open] = at.state.pending;
    log.push(...at.answer(open?.seat ?? '', open?.kind === 'attack' ? [] : PASS).log);
  }
  const { seats, turns } = tally(at.rules.statistics, log, ['p1', 'p2']);

  it('counts what each player did', () => {
    expect(turns).toBe(3);
    expect(seats['p1']?.totals).toEqual({
      damage: 0,
      cp: 3,
      'discarded-for-cp': 1,
      drawn: 4,
      forwards: 1,
      backups: 1,
      monsters: 1,
      summons: 1,
      abilities: 1,
      'ex-bursts': 0,
      attacks: 2,
      'party-attacks': 2,
      blocks: 1,
      broken: 1,
    });
    expect(seats['p2']?.totals).toMatchObject({ damage: 1, 'ex-bursts': 1, drawn: 3, attacks: 1, 'party-attacks': 0 });
  });

  it('counts damage and CP by the round: p2 is damaged before their first turn', () => {
    expect(seats['p1']?.perTurn).toEqual({ damage: [0, 0], cp: [3, 0] });
    expect(seats['p2']?.perTurn).toEqual({ damage: [0], cp: [0] });
  });

  it('tells cards by their code', () => {
    expect(seats['p1']?.perCard).toMatchObject({
      'discarded-for-cp': { squire: 1 },
      forwards: { page: 1 },
      abilities: { cook: 1 },
      attacks: { squire: 2 },
      blocks: { guard: 1 },
      broken: { guard: 1 },
    });
  });

  const momentsIn = (entries: readonly LogEntry[]): readonly string[] =>
    entries.flatMap((entry) =>
      at.rules.statistics.moments.filter(({ of }) => entryMatches(of, entry)).map(({ id }) => id),
    );

  it('points out the damage, the EX Burst and the Forward that was broken', () => {
    expect(momentsIn(log)).toEqual(['damage', 'ex-burst', 'break']);
  });

  it('does not point out a Backup that is broken', () => {
    const quake = fftcgTable({ p1: { hand: named('quake') }, p2: { field: named('cook') } }, cards);
    const entries = play(quake, [{ action: 'cast-summon', card: 'quake' }, ['cook'], PASS, PASS]);
    expect(entries.filter(({ kind }) => kind === 'broken')).toHaveLength(1);
    expect(momentsIn(entries)).toEqual([]);
  });

  it('has the damage as the score, up to what loses in the format', () => {
    const { score } = at.rules.statistics;
    const goals = at.rules.formats.map((format) => [format, score?.goalIn?.[format] ?? score?.goal]);
    expect(Object.fromEntries(goals)).toEqual({ constructed: 7, limited: 6 });
  });
});
