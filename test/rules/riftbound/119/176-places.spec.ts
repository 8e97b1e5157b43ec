/** Where a unit goes that a text has played: at another time, from facedown, and where no unit may go any more. */
import { expect, it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import {
  activated,
  draw,
  free,
  sequence,
  target,
  whenPlayed,
  kill,
  type Effect,
} from '../../../support/riftbound-abilities.js';
import { at, battleTable, pass } from '../../../support/riftbound-battles.js';
import { emptyChain, play } from '../../../support/riftbound-play.js';
import { battlefield, gear, spell, unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

type Play = Extract<Effect, { readonly do: 'play' }>;
const raise = (more: Partial<Play> = {}): Effect =>
  sequence(
    { do: 'choose', from: { zone: 'trash', of: 'you' }, min: 1, max: 1, as: 'card' },
    { do: 'play', card: 'card', ignoring: 'cost', ...more },
  );
const HIDDEN = [{ keyword: 'hidden' } as const];
const closed = battlefield({
  id: 'cliff',
  abilities: [
    {
      kind: 'static',
      name: 'cliff',
      affects: { self: true },
      changes: [{ change: 'flag', flag: 'noUnitsPlayedHere' }],
    },
  ],
});
const cards = [
  closed,
  free('any', raise()),
  free('held', raise({ to: 'controlled' })),
  free('afield', raise({ to: 'battlefield' })),
  ...['doom', 'slay'].map((id) => free(id, kill(), { targets: [target()] })),
  free('wreck', kill(), { targets: [target({ is: ['gear'] })] }),
  free('spark', draw()),
  unit({ id: 'dear', energy: 3 }),
  unit({ id: 'roamer', energy: 3, places: ['open'] }),
  spell({ id: 'psalm', energy: 2, effect: draw() }),
  gear({ id: 'relic', energy: 2, keywords: HIDDEN }),
  gear({ id: 'horn', abilities: [activated('call', [], raise({ to: 'here' }), { timing: 'reaction' })] }),
  ...Object.entries({ herald: {}, warden: { to: 'controlled' }, guide: { to: 'here' } } as const).map(([id, more]) =>
    unit({ id, energy: 0, keywords: HIDDEN, abilities: [whenPlayed(raise(more))] }),
  ),
];
const own = (card: string, more: JsonRecord = {}) => ({ card, as: card, ...more });
const facedown = (...names: readonly string[]) => ({
  facedown: names.map((card) => own(card, { at: 'meadow', hiddenIn: 0 })),
});
/** Passes until p1 may act in the fight of two others that is under way. */
const untilP1 = (table: Table): Table => {
  for (let passes = 0; passes < 9 && table.state.pending[0]?.seat !== 'p1'; passes++)
    table.answer(table.state.pending[0]?.seat ?? '', pass);
  return table.expectDecision({ p1: 'focus' });
};
/** Where cards of p1 are, by card: a battlefield by its label, or the base. */
const places = (table: Table, card: string): readonly unknown[] => {
  const labels = Object.fromEntries(Object.entries(table.labels).map(([label, id]) => [id, label]));
  return (table.state.zones['p1.board'] ?? []).flatMap((id) => {
    const object = table.state.objects[id];
    const place = object?.marks['at'];
    return object?.definition === card ? [typeof place === 'string' ? labels[place] : 'base'] : [];
  });
};
rule('Riftbound 176', () => {
  it('puts tokens that are played here into the base where units of two others are (436.2.a)', () => {
    const sprout = unit({ id: 'sprout', supertype: 'token', energy: 0, might: 1 });
    const nest = unit({
      id: 'nest',
      energy: 0,
      keywords: HIDDEN,
      abilities: [whenPlayed({ do: 'play-token', card: 'sprout', count: 1 })],
    });
    const entered = (boards: Parameters<typeof battleTable>[0]) => {
      const more = { cards: [...cards, sprout, nest], seats: { p1: facedown('nest') } };
      const table = battleTable({ p1: [], p2: [], ...boards }, { meadow: 'p1' }, more);
      return places(emptyChain(play(untilP1(table), 'nest')), 'sprout');
    };
    const [m2, m3] = [at('m2', 'meadow'), at('m3', 'meadow')];
    expect(entered({ p2: [m2], p3: [m3] })).toEqual(['base']);
    expect(entered({ p1: [at('m1', 'meadow')], p2: [m2], p3: [] })).toEqual(['meadow']);
  });
});
