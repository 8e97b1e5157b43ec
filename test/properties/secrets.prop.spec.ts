/**
 * Goal: no viewer can infer from anything the engine gives out what that viewer may not know: not from views, logs,
 * open decisions, ids, refusals or the sizes of any of them.
 * Method: a random moment of a random game, and the same with the cards that stay hidden from a viewer dealt otherwise.
 * Both go on with the same actions; whatever that viewer gets must be the same, byte for byte.
 * When it fails: the message shows the first difference. Usually an id is handed out, or a question asked, only if a
 * hidden card fits.
 */
import { expect, it } from 'vitest';
import { everyGame } from '../support/every-game.js';
import { viewersOf } from '../support/hidden-cards.js';
import { statesOf } from '../support/random-game.js';
import { playBothTwins, hasLimitedView, noReach } from '../support/secret-twins.js';

const MOMENTS = 12;
/** Actions that both games go on for; the longer, the fewer cards stay hidden all the time. */
const LENGTH = 8;

const reach = noReach();

everyGame(
  'looks the same to a viewer whatever the cards that it does not see',
  (game, pick) => {
    for (let moment = 0; moment < MOMENTS; moment += 1) {
      const first = pick(game.actions.length);
      const from = statesOf(game)[first] ?? game.start.state;
      const stretch = { rules: game.rules, from, actions: game.actions.slice(first, first + LENGTH) };
      for (const viewer of viewersOf(from).filter(hasLimitedView)) playBothTwins(stretch, viewer, pick, reach);
    }
  },
  // A question shows a hidden card that nothing else names: a pile is searched; a card is being played, and may enter
  // in another way.
  { also: [1251021004, 1270793811, 1053954939] },
);

it('has compared games that really differed', () => {
  expect(reach.exchanged).toBeGreaterThanOrEqual(reach.begun * 10);
  expect(reach.finished).toBeGreaterThanOrEqual(reach.begun * 0.9);
});
