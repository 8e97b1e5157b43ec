/** What a text that has a card played says of its cost, of where it goes, and of what becomes of it. */
import { expect, it } from 'vitest';
import { activated, draw, free, sequence, whenever, type Effect } from '../../../support/riftbound-abilities.js';
import { at, battleTable, inHand } from '../../../support/riftbound-battles.js';
import { linesOf } from '../../../support/log-lines.js';
import { activate, allPass, emptyChain, endTurn, kindsOf, play } from '../../../support/riftbound-play.js';
import { battlefield, gear, spell, unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

type Play = Extract<Effect, { readonly do: 'play' }>;
const raise = (more: Partial<Play>): Effect =>
  sequence(
    { do: 'choose', from: { zone: 'trash', of: 'you' }, min: 1, max: 1, as: 'card' },
    { do: 'play', card: 'card', ...more },
  );
const texts: { readonly [id: string]: Partial<Play> } = {
  plain: {},
  cheaper: { less: 2 },
  both: { less: 2, ignoring: 'energy' },
  fewer: { less: -1 },
  home: { to: 'base', ignoring: 'cost' },
  afield: { to: 'battlefield', ignoring: 'cost' },
  held: { to: 'controlled', ignoring: 'cost' },
  under: { recycled: true, ignoring: 'cost' },
  over: { ignoring: 'cost' },
};
const HERE: Partial<Play> = { to: 'here', ignoring: 'cost' };
const cards = [
  ...Object.entries(texts).map(([id, more]) => free(id, raise(more))),
  unit({ id: 'page', energy: 0, keywords: [{ keyword: 'hidden' }] }),
  unit({ id: 'lead', energy: 0, supertype: 'champion', tags: ['Hero'] }),
  unit({ id: 'dear', energy: 3, power: 1, domains: ['fury'] }),
  spell({ id: 'psalm', energy: 2, effect: draw() }),
  unit({ id: 'caller', abilities: [activated('call', [], raise(HERE))] }),
  gear({ id: 'horn', abilities: [activated('call', [], raise(HERE))] }),
  battlefield({
    id: 'grave',
    abilities: [whenever('scored', raise(HERE), { where: { object: { object: { self: true } } } })],
  }),
];
const open = (text: string, trash: string, pool: object = {}) =>
  battleTable(
    { p1: [at('m1', 'meadow')], p2: [at('m2', 'bridge')] },
    { meadow: 'p1', bridge: 'p2' },
    {
      cards,
      seats: { p1: { ...inHand(text), trash: [trash], ...pool } },
    },
  );
const cast = (text: string, trash: string, pool: object = {}): Table => allPass(play(open(text, trash, pool), text));
const due = (table: Table): unknown => table.rules.decisions(table.state)[0]?.shows;

rule('Riftbound 406.3.b', () => {
  it('takes off the energy what the text says, of what is left to pay', () => {
    const asked = (text: string) => due(cast(text, 'dear', { energy: 5, fury: 2 }).answer('p1', 'base'));
    expect(asked('plain')).toEqual({ energy: 3, power: { fury: 1 } });
    expect(asked('cheaper')).toEqual({ energy: 1, power: { fury: 1 } });
    expect(asked('both')).toEqual({ energy: 0, power: { fury: 1 } });
  });
  it('adds nothing where the text takes off less than nothing', () => {
    const table = cast('fewer', 'dear', { energy: 5, fury: 2 });
    expect(due(table.answer('p1', 'base'))).toEqual({ energy: 3, power: { fury: 1 } });
  });
});

rule('Riftbound 406.3', () => {
  it('asks for a place among those that the text names', () => {
    const where = (text: string) => cast(text, 'dear').expectDecision({ p1: 'where' });
    where('over').expectLegal('p1', ['base', 'meadow']);
    where('afield').expectLegal('p1', ['meadow', 'bridge']);
    where('held').expectLegal('p1', ['meadow']);
  });
  it('asks for none where there is one alone: the base', () => {
    const table = cast('home', 'dear').expectDecision({ p1: 'turnAction' });
    expect(table.marks(table.find('p1', 'board', 'dear'))).toEqual({ exhausted: true });
  });
  it.each([
    ['caller', at('caller', 'meadow'), 'meadow'],
    ['caller', { card: 'caller', as: 'caller' }, undefined],
    ['horn', { card: 'horn', as: 'horn' }, undefined],
  ])('puts a unit where the source is: %s', (source, board, place) => {
    const seats = { p1: { trash: ['dear'] } };
    const table = battleTable({ p1: [board, at('m1', 'meadow')], p2: [] }, { meadow: 'p1' }, { cards, seats });
    allPass(activate(table, source, 'call')).expectDecision({ p1: 'turnAction' });
    const there = place === undefined ? {} : { at: table.id(place) };
    expect(table.marks(table.find('p1', 'board', 'dear'))).toEqual({ exhausted: true, ...there });
  });
  it('puts a unit at the battlefield whose text plays it', () => {
    const seats = { p1: { trash: ['dear'] } };
    const table = battleTable({ p1: [at('m1', 'grave')], p2: [] }, { grave: 'p1' }, { cards, seats });
    allPass(endTurn(endTurn(table), 'p2')).expectDecision({ p1: 'turnAction' });
    expect(table.marks(table.find('p1', 'board', 'dear'))).toEqual({ exhausted: true, at: table.id('grave') });
  });
  it('puts a spell under the deck where the text says so, and else into the trash', () => {
    const ends = (text: string) => {
      const table = emptyChain(cast(text, 'psalm'));
      return [table.cards('p1', 'trash'), table.cards('p1', 'mainDeck').at(-1), kindsOf(table)];
    };
    expect(ends('under')).toEqual([['under'], 'psalm', ['resolving', 'drawn', 'played', 'recycled']]);
    expect(ends('over')).toEqual([['over', 'psalm'], 'soldier', ['resolving', 'drawn', 'played', 'trashed']]);
  });
});

rule('Riftbound 406.3.b', () => {
  const chained = (table: Table) => linesOf(table, 'cardChained').map((line) => line.replace(/.*, from /, 'from '));
  const USUAL = '351.1, 351.3, 406.1, 183.1';
  it('is named as the card goes on the chain, and what else has it played from where it is', () => {
    expect(chained(cast('over', 'psalm'))).toEqual([`from trash, bindings {} (${USUAL}, 406.3.b)`]);
    const seats = { p1: { hand: [{ card: 'page', as: 'page' }], champion: [{ card: 'lead', as: 'lead' }] } };
    const table = () => battleTable({ p1: [], p2: [] }, {}, { cards, seats });
    expect(chained(play(table(), 'page'))).toEqual([`from hand, bindings {} (${USUAL})`]);
    expect(chained(play(table(), 'lead'))).toEqual([`from champion, bindings {} (${USUAL}, 107.2.c)`]);
    const facedown = [{ card: 'page', as: 'page', at: 'meadow', hiddenIn: 0 }];
    const hidden = battleTable(
      { p1: [at('m1', 'meadow')], p2: [] },
      { meadow: 'p1' },
      { cards, seats: { p1: { facedown } } },
    );
    expect(chained(play(hidden, 'page'))).toEqual([
      `from facedown, bindings {} (${USUAL}, 408.3, 727.1.b, 727.1.d.1, 727.1.d.3)`,
    ]);
  });
});
