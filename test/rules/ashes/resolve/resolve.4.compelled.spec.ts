/** Attackers of which a text says that they must be blocked. */
import { expect, it } from 'vitest';
import { ally, ashesTable } from '../../../support/ashes.js';
import { linesOf } from '../../../support/log-lines.js';
import { rule } from '../../../support/rule.js';

const LOUD = { kind: 'static', name: 'loud', changes: [{ change: 'flag', flag: 'mustBeBlocked' }] } as const;
/** No unit with these wounds blocks it. */
const avoiding = (name: string, wounds: true | { readonly max: number }) =>
  ({
    kind: 'prohibition',
    name,
    on: {
      event: 'opposing',
      where: { attacker: { object: { self: true } }, object: { object: { is: ['unit'], marks: { wounds } } } },
    },
  }) as const;
const cards = [
  ally({ id: 'loud', abilities: [LOUD] }),
  ally({ id: 'swift', abilities: [avoiding('swift', true)] }),
  ally({ id: 'loud-swift', abilities: [LOUD, avoiding('swift', true)] }),
  ally({ id: 'grim', abilities: [avoiding('grim', { max: 0 })] }),
];
const SOUND = { card: 'worker', as: 'sound' };
const HURT = { card: 'worker', as: 'hurt', wounds: 1 };
const THIRD = { card: 'grim', as: 'third' };

/** All of these have been declared as attackers of the Phoenixborn of p2, who has these units. */
const attacked = (attackers: readonly string[], theirs: readonly object[]) => {
  const p1 = { battlefield: attackers.map((card, at) => ({ card, as: `${card}-${at + 1}` })) };
  const p2 = { phoenixborn: [{ card: 'champion', as: 'hero' }], battlefield: theirs.map((one) => ({ ...one })) };
  const table = ashesTable({ p1, p2 }, cards).answer('p1', { action: 'attack', target: 'hero' });
  return table.answer(
    'p1',
    attackers.map((card, at) => `${card}-${at + 1}`),
  );
};
const BLOCKED = 'turn.main.attack.phoenixborn.2, glossary.blocker.1';
const declared = (objects: string, attackers: string) => [
  `blockersDeclared seat p2, objects [${objects}], attackers [${attackers}] (${BLOCKED})`,
];

rule('Ashes resolve.4', () => {
  it('blocks both attackers that must be blocked where only one assignment does so', () => {
    const table = attacked(['loud', 'loud-swift'], [SOUND, HURT]);
    expect(linesOf(table, 'blockersDeclared')).toEqual(declared('hurt sound', 'loud-1 loud-swift-2'));
    table.expectDecision({ p1: 'nextBattle' });
  });
  it('offers each blocker that leaves another one for the second attacker', () => {
    const table = attacked(['loud', 'loud-swift'], [SOUND, HURT, THIRD]).expectDecision({ p2: 'mustBlock' });
    table.expectLegal('p2', [table.id('sound'), table.id('hurt'), table.id('third')]);
    table.answer('p2', 'third');
    // For the second one the unwounded unit alone is left.
    expect(linesOf(table, 'blockersDeclared')).toEqual(declared('third sound', 'loud-1 loud-swift-2'));
  });
  it('lets the only blocker block either of two, and then the other attacker stays open', () => {
    const first = attacked(['loud', 'loud'], [SOUND]).expectLegal('p2', ['none', 'sound']);
    expect(linesOf(first.answer('p2', 'sound'), 'blockersDeclared')).toEqual(declared('sound', 'loud-1'));
    const second = attacked(['loud', 'loud'], [SOUND]).answer('p2', 'none');
    expect(linesOf(second, 'blockersDeclared')).toEqual(declared('sound', 'loud-2'));
  });
  it('asks for no blocker that could not block, and goes on with the attackers that are free', () => {
    const table = attacked(['loud-swift', 'worker'], [HURT, SOUND]).expectDecision({ p2: 'declareBlockers' });
    table.expectLegal('p2', [{}, { [table.id('worker-2')]: table.id('hurt') }]);
    expect(linesOf(table.answer('p2', {}), 'blockersDeclared')).toEqual(declared('sound', 'loud-swift-1'));
  });
  it('blocks nothing where no unit can block', () => {
    const table = attacked(['loud-swift'], [HURT]);
    expect(linesOf(table, 'blockersDeclared', 'damageDealt', 'attackEnded')).toEqual([
      'damageDealt object hero, amount 1, source loud-swift-1, by attack, cause p1, seat p2, card champion ' +
        '(turn.main.attack.battle, turn.main.attack.phoenixborn.unblocked, turn.main.attack.phoenixborn.order, ' +
        'glossary.attackvalue, glossary.effect, damage.process.0, damage.step1)',
      'attackEnded by p1 (turn.main.attack.1)',
    ]);
  });
  it('keeps each unit from the attackers that it may not block, and from no other', () => {
    const table = attacked(['swift', 'grim'], [HURT, SOUND]);
    const [swift, grim] = [table.id('swift-1'), table.id('grim-2')];
    const [hurt, sound] = [table.id('hurt'), table.id('sound')];
    table.expectLegal('p2', [{}, { [swift]: sound }, { [grim]: hurt }, { [swift]: sound, [grim]: hurt }]);
  });
});
