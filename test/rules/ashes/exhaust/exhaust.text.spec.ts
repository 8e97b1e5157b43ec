/** What an exhausted card keeps: inexhaustible keywords, and nothing of what it was given. */
import { expect, it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { ally, ashesTable, ready } from '../../../support/ashes.js';
import { DRAW } from '../../../support/ashes-windows.js';
import { rule } from '../../../support/rule.js';

const cards = [
  ally({ id: 'sentry', keywords: [{ keyword: 'unit-guard', inexhaustible: true }, { keyword: 'stalk' }] }),
  ally({ id: 'guard', keywords: [{ keyword: 'unit-guard' }] }),
  ally({
    id: 'trainer',
    abilities: [
      {
        kind: 'static',
        name: 'train',
        affects: { named: 'guard' },
        changes: [{ change: 'keyword', keyword: 'stalk' }],
      },
    ],
  }),
  ready({ id: 'rite', abilities: [{ kind: 'activated', name: 'call', costs: [{ pay: 'side' }], effect: DRAW }] }),
];
const at = (p1: JsonRecord) => ashesTable({ p1 }, cards);
const unit = (card: string, exhaustion: number) => ({ card, as: card, ...(exhaustion > 0 && { exhaustion }) });
const keywordsOf = (card: string, ...units: readonly JsonRecord[]): readonly string[] =>
  Object.keys(at({ battlefield: units }).facts(card).keywords).toSorted();

rule('Ashes exhaust.1', () => {
  it('leaves of several keywords the inexhaustible one', () => {
    expect(keywordsOf('sentry', unit('sentry', 0))).toEqual(['stalk', 'unit-guard']);
    expect(keywordsOf('sentry', unit('sentry', 1))).toEqual(['unit-guard']);
    expect(keywordsOf('guard', unit('guard', 1))).toEqual([]);
  });
  it('takes a keyword of an unexhausted card neither from itself nor from another', () => {
    expect(keywordsOf('guard', unit('guard', 0), unit('trainer', 0))).toEqual(['stalk', 'unit-guard']);
    expect(keywordsOf('guard', unit('guard', 0), unit('trainer', 1))).toEqual(['unit-guard']);
  });
  it('is why an exhausted card cannot be activated', () => {
    const call = { action: 'activate', card: 'rite', ability: 'call' };
    const table = at({ spellboard: [unit('rite', 1)] });
    const { code, cites } = table.refused('p1', call);
    expect([code, ...cites.map(({ rule }) => rule)]).toEqual([
      'ability.none',
      'glossary.activate',
      'exhaust.1',
      'inexhaustible.1',
      'glossary.inexhaustible.2',
      'focus.1',
    ]);
    at({ spellboard: [unit('rite', 0)] })
      .answer('p1', call)
      .expectHappened('drawn');
  });
});

rule('Ashes exhaust.2', () => {
  it('is why no attack begins with exhausted units only', () => {
    const table = at({ battlefield: [unit('guard', 1)] });
    const attack = { action: 'attack', target: table.find('p2', 'phoenixborn', 'champion') };
    expect(table.refused('p1', attack).cites.map(({ rule }) => rule)).toEqual(['turn.main.attack.1', 'exhaust.2']);
  });
});
