import type { Ability } from '../../../../kernel/index.js';
import type { ValueBonus } from '../../printed.js';

const KEYWORD_OF = { attack: 'attackBonus', life: 'lifeBonus', recover: 'recoverBonus' } as const;
const VALUES = ['attack', 'life', 'recover'] as const satisfies readonly (keyof ValueBonus)[];

/** Not text of the card, so that exhaustion takes nothing from it (exhaust.1): keywords that stand for it. */
export const BONUSES: readonly string[] = Object.values(KEYWORD_OF);

/** cardtype.alteration.1: what is attached changes the values of the unit. */
export const bonusAbilities: { readonly [keyword: string]: readonly Ability[] } = Object.fromEntries(
  VALUES.map((value): readonly [string, readonly Ability[]] => [
    KEYWORD_OF[value],
    [
      {
        kind: 'static',
        name: `${value} bonus`,
        always: true,
        affects: { sourceMark: 'attachedTo' },
        changes: [{ change: 'number', name: value, add: { keyword: KEYWORD_OF[value], of: 'self' } }],
      },
    ],
  ]),
);

/** The bonuses that an alteration spell prints. */
export const printedBonuses = (bonus: ValueBonus = {}): { readonly [keyword: string]: number } =>
  Object.fromEntries(
    VALUES.flatMap((value) => {
      const { [value]: n } = bonus;
      return n === undefined ? [] : [[KEYWORD_OF[value], n] as const];
    }),
  );
