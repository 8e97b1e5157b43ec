/** Whole lists of what may be done, and of what is paid with. */
import { expect, it } from 'vitest';
import { deal, draw, free, target, UNIT } from '../../../support/riftbound-abilities.js';
import { attackBridge, battleTable, inHand, move } from '../../../support/riftbound-battles.js';
import { linesOf } from '../../../support/log-lines.js';
import { allPass, play } from '../../../support/riftbound-play.js';
import { riftboundGameOf, riftboundTable, runes, spell, unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

const PASS = { action: 'pass' };
const spark = free('spark', draw());

rule('Riftbound 316.6', () => {
  it('is an action of the action phase, and of no other time', () => {
    const table = battleTable({ p1: [], p2: [] }, {}, { cards: [spark], seats: { p1: inHand('spark') } });
    table.expectLegal('p1', [{ action: 'play', card: 'spark' }, { action: 'end-turn' }]);
    play(table, 'spark').expectLegal('p1', [PASS]);
  });
});

rule('Riftbound 334.1.c', () => {
  it('is all that a player may do who has nothing to respond with', () => {
    const table = battleTable({ p1: [], p2: [] }, {}, { cards: [spark], seats: { p1: inHand('spark') } });
    play(table, 'spark').expectLegal('p1', [PASS]).answer('p1', PASS).expectLegal('p2', [PASS]);
  });
});

rule('Riftbound 344.3', () => {
  it('is all that a player with focus may do who has nothing to play', () => {
    const table = move(battleTable({ p1: ['m1'], p2: [] }), 'p1', ['m1'], 'bridge').expectLegal('p1', [PASS]);
    table.answer('p1', PASS).expectLegal('p2', [PASS]);
  });
});

rule('Riftbound 439.1.d', () => {
  it('names the units in the order in which they get damage, and no tier without any', () => {
    const tiers = (...defenders: readonly string[]) => {
      const table = attackBridge(['m5'], defenders);
      for (let passes = 0; passes < 2; passes++) table.answer(table.state.pending[0]?.seat ?? '', PASS);
      const [{ id = '' } = {}] = table.expectDecision({ p1: 'assignDamage' }).state.pending;
      const space = table.rules.legalAnswers(table.state, id)?.space;
      if (space?.kind !== 'split') throw new Error('no damage is split');
      return space.tiers?.map((tier) => tier.map(({ full }) => full));
    };
    expect(tiers('m3', 'm4')).toEqual([[3, 4]]);
    expect(tiers('tank2', 'm3', 'm4')).toEqual([[2], [3, 4]]);
    expect(tiers('m3', 'm4', 'back2')).toEqual([[3, 4], [2]]);
    expect(tiers('tank2', 'm3', 'm4', 'back2')).toEqual([[2], [3, 4], [2]]);
  });
});

rule('Riftbound 439.1.d.9', () => {
  it('is so also of a text that speaks of combat damage alone', () => {
    const wraith = unit({
      id: 'wraith',
      might: 3,
      abilities: [
        {
          kind: 'prohibition',
          name: 'wraith',
          on: { event: 'damageDealt', where: { object: { object: { self: true } }, combat: { equals: true } } },
        },
      ],
    });
    const bolt = free('bolt', deal(1), { targets: [target(UNIT)] });
    const table = attackBridge(['m5'], ['wraith', 'm2'], { cards: [wraith, bolt], seats: { p1: inHand('bolt') } });
    allPass(play(table, 'bolt').answer('p1', ['wraith'])).expectHappened('damageDealt', {
      object: 'wraith',
      amount: 1,
    });
    for (let passes = 0; passes < 2; passes++) table.answer(table.state.pending[0]?.seat ?? '', PASS);
    expect(linesOf(table, 'damageDealt').map((line) => line.split(', source')[0])).toEqual([
      'damageDealt object m2, amount 5',
      'damageDealt object m5, amount 5',
    ]);
  });
});

rule('Riftbound 354', () => {
  it('names no resource of which nothing is spent, and leaves alone what the player never had', () => {
    const chant = spell({ id: 'chant', energy: 1, effect: draw() });
    const table = riftboundTable({ p1: { ...inHand('chant'), energy: 1, runes: runes('fury', 1) } }, [chant]);
    play(table, 'chant').answer('p1', { energy: 1 });
    expect(linesOf(table, 'spent').map((line) => line.replace(/ \(.*/, ''))).toEqual([
      'spent seat p1, spent {energy 1}',
    ]);
    expect(Object.keys(table.player('p1')).filter((field) => /Energy|Power/.test(field))).toEqual([]);
  });
});

rule('Riftbound 117.3', () => {
  it('puts a single card to the bottom of the deck as well', () => {
    const table = riftboundGameOf();
    const [{ seat = '' } = {}] = table.state.pending;
    const [aside = ''] = table.state.zones[`${seat}.hand`] ?? [];
    const name = table.state.objects[aside]?.definition;
    table.answer(seat, [aside]).expectHappened('recycled', { count: 1 });
    expect([table.cards(seat, 'hand').length, table.cards(seat, 'mainDeck').at(-1)]).toEqual([4, name]);
  });
});

rule('Riftbound 115', () => {
  it('begins the first turn, which has the number 1, with the player that chance has named', () => {
    const table = riftboundGameOf();
    const first = table.log.find(({ kind }) => kind === 'chosenAtRandom')?.['chosen'];
    for (let asked = 0; asked < 2; asked++) table.answer(table.state.pending[0]?.seat ?? '', []);
    expect(table.state.turn).toEqual({ number: 1, active: first, phase: 'action' });
  });
});

rule('Riftbound 113', () => {
  it('draws one battlefield of each player but the first, where four play (461.5)', () => {
    const table = riftboundGameOf(['p1', 'p2', 'p3', 'p4'], [], { format: 'war' });
    expect(linesOf(table, 'pickedAtRandom').map((line) => /count \d+/.exec(line)?.[0])).toEqual(
      Array.from({ length: 3 }, () => 'count 1'),
    );
  });
});
