/** What an effect knows of the spells that it attaches again. */
import { expect, it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { alteration, ashesTable, type AshesEffect } from '../../../support/ashes.js';
import { after, answer } from '../../../support/ashes-windows.js';
import { cast, sequence } from '../../../support/ashes-words.js';
import { linesOf } from '../../../support/log-lines.js';
import { rule } from '../../../support/rule.js';

const SPELLS = { do: 'all', from: { is: ['alteration'] }, as: 'spell' } as const;
const again = (onto: Extract<AshesEffect, { readonly do: 'all' }>['from'], ...before: readonly AshesEffect[]) =>
  sequence(
    SPELLS,
    { do: 'all', from: onto, as: 'there' },
    ...before,
    { do: 'attach-again', objects: 'spell', onto: 'there', as: 'moved' },
    { do: 'draw', count: { size: 'moved' } },
  );
const HURT = { is: ['unit'], marks: { wounds: true } } as const;
const veil = (more: Partial<Parameters<typeof alteration>[0]> = {}) => alteration({ id: 'veil', ...more });
const cancels = answer(
  'cancels',
  after(
    'targeted',
    { do: 'cancel', frame: 'frame' },
    { where: { seat: { seat: 'opponents' } }, bind: { frame: 'frame' } },
  ),
);
const at = (
  effect: AshesEffect,
  card = veil(),
  p2: JsonRecord = {},
  more: { readonly [seat: string]: JsonRecord } = {},
) =>
  cast(
    effect,
    {
      p1: {
        hand: [{ card: 'trick', as: 'trick' }],
        battlefield: [{ card: 'worker', as: 'from' }],
        attached: [{ card: 'veil', as: 'veil', attachedTo: 'from' }],
      },
      p2: { battlefield: [{ card: 'worker', as: 'to', wounds: 1 }], ...p2 },
      ...more,
    },
    [card, cancels],
  );
const told = (table: ReturnType<typeof at>) => [linesOf(table, 'attached'), table.cards('p1', 'hand').length] as const;

rule('Ashes glossary.attach', () => {
  it('has attached it again, and drawn for it', () => {
    expect(told(at(again(HURT)))).toEqual([
      ['attached seat p1, object veil, to to, card veil, type alteration (glossary.attach)'],
      1,
    ]);
  });
  it('has not where the only unit is the one to which it is attached', () => {
    expect(told(at(again({ is: ['unit'], of: 'you' })))).toEqual([[], 0]);
  });
  it('has not where a text forbids that it is attached', () => {
    const stuck = veil({
      abilities: [
        {
          kind: 'prohibition',
          name: 'stuck',
          on: { event: 'attached', where: { object: { object: { self: true } } } },
        },
      ],
    });
    expect(told(at(again(HURT), stuck))).toEqual([[], 0]);
  });
  it('has not where the spell has left play before it', () => {
    expect(told(at(again(HURT, { do: 'discard-from-play', objects: 'spell' })))).toEqual([[], 0]);
    expect(told(at(again(HURT, { do: 'to-hand', objects: 'spell' })))).toEqual([[], 1]);
  });
  it('has not where an effect cancels it', () => {
    const table = at(again(HURT), veil(), { hand: [{ card: 'cancels', as: 'cancels' }] });
    expect(told(table.expectDecision({ p2: 'respond' }).answer('p2', { react: 'cancels' }))).toEqual([[], 0]);
  });
  it('is discarded, if its target is lost before it is attached', () => {
    const p1 = { hand: [{ card: 'veil', as: 'veil' }] };
    const p2 = { hand: [{ card: 'cancels', as: 'cancels' }], battlefield: ['worker'] };
    const table = ashesTable({ p1, p2 }, [veil(), cancels]).answer('p1', { action: 'play', card: 'veil' });
    table.expectDecision({ p1: 'attachTo' }).answer('p1', table.legal('p1')[0] ?? null);
    table.answer('p2', { react: 'cancels' });
    expect(linesOf(table, 'putAway', 'attached')).toEqual([
      'putAway object cancels, zone discardPile, seat p2, card cancels (reaction.1, discard.2)',
      'putAway object veil, zone discardPile, seat p1, card veil (glossary.attach, discard.2)',
    ]);
  });
  it('attaches no unit and no spell of the spellboard', () => {
    const odd = sequence(
      { do: 'all', from: { is: ['unit'], of: 'you' }, as: 'spell' },
      { do: 'all', from: HURT, as: 'there' },
      { do: 'attach-again', objects: 'spell', onto: 'there', as: 'moved' },
      { do: 'draw', count: { size: 'moved' } },
    );
    expect(told(at(odd))).toEqual([[], 0]);
  });
  it('stays where it is if all other units leave with their player (multi.4)', () => {
    const both = {
      battlefield: [
        { card: 'worker', as: 'to', wounds: 1 },
        { card: 'worker', as: 'too', wounds: 1, status: 1 },
      ],
    };
    const table = at(again(HURT), veil(), both, { p3: {} }).expectLegal('p1', ['to', 'too']).concede('p2');
    table.expectLegal('p1', ['none']);
    expect(told(table.answer('p1', 'none'))).toEqual([[], 0]);
    expect(table.marks('veil')).toEqual({ attachedTo: table.id('from') });
  });
});
