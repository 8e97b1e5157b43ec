/**
 * A stretch of a game, and the same with the cards that stay hidden from a viewer dealt otherwise. Both go on with the
 * same actions; whatever that viewer gets must be the same, byte for byte.
 */
import { knows, type Command, type GameState, type Json, type Rules, type Viewer } from '../../src/engine/index.js';
import { dealtOtherwise, hiddenCards, hiddenThroughout } from './hidden-cards.js';
import { oddAnswer } from './odd-answers.js';
import { pickFrom, type Pick, type Played } from './random-game.js';
import { same } from './same.js';

export interface Stretch {
  readonly rules: Rules;
  readonly from: GameState;
  readonly actions: readonly Played[];
}

/** How far the twins came, over all: a test of the test. */
export interface Reach {
  begun: number;
  exchanged: number;
  finished: number;
  parted: number;
  /** How often a viewer was asked, by kind of question, about objects of which one was another card in the twin. */
  readonly asked: Map<string, number>;
}

export const noReach = (): Reach => ({ begun: 0, exchanged: 0, finished: 0, parted: 0, asked: new Map() });

/** A judge learns what any player has looked at, and not what will be drawn. */
export const hasLimitedView = ({ kind }: Viewer): boolean => kind !== 'everything';

const TRIAL = '7'.repeat(64);
const EVERYTHING: Viewer = { kind: 'everything' };

export const playBothTwins = ({ rules, from, actions }: Stretch, viewer: Viewer, pick: Pick, reach: Reach): void => {
  const hidden = hiddenThroughout(
    rules,
    [from, ...actions.map(({ state }) => state)],
    actions.flatMap(({ log }) => log),
    viewer,
  );
  let twin = dealtOtherwise(rules, from, hidden, pick);
  reach.begun += 1;
  reach.exchanged += hidden.filter((card) => from.cards[card]?.definition !== twin.cards[card]?.definition).length;
  compare(rules, from, twin, viewer, pick, reach);
  for (const played of actions) {
    const next = goOn(rules, twin, played, viewer);
    if (next === null) return void (reach.parted += 1);
    twin = next;
    compare(rules, played.state, twin, viewer, pick, reach);
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

const compare = (rules: Rules, state: GameState, twin: GameState, viewer: Viewer, pick: Pick, reach: Reach): void => {
  const who = JSON.stringify(viewer);
  same(rules.view(twin, viewer), rules.view(state, viewer), `view of ${who}`);
  // A caller who gives the seed of a trial knows how it deals, and must not find out from that what lay there before.
  if (viewer.kind === 'judge') {
    const [here, there] = [rules.redeal(state, TRIAL), rules.redeal(twin, TRIAL)];
    same(rules.view(there, EVERYTHING), rules.view(here, EVERYTHING), 'all of it, dealt again');
    goesOn(rules, here);
  }
  // Only the player who decides sees what a decision shows.
  const open = (of: GameState) =>
    rules.decisions(of).map(({ shows, ...one }) => (knows(viewer, one.seat) ? { ...one, shows } : one));
  same(open(twin), open(state), 'open decisions');
  if (viewer.kind !== 'player') return;
  const own = rules.decisions(state).find(({ seat }) => seat === viewer.seat);
  const legal = own === undefined ? null : rules.legalAnswers(state, own.id, 200);
  if (own !== undefined) {
    same(rules.legalAnswers(twin, own.id, 200), legal, `legal answers of ${who}`);
    const seed = pick(2 ** 31);
    const sampled = (of: GameState) => rules.sampleAnswer(of, own.id, pickFrom(seed));
    if (legal !== null && legal.count > 0) same(sampled(twin), sampled(state), `an answer of ${who} by chance`);
    if (isAskedOf(rules, state, twin, viewer, JSON.stringify(legal?.space))) {
      reach.asked.set(own.kind, (reach.asked.get(own.kind) ?? 0) + 1);
    }
  }
  for (let tries = 0; tries < 5 && state.outcome === null; tries += 1) {
    const command = attempt(viewer.seat, own?.id, oddAnswer(state, legal?.answers ?? [], [], pick));
    const [here, there] = [rules.decide(state, command), rules.decide(twin, command)];
    same(there.kind, here.kind, `verdict on ${JSON.stringify(command)}`);
    if (here.kind === 'rejected') same(there, here, `refusal of ${JSON.stringify(command)} by ${who}`);
  }
};

/** What is under way is about the cards that lie there now. */
const goesOn = (rules: Rules, state: GameState): void => {
  const [decision] = state.pending;
  if (decision === undefined) return;
  const { id, seat } = decision;
  const answer = rules.sampleAnswer(state, id, pickFrom(1));
  const result = rules.decide(state, { kind: 'answer', seat, answers: [{ decision: id, answer }] });
  if (result.kind === 'rejected') throw new Error(`dealt again it does not go on: ${result.code} ${result.message}`);
};

/** Whether the question names an object that the viewer does not see and that is another card in the twin. */
const isAskedOf = (rules: Rules, state: GameState, twin: GameState, viewer: Viewer, asked: string): boolean => {
  const hidden = hiddenCards(rules, state, viewer);
  return Object.values(state.objects).some(({ id, cards, definition }) => {
    const differs = definition !== twin.objects[id]?.definition && cards.some((card) => hidden.has(card));
    return differs && asked.includes(`"${id}"`);
  });
};

const attempt = (seat: string, decision: string | undefined, answer: Json): Command => ({
  kind: 'answer',
  seat,
  answers: [decision === undefined ? { answer } : { decision, answer }],
});
