import type { AshesCard, SimpleCost } from '../../card.js';
import type { AshesAbility } from '../../vocabulary.js';
import { deal, ENTERS, EXHAUST, inTurn, ITSELF, MAIN, OWN_UNIT, SIDE, target, UNIT } from '../phrases.js';

const basics = (n: number): SimpleCost => ({ pay: 'magic', dice: [{ n, level: 'basic' }] });
const YOU = { seat: { seat: 'you' } } as const;
const ONE_MORE = { do: 'place-status', objects: 'self', count: 1 } as const;
const A_CARD = { do: 'draw', count: 1 } as const;

type Heard = Pick<Extract<AshesAbility, { readonly kind: 'triggered' }>, 'name' | 'on' | 'effect'>;
/** Once in a turn, however often it happens. */
const after = (heard: Heard): AshesAbility => ({ kind: 'triggered', timing: 'after', oncePerTurn: true, ...heard });

/** Those who trade in dice, charms and tokens. */
const stalls: readonly AshesCard[] = [
  {
    id: 'dice-broker',
    name: 'Broker of Dice',
    type: 'ally',
    cost: [SIDE, basics(1)],
    attack: 1,
    life: 2,
    recover: 1,
    text: 'Once in a turn each, after your dice are exhausted and after a die is turned: a status token on this unit.',
    abilities: [
      after({ name: 'commission', on: [{ event: 'diceExhausted', where: YOU }], effect: ONE_MORE }),
      after({ name: 'margin', on: [{ event: 'dieChanged' }], effect: ONE_MORE }),
    ],
  },
  {
    id: 'charm-seller',
    name: 'Seller of Charms',
    type: 'ally',
    cost: [MAIN, basics(1)],
    attack: 0,
    life: 3,
    recover: 2,
    text: 'Once in a turn each: a wound on the card on which a die is placed; a card after you took one from a pile.',
    abilities: [
      after({
        name: 'sour charm',
        on: [{ event: 'diePlaced', bind: { it: 'on' } }],
        effect: { do: 'place-wounds', objects: 'it', count: 1 },
      }),
      after({ name: 'change', on: [{ event: 'takenToHand', where: YOU }], effect: A_CARD }),
    ],
  },
  {
    id: 'night-surgeon',
    name: 'Surgeon of the Night',
    type: 'ally',
    cost: [MAIN, basics(1)],
    attack: 1,
    life: 3,
    recover: 0,
    text: 'Once in a turn each: what is healed wakes; what wakes gets a status token; what tires gets a wound.',
    abilities: [
      after({
        name: 'smelling salts',
        on: [{ event: 'woundsRemoved', bind: { it: 'object' } }],
        effect: { do: 'remove-exhaustion', objects: 'it', count: 1 },
      }),
      after({
        name: 'tonic',
        on: [{ event: 'exhaustionRemoved', bind: { it: 'object' } }],
        effect: { do: 'place-status', objects: 'it', count: 1 },
      }),
      after({
        name: 'lancet',
        on: [{ event: 'exhausted', bind: { it: 'object' } }],
        effect: { do: 'place-wounds', objects: 'it', count: 1 },
      }),
    ],
  },
  {
    id: 'token-taker',
    name: 'Taker of Tokens',
    type: 'ready',
    cost: [SIDE],
    text: 'Once in a turn each: a card after a status token is placed; 1 damage to a target unit after one is removed.',
    abilities: [
      after({ name: 'deposit', on: [{ event: 'statusPlaced' }], effect: A_CARD }),
      after({ name: 'withdrawal', on: [{ event: 'statusRemoved' }], effect: inTurn(target(UNIT), deal(1)) }),
    ],
  },
];

/** Those who watch the crowd. */
const watchers: readonly AshesCard[] = [
  {
    id: 'pit-drummer',
    name: 'Drummer of the Pit',
    type: 'ally',
    cost: [MAIN, basics(2)],
    attack: 2,
    life: 2,
    recover: 1,
    text: 'Others that attack the same have 1 more attack. Once in a turn each: declared blockers do not counter this turn; a card for a guard; a status token for an attacker that leaves its battle or has fought.',
    abilities: [
      {
        kind: 'static',
        name: 'war beat',
        affects: { is: ['unit'], other: true, sharedMark: 'attacking' },
        changes: [{ change: 'number', name: 'attack', add: 1 }],
      },
      after({
        name: 'roll',
        on: [{ event: 'blockersDeclared', bind: { them: 'objects' } }],
        effect: {
          do: 'modify',
          objects: 'them',
          changes: [{ change: 'flag', flag: 'cannotCounter' }],
          until: 'endOfTurn',
        },
      }),
      after({ name: 'fanfare', on: [{ event: 'guardDeclared', where: YOU }], effect: A_CARD }),
      after({
        name: 'retreat',
        on: [{ event: 'leftBattle', bind: { it: 'object' } }],
        effect: { do: 'place-status', objects: 'it', count: 1 },
      }),
      after({
        name: 'last beat',
        on: [{ event: 'battleFought', bind: { it: 'attacker' } }],
        effect: { do: 'place-status', objects: 'it', count: 1 },
      }),
    ],
  },
  {
    id: 'market-crier',
    name: 'Crier of the Market',
    type: 'ally',
    cost: [MAIN, basics(1)],
    attack: 0,
    life: 4,
    recover: 1,
    text: "Once in a turn each, a status token: after an opponent's spell, after a card leaves play, at the end of the prepare phase. A card after an alteration is attached to it and after you are targeted.",
    abilities: [
      after({
        name: 'rumour',
        on: [{ event: 'spellPlayed', where: { seat: { seat: 'opponents' } } }],
        effect: ONE_MORE,
      }),
      after({ name: 'obituary', on: [{ event: 'leavesPlay' }], effect: ONE_MORE }),
      after({ name: 'morning news', on: [{ event: 'prepareEnding' }], effect: ONE_MORE }),
      after({ name: 'fashion', on: [{ event: 'attached', where: { to: ITSELF.object } }], effect: A_CARD }),
      after({ name: 'slander', on: [{ event: 'playerTargeted', where: { player: { seat: 'you' } } }], effect: A_CARD }),
    ],
  },
  {
    id: 'house-of-mirrors',
    name: 'House of Mirrors',
    type: 'ready',
    cost: [MAIN, basics(1)],
    text: 'Side action, exhausted: a target unit of yours has attack and life the other way round, and cannot be attacked, until the end of the round.',
    abilities: [
      {
        kind: 'activated',
        name: 'reflect',
        costs: [SIDE, EXHAUST],
        effect: inTurn(target(OWN_UNIT), {
          do: 'modify',
          objects: 'it',
          changes: [
            { change: 'swap', numbers: ['attack', 'life'] },
            { change: 'flag', flag: 'cannotBeAttacked' },
          ],
          until: 'endOfRound',
        }),
      },
    ],
  },
];

/** Those who keep what nobody shall see. */
const keepers: readonly AshesCard[] = [
  {
    id: 'false-bottom',
    name: 'Merchant with a False Bottom',
    type: 'ally',
    cost: [MAIN, basics(1)],
    attack: 1,
    life: 3,
    recover: 1,
    text: 'After this unit comes into play, you may put a card of your hand face down below it. Once in a turn: a status token on this unit after you put a card below another.',
    abilities: [
      after({
        name: 'stow',
        on: ENTERS,
        effect: inTurn(
          { do: 'choose', from: { zone: 'hand', of: 'you' }, min: 0, max: 1, as: 'it' },
          { do: 'put-below', objects: 'it', below: 'self' },
        ),
      }),
      after({ name: 'rustle', on: [{ event: 'putBelow', where: YOU }], effect: ONE_MORE }),
    ],
  },
  {
    id: 'cloakroom-maid',
    name: 'Maid of the Cloakroom',
    type: 'ally',
    cost: [MAIN, basics(1)],
    attack: 0,
    life: 2,
    recover: 2,
    text: 'Once in a turn: after a card is attached to a unit, a status token on all that is attached to it.',
    abilities: [
      after({
        name: 'ticket',
        on: [{ event: 'attached', bind: { it: 'to' } }],
        effect: inTurn(
          { do: 'all', from: { markNames: { mark: 'attachedTo', objects: 'it' } }, as: 'them' },
          { do: 'place-status', objects: 'them', count: 1 },
        ),
      }),
    ],
  },
  {
    id: 'haggle',
    name: 'Haggle',
    type: 'action',
    cost: [MAIN, { pay: 'x', of: { n: 1, level: 'basic' }, as: 'x' }],
    text: 'Draw X cards.',
    abilities: [],
    effect: { do: 'draw', count: { bound: 'x' } },
  },
];

/** A market by night, where everybody hears of something. */
export const nightMarket: readonly AshesCard[] = [...stalls, ...watchers, ...keepers];
