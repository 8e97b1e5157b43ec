import { expect, it } from 'vitest';
import { conjuration, phoenixborn } from '../../../support/ashes.js';
import { cast, its, opponent, sequence, UNITS } from '../../../support/ashes-words.js';
import { linesOf } from '../../../support/log-lines.js';
import { noCase, rule } from '../../../support/rule.js';

const wisp = conjuration({ id: 'wisp', limit: 3 });
const narrow = phoenixborn({ id: 'narrow', battlefield: 1 });

rule('Ashes glossary.battlefield.1', () => {
  noCase('conflict', 'No rule says anything else of the room on a battlefield.');
  it('places nothing onto a full battlefield of another, and goes on', () => {
    const table = cast(
      sequence(opponent({ do: 'conjure', card: 'wisp', count: 2, on: 'player' }), { do: 'draw', count: 1 }),
      { p1: { conjurationPile: ['wisp', 'wisp', 'wisp'] }, p2: { phoenixborn: ['narrow'] } },
      [wisp, narrow],
    );
    expect([table.cards('p2', 'battlefield'), table.cards('p1', 'conjurationPile')]).toEqual([
      ['wisp'],
      ['wisp', 'wisp'],
    ]);
    expect(table.cards('p1', 'hand')).toEqual(['worker']);
  });
  it('is where a conjuration comes into play that is placed and not played', () => {
    const table = cast({ do: 'conjure', card: 'wisp', count: 1 }, { p1: { conjurationPile: ['wisp'] } }, [wisp]);
    expect(linesOf(table, 'entered')).toEqual([
      'entered seat p1, object wisp, type conjuration, played false, zone battlefield, card wisp ' +
        '(cardtype.conjuration.2, glossary.battlefield.1)',
    ]);
  });
  it('places no conjuration back where the room is taken', () => {
    const table = cast(
      its(
        UNITS,
        { do: 'destroy', objects: 'it' },
        { do: 'conjure', card: 'wisp', count: 1 },
        { do: 'summon-back', objects: 'it' },
      ),
      { p1: { phoenixborn: ['narrow'], battlefield: ['wisp'], conjurationPile: ['wisp'] } },
      [wisp, narrow],
    );
    expect([table.cards('p1', 'battlefield'), table.cards('p1', 'conjurationPile')]).toEqual([['wisp'], ['wisp']]);
  });
});
