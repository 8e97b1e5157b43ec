/**
 * Goal: in a game that settles targets as an effect resolves, nothing is divided as it is announced; then, of targets
 * that do not meet their condition together any more, or are too many for what is divided, the player keeps a part, and
 * the number is divided as it is by then. Method: a toy in which a spell with targets waits until its player says that
 * it resolves. When it fails, a number is divided too early, among targets that are gone, or by what was true before.
 */
import { describe, expect, it } from 'vitest';
import {
  announce,
  ask,
  call,
  go,
  hasFailed,
  namesWhenResolving,
  needsSettling,
  objectsIn,
  procedure,
  recordOf,
  resolutionCall,
  settleTargets,
  zoneOf,
  type Bindings,
  type Effect,
  type Game,
  type JsonRecord,
  type ObjectId,
} from '../../src/engine/kernel/index.js';
import { bagToy } from '../support/toys/bag-toy.js';
import { actionOf, cites, effectOf, numberField, spell, toyCardOf, unit } from '../support/toys/toy.js';
import { toyTable, type ToyTable } from '../support/toys/toy-table.js';

/** The spell that waits, and what was announced for it. */
type Waiting = { readonly card: ObjectId | null; readonly bindings: Bindings };
const NOTHING: Waiting = { card: null, bindings: {} };

const announced = (game: Game, card: ObjectId, bindings: Bindings) => {
  const { at: effect, ...scope } = effectOf(game, card, 'p1');
  const rules = { modes: cites, targets: cites, divisions: cites };
  return { ...scope, at: { ...effect, path: [] }, bindings, cites: rules };
};
const carryOut = (game: Game, card: ObjectId, bindings: Bindings) =>
  call(
    resolutionCall({ ...effectOf(game, card, 'p1'), bindings }, [{ kind: 'moved', cites, object: card, to: 'trash' }]),
    'act',
  );

/** p1 plays spells: what has targets waits until they say that it resolves, all else is carried out at once. */
const waiting = procedure<Waiting>('waiting', {
  act: (game, { card }) => {
    const plays = objectsIn(game, zoneOf('p1', 'hand')).map((one) => ({ action: 'play', card: one }));
    const actions = [...plays.filter((one) => one.card !== card), { action: 'resolve' }];
    return ask({ seat: 'p1', kind: 'act', params: { actions }, cites }, 'acted');
  },
  acted: (game, { card, bindings }, result) => {
    const { action, card: played } = actionOf(result);
    if (action === 'resolve' && card !== null) {
      const known = announced(game, card, namesWhenResolving(game, announced(game, card, bindings)));
      return needsSettling(game, known)
        ? call(settleTargets.with(known), 'settled')
        : go('resolve', { bindings: known.bindings });
    }
    if (typeof played !== 'string') return go('act');
    return 'targets' in toyCardOf(game, played)
      ? call(announce.with(announced(game, played, {})), 'announced', { card: played })
      : carryOut(game, played, {});
  },
  announced: (_game, _locals, result) =>
    hasFailed(result) ? go('act', NOTHING) : go('act', { bindings: recordOf(result) }),
  settled: (game, { card }, result) => (card === null ? go('act') : go('resolve', { bindings: recordOf(result) })),
  resolve: (game, { card, bindings }) => (card === null ? go('act') : carryOut(game, card, bindings)),
});

/** As much more is divided as p1 has points. */
const toy = bagToy({
  procedures: [...bagToy().procedures, waiting],
  start: () => waiting.with(NOTHING),
  settlesTargets: { total: (game, _source, seat, said) => said + numberField(game, seat, 'score') },
});

const sequence = (...of: readonly Effect[]): Effect => ({ do: 'sequence', of: [...of] });
const all = (from: JsonRecord, as: string): Effect => ({ do: 'all', from, as });
const destroying = (id: string, from: JsonRecord) =>
  spell(id, sequence(all(from, 'them'), { do: 'destroy', objects: 'them' }));
const TREES = { is: ['tree'] };
const target = { as: 'target', from: TREES, min: 1, max: 3 };
const cards = [
  unit('oak', { power: 2, tags: ['tree'] }),
  unit('elm', { power: 2, tags: ['tree'] }),
  unit('ash', { power: 9, tags: ['tree'] }),
  unit('fly', { tags: ['bug'] }),
  unit('gnat', { tags: ['bug'] }),
  spell(
    'rain',
    {
      do: 'for-each',
      objects: 'target',
      as: 'it',
      effect: { do: 'deal', objects: 'it', amount: { share: 'drops', of: 'it' } },
    },
    { targets: [{ ...target, divide: { amount: { count: { is: ['bug'] } }, as: 'drops' } }] },
  ),
  spell('net', { do: 'destroy', objects: 'target' }, { targets: [{ ...target, sum: { number: 'power', max: 4 } }] }),
  spell('axe', { do: 'destroy', objects: 'target' }, { targets: [target] }),
  spell(
    'grow',
    sequence(all({ named: 'elm' }, 'them'), {
      do: 'modify',
      objects: 'them',
      changes: [{ change: 'number', name: 'power', add: 1 }],
      until: 'endOfTurn',
    }),
  ),
  spell('cheer', { do: 'score', amount: 2 }),
  destroying('swat', { named: 'gnat' }),
  destroying('smoke', { is: ['bug'] }),
  destroying('blight', { named: 'elm' }),
];
const SPELLS = cards.filter(({ type }) => type === 'spell').map(({ id }) => ({ card: id, as: id }));
const UNITS = ['oak', 'elm', 'ash', 'fly', 'fly', 'gnat'].map((card, at) => ({
  card,
  as: at === 4 ? 'other fly' : card,
}));

/** p1 plays a spell for these trees; there are three bugs. */
const played = (card: string, ...trees: readonly string[]): ToyTable =>
  toyTable(toy, cards, { p1: { hand: SPELLS, play: UNITS }, p2: {} }).answers('p1', { action: 'play', card }, trees);
/** And these spells, before the first one resolves. */
const resolvedAfter = (table: ToyTable, ...spells: readonly string[]): ToyTable =>
  table.answers('p1', ...spells.map((card) => ({ action: 'play', card })), { action: 'resolve' });
const shares = (table: ToyTable, ...of: readonly { readonly [tree: string]: number }[]) => {
  const withIds = of.map((one) => Object.fromEntries(Object.entries(one).map(([tree, n]) => [table.id(tree), n])));
  expect(table.open).toEqual({ p1: 'division' });
  expect(table.legal('p1')).toHaveLength(withIds.length);
  expect(table.legal('p1')).toEqual(expect.arrayContaining(withIds));
};
const kept = (table: ToyTable, ...of: readonly (readonly string[])[]) => {
  expect(table.open).toEqual({ p1: 'keptTargets' });
  const sorted = (answers: readonly unknown[]) => answers.map((one) => JSON.stringify(one)).toSorted();
  expect(sorted(table.legal('p1'))).toEqual(sorted(of.map((trees) => trees.map((tree) => table.id(tree)))));
};
const damage = (table: ToyTable) => ['oak', 'elm', 'ash'].map((tree) => table.marks(tree)['damage'] ?? 0);

describe('a number that is divided on resolution', () => {
  it('is not divided as it is announced', () => {
    const table = played('rain', 'oak', 'elm');
    expect(table.open).toEqual({ p1: 'act' });
    shares(resolvedAfter(table), { oak: 1, elm: 2 }, { oak: 2, elm: 1 });
    table.refused('p1', { oak: 3 });
    expect(damage(table.answers('p1', { oak: 1, elm: 2 }))).toEqual([1, 2, 0]);
  });
  it('is as great as it is by then, with what the rules add', () => {
    const table = resolvedAfter(played('rain', 'oak', 'ash'), 'cheer', 'swat');
    shares(table, { oak: 1, ash: 3 }, { oak: 2, ash: 2 }, { oak: 3, ash: 1 });
  });
  it('is all for the only target that is left, without a question', () => {
    const table = resolvedAfter(played('rain', 'elm', 'ash'), 'blight');
    expect([table.open, damage(table)]).toEqual([{ p1: 'act' }, [0, 0, 3]]);
  });
  it('is for nobody where no target is left', () => {
    const table = resolvedAfter(played('rain', 'elm'), 'blight');
    expect([table.open, damage(table)]).toEqual([{ p1: 'act' }, [0, 0, 0]]);
  });
});

describe('of too many targets for what is divided', () => {
  it('its player keeps as many as get a unit each', () => {
    const table = resolvedAfter(played('rain', 'oak', 'elm', 'ash'), 'swat');
    kept(table, ['oak', 'elm'], ['oak', 'ash'], ['elm', 'ash']);
    table.answers('p1', ['oak', 'ash']);
    shares(table, { oak: 1, ash: 1 });
    expect(damage(table.answers('p1', { oak: 1, ash: 1 }))).toEqual([1, 0, 1]);
  });
  it('none are kept where there is nothing to divide, and nobody is asked', () => {
    const table = resolvedAfter(played('rain', 'oak', 'elm', 'ash'), 'smoke');
    expect([table.open, damage(table)]).toEqual([{ p1: 'act' }, [0, 0, 0]]);
  });
});

describe('of targets that no longer meet their common condition', () => {
  it('its player keeps any part that does', () => {
    const table = resolvedAfter(played('net', 'oak', 'elm'), 'grow');
    kept(table, [], ['oak'], ['elm']);
    table.answers('p1', ['elm']);
    expect([table.exists('oak'), table.exists('elm')]).toEqual([true, false]);
  });
  it('all are kept where they still do, and nobody is asked', () => {
    const table = resolvedAfter(played('net', 'oak', 'elm'), 'cheer');
    expect([table.open, table.exists('oak'), table.exists('elm')]).toEqual([{ p1: 'act' }, false, false]);
  });
});

describe('targets without a condition of their own', () => {
  it('are all kept', () => {
    const table = resolvedAfter(played('axe', 'elm', 'ash'), 'grow');
    expect([table.open, table.exists('elm'), table.exists('ash')]).toEqual([{ p1: 'act' }, false, false]);
  });
});
