import { expect, it } from 'vitest';
import { draw, free, kill, target, UNIT, whenever } from '../../../support/riftbound-abilities.js';
import { allPass, chainOf, emptyChain, endTurn, play } from '../../../support/riftbound-play.js';
import { gear, riftboundTable, unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

/** The first time another friendly unit dies in a turn: it comes to hand, or a card is drawn. */
const FIRST = { where: { object: { object: { ...UNIT, of: 'you' as const, other: true } } }, oncePerTurn: true };
const cards = [
  unit({
    id: 'shepherd',
    might: 9,
    abilities: [whenever('killed', { do: 'return', objects: 'it' }, { ...FIRST, bind: { it: 'becomes' } })],
  }),
  unit({
    id: 'crow',
    abilities: [
      whenever('killed', { do: 'return', objects: 'it' }, { ...FIRST, oncePerTurn: false, bind: { it: 'becomes' } }),
    ],
  }),
  gear({ id: 'bell', abilities: [whenever('killed', draw(), FIRST)] }),
  unit({ id: 'red' }),
  unit({ id: 'blue' }),
  unit({ id: 'green' }),
  free('both', kill(), { targets: [target(UNIT, 'target', 2)] }),
  free('doom', kill(), { targets: [target()] }),
];
const own = (...names: readonly string[]) => names.map((card) => ({ card, as: card }));
const open = (keeper: string) =>
  riftboundTable(
    { p1: { hand: own('both', 'doom'), board: own(keeper, 'red', 'blue', 'green') }, p2: { hand: ['doom'] } },
    cards,
  );
const twoDie = (keeper: string) => allPass(play(open(keeper), 'both').answer('p1', ['red', 'blue']));

rule('Riftbound 376.1.b', () => {
  it('asks its player which of two deaths at once is the first, and triggers for that one alone', () => {
    for (const [chosen, other] of [
      ['red', 'blue'],
      ['blue', 'red'],
    ] as const) {
      const table = twoDie('shepherd').expectDecision({ p1: 'occurrence' });
      const options = table.state.triggered.map(({ id }) => id);
      table.expectLegal('p1', options);
      const shown = table.rules.decisions(table.state)[0]?.shows;
      expect(shown).toEqual({
        triggers: table.state.triggered.map(({ id, source, bindings }) => ({ id, card: source.definition, bindings })),
      });
      const isOf = (id: unknown): boolean => typeof id === 'string' && table.state.objects[id]?.definition === chosen;
      const index = table.state.triggered.findIndex(({ bindings }) => [bindings['it']].flat().some(isOf));
      table.answer('p1', options[index] ?? '').expectHappened('triggerDropped', { cites: '376.1.b' });
      expect(chainOf(table)).toEqual(['shepherd']);
      emptyChain(table);
      expect(table.cards('p1', 'hand')).toEqual(['doom', chosen]);
      expect(table.cards('p1', 'trash')).toEqual([other, 'both']);
    }
  });
  it('does not trigger for a third death in the turn, and does in the next one', () => {
    const table = twoDie('bell').expectDecision({ p1: 'priority' });
    expect(chainOf(table)).toEqual(['bell']);
    emptyChain(table);
    expect(chainOf(allPass(play(table, 'doom').answer('p1', ['green'])))).toEqual([]);
    const later = allPass(play(open('bell'), 'both').answer('p1', ['red', 'blue']));
    endTurn(emptyChain(later));
    const doom = later.find('p2', 'hand', 'doom');
    expect(chainOf(allPass(play(later, doom, 'p2').answer('p2', ['green'])))).toEqual(['bell']);
  });
  it('is asked of each player about abilities of that player alone', () => {
    const table = riftboundTable(
      { p1: { hand: own('both'), board: own('bell') }, p2: { board: own('shepherd', 'red', 'blue') } },
      cards,
    );
    allPass(play(table, 'both').answer('p1', ['red', 'blue'])).expectDecision({ p2: 'occurrence' });
  });
  it('is not asked where two abilities have triggered once each', () => {
    const table = riftboundTable({ p1: { hand: own('doom'), board: own('shepherd', 'bell', 'crow', 'red') } }, cards);
    allPass(play(table, 'doom').answer('p1', ['red'])).expectDecision({ p1: 'triggerOrder' });
    expect(table.state.triggered.map(({ source }) => source.definition)).toEqual(['shepherd', 'bell', 'crow']);
  });
  it('is not asked of an ability that triggers as often as it can', () => {
    const table = riftboundTable({ p1: { hand: own('both'), board: own('crow', 'red', 'blue') } }, cards);
    allPass(play(table, 'both').answer('p1', ['red', 'blue'])).expectDecision({ p1: 'triggerOrder' });
    expect(table.state.triggered.map(({ source }) => source.definition)).toEqual(['crow', 'crow']);
  });
  it('asks nothing where it makes no difference, or where one dies', () => {
    twoDie('bell').expectDecision({ p1: 'priority' });
    allPass(play(open('shepherd'), 'doom').answer('p1', ['red'])).expectDecision({ p1: 'priority' });
  });
});
