/**
 * Orders of an effect are carried out when the whole effect is over and its card is gone, in the order in which they
 * were given.
 */
import { expect, it } from 'vitest';
import {
  bind,
  call,
  done,
  effectCall,
  orderAfterwards,
  procedure,
  resolutionCall,
  word,
  type Effect,
  type Scope,
} from '../../src/engine/kernel/index.js';
import { bagToy } from '../support/toys/bag-toy.js';
import { cites, spell } from '../support/toys/toy.js';
import { toyTable } from '../support/toys/toy-table.js';

type Later = { readonly do: 'later'; readonly effect: Effect };
type Within = { readonly do: 'within'; readonly effect: Effect };

const carryOut = procedure<{ readonly scope: Scope }>('carry-out', {
  begin: (game, { scope }) => call(effectCall(game.rules, scope), 'end'),
  end: () => done(),
});
const partOf = (scope: Scope): Scope => ({ ...scope, at: { ...scope.at, path: [...scope.at.path, 'effect'] } });
const later = word<Later>('later', {
  begin: ({ game, scope }) =>
    orderAfterwards(game, { procedure: carryOut.name, locals: { scope: partOf(scope) } }, 'end'),
  end: ({ scope }) => bind(scope),
});
/** A resolution within a resolution. */
const within = word<Within>('within', {
  begin: ({ scope }) =>
    call(resolutionCall(partOf(scope), [{ kind: 'said', cites, text: 'inner over', seat: 'p1' }]), 'end'),
  end: ({ scope }) => bind(scope),
});

const say = (text: string): Effect => ({ do: 'say', text });
const ordered = (...of: readonly Effect[]): Effect => ({ do: 'sequence', of });
const afterwards = (effect: Effect): Effect => ({ do: 'later', effect });
const inner = (effect: Effect): Effect => ({ do: 'within', effect });

const told = (effect: Effect) =>
  toyTable(bagToy({}, [later, within, carryOut]), [spell('plan', effect)], {
    p1: { hand: [{ card: 'plan', as: 'plan' }] },
    p2: {},
  }).answers('p1', { action: 'play', card: 'plan' }).happened;

it('comes after the effect and what happens to its card, first ordered first', () => {
  expect(told(ordered(afterwards(say('one')), say('now'), afterwards(say('two'))))).toEqual([
    'now',
    'moved plan',
    'one',
    'two',
  ]);
});

it('comes at the end of the innermost resolution under way', () => {
  expect(told(ordered(inner(ordered(afterwards(say('soon')), say('now'))), say('then')))).toEqual([
    'now',
    'inner over',
    'soon',
    'then',
    'moved plan',
  ]);
});

it('may order more, of the same resolution', () => {
  expect(told(afterwards(ordered(say('one'), afterwards(say('two')))))).toEqual(['moved plan', 'one', 'two']);
});
