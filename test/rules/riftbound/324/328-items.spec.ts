import { expect, it } from 'vitest';
import { activated, draw, EXHAUST, free, sequence, whenever } from '../../../support/riftbound-abilities.js';
import { at, attackBridge, battleTable, inHand, move, pass, passAll } from '../../../support/riftbound-battles.js';
import { allPass, askedBy, chainOf, endTurn, play } from '../../../support/riftbound-play.js';
import { gear, spell, unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

const cards = [
  free('spark', draw()),
  free('twin', sequence(draw(), draw())),
  spell({ id: 'plain', energy: 0, effect: draw() }),
  spell({ id: 'action', energy: 0, keywords: [{ keyword: 'action' }], effect: draw() }),
  gear({ id: 'well', abilities: [{ ...activated('drink', [EXHAUST], draw()), timing: 'reaction' }] }),
  gear({ id: 'pond', abilities: [activated('drink', [EXHAUST], draw())] }),
  unit({ id: 'first', abilities: [whenever('phaseBegan', draw(), { where: { phase: { equals: 'beginning' } } })] }),
  unit({ id: 'second', abilities: [whenever('phaseBegan', draw(), { where: { phase: { equals: 'beginning' } } })] }),
];
const open = (hand: readonly string[], p1: readonly string[] = []) =>
  battleTable(
    { p1, p2: [] },
    {},
    { cards, seats: { p1: inHand(...hand), p2: { hand: [{ card: 'spark', as: 'answer' }] } } },
  );
const risen = () => endTurn(battleTable({ p1: ['first'], p2: ['second'] }, {}, { cards }));
const entries = ({ log }: ReturnType<typeof open>, kind: string) => log.filter((entry) => entry.kind === kind);

rule('Riftbound 328.2', () => {
  it('has what has triggered pending, and finalized before anybody may respond', () => {
    const table = risen().expectHappened('finalized', { card: 'first', cites: '328.2' });
    const kinds = table.log.map(({ kind }) => kind);
    expect(kinds.lastIndexOf('abilityPlaced')).toBeLessThan(kinds.indexOf('finalized'));
    table.expectDecision({ p1: 'priority' });
  });
  it('leaves nothing pending while somebody has priority', () => {
    const table = risen();
    const items = (table.state.zones['chain'] ?? []).map((id) => table.marks(id)['finalized']);
    expect(items).toEqual([true, true]);
  });
});

rule('Riftbound 332.1', () => {
  it('has who makes the chain act first on it', () => {
    const table = play(open(['spark']), 'spark').expectDecision({ p1: 'priority' });
    expect(askedBy(table)).toContain('332.1');
  });
  it('is so in a showdown for whoever has focus', () => {
    const table = attackBridge(['m1'], ['m3'], { cards, seats: { p2: inHand('spark') } }).answer('p1', pass);
    play(table.expectDecision({ p2: 'focus' }), 'spark', 'p2').expectDecision({ p2: 'priority' });
  });
});

rule('Riftbound 333.1', () => {
  it('completes all pending items before anybody has priority', () => {
    const table = risen().expectDecision({ p1: 'priority' });
    expect(entries(table, 'finalized')).toHaveLength(2);
    expect(entries(table, 'answered')).toHaveLength(1);
  });
  it('gives priority again when what resolves has led to new ones, which are complete by then', () => {
    expect(chainOf(allPass(risen()))).toEqual(['second']);
  });
});

rule('Riftbound 333.1.b', () => {
  it('completes them in the order in which they came: the turn player’s first', () => {
    const table = risen();
    expect(entries(table, 'finalized').map(({ card }) => card)).toEqual(chainOf(table));
    expect(chainOf(table)).toEqual(['second', 'first']);
  });
  it('resolves them the other way round', () => {
    allPass(risen()).expectHappened('resolving', { card: 'first' });
  });
});

rule('Riftbound 334.1.a', () => {
  it('lets the player with priority play a Reaction', () => {
    const table = play(open(['twin', 'spark']), 'twin');
    table.expectLegal('p1', [{ action: 'play', card: 'spark' }, pass]);
    expect(chainOf(play(table, 'spark'))).toEqual(['twin', 'spark']);
  });
  it('lets them play nothing else', () => {
    const table = play(open(['twin', 'plain', 'action']), 'twin').expectLegal('p1', [pass]);
    table.expectRefused('p1', { action: 'play', card: 'action' }, 'moment.closed', '309.1.a');
  });
});

rule('Riftbound 334.1.b', () => {
  const use = (source: string) => ({ action: 'activate', source, ability: 'drink' });
  it('lets them activate an ability that is a Reaction', () => {
    const table = play(open(['twin'], ['well']), 'twin').expectLegal('p1', [use('well'), pass]);
    expect(chainOf(table.answer('p1', use('well')))).toEqual(['twin', 'well']);
  });
  it('lets them activate no other', () => {
    const table = play(open(['twin'], ['pond']), 'twin').expectLegal('p1', [pass]);
    table.expectRefused('p1', use('pond'), 'moment.closed', '309.1.a');
  });
});

rule('Riftbound 334.1.c', () => {
  it('lets them pass', () => {
    play(open(['twin']), 'twin')
      .answer('p1', pass)
      .expectDecision({ p2: 'priority' });
  });
  it('refuses whatever is none of these, and says which rules leave the choice', () => {
    const table = play(open(['twin']), 'twin');
    table.expectRefused('p1', { action: 'end-turn' }, 'answer.shape', '334.1.a', '334.1.b', '334.1.c');
  });
});

rule('Riftbound 335.1', () => {
  it('resolves the newest item when all have passed one after the other', () => {
    const table = play(open(['twin']), 'twin')
      .answer('p1', pass)
      .expectNotHappened('resolving');
    table.answer('p2', pass).expectHappened('resolving', { card: 'twin', cites: '335.1' });
  });
  it('resolves nothing where somebody has added to the chain meanwhile', () => {
    const table = play(play(open(['twin']), 'twin').answer('p1', pass), 'answer', 'p2').answer('p2', pass);
    table.expectNotHappened('resolving').expectDecision({ p1: 'priority' });
  });
});

rule('Riftbound 336.2', () => {
  it('leaves the state open when the chain is empty: anything may be played again', () => {
    const table = allPass(play(open(['twin', 'plain']), 'twin')).expectDecision({ p1: 'turnAction' });
    expect(askedBy(table)).toContain('336.2');
    expect(table.legal('p1')).toContainEqual({ action: 'play', card: table.id('plain') });
  });
  it('leaves it closed while an item is left', () => {
    const table = play(play(open(['twin', 'plain']), 'twin').answer('p1', pass), 'answer', 'p2');
    expect(chainOf(allPass(table).expectDecision({ p1: 'priority' }))).toEqual(['twin']);
    table.expectLegal('p1', [pass]);
  });
});

rule('Riftbound 344.1', () => {
  it('lets the player with focus play an Action or a Reaction', () => {
    const seats = { p1: inHand('plain', 'action', 'spark') };
    const table = move(battleTable({ p1: ['m1'], p2: [] }, {}, { cards, seats }), 'p1', ['m1'], 'meadow');
    table.expectLegal('p1', [{ action: 'play', card: 'action' }, { action: 'play', card: 'spark' }, pass]);
    expect(chainOf(play(table, 'action').expectDecision({ p1: 'priority' }))).toEqual(['action']);
  });
  it('lets them activate what is a Reaction, and nothing that is none', () => {
    const table = move(battleTable({ p1: ['m1', 'well', 'pond'], p2: [] }, {}, { cards }), 'p1', ['m1'], 'meadow');
    table.expectLegal('p1', [{ action: 'activate', source: 'well', ability: 'drink' }, pass]);
  });
  it('lets nobody else', () => {
    const table = move(
      battleTable({ p1: ['m1'], p2: [] }, {}, { cards, seats: { p2: inHand('spark') } }),
      'p1',
      ['m1'],
      'meadow',
    );
    expect(table.refused('p2', { action: 'play', card: 'spark' }).code).toBe('decision.none');
  });
});

rule('Riftbound 345.1', () => {
  it('goes on with the combat whose first step it was', () => {
    const table = passAll(attackBridge(['m2'], ['m4']));
    const kinds = table.log.map(({ kind }) => kind);
    table.expectHappened('showdownClosed', { object: 'bridge', cites: '345.1' });
    expect(kinds.indexOf('showdownClosed')).toBeLessThan(kinds.indexOf('damageDealt'));
  });
  it('is not so for a showdown alone: nothing is dealt, and who is left takes control', () => {
    const table = passAll(move(battleTable({ p1: ['m1'], p2: [] }), 'p1', ['m1'], 'meadow'));
    expect(table.rulesOf('showdownClosed').flat()).not.toContain('345.1');
    table.expectHappened('controlTaken', { object: 'meadow', seat: 'p1' }).expectNotHappened('damageDealt');
  });
});

rule('Riftbound 345.2.b', () => {
  const come = free(
    'come',
    sequence(
      { do: 'all', from: { is: ['battlefield'], named: 'meadow' }, as: 'there' },
      { do: 'move', objects: 'target', to: 'there' },
    ),
    { targets: [{ as: 'target', from: { is: ['unit'], of: 'you' }, min: 1, max: 1 }] },
  );
  /** p1 has come to the meadow; p2 sends a unit there while the showdown is under way. */
  const arriving = () => {
    const table = battleTable({ p1: ['m2'], p2: ['m4'] }, {}, { cards: [come], seats: { p2: inHand('come') } });
    move(table, 'p1', ['m2'], 'meadow').answer('p1', pass);
    return allPass(play(table, 'come', 'p2').answer('p2', ['m4']));
  };
  it('ends as it is, and then a combat is staged, in which who contested attacks', () => {
    const table = arriving().expectHappened('moved', { object: 'm4', to: 'meadow' }).expectNotHappened('combatBegan');
    passAll(table);
    expect(table.player('p1')['points']).toBe(0);
    table.expectDecision({ p1: 'turnAction' });
    expect([table.exists('m2'), table.marks('meadow')]).toEqual([false, { controlled: true }]);
  });
  it('begins that combat right after the showdown has closed', () => {
    const table = arriving().answer('p1', pass).answer('p2', pass);
    table.expectHappened('showdownClosed', { object: 'meadow', cites: '345.2.b' });
    table.expectHappened('combatBegan', { object: 'meadow', attacker: 'p1', defender: 'p2' });
    table.expectNotHappened('controlTaken');
  });
  it('stages none where nobody has come', () => {
    const table = passAll(
      move(battleTable({ p1: ['m2'], p2: [at('m4', 'bridge')] }, { bridge: 'p2' }), 'p1', ['m2'], 'meadow'),
    );
    expect(table.rulesOf('showdownClosed').flat()).not.toContain('345.2.b');
    table.expectNotHappened('combatBegan');
  });
});
