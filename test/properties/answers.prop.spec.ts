/**
 * Goal: what is listed as legal is exactly what is accepted, and nothing that anybody sends can break the engine.
 * Method: at random moments of random games every listed answer is tried; then odd ones, which must be accepted if and
 * only if they mean the same as a listed one (`meaningOf`, derived from the state, not by the engine).
 * When it fails: `list` and `refuse` of a turn action disagree, or a space and its test.
 */
import { expect, it } from 'vitest';
import { type Command, type GameState, type Json, type Rejection, type Rules } from '../../src/engine/index.js';
import { everyGame } from '../support/every-game.js';
import { exchangesOf, oddAnswer } from '../support/odd-answers.js';
import { oneOf, type Pick, type RandomGame, statesOf } from '../support/random-game.js';
import { frozen, same } from '../support/same.js';
import { meaningOf } from '../support/same-answer.js';

/** Moments looked at in a game, odd answers at each of them, and listed ones if there are more. */
const MOMENTS = 30;
const ODD = 40;
const LISTED = 20;

everyGame(
  'lists what it accepts, and accepts what means the same, and nothing else',
  (game, pick) => {
    const foreign = game.actions.flatMap(({ command }) =>
      command.kind === 'answer' ? command.answers.map(({ answer }) => answer) : [],
    );
    for (const state of moments(game, pick)) {
      for (const decision of game.rules.decisions(state)) {
        const legal = game.rules.legalAnswers(state, decision.id, 300);
        if (legal === null) throw new Error(`nothing is legal for ${decision.id}, which is open`);
        const { answers, count, complete, space } = legal;
        if (answers.length === 0) throw new Error(`the question ${decision.kind} has no legal answer`);
        if (complete) same(count, answers.length, 'number of legal answers');
        const meanings = answers.map((answer) => meaningOf(state, space.kind, answer));
        same(new Set(meanings).size, meanings.length, 'number of answers that mean different things');
        const give = (answer: Json) => decide(game.rules, state, answered(decision.id, decision.seat, answer));
        for (const answer of answers.length > LISTED ? answers.filter(() => pick(answers.length) < LISTED) : answers) {
          const refusal = give(answer);
          if (refusal !== null) throw new Error(`listed, but refused (${refusal.code}): ${JSON.stringify(answer)}`);
        }
        for (let tries = 0; tries < ODD; tries += 1) {
          const answer = oddAnswer(state, answers, foreign, pick);
          const refusal = give(answer);
          const listed = meanings.includes(meaningOf(state, space.kind, answer));
          if (refusal === null && !listed && complete) throw new Error(`not listed, but accepted: ${shortly(answer)}`);
          if (refusal !== null && listed)
            throw new Error(`means a listed one, but refused (${refusal.code}): ${shortly(answer)}`);
        }
      }
    }
  },
  // Two alike who sing together; two alike in different piles.
  { also: [4, 518127636] },
);

/** Alike answers that were given, by game. */
const alikeGiven = new Map<string, number>();

everyGame('accepts each of several alike answers, of which it lists one', (game, pick) => {
  const { rules } = game;
  let given = 0;
  for (const state of moments(game, pick)) {
    for (const { id, seat } of rules.decisions(state)) {
      const { answers = [], space } = rules.legalAnswers(state, id, LISTED) ?? {};
      const listed = new Set(answers.map((answer) => JSON.stringify(answer)));
      for (const answer of answers) {
        for (const alike of exchangesOf(answer, state)) {
          given += 1;
          const refusal = decide(rules, state, answered(id, seat, alike));
          if (refusal !== null)
            throw new Error(`refused (${refusal.code}), but one like it is listed: ${shortly(alike)}`);
          const isListed = listed.has(JSON.stringify(alike)) && (space?.kind === 'one' || space?.kind === 'act');
          if (isListed) throw new Error(`listed beside one like it: ${shortly(alike)}`);
        }
      }
    }
  }
  alikeGiven.set(rules.game, (alikeGiven.get(rules.game) ?? 0) + given);
});

it('has met alike answers in each game', () => {
  expect([...alikeGiven].filter(([, given]) => given === 0)).toEqual([]);
});

everyGame('gives a sample that is legal, and every legal answer as a sample in time', (game, pick) => {
  for (const state of moments(game, pick)) {
    for (const decision of game.rules.decisions(state)) {
      const legal = game.rules.legalAnswers(state, decision.id, 8);
      if (legal === null || !legal.complete) continue;
      const meaning = (answer: Json) => meaningOf(state, legal.space.kind, answer);
      const missing = new Set(legal.answers.map(meaning));
      for (let tries = 0; tries < 400 && missing.size > 0; tries += 1) {
        const answer = game.rules.sampleAnswer(state, decision.id, pick);
        if (tries === 0)
          same(decide(game.rules, state, answered(decision.id, decision.seat, answer)), null, 'refusal of a sample');
        missing.delete(meaning(answer));
      }
      same([...missing], [], 'legal answers that no sample brings');
    }
  }
});

everyGame(
  'comes to the same, byte for byte, whatever the order of the keys in an answer',
  ({ rules, start, actions }) => {
    let before = start.state;
    for (const { command, state, log } of actions) {
      if (command.kind === 'answer') {
        const answers = command.answers.map((given) => ({ ...given, answer: backwards(given.answer) }));
        const decided = rules.decide(before, { ...command, answers });
        if (decided.kind === 'rejected') throw new Error(`refused with its keys backwards: ${JSON.stringify(command)}`);
        same(decided.log, log, 'the log of an answer with its keys backwards');
        same(decided.state, state, 'the state after it');
      }
      before = state;
    }
  },
  { share: 0.5 },
);

const backwards = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(backwards);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, part]) => [key, backwards(part)]),
  );
};

everyGame(
  'refuses commands of strangers, for other decisions and without content, and carries out none in part',
  (game, pick) => {
    const { rules } = game;
    for (const state of moments(game, pick).filter(({ outcome }) => outcome === null)) {
      const decision = oneOf(pick, rules.decisions(state));
      const answer = rules.sampleAnswer(state, decision.id, pick);
      const others = state.seats.filter((seat) => !state.pending.some((open) => open.seat === seat));
      for (const seat of ['p9', '', '__proto__', 'constructor']) {
        refused(rules, state, answered(decision.id, seat, answer), 'seat.unknown');
        refused(rules, state, { kind: 'concede', seat }, 'seat.unknown');
      }
      for (const id of ['d0', '', '__proto__', ...Object.keys(state.objects).slice(0, 1)]) {
        refused(rules, state, answered(id, decision.seat, answer), 'decision.not-open');
      }
      refused(rules, state, { kind: 'answer', seat: decision.seat, answers: [] }, 'command.empty');
      for (const seat of others) {
        const left = state.players[seat]?.['left'] === true;
        refused(rules, state, answered(decision.id, seat, answer), left ? 'seat.left' : 'decision.other-seat');
        refused(rules, state, { kind: 'answer', seat, answers: [{ answer }] }, left ? 'seat.left' : 'decision.none');
      }
      // The first answer is legal, the second is not: nothing of it happens.
      const twice = [
        { decision: decision.id, answer },
        { decision: decision.id, answer },
      ];
      refused(rules, state, { kind: 'answer', seat: decision.seat, answers: twice }, null);
    }
  },
);

const moments = (game: RandomGame, pick: Pick): readonly GameState[] => {
  const states = statesOf(game);
  return Array.from({ length: MOMENTS }, () => oneOf(pick, states));
};

const answered = (decision: string, seat: string, answer: Json): Command => ({
  kind: 'answer',
  seat,
  answers: [{ decision, answer }],
});

const CODE = /^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*$/;

/** Why a command is refused, or null. Whatever comes, nothing is thrown, and a refusal has its form and no effect. */
const decide = (rules: Rules, state: GameState, command: Command): Rejection | null => {
  const before = rules.stateHash(state);
  const result = rules.decide(frozen(state), command);
  if (result.kind === 'decided') return null;
  same(rules.stateHash(state), before, 'hash of the state after a refusal');
  if (!CODE.test(result.code)) throw new Error(`"${result.code}" is no stable code`);
  if (!result.message.endsWith('.')) throw new Error(`"${result.message}" is no sentence`);
  same(JSON.parse(JSON.stringify(result)), result, 'refusal as JSON');
  return result;
};

/** `code` is null where several fit. */
const refused = (rules: Rules, state: GameState, command: Command, code: string | null): void => {
  const refusal = decide(rules, state, command);
  if (refusal === null) throw new Error(`accepted: ${JSON.stringify(command)}`);
  if (code !== null) same(refusal.code, code, `code for ${JSON.stringify(command)}`);
};

const shortly = (answer: Json): string => JSON.stringify(answer).slice(0, 300);
