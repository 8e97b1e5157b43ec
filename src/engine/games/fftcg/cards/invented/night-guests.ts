import type { FftcgCard } from '../../card.js';
import { ENTERS, inTurn, oneOf, OWN_FORWARD, power, thisTurn } from '../phrases.js';

const GUEST = { jobs: ['Guest'], categories: ['MARKET'], keywords: [] };
const MARKET = { categories: ['MARKET'], abilities: [] };

/**
 * Who comes to the market by night: other names, what holds as long as somebody stays, who leaves, and who cannot lose.
 */
export const nightGuests: readonly FftcgCard[] = [
  {
    ...GUEST,
    id: 'X-74',
    name: 'Ferryman of Two Banks',
    type: 'forward',
    elements: ['water'],
    cost: 3,
    power: 7000,
    text: 'With three Backups or more of yours it has 2000 more power, otherwise 1000 less.',
    abilities: [
      {
        kind: 'static',
        name: 'full-boat',
        changes: [
          power({ when: { count: { of: 'you', is: ['backup'] }, is: { min: 3 } }, amount: 2000, otherwise: -1000 }),
        ],
      },
    ],
  },
  {
    ...MARKET,
    id: 'X-75',
    name: 'Forged Papers',
    type: 'summon',
    elements: ['wind'],
    cost: 4,
    text: 'Up to two Forwards have the name Nobody this turn, and no other.',
    targets: [{ as: 'target', from: { is: ['forward'] }, min: 0, max: 2 }],
    effect: thisTurn('target', { change: 'name', name: 'Nobody', only: true }),
  },
  {
    ...GUEST,
    id: 'X-76',
    name: 'Pledge Holder',
    type: 'backup',
    elements: ['wind'],
    cost: 3,
    text: 'Entering: a Forward of yours has 2000 more power for as long as the Pledge Holder is on the field.',
    abilities: [
      {
        kind: 'triggered',
        name: 'pledge',
        on: ENTERS,
        targets: OWN_FORWARD,
        effect: { do: 'modify', objects: 'target', changes: [power(2000)], until: 'whileInPlay' },
      },
    ],
  },
  {
    ...GUEST,
    id: 'X-77',
    name: 'Keeper of Goodbyes',
    type: 'forward',
    elements: ['wind'],
    cost: 4,
    power: 7000,
    text: 'Whenever a Backup of yours leaves the field, however it does, draws 1.',
    abilities: [
      {
        kind: 'triggered',
        name: 'goodbye',
        on: [{ event: 'leftField', where: { object: { object: { of: 'you', is: ['backup'] } } } }],
        effect: { do: 'draw', count: 1 },
      },
    ],
  },
  {
    ...MARKET,
    id: 'X-78',
    name: 'A Quiet Bribe',
    type: 'summon',
    elements: ['water'],
    cost: 3,
    text: 'The next time you would be dealt damage this turn, it is one point less. Draws 1.',
    effect: inTurn(
      {
        do: 'float',
        ability: {
          kind: 'replacement',
          name: 'bribed',
          on: { event: 'damageProcessing', where: { seat: { seat: 'you' } }, bind: { due: 'amount' } },
          instead: { with: 'fields', fields: { amount: { plus: [{ bound: 'due' }, -1] } } },
        },
        until: 'endOfTurn',
        once: true,
      },
      { do: 'draw', count: 1 },
    ),
  },
  {
    ...MARKET,
    id: 'X-79',
    name: 'Last Orders',
    type: 'summon',
    elements: ['wind'],
    cost: 2,
    text: 'As long as a certain Forward is on the field, its player cannot lose the game this turn.',
    targets: oneOf({ is: ['forward'] }),
    effect: thisTurn('target', { change: 'flag', flag: 'cannotLose' }),
  },
  {
    ...GUEST,
    id: 'X-80',
    name: 'Toll Keeper',
    type: 'backup',
    elements: ['wind'],
    cost: 2,
    text: 'Entering: you may discard a card. When you do so, it deals 4000 damage to a Forward of the opponent.',
    abilities: [
      {
        kind: 'triggered',
        name: 'toll',
        on: ENTERS,
        effect: {
          do: 'may-pay',
          costs: [{ pay: 'discard', count: 1 }],
          effect: inTurn(
            {
              do: 'float',
              until: 'endOfTurn',
              once: true,
              ability: {
                kind: 'triggered',
                name: 'toll-paid',
                on: [{ event: 'doneSo', where: { seat: { seat: 'you' } } }],
                targets: [{ as: 'target', from: { is: ['forward'], of: 'opponents' }, min: 1, max: 1 }],
                effect: { do: 'deal', objects: 'target', amount: 4000 },
              },
            },
            { do: 'do-so' },
          ),
        },
      },
    ],
  },
  {
    ...GUEST,
    id: 'X-81',
    name: 'Doorman of the Deep',
    type: 'backup',
    elements: ['water'],
    cost: 3,
    text: 'Entering: turns cards over until a Summon is among them, and takes it. Your Summons ask for no element.',
    abilities: [
      {
        kind: 'triggered',
        name: 'announce',
        on: ENTERS,
        effect: inTurn(
          { do: 'turn-over', until: { is: ['summon'] }, count: 1, as: 'shown' },
          { do: 'all', from: { zone: 'deck', bound: 'shown', is: ['summon'] }, as: 'found' },
          { do: 'put', objects: 'found', zone: 'hand' },
          { do: 'all', from: { zone: 'deck', of: 'you', notBound: 'shown' }, as: 'above' },
          { do: 'shuffle', above: 'above' },
        ),
      },
      {
        kind: 'cost',
        name: 'open-door',
        affects: { zone: 'any', of: 'you', is: ['summon'] },
        for: 'cast',
        add: 0,
        ofAny: true,
      },
    ],
  },
  {
    ...GUEST,
    id: 'X-82',
    name: 'Host of the Long Table',
    type: 'forward',
    elements: ['wind'],
    cost: 4,
    power: 6000,
    text: 'Your Forwards join a Party whatever their elements are. For the top two cards of the deck, gains 1000 power for each card drawn this turn.',
    abilities: [
      {
        kind: 'static',
        name: 'one-table',
        affects: { is: ['forward'], of: 'you' },
        changes: [{ change: 'flag', flag: 'partyOfAny' }],
      },
      {
        kind: 'activated',
        name: 'clear-away',
        costs: [{ pay: 'top-cards', count: 2, to: 'break' }],
        effect: {
          do: 'modify',
          objects: 'self',
          changes: [{ change: 'number', name: 'power', add: { happened: 'drawn', by: 'you', times: 1000 } }],
          until: 'endOfTurn',
        },
      },
    ],
  },
  {
    ...GUEST,
    id: 'X-83',
    name: 'Porter of Lost Things',
    type: 'backup',
    elements: ['ice'],
    cost: 2,
    text: 'Draws 1 if your text makes the opponent discard, or the opponent uses an EX Burst. At your end: gains a Crystal if a Forward of yours has fallen, a Host was cast, a Party attacked, or something came by Warp. For a Crystal, puts a Forward without the generic icon on top.',
    abilities: [
      {
        kind: 'triggered',
        name: 'finders',
        on: [
          { event: 'discarded', where: { seat: { seat: 'opponents' }, cause: { seat: 'you' } } },
          { event: 'exBurstUsed', where: { seat: { seat: 'opponents' } } },
        ],
        effect: { do: 'draw', count: 1 },
      },
      {
        kind: 'triggered',
        name: 'keepers',
        on: [{ event: 'phaseBegan', where: { phase: { equals: 'end' }, seat: { seat: 'you' } } }],
        if: {
          any: [
            { happened: 'fallen', by: 'you', tagged: ['forward'], is: { min: 1 } },
            { happened: 'discardedForAnother', by: 'opponents', is: { min: 1 } },
            { happened: 'cast', by: 'you', named: 'Host of the Long Table', is: { min: 1 } },
            { happened: 'partyAttacked', by: 'you', is: { min: 1 } },
            { happened: 'enteredByWarp', by: 'you', is: { min: 1 } },
          ],
        },
        effect: { do: 'gain-crystals', count: 1 },
      },
      {
        kind: 'triggered',
        name: 'close-up',
        on: [
          {
            event: 'chosen',
            where: { object: { object: { self: true } }, seat: { seat: 'opponents' } },
            bind: { chooser: 'stacked' },
          },
        ],
        effect: {
          do: 'may-pay',
          costs: [{ pay: 'crystals', count: 1 }],
          effect: { do: 'cancel', objects: 'chooser' },
        },
      },
      {
        kind: 'activated',
        name: 'hush',
        costs: [{ pay: 'dull' }],
        targets: [
          {
            as: 'target',
            from: { zone: 'stack', ability: true, marks: { action: false, special: false } },
            min: 1,
            max: 1,
          },
        ],
        effect: {
          do: 'each-player',
          of: 'opponents',
          effect: {
            do: 'may-pay',
            who: 'player',
            costs: [{ pay: 'cp', any: 1 }],
            otherwise: { do: 'cancel', objects: 'target' },
          },
        },
      },
      {
        kind: 'activated',
        name: 'lay-ready',
        costs: [{ pay: 'dull' }, { pay: 'crystals', count: 1 }],
        effect: { do: 'search', from: { is: ['forward'], isNot: ['generic'] }, count: 1, to: 'top' },
      },
    ],
  },
];
