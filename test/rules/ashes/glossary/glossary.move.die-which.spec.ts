/** Which dice move from a card to another, and what the effect knows of it. */
import { expect, it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { ally, builtIn, type AshesEffect } from '../../../support/ashes.js';
import { cast, sequence } from '../../../support/ashes-words.js';
import { linesOf } from '../../../support/log-lines.js';
import { rule } from '../../../support/rule.js';

const FROM = { do: 'all', from: { marks: { wounds: true } }, as: 'from' } as const;
const TO = { do: 'all', from: { is: ['unit'], marks: { status: true } }, as: 'to' } as const;
const moving = (onto: 'from' | 'to', ...before: readonly AshesEffect[]) =>
  sequence(
    FROM,
    TO,
    ...before,
    { do: 'move-die', objects: 'from', onto, magic: 'charm', as: 'moved' },
    { do: 'draw', count: { size: 'moved' } },
  );
const BATTLEFIELD = [
  { card: 'worker', as: 'from', wounds: 1 },
  { card: 'worker', as: 'to', status: 1 },
];
const die = (card: string, as: string, on = 'from') => ({ card, as, on });
const at = (effect: AshesEffect, dice: { readonly [seat: string]: readonly JsonRecord[] }) => {
  const others = Object.entries(dice).filter(([seat]) => seat !== 'p1');
  return cast(
    effect,
    {
      p1: { hand: [{ card: 'trick', as: 'trick' }], battlefield: BATTLEFIELD, diceOnCards: dice['p1'] ?? [] },
      ...Object.fromEntries(others.map(([seat, diceOnCards]) => [seat, { diceOnCards }])),
    },
    builtIn('charm', 'natural'),
  );
};
const told = (table: ReturnType<typeof at>) => linesOf(table, 'diePlaced', 'drawn');
const DRAWN = 'drawn seat p1, secret {seats [p1], fields {card worker, object worker}} (glossary.drawpile, resolve.2)';

rule('Ashes glossary.move', () => {
  it('moves one die of the type, of none of the other dice there and elsewhere', () => {
    const table = at(moving('to'), { p1: [die('natural', 'other'), die('charm', 'there', 'to'), die('charm', 'it')] });
    expect(told(table)).toEqual(['diePlaced object charm, on to, seat p1, card charm (glossary.move)', DRAWN]);
    expect(['other', 'there', 'it'].map((label) => table.exists(label))).toEqual([true, true, false]);
  });
  it('moves nothing where no die of the type is, though others are', () => {
    expect(told(at(moving('to'), { p1: [die('natural', 'other'), die('charm', 'there', 'to')] }))).toEqual([]);
  });
  it('moves nothing to the card itself, and nothing to a card that has left play', () => {
    expect(told(at(moving('from'), { p1: [die('charm', 'it')] }))).toEqual([]);
    expect(told(at(moving('to', { do: 'destroy', objects: 'to' }), { p1: [die('charm', 'it')] }))).toEqual([]);
  });
  it('has moved nothing onto a card where a text forbids that', () => {
    const bare = ally({
      id: 'bare',
      abilities: [
        { kind: 'prohibition', name: 'bare', on: { event: 'diePlaced', where: { on: { object: { self: true } } } } },
      ],
    });
    const table = cast(
      moving('to'),
      {
        p1: {
          hand: [{ card: 'trick', as: 'trick' }],
          battlefield: [BATTLEFIELD[0] ?? {}, { card: 'bare', status: 1 }],
          diceOnCards: [die('charm', 'it')],
        },
      },
      [...builtIn('charm'), bare],
    );
    expect([told(table), table.exists('it')]).toEqual([[], true]);
  });
  it('moves nothing if no card is there onto which it would', () => {
    const gone = sequence(
      FROM,
      { do: 'all', from: { named: 'nobody' }, as: 'to' },
      { do: 'move-die', objects: 'from', onto: 'to', magic: 'charm' },
    );
    expect(told(at(gone, { p1: [die('charm', 'it')] }))).toEqual([]);
  });
  it('moves one that is left of those among which its player chooses (multi.4)', () => {
    const three = () => at(moving('to'), { p1: [], p2: [die('charm', 'second')], p3: [die('charm', 'third')] });
    const chosen = three().expectLegal('p1', ['second', 'third']);
    chosen.concede('p2').expectLegal('p1', ['third']).answer('p1', 'third');
    expect(told(chosen)).toEqual(['diePlaced object charm, on to, seat p3, card charm (glossary.move)', DRAWN]);
  });
});
