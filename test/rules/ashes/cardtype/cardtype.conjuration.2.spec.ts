import { expect, it } from 'vitest';
import { conjuration, conjuredAlteration } from '../../../support/ashes.js';
import { cast, its, opponent, sequence, UNITS } from '../../../support/ashes-words.js';
import { rule } from '../../../support/rule.js';

const wisp = conjuration({ id: 'wisp', limit: 3 });

rule('Ashes cardtype.conjuration.2', () => {
  it('goes to its conjuration pile, not to a hand', () => {
    const table = cast(its(UNITS, { do: 'to-hand', objects: 'it' }), { p2: { battlefield: ['wisp'] } }, [wisp]);
    expect([table.cards('p2', 'conjurationPile'), table.cards('p2', 'hand')]).toEqual([['wisp'], []]);
  });
  it('is removed from the game like any card', () => {
    const table = cast(
      its(UNITS, { do: 'destroy', objects: 'it' }, { do: 'remove-from-game', objects: 'it' }),
      { p2: { battlefield: ['wisp'] } },
      [wisp],
    );
    expect([table.cards('p2', 'removed'), table.cards('p2', 'conjurationPile')]).toEqual([['wisp'], []]);
  });
  it('comes from the pile of the player of the effect, also onto the battlefield of another', () => {
    const table = cast(
      opponent({ do: 'conjure', card: 'wisp', count: 1, on: 'player' }),
      { p1: { conjurationPile: ['wisp'] } },
      [wisp],
    );
    table.expectHappened('entered', { seat: 'p2', card: 'wisp' });
    expect([table.cards('p2', 'battlefield'), table.cards('p1', 'conjurationPile')]).toEqual([['wisp'], []]);
    const [id = ''] = table.state.zones['p2.battlefield'] ?? [];
    expect(table.state.objects[id]).toMatchObject({ owner: 'p1', controller: 'p2' });
  });
  it('returns to the pile of its owner, whoever had it', () => {
    const table = cast(
      sequence(
        opponent({ do: 'conjure', card: 'wisp', count: 1, on: 'player' }),
        its({ is: ['unit'], of: 'opponents' }, { do: 'destroy', objects: 'it' }),
      ),
      { p1: { conjurationPile: ['wisp'] } },
      [wisp],
    );
    expect([table.cards('p1', 'conjurationPile'), table.cards('p2', 'conjurationPile')]).toEqual([['wisp'], []]);
  });
  it('is a unit: a conjured alteration spell of the pile is none', () => {
    const table = cast({ do: 'conjure', card: 'chains', count: 1 }, { p1: { conjurationPile: ['chains'] } }, [
      conjuredAlteration({ id: 'chains' }),
    ]);
    expect([table.cards('p1', 'battlefield'), table.cards('p1', 'conjurationPile')]).toEqual([[], ['chains']]);
  });
});
