/** All that a payment offers, part by part, and what is spent of it. */
import { expect, it } from 'vitest';
import { activated, draw, energy } from '../../../support/riftbound-abilities.js';
import { linesOf } from '../../../support/log-lines.js';
import { activate, play } from '../../../support/riftbound-play.js';
import { gear, riftboundTable, runes, spell } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

const cards = [
  spell({
    id: 'rite',
    energy: 1,
    power: 1,
    domains: ['fury'],
    additionalCosts: [{ as: 'page', costs: [{ pay: 'discard', count: 1 }] }],
    effect: draw(),
  }),
  spell({ id: 'scrap', energy: 9, effect: draw() }),
  spell({ id: 'lesson', energy: 1, effect: draw() }),
  spell({ id: 'chant', energy: 0, power: 1, domains: ['fury'], effect: draw() }),
  gear({ id: 'well', abilities: [activated('dip', [{ pay: 'exhaust' }, energy(1)], draw())] }),
];
const own = (...names: readonly string[]) => names.map((card) => ({ card, as: card }));
const open = (hand: readonly string[], more: object) => riftboundTable({ p1: { hand: own(...hand), ...more } }, cards);
const laid = [...runes('fury', 1), ...runes('mind', 1), { card: 'fury', as: 'tired', exhausted: true }];

const MIND = { id: 'mind-1', same: 'p1.runes|mind', kinds: ['energy'], amount: 1 };
const TIRED = { id: 'tired', same: 'p1.runes|fury|exhausted=true', kinds: ['fury'], amount: 1 };
const RECYCLED = 'recycled seat p1, from runes, count 1, cards [fury]';

/** What is due, and each source with the kinds that it pays, by labels. */
const spaceOf = (table: Table) => {
  const [{ id = '' } = {}] = table.state.pending;
  const space = table.rules.legalAnswers(table.state, id)?.space;
  if (space?.kind !== 'payment') throw new Error('nothing is paid');
  const labels = Object.fromEntries(Object.entries(table.labels).map(([label, object]) => [object, label]));
  return {
    cost: space.cost,
    sources: space.sources.map((source) => ({ ...source, id: labels[source.id] ?? source.id })),
  };
};

rule('Riftbound 354.1.a', () => {
  it('offers the pool, runes and what is given besides, each for what it pays', () => {
    const table = open(['rite', 'scrap'], { energy: 2, fury: 1, mind: 1, universal: 1, runes: laid });
    expect(spaceOf(play(table, 'rite'))).toEqual({
      cost: [
        { amount: 1, of: ['discard'] },
        { amount: 1, of: ['energy'] },
        { amount: 1, of: ['fury', 'universal'] },
      ],
      sources: [
        { id: 'energy', kinds: ['energy'], amount: 2, divisible: true },
        { id: 'fury', kinds: ['fury'], amount: 1, divisible: true },
        { id: 'universal', kinds: ['universal'], amount: 1, divisible: true },
        {
          id: 'fury-1',
          same: 'p1.runes|fury',
          kinds: ['energy', 'fury'],
          amount: 1,
          combined: { both: ['energy', 'fury'] },
        },
        MIND,
        TIRED,
        { id: 'scrap', same: 'p1.hand|scrap', kinds: [], amount: 0, itself: ['discard'] },
      ],
    });
  });
  it('offers only what pays energy where nothing else is due', () => {
    const table = open(['lesson'], { energy: 1, fury: 1, universal: 1, runes: laid });
    expect(spaceOf(play(table, 'lesson'))).toEqual({
      cost: [{ amount: 1, of: ['energy'] }],
      sources: [
        { id: 'energy', kinds: ['energy'], amount: 1, divisible: true },
        { id: 'fury-1', same: 'p1.runes|fury', kinds: ['energy'], amount: 1 },
        MIND,
      ],
    });
  });
  it('offers only what pays power where nothing else is due', () => {
    const table = open(['chant'], { energy: 1, calm: 1, runes: laid });
    expect(spaceOf(play(table, 'chant'))).toEqual({
      cost: [{ amount: 1, of: ['fury', 'universal'] }],
      sources: [{ id: 'fury-1', same: 'p1.runes|fury', kinds: ['fury'], amount: 1 }, TIRED],
    });
  });
  it('spends what the runes have added with what the pool gives, by resource', () => {
    const paid = (card: string, given: { readonly [source: string]: string }, pool: object = {}) => {
      const table = open(['rite', 'scrap', 'chant'], { ...pool, runes: laid });
      const lines = linesOf(play(table, card).answer('p1', given), 'spent', 'added', 'exhausted', 'recycled');
      return lines.map((line) => line.replace(/ \(.*/, ''));
    };
    expect(paid('rite', { 'mind-1': 'energy', tired: 'fury', scrap: 'discard' })).toEqual([
      'exhausted object mind-1, card mind',
      'added seat p1, resource energy, amount 1',
      RECYCLED,
      'added seat p1, resource fury, amount 1',
      'spent seat p1, spent {energy 1, fury 1}',
    ]);
    expect(paid('rite', { 'fury-1': 'both', scrap: 'discard' })).toEqual([
      'exhausted object fury-1, card fury',
      'added seat p1, resource energy, amount 1',
      RECYCLED,
      'added seat p1, resource fury, amount 1',
      'spent seat p1, spent {energy 1, fury 1}',
    ]);
    expect(paid('chant', { 'fury-1': 'fury' })).toEqual([
      RECYCLED,
      'added seat p1, resource fury, amount 1',
      'spent seat p1, spent {fury 1}',
    ]);
  });
});

rule('Riftbound 354.2', () => {
  const at = (exhausted: boolean, n: number) =>
    open([], { board: [{ card: 'well', as: 'well', exhausted }], energy: n });
  it('is listed where its object is ready and its energy can be paid, and else is not', () => {
    const dip = { action: 'activate', source: 'well', ability: 'dip' };
    const end = { action: 'end-turn' };
    at(false, 1).expectLegal('p1', [dip, end]);
    at(true, 1).expectLegal('p1', [end]);
    at(false, 0).expectLegal('p1', [end]);
  });
  it('is paid beside the energy, in one piece', () => {
    const table = activate(at(false, 1), 'well', 'dip').answer('p1', { energy: 1 });
    expect(linesOf(table, 'exhausted', 'spent')).toEqual([
      'spent seat p1, spent {energy 1} (391.1, 391.2, 391.3, 392.1, 393.1)',
      'exhausted object well, card well (401.4, 401.5, 391.1, 391.2, 391.3, 392.1, 393.1)',
    ]);
  });
});
