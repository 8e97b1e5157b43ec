/** Hiding and moving by whole lists of answers, logs and refusals. */
import { expect, it } from 'vitest';
import { free, draw } from '../../../support/riftbound-abilities.js';
import { at, battleTable } from '../../../support/riftbound-battles.js';
import { linesOf } from '../../../support/log-lines.js';
import { unit } from '../../../support/riftbound.js';
import type { Json } from '../../../../src/engine/index.js';
import { rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

const cards = [
  unit({ id: 'veiled', energy: 9, keywords: [{ keyword: 'hidden' }] }),
  unit({ id: 'cloaked', energy: 9, supertype: 'champion', tags: ['Hero'], keywords: [{ keyword: 'hidden' }] }),
  free('spark', draw()),
];
const HAND = {
  hand: [
    { card: 'veiled', as: 'veiled' },
    { card: 'spark', as: 'spark' },
  ],
  champion: [{ card: 'cloaked', as: 'cloaked' }],
};
const open = (p1: object = {}) =>
  battleTable(
    { p1: [at('m1', 'meadow')], p2: [at('m2', 'bridge')] },
    { meadow: 'p1', bridge: 'p2' },
    { cards, seats: { p1: { ...HAND, mind: 2, ...p1 } } },
  );
const hides = (table: Table) => table.legal('p1').filter((answer) => JSON.stringify(answer).includes('hide'));
const hide = (card: string, place: string) => ({ action: 'hide', card, at: place });
const refusal = (table: Table, answer: Json) => {
  const { code, cites } = table.refused('p1', answer);
  return [code, ...cites.map(({ rule: number }) => number)];
};

const hiddenAs = (card: string) => [
  'spent seat p1, spent {mind 1} (416.3)',
  `hidden seat p1, object ${card}, at meadow, secret {seats [p1], fields {card ${card}}} (408.1, 408.2.a, 727.1, 727.1.c)`,
];

rule('Riftbound 408.1', () => {
  it('is offered for each card with Hidden, at each battlefield of its player', () => {
    const table = open();
    expect(hides(table)).toEqual(
      ['veiled', 'cloaked'].map((card) => ({ action: 'hide', card: table.id(card), at: table.id('meadow') })),
    );
  });
  it('puts a card of the hand, or of the champion zone, facedown', () => {
    const veiled = open().answer('p1', hide('veiled', 'meadow')).answer('p1', { mind: 1 });
    expect(linesOf(veiled)).toEqual(hiddenAs('veiled'));
    const cloaked = open().answer('p1', hide('cloaked', 'meadow')).answer('p1', { mind: 1 });
    expect(linesOf(cloaked)).toEqual(hiddenAs('cloaked'));
  });
  it('is refused at the battlefield of another player, with the rules that say so', () => {
    expect(refusal(open(), hide('veiled', 'bridge'))).toEqual(['hide.not-yours', '408.1', '106.4.c', '398.1.b.1']);
  });
});

rule('Riftbound 408.2.a', () => {
  it('is refused to a card without Hidden, and without the power', () => {
    expect(refusal(open(), hide('spark', 'meadow'))).toEqual(['hide.not-hidden', '408.2.a']);
    expect(refusal(open({ mind: 0 }), hide('veiled', 'meadow'))).toEqual(['cost.not-payable', '160.2', '416.3']);
  });
});

rule('Riftbound 408.1', () => {
  it('has no second card hidden at a battlefield', () => {
    const table = open().answer('p1', hide('veiled', 'meadow')).answer('p1', { mind: 1 });
    expect(hides(table)).toEqual([]);
    expect(refusal(table, hide('cloaked', 'meadow'))).toEqual(['hide.occupied', '106.4.b', '106.4', '398.1.b.1']);
  });
});
