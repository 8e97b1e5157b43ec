import { expect, it } from 'vitest';
import {
  deal,
  draw,
  free,
  kill,
  might,
  sequence,
  target,
  UNIT,
  whenever,
  whenPlayed,
} from '../../../support/riftbound-abilities.js';
import { at, battleTable } from '../../../support/riftbound-battles.js';
import { allPass, chainOf, emptyChain, kindsOf, PASS, play, sizeOf } from '../../../support/riftbound-play.js';
import { gear, riftboundTable, spell, unit } from '../../../support/riftbound.js';
import { noCase, rule } from '../../../support/rule.js';

const cards = [
  unit({ id: 'page', energy: 0 }),
  unit({ id: 'giant', might: 6 }),
  unit({ id: 'herald', energy: 0, abilities: [whenPlayed(draw())] }),
  unit({ id: 'banner-man', energy: 0, abilities: [might(1, { affects: { is: ['unit'], of: 'you', other: true } })] }),
  gear({ id: 'chest', energy: 0 }),
  gear({
    id: 'chorus',
    abilities: [whenever('played', draw(), { where: { type: { equals: 'spell' }, seat: { seat: 'you' } } })],
  }),
  free('bolt', deal(1), { targets: [target()] }),
  free('doom', kill(), { targets: [target()] }),
  free('pair', sequence(deal(1), draw()), { targets: [target(UNIT, 'target', 2)] }),
  free('weak', kill(), { targets: [target({ is: ['unit'], numbers: { might: { max: 3 } } })] }),
  free(
    'grow',
    { do: 'modify', objects: 'target', changes: [{ change: 'number', name: 'might', add: 3 }], until: 'endOfTurn' },
    { targets: [target()] },
  ),
  free(
    'shrink',
    { do: 'modify', objects: 'target', changes: [{ change: 'number', name: 'might', add: -3 }], until: 'endOfTurn' },
    { targets: [target()] },
  ),
  free('hand', { do: 'return', objects: 'target' }, { targets: [target()] }),
  free('lesson', sequence({ do: 'draw', count: { number: 'might', of: 'target' } }), { targets: [target()] }),
  free('toll', sequence(kill(), { do: 'draw', count: { number: 'might', of: 'target' } }), { targets: [target()] }),
  free('negate', { do: 'counter', objects: 'target' }, { targets: [target({ zone: 'chain' })] }),
] as const;
const own = (...names: readonly string[]) => names.map((card) => ({ card, as: card }));
const open = (hand: readonly string[], board: readonly string[] = [], p2: readonly string[] = []) =>
  riftboundTable({ p1: { hand: own(...hand), board: own(...board) }, p2: { board: own(...p2) } }, cards);
/** The first is played, and another in response, which resolves at once. */
const answering = (table: ReturnType<typeof open>, first: readonly string[], then: readonly string[]) => {
  const [card = '', ...targets] = first;
  const [other = '', ...others] = then;
  play(table, card).answer('p1', targets);
  return allPass(play(table, other).answer('p1', others));
};

rule('Riftbound 347.1', () => {
  it('is played when all is done: a unit as it has entered, a spell as it has resolved', () => {
    expect(kindsOf(play(open(['page']), 'page'))).toEqual(['cardChained', 'finalized', 'entered', 'played']);
    const table = play(open(['bolt'], [], ['giant']), 'bolt')
      .answer('p1', ['giant'])
      .expectNotHappened('played');
    expect(kindsOf(allPass(table))).toEqual(['resolving', 'damageDealt', 'played', 'trashed']);
  });
  it('is not where it was countered', () => {
    const table = play(open(['bolt', 'negate'], [], ['giant']), 'bolt').answer('p1', ['giant']);
    const [item = ''] = table.state.zones['chain'] ?? [];
    allPass(play(table, 'negate').answer('p1', [item]));
    expect(table.log.filter(({ kind }) => kind === 'played').map(({ card }) => card)).toEqual(['negate']);
  });
});

rule('Riftbound 351.1', () => {
  it('lies on the chain, and the state is closed: only Reactions are offered', () => {
    const slow = spell({ id: 'slow', energy: 0, effect: draw() });
    const table = riftboundTable({ p1: { hand: own('bolt', 'slow'), board: own('giant') } }, [...cards, slow]);
    play(table, 'bolt').answer('p1', ['giant']).expectHappened('cardChained', { card: 'bolt', cites: '351.1' });
    table.expectLegal('p1', [PASS]);
    table.expectRefused('p1', { action: 'play', card: 'slow' }, 'moment.closed', '309.1.a');
  });
  it('leaves it open where the card has entered at once', () => {
    play(open(['page']), 'page').expectDecision({ p1: 'turnAction' });
  });
});

rule('Riftbound 351.3', () => {
  const raise = free(
    'raise',
    sequence(
      { do: 'choose', from: { zone: 'trash', of: 'you', is: ['unit'] }, min: 1, max: 1, as: 'card' },
      { do: 'play', card: 'card', ignoring: 'cost' },
      draw(),
    ),
  );
  it('begins to be played only when what resolves is finished', () => {
    const table = riftboundTable({ p1: { hand: own('raise'), trash: ['page'] } }, [...cards, raise]);
    expect(kindsOf(allPass(play(table, 'raise')))).toEqual([
      'resolving',
      'drawn',
      'played',
      'trashed',
      'cardChained',
      'finalized',
      'entered',
      'played',
    ]);
  });
  it('is at once in an open state', () => {
    expect(kindsOf(play(open(['page']), 'page'))[0]).toBe('cardChained');
  });
});

rule('Riftbound 355.2', () => {
  it('chooses nothing by which a third player would come to a battlefield', () => {
    const send = free(
      'send',
      { do: 'move', objects: 'target', to: 'place' },
      {
        targets: [target(), target({ zone: 'battlefields', named: 'bridge' }, 'place')],
      },
    );
    const table = battleTable(
      { p1: ['m2'], p2: [at('m3', 'bridge')], p3: [at('m4', 'bridge')] },
      { bridge: 'p2', meadow: 'p1', tower: 'p3' },
      { cards: [send], seats: { p1: { hand: own('send') } } },
    ).answer('p3', PASS);
    play(table, 'send').answer('p1', ['m2']).expectNotHappened('cardChained').expectDecision({ p1: 'focus' });
    expect(table.cards('p1', 'hand')).toEqual(['send']);
  });
  it('is played where the state would be legal', () => {
    const send = free(
      'send',
      { do: 'move', objects: 'target', to: 'place' },
      {
        targets: [target(), target({ zone: 'battlefields', named: 'bridge' }, 'place')],
      },
    );
    const table = battleTable(
      { p1: ['m2'], p2: [at('m3', 'bridge')] },
      { bridge: 'p2' },
      {
        cards: [send],
        seats: { p1: { hand: own('send') } },
      },
    );
    expect(chainOf(play(table, 'send').answer('p1', ['m2']).answer('p1', ['bridge']))).toEqual(['send']);
  });
});

rule('Riftbound 356.2', () => {
  it('enters without waiting: units exhausted, gear ready, and nobody can respond', () => {
    const table = play(play(open(['page', 'chest']), 'page'), 'chest').expectDecision({ p1: 'turnAction' });
    expect([table.marks(table.find('p1', 'board', 'page')), table.marks(table.find('p1', 'board', 'chest'))]).toEqual([
      { exhausted: true },
      {},
    ]);
  });
  it('is an object from then on: its texts work, and what triggers for it goes on the chain', () => {
    const table = play(open(['banner-man', 'herald'], ['giant']), 'banner-man');
    expect(table.facts('giant').numbers['might']).toBe(7);
    expect(chainOf(play(table, 'herald'))).toEqual(['herald']);
  });
  it('does not work before it has entered', () => {
    expect(open(['banner-man'], ['giant']).facts('giant').numbers['might']).toBe(6);
  });
});

rule('Riftbound 356.3', () => {
  it('stays on the chain, finalized, and others may respond', () => {
    const table = play(open(['bolt'], ['giant']), 'bolt').answer('p1', ['giant']);
    table.expectHappened('finalized', { cites: '356.3' }).expectDecision({ p1: 'priority' });
    expect(chainOf(table)).toEqual(['bolt']);
    table.answer('p1', PASS).expectDecision({ p2: 'priority' });
  });
  it('does not for a permanent', () => {
    expect(chainOf(play(open(['page']), 'page'))).toEqual([]);
  });
});

rule('Riftbound 356.3.d', () => {
  it('is carried out, and goes to the trash of its owner', () => {
    const table = allPass(play(open(['bolt'], ['giant']), 'bolt').answer('p1', ['giant']));
    table.expectHappened('trashed', { card: 'bolt', cites: '356.3.d' });
    expect([table.marks('giant'), table.cards('p1', 'trash'), chainOf(table)]).toEqual([{ damage: 1 }, ['bolt'], []]);
  });
  it('is not before all have passed', () => {
    const table = play(open(['bolt'], ['giant']), 'bolt')
      .answer('p1', ['giant'])
      .answer('p1', PASS);
    expect([table.marks('giant'), table.cards('p1', 'trash')]).toEqual([{}, []]);
  });
});

rule('Riftbound 356.3.e.1', () => {
  it('resolves with an illegal target too: what does not speak of it is done', () => {
    const table = allPass(
      answering(open(['pair', 'doom'], ['page', 'giant']), ['pair', 'page', 'giant'], ['doom', 'page']),
    );
    expect([table.marks('giant'), sizeOf(table, 'p1', 'hand')]).toEqual([{ damage: 1 }, 1]);
  });
  it('does all of it where they are legal', () => {
    const table = allPass(play(open(['pair'], ['herald', 'giant']), 'pair').answer('p1', ['herald', 'giant']));
    expect([table.marks('giant'), table.marks('herald')]).toEqual([{ damage: 1 }, { damage: 1 }]);
  });
});

rule('Riftbound 356.3.e.2', () => {
  it('is illegal where it is not any more what the text chooses', () => {
    const table = answering(open(['weak', 'grow'], ['page']), ['weak', 'page'], ['grow', 'page']);
    allPass(table).expectNotHappened('killed');
    expect(table.exists('page')).toBe(true);
  });
  it('is illegal where it has left the board', () => {
    const table = answering(open(['bolt', 'hand'], ['page']), ['bolt', 'page'], ['hand', 'page']);
    allPass(table).expectNotHappened('damageDealt');
  });
  it('is legal where it has only moved on the board', () => {
    const go = free(
      'go',
      { do: 'move', objects: 'target', to: 'place' },
      {
        targets: [target(), target({ zone: 'battlefields' }, 'place')],
      },
    );
    const table = riftboundTable({ p1: { hand: own('weak', 'go'), board: own('page') } }, [...cards, go]);
    play(table, 'weak').answer('p1', ['page']);
    allPass(play(table, 'go').answer('p1', ['page']).answer('p1', ['bridge']));
    allPass(table).expectHappened('killed', { object: 'page' });
  });
});

rule('Riftbound 356.3.e.3', () => {
  it('is legal again where it is again what the text chooses', () => {
    const table = answering(open(['weak', 'grow', 'shrink'], ['page']), ['weak', 'page'], ['grow', 'page']);
    allPass(play(table, 'shrink').answer('p1', ['page']));
    allPass(table).expectHappened('killed', { object: 'page' });
  });
  it('is not while it is not', () => {
    const table = answering(open(['weak', 'grow'], ['page']), ['weak', 'page'], ['grow', 'page']);
    expect(allPass(table).exists('page')).toBe(true);
  });
});

rule('Riftbound 356.3.e.4', () => {
  it('is another object that has gone and come back', () => {
    const flash = unit({ id: 'flash', energy: 0, keywords: [{ keyword: 'reaction' }] });
    const again = riftboundTable({ p1: { hand: own('doom', 'hand'), board: own('flash') } }, [...cards, flash]);
    answering(again, ['doom', 'flash'], ['hand', 'flash']);
    play(again, again.find('p1', 'hand', 'flash'));
    allPass(again).expectNotHappened('killed');
    expect(again.cards('p1', 'board')).toEqual(['flash']);
  });
  it('is the same object that never left', () => {
    const table = answering(open(['doom', 'grow'], ['page']), ['doom', 'page'], ['grow', 'page']);
    allPass(table).expectHappened('killed', { object: 'page' });
  });
});

rule('Riftbound 356.3.e.5', () => {
  it('leaves alone what is illegal now, and does the rest', () => {
    const both = free('both', kill(), {
      targets: [target({ is: ['unit'], numbers: { might: { max: 3 } } }, 'target', 2)],
    });
    const table = riftboundTable({ p1: { hand: own('both', 'grow'), board: own('page', 'herald') } }, [...cards, both]);
    play(table, 'both').answer('p1', ['page', 'herald']);
    allPass(play(table, 'grow').answer('p1', ['page']));
    allPass(table);
    expect([table.exists('page'), table.exists('herald')]).toEqual([true, false]);
  });
  noCase('outside', 'With legal targets alone it is the case of 356.3.d.');
});

rule('Riftbound 356.3.e.10', () => {
  it('counts as played although nothing of it could be done', () => {
    const table = answering(open(['doom', 'hand'], ['page', 'chorus']), ['doom', 'page'], ['hand', 'page']);
    emptyChain(table);
    // One card for each of the two spells.
    expect(table.cards('p1', 'hand')).toEqual(['page', 'soldier', 'soldier']);
    expect(table.cards('p1', 'trash')).toEqual(['hand', 'doom']);
  });
  it('is not countered for that', () => {
    const table = answering(open(['doom', 'hand'], ['page']), ['doom', 'page'], ['hand', 'page']);
    allPass(table).expectNotHappened('countered').expectHappened('trashed', { card: 'doom' });
  });
});

rule('Riftbound 356.3.e.12', () => {
  it('has no values: a number of it is nothing, and what is reckoned with it is left out', () => {
    const table = answering(open(['lesson', 'hand'], ['giant']), ['lesson', 'giant'], ['hand', 'giant']);
    allPass(table).expectNotHappened('drawn').expectHappened('played', { card: 'lesson' });
  });
  it('has them while it is there', () => {
    const table = allPass(play(open(['lesson'], ['giant']), 'lesson').answer('p1', ['giant']));
    expect(sizeOf(table, 'p1', 'hand')).toBe(6);
  });
});

rule('Riftbound 356.3.e.13', () => {
  it('looks back at what it has moved itself: its might as it was last', () => {
    const table = allPass(play(open(['toll', 'grow'], ['page']), 'toll').answer('p1', ['page']));
    expect(sizeOf(table, 'p1', 'hand')).toBe(1 + 2);
    const grown = answering(open(['toll', 'grow'], ['page']), ['toll', 'page'], ['grow', 'page']);
    expect(sizeOf(allPass(grown), 'p1', 'hand')).toBe(5);
  });
  it('does not at what another has moved', () => {
    const table = answering(open(['toll', 'hand'], ['giant']), ['toll', 'giant'], ['hand', 'giant']);
    allPass(table).expectNotHappened('drawn');
  });
});
