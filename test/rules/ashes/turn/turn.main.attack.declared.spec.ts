/** What is declared at the beginning of an attack, and what becomes of it. */
import { expect, it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { ally, ashesTable } from '../../../support/ashes.js';
import { after, answer, DRAW, kindsOf, OWN, when } from '../../../support/ashes-windows.js';
import { its } from '../../../support/ashes-words.js';
import { rule } from '../../../support/rule.js';

const DECLARED = { where: { seat: { seat: 'opponents' } } } as const;
const cards = [
  ally({ id: 'herald', abilities: [when('attackersDeclared', DRAW, { where: { objects: OWN.object } })] }),
  answer('watch', after('attackersDeclared', DRAW, DECLARED)),
  answer('fell', after('attackersDeclared', its({ named: 'worker' }, { do: 'destroy', objects: 'it' }), DECLARED)),
  answer(
    'scare',
    after(
      'attackersDeclared',
      its(
        { named: 'worker' },
        { do: 'modify', objects: 'it', changes: [{ change: 'flag', flag: 'cannotAttack' }], until: 'endOfTurn' },
      ),
      DECLARED,
    ),
  ),
];
const units = (...of: readonly string[]): readonly JsonRecord[] =>
  of.map((card, at) => ({ card, as: `unit-${at + 1}` }));
/** All of these attack the Phoenixborn of p2, who holds the reaction and has a unit that could block. */
const attacked = (reaction: string, ...own: readonly string[]) =>
  ashesTable(
    {
      p1: { battlefield: units(...own), hand: [] },
      p2: {
        battlefield: [{ card: 'herald', as: 'blocker' }],
        phoenixborn: [{ card: 'champion', as: 'hero' }],
        hand: [{ card: reaction, as: 'reaction' }],
      },
    },
    cards,
  )
    .answer('p1', { action: 'attack', target: 'hero' })
    .answer(
      'p1',
      own.map((_, at) => `unit-${at + 1}`),
    );

rule('Ashes turn.main.attack.phoenixborn.1', () => {
  it('is one declaration: a trigger of each attacker, then one follow-up (one-declaration)', () => {
    const table = attacked('watch', 'herald', 'herald');
    expect(kindsOf(table, 'attackersDeclared')).toEqual(['attackersDeclared']);
    table.expectDecision({ p1: 'respond' }).answer('p1', table.legal('p1')[0] ?? null);
    // The second could not be left, and came by itself.
    expect(kindsOf(table, 'drawn')).toEqual(['drawn', 'drawn']);
    table.expectDecision({ p2: 'respond' }).answer('p2', { pass: true }).expectDecision({ p2: 'declareBlockers' });
  });
  it('stands, whatever is said of attacking afterwards (declared-stays)', () => {
    const table = attacked('scare', 'worker').answer('p2', { react: 'reaction' }).answer('p2', {});
    expect([table.marks('hero'), table.marks('unit-1')]).toEqual([{ wounds: 1 }, { exhaustion: 1 }]);
  });
});

rule('Ashes turn.main.attack.1', () => {
  it('is over, and the main action used, if all attackers leave before blocks (attack-spent)', () => {
    const table = attacked('fell', 'worker').answer('p2', { react: 'reaction' }).expectHappened('attackEnded');
    table.expectDecision({ p1: 'turnAction' });
    expect(table.player('p1')['mainsTaken']).toBe(1);
    expect(table.marks('hero')).toEqual({});
  });
});
