import { expect, it } from 'vitest';
import { draw, free, sequence, whenever } from '../../../support/riftbound-abilities.js';
import { at, battleTable } from '../../../support/riftbound-battles.js';
import { allPass, chainOf, play } from '../../../support/riftbound-play.js';
import { gear, spell, unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

const cards = [
  unit({ id: 'page', energy: 0 }),
  gear({ id: 'sword', energy: 0 }),
  spell({ id: 'study', energy: 0, effect: draw() }),
  unit({ id: 'sprout', supertype: 'token', energy: 0, might: 1 }),
  free('grow', { do: 'play-token', card: 'sprout', count: 2, at: 'base' }),
  free('plant', { do: 'play-token', card: 'sprout', count: 1 }),
  free('wish', sequence({ do: 'play-token', card: 'nothing', count: 1 }, { do: 'play-token', card: 'page', count: 1 })),
  gear({ id: 'garden', abilities: [whenever('tokenPlayed', draw(), { where: { seat: { seat: 'you' } } })] }),
];
const hand = ['page', 'sword', 'study', 'grow', 'plant', 'wish'].map((card) => ({ card, as: card }));
const open = (
  board: readonly (string | ReturnType<typeof at>)[] = [],
  controlled: { readonly [place: string]: string } = {},
) => battleTable({ p1: board, p2: [] }, controlled, { cards, seats: { p1: { hand } } });
const last = (table: ReturnType<typeof open>): string => (table.state.zones['p1.board'] ?? []).at(-1) ?? '';

rule('Riftbound 140.4', () => {
  it('has units enter exhausted', () => {
    const table = play(open(), 'page').expectHappened('entered', { card: 'page', exhausted: true, cites: '140.4' });
    expect(table.marks(last(table))).toEqual({ exhausted: true });
  });
  it('has unit tokens enter exhausted too', () => {
    const table = allPass(play(open(), 'grow')).expectHappened('tokenEntered', { cites: '140.4' });
    expect(table.marks(last(table))).toEqual({ exhausted: true });
  });
});

rule('Riftbound 145.1', () => {
  it('has gear enter ready', () => {
    const table = play(open(), 'sword').expectHappened('entered', { card: 'sword', exhausted: false, cites: '145.1' });
    expect(table.marks(last(table))).toEqual({});
  });
  it('does not so for a unit', () => {
    expect(play(open(), 'page').rulesOf('entered')[0]).not.toContain('145.1');
  });
});

rule('Riftbound 145.2', () => {
  const held = () => open([at('m1', 'meadow')], { meadow: 'p1' });
  it('has gear enter the base, without asking', () => {
    const table = play(held(), 'sword').expectDecision({ p1: 'turnAction' });
    table.expectHappened('entered', { card: 'sword', cites: '145.2' });
    expect(table.marks(last(table))).toEqual({});
  });
  it('asks for a unit, which may go to a controlled battlefield', () => {
    play(held(), 'page').expectDecision({ p1: 'where' }).expectLegal('p1', ['base', 'meadow']);
  });
});

rule('Riftbound 145.3', () => {
  it('recalls gear from a battlefield in the next cleanup', () => {
    const table = open([at('sword', 'meadow', { as: 'blade' }), at('m1', 'meadow')], { meadow: 'p1' });
    table.expectHappened('recalled', { object: 'blade', origin: 'meadow', cites: '145.3' });
    expect(table.rulesOf('recalled')).toHaveLength(1);
  });
  it('leaves gear in the base', () => {
    open([{ card: 'sword', as: 'blade' }]).expectNotHappened('recalled');
  });
});

rule('Riftbound 151', () => {
  it('carries a spell out, and then puts it in the trash', () => {
    const table = allPass(play(open(), 'study'));
    const kinds = table.log.map(({ kind }) => kind);
    expect(kinds.indexOf('drawn')).toBeLessThan(kinds.indexOf('trashed'));
    table.expectHappened('trashed', { card: 'study', cites: '151' });
    expect(table.cards('p1', 'trash')).toEqual(['study']);
  });
  it('leaves it on the chain until then', () => {
    const table = play(open(), 'study');
    expect([chainOf(table), table.cards('p1', 'trash')]).toEqual([['study'], []]);
  });
});

rule('Riftbound 174', () => {
  it('gives the token to the player whose effect it is', () => {
    const table = allPass(play(open(), 'grow'));
    expect(table.cards('p1', 'board')).toEqual(['sprout', 'sprout']);
    expect(table.state.objects[last(table)]?.controller).toBe('p1');
    table.expectHappened('tokenEntered', { seat: 'p1', cites: '174' });
  });
  it('gives none to anybody else', () => {
    expect(allPass(play(open(), 'grow')).cards('p2', 'board')).toEqual([]);
  });
});

rule('Riftbound 175', () => {
  it('is owned by the player whose effect it is', () => {
    const table = allPass(play(open(), 'grow')).expectHappened('tokenEntered', { cites: '175' });
    expect(table.state.objects[last(table)]?.owner).toBe('p1');
  });
});

rule('Riftbound 176', () => {
  const held = () => allPass(play(open([at('m1', 'meadow')], { meadow: 'p1' }), 'plant'));
  it('goes where its player says, if the effect does not', () => {
    const table = held().expectDecision({ p1: 'tokenPlace' }).expectLegal('p1', ['base', 'meadow']);
    table.answer('p1', 'meadow').expectHappened('tokenEntered', { at: 'meadow', cites: '176' });
  });
  it('goes where the effect says', () => {
    const table = allPass(play(open([at('m1', 'meadow')], { meadow: 'p1' }), 'grow'));
    table.expectDecision({ p1: 'turnAction' });
    expect(table.marks(last(table))).toEqual({ exhausted: true });
  });
  it('is none of what is no token in the card set', () => {
    const table = allPass(play(open(), 'wish')).expectNotHappened('tokenEntered').expectDecision({ p1: 'turnAction' });
    expect(table.cards('p1', 'board')).toEqual([]);
  });
});

rule('Riftbound 177.1.a', () => {
  it('is played, each token by itself, which abilities see', () => {
    const table = allPass(play(open([{ card: 'garden', as: 'garden' }]), 'plant'));
    table.expectHappened('tokenPlayed', { seat: 'p1', cites: '177.1.a' });
    expect(chainOf(table)).toEqual(['garden']);
    expect(allPass(play(open(), 'grow')).rulesOf('tokenPlayed')).toHaveLength(2);
  });
  it('is no card that is played', () => {
    const table = allPass(play(open(), 'grow'));
    expect(table.log.filter(({ kind }) => kind === 'played').map(({ card }) => card)).toEqual(['grow']);
  });
});

rule('Riftbound 182.4.c', () => {
  it('is lost in the cleanup after the last unit has gone', () => {
    const table = open([at('m1', 'meadow')], { meadow: 'p1' }).answer('p1', { action: 'move', to: 'base' });
    table.answer('p1', ['m1']).expectHappened('controlLost', { object: 'meadow', seat: 'p1', cites: '182.4.c' });
  });
  it('stays while a unit is there', () => {
    const table = open([at('m1', 'meadow'), at('m2', 'meadow')], { meadow: 'p1' });
    table.answer('p1', { action: 'move', to: 'base' }).answer('p1', ['m1']).expectNotHappened('controlLost');
  });
});
