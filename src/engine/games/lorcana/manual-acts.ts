import type { Filter, ManualAct } from '../../kernel/index.js';
import type { Keyword } from './printed.js';
import type { LorcanaEffect } from './vocabulary.js';

/**
 * What a player may do to carry out a text without a script. Each act is an effect of the card language, so Resist,
 * checks and triggers apply to it as to any other effect.
 */

/** Cards by their zone, of any player; the player's own where others must not look. */
const IN_PLAY: Filter = {};
const CHARACTERS: Filter = { is: ['character'] };
const IN_DISCARD: Filter = { zone: 'discard' };
const IN_HAND: Filter = { zone: 'hand', of: 'you' };
const IN_DECK: Filter = { zone: 'deck', of: 'you' };
const ANYWHERE: readonly Filter[] = [IN_PLAY, IN_HAND, IN_DISCARD, IN_DECK];

/** No text does more at once; what does is several acts. */
const CARDS_MAX = 20;
const NUMBER_MAX = 99;

const number = { bound: 'number' };
const less = { bound: 'number', times: -1 };
const THIS_TURN = 'endOfTurn';

const cards: readonly ManualAct<LorcanaEffect>[] = [
  {
    name: 'draw',
    title: 'A player draws cards',
    player: true,
    numberMax: NUMBER_MAX,
    effect: { do: 'draw', count: number, who: 'player' },
  },
  {
    name: 'discard',
    title: 'Discard cards from your hand',
    to: [IN_HAND],
    objectsMax: CARDS_MAX,
    effect: { do: 'discard', objects: 'objects' },
  },
  {
    name: 'player-discards',
    title: 'A player chooses and discards a card',
    player: true,
    effect: {
      do: 'sequence',
      of: [
        { do: 'choose', from: { zone: 'hand' }, min: 1, max: 1, as: 'chosen', who: 'player' },
        { do: 'discard', objects: 'chosen' },
      ],
    },
  },
  {
    name: 'look-at-top',
    title: 'Look at the top cards of your deck',
    numberMax: NUMBER_MAX,
    effect: {
      do: 'sequence',
      of: [
        { do: 'top-of-deck', count: number, as: 'top' },
        { do: 'look-at', objects: 'top' },
      ],
    },
  },
  {
    name: 'reveal-top',
    title: 'Reveal the top cards of your deck',
    numberMax: NUMBER_MAX,
    effect: {
      do: 'sequence',
      of: [
        { do: 'top-of-deck', count: number, as: 'top' },
        { do: 'reveal', objects: 'top' },
      ],
    },
  },
  {
    name: 'reveal',
    title: 'Reveal cards that you know',
    to: [IN_HAND, IN_DECK],
    objectsMax: CARDS_MAX,
    effect: { do: 'reveal', objects: 'objects' },
  },
];

const moves: readonly ManualAct<LorcanaEffect>[] = [
  {
    name: 'put-into-hand',
    title: "Put cards into their players' hands",
    to: [IN_PLAY, IN_DISCARD, IN_DECK],
    objectsMax: CARDS_MAX,
    effect: { do: 'put', objects: 'objects', zone: 'hand' },
  },
  {
    name: 'put-on-deck',
    title: 'Put a card on the top of its deck',
    to: ANYWHERE,
    effect: { do: 'put', objects: 'objects', zone: 'deck', at: 'first' },
  },
  {
    name: 'put-under-deck',
    title: 'Put a card on the bottom of its deck',
    to: ANYWHERE,
    effect: { do: 'put', objects: 'objects', zone: 'deck', at: 'last' },
  },
  {
    name: 'put-into-inkwell',
    title: "Put cards into their players' inkwells",
    to: ANYWHERE,
    objectsMax: CARDS_MAX,
    effect: { do: 'put', objects: 'objects', zone: 'inkwell' },
  },
  {
    name: 'play-free',
    title: 'Play a card for free',
    to: [IN_HAND, { ...IN_DISCARD, of: 'you' }, IN_DECK],
    effect: { do: 'play-free', card: 'objects' },
  },
  {
    name: 'banish',
    title: 'Banish cards in play',
    to: [IN_PLAY],
    objectsMax: CARDS_MAX,
    effect: { do: 'banish', objects: 'objects' },
  },
];

const states: readonly ManualAct<LorcanaEffect>[] = [
  {
    name: 'deal-damage',
    title: 'Deal damage',
    to: [{ anyOf: ['character', 'location'] }],
    objectsMax: CARDS_MAX,
    numberMax: NUMBER_MAX,
    effect: { do: 'deal', objects: 'objects', amount: number },
  },
  {
    name: 'put-damage',
    title: 'Put damage counters',
    to: [{ anyOf: ['character', 'location'] }],
    objectsMax: CARDS_MAX,
    numberMax: NUMBER_MAX,
    effect: { do: 'put-damage', objects: 'objects', amount: number },
  },
  {
    name: 'remove-damage',
    title: 'Remove damage',
    to: [{ marks: { damage: true } }],
    effect: { do: 'remove-damage', objects: 'objects', upTo: NUMBER_MAX },
  },
  {
    name: 'ready',
    title: 'Ready cards',
    to: [{ marks: { exerted: true } }],
    objectsMax: CARDS_MAX,
    effect: { do: 'ready', objects: 'objects' },
  },
  {
    name: 'exert',
    title: 'Exert cards',
    to: [{ marks: { exerted: false }, isNot: ['location'] }],
    objectsMax: CARDS_MAX,
    effect: { do: 'exert', objects: 'objects' },
  },
  {
    name: 'gain-lore',
    title: 'A player gains lore',
    player: true,
    numberMax: NUMBER_MAX,
    effect: { do: 'gain-lore', amount: number, who: 'player' },
  },
  {
    name: 'lose-lore',
    title: 'A player loses lore',
    player: true,
    numberMax: NUMBER_MAX,
    effect: { do: 'lose-lore', amount: number, who: 'player' },
  },
  { name: 'allow-ink', title: 'One more ink action this turn', effect: { do: 'allow-ink', count: 1 } },
];

/** `name` of characters goes up or down until the end of the turn. */
const numberActs = (name: 'strength' | 'willpower' | 'lore'): readonly ManualAct<LorcanaEffect>[] =>
  [
    { verb: 'add', title: `Characters get +N ${name} this turn`, add: number },
    { verb: 'reduce', title: `Characters get -N ${name} this turn`, add: less },
  ].map(({ verb, title, add }) => ({
    name: `${verb}-${name}`,
    title,
    to: [CHARACTERS],
    objectsMax: CARDS_MAX,
    numberMax: NUMBER_MAX,
    effect: { do: 'modify', objects: 'objects', changes: [{ change: 'number', name, add }], until: THIS_TURN },
  }));

const NUMBERED: readonly Keyword[] = ['challenger', 'resist', 'singer'];
const PLAIN: readonly Keyword[] = ['bodyguard', 'evasive', 'reckless', 'rush', 'support', 'ward'];

const keywordActs = (keyword: Keyword): readonly ManualAct<LorcanaEffect>[] => {
  const numbered = NUMBERED.includes(keyword);
  const given = { change: 'keyword' as const, keyword, ...(numbered && { n: number }) };
  return [
    {
      name: `give-${keyword}`,
      title: `Characters gain ${keyword}${numbered ? ' N' : ''} this turn`,
      to: [CHARACTERS],
      objectsMax: CARDS_MAX,
      ...(numbered && { numberMax: NUMBER_MAX }),
      effect: { do: 'modify', objects: 'objects', changes: [given], until: THIS_TURN },
    },
    {
      name: `take-${keyword}`,
      title: `Characters lose ${keyword} this turn`,
      to: [{ ...CHARACTERS, keyword }],
      objectsMax: CARDS_MAX,
      effect: {
        do: 'modify',
        objects: 'objects',
        changes: [{ change: 'lose-keyword', keyword }],
        until: THIS_TURN,
      },
    },
  ];
};

const CANNOT = {
  quest: 'cannotQuest',
  challenge: 'cannotChallenge',
  'be-challenged': 'cannotBeChallenged',
} as const;

/** What characters cannot do, this turn or up to their controller's next one. */
const prohibitions: readonly ManualAct<LorcanaEffect>[] = Object.entries(CANNOT).flatMap(([what, flag]) =>
  [
    { when: 'this-turn', until: THIS_TURN },
    { when: 'until-your-next-turn', until: 'startOfYourNextTurn' },
  ].map(({ when, until }) => ({
    name: `cannot-${what}-${when}`,
    title: `Characters can't ${what.replace('-', ' ')} ${when.replaceAll('-', ' ')}`,
    to: [CHARACTERS],
    objectsMax: CARDS_MAX,
    effect: { do: 'modify', objects: 'objects', changes: [{ change: 'flag', flag }], until },
  })),
);

export const manualActs: readonly ManualAct<LorcanaEffect>[] = [
  ...cards,
  ...moves,
  ...states,
  ...(['strength', 'willpower', 'lore'] as const).flatMap(numberActs),
  ...[...PLAIN, ...NUMBERED].flatMap(keywordActs),
  ...prohibitions,
];
