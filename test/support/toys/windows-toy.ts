/**
 * A toy with windows, in the manner of Ashes: after every batch of events, whatever makes it happen, seats may respond,
 * first "when" it happens, then "after" it, each response with windows of its own, nested in what runs. Damage is a
 * process whose amount and target may be amended before it is inflicted. A seat that could respond to such a batch by
 * what everybody knows (it has a card in hand and a die left) is asked, whether it holds a response or not.
 */
import {
  ask,
  call,
  done,
  go,
  objectIn,
  objectsIn,
  occur,
  procedure,
  seatsFrom,
  zoneOf,
  type Effect,
  type EventPattern,
  type GameDefinition,
  type GameEvent,
  type LogEntry,
  type ObjectId,
  type Seat,
} from '../../../src/engine/kernel/index.js';
import { actionOf, cites, powerOf, spell, toyGame, unitsOf, type ToyCard, type ToyParts } from './toy.js';
import { toyWords } from './toy-words.js';
import { damage, windowWords } from './windows-toy-damage.js';
import { around, play, respondDecision, responseOf, responseWindow, trigger } from './windows-toy-windows.js';

const turns = procedure('windows-toy', {
  act: (game) => {
    const seat = game.state.turn.active;
    const plays = objectsIn(game, zoneOf(seat, 'hand'))
      .filter((card) => responseOf(game, card) === null)
      .map((card) => ({ action: 'play', card }));
    const attacks = unitsOf(game, seat).map((attacker) => ({ action: 'attack', attacker }));
    return ask(
      { seat, kind: 'act', params: { actions: [...plays, ...attacks, { action: 'end' }] }, cites },
      'carryOut',
    );
  },
  carryOut: (game, _locals, result) => {
    const seat = game.state.turn.active;
    const { card, attacker } = actionOf(result);
    if (typeof card === 'string') return call(play.with({ seat, card, events: [] }), 'next');
    if (typeof attacker === 'string') return call(attack.with({ seat, attacker }), 'next');
    return go('next');
  },
  next: (game) => {
    const { number, active } = game.state.turn;
    const next = seatsFrom(game, active).find((seat) => seat !== active) ?? active;
    return occur({ kind: 'turnChanged', cites, turn: { number: number + 1, active: next, phase: 'main' } }, 'act');
  },
  stopped: () => go('next'),
});

type Attack = { readonly seat: Seat; readonly attacker: ObjectId; readonly blocker?: ObjectId | null };

/** A blocker that is gone leaves the attacker unblocked: the player is hit. */
const attack = procedure<Attack>('attack', {
  block: (game, { seat }) => {
    const [, defender = seat] = seatsFrom(game, seat);
    const blocks = unitsOf(game, defender).map((block) => ({ block }));
    return ask({ seat: defender, kind: 'act', params: { actions: [...blocks, { block: null }] }, cites }, 'blocked');
  },
  blocked: (_game, { attacker }, result) => {
    const { block } = actionOf(result);
    const blocker = typeof block === 'string' ? block : null;
    const event: GameEvent = { kind: 'said', cites, text: 'battle', object: attacker, blocker };
    return occur(event, 'battle', { blocker });
  },
  battle: (game, { seat, attacker, blocker }) => {
    if (objectIn(game, attacker) === undefined) return done();
    const amount = powerOf(game, attacker);
    const [, defender = seat] = seatsFrom(game, seat);
    return blocker === null || blocker === undefined || objectIn(game, blocker) === undefined
      ? occur({ kind: 'scored', cites, seat: defender, amount: -amount }, 'end')
      : call(damage.with({ amount, to: blocker, seat }), 'end');
  },
  end: () => done(),
});

/**
 * A card that is played in a window, when or after something happens. Its ability functions nowhere by itself: whether
 * somebody holds it is hidden, so nothing may follow from that before it is played.
 */
export const response = (id: string, timing: 'when' | 'after', on: EventPattern, effect: Effect): ToyCard =>
  spell(id, effect, { abilities: [{ kind: 'triggered', name: id, timing, zones: [], on: [on], effect }] });

export const windowsToy = (own: ToyParts = {}): GameDefinition => {
  const toy = toyGame({
    id: 'windows-toy',
    procedures: [turns, responseWindow, trigger, play, damage, attack, ...windowWords, ...toyWords()],
    around,
    start: () => turns.with({}),
    decisions: [respondDecision],
    ...own,
    atoms: { damageAnnounced: noted, prevented: noted, ...own.atoms },
  });
  return {
    ...toy,
    zones: [...toy.zones, { kind: 'resolving', visibility: 'public', per: 'seat', cites }],
  };
};

const noted = (_draft: unknown, event: LogEntry): LogEntry => event;
