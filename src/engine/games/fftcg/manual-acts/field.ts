import type { Filter } from '../../../kernel/index.js';
import { KEYWORDS, type Keyword } from '../card.js';
import type { FftcgEffect } from '../vocabulary.js';
import { CARDS_MAX, LESS, N_MAX, NUMBER, THOUSANDS, THOUSANDS_MAX, type Act } from './act.js';

const CHARACTERS: Filter = {};
const FORWARDS: Filter = { is: ['forward'] };
const THIS_TURN = 'endOfTurn';

/** One thing that is done to some Characters at once. */
const toEach = (name: string, title: string, from: Filter, effect: FftcgEffect, numberMax?: number): Act => ({
  name,
  title,
  to: [from],
  objectsMax: CARDS_MAX,
  ...(numberMax !== undefined && { numberMax }),
  effect,
});

type Changes = Extract<FftcgEffect, { readonly do: 'modify' }>['changes'];
const modify = (...changes: Changes): FftcgEffect => ({ do: 'modify', objects: 'objects', changes, until: THIS_TURN });

const DAMAGE: FftcgEffect = { do: 'deal', objects: 'objects', amount: THOUSANDS };

/** What happens to Characters on the field. */
export const stateActs: readonly Act[] = [
  toEach('deal-damage', 'Deal N thousand damage to Forwards', FORWARDS, DAMAGE, THOUSANDS_MAX),
  toEach('break', 'Break Characters', CHARACTERS, { do: 'break', objects: 'objects' }),
  toEach('activate', 'Activate Characters', { marks: { dull: true } }, { do: 'activate', objects: 'objects' }),
  toEach('dull', 'Dull Characters', { marks: { dull: false } }, { do: 'dull', objects: 'objects' }),
  toEach('freeze', 'Freeze Characters', CHARACTERS, { do: 'freeze', objects: 'objects' }),
  ...(['endOfTurn', 'always'] as const).map((until) =>
    toEach(
      until === 'always' ? 'gain-control' : 'gain-control-this-turn',
      `Gain control of Characters${until === 'always' ? '' : ' until the end of the turn'}`,
      { of: 'opponents' },
      { do: 'gain-control', objects: 'objects', until },
    ),
  ),
];

/** Names of counters that several cards share, and one for whatever else is called a counter. */
const COUNTERS = ['Monster', 'Warp', 'EXP', 'Shuriken', 'Bounty', 'Other'];

/** Counters lie on Characters, and on cards that are removed from the game. */
export const counterActs: readonly Act[] = COUNTERS.flatMap((counter): readonly Act[] => [
  {
    name: `put-${counter.toLowerCase()}-counters`,
    title: `Put ${counter} Counters on a card`,
    to: [CHARACTERS, { zone: 'removed' }],
    numberMax: N_MAX,
    effect: { do: 'put-counters', objects: 'objects', counter, count: NUMBER },
  },
  {
    name: `remove-${counter.toLowerCase()}-counters`,
    title: `Remove ${counter} Counters from a card`,
    to: [CHARACTERS, { zone: 'removed' }].map((filter) => ({ ...filter, counters: { [counter]: { min: 1 } } })),
    numberMax: N_MAX,
    effect: { do: 'remove-counters', objects: 'objects', counter, count: NUMBER },
  },
]);

export const playerActs: readonly Act[] = [
  {
    name: 'gain-crystals',
    title: 'A player gains Crystals',
    player: true,
    numberMax: N_MAX,
    effect: { do: 'gain-crystals', count: NUMBER, who: 'player' },
  },
  ...(['you', 'opponent'] as const).map((who): Act => ({
    name: who === 'you' ? 'damage-yourself' : 'damage-opponent',
    title: `Deal points of damage to ${who === 'you' ? 'yourself' : 'your opponent'}`,
    numberMax: 7,
    effect: { do: 'damage-player', count: NUMBER, who },
  })),
  { name: 'extra-main-phase', title: 'One more Main Phase this turn', effect: { do: 'extra-main-phase' } },
];

const ofPower = (name: string, what: string, change: Changes[number]): Act =>
  toEach(name, `Forwards ${what} this turn`, FORWARDS, modify(change), THOUSANDS_MAX);

const powerActs: readonly Act[] = [
  ofPower('add-power', 'get +N thousand power', { change: 'number', name: 'power', add: THOUSANDS }),
  ofPower('reduce-power', 'get -N thousand power', { change: 'number', name: 'power', add: LESS }),
  ofPower('set-power', 'have N thousand power', { change: 'set', name: 'power', to: THOUSANDS }),
];

const textActs: readonly Act[] = [
  toEach('lose-text', 'Characters lose all abilities this turn', CHARACTERS, modify({ change: 'lose-text' })),
];

const keywordActs = (keyword: Keyword): readonly Act[] => {
  const title = keyword.replace('-', ' ');
  return [
    toEach(`give-${keyword}`, `Characters gain ${title} this turn`, CHARACTERS, modify({ change: 'keyword', keyword })),
    toEach(
      `take-${keyword}`,
      `Characters lose ${title} this turn`,
      { keyword },
      modify({ change: 'lose-keyword', keyword }),
    ),
  ];
};

/** What Characters can or must, and what they cannot, until the end of the turn. */
const FLAGS = {
  'cannot-attack': 'cannotAttack',
  'cannot-block': 'cannotBlock',
  'cannot-be-blocked': 'cannotBeBlocked',
  'cannot-be-chosen-by-opponents': 'cannotBeChosenByOpponents',
  'must-attack': 'mustAttack',
  'must-block': 'mustBlock',
  'deals-no-damage': 'dealsNoDamage',
} as const;

const flagActs: readonly Act[] = Object.entries(FLAGS).map(([name, flag]) =>
  toEach(name, `Characters: ${name.replaceAll('-', ' ')} this turn`, CHARACTERS, modify({ change: 'flag', flag })),
);

/** How Characters are changed until the end of the turn. */
export const changeActs: readonly Act[] = [
  ...powerActs,
  ...textActs,
  {
    name: 'become-forward',
    title: 'A Character also becomes a Forward with N thousand power this turn',
    to: [{ isNot: ['forward'] }],
    numberMax: THOUSANDS_MAX,
    effect: modify({ change: 'tag', tag: 'forward' }, { change: 'set', name: 'power', to: THOUSANDS }),
  },
  ...KEYWORDS.filter((keyword) => keyword !== 'back-attack').flatMap(keywordActs),
  ...flagActs,
];
