/** Energy and power that texts add for one use alone: what they pay for, and what is left of them. */
import { expect, it } from 'vitest';
import type { Json, JsonRecord } from '../../../../src/engine/index.js';
import { activated, draw, energy, type Activated, type Effect } from '../../../support/riftbound-abilities.js';
import { battleTable, inHand, move } from '../../../support/riftbound-battles.js';
import { linesOf } from '../../../support/log-lines.js';
import { activate, allPass, endTurn } from '../../../support/riftbound-play.js';
import { gear, spell, unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

type Resource = Extract<Effect, { readonly do: 'add' }>['resource'];
const LIMITED = ['spellEnergy', 'spellPower', 'gearPower', 'showdownEnergy'] as const satisfies readonly Resource[];
const POWER: Activated['costs'][number] = { pay: 'power', n: 1, of: 'any' };
const REACTION = { timing: 'reaction' } as const;
const wellOf = (resource: Resource): string => `well-of-${resource}`;
const well = (resource: Resource) =>
  gear({ id: wellOf(resource), abilities: [activated('draw-from', [], { do: 'add', resource, amount: 1 }, REACTION)] });
/** The wells of these on the board of p1, and one of each drawn from them. */
const wellsOf = (resources: readonly Resource[]): readonly string[] => [...new Set(resources.map(wellOf))];
const drawn = (table: Table, resources: readonly Resource[]): Table =>
  resources.reduce((at, one) => activate(at, wellOf(one), 'draw-from'), table);
const ACTION = [{ keyword: 'action' } as const];
const works = [activated('cheap', [energy(1)], draw(), REACTION), activated('strong', [POWER], draw(), REACTION)];
const cards = [
  ...LIMITED.map(well),
  well('energy'),
  spell({ id: 'lesson', energy: 1, keywords: ACTION, effect: draw() }),
  spell({ id: 'chant', energy: 0, power: 1, domains: ['fury'], keywords: ACTION, effect: draw() }),
  gear({ id: 'tool', energy: 1, keywords: ACTION }),
  gear({ id: 'charm', energy: 0, power: 1, domains: ['fury'], keywords: ACTION }),
  unit({ id: 'guard', energy: 1, keywords: ACTION }),
  unit({ id: 'idol', energy: 0, power: 1, domains: ['fury'], keywords: ACTION }),
  gear({ id: 'lathe', abilities: works }),
  unit({ id: 'smith', abilities: works }),
  gear({ id: 'toll', abilities: [activated('ask', [], { do: 'may-pay', costs: [POWER], effect: draw() })] }),
];
const HAND = ['lesson', 'chant', 'tool', 'charm', 'guard', 'idol'];
const open = (wells: readonly Resource[], hand = HAND, pool: JsonRecord = {}): Table => {
  const table = battleTable(
    { p1: [...wellsOf(wells), 'lathe', 'smith', 'toll', 'm1'], p2: [] },
    {},
    { cards, seats: { p1: { ...inHand(...hand), ...pool } } },
  );
  return drawn(table, wells);
};
/** What p1 can pay for now, by card and ability, but for what costs nothing. */
const payable = (table: Table): readonly string[] => {
  const labels = Object.fromEntries(Object.entries(table.labels).map(([label, id]) => [id, label]));
  const nameOf = (answer: Json): readonly string[] => {
    const { action, card = '', source = '', ability = '' } = answer as { readonly [field: string]: string };
    if (action === 'play') return [labels[card] ?? ''];
    return action === 'activate' && ability !== 'draw-from' && ability !== 'ask'
      ? [`${labels[source]} ${ability}`]
      : [];
  };
  return table.legal('p1').flatMap(nameOf);
};
rule('Riftbound 160.2', () => {
  it('pays with such a resource for nothing but what its text names', () => {
    expect(payable(open([]))).toEqual([]);
    expect(payable(open(['spellEnergy']))).toEqual(['lesson']);
    expect(payable(open(['spellPower']))).toEqual(['chant']);
    expect(payable(open(['gearPower']))).toEqual(['charm', 'lathe strong']);
    expect(payable(open(['showdownEnergy']))).toEqual([]);
    expect(payable(open(['energy']))).toEqual(['lesson', 'tool', 'guard', 'lathe cheap', 'smith cheap']);
  });
  it('pays during a showdown alone with energy for showdowns', () => {
    const table = move(open(['showdownEnergy']), 'p1', ['m1'], 'bridge').expectDecision({ p1: 'focus' });
    expect(payable(table)).toEqual(['lesson', 'tool', 'guard', 'lathe cheap', 'smith cheap']);
  });
  it('pays for no text that resolves with power for gear', () => {
    const asked = (wells: readonly Resource[], pool: JsonRecord = {}) =>
      allPass(activate(open(wells, [], pool), 'toll', 'ask'))
        .expectDecision({ p1: 'mayPay' })
        .legal('p1');
    expect(asked(['gearPower'])).toEqual(['no']);
    expect(asked(['gearPower'], { universal: 1 })).toEqual(['yes', 'no']);
  });
});
rule('Riftbound 161', () => {
  it('loses them with the rest of the pool at the end of the turn', () => {
    const table = endTurn(open(['spellEnergy', 'gearPower', 'showdownEnergy'], [], { energy: 2 }));
    expect(linesOf(table, 'poolEmptied').map((line) => line.replace(/ \(.*/, ''))).toEqual([
      'poolEmptied seat p1, amount 5',
    ]);
    const { energy: left, spellEnergy, gearPower, showdownEnergy, spellPower } = table.player('p1');
    expect([left, spellEnergy, gearPower, showdownEnergy, spellPower]).toEqual([0, 0, 0, 0, undefined]);
  });
});
