import { expect, it } from 'vitest';
import { deal, draw, free, instead, sequence, target, UNIT } from '../../../support/riftbound-abilities.js';
import { allPass, chainOf, kindsOf, play } from '../../../support/riftbound-play.js';
import { gear, riftboundTable, runes, spell, unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

type Price = { readonly add: number; readonly least?: number };
const priced = (id: string, price: Price, more: object = {}) =>
  gear({
    id,
    abilities: [
      { kind: 'cost', name: id, for: 'energy', affects: { zone: 'any', is: ['spell'], of: 'you' }, ...price, ...more },
    ],
  });
const SACRIFICE = { pay: 'kill', count: 1, of: UNIT } as const;
const cards = [
  spell({ id: 'lesson', energy: 5, effect: draw() }),
  spell({ id: 'trick', energy: 3, power: 1, domains: ['fury'], effect: draw() }),
  unit({ id: 'page', energy: 0 }),
  unit({ id: 'rider', energy: 1, power: 1, domains: ['fury'] }),
  priced('tax', { add: 1 }),
  priced('gift', { add: -2 }),
  priced('alms', { add: -3, least: 2 }),
  priced('dole', { add: -1, least: 1 }),
  gear({
    id: 'font',
    abilities: [{ kind: 'cost', name: 'font', for: 'power', affects: { zone: 'any', is: ['spell'] }, add: -2 }],
  }),
  spell({
    id: 'rite',
    energy: 0,
    additionalCosts: [{ as: 'blood', costs: [SACRIFICE] }],
    effect: draw(),
  }),
  spell({
    id: 'feast',
    energy: 0,
    additionalCosts: [{ as: 'blood', costs: [SACRIFICE], optional: true }],
    effect: {
      do: 'if',
      condition: { more: { bound: 'blood' }, than: 0 },
      then: draw(2),
      otherwise: draw(1),
    },
  }),
  spell({
    id: 'echo',
    energy: 0,
    additionalCosts: [{ as: 'more', costs: [{ pay: 'energy', n: 2 }], optional: true }],
    effect: { do: 'if', condition: { more: { bound: 'more' }, than: 0 }, then: draw(2), otherwise: draw(1) },
  }),
  spell({
    id: 'lash',
    energy: 0,
    additionalCosts: [{ as: 'blood', costs: [SACRIFICE] }],
    targets: [target()],
    effect: deal(1),
  }),
  gear({
    id: 'halo',
    abilities: [
      instead(
        'killed',
        { do: 'exhaust', objects: 'it' },
        { where: { object: { object: UNIT } }, bind: { it: 'object' } },
      ),
    ],
  }),
  unit({
    id: 'scholar',
    energy: 0,
    domains: ['fury'],
    keywords: [{ keyword: 'accelerate' }],
    additionalCosts: [{ as: 'fee', costs: [{ pay: 'energy', n: 2 }], optional: true }],
    abilities: [
      {
        kind: 'triggered',
        name: 'on-fee',
        on: [{ event: 'played', where: { object: { object: { self: true } }, paid: { equals: true } } }],
        effect: draw(),
      },
    ],
  }),
  free(
    'raise',
    sequence(
      { do: 'choose', from: { zone: 'trash', of: 'you' }, min: 1, max: 1, as: 'card' },
      { do: 'play', card: 'card', ignoring: 'cost' },
    ),
  ),
] as const;
const own = (...names: readonly string[]) => names.map((card) => ({ card, as: card }));
const open = (hand: readonly string[], board: readonly string[] = [], fury = 6, more: object = {}) =>
  riftboundTable(
    {
      p1: {
        hand: own(...hand),
        board: board.map((card, at) => ({ card, as: board.indexOf(card) === at ? card : `${card}-${at}` })),
        runes: runes('fury', fury),
        ...more,
      },
    },
    cards,
  );
/** So much energy is asked for it. */
const energyFor = (card: string, ...board: readonly string[]): unknown => {
  const table = play(open([card], board), card);
  return table.rules.decisions(table.state)[0]?.shows?.['energy'];
};

rule('Riftbound 353.1', () => {
  it('is nothing where all of it is ignored', () => {
    const table = open(['raise'], [], 0, { trash: ['trick'] });
    allPass(play(table, 'raise')).expectHappened('cardChained').expectNotHappened('spent');
  });
  it('is paid where nothing ignores it', () => {
    play(open(['trick']), 'trick').expectDecision({ p1: 'payment' });
  });
});

rule('Riftbound 353.2.a', () => {
  it('is paid beside the base cost, or the card is not played', () => {
    const table = play(open(['rite'], ['page']), 'rite').expectLegal('p1', [{ page: 'kill' }]);
    table.answer('p1', { page: 'kill' }).expectHappened('killed', { object: 'page', active: true });
    open(['rite']).expectRefused('p1', { action: 'play', card: 'rite' }, 'cost.not-enough', '353.2.a');
  });
  it('is paid where the base cost is ignored as well', () => {
    const table = open(['raise'], ['page'], 0, { trash: ['rite'] });
    allPass(play(table, 'raise'))
      .expectDecision({ p1: 'payment' })
      .expectLegal('p1', [{ page: 'kill' }]);
  });
});

rule('Riftbound 353.2.b', () => {
  it('is paid or not, as its player says before anything else', () => {
    const table = play(open(['feast'], ['page']), 'feast').expectDecision({ p1: 'additionalCosts' });
    table.expectLegal('p1', [{ pay: [] }, { pay: ['blood'] }]).answer('p1', { pay: ['blood'] });
    allPass(table.answer('p1', { page: 'kill' }));
    expect(table.cards('p1', 'hand')).toEqual(['soldier', 'soldier']);
  });
  it.each([
    [[], 0],
    [['accelerate'], 0],
    [['fee'], 1],
    [['fee', 'accelerate'], 1],
  ])('of a unit lets its text happen, which Accelerate alone does not: %o', (pay, triggers) => {
    const table = play(open(['scholar']), 'scholar').answer('p1', { pay });
    const [payment] = table.legal('p1');
    if (pay.length > 0) table.answer('p1', payment ?? null);
    expect(chainOf(table)).toHaveLength(triggers);
  });
  it('is left: the unit stays, and the effect knows it', () => {
    const table = play(open(['feast'], ['page']), 'feast').answer('p1', { pay: [] });
    expect([allPass(table).cards('p1', 'hand'), table.exists('page')]).toEqual([['soldier'], true]);
  });
  it('is not offered where it cannot be paid', () => {
    play(open(['feast']), 'feast').expectLegal('p1', [{ pay: [] }]);
  });
});

rule('Riftbound 353.3', () => {
  it('is added before anything is taken off', () => {
    expect([energyFor('lesson', 'tax'), energyFor('lesson', 'tax', 'alms')]).toEqual([6, 3]);
  });
  it('is nothing for what is not spoken of', () => {
    play(open(['rider'], ['tax']), 'rider').expectLegal('p1', [
      { 'fury-1': 'both' },
      { 'fury-1': 'energy', 'fury-2': 'fury' },
    ]);
  });
});

rule('Riftbound 353.4', () => {
  it('is taken off in the order in which least is left to pay', () => {
    // 5 - 3 (at least 2) - 2 = 0, and not 5 - 2 - 1.
    expect(chainOf(play(open(['lesson'], ['gift', 'alms'], 0), 'lesson'))).toEqual(['lesson']);
    expect(chainOf(play(open(['lesson'], ['alms', 'gift'], 0), 'lesson'))).toEqual(['lesson']);
  });
  it('takes off all of them', () => {
    expect([energyFor('lesson', 'gift'), energyFor('lesson', 'gift', 'dole')]).toEqual([3, 2]);
  });
});

rule('Riftbound 353.4.c', () => {
  it('binds its own discount: one to 2, another to 1, a third to nothing', () => {
    expect([energyFor('lesson', 'alms'), energyFor('trick', 'alms'), energyFor('trick', 'alms', 'dole')]).toEqual([
      2, 2, 1,
    ]);
    expect(chainOf(play(open(['lesson'], ['alms', 'dole', 'gift'], 0), 'lesson'))).toEqual(['lesson']);
  });
  it('raises nothing that costs less already', () => {
    expect(chainOf(play(open(['rite'], ['alms', 'page'], 0), 'rite').answer('p1', { page: 'kill' }))).toEqual(['rite']);
  });
});

rule('Riftbound 353.4.d.1', () => {
  it('counts as paid although discounts made it nothing', () => {
    const table = play(open(['echo'], ['gift'], 0), 'echo').expectLegal('p1', [{ pay: [] }, { pay: ['more'] }]);
    table.answer('p1', { pay: ['more'] }).expectNotHappened('spent');
    expect(allPass(table).cards('p1', 'hand')).toEqual(['soldier', 'soldier']);
  });
  it('does not where it was not chosen', () => {
    const table = play(open(['echo'], ['gift'], 0), 'echo').answer('p1', { pay: [] });
    expect(allPass(table).cards('p1', 'hand')).toEqual(['soldier']);
  });
});

rule('Riftbound 353.5', () => {
  it('is never below nothing, energy and power each for itself', () => {
    const table = play(open(['trick'], ['font', 'gift', 'gift'], 1), 'trick');
    expect([chainOf(table), table.marks('fury-1'), table.player('p1')['energy']]).toEqual([['trick'], {}, 0]);
  });
  it('does not take off energy what was too much for power', () => {
    play(open(['trick'], ['font'], 3), 'trick').expectLegal('p1', [
      { 'fury-1': 'energy', 'fury-2': 'energy', 'fury-3': 'energy' },
    ]);
  });
});

rule('Riftbound 354.1.a', () => {
  it('pays with what runes add now, all of it at once', () => {
    const table = play(open(['rider'], [], 1), 'rider').answer('p1', { 'fury-1': 'both' });
    expect(kindsOf(table).slice(0, 6)).toEqual(['cardChained', 'exhausted', 'added', 'recycled', 'added', 'spent']);
    expect(table.cards('p1', 'board')).toEqual(['rider']);
  });
  it('uses what is in the pool as well, and no more than is due', () => {
    const table = play(open(['rider'], [], 1, { energy: 3 }), 'rider');
    table.expectLegal('p1', [{ energy: 1, 'fury-1': 'fury' }, { 'fury-1': 'both' }]);
    table.answer('p1', { energy: 1, 'fury-1': 'fury' });
    expect(table.player('p1')['energy']).toBe(2);
  });
});

rule('Riftbound 354.2', () => {
  it('pays what is not energy or power beside it, in one piece', () => {
    const both = spell({
      id: 'both',
      energy: 1,
      additionalCosts: [{ as: 'all', costs: [SACRIFICE, { pay: 'discard', count: 1 }] }],
      effect: draw(),
    });
    const table = riftboundTable({ p1: { hand: own('both', 'lesson'), board: own('page'), runes: runes('fury', 1) } }, [
      ...cards,
      both,
    ]);
    play(table, 'both').expectLegal('p1', [{ 'fury-1': 'energy', page: 'kill', lesson: 'discard' }]);
    table.answer('p1', { 'fury-1': 'energy', page: 'kill', lesson: 'discard' });
    expect(kindsOf(table).filter((kind) => ['spent', 'killed', 'discarded'].includes(kind))).toEqual([
      'spent',
      'killed',
      'discarded',
    ]);
  });
  it('does not give the card that is played itself', () => {
    const drop = spell({
      id: 'drop',
      energy: 0,
      additionalCosts: [{ as: 'it', costs: [{ pay: 'discard', count: 1 }] }],
      effect: draw(),
    });
    const table = riftboundTable({ p1: { hand: own('drop') } }, [...cards, drop]);
    table.expectRefused('p1', { action: 'play', card: 'drop' }, 'cost.not-enough', '409.3');
  });
});

rule('Riftbound 354.2.a', () => {
  it('is paid although something else happens instead', () => {
    const table = play(open(['rite'], ['page', 'halo']), 'rite').answer('p1', { page: 'kill' });
    table.expectNotHappened('killed').expectHappened('exhausted', { object: 'page' });
    expect([chainOf(table), table.exists('page')]).toEqual([['rite'], true]);
  });
  it('is what it says where nothing replaces it', () => {
    const table = play(open(['rite'], ['page']), 'rite').answer('p1', { page: 'kill' });
    expect([chainOf(table), table.exists('page')]).toEqual([['rite'], false]);
  });
});

rule('Riftbound 354.3', () => {
  it('does not give what the card has chosen', () => {
    const table = play(open(['lash'], ['page', 'rider']), 'lash').answer('p1', ['page']);
    table.expectDecision({ p1: 'payment' }).expectLegal('p1', [{ rider: 'kill' }]);
    table.expectRefused('p1', { page: 'kill' }, 'answer.unknown-option', '354.3');
  });
  it('gives it where another was chosen', () => {
    play(open(['lash'], ['page', 'rider']), 'lash')
      .answer('p1', ['rider'])
      .expectLegal('p1', [{ page: 'kill' }]);
  });
});

rule('Riftbound 355.1', () => {
  it('is undone if the only target is needed for the payment', () => {
    const table = play(open(['lash'], ['page']), 'lash').answer('p1', ['page']);
    table.expectDecision({ p1: 'turnAction' }).expectNotHappened('cardChained').expectNotHappened('killed');
    expect([table.cards('p1', 'hand'), table.exists('page')]).toEqual([['lash'], true]);
  });
  it('is played where the targets are still there when all is paid', () => {
    const table = play(open(['lash'], ['page', 'rider']), 'lash')
      .answer('p1', ['page'])
      .answer('p1', { rider: 'kill' });
    expect(allPass(table).marks('page')).toEqual({ damage: 1 });
  });
});

rule('Riftbound 355.3', () => {
  it('leaves all as it was: nothing is on the chain while its player still chooses and pays', () => {
    const table = play(open(['lesson']), 'lesson').expectDecision({ p1: 'payment' });
    expect([chainOf(table), table.cards('p1', 'hand'), table.marks('fury-1')]).toEqual([[], ['lesson'], {}]);
    const undone = play(open(['lash'], ['page']), 'lash').answer('p1', ['page']);
    expect(undone.state.zones).toEqual(open(['lash'], ['page']).state.zones);
    expect([undone.marks('page'), undone.player('p1')]).toEqual([{}, open(['lash'], ['page']).player('p1')]);
  });
  it('does all of it in one piece where it is complete', () => {
    const table = play(open(['lesson']), 'lesson');
    const [answer = null] = table.legal('p1');
    expect(kindsOf(table.answer('p1', answer))).toEqual([
      'cardChained',
      ...['exhausted', 'exhausted', 'exhausted', 'exhausted', 'exhausted'],
      'added',
      'spent',
      'finalized',
    ]);
  });
});
