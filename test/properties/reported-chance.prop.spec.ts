/**
 * Goal: a paper match is recorded by the same rules as any other; only chance comes from outside.
 * Method: (1) random games by a seed are reported, outcome by outcome, to a game whose decks lie in another order: both
 * must come to the same logs and to the same views of everybody. (2) Random games whose scorekeeper reports any
 * possible outcomes come to an end, chance falls as reported, and unidentified cards are shown to nobody.
 * When it fails: look at `kernel/chance`.
 */
import { expect, it } from 'vitest';
import type { Command, GameState, Rules } from '../../src/engine/index.js';
import { everyGame } from '../support/every-game.js';
import { ACTIONS_MAX, type Pick, randomCommand } from '../support/random-game.js';
import { same } from '../support/same.js';
import { requireSound } from '../support/sound-state.js';
import { awaitingOf, choicesIn, randomRecorder, reportFor } from '../support/reported-chance.js';
import { reportedTwin } from '../support/reported-twin.js';

const OTHER_SEED = '7d'.repeat(32);

/** How much was reported and searched for over all: a test of the test. */
const reach = { cards: 0, choices: 0, named: 0 };

everyGame(
  'reported as the chance of a game by a seed, leads to the same log and the same views',
  (game) => {
    const { counts } = reportedTwin(game);
    for (const what of ['cards', 'choices', 'named'] as const) reach[what] += counts[what];
  },
  // 2031868203: what was meant in a searched pile had been taken here in the place of another. 22: somebody chooses
  // from the hand of another, which is mixed before.
  { share: 0.5, also: [2031868203, 22] },
);

everyGame(
  'reported as any possible outcome, leads to an end, and can be re-executed',
  ({ rules, seed, setup }, pick) => {
    const created = rules.create({ ...setup, seed: OTHER_SEED, chance: 'reported' });
    if (created.kind === 'rejected') throw new Error(created.message);
    const commands: Command[] = [];
    const log = [...created.log];
    let { state } = created;
    while (state.outcome === null) {
      if (commands.length >= ACTIONS_MAX) throw new Error(`the game of seed ${seed} has not ended`);
      const command = nextCommand(rules, state, pick);
      const decided = rules.decide(state, command);
      if (decided.kind === 'rejected') throw new Error(`${JSON.stringify(command)} is refused: ${decided.message}`);
      ({ state } = decided);
      log.push(...decided.log);
      commands.push(command);
      requireSound(rules, state);
      requireUnidentifiedUnseen(rules, state);
    }
    const told = new Map(
      commands.flatMap((one) => (one.kind === 'assert' ? one.reported : [])).map((one) => [one.label, one]),
    );
    for (const [label, fell] of choicesIn(rules.game, log)) same(fell, told.get(label)?.outcome, `how ${label} fell`);
    const session = rules.session(created.state);
    for (const command of commands) same(session.submit(command).kind, 'accepted', 'the same once more');
    same(rules.stateHash(session.state()), rules.stateHash(state), 'the re-executed state');
  },
  { share: 0.5 },
);

it('has reported cards and choices, and named cards of piles that were looked through', () => {
  expect(reach.cards).toBeGreaterThan(100);
  expect(reach.choices).toBeGreaterThan(5);
  expect(reach.named).toBeGreaterThan(0);
});

const nextCommand = (rules: Rules, state: GameState, pick: Pick): Command =>
  awaitingOf(state).length > 0 ? reportFor(rules, state, randomRecorder(pick)) : randomCommand(rules, state, pick);

/** Not even those who see all are shown what only stands in for a card. */
const requireUnidentifiedUnseen = (rules: Rules, state: GameState): void => {
  const seen = JSON.stringify(rules.view(state, { kind: 'everything' }));
  for (const { id, untold } of Object.values(state.objects)) {
    if (untold === true && seen.includes(`"id":"${id}"`)) throw new Error(`${id} is shown and unidentified`);
  }
};
