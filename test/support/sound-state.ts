/** What must hold of every state between two actions, whatever the game. */
import { kindOfZone, zonesIn, type GameState, type Json, type Rules } from '../../src/engine/kernel/index.js';
import { faultsByKit, knownKitOf } from './games/kit.js';
import { playing } from './random-game.js';

export const requireSound = (rules: Rules, state: GameState, when = 'between two actions'): void => {
  const faults = stateFaults(rules, state);
  if (faults.length > 0) throw new Error(`${when}: ${faults.join('; ')}`);
};

const stateFaults = (rules: Rules, state: GameState): readonly string[] => [
  ...zoneFaults(rules, state),
  ...cardFaults(rules, state),
  ...referenceFaults(state),
  ...decisionFaults(state),
  ...seatFaults(rules, state),
  ...faultsByKit(rules.game, state),
];

/** Zones and objects agree: each object is listed once, in the zone that it names. */
const zoneFaults = (rules: Rules, state: GameState): readonly string[] => {
  const faults: string[] = [];
  const kinds = zonesIn(rules.compiled.game, state.format);
  const expected = kinds.flatMap(({ kind, per }) =>
    per === 'game' ? [kind] : state.seats.map((seat) => `${seat}.${kind}`),
  );
  for (const zone of Object.keys(state.zones)) if (!expected.includes(zone)) faults.push(`there is no zone ${zone}`);
  for (const zone of expected) if (state.zones[zone] === undefined) faults.push(`the zone ${zone} is missing`);
  const placed = new Set<string>();
  for (const [zone, ids] of Object.entries(state.zones)) {
    for (const id of ids) {
      if (placed.has(id)) faults.push(`${id} stands twice in zones`);
      placed.add(id);
      if (state.objects[id]?.zone !== zone) faults.push(`${zone} holds ${id}, which says ${state.objects[id]?.zone}`);
    }
  }
  for (const [key, object] of Object.entries(state.objects)) {
    if (key !== object.id) faults.push(`object ${object.id} is kept as ${key}`);
    if (!placed.has(key)) faults.push(`${key} is in no zone`);
    if (object.id in state.former) faults.push(`${key} is there and also remembered as gone`);
  }
  return faults;
};

/** No card is lost, doubled, made up or given away. */
const cardFaults = (rules: Rules, state: GameState): readonly string[] => {
  const faults: string[] = [];
  const found = new Set<string>();
  for (const { id, cards, cardless, owner, definition, waiting } of Object.values(state.objects)) {
    if (cards.length === 0 && cardless !== true && waiting === undefined)
      faults.push(`${id} has neither cards nor an ability`);
    for (const card of cards) {
      if (found.has(card)) faults.push(`card ${card} is in two objects`);
      found.add(card);
    }
    // A pile may hold cards of others: who played another's card may go on to play one of their own onto it.
    const owners = cards.map((card) => state.cards[card]?.owner);
    if (cards.length > 0 && !owners.includes(owner))
      faults.push(`${id} of ${owner} is made of cards of ${owners.join(', ')}`);
    const [top] = cards;
    if (top !== undefined && state.cards[top]?.definition !== definition) faults.push(`${id} shows another card`);
  }
  const stay = playing(state);
  for (const [card, { owner }] of Object.entries(state.cards))
    if (stay.includes(owner) && !found.has(card)) faults.push(`card ${card} is nowhere`);
  // A shared list of a draft has no owner while it is in a shared zone.
  const ofTheTable = rules.deckFormat(state.format) !== null;
  // What a player who left has in the zones of others may stay there, by the rules of some games, and in some of their
  // own.
  const { staysBehind: staying = [] } = knownKitOf(rules.game);
  for (const { owner, zone, cards } of Object.values(state.objects)) {
    const isWithOthers = stay.some((seat) => zone.startsWith(`${seat}.`)) || staying.includes(kindOfZone(zone));
    if (ofTheTable && !zone.includes('.')) continue;
    if (!stay.includes(owner) && cards.length > 0 && !isWithOthers)
      faults.push(`card ${cards.join(', ')} of ${owner}, who left, is still there`);
  }
  return faults;
};

/** Ids as the engine gives them out: a letter for the kind of thing, and a number. */
const OBJECT_ID = /^[oa][1-9]\d*$/;
const ANY_ID = /^[a-z][1-9]\d*$/;

/** The state holds no id of an object that neither exists nor is remembered, and no id ahead of the counter. */
const referenceFaults = (state: GameState): readonly string[] => {
  const faults: string[] = [];
  const exists = (id: string): boolean => id in state.objects || id in state.former;
  const look = (where: string, value: Json): void => {
    if (typeof value === 'string') {
      if (OBJECT_ID.test(value) && !exists(value)) faults.push(`${where} names ${value}, which is gone`);
    } else if (typeof value === 'object' && value !== null) {
      for (const part of Object.values(value)) look(where, part);
    }
  };
  for (const { id, marks } of Object.values(state.objects)) look(`a mark of ${id}`, marks);
  for (const effect of state.effects)
    if (effect.does.kind === 'changes') look(`effect ${effect.id}`, effect.does.objects);
  // A question that was asked before somebody left may name what left with them; and what an effect has named may have
  // moved on since from a zone whose objects nobody remembers, as has the source of an ability that was used from a
  // hand.
  const isComplete = playing(state).length === state.seats.length;
  const isSource = (id: string): boolean => JSON.stringify(state.frames).includes(`"object":"${id}"`);
  for (const { id, params, about } of isComplete ? state.pending : []) {
    const { scope: _scope, announced: _announced, ...own } = params;
    look(`decision ${id}`, about === undefined || isSource(about) ? own : [own, about]);
  }
  for (const id of [...Object.keys(state.objects), ...Object.keys(state.former)]) {
    if (!ANY_ID.test(id) || Number(id.slice(1)) > (state.counters.ids[id.slice(0, 1)] ?? 0))
      faults.push(`${id} was never handed out`);
  }
  return faults;
};

/** The game waits for somebody, or it is over; who is asked is there and the frame that asked waits. */
const decisionFaults = (state: GameState): readonly string[] => {
  const faults: string[] = [];
  const { pending, outcome, chance } = state;
  if (outcome === null && pending.length === 0 && chance?.awaiting === undefined)
    faults.push('nobody has anything to decide, and the game is not over');
  if (new Set(pending.map(({ id }) => id)).size !== pending.length) faults.push('two decisions have one id');
  const stay = playing(state);
  if (outcome !== null) return faults;
  for (const { id, cites } of pending) if (cites.length === 0) faults.push(`decision ${id} is asked by no rule`);
  for (const { id, seat, frame } of pending) {
    if (!stay.includes(seat)) faults.push(`decision ${id} is for ${seat}, who left`);
    if (!state.frames.some((one) => one.id === frame)) faults.push(`nothing waits for decision ${id}`);
  }
  return faults;
};

const seatFaults = (rules: Rules, state: GameState): readonly string[] => {
  const { seats, players, turn, outcome } = state;
  const faults: string[] = [];
  if (Object.keys(players).join() !== seats.join()) faults.push('seats and players differ');
  // It may still be the turn of somebody who left, while others resolve what is theirs.
  if (!seats.includes(turn.active)) faults.push('it is the turn of nobody at the table');
  if (outcome === null && playing(state).length < 2) faults.push('one player is left, and the game is not over');
  if (outcome !== null && rules.deckFormat(state.format) !== null) {
    if (outcome.draw || outcome.winners.length + outcome.losers.length > 0) faults.push('somebody has won for a deck');
  } else if (outcome !== null) {
    const named = [...outcome.winners, ...outcome.losers];
    if (named.toSorted().join() !== seats.toSorted().join()) faults.push(`the outcome names ${named.join(', ')}`);
    if (outcome.draw !== (outcome.winners.length === 0)) faults.push('a draw has no winner, and nothing else has none');
  }
  return faults;
};
