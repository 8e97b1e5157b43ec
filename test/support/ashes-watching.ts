/** Ready spells that notice an event: p1 has drawn a card if it has happened as the text says. */
import type { ReadyCard } from '../../src/engine/games/ashes/card.js';
import { ready } from './ashes.js';
import { after, DRAW } from './ashes-windows.js';
import type { Table } from './table.js';

type Where = NonNullable<Parameters<typeof after>[2]>['where'];

/** Draws after the event, where its fields are like this. */
export const watching = (event: string, where: Where = {}): ReadyCard =>
  ready({ id: 'watch', abilities: [after(event, DRAW, { where })] });

/** Draws by a side action, where the event has happened in this turn. */
export const remembering = (happened: string, by?: 'you' | 'opponents'): ReadyCard =>
  ready({
    id: 'watch',
    abilities: [
      {
        kind: 'activated',
        name: 'remember',
        costs: [{ pay: 'side' }],
        effect: {
          do: 'if',
          condition: { happened, ...(by !== undefined && { by }), is: { min: 1 } },
          then: DRAW,
        },
      },
    ],
  });

/** p1 looks back with the spell on the spellboard. */
export const remembers = (table: Table): boolean => {
  const before = table.cards('p1', 'hand').length;
  const card = table.find('p1', 'spellboard', 'watch');
  return table.answer('p1', { action: 'activate', card, ability: 'remember' }).cards('p1', 'hand').length > before;
};

export const is = (named: string) => ({ object: { named } }) as const;
/** A spell as it resolves is not in play. */
export const isSpell = (named: string) => ({ object: { zone: 'any', named } }) as const;
export const OURS = { seat: 'you' } as const;
export const THEIRS = { seat: 'opponents' } as const;
