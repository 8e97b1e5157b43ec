/**
 * Made-up cards that say what no other does together: dice, tokens, piles and costs within effects, for whole games.
 */
import type { AshesCard } from '../../src/engine/games/ashes/card.js';
import { action, ally, alteration, conjuration, ready } from './ashes.js';
import { its, opponent, sequence } from './ashes-words.js';

const MAIN = { pay: 'main' } as const;
const SIDE = { pay: 'side' } as const;
const EXHAUST = { pay: 'exhaust' } as const;
const basics = (n: number) => ({ pay: 'magic', dice: [{ n, level: 'basic' }] }) as const;
const unit = (as: string) => ({ do: 'target', from: { is: ['unit'] }, min: 1, max: 1, as }) as const;
const anything = (as: string) => ({ do: 'choose', from: {}, min: 0, max: 1, as }) as const;

export const SAMPLE_WORDS: readonly AshesCard[] = [
  action({
    id: 'turn-dice',
    cost: [MAIN],
    effect: sequence(
      { do: 'set-dice', count: 3, as: 'n' },
      opponent({ do: 'lower-dice', count: 2, player: 'player', upTo: true }),
      { do: 'raise-dice', count: { plus: [3, { bound: 'n', times: -1 }] } },
    ),
  }),
  action({
    id: 'swap-tokens',
    cost: [SIDE],
    effect: sequence(
      anything('from'),
      anything('to'),
      { do: 'move-token', from: 'from', to: 'to', kinds: ['wounds', 'exhaustion', 'status'], as: 'moved' },
      { do: 'place-status', objects: 'moved', count: 2 },
      { do: 'remove-exhaustion', objects: 'from' },
    ),
  }),
  ready({
    id: 'well',
    cost: [SIDE],
    abilities: [
      {
        kind: 'activated',
        name: 'sink',
        costs: [SIDE, EXHAUST, { pay: 'optional', of: basics(1), as: 'more' }],
        effect: sequence(
          { do: 'each-draws', of: 'all', count: { plus: [1, { bound: 'more' }] }, upTo: true, as: 'drawn' },
          { do: 'all', from: { is: ['phoenixborn'] }, as: 'hosts' },
          {
            do: 'for-each',
            objects: 'hosts',
            as: 'host',
            effect: { do: 'deal', objects: 'host', amount: { share: 'drawn', of: 'host' } },
          },
        ),
      },
    ],
  }),
  ready({
    id: 'mirror',
    conjurations: ['imp'],
    cost: [SIDE, basics(1)],
    abilities: [
      {
        kind: 'activated',
        name: 'call',
        costs: [SIDE, { ...basics(1), as: 'paid' }],
        effect: sequence(
          opponent({ do: 'conjure', card: 'imp', count: 1, on: 'player' }),
          { do: 'conjure', card: 'imp', count: { size: 'paid' }, as: 'placed' },
          { do: 'extra-side-action' },
        ),
      },
      {
        kind: 'activated',
        name: 'recall',
        costs: [MAIN, EXHAUST],
        effect: sequence(
          unit('it'),
          { do: 'destroy', objects: 'it', as: 'gone' },
          { do: 'summon-back', objects: 'gone', as: 'back' },
          { do: 'deal', objects: 'back', amount: 1 },
          { do: 'remove-from-game', objects: 'gone' },
        ),
      },
    ],
  }),
  conjuration({
    id: 'imp',
    limit: 6,
    attack: 1,
    life: 1,
    abilities: [
      {
        kind: 'triggered',
        name: 'return',
        timing: 'when',
        on: [{ event: 'destroyed', where: { object: { object: { self: true } } } }],
        effect: { do: 'spend', cost: [basics(1)], effect: { do: 'to-hand', objects: 'self' } },
      },
    ],
  }),
  ally({
    id: 'thief',
    cost: [MAIN],
    abilities: [
      {
        kind: 'triggered',
        name: 'rob',
        timing: 'when',
        on: [{ event: 'entered', where: { object: { object: { self: true } } } }],
        effect: opponent(
          { do: 'discard', player: 'player', count: 1, as: 'lost' },
          { do: 'discard-top', player: 'player', count: { size: 'lost' }, as: 'top' },
          { do: 'to-hand', objects: 'top' },
        ),
      },
    ],
  }),
  ally({
    id: 'phoenix',
    life: 1,
    cost: [MAIN],
    abilities: [
      {
        kind: 'triggered',
        name: 'rise',
        timing: 'when',
        on: [{ event: 'destroyed', where: { object: { object: { self: true } } } }],
        effect: { do: 'may', effect: { do: 'to-hand', objects: 'self' } },
      },
    ],
  }),
  action({
    id: 'seek',
    cost: [SIDE],
    effect: sequence(
      { do: 'choose', from: { zone: 'drawPile', of: 'you' }, min: 0, max: 2, as: 'it' },
      { do: 'to-hand', objects: 'it' },
      { do: 'shuffle' },
      { do: 'spend', cost: [{ pay: 'discard', count: 1 }], effect: { do: 'draw', count: 2, upTo: true } },
    ),
  }),
  action({
    id: 'banish',
    cost: [MAIN],
    effect: sequence(unit('it'), { do: 'discard-from-play', objects: 'it', as: 'gone' }, unit('other'), {
      do: 'to-hand',
      objects: 'other',
    }),
  }),
  alteration({
    id: 'brand',
    cost: [SIDE],
    bonus: { attack: 1 },
    abilities: [
      {
        kind: 'triggered',
        name: 'burn',
        timing: 'when',
        on: [{ event: 'roundEnding' }],
        effect: its(
          { sourceMark: 'attachedTo' },
          { do: 'destroy', objects: 'it' },
          { do: 'remove-from-game', objects: 'it' },
        ),
      },
    ],
  }),
  action({
    id: 'mend-all',
    cost: [MAIN],
    effect: its(
      { is: ['unit'] },
      { do: 'remove-wounds', objects: 'it', count: 2, upTo: true, as: 'n' },
      { do: 'place-wounds', objects: 'it', count: { bound: 'n' } },
      { do: 'remove-status', objects: 'it' },
    ),
  }),
];
