/**
 * Goal: while a spell is announced, a game is asked of each thing whether it may be chosen under which name, and knows
 * what was chosen before; nothing is announced any more as it resolves. Method: a toy in which the second target of a
 * pair may not be as strong as the first. When it fails, a game cannot forbid a choice because of another, or forbids
 * it where nothing is announced.
 */
import { describe, expect, it } from 'vitest';
import {
  bind,
  isList,
  namesWhenResolving,
  occur,
  reject,
  textsOf,
  word,
  type Effect,
  type GameDefinition,
} from '../../src/engine/kernel/index.js';
import { bagToy } from '../support/toys/bag-toy.js';
import { cites, powerOf, spell, unit } from '../support/toys/toy.js';
import { toyTable, type ToyTable } from '../support/toys/toy-table.js';

/** The second of a pair must have another power than the first. */
const refuseChoice: GameDefinition['refuseChoice'] = (game, id, _by, _source, announced) => {
  if (announced?.as !== 'second') return null;
  const first = announced.bindings['first'] ?? [];
  const [before] = isList(first) ? first : [];
  return typeof before === 'string' && powerOf(game, before) === powerOf(game, id)
    ? reject('toy.as-strong', cites, 'It is as strong as the first one.')
    : null;
};
/** Says how many of its targets the spell still has as it resolves. */
const recount = word<{ readonly do: 'recount' }>('recount', {
  do: ({ game, scope }) => {
    const names = namesWhenResolving(game, { ...scope, at: { ...scope.at, path: [] } });
    const left = ['first', 'second'].map((name) => `${name} ${textsOf(names[name] ?? []).length}`);
    return occur({ kind: 'said', cites, text: left.join(', ') }, 'end');
  },
  end: ({ scope }) => bind(scope),
});
const toy = bagToy({ refuseChoice }, [recount]);

const one = (as: string) => ({ as, from: { is: ['tree'] }, min: 1, max: 1 });
const felling = (...names: readonly string[]): Effect => ({
  do: 'sequence',
  of: names.map((objects) => ({ do: 'destroy', objects })),
});
const choosing = (as: string): Effect => ({ do: 'choose', ...one(as) });
const cards = [
  unit('oak', { power: 2, tags: ['tree'] }),
  unit('elm', { power: 2, tags: ['tree'] }),
  unit('ash', { power: 3, tags: ['tree'] }),
  spell('pair', felling('first', 'second'), { targets: [one('first'), one('second')] }),
  spell('other-names', felling('first', 'other'), { targets: [one('first'), one('other')] }),
  spell(
    'later',
    {
      do: 'sequence',
      of: [
        {
          do: 'modify',
          objects: 'second',
          changes: [{ change: 'number', name: 'power', add: -1 }],
          until: 'endOfTurn',
        },
        { do: 'recount' },
      ] as readonly Effect[],
    },
    { targets: [one('first'), one('second')] },
  ),
  spell('bounded', felling('first'), { targets: [{ ...one('first'), min: 2, max: 3, most: 1 }] }),
  spell('resolving', {
    do: 'sequence',
    of: [choosing('first'), choosing('second'), felling('first', 'second')] as readonly Effect[],
  }),
];
const played = (card: string): ToyTable => {
  const play = ['oak', 'elm', 'ash'].map((tree) => ({ card: tree, as: tree }));
  const table = toyTable(toy, cards, { p1: { hand: [{ card, as: card }], play }, p2: {} });
  return table.answers('p1', { action: 'play', card });
};
const offered = (table: ToyTable): readonly string[] =>
  ['oak', 'elm', 'ash'].filter((tree) => JSON.stringify(table.legal('p1')).includes(`"${table.id(tree)}"`));

describe('what is chosen while a spell is announced', () => {
  it('may be forbidden because of what was chosen before', () => {
    expect(offered(played('pair'))).toEqual(['oak', 'elm', 'ash']);
    expect(offered(played('pair').answers('p1', ['oak']))).toEqual(['ash']);
    expect(offered(played('pair').answers('p1', ['ash']))).toEqual(['oak', 'elm']);
  });
  it('is refused if it is chosen all the same', () => {
    played('pair').answers('p1', ['oak']).refused('p1', ['elm']);
  });
  it('is not asked for where its further upper limit is below what must be chosen', () => {
    const table = played('bounded');
    expect(offered(table)).toEqual([]);
    expect(table.legal('p1')).toContainEqual({ action: 'end' });
  });
  it('is so under that name only', () => {
    expect(offered(played('other-names').answers('p1', ['oak']))).toEqual(['oak', 'elm', 'ash']);
  });
});

describe('what was announced', () => {
  it('is not judged again by that as it resolves', () => {
    const table = played('later').answers('p1', ['oak']).answers('p1', ['ash']);
    expect(table.power('ash')).toBe(2);
    expect(table.happened).toContain('first 1, second 1');
  });
});

describe('what is chosen as an effect resolves', () => {
  it('is not announced', () => {
    const table = played('resolving');
    expect(offered(table)).toEqual(['oak', 'elm', 'ash']);
    expect(offered(table.answers('p1', ['oak']))).toEqual(['oak', 'elm', 'ash']);
  });
});
