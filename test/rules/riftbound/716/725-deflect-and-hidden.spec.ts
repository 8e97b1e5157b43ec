import { expect, it } from 'vitest';
import { deal, free, target, UNIT, whenPlayed } from '../../../support/riftbound-abilities.js';
import { allPass, chainOf, endTurn, play } from '../../../support/riftbound-play.js';
import { riftboundTable, runes, spell, unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

const cards = [
  unit({ id: 'mirror', might: 4, keywords: [{ keyword: 'deflect', n: 1 }] }),
  unit({ id: 'page', might: 4 }),
  free('bolt', deal(1), { targets: [target()] }),
  spell({ id: 'ambush', energy: 5, keywords: [{ keyword: 'hidden' }], effect: deal(1), targets: [target(UNIT)] }),
];
const own = (card: string, more: object = {}) => ({ card, as: card, ...more });

rule('Riftbound 725.1', () => {
  const open = (board: object, rune: number) =>
    riftboundTable({ p1: { hand: [own('bolt')], runes: runes('fury', rune) }, ...board }, cards);
  it('costs an opponent one power more to choose it', () => {
    const table = play(open({ p2: { board: [own('mirror')] } }, 1), 'bolt').answer('p1', ['mirror']);
    table.answer('p1', { 'fury-1': 'fury' }).expectHappened('spent', { spent: { fury: 1 } });
    allPass(table).expectHappened('damageDealt', { object: 'mirror' });
  });
  it('costs its own player nothing', () => {
    const table = riftboundTable({ p1: { hand: [own('bolt')], board: [own('mirror')] }, p2: {} }, cards);
    allPass(play(table, 'bolt').answer('p1', ['mirror'])).expectHappened('damageDealt', { object: 'mirror' });
  });
  it('costs a teammate nothing', () => {
    const seats = { p1: { hand: [own('bolt')] }, p2: {}, p3: { board: [own('mirror')] }, p4: {} };
    const teams = [
      ['p1', 'p3'],
      ['p2', 'p4'],
    ];
    const table = riftboundTable(seats, cards, { format: 'magma-chamber', teams });
    allPass(play(table, 'bolt').answer('p1', ['mirror'])).expectHappened('damageDealt', { object: 'mirror' });
  });
});

const HELD = {
  battlefields: [own('meadow', { controlled: true })],
  board: [own('page', { at: 'meadow' })],
  hand: [own('ambush')],
};
const hide = { action: 'hide', card: 'ambush', at: 'meadow' };

rule('Riftbound 727.1', () => {
  it('costs one power of any domain, instead of what the card costs', () => {
    for (const domain of ['fury', 'order']) {
      const table = riftboundTable({ p1: { ...HELD, runes: runes(domain, 1) } }, cards).answer('p1', hide);
      table.answer('p1', { [`${domain}-1`]: domain }).expectHappened('hidden', { seat: 'p1', cites: '727.1' });
      table.expectHappened('spent', { spent: { [domain]: 1 } });
    }
  });
  it('is refused without power, whatever energy there is', () => {
    const table = riftboundTable({ p1: { ...HELD, energy: 9 } }, cards);
    table.expectRefused('p1', hide, 'cost.not-payable');
  });
});

const hidden = (more: object = {}) =>
  riftboundTable({ p1: { ...HELD, runes: runes('fury', 1) }, p2: { board: [own('mirror')] }, ...more }, cards)
    .answer('p1', hide)
    .answer('p1', { 'fury-1': 'fury' });

rule('Riftbound 727.1.c', () => {
  it('is no playing: nothing goes on the chain, and nobody may respond', () => {
    const table = hidden().expectNotHappened('cardChained').expectNotHappened('played');
    expect(chainOf(table.expectDecision({ p1: 'turnAction' }))).toEqual([]);
  });
  it('is played later, with a chain as any card', () => {
    const table = endTurn(endTurn(hidden()), 'p2');
    const [card = ''] = table.state.zones['p1.facedown'] ?? [];
    expect(chainOf(play(table, card).answer('p1', ['page']))).toEqual(['ambush']);
  });
});

rule('Riftbound 727.1.d.2', () => {
  it('chooses among what is there', () => {
    const table = endTurn(endTurn(hidden()), 'p2');
    const [card = ''] = table.state.zones['p1.facedown'] ?? [];
    play(table, card).expectLegal('p1', [['page']]);
    expect(table.refused('p1', ['mirror']).code).toBe('answer.unknown-option');
  });
  it('chooses there for what triggers as the unit is played as well', () => {
    const table = play(facedown({}), 'veiled').expectDecision({ p1: 'target' });
    table.expectLegal('p1', [['page'], [table.find('p1', 'board', 'veiled')]]);
  });
  it('chooses among all where it is played from hand', () => {
    const table = riftboundTable({ p1: { ...HELD, energy: 5 }, p2: { board: [own('page', { as: 'other' })] } }, cards);
    play(table, 'ambush').expectLegal('p1', [['page'], ['other']]);
  });
});

const facedown = (p1: object, p2: object = {}) =>
  riftboundTable(
    {
      p1: { ...HELD, hand: [], facedown: [{ card: 'veiled', as: 'veiled', at: 'meadow', hiddenIn: 1 }], ...p1 },
      p2: { board: [own('mirror')], ...p2 },
    },
    [
      ...cards,
      unit({ id: 'recruit', might: 1, supertype: 'token' }),
      unit({
        id: 'veiled',
        energy: 4,
        keywords: [{ keyword: 'hidden' }],
        abilities: [whenPlayed(deal(1), { targets: [target()] })],
      }),
      unit({
        id: 'caller',
        energy: 4,
        keywords: [{ keyword: 'hidden' }],
        abilities: [whenPlayed({ do: 'play-token', card: 'recruit', count: 1 })],
      }),
      spell({
        id: 'rally',
        energy: 4,
        keywords: [{ keyword: 'hidden' }],
        effect: { do: 'play-token', card: 'recruit', count: 1 },
      }),
    ],
  );

rule('Riftbound 727.1.b', () => {
  it('is a Reaction from the next turn on, and its base cost is ignored', () => {
    const table = endTurn(facedown({ hand: [own('bolt')] }, { hand: [own('bolt', { as: 'theirs' })] }));
    play(table, 'theirs', 'p2').answer('p2', ['page']).answer('p2', { action: 'pass' });
    play(table, 'veiled', 'p1').expectNotHappened('spent').expectHappened('entered', { card: 'veiled', at: 'meadow' });
  });
  it('is not in the turn in which it was hidden', () => {
    const table = facedown({ facedown: [{ card: 'veiled', as: 'veiled', at: 'meadow', hiddenIn: 3 }] });
    expect(table.legal('p1')).not.toContainEqual({ action: 'play', card: table.id('veiled') });
  });
});

rule('Riftbound 727.1.d.1', () => {
  it('is played at its battlefield, without a choice', () => {
    play(facedown({}), 'veiled').expectHappened('entered', { card: 'veiled', at: 'meadow' });
  });
  it('goes where its player likes from the hand', () => {
    const table = facedown({ facedown: [], hand: [own('veiled')], energy: 4 });
    play(table, 'veiled').expectDecision({ p1: 'where' }).expectLegal('p1', ['base', 'meadow']);
  });
});

rule('Riftbound 727.1.d.3', () => {
  it('has the units that it plays go there', () => {
    for (const card of ['caller', 'rally']) {
      const table = play(facedown({ facedown: [{ card, as: card, at: 'meadow', hiddenIn: 1 }] }), card);
      allPass(table).expectHappened('tokenEntered', { at: 'meadow' });
    }
  });
  it('lets its player choose where it was played from the hand', () => {
    for (const card of ['caller', 'rally']) {
      const table = play(facedown({ facedown: [], hand: [own(card)], energy: 4 }), card);
      if (card === 'caller') table.answer('p1', 'base');
      allPass(table.answer('p1', { energy: 4 }))
        .expectDecision({ p1: 'tokenPlace' })
        .expectLegal('p1', ['base', 'meadow']);
    }
  });
});

rule('Riftbound 727.3', () => {
  it('is played for its cost, at its own time, like any other card', () => {
    const table = facedown({ facedown: [], hand: [own('veiled')], energy: 4 });
    play(table, 'veiled')
      .answer('p1', 'base')
      .answer('p1', { energy: 4 })
      .expectHappened('spent', { spent: { energy: 4 } });
    table.expectLegal('p1', [['page'], ['mirror'], [table.find('p1', 'board', 'veiled')]]);
  });
  it('is no Reaction from the hand', () => {
    const table = play(facedown({ facedown: [], hand: [own('bolt'), own('veiled')], energy: 4 }), 'bolt').answer('p1', [
      'page',
    ]);
    table.expectRefused('p1', { action: 'play', card: 'veiled' }, 'moment.closed', '309.1.a');
  });
});
