import { expect, it } from 'vitest';
import { activated, draw, energy, UNIT } from '../../../support/riftbound-abilities.js';
import { linesOf } from '../../../support/log-lines.js';
import { activate, play } from '../../../support/riftbound-play.js';
import { gear, riftboundTable, runes, spell, unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

const cards = [
  unit({ id: 'page', energy: 0 }),
  unit({ id: 'squire', energy: 0 }),
  unit({ id: 'guard', energy: 0 }),
  unit({ id: 'champion', energy: 0 }),
  spell({ id: 'scrap', energy: 1 }),
  spell({
    id: 'pact',
    energy: 2,
    power: 1,
    domains: ['fury'],
    additionalCosts: [
      {
        as: 'all',
        costs: [
          { pay: 'kill', count: 1, of: { ...UNIT, named: 'page' } },
          { pay: 'kill', count: 1, of: { ...UNIT, named: 'squire' } },
          { pay: 'return', count: 1, of: { ...UNIT, named: 'guard' } },
          { pay: 'exhaust-others', count: 1, of: { ...UNIT, named: 'champion' } },
          { pay: 'spend-buffs', count: 1 },
        ],
      },
      {
        as: 'cards',
        costs: [
          { pay: 'discard', count: 1 },
          { pay: 'recycle', count: 1 },
        ],
      },
    ],
    effect: draw(),
  }),
  gear({ id: 'idol', abilities: [activated('melt', [energy(1), { pay: 'kill-this' }], draw())] }),
  gear({ id: 'stone', abilities: [activated('bury', [{ pay: 'exhaust' }, { pay: 'recycle-this' }], draw())] }),
];
const own = (...names: readonly string[]) => names.map((card) => ({ card, as: card }));
const open = (more: object = {}) =>
  riftboundTable(
    {
      p1: {
        hand: own('pact', 'scrap'),
        trash: [{ card: 'soldier', as: 'old' }],
        board: [...own('page', 'squire', 'guard'), ...own('champion'), { card: 'soldier', as: 'veteran', buff: true }],
        runes: [...runes('fury', 1), ...runes('mind', 1)],
        energy: 1,
        ...more,
      },
    },
    cards,
  );
const GIVEN = {
  page: 'kill',
  squire: 'kill-2',
  guard: 'return',
  champion: 'exhaust-others',
  veteran: 'spend-buffs',
  scrap: 'discard',
  old: 'recycle',
};
const OF_CARD = '406.1, 406.2.a, 353.3, 353.4, 353.4.c, 353.5, 353.1, 353.2.a, 354.3';
const OF_ABILITY = '391.1, 391.2, 391.3, 392.1, 393.1';
const RECYCLED = '403.1, 403.1.a, 403.1.b, 403.1.c';

rule('Riftbound 354.1.a', () => {
  it('is paid out of the pool and by runes, with no more than is due', () => {
    const table = play(open(), 'pact').expectDecision({ p1: 'payment' });
    table.expectLegal('p1', [
      { energy: 1, 'fury-1': 'fury', 'mind-1': 'energy', ...GIVEN },
      { energy: 1, 'fury-1': 'both', ...GIVEN },
      { 'fury-1': 'both', 'mind-1': 'energy', ...GIVEN },
    ]);
  });
  it('leaves what is not spent in the pool', () => {
    const table = play(open({ energy: 3, fury: 2, runes: [] }), 'pact').answer('p1', { energy: 2, fury: 1, ...GIVEN });
    expect([table.player('p1')['energy'], table.player('p1')['fury']]).toEqual([1, 1]);
    expect(linesOf(table, 'spent', 'added')).toEqual([`spent seat p1, spent {energy 2, fury 1} (${OF_CARD})`]);
  });
});

rule('Riftbound 354.2', () => {
  it('pays each part with what it names, and tells of all of them with their rules', () => {
    // No source: the id of a card in a hand would disclose since when it was there.
    const table = play(open(), 'pact').answer('p1', { energy: 1, 'fury-1': 'both', ...GIVEN });
    expect(linesOf(table)).toEqual([
      'cardChained seat p1, object pact, card pact, from hand, bindings {all 1, cards 1} (351.1, 351.3, 406.1, 183.1)',
      'exhausted object fury-1, card fury (158.2.a, 401.4)',
      'added seat p1, resource energy, amount 1 (158.2.a, 388.2, 416.1, 416.2)',
      `recycled seat p1, from runes, count 1, cards [fury] (158.2.b, 403.3, ${RECYCLED})`,
      'added seat p1, resource fury, amount 1 (158.2.b, 388.2, 416.1, 416.2)',
      `spent seat p1, spent {energy 2, fury 1} (${OF_CARD})`,
      `killed object page, source [], spell false, active true, cause p1, seat p1, card page, becomes [page] (415.1.a.1, 354.2.a, ${OF_CARD})`,
      `killed object squire, source [], spell false, active true, cause p1, seat p1, card squire, becomes [squire] (415.1.a.1, 354.2.a, ${OF_CARD})`,
      `returned object guard, seat p1, from board, card guard, secret {seats [p1], fields {becomes [guard]}} (${OF_CARD})`,
      `exhausted object champion, card champion (401.4, ${OF_CARD})`,
      `buffSpent object veteran, card soldier (702.2.b, ${OF_CARD})`,
      `discarded seat p1, object scrap, card scrap, becomes [scrap] (409.3, ${OF_CARD})`,
      `recycled seat p1, from trash, count 1, cards [soldier] (403.3, ${OF_CARD}, ${RECYCLED})`,
      'finalized object pact, bindings {all 1, cards 1}, seat p1, card pact (355.1, 355.3, 356.3)',
    ]);
    expect([table.player('p1')['energy'], table.player('p1')['fury']]).toEqual([0, 0]);
  });
  it('is given by the object itself', () => {
    const bare = { board: own('idol', 'stone'), runes: runes('fury', 1), energy: 0 };
    const melted = activate(open(bare), 'idol', 'melt').answer('p1', { 'fury-1': 'energy' });
    expect(linesOf(melted)).toEqual([
      'abilityUsed seat p1, object idol, ability melt, card idol, item idol (370.2, 370.2.a, 370.2.a.1, 387, 389.1)',
      'exhausted object fury-1, card fury (158.2.a, 401.4)',
      'added seat p1, resource energy, amount 1 (158.2.a, 388.2, 416.1, 416.2)',
      `spent seat p1, spent {energy 1} (${OF_ABILITY})`,
      `killed object idol, source [idol], spell false, active true, cause p1, seat p1, card idol, becomes [idol] (415.1.a.1, 354.2.a, ${OF_ABILITY})`,
      'finalized object idol, bindings {}, seat p1, card idol (370.2.b, 370.2.b.1, 388.1, 394.1, 394.2)',
    ]);
    expect(linesOf(activate(open(bare), 'stone', 'bury'))).toEqual([
      'abilityUsed seat p1, object stone, ability bury, card stone, item stone (370.2, 370.2.a, 370.2.a.1, 387, 389.1)',
      `exhausted object stone, card stone (401.4, 401.5, ${OF_ABILITY})`,
      `recycled seat p1, from board, count 1, cards [stone] (403.3, ${OF_ABILITY}, ${RECYCLED})`,
      'finalized object stone, bindings {}, seat p1, card stone (370.2.b, 370.2.b.1, 388.1, 394.1, 394.2)',
    ]);
  });
  it('is refused with the rules of the part that lacks something', () => {
    const refusal = open({ trash: [] }).refused('p1', { action: 'play', card: 'pact' });
    expect([refusal.code, refusal.cites.map(({ rule: number }) => number).join(', ')]).toEqual([
      'cost.not-enough',
      `403.3, ${OF_CARD}`,
    ]);
    const tired = open({ board: [{ card: 'stone', as: 'stone', exhausted: true }] });
    const exhausted = tired.refused('p1', { action: 'activate', source: 'stone', ability: 'bury' });
    expect([exhausted.code, exhausted.cites.map(({ rule: number }) => number).join(', ')]).toEqual([
      'cost.exhausted',
      `401.4, 401.1.b, ${OF_ABILITY}`,
    ]);
  });
  it('is refused with the price where the pool and the runes do not pay', () => {
    const refusal = open({ runes: [] }).refused('p1', { action: 'play', card: 'pact' });
    expect([refusal.code, refusal.cites.map(({ rule: number }) => number).join(', '), refusal.message]).toEqual([
      'cost.not-payable',
      `160.2, ${OF_CARD}`,
      'It costs 2 energy and 1 power.',
    ]);
  });
});
