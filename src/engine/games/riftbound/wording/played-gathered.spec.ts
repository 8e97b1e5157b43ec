/** Units of other players that are moved together, or to units of the same player. */
import { describe, expect, it } from 'vitest';
import { at, inHand } from '../../../../../test/support/riftbound-battles.js';
import { emptyChain, play } from '../../../../../test/support/riftbound-play.js';
import { openWith as open, spellOf } from '../../../../../test/support/riftbound-texts.js';
import type { JsonRecord } from '../../../kernel/index.js';
import type { Table } from '../../../../../test/support/table.js';

const HELD = { bridge: 'p2', meadow: 'p2', tower: 'p3' };
const placeOf = (table: Table, label: string) => {
  const { at: place = null } = table.marks(label);
  return ['meadow', 'bridge', 'tower'].find((name) => table.id(name) === place) ?? 'base';
};

const LURE = 'Move a stunned enemy unit to a location where there’s another unit with the same controller.';

describe('"to a location where there’s another unit with the same controller"', () => {
  const cards = [spellOf('lure', LURE)];
  const lured = (p2: readonly JsonRecord[], p3: readonly JsonRecord[] = []) =>
    play(open(cards, { p1: ['m1'], p2: [...p2], p3: [...p3] }, HELD, { p1: inHand('lure') }), 'lure');
  const stunned = (card: string, place?: string) => ({ card, as: card, stunned: true, ...(place && { at: place }) });
  const here = (card: string, place?: string) => ({ card, as: card, ...(place && { at: place }) });
  it('352.3: to a battlefield with another unit of that player alone', () => {
    const table = lured([stunned('m2', 'bridge'), here('m3', 'meadow')], [here('m4', 'tower'), here('m5')]);
    table
      .expectLegal('p1', [['m2']])
      .answer('p1', ['m2'])
      .expectLegal('p1', [[table.id('meadow')]]);
    expect(placeOf(emptyChain(table.answer('p1', [table.id('meadow')])), 'm2')).toBe('meadow');
  });
  it('to the base, where there is another unit of that player', () => {
    const table = lured([stunned('m2', 'bridge'), here('m3')], [stunned('m4', 'tower')]);
    expect(placeOf(emptyChain(table.answer('p1', ['m2'])), 'm2')).toBe('base');
  });
  it('420: the battlefield where the unit is already is no such place', () => {
    const opened = open(cards, { p1: ['m1'], p2: [stunned('m2', 'bridge'), here('m3', 'bridge')], p3: [] }, HELD, {
      p1: inHand('lure'),
    });
    opened.expectRefused('p1', { action: 'play', card: 'lure' }, 'play.no-target', '352.7');
  });
  it('keyword.repeat: two units, each to a place of its own', () => {
    const again = spellOf('again', ['[Repeat] {2}', LURE]);
    const boards = { p1: [], p2: [stunned('m2', 'bridge'), stunned('m3', 'meadow'), here('m4')] };
    const opened = open([again], boards, HELD, { p1: { ...inHand('again'), energy: 2 } });
    const table = play(opened, 'again').answer('p1', { pay: ['repeat'] });
    table
      .answer('p1', ['option-1-then-option-2'])
      .answer('p1', ['m2'])
      .answer('p1', [table.id('meadow')]);
    emptyChain(table.answer('p1', ['m3']).answer('p1', { energy: 2 }));
    expect(['m2', 'm3'].map((label) => placeOf(table, label))).toEqual(['meadow', 'base']);
  });
  it('352.7: with no such place it cannot be played', () => {
    const opened = open(cards, { p1: ['m1'], p2: [stunned('m2', 'bridge')], p3: ['m4'] }, HELD, { p1: inHand('lure') });
    opened.expectRefused('p1', { action: 'play', card: 'lure' }, 'play.no-target', '352.7');
  });
});

describe('"any number of … with one controller and a total Might of …"', () => {
  const cards = [
    spellOf(
      'tide',
      'Move any number of enemy units with one controller and a total Might of 5 or less to a single location.',
    ),
  ];
  const table = () =>
    play(
      open(cards, { p1: ['m0'], p2: [at('m2', 'bridge'), at('m3', 'bridge'), 'm4'], p3: [at('m1', 'tower')] }, HELD, {
        p1: inHand('tide'),
      }),
      'tide',
    );
  it('all of one player, and no more might than that', () => {
    const opened = table();
    opened
      .expectRefused('p1', ['m2', 'm1'], 'answer.constraint')
      .expectRefused('p1', ['m3', 'm4'], 'answer.constraint');
    opened.answer('p1', ['m2', 'm3']).answer('p1', ['meadow']);
    expect(['m2', 'm3', 'm1'].map((unit) => placeOf(emptyChain(opened), unit))).toEqual(['meadow', 'meadow', 'tower']);
  });
  it('to the base without a battlefield', () => {
    const opened = emptyChain(table().answer('p1', ['m2', 'm3']).answer('p1', []));
    expect(['m2', 'm3'].map((unit) => placeOf(opened, unit))).toEqual(['base', 'base']);
  });
});
