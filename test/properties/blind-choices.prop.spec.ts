/**
 * Goal: nobody learns anything from being asked about cards that they do not see: not from which answers there are, how
 * many, in which order, which are alike, which are refused.
 * Method: cards that have players choose, order, divide and move what is hidden, by all words that there are
 * (test/support/blind-cards.ts), played at random; each stretch again with the cards that stay hidden dealt otherwise.
 * When it fails: the message shows the first difference. Usually something is derived from a face, or from where a card
 * has come from, for whoever may not know it.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { games, type GameState, openPosition, type Rules } from '../../src/engine/index.js';
import { blindTable } from '../support/blind-cards.js';
import { viewersOf } from '../support/hidden-cards.js';
import { type Pick, pickFrom, type Played } from '../support/random-game.js';
import { playBothTwins, hasLimitedView, noReach } from '../support/secret-twins.js';

const RUNS = Number(process.env['KIFU_PROPERTY_RUNS'] ?? 8);
const ACTIONS = 24;
/** The shorter, the more cards stay hidden all the time. */
const LENGTH = 3;

const reach = noReach();
const blind = new Set<string>();

describe.each(games)('%s', (game) => {
  it('discloses nothing to the deciding player that this player does not see', { timeout: 600_000 }, () => {
    fc.assert(
      fc.property(fc.noShrink(fc.nat(2 ** 31 - 1)), (seed) => {
        const pick = pickFrom(seed);
        const { cards, seat } = blindTable(game, pick);
        const { seat: other } = blindTable(game, pick);
        const opened = openPosition({ game, cards, seats: { p1: seat, p2: other } });
        if (opened.kind === 'rejected') throw new Error(JSON.stringify(opened.faults));
        const { rules, state } = opened;
        for (const one of Object.values(rules.compiled.decisions)) if (one.blind === true) blind.add(one.kind);
        const actions = played(rules, state, pick);
        for (let first = 0; first < actions.length; first += LENGTH) {
          const from = first === 0 ? state : (actions[first - 1]?.state ?? state);
          const stretch = { rules, from, actions: actions.slice(first, first + LENGTH) };
          for (const viewer of viewersOf(state).filter(hasLimitedView)) playBothTwins(stretch, viewer, pick, reach);
        }
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
  });
});

it('has put questions of every kind that may be about what is hidden, and of no other', () => {
  expect([...reach.asked.keys()].sort()).toEqual([...blind].sort());
});

/** An ability rather than anything else: those are what it is about. */
const played = (rules: Rules, start: GameState, pick: Pick): readonly Played[] => {
  const actions: Played[] = [];
  for (let state = start; actions.length < ACTIONS && state.outcome === null;) {
    const decision = state.pending[pick(state.pending.length)];
    if (decision === undefined) break;
    const using = (rules.legalAnswers(state, decision.id, 50)?.answers ?? []).filter((answer) =>
      JSON.stringify(answer).includes('"grope"'),
    );
    const answer = using[pick(using.length)] ?? rules.sampleAnswer(state, decision.id, pick);
    const command = { kind: 'answer', seat: decision.seat, answers: [{ decision: decision.id, answer }] } as const;
    const result = rules.decide(state, command);
    if (result.kind === 'rejected') throw new Error(`a legal answer is refused: ${result.code} ${result.message}`);
    actions.push({ command, state: result.state, log: result.log });
    ({ state } = result);
  }
  return actions;
};
