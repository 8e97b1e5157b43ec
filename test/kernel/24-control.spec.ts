/** Control is the place of a card: effects determine the controller, and events move the card there and back. */
import { describe, expect, it } from 'vitest';
import { cardSetOf, controlDue, makeRules, type JsonRecord } from '../../src/engine/kernel/index.js';
import { openPosition } from '../../src/engine/positions/index.js';
import { bagToy } from '../support/toys/bag-toy.js';
import { cites, spell, unit } from '../support/toys/toy.js';
import { toyTable } from '../support/toys/toy-table.js';

const taking = (id: string, until: string) =>
  spell(id, {
    do: 'sequence',
    of: [
      { do: 'all', from: { is: ['unit'], of: 'opponents' }, as: 'all' },
      { do: 'gain-control', objects: 'all', until },
    ],
  });
const cards = [unit('horse', { power: 3 }), taking('charm', 'endOfTurn'), taking('theft', 'always')];

const game = bagToy({
  follow: (open) => controlDue(open).map(({ object, seat }) => ({ kind: 'controlled', cites, object, seat })),
});

const table = () =>
  toyTable(game, cards, {
    p1: {
      hand: [
        { card: 'charm', as: 'charm' },
        { card: 'theft', as: 'theft' },
      ],
    },
    p2: { hand: [{ card: 'charm', as: 'spell' }], play: [{ card: 'horse', as: 'horse' }] },
  });
const cast = (card: string) => ({ action: 'play', card });
const END = { action: 'end' };

describe('who controls a card', () => {
  it('is the named player while the effect lasts, and then the player who controlled it before', () => {
    const at = table().answers('p1', cast('charm'));
    expect([at.cards('p1.play'), at.cards('p2.play')]).toEqual([['horse'], []]);
    at.answers('p1', END);
    expect([at.cards('p1.play'), at.cards('p2.play')]).toEqual([[], ['horse']]);
  });

  it('is the same card all the while', () => {
    const at = table().answers('p1', cast('charm')).answers('p1', END);
    expect(at.exists('horse')).toBe(true);
  });

  it('is the one whom the newest effect names; when it ends the one before it counts again', () => {
    const at = table().answers('p1', cast('theft')).answers('p1', END);
    expect(at.cards('p1.play')).toEqual(['horse']);
    at.answers('p2', cast('spell'));
    expect(at.cards('p2.play')).toEqual(['horse']);
    at.answers('p2', END);
    expect(at.cards('p1.play')).toEqual(['horse']);
  });
});

describe('a position', () => {
  const at = (p1: JsonRecord, p2: JsonRecord = {}) =>
    openPosition(makeRules(game, cardSetOf(cards)), { seats: { p1, p2 } });

  it('says which player owns a card that another controls', () => {
    const opened = at({ play: [{ card: 'horse', as: 'horse', owner: 'p2' }] });
    if (opened.kind !== 'opened') throw new Error(JSON.stringify(opened.faults));
    const horse = opened.state.objects[opened.labels['horse'] ?? ''];
    expect(horse).toMatchObject({ owner: 'p2', controller: 'p1', zone: 'p1.play' });
    expect(horse?.cards.map((card) => opened.state.cards[card]?.owner)).toEqual(['p2']);
  });

  it('has no owner that does not play, and none where cards lie with their owners', () => {
    const play = at({ play: [{ card: 'horse', owner: 'p3' }] });
    expect(play).toMatchObject({ faults: [{ path: '/seats/p1/play/0/owner', message: 'one of the seats' }] });
    const hand = at({ hand: [{ card: 'horse', owner: 'p2' }] });
    const message = expect.stringMatching(/^unknown; known are card, as, under/) as unknown;
    expect(hand).toMatchObject({ faults: [{ path: '/seats/p1/hand/0/owner', message }] });
  });
});
