/** Texts by which the conquer or hold effects of a player trigger an additional time. */
import { expect, it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { draw, whenever, type Triggered } from '../../../support/riftbound-abilities.js';
import { at, battleTable, move, passAll } from '../../../support/riftbound-battles.js';
import { endTurn } from '../../../support/riftbound-play.js';
import { gear, unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

type By = 'conquer' | 'hold';
const scoring = (where: NonNullable<Triggered['on'][number]['where']>): Triggered =>
  whenever('scored', draw(), { where });
const own = (by: By) => scoring({ by: { equals: by }, seat: { seat: 'you' } });
const again = (id: string, flag: 'conquersAgain' | 'holdsAgain') =>
  unit({ id, might: 3, abilities: [{ kind: 'static', name: flag, changes: [{ change: 'flag', flag }] }] });
const both: Triggered = {
  ...own('conquer'),
  on: [...own('hold').on, ...own('conquer').on],
};
const cards = [
  again('echo', 'conquersAgain'),
  again('patience', 'holdsAgain'),
  gear({ id: 'trophy', abilities: [own('conquer')] }),
  gear({ id: 'throne', abilities: [own('hold')] }),
  gear({ id: 'either', abilities: [both] }),
  gear({ id: 'any-way', abilities: [scoring({ seat: { seat: 'you' } })] }),
  gear({ id: 'any-player', abilities: [scoring({ by: { equals: 'conquer' } })] }),
  gear({ id: 'envy', abilities: [scoring({ by: { equals: 'conquer' }, seat: { seat: 'opponents' } })] }),
];
const GEARS = ['trophy', 'throne', 'either', 'any-way', 'any-player', 'envy'];
const echo = (as: string): JsonRecord => ({ card: 'echo', as });

const theirs = (card: string): JsonRecord => ({ card, as: `${card}-of-the-opponent` });

/** How often each gear of p1 and of p2 has triggered, by the cards that were drawn for it. */
const triggers = (table: Table): JsonRecord => {
  const counts: Record<string, number> = {};
  for (const { source } of table.state.triggered) counts[source.definition] = (counts[source.definition] ?? 0) + 1;
  return counts;
};
/** p1 conquers the meadow with these of its units. */
const conquered = (
  units: readonly (string | JsonRecord)[],
  moving: readonly string[],
  p2: readonly JsonRecord[] = [],
) => triggers(passAll(move(battleTable({ p1: [...units, ...GEARS], p2 }, {}, { cards }), 'p1', moving, 'meadow')));
/** p2 holds the bridge with these. */
const held = (units: readonly (string | JsonRecord)[], p1: readonly JsonRecord[] = []) =>
  triggers(endTurn(battleTable({ p1, p2: [...units, ...GEARS] }, { bridge: 'p2' }, { cards })));
const CONQUER = { trophy: 1, either: 1, 'any-way': 1, 'any-player': 1 };
const HOLD = { throne: 1, either: 1, 'any-way': 1 };

rule('Riftbound 376.4.b.2', () => {
  it('triggers conquer effects of its player once more for each unit there that says so', () => {
    expect(conquered(['m2'], ['m2'])).toEqual(CONQUER);
    expect(conquered([echo('one')], ['one'])).toEqual({ ...CONQUER, trophy: 2, either: 2 });
    expect(conquered([echo('one'), echo('two')], ['one', 'two'])).toEqual({ ...CONQUER, trophy: 3, either: 3 });
  });
  it('counts no unit that is elsewhere, none that speaks of holding, and none of an opponent', () => {
    expect(conquered(['m2', echo('one')], ['m2'])).toEqual(CONQUER);
    expect(conquered([echo('one'), echo('two')], ['one'])).toEqual({ ...CONQUER, trophy: 2, either: 2 });
    expect(conquered(['patience'], ['patience'])).toEqual(CONQUER);
    expect(conquered(['m2'], ['m2'], [echo('theirs')])).toEqual(CONQUER);
  });
  it('triggers nothing more of an opponent who waits for it', () => {
    expect(conquered([echo('one')], ['one'], [theirs('envy'), theirs('trophy')])).toEqual({
      ...CONQUER,
      trophy: 2,
      either: 2,
      envy: 1,
    });
  });
});

rule('Riftbound 376.4.c.2', () => {
  it('triggers hold effects of its player once more for each unit there that says so', () => {
    expect(held([at('m2', 'bridge')])).toEqual(HOLD);
    expect(held([at('patience', 'bridge')])).toEqual({ ...HOLD, throne: 2, either: 2 });
  });
  it('counts no unit that is elsewhere, and none that speaks of conquering', () => {
    expect(held([at('m2', 'bridge'), 'patience'])).toEqual(HOLD);
    expect(held([at('echo', 'bridge')])).toEqual(HOLD);
    expect(held([at('m2', 'bridge')], [theirs('throne')])).toEqual(HOLD);
  });
});
