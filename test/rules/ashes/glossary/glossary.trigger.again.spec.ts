/** Triggers of one moment, of which one changes what may be done with another. */
import { expect, it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { ally, ashesTable, type Reaction } from '../../../support/ashes.js';
import { after, DRAW, OWN, PASSES } from '../../../support/ashes-windows.js';
import { cast, its, opponent, UNITS } from '../../../support/ashes-words.js';
import { linesOf } from '../../../support/log-lines.js';
import { rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

const unit = (id: string, ...abilities: readonly Reaction[]) => ally({ id, life: 9, abilities });
const DISCARDED = { where: { seat: { seat: 'opponents' } } } as const;
const discarding = (watch: ReturnType<typeof unit>) =>
  cast(
    opponent({ do: 'discard', player: 'player', count: 2 }),
    { p1: { hand: [{ card: 'trick', as: 'trick' }], battlefield: [watch.id] }, p2: { hand: ['worker', 'worker'] } },
    [watch],
  );
const offered = (table: Table) => table.state.triggered.map(({ id }) => ({ trigger: id }));
const first = (table: Table): JsonRecord => offered(table)[0] ?? {};

rule('Ashes glossary.trigger', () => {
  it('is used once of two at the same time, where its card says once in a turn', () => {
    const once = unit('once', after('discarded', DRAW, DISCARDED, { oncePerTurn: true, optional: true }));
    const table = discarding(once).expectLegal('p1', [...offered(discarding(once)), ...PASSES]);
    table.answer('p1', first(table)).expectDecision({ p1: 'turnAction' });
    expect(table.state.triggered).toEqual([]);
  });
  it('is used for both of them where it says nothing of that', () => {
    const often = unit('often', after('discarded', DRAW, DISCARDED, { optional: true }));
    const table = discarding(often).expectLegal('p1', [...offered(discarding(often)), ...PASSES]);
    table.answer('p1', first(table)).expectLegal('p1', [first(table), ...PASSES]);
  });
  it('is used once of two that one batch of events has triggered', () => {
    const fought = (more: Partial<Reaction>) => {
      const watch = unit('watch', after('exhausted', DRAW, {}, { optional: true, ...more }));
      const big = ally({ id: 'big', life: 9 });
      const table = ashesTable(
        {
          p1: { battlefield: ['watch', { card: 'big', as: 'attacker' }] },
          p2: { phoenixborn: [{ card: 'champion', as: 'hero' }], battlefield: [{ card: 'big', as: 'blocker' }] },
        },
        [watch, big],
      );
      table.answer('p1', { action: 'attack', target: 'hero' }).answer('p1', ['attacker']);
      return table.answer('p2', { [table.id('attacker')]: 'blocker' }).answer('p1', 'attack');
    };
    const once = fought({ oncePerTurn: true });
    expect(offered(once)).toHaveLength(2);
    once
      .expectLegal('p1', [...offered(once), ...PASSES])
      .answer('p1', first(once))
      .expectDecision({ p1: 'turnAction' });
    const often = fought({});
    expect(offered(often)).toHaveLength(2);
    often.answer('p1', first(often)).expectLegal('p1', [first(often), ...PASSES]);
  });
  it('is dropped where its condition no longer holds when it would resolve', () => {
    const fresh = { name: 'fresh', while: { object: 'self', matches: { marks: { exhaustion: { max: 0 } } } } } as const;
    const tires = its({ ...UNITS, self: true }, { do: 'exhaust', objects: 'it' });
    const wary = unit(
      'wary',
      after('damageDealt', tires, { where: OWN }),
      after('damageDealt', DRAW, { where: OWN }, fresh),
    );
    const table = cast(
      its({ ...UNITS, of: 'opponents' }, { do: 'deal', objects: 'it', amount: 1 }),
      { p2: { battlefield: ['wary'] } },
      [wary],
    );
    table.expectDecision({ p2: 'respond' }).answer('p2', first(table));
    expect(linesOf(table)).toEqual([
      'abilityPlaced seat p2, ability a1, card wary, source wary (glossary.trigger)',
      'exhausted object wary, count 1, seat p2, card wary, now 1 (glossary.exhaust, exhaust.1)',
      'abilityTaken seat p2, ability a1, card wary, reason resolved (glossary.trigger)',
      'triggerDropped seat p2, card wary, source wary (glossary.trigger)',
      'woundsPlaced object wary, count 1, source gone, by effect, cause p1, seat p2, card wary, type ally, now 1 ' +
        '(glossary.damage, glossary.x, damage.process.0, damage.step2, glossary.wound)',
      'putAway object trick, zone discardPile, seat p1, card trick (cardtype.action, discard.2)',
    ]);
  });
});
