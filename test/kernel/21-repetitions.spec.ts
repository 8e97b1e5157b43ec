/**
 * The cost of a repetition and of a loop is bounded, and a game without a rule for loops repeats none. (Repetitions
 * themselves are tested with their rule: test/rules/lorcana/7/7.1.7-loops.spec.ts. These two are here, since thousands
 * of steps take too long where each is frozen and revived.)
 */
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../src/engine/kernel/index.js';
import { character, item, lorcanaTable } from '../support/lorcana.js';
import { activated, always, whenever } from '../support/lorcana-abilities.js';
import { tableOf } from '../support/table.js';
import { bagToy } from '../support/toys/bag-toy.js';
import { spell } from '../support/toys/toy.js';
import { toyTable } from '../support/toys/toy-table.js';

const bell = item({ id: 'bell', abilities: [activated('ring', [], { do: 'ready', objects: 'self' })] });

describe('a repetition', () => {
  it('ends with a log entry where it would take too long, and leaves a game that can go on', () => {
    const at = lorcanaTable({ p1: { play: [{ card: 'bell', as: 'bell' }] } }, [bell]);
    const ring = { action: 'activate', source: at.id('bell'), ability: 'ring' };
    const round = Array.from({ length: LIMITS.answersInRound }, () => ring);
    at.command({ kind: 'repeat', seat: 'p1', round, times: LIMITS.repetitions }).answer('p2', 'yes');
    const max = LIMITS.stepsOfRepetition;
    at.expectHappened('repetitionEnded', { why: 'too-long', bound: 'stepsOfRepetition', max, cites: '7.1.7' });
    at.expectDecision({ p1: 'turnAction' });
    // No rule has ended it: it goes on, if its player proposes it again.
    at.command({ kind: 'repeat', seat: 'p1', round: [ring], times: 2 }).answer('p2', 'yes');
    at.expectHappened('repetitionEnded', { times: 2, done: 2 });
  });

  it('ends with a log entry at reported chance, and may be proposed again', () => {
    const book = item({ id: 'book', abilities: [activated('read', [], { do: 'draw', count: 1 })] });
    const deck = ['bell', 'bell', 'book', 'book'];
    const { rules, state, id } = lorcanaTable({ p1: { play: [{ card: 'book', as: 'book' }], deck } }, [bell, book]);
    const at = tableOf(rules, rules.withReportedChance(state));
    const read = { action: 'activate', source: id('book'), ability: 'read' };
    for (const outcome of [['book'], ['bell']]) {
      at.command({ kind: 'repeat', seat: 'p1', round: [read], times: 2 }).answer('p2', 'yes');
      at.expectHappened('repetitionEnded', { times: 2, done: 1, why: 'chance-untold', round: 2 });
      at.command({ kind: 'assert', reported: [{ label: 'p1.deck', outcome }] }).expectDecision({ p1: 'turnAction' });
    }
    expect(at.cards('p1', 'hand')).toEqual(['book', 'bell']);
  });

  it('is refused by a game that has no rule for it', () => {
    const cards = [spell('shout', { do: 'say', text: 'hey' })];
    const { rules, state } = toyTable(bagToy({}), cards, { p1: { hand: ['shout'] }, p2: {} });
    const [open] = state.pending;
    const refused = rules.decide(state, { kind: 'repeat', seat: open?.seat ?? '', round: ['anything'], times: 2 });
    expect(refused).toMatchObject({ kind: 'rejected', code: 'repetition.no-rule', cites: [] });
  });
});

describe('a loop that grows for ever', () => {
  it('is handed to a judge when the bound is reached, by its name', () => {
    const more = { do: 'put-damage', objects: 'self', amount: 1 } as const;
    const tough = always({ change: 'number', name: 'willpower', add: { mark: 'damage', of: 'self' } });
    const swarm = character({
      id: 'swarm',
      abilities: [tough, whenever('damagePut', more), activated('wake', [], more)],
    });
    const at = lorcanaTable({ p1: { play: [{ card: 'swarm', as: 'swarm' }] } }, [swarm]);
    at.answer('p1', { action: 'activate', source: 'swarm', ability: 'wake' });
    const stepsMax = LIMITS.stepsBetweenDecisions;
    at.expectHappened('loopFound', { by: 'bound', bound: 'stepsBetweenDecisions', stepsMax, cites: '7.1.7' });
    expect(at.state.outcome).toMatchObject({ winners: [], draw: true, cites: [{ rule: '7.1.7' }] });
    expect(at.state.outcome?.reason).toContain(
      `a judge to decide: more than ${stepsMax} steps (stepsBetweenDecisions)`,
    );
  });
});
