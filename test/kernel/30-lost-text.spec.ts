/**
 * An object that has lost its printed text has none of its keywords and abilities, of any kind; it keeps what it is
 * granted, and what the text has done already stays done. Tested with cards of FF-TCG.
 */
import { describe, expect, it } from 'vitest';
import { activated, draw, each, keyword, lord, modify, power, whenever } from '../support/fftcg-abilities.js';
import { bothPass, fftcgTable, forward, summon } from '../support/fftcg.js';
import type { Table } from '../support/table.js';

const banner = forward({
  id: 'banner',
  power: 5000,
  keywords: ['brave'],
  abilities: [
    lord({ is: ['forward'], other: true }, power(1000)),
    activated('strike', draw()),
    whenever('summonCast', each({ is: ['forward'] }, modify('all', power(2000))), { on: [{ event: 'summonCast' }] }),
  ],
});
const squire = forward({ id: 'squire', power: 3000 });
const hush = summon({
  id: 'hush',
  cost: 0,
  effect: each({ named: 'banner' }, modify('all', { change: 'lose-text' })),
});
const gift = summon({
  id: 'gift',
  cost: 0,
  effect: each({ named: 'banner' }, modify('all', keyword('haste'))),
});

const powerOf = (at: Table, label: string) => at.facts(label).numbers['power'];
const table = () =>
  fftcgTable(
    {
      p1: {
        hand: ['hush', 'gift'].map((card) => ({ card, as: card })),
        field: ['banner', 'squire'].map((card) => ({ card, as: card })),
      },
    },
    [banner, squire, hush, gift],
  );
/** The Summon resolves, and what it has triggered before. */
const cast = (at: Table, card: string): Table => bothPass(bothPass(at.answer('p1', { action: 'cast-summon', card })));

describe('an object without its text', () => {
  it('has neither keywords nor static abilities of its own', () => {
    const at = table();
    expect([powerOf(at, 'squire'), at.facts('banner').keywords]).toEqual([4000, { brave: 0 }]);
    cast(at, 'hush');
    // The trigger was there when the Summon was cast: it has given 2000 to each.
    expect([powerOf(at, 'squire'), powerOf(at, 'banner')]).toEqual([5000, 7000]);
    expect(at.facts('banner').keywords).toEqual({});
  });
  it('triggers no more, and offers nothing to use', () => {
    const at = cast(table(), 'hush');
    at.expectRefused('p1', { action: 'use-ability', source: 'banner', ability: 'strike' }, 'answer.unknown-option');
    bothPass(at.answer('p1', { action: 'cast-summon', card: 'gift' }));
    expect([powerOf(at, 'squire'), powerOf(at, 'banner')]).toEqual([5000, 7000]);
  });
  it('has what it is given afterwards', () => {
    const at = cast(table(), 'hush');
    bothPass(at.answer('p1', { action: 'cast-summon', card: 'gift' }));
    expect(at.facts('banner').keywords).toEqual({ haste: 0 });
  });
});
