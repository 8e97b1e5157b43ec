/** What texts ask of this turn: how many cards were cast, and what damage has come. */
import { expect, it } from 'vitest';
import { deal, draw, target } from '../../../support/fftcg-abilities.js';
import { castSummon, stackOf } from '../../../support/fftcg-play.js';
import { backup, bothPass, fftcgTable, forward, summon } from '../../../support/fftcg.js';
import { rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

const ENTERS = [{ event: 'entered', where: { object: { object: { self: true } } } }];
const counting = (id: string, happened: string, min: number) =>
  forward({
    id,
    cost: 0,
    abilities: [
      {
        kind: 'triggered',
        name: 'count',
        on: ENTERS,
        if: { happened, by: 'you', is: { min } },
        effect: draw(),
      },
    ],
  });
const cards = [
  counting('third', 'cast', 3),
  counting('hurt', 'playerDamaged', 1),
  forward({ id: 'squire', cost: 0 }),
  forward({ id: 'knight', power: 7000 }),
  summon({ id: 'spell', cost: 0 }),
  summon({ id: 'wound', cost: 0, effect: { do: 'damage-player', count: 1, who: 'you' } }),
  summon({
    id: 'call',
    cost: 0,
    targets: [target({ zone: 'break' })],
    effect: { do: 'play-onto-field', objects: 'target' },
  }),
  ...[4000, 7000].map((amount) => summon({ id: `bolt-${amount}`, cost: 0, targets: [target()], effect: deal(amount) })),
  backup({
    id: 'ward',
    abilities: [
      {
        kind: 'replacement',
        name: 'ward',
        on: {
          event: 'damageDealt',
          where: { object: { object: { is: ['forward'], of: 'you' } } },
          bind: { amount: 'amount', it: 'object' },
        },
        while: { more: { number: 'power', of: 'it' }, than: { bound: 'amount' } },
        instead: { with: 'fields', fields: { amount: 0 } },
      },
    ],
  }),
];
const named = (...names: readonly string[]) => names.map((card) => ({ card, as: card }));
const castAll = (names: readonly string[]): Table => {
  const hand = named(...names);
  const at = fftcgTable({ p1: { hand, break: named('knight'), deck: ['knight', 'knight', 'knight'] } }, cards);
  for (const card of names) {
    const isSummon = ['spell', 'wound', 'call'].includes(card);
    at.answer('p1', { action: isSummon ? 'cast-summon' : 'cast-character', card });
    if (card === 'call') at.answer('p1', ['knight']);
    if (isSummon) bothPass(at);
  }
  return at;
};

rule('FF-TCG 11.4.8', () => {
  it.each([
    [['squire', 'spell', 'third'], 1],
    [['spell', 'third'], 0],
    [['call', 'third'], 0],
  ])('counts Summons and Characters that were cast, and nothing that an effect plays: %j', (names, due) => {
    expect(stackOf(castAll(names))).toHaveLength(due);
  });
});

rule('FF-TCG 11.8.13', () => {
  it('is known to have damaged the player this turn', () => {
    expect(stackOf(castAll(['wound', 'hurt']))).toHaveLength(1);
    expect(stackOf(castAll(['spell', 'hurt']))).toHaveLength(0);
  });
});

rule('FF-TCG 11.12.5.3', () => {
  it.each([
    [4000, 0],
    [7000, 7000],
  ])('is kept from a Forward whose power is above it: %d', (amount, dealt) => {
    const bolt = `bolt-${amount}`;
    const at = fftcgTable({ p1: { hand: named(bolt), field: named('knight', 'ward') } }, cards);
    bothPass(castSummon(at, bolt).answer('p1', ['knight']));
    expect(at.exists('knight')).toBe(dealt === 0);
  });
});
