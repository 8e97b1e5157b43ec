import {
  factsOf,
  hasKeyword,
  KEYWORD_PREFIX,
  objectIn,
  type Ability,
  type Citation,
  type Game,
  type GameEvent,
  type ObjectId,
  type Replacer,
} from '../../../../kernel/index.js';
import type { Keyword } from '../../card.js';
import { lorcana } from '../../rulebook.js';

/** 10.1.1: keywords with +N stack; any other is had once, by its greatest number where two sources differ. */
export const ADDING_KEYWORDS: readonly Keyword[] = ['challenger', 'resist'];

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

/** The rules of a keyword whose ability stands in this definition. */
export const keywordRules = (definition: string): readonly Citation[] =>
  definition === `${KEYWORD_PREFIX}support` ? [lorcana('10.11.1')] : [];

/** 10.6.1: damage that would be dealt is reduced by the number; what is put or moved is not dealt (9.2.1). */
const resist: Replacer = {
  name: 'resist',
  on: 'damageDealt',
  cites: [lorcana('10.6.1')],
  applies: (game, { object }) => resistOf(game, object) > 0,
  optionalFor: () => null,
  replace: (game, event) => {
    const before = typeof event['amount'] === 'number' ? event['amount'] : 0;
    const amount = before - resistOf(game, event['object']);
    const rules = event['challenge'] === true ? [lorcana('4.3.6.14'), lorcana('10.6.1')] : [lorcana('10.6.1')];
    if (amount > 0) return [{ ...event, amount, cites: [...rules, ...event.cites] }];
    const { object = null, source = null } = event;
    return [{ kind: 'damagePrevented', cites: [lorcana('10.6.3'), ...rules], object, source }];
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
