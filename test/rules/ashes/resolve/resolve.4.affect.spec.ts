import { expect, it } from 'vitest';
import { action, ally, ashesTable, ready } from '../../../support/ashes.js';
import { rule } from '../../../support/rule.js';
import type { JsonRecord } from '../../../../src/engine/index.js';

const unit = (card: string, as: string = card, more: JsonRecord = {}): JsonRecord => ({ card, as, ...more });
const play = (card: string) => ({ action: 'play', card });

rule('Ashes resolve.4', () => {
  const guarded = [
    ready({ id: 'shielded', keywords: [{ keyword: 'spell-guard', inexhaustible: true }] }),
    ready({ id: 'plain' }),
    action({
      id: 'hush',
      effect: {
        do: 'sequence',
        of: [
          { do: 'all', from: { zone: 'spellboard' }, as: 'them' },
          { do: 'modify', objects: 'them', changes: [{ change: 'lose-abilities' }], until: 'endOfTurn' },
        ],
      },
    }),
    action({
      id: 'tire-all',
      effect: {
        do: 'sequence',
        of: [
          { do: 'all', from: { zone: 'spellboard' }, as: 'them' },
          { do: 'exhaust', objects: 'them' },
        ],
      },
    }),
    ally({
      id: 'mage',
      abilities: [
        {
          kind: 'activated',
          name: 'tire',
          costs: [{ pay: 'side' }],
          effect: {
            do: 'sequence',
            of: [
              { do: 'all', from: { zone: 'spellboard' }, as: 'them' },
              { do: 'exhaust', objects: 'them' },
            ],
          },
        },
      ],
    }),
  ];
  const tableOf = (more: JsonRecord) =>
    ashesTable(
      {
        p1: { spellboard: [unit('shielded', 'own')], ...more },
        p2: { spellboard: [unit('shielded', 'theirs', { exhaustion: 1 }), unit('plain')] },
      },
      guarded,
    );
  it('leaves a guarded spell of an opponent out of what a spell does, and no other', () => {
    const table = tableOf({ hand: [{ card: 'tire-all', as: 'spell' }] }).answer('p1', play('spell'));
    table.expectLegal('p1', [table.id('own'), table.id('plain')]).answer('p1', 'own');
    expect(['own', 'theirs', 'plain'].map((one) => table.marks(one))).toEqual([
      { exhaustion: 1 },
      { exhaustion: 1 },
      { exhaustion: 1 },
    ]);
  });
  it('leaves it out of what a spell gives or takes', () => {
    const table = tableOf({ hand: [{ card: 'hush', as: 'hush' }] }).answer('p1', play('hush'));
    expect(['own', 'theirs'].map((one) => table.facts(one).keywords)).toEqual([{}, { 'spell-guard': 0 }]);
    table.expectHappened('effectStarted');
  });
  it('guards against no ability', () => {
    const table = tableOf({ battlefield: [unit('mage')] });
    table
      .answer('p1', { action: 'activate', card: 'mage', ability: 'tire' })
      .answer('p1', 'theirs')
      .answer('p1', 'plain');
    expect(table.marks('theirs')).toEqual({ exhaustion: 2 });
  });
});
