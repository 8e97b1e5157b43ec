import { expect, it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { ally, ashesTable } from '../../../support/ashes.js';
import { after, answer, kindsOf } from '../../../support/ashes-windows.js';
import { rule } from '../../../support/rule.js';

const UNIT = { is: ['unit'] } as const;
/** Answers the declaration of blockers, or of attackers: what it does to a unit that its player chooses. */
const doing = (id: string, event: string, then: 'exhaust' | 'destroy') =>
  answer(
    id,
    after(event, {
      do: 'sequence',
      of: [
        { do: 'choose', from: UNIT, min: 1, max: 1, as: 'it' },
        { do: then, objects: 'it' },
      ],
    }),
  );
const cards = [
  ally({ id: 'bear', attack: 3, life: 4 }),
  ally({ id: 'wolf', attack: 2, life: 3 }),
  doing('tire', 'blockersDeclared', 'exhaust'),
  doing('slay', 'blockersDeclared', 'destroy'),
];
const early = doing('tire-early', 'attackersDeclared', 'exhaust');
const unit = (card: string, as = card): JsonRecord => ({ card, as });
/** p1 attacks the Phoenixborn of p2, which blocks as told; then `who` answers with a card. */
const fought = (blocks: JsonRecord, who: string, card: string, at: string, attackers = ['bear']) => {
  const hand = [{ card, as: card }];
  const table = ashesTable(
    {
      p1: { battlefield: [unit('bear'), unit('wolf')], ...(who === 'p1' && { hand }) },
      p2: {
        battlefield: [unit('bear', 'theirs'), unit('wolf', 'other')],
        phoenixborn: [unit('champion', 'hero')],
        ...(who === 'p2' && { hand }),
      },
    },
    cards,
  );
  table.answer('p1', { action: 'attack', target: 'hero' }).answer('p1', attackers).answer('p2', blocks);
  return table.answer(who, { react: card }).answer(who, [at]);
};

rule('Ashes timing.attack.1', () => {
  it('takes an exhausted attacker out: no damage, no counter, no tokens', () => {
    const table = fought({ bear: 'theirs' }, 'p2', 'tire', 'bear');
    expect(kindsOf(table, 'damageDealt', 'leftBattle', 'battleFought', 'exhausted')).toEqual([
      'exhausted',
      'leftBattle',
    ]);
    expect([table.marks('bear'), table.marks('theirs'), table.marks('hero')]).toEqual([{ exhaustion: 1 }, {}, {}]);
    table.expectHappened('leftBattle', { object: 'bear', cites: 'timing.attack.1' });
  });
  it('takes a destroyed attacker out', () => {
    const table = fought({ bear: 'theirs' }, 'p2', 'slay', 'bear').expectNotHappened('damageDealt');
    expect([table.exists('bear'), table.marks('theirs')]).toEqual([false, {}]);
  });
  it('leaves the others in', () => {
    const table = fought({ bear: 'theirs' }, 'p2', 'tire', 'bear', ['bear', 'wolf']);
    expect([table.marks('hero'), table.marks('wolf')]).toEqual([{ wounds: 2 }, { exhaustion: 1 }]);
  });
  it('is not blocked any more once it is out', () => {
    const table = ashesTable(
      {
        p1: { battlefield: [unit('bear'), unit('wolf')] },
        p2: {
          battlefield: [unit('bear', 'theirs')],
          phoenixborn: [unit('champion', 'hero')],
          hand: [unit('tire-early')],
        },
      },
      [...cards, early],
    );
    table.answer('p1', { action: 'attack', target: 'hero' }).answer('p1', ['bear', 'wolf']);
    table.answer('p2', { react: 'tire-early' }).answer('p2', ['bear']).expectDecision({ p2: 'declareBlockers' });
    table.expectLegal('p2', [{}, { [table.id('wolf')]: table.id('theirs') }]);
  });
});

rule('Ashes timing.attack.2', () => {
  it('leaves an attacker unblocked whose blocker is destroyed: it hits the Phoenixborn', () => {
    const table = fought({ bear: 'theirs' }, 'p1', 'slay', 'theirs');
    expect(table.marks('hero')).toEqual({ wounds: 3 });
    table.expectHappened('damageDealt', { object: 'hero', source: 'bear', amount: 3 });
    expect(table.marks('bear')).toEqual({ exhaustion: 1 });
  });
  it('says nothing of a unit that does not block it', () => {
    const table = fought({ bear: 'theirs' }, 'p1', 'slay', 'other').answer('p1', 'attack');
    expect([table.marks('hero'), table.marks('theirs')]).toEqual([{}, { wounds: 3, exhaustion: 1 }]);
  });
});

rule('Ashes timing.attack.3', () => {
  it('has an exhausted blocker block without a counter, and without a token for it', () => {
    const table = fought({ bear: 'theirs' }, 'p1', 'tire', 'theirs');
    expect([table.marks('theirs'), table.marks('bear'), table.marks('hero')]).toEqual([
      { exhaustion: 1, wounds: 3 },
      { exhaustion: 1 },
      {},
    ]);
    expect(kindsOf(table, 'damageDealt')).toHaveLength(1);
  });
  it('has any other counter and get one', () => {
    const table = fought({ bear: 'theirs' }, 'p1', 'tire', 'other').answer('p1', 'attack');
    expect([table.marks('theirs'), table.marks('bear')]).toEqual([
      { wounds: 3, exhaustion: 1 },
      { wounds: 3, exhaustion: 1 },
    ]);
  });
});
