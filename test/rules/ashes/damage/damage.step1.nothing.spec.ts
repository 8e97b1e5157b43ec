/** Texts that prevent or redirect damage, and have nothing to do with it. */
import { expect, it } from 'vitest';
import { ally, type AshesEffect } from '../../../support/ashes.js';
import { after, OWN } from '../../../support/ashes-windows.js';
import { cast, its, sequence, UNITS } from '../../../support/ashes-words.js';
import { linesOf } from '../../../support/log-lines.js';
import { rule } from '../../../support/rule.js';

/** A unit that does this after it is dealt 2 damage. */
const dealt = (effect: AshesEffect) => {
  const guest = ally({
    id: 'guest',
    life: 5,
    abilities: [after('damageDealt', effect, { where: OWN, bind: { frame: 'frame' } })],
  });
  return cast(
    its({ ...UNITS, of: 'opponents' }, { do: 'deal', objects: 'it', amount: 2 }),
    { p2: { battlefield: [{ card: 'guest', as: 'guest' }] } },
    [guest],
  );
};
const WOUNDED =
  'woundsPlaced object guest, count 2, source gone, by effect, cause p1, seat p2, card guest, type ally, now 2 (glossary.damage, glossary.x, damage.process.0, damage.step2, glossary.wound)';
const wounds = (table: ReturnType<typeof dealt>) =>
  linesOf(table, 'woundsPlaced', 'damagePrevented', 'damageRedirected');

rule('Ashes damage.step1', () => {
  it('is prevented by no text that prevents 0', () => {
    expect(wounds(dealt({ do: 'prevent', frame: 'frame', amount: 0 }))).toEqual([WOUNDED]);
  });
  it('is redirected neither to the unit itself nor to what is not in play', () => {
    expect(wounds(dealt({ do: 'redirect', frame: 'frame', to: 'self' }))).toEqual([WOUNDED]);
    const none = { do: 'all', from: { zone: 'hand', of: 'you' }, as: 'none' } as const;
    expect(wounds(dealt(sequence(none, { do: 'redirect', frame: 'frame', to: 'none' })))).toEqual([WOUNDED]);
    const gone = { do: 'all', from: { zone: 'drawPile', of: 'you' }, as: 'gone' } as const;
    expect(wounds(dealt(sequence(gone, { do: 'redirect', frame: 'frame', to: 'gone' })))).toEqual([WOUNDED]);
  });
});
