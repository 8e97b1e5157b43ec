/**
 * Goal: in a game where choosing certain things costs more, exactly those choices are offered that can be paid for,
 * together with what must be chosen after them; what costs too much is refused for that reason. Method: a toy in which
 * each thorn costs one point to choose, and p1 has as many points as its score. When it fails, a choice without a way
 * to pay is offered, or an affordable one is not.
 */
import { describe, expect, it } from 'vitest';
import { reject, type Effect, type GameDefinition } from '../../src/engine/kernel/index.js';
import { bagToy } from '../support/toys/bag-toy.js';
import { cites, numberField, powerOf, spell, unit } from '../support/toys/toy.js';
import { toyTable } from '../support/toys/toy-table.js';

/** A thing costs as much as it has power. */
const choicePrices: GameDefinition['choicePrices'] = (game) => ({
  of: new Map(Object.keys(game.state.objects).map((id) => [id, powerOf(game, id)])),
  most: () => numberField(game, 'p1', 'score'),
  refuse: (total) => reject('toy.too-dear', cites, `It costs ${total}.`),
});
const toy = bagToy({ choicePrices });

const target = (as: string, min: number, max: number, tag = 'tree') => ({ as, from: { is: [tag] }, min, max });
const felling = (...names: readonly string[]): Effect => ({
  do: 'sequence',
  of: names.map((objects) => ({ do: 'destroy', objects })),
});
const cards = [
  unit('moss', { power: 0, tags: ['tree'] }),
  unit('briar', { power: 1, tags: ['tree'] }),
  unit('thorn', { power: 2, tags: ['tree', 'thorn'] }),
  spell('axe', felling('one'), { targets: [target('one', 1, 1)] }),
  spell('saw', felling('some'), { targets: [target('some', 0, 3)] }),
  spell('pair', felling('one', 'other'), { targets: [target('one', 1, 1), target('other', 1, 1, 'thorn')] }),
];
const played = (card: string, score: number) => {
  const play = ['moss', 'briar', 'thorn'].map((tree) => ({ card: tree, as: tree }));
  const table = toyTable(toy, cards, { p1: { hand: [{ card, as: card }], play, score }, p2: {} });
  return table.answers('p1', { action: 'play', card });
};
const offered = (card: string, score: number) => {
  const table = played(card, score);
  const names = new Map(['moss', 'briar', 'thorn'].map((name) => [table.id(name), name]));
  return table
    .legal('p1')
    .map((answer) => (Array.isArray(answer) ? answer.map((id) => names.get(String(id))) : answer));
};

describe('what costs something to choose', () => {
  it('is offered where it can be paid for', () => {
    expect(offered('axe', 0)).toEqual([['moss']]);
    expect(offered('axe', 1)).toEqual([['moss'], ['briar']]);
    expect(offered('axe', 2)).toEqual([['moss'], ['briar'], ['thorn']]);
  });
  it('is offered together with as much else as can be paid for', () => {
    expect(offered('saw', 0)).toEqual([[], ['moss']]);
    expect(offered('saw', 2)).toEqual([[], ['moss'], ['moss', 'briar'], ['moss', 'thorn'], ['briar'], ['thorn']]);
    expect(offered('saw', 3)).toHaveLength(8);
  });
  it('leaves enough for the next required choice; the same object is paid for once', () => {
    expect(offered('pair', 2)).toEqual([['moss'], ['thorn']]);
    expect(offered('pair', 3)).toEqual([['moss'], ['briar'], ['thorn']]);
  });
  it('is refused for its price, and for nothing else if it would not be legal at any price', () => {
    expect(played('saw', 2).refused('p1', ['briar', 'thorn'])).toMatchObject({
      code: 'toy.too-dear',
      message: 'It costs 3.',
    });
    expect(played('pair', 2).refused('p1', ['briar'])).toMatchObject({ code: 'toy.too-dear', message: 'It costs 3.' });
    expect(played('axe', 0).refused('p1', [])).toMatchObject({ code: 'answer.too-few' });
  });
});
