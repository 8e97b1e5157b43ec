/**
 * Goal: a game can be taken back to any of its states, and nobody learns by it what they may not know.
 * Method: random games, taken back from random moments to random earlier ones, with the same chance and with new.
 * When it fails: look at `kernel/match/rewind.ts`; `alike` says which cards are exchanged.
 */
import { expect, it } from 'vitest';
import type { GameState, Rules, Substitution, Viewer } from '../../src/engine/index.js';
import { everyGame } from '../support/every-game.js';
import { placesIn, seesFace, viewersOf } from '../support/hidden-cards.js';
import { type Pick, type RandomGame, randomCommand, statesOf } from '../support/random-game.js';
import { same } from '../support/same.js';
import { requireSound } from '../support/sound-state.js';

const MOMENTS = 20;
/** Actions that a game goes on for after it was taken back. */
const LENGTH = 12;
const NEW_SEED = 'ab'.repeat(32);

/** How much was exchanged over all: a test of the test. */
const reach = { rewinds: 0, exchanged: 0, steps: 0, faces: 0 };

everyGame(
  'is, taken back, the state of that step except for the cards exchanged',
  (game, pick) => {
    for (const { rules, to, from } of moments(game, pick)) {
      const { state, substitutions } = rules.rewind({ to, from, number: 1 });
      reach.rewinds += 1;
      reach.exchanged += substitutions.length;
      same(withoutExchanges(state, to, substitutions), to, 'the state taken back');
      same(state.counters.draws, from.counters.draws, 'chance that is used up');
      same(rules.rewind({ to, from, number: 1 }), { state, substitutions }, 'the same once more');
      requireSound(rules, state, 'taken back');
      for (const { seat, object, was, is } of substitutions) {
        same([to.cards[was]?.owner, to.cards[is]?.owner], [seat, seat], `the owner of the cards in ${object}`);
        same(zoneOfCard(from, is), zoneOfCard(from, was), `the zone that the cards in ${object} were held in`);
      }
    }
  },
  // 2099427750: a card of the Limit Break deck was exchanged with one of the deck.
  { also: [2099427750] },
);

const zoneOfCard = ({ objects }: GameState, card: string): string | undefined =>
  Object.values(objects).find(({ cards }) => cards.includes(card))?.zone;

it('has exchanged cards', () => {
  expect(reach.exchanged).toBeGreaterThan(reach.rewinds / 10);
});

everyGame('shows, taken back, what it showed then, to all but the owners of exchanged cards', (game, pick) => {
  for (const { rules, to, from } of moments(game, pick)) {
    const { state, substitutions } = rules.rewind({ to, from, number: 2 });
    for (const viewer of viewersOf(to).filter(isKeptInTheDark)) {
      if (substitutions.some((exchange) => knew(viewer, exchange, to))) continue;
      same(rules.view(state, viewer), rules.view(to, viewer), `view of ${JSON.stringify(viewer)}`);
    }
  }
});

everyGame('reports what a step disclosed, even for a moment: nothing where no seat saw a new face', (game, pick) => {
  const { rules } = game;
  for (const { state: from, command } of stepsOf(game, pick)) {
    const known = new Map(from.seats.map((seat) => [seat, facesSeen(rules, from, seat)]));
    const fresh = new Set<string>();
    const watch = (state: GameState): GameState => {
      for (const [seat, faces] of known) {
        if (facesSeen(rules, state, seat).some((card) => !faces.includes(card))) fresh.add(seat);
      }
      return state;
    };
    const decided = rules.decide(from, command, watch);
    if (decided.kind === 'rejected') throw new Error(`an action of the game is refused: ${decided.message}`);
    watch(decided.state);
    const { state, news } = rules.decideRevealing(from, command);
    same(state, decided.state, 'the state that it led to');
    for (const seat of from.seats) {
      const isTold = news.some((one) => one.kind === 'face' && one.to === seat);
      same(isTold, fresh.has(seat), `new faces for ${seat}`);
      reach.faces += isTold ? 1 : 0;
    }
    reach.steps += 1;
  }
});

it('has seen steps that showed faces, and steps that showed none', () => {
  expect(reach.faces).toBeGreaterThan(reach.steps / 10);
  expect(reach.faces).toBeLessThan(reach.steps);
});

/** Cards whose faces lie open for a seat, by the ruleset's zones. */
const facesSeen = (rules: Rules, state: GameState, seat: string): readonly string[] =>
  placesIn(rules, state).flatMap((place) =>
    place.objects
      .filter((object) => seesFace(place, object, { kind: 'player', seat }) || object.seenBy?.includes(seat) === true)
      .flatMap(({ cards }) => cards),
  );

everyGame('goes on from wherever it was taken back to, and deals otherwise from a new seed', (game, pick) => {
  for (const { rules, to, from } of moments(game, pick).slice(0, MOMENTS / 4)) {
    for (const seed of [{}, { seed: NEW_SEED }]) {
      let { state } = rules.rewind({ to, from, number: 3, ...seed });
      requireSound(rules, state, 'taken back');
      same(state.seed, 'seed' in seed ? NEW_SEED : to.seed, 'seed');
      for (let actions = 0; actions < LENGTH && state.outcome === null; actions += 1) {
        const decided = rules.decide(state, randomCommand(rules, state, pick));
        if (decided.kind === 'rejected') throw new Error(`a legal answer is refused: ${decided.message}`);
        ({ state } = decided);
      }
      requireSound(rules, state, 'gone on');
    }
  }
});

everyGame('goes back to a branch that was left, with the chance of the newest one', (game, pick) => {
  const [opening] = statesOf(game);
  if (opening === undefined) throw new Error('a game has a first state');
  for (const { rules, to: left, from } of moments(game, pick).slice(0, MOMENTS / 4)) {
    for (const seed of [{}, { seed: NEW_SEED }]) {
      let { state } = rules.rewind({ to: opening, from, number: 1, ...seed });
      for (let actions = 0; actions < LENGTH && state.outcome === null; actions += 1) {
        const decided = rules.decide(state, randomCommand(rules, state, pick));
        if (decided.kind === 'rejected') throw new Error(`a legal answer is refused: ${decided.message}`);
        ({ state } = decided);
      }
      const back = rules.rewind({ to: left, from: state, number: 2 });
      requireSound(rules, back.state, 'back on the branch');
      same(back.state.seed, state.seed, 'seed');
      same(back.state.counters.ids, state.counters.ids, 'ids that are used up');
      if ('seed' in seed) continue;
      same(withoutExchanges(back.state, left, back.substitutions), left, 'the state of the branch that was left');
    }
  }
});

interface Moment {
  readonly rules: Rules;
  readonly to: GameState;
  readonly from: GameState;
}

/** Two states of the game, the earlier one running: neighbours and whole games apart. */
const moments = (game: RandomGame, pick: Pick): readonly Moment[] => {
  const states = statesOf(game);
  return Array.from({ length: MOMENTS }, (_, n) => {
    const later = 1 + pick(states.length - 1);
    const back = n % 2 === 0 ? 1 + pick(Math.min(later, 12)) : 1 + pick(later);
    return { rules: game.rules, to: states[later - back], from: states[later] };
  }).flatMap(({ rules, to, from }) => (to === undefined || from === undefined ? [] : [{ rules, to, from }]));
};

/** Actions of the game, each with the state that it met. */
const stepsOf = (game: RandomGame, pick: Pick) => {
  const before = statesOf(game);
  return Array.from({ length: MOMENTS }, () => pick(game.actions.length)).flatMap((index) => {
    const [state, command] = [before[index], game.actions[index]?.command];
    return state === undefined || command === undefined ? [] : [{ state, command }];
  });
};

const isKeptInTheDark = ({ kind }: Viewer): boolean => kind === 'player' || kind === 'spectator';

/** Whether the viewer saw, before, the face of what is exchanged: its own hand, or what it had looked at. */
const knew = (viewer: Viewer, { seat, object }: Substitution, { objects }: GameState): boolean =>
  viewer.kind === 'player' && (viewer.seat === seat || objects[object]?.seenBy?.includes(viewer.seat) === true);

/** The state with the exchanged cards where they were. */
const withoutExchanges = (state: GameState, to: GameState, substitutions: readonly Substitution[]): GameState => {
  const objects = Object.entries(state.objects).map(([id, object]) => {
    const exchange = substitutions.find((one) => one.object === id);
    if (exchange === undefined) return [id, object] as const;
    same(object.cards, [exchange.is], `the card in ${id}`);
    same(to.objects[id]?.cards, [exchange.was], `the card that was in ${id}`);
    return [id, to.objects[id] ?? object] as const;
  });
  return { ...state, objects: Object.fromEntries(objects), counters: to.counters };
};
