import { it } from 'vitest';
import { action, ally, ashesTable, type AshesEffect } from '../../../support/ashes.js';
import { rule } from '../../../support/rule.js';
import type { JsonRecord } from '../../../../src/engine/index.js';

const it1: AshesEffect = { do: 'choose', from: { is: ['unit'] }, min: 1, max: 1, as: 'it' };

const cards = [
  ally({ id: 'bear', attack: 3, life: 4 }),
  ally({ id: 'mouse', attack: 1, life: 1 }),
  ally({ id: 'rat', attack: 1, life: 2 }),
  ally({ id: 'giant', attack: 2, life: 9, keywords: [{ keyword: 'gigantic', n: 1 }] }),
  action({
    id: 'grow',
    cost: [{ pay: 'side' }],
    effect: {
      do: 'sequence',
      of: [
        it1,
        {
          do: 'modify',
          objects: 'it',
          changes: [{ change: 'keyword', keyword: 'gigantic', n: 1 }],
          until: 'endOfTurn',
        },
      ],
    },
  }),
];
const unit = (card: string, as: string = card, more: JsonRecord = {}): JsonRecord => ({ card, as, ...more });
const at = (own: readonly JsonRecord[], theirs: readonly JsonRecord[], more: JsonRecord = {}) =>
  ashesTable(
    {
      p1: { battlefield: own, ...more },
      p2: { battlefield: theirs, phoenixborn: [{ card: 'champion', as: 'hero' }] },
    },
    cards,
  );
const attack = (target: string) => ({ action: 'attack', target });
const play = (card: string) => ({ action: 'play', card });

rule('Ashes glossary.stackable.1', () => {
  it('adds up what is gigantic', () => {
    const table = at([unit('giant')], [unit('mouse'), unit('rat'), unit('bear')], {
      hand: [{ card: 'grow', as: 'grow' }],
    });
    table.answer('p1', play('grow')).answer('p1', ['giant']);
    table.answer('p1', attack('hero')).answer('p1', ['giant']);
    table.expectLegal('p2', [{}, { [table.id('giant')]: table.id('bear') }]);
  });
});
