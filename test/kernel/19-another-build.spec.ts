/**
 * KERNEL 10.19: only actions are valid across builds; a build with other steps plays them to the same positions, and
 * refuses old states.
 */
import { describe, expect, it } from 'vitest';
import {
  cardSetOf,
  go,
  makeRules,
  type Command,
  type GameDefinition,
  type Json,
  type Rules,
} from '../../src/engine/kernel/index.js';
import { openPosition } from '../../src/engine/positions/index.js';
import { bagToy } from '../support/toys/bag-toy.js';
import { spell, unit } from '../support/toys/toy.js';

const mourner = unit('mourner', {
  abilities: [{ kind: 'triggered', name: 'mourn', on: [{ event: 'died' }], effect: { do: 'score', amount: 1 } }],
});
const blast = spell('blast', {
  do: 'sequence',
  of: [
    { do: 'choose', from: {}, min: 1, max: 1, as: 'target' },
    { do: 'destroy', objects: 'target' },
  ],
});

/** The same ruleset with one more step, which does nothing, at the beginning of every procedure. */
const withPauses = (game: GameDefinition): GameDefinition => ({
  ...game,
  procedures: game.procedures.map(({ name, first, steps }) => ({
    name,
    first: 'pause',
    steps: { pause: () => go(first), ...steps },
  })),
});

const rulesOf = (game: GameDefinition) => makeRules(game, cardSetOf([mourner, blast]));
const opened = (rules: Rules) => {
  const table = openPosition(rules, {
    turn: { number: 1 },
    seats: {
      p1: {
        hand: [
          { card: 'blast', as: 'first' },
          { card: 'blast', as: 'second' },
        ],
        play: ['mourner', { card: 'mourner', as: 'victim' }],
      },
      p2: { play: ['mourner'] },
    },
  });
  if (table.kind === 'rejected') throw new Error(JSON.stringify(table.faults));
  return table;
};

/** The positions after each action, and the state at the end. */
const execute = (rules: Rules, answers: readonly Command[]) => {
  let { state } = opened(rules);
  const chain = answers.map((command) => {
    const result = rules.decide(state, command);
    if (result.kind === 'rejected') throw new Error(result.message);
    ({ state } = result);
    return rules.positionHash(state);
  });
  return { chain, state };
};

describe('another build', () => {
  const old = rulesOf(bagToy());
  const { labels } = opened(old);
  const by = (seat: string, answer: Json): Command => ({ kind: 'answer', seat, answers: [{ answer }] });
  const actions = [by('p1', { action: 'play', card: labels['first'] ?? '' }), by('p1', [labels['victim'] ?? ''])];

  it('plays recorded actions to the same positions, though it goes there by other steps', () => {
    const before = execute(old, actions);
    const after = execute(rulesOf(withPauses(bagToy())), actions);
    expect(after.chain).toEqual(before.chain);
    expect(new Set(after.chain).size).toBe(actions.length);
  });

  it('refuses a state of the build before', () => {
    const { state } = execute(old, actions);
    const [seat = ''] = state.pending.map((open) => open.seat);
    const [answer = null] = old.legalAnswers(state, state.pending[0]?.id ?? '')?.answers ?? [];
    const command: Command = { kind: 'answer', seat, answers: [{ answer }] };
    expect(old.decide(state, command).kind).toBe('decided');
    expect(old.decide({ ...state, engine: 'before' }, command)).toMatchObject({ code: 'engine.other-build' });
  });
});
