/**
 * Cards out of a file of either format play like any other: what was read is carried out, what was not is due and left
 * to its player.
 */
import { describe, expect, it } from 'vitest';
import { BROWSER, browserRecord, imported, record, SIMULATOR, type Fields } from '../../support/fftcg-records.js';
import { attackWith, bothPass, fftcgTable, PASS, toAttack } from '../../support/fftcg.js';

const TEXTS: readonly (Fields & { readonly text?: string })[] = [
  { cost: 2, power: 7000 },
  { text: 'Haste' },
  { type: 'backup', cost: 1, text: '[[ex]]EX BURST[[/]] When Walker 3 enters the field, whistle.' },
  { type: 'summon', cost: 0, text: 'Whistle.' },
  {
    text: 'Walker 5 gains +2000 power for each rain.[[br]]The Fire Forwards other than Walker 5 you control gain +1000 power.',
  },
  { text: '《１》, put Walker 6 into the Break Zone: Whistle.' },
  { text: 'Warp 2 -- 《火》' },
  { text: 'Walker 8 cannot attack or block.' },
];
/** The formats write signs and breaks of lines in ways of their own. */
const inBrowser = (text: string): string =>
  text
    .replaceAll('[[ex]]EX BURST[[/]]', '{EX}')
    .replaceAll('[[br]]', '\n')
    .replaceAll('《１》', '{1}')
    .replaceAll('《火》', '{f}');
const power = ({ type }: Fields): Fields => (type === undefined ? {} : { power: 0 });

const FILES = [
  [SIMULATOR, TEXTS.map((fields, index) => record(index + 1, { ...fields, ...power(fields) }))],
  [
    BROWSER,
    TEXTS.map((fields, index) =>
      browserRecord(index + 1, { ...fields, ...power(fields), text: inBrowser(fields.text ?? '') }),
    ),
  ],
] as const;

describe.each(FILES)('cards of %s', (format, records) => {
  const cards = imported(records, { format }).cards.map((card) => ({ ...card, id: `W-${Number(card.id.slice(-3))}` }));
  const table = (seats: Parameters<typeof fftcgTable>[0]) => fftcgTable(seats, cards);
  const named = (...numbers: readonly number[]) => numbers.map((number) => ({ card: `W-${number}`, as: `c${number}` }));

  it('are all there', () => {
    expect(cards.map(({ id }) => id)).toEqual(TEXTS.map((_, index) => `W-${index + 1}`));
  });

  it('are cast for their cost by others of their element, and fight with their power', () => {
    const at = table({ p1: { hand: named(1, 5), field: named(2) }, p2: { field: named(6) } });
    at.answer('p1', { action: 'cast-character', card: 'c1' }).answer('p1', { c5: 'fire' });
    at.expectHappened('entered', { card: 'W-1' }).expectHappened('cpPaid', { cp: 2 });
    bothPass(attackWith(toAttack(at), 'c2').answer('p2', { block: 'c6' }));
    expect([at.exists('c2'), at.exists('c6')]).toEqual([false, false]);
  });

  it('have the keywords and field abilities that were read', () => {
    const at = table({ p1: { field: named(1, 2, 5, 8) } });
    expect([at.facts('c1').numbers['power'], at.facts('c5').numbers['power']]).toEqual([8000, 7000]);
    expect(at.facts('c2').keywords).toEqual({ haste: 0 });
    expect(toAttack(at).legal('p1')).not.toContainEqual([at.id('c8')]);
  });

  it('go away by Warp, for its cost', () => {
    const at = table({ p1: { hand: named(7, 1) } });
    at.answer('p1', { action: 'warp', card: 'c7' }).answer('p1', { c1: 'fire' });
    expect(at.cards('p1', 'removed')).toEqual(['W-7']);
  });

  it('leave to their player what was not read: a trigger, an EX Burst that waits', () => {
    const at = table({ p1: { hand: named(3, 1) } });
    at.answer('p1', { action: 'cast-character', card: 'c3' }).answer('p1', { c1: 'fire' });
    bothPass(at).expectDecision({ p1: 'manualAct' }).answer('p1', 'end').expectDecision({ p1: 'priority' });
    expect(cards.find(({ id }) => id === 'W-3')).toHaveProperty('exBurst');
  });

  it('leave unread texts to their player: a Summon, and what a paid ability does', () => {
    const at = table({ p1: { hand: named(4, 1), field: named(6) } });
    bothPass(at.answer('p1', { action: 'cast-summon', card: 'c4' })).expectDecision({ p1: 'manualAct' });
    at.answer('p1', 'end').answer('p1', { action: 'use-ability', source: 'c6', ability: 'use' });
    at.answer('p1', { c1: 'fire' });
    expect(at.cards('p1', 'break')).toContain('W-6');
    at.answer('p1', PASS).answer('p2', PASS).expectDecision({ p1: 'manualAct' });
  });
});
