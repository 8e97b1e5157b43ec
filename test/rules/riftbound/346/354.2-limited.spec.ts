/** Energy and power that texts add for one use alone: what they pay for, and what is left of them. */
import { expect, it } from 'vitest';
import type { Json, JsonRecord } from '../../../../src/engine/index.js';
import { activated, draw, energy, type Activated, type Effect } from '../../../support/riftbound-abilities.js';
import { battleTable, inHand } from '../../../support/riftbound-battles.js';
import { linesOf } from '../../../support/log-lines.js';
import { activate, play } from '../../../support/riftbound-play.js';
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
/** The sources of a payment that is open, by id and what each of them counts as. */
const sourcesOf = (table: Table) => {
  const [{ id = '' } = {}] = table.state.pending;
  const space = table.rules.legalAnswers(table.state, id)?.space;
  if (space?.kind !== 'payment') throw new Error('nothing is paid');
  return space.sources.map((source) => [source.id, source.kinds, source.amount]);
};
rule('Riftbound 354.2', () => {
  const dear = spell({ id: 'dear', energy: 2, power: 1, domains: ['fury'], effect: draw() });
  const paying = (wells: readonly Resource[], pool: JsonRecord = {}) => {
    const seats = { p1: { ...inHand('dear'), ...pool } };
    const table = battleTable({ p1: [...wellsOf(wells)], p2: [] }, {}, { cards: [...cards, dear], seats });
    return play(drawn(table, wells), 'dear').expectDecision({ p1: 'payment' });
  };
  it('offers them beside the rest of the pool, for what is due of their kind', () => {
    const table = paying(['spellEnergy', 'spellPower', 'gearPower', 'showdownEnergy'], { energy: 1, fury: 1 });
    expect(sourcesOf(table)).toEqual([
      ['energy', ['energy'], 1],
      ['fury', ['fury'], 1],
      ['spellEnergy', ['energy'], 1],
      ['spellPower', ['universal'], 1],
    ]);
  });
  it('offers no kind of which nothing is due', () => {
    const table = play(open(['spellEnergy', 'spellPower'], ['lesson']), 'lesson').expectDecision({ p1: 'payment' });
    expect(sourcesOf(table)).toEqual([['spellEnergy', ['energy'], 1]]);
  });
  it('spends them as the answer says', () => {
    const table = paying(['spellEnergy', 'spellPower'], { energy: 1, fury: 1 });
    table.answer('p1', { energy: 1, spellEnergy: 1, fury: 1 });
    expect(linesOf(table, 'spent').map((line) => line.replace(/ \(.*/, ''))).toEqual([
      'spent seat p1, spent {energy 1, fury 1, spellEnergy 1}',
    ]);
    const { energy: left, fury, spellEnergy, spellPower } = table.player('p1');
    expect([left, fury, spellEnergy, spellPower]).toEqual([0, 0, 0, 1]);
  });
  it('says of a payment what may pay it, and nothing where the player has nothing of the kind', () => {
    const limited = (table: Table) => (table.state.pending[0]?.params as { bill: JsonRecord }).bill['limited'];
    expect(limited(paying(['spellEnergy'], { energy: 1, fury: 1 }))).toEqual(['spellEnergy']);
    expect(limited(paying(['gearPower'], { energy: 2, fury: 1 }))).toBeUndefined();
    expect(limited(paying([], { energy: 2, fury: 1 }))).toBeUndefined();
  });
});
rule('Riftbound 354.1.a', () => {
  it('adds them to what the pool has of their kind, and to what it lacks', () => {
    const both = spell({ id: 'both', energy: 3, power: 1, domains: ['fury'], keywords: ACTION, effect: draw() });
    const offered = (wells: readonly Resource[], pool: JsonRecord) => {
      const seats = { p1: { ...inHand('both'), ...pool } };
      const table = battleTable({ p1: [...wellsOf(wells)], p2: [] }, {}, { cards: [...cards, both], seats });
      return payable(drawn(table, wells));
    };
    expect(offered([], { energy: 3, fury: 1 })).toEqual(['both']);
    expect(offered([], { energy: 2, fury: 1 })).toEqual([]);
    expect(offered(['spellEnergy'], { energy: 2, fury: 1 })).toEqual(['both']);
    expect(offered(['spellEnergy'], { energy: 1, fury: 1 })).toEqual([]);
    expect(offered(['spellEnergy', 'spellEnergy'], { energy: 1, fury: 1 })).toEqual(['both']);
    expect(offered(['spellPower'], { energy: 3 })).toEqual(['both']);
    expect(offered(['spellPower'], { energy: 2 })).toEqual([]);
    expect(offered(['spellEnergy', 'spellPower'], { energy: 2 })).toEqual(['both']);
  });
});
