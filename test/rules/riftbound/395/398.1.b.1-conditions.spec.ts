/** When activated abilities may be used, by their own texts. */
import { expect, it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { activated, draw, EXHAUST, energy } from '../../../support/riftbound-abilities.js';
import { at, battleTable, inHand } from '../../../support/riftbound-battles.js';
import { activate, allPass, endTurn, play } from '../../../support/riftbound-play.js';
import { gear, legend, riftboundTable, spell, unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

const BUFFED = { object: 'self', matches: { marks: { buff: true } } } as const;
const cards = [
  unit({ id: 'monk', energy: 0, abilities: [activated('pray', [], draw(), { while: BUFFED })] }),
  gear({
    id: 'clock',
    abilities: [activated('wind', [], draw(), { oncePerTurn: true }), activated('stop', [energy(1)], draw())],
  }),
  gear({ id: 'slow', abilities: [activated('go', [], draw())] }),
  gear({ id: 'quick', abilities: [activated('go', [], draw(), { timing: 'action' })] }),
  gear({ id: 'swift', abilities: [activated('go', [], draw(), { timing: 'reaction' })] }),
  legend({ id: 'lord', abilities: [activated('rule', [EXHAUST], draw())] }),
  spell({ id: 'lull', energy: 0, effect: draw() }),
];
const use = (source: string, ability: string) => ({ action: 'activate', source, ability });
const END = { action: 'end-turn' };
const usable = (table: ReturnType<typeof battleTable>, seat = 'p1') =>
  table.legal(seat).filter((answer) => JSON.stringify(answer).includes('activate'));

rule('Riftbound 398.1.b.1', () => {
  const open = (board: readonly JsonRecord[]) => riftboundTable({ p1: { board } }, cards);
  it('lets an ability be used while its condition holds, and not else', () => {
    open([{ card: 'monk', as: 'monk', buff: true }]).expectLegal('p1', [
      use('monk', 'pray'),
      { action: 'move', to: 'meadow' },
      { action: 'move', to: 'bridge' },
      END,
    ]);
    const without = open([{ card: 'monk', as: 'monk', exhausted: true }]).expectLegal('p1', [END]);
    const refusal = without.refused('p1', use('monk', 'pray'));
    expect([refusal.code, refusal.cites.map(({ rule: number }) => number)]).toEqual([
      'ability.condition',
      ['398.1.b.1'],
    ]);
  });
  it('lets an ability be used once in a turn where its text says so, and others again', () => {
    const table = riftboundTable({ p1: { board: [{ card: 'clock', as: 'clock' }], energy: 2 } }, cards);
    const uses = (...abilities: readonly string[]) =>
      abilities.map((ability) => ({ ...use('clock', ability), source: table.id('clock') }));
    expect(usable(table)).toEqual(uses('wind', 'stop'));
    expect(usable(allPass(activate(table, 'clock', 'wind')))).toEqual(uses('stop'));
    const refusal = table.refused('p1', use('clock', 'wind'));
    expect([refusal.code, refusal.cites.map(({ rule: number }) => number)]).toEqual([
      'ability.once-per-turn',
      ['398.1.b.1'],
    ]);
    const stopped = allPass(activate(table, 'clock', 'stop').answer('p1', { energy: 1 }));
    expect(usable(stopped)).toEqual(uses('stop'));
    endTurn(endTurn(table), 'p2').expectDecision({ p1: 'turnAction' });
    expect(usable(table)).toEqual(uses('wind', 'stop'));
  });
});

rule('Riftbound 398.1.b.1', () => {
  it('lets the ability of a legend be used, and not of a card in the hand', () => {
    const table = riftboundTable({ p1: { legend: [{ card: 'lord', as: 'lord' }], hand: ['slow'] } }, cards);
    expect(usable(table)).toEqual([{ ...use('lord', 'rule'), source: table.id('lord') }]);
    activate(table, 'lord', 'rule').expectHappened('exhausted', { object: 'lord' });
  });
});

const gears = [
  { card: 'slow', as: 'slow' },
  { card: 'quick', as: 'quick' },
  { card: 'swift', as: 'swift' },
];

rule('Riftbound 398.1.b.1', () => {
  it('lets an ability with Action be used in a showdown, as one with Reaction, and no other', () => {
    const table = battleTable({ p1: [...gears, 'm2'], p2: [at('m3', 'bridge')] }, { bridge: 'p2' }, { cards });
    table.answer('p1', { action: 'move', to: 'bridge' }).answer('p1', ['m2']).expectDecision({ p1: 'focus' });
    expect(usable(table)).toEqual(
      ['quick', 'swift'].map((source) => ({ ...use(source, 'go'), source: table.id(source) })),
    );
  });
});

rule('Riftbound 398.1.b.1', () => {
  it('lets an ability with Reaction be used while something is on the chain, and no other', () => {
    const table = battleTable({ p1: gears, p2: [] }, {}, { cards, seats: { p1: inHand('lull') } });
    play(table, 'lull').expectDecision({ p1: 'priority' });
    expect(usable(table)).toEqual([{ ...use('swift', 'go'), source: table.id('swift') }]);
  });
});
