import { expect, it } from 'vitest';
import type { JsonRecord, Seat } from '../../../../src/engine/index.js';
import { draw, instead } from '../../../support/riftbound-abilities.js';
import { at, battleTable, passAll } from '../../../support/riftbound-battles.js';
import { gear, runes } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

const cards = [
  gear({ id: 'mist', abilities: [instead('scored', draw())] }),
  gear({ id: 'fog', abilities: [instead('scored', { do: 'channel', count: 1 })] }),
];
/** Both are at the bridge, which p1 contests: the defender who is left conquers it in the turn of p1. */
const open = (controlled: { readonly [battlefield: string]: Seat } = {}, p1: readonly (string | JsonRecord)[] = []) =>
  battleTable({ p1: [...p1, at('m1', 'bridge')], p2: [at('m3', 'bridge'), 'mist', 'fog'] }, controlled, {
    cards,
    seats: { p1: { runes: runes('fury', 1) } },
  });

rule('Riftbound 368.2', () => {
  it('asks the turn player if nobody controls the battlefield, not its owner or the scorer', () => {
    const table = passAll(open()).expectDecision({ p1: 'replacement' });
    expect(table.legal('p1')).toEqual(
      [`${table.id('mist')}/instead-of-scored`, `${table.id('fog')}/instead-of-scored`].sort(),
    );
    table.answer('p1', `${table.id('mist')}/instead-of-scored`).expectNotHappened('scored');
    table.expectHappened('drawn', { seat: 'p2' });
  });
  it('asks its owner where somebody controls it', () => {
    const table = battleTable(
      { p1: [], p2: [at('m3', 'meadow'), 'mist', 'fog'] },
      { meadow: 'p2' },
      {
        cards,
      },
    );
    expect(table.state.objects[table.id('meadow')]?.owner).toBe('p2');
    table.answer('p1', { action: 'end-turn' }).expectDecision({ p2: 'replacement' });
  });
});
