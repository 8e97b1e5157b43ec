/**
 * Goal: nobody can tell from anything the engine gives out what it may not know: not from views, logs, open decisions,
 * ids, refusals or the sizes of any of them.
 * Method: a random moment of a random game, and the same with the cards that stay hidden from a viewer dealt otherwise.
 * Both go on with the same actions; whatever that viewer gets must be the same, byte for byte.
 * When it fails: the message shows the first difference. Usually an id is handed out, or a question asked, only if a
 * hidden card fits.
 */
import { expect, it } from 'vitest';
import { knows, type Command, type GameState, type Json, type Rules, type Viewer } from '../../src/engine/index.js';
import { everyGame } from '../support/every-game.js';
import { dealtOtherwise, hiddenThroughout, viewersOf } from '../support/hidden-cards.js';
import { oddAnswer } from '../support/odd-answers.js';
import { type Pick, type Played, type RandomGame, statesOf } from '../support/random-game.js';
import { same } from '../support/same.js';

const MOMENTS = 12;
/** Actions that both games go on for; the longer, the fewer cards stay hidden all the time. */
const LENGTH = 8;

/** How far the twin games came, over all: a test of the test. */
const reach = { begun: 0, exchanged: 0, finished: 0, parted: 0 };

everyGame(
  'looks the same to a viewer whatever the cards that it does not see',
  (game, pick) => {
    for (let moment = 0; moment < MOMENTS; moment += 1) {
      const from = pick(game.actions.length);
      for (const viewer of viewersOf(game.start.state).filter(isKeptInTheDark)) goOnTwice(game, from, viewer, pick);
    }
  },
  // A question shows a hidden card that nothing else names: a pile is searched; a card is being played, and may enter in another way.
  { also: [1251021004, 1270793811, 1053954939] },
);

it('has compared games that really differed', () => {
  expect(reach.exchanged).toBeGreaterThanOrEqual(reach.begun * 10);
  expect(reach.finished).toBeGreaterThanOrEqual(reach.begun * 0.9);
});

const isKeptInTheDark = ({ kind }: Viewer): boolean => kind === 'player' || kind === 'spectator';

const goOnTwice = (game: RandomGame, from: number, viewer: Viewer, pick: Pick): void => {
  const { rules } = game;
  const stretch = game.actions.slice(from, from + LENGTH);
  const states = statesOf(game).slice(from, from + LENGTH + 1);
  const [first] = states;
  if (first === undefined) return;
  const hidden = hiddenThroughout(
    rules,
    states,
    stretch.flatMap(({ log }) => log),
    viewer,
  );
  let twin = dealtOtherwise(rules, first, hidden, pick);
  reach.begun += 1;
  reach.exchanged += hidden.filter((card) => first.cards[card]?.definition !== twin.cards[card]?.definition).length;
  compare(rules, first, twin, viewer, pick);
  for (const played of stretch) {
    const next = goOn(rules, twin, played, viewer);
    if (next === null) return void (reach.parted += 1);
    twin = next;
    compare(rules, played.state, twin, viewer, pick);
  }
  reach.finished += 1;
};

/** Null where another player cannot do in the twin what it did in the game, because it holds other cards. */
const goOn = (rules: Rules, twin: GameState, { command, log }: Played, viewer: Viewer): GameState | null => {
  const result = rules.decide(twin, command);
  if (result.kind === 'rejected') {
    if (viewer.kind === 'player' && 'seat' in command && viewer.seat === command.seat) {
      throw new Error(`the viewer's own ${JSON.stringify(command)} is refused only in the twin: ${result.code}`);
    }
    return null;
  }
  same(
    rules.logFor(result.log, viewer),
    rules.logFor(log, viewer),
    `log for ${JSON.stringify(viewer)} of ${JSON.stringify(command)}`,
  );
  return result.state;
};

const compare = (rules: Rules, state: GameState, twin: GameState, viewer: Viewer, pick: Pick): void => {
  const who = JSON.stringify(viewer);
  same(rules.view(twin, viewer), rules.view(state, viewer), `view of ${who}`);
  // What a decision shows is for whoever makes it.
  const open = (of: GameState) =>
    rules.decisions(of).map(({ shows, ...one }) => (knows(viewer, one.seat) ? { ...one, shows } : one));
  same(open(twin), open(state), 'open decisions');
  if (viewer.kind !== 'player') return;
  const own = rules.decisions(state).find(({ seat }) => seat === viewer.seat);
  const legal = own === undefined ? null : rules.legalAnswers(state, own.id, 200);
  if (own !== undefined) same(rules.legalAnswers(twin, own.id, 200), legal, `legal answers of ${who}`);
  for (let tries = 0; tries < 5 && state.outcome === null; tries += 1) {
    const command = attempt(viewer.seat, own?.id, oddAnswer(state, legal?.answers ?? [], [], pick));
    const [here, there] = [rules.decide(state, command), rules.decide(twin, command)];
    same(there.kind, here.kind, `verdict on ${JSON.stringify(command)}`);
    if (here.kind === 'rejected') same(there, here, `refusal of ${JSON.stringify(command)} by ${who}`);
  }
};

const attempt = (seat: string, decision: string | undefined, answer: Json): Command => ({
  kind: 'answer',
  seat,
  answers: [decision === undefined ? { answer } : { decision, answer }],
});
