import {
  factsOf,
  hasKeyword,
  objectIn,
  type Ability,
  type Game,
  type GameEvent,
  type ObjectId,
  type Replacer,
} from '../../../../kernel/index.js';
import { lorcana } from '../../rulebook.js';

/** What keywords stand for, as abilities (10.1.1). The others are part of the rules that ask for them. */
export const keywordAbilities: { readonly [keyword: string]: readonly Ability[] } = {
  /** 10.3.1: only while challenging, a character or a location; not while being challenged (10.3.3). */
  challenger: [
    {
      kind: 'static',
      name: 'challenger',
      while: { object: 'self', matches: { marks: { challenging: true } } },
      changes: [{ change: 'number', name: 'strength', add: { keyword: 'challenger', of: 'self' } }],
    },
  ],
  /** 10.11.1: the strength is that of the source when it resolves, or its last one. */
  support: [
    {
      kind: 'triggered',
      name: 'support',
      on: [{ event: 'quested', where: { object: { object: { self: true } } } }],
      effect: {
        do: 'may',
        effect: {
          do: 'sequence',
          of: [
            { do: 'choose', from: { is: ['character'], other: true }, min: 1, max: 1, as: 'supported' },
            {
              do: 'modify',
              objects: 'supported',
              changes: [{ change: 'number', name: 'strength', add: { number: 'strength', of: 'self' } }],
              until: 'endOfTurn',
            },
          ],
        },
      },
    },
  ],
};

/** 10.6.1: damage that would be dealt is reduced by the number; what is put or moved is not dealt (9.2.1). */
const resist: Replacer = {
  name: 'resist',
  on: 'damageDealt',
  cites: [lorcana('10.6.1')],
  applies: (game, { object, amount }) => amount !== 0 && resistOf(game, object) > 0,
  optionalFor: () => null,
  replace: (game, event) => {
    const before = typeof event['amount'] === 'number' ? event['amount'] : 0;
    const amount = Math.max(0, before - resistOf(game, event['object']));
    // 10.6.3: reduced to 0, no damage counts as dealt.
    return amount === 0 ? [] : [{ ...event, amount, cites: [...event.cites, lorcana('10.6.1')] }];
  },
};

const resistOf = (game: Game, object: GameEvent[string] | undefined): number =>
  typeof object === 'string' ? (factsOf(game, object).keywords['resist'] ?? 0) : 0;

/** 10.2.2: a replacement effect as the character is played; it may enter exerted, which is not being exerted. */
const bodyguard: Replacer = {
  name: 'bodyguard: enter exerted',
  on: 'played',
  cites: [lorcana('10.2.2'), lorcana('7.7.3')],
  applies: (game, { object, type, exerted }) =>
    type === 'character' && exerted === false && typeof object === 'string' && isBodyguard(game, object),
  optionalFor: (_game, { seat }) => (typeof seat === 'string' ? seat : null),
  replace: (_game, event) => [{ ...event, exerted: true, cites: [...event.cites, lorcana('10.2.2')] }],
};

const isBodyguard = (game: Game, card: ObjectId): boolean =>
  objectIn(game, card) !== undefined && hasKeyword(factsOf(game, card), 'bodyguard');

export const replacers: readonly Replacer[] = [resist, bodyguard];
