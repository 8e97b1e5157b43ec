import { expect, it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { activated, draw, target, whenever } from '../../../support/fftcg-abilities.js';
import { castSummon, plain, stackOf } from '../../../support/fftcg-play.js';
import { definitionOf, record } from '../../../support/fftcg-records.js';
import { backup, bothPass, fftcgTable, forward, PASS, summon } from '../../../support/fftcg.js';
import { rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

const warp = { counters: 2, costs: [{ pay: 'cp' as const, of: { fire: 1 }, any: 1 }] };
const cards = [
  plain,
  forward({ id: 'star', warp, abilities: [whenever('entered', draw())] }),
  forward({ id: 'free', name: 'star', warp: { counters: 1, costs: [] } }),
  backup({ id: 'lamp' }),
  backup({ id: 'tide', elements: ['water'] }),
  backup({ id: 'dome', cost: 9, warp: { counters: 1, costs: [] } }),
  summon({ id: 'spell', cost: 0 }),
  summon({
    id: 'haste',
    cost: 0,
    targets: [target({ zone: 'removed' })],
    effect: { do: 'remove-counters', objects: 'target', counter: 'Warp', count: 1 },
  }),
  summon({
    id: 'stir',
    cost: 0,
    targets: [target({ zone: 'removed' })],
    effect: { do: 'put-counters', objects: 'target', counter: 'Warp', count: 1 },
  }),
  backup({
    id: 'hush',
    abilities: [
      activated(
        'silence',
        { do: 'cancel', objects: 'target' },
        { targets: [target({ zone: 'stack', ability: true })] },
      ),
    ],
  }),
  backup({
    id: 'fetcher',
    abilities: [
      activated('fetch', { do: 'put', objects: 'target', zone: 'hand' }, { targets: [target({ zone: 'removed' })] }),
    ],
  }),
];
const own = (card: string, more: JsonRecord = {}) => ({ card, as: card, ...more });
const table = (p1: JsonRecord, p2: JsonRecord = {}, position: JsonRecord = {}): Table =>
  fftcgTable({ p1, p2 }, cards, position);
const warping = (card: string) => ({ action: 'warp', card });
const away = (card: string, counters: number) => own(card, { counters: { Warp: counters } });
/** The end of p2's turn: next is p1's, with its Main Phase 1. */
const beforeOwnTurn = (p1: JsonRecord, p2: JsonRecord = {}): Table =>
  table(p1, p2, { turn: { number: 4, active: 'p2', phase: 'main2' } });
const intoNextTurn = (at: Table): Table => bothPass(bothPass(at));
const countersOf = (at: Table, id: string) => at.marks(id)['counter:Warp'] ?? 0;

rule('FF-TCG 15.2.7.5', () => {
  const arrived = whenever('entered', draw(), {
    on: [{ event: 'entered', where: { object: { object: { self: true } }, via: { equals: 'warp' } } }],
  });
  const comet = forward({ id: 'comet', cost: 0, warp, abilities: [arrived] });
  const triggers = (at: Table) => stackOf(at).length;

  it('is known as the way in which it has entered', () => {
    const next = { turn: { number: 4, active: 'p2' as const, phase: 'main2' } };
    const at = fftcgTable({ p1: { removed: [away('comet', 1)] } }, [comet, ...cards], next);
    bothPass(bothPass(intoNextTurn(at))).expectHappened('entered', { via: 'warp' });
    expect(triggers(at)).toBe(1);
  });

  it('is another way than being cast', () => {
    const at = fftcgTable({ p1: { hand: [own('comet')] } }, [comet, ...cards]);
    at.answer('p1', { action: 'cast-character', card: 'comet' }).expectHappened('entered', { cast: true });
    expect(triggers(at)).toBe(0);
  });

  it('is to enter due to an ability, the auto-ability of Warp', () => {
    const text = 'When Walker 1 enters the field due to an ability, draw 2 cards.';
    const card = { ...definitionOf(record(1, { cost: 0, type: 'forward', text })), warp: { counters: 1, costs: [] } };
    const removed = [{ card: '1-001', as: 'walker', counters: { Warp: 1 } }];
    const at = fftcgTable({ p1: { removed } }, [card], { turn: { number: 4, active: 'p2', phase: 'main2' } });
    bothPass(bothPass(intoNextTurn(at))).expectHappened('entered', { via: 'warp' });
    at.expectHappened('abilityPlaced', { card: '1-001' });
  });
});

rule('FF-TCG 15.2.7.3', () => {
  it('is paid for, and the card is out of the game with its counters, without the stack', () => {
    const field = [own('lamp'), own('tide')];
    const at = table({ hand: [own('star')], field }).answer('p1', warping('star'));
    at.expectRefused('p1', { lamp: 'fire' }, 'payment.too-little').answer('p1', { lamp: 'fire', tide: 'water' });
    at.expectHappened('warped', { seat: 'p1', card: 'star', counters: 2, cites: '15.2.7.3' });
    at.expectHappened('cpPaid', { cp: 2 }).expectHappened('dulled', { object: 'lamp' });
    expect([at.cards('p1', 'removed'), at.cards('p1', 'hand'), stackOf(at)]).toEqual([['star'], [], []]);
    expect(countersOf(at, at.find('p1', 'removed', 'star'))).toBe(2);
    at.expectNotHappened('entered').expectDecision({ p1: 'priority' });
  });
  it('leaves no 2 CP over, and pays nothing with the card itself', () => {
    const hand = [own('star'), own('plain'), own('plain', { as: 'other' })];
    const at = table({ hand })
      .answer('p1', warping('star'))
      .expectLegal('p1', [{ plain: 'fire' }]);
    at.expectRefused('p1', { plain: 'fire', other: 'fire' }, 'payment.surplus', '15.2.7.3', '11.2.1.1');
    at.expectRefused('p1', { star: 'fire' }, 'payment.itself', '15.2.7.3');
  });
  it('takes CP of the element that its cost names', () => {
    const at = table({ hand: [own('star')], field: [own('tide'), own('lamp'), own('lamp', { as: 'lamp2' })] });
    at.answer('p1', warping('star')).expectLegal('p1', [
      { tide: 'water', lamp: 'fire' },
      { lamp: 'fire', lamp2: 'fire' },
    ]);
    table({ hand: [own('star')], field: [own('tide'), own('tide', { as: 'tide2' })] }).expectRefused(
      'p1',
      warping('star'),
      'cost.not-payable',
    );
  });
  it('is for the turn player, in a Main Phase with an empty stack', () => {
    const hand = { hand: [own('free'), own('spell')] };
    table(hand, {}, { turn: { phase: 'main2' } })
      .answer('p1', warping('free'))
      .expectHappened('warped');
    const at = castSummon(table(hand), 'spell');
    expect(at.refused('p1', warping('free'))).toMatchObject({ code: 'warp.not-now' });
    const attack = bothPass(table(hand));
    expect(attack.legal('p1')).not.toContainEqual(expect.objectContaining({ action: 'warp' }));
    const other = table({}, { hand: [own('free')] }).answer('p1', PASS);
    expect(other.refused('p2', warping('free'))).toMatchObject({ code: 'warp.not-now' });
  });
  it('is for cards that have it', () => {
    table({ hand: [own('plain')] }).expectRefused('p1', warping('plain'), 'answer.unknown-option');
  });
  it('is offered for the cards whose cost can be paid', () => {
    const mist = forward({ id: 'mist', cost: 9, warp: { counters: 1, costs: [] } });
    const dear = forward({ id: 'dear', cost: 9, warp: { counters: 1, costs: [{ pay: 'cp', of: { fire: 9 } }] } });
    fftcgTable({ p1: { hand: [own('mist'), own('dear')] } }, [mist, dear]).expectLegal('p1', [warping('mist'), PASS]);
  });
});

rule('FF-TCG 15.2.7.4', () => {
  it('triggers at the beginning of Main Phase 1, can be responded to, and takes one counter off', () => {
    const at = intoNextTurn(beforeOwnTurn({ removed: [away('star', 2)] }));
    expect([at.state.turn.phase, stackOf(at), countersOf(at, 'star')]).toEqual(['main1', ['star'], 2]);
    at.expectDecision({ p1: 'priority' });
    bothPass(at).expectHappened('countersRemoved', { object: 'star', counter: 'Warp', left: 1, cites: '15.2.7.4' });
    expect(stackOf(at)).toEqual([]);
  });
  it("does not in Main Phase 2, in the opponent's turn, or without counters", () => {
    const second = bothPass(bothPass(table({ removed: [away('star', 2)] })));
    expect([second.state.turn.phase, stackOf(second)]).toEqual(['main2', []]);
    const theirs = intoNextTurn(table({ removed: [away('star', 2)] }, {}, { turn: { phase: 'main2' } }));
    expect([theirs.state.turn.active, stackOf(theirs)]).toEqual(['p2', []]);
    expect(stackOf(intoNextTurn(beforeOwnTurn({ removed: [own('star')] })))).toEqual([]);
  });
  it('does nothing to a card that has gone meanwhile', () => {
    const at = intoNextTurn(beforeOwnTurn({ removed: [away('star', 2)] }, { field: [own('fetcher')] }));
    at.answer('p1', PASS).answer('p2', { action: 'use-ability', source: 'fetcher', ability: 'fetch' });
    bothPass(bothPass(at.answer('p2', ['star']))).expectNotHappened('countersRemoved');
    expect(at.cards('p1', 'hand')).toContain('star');
  });

  it('triggers for each card with counters, and for none without beside it', () => {
    const removed = [away('star', 2), own('dome')];
    expect(stackOf(intoNextTurn(beforeOwnTurn({ removed })))).toEqual(['star']);
  });
});

rule('FF-TCG 15.2.7.5', () => {
  it('triggers with the last counter: the card enters uncast, and its abilities see it', () => {
    const at = bothPass(intoNextTurn(beforeOwnTurn({ removed: [away('star', 1)] })));
    at.expectHappened('countersRemoved', { left: 0 });
    expect([stackOf(at), at.cards('p1', 'removed')]).toEqual([['star'], ['star']]);
    bothPass(at).expectHappened('entered', { card: 'star', from: 'removed', cast: false, cites: '15.2.7.5' });
    at.expectHappened('abilityPlaced', { card: 'star' }).expectNotHappened('summonCast');
    expect([at.cards('p1', 'field'), at.cards('p1', 'removed')]).toEqual([['star'], []]);
  });
  it('does so whatever takes the last counter off, and not with another one', () => {
    const two = bothPass(
      castSummon(table({ hand: [own('haste')], removed: [away('star', 2)] }), 'haste').answer('p1', ['star']),
    );
    expect(stackOf(two)).toEqual([]);
    const one = bothPass(
      castSummon(table({ hand: [own('haste')], removed: [away('star', 1)] }), 'haste').answer('p1', ['star']),
    );
    expect(stackOf(one)).toEqual(['star']);
    expect(bothPass(one).cards('p1', 'field')).toEqual(['star']);
  });
  it('has a Backup enter dull', () => {
    const at = castSummon(table({ hand: [own('haste')], removed: [away('dome', 1)] }), 'haste').answer('p1', ['dome']);
    bothPass(bothPass(at)).expectHappened('entered', { card: 'dome', dull: true });
  });

  it('brings the card in whose last counter it was, and no other that is away', () => {
    const removed = [away('star', 1), away('dome', 2)];
    const at = bothPass(castSummon(table({ hand: [own('haste')], removed }), 'haste').answer('p1', ['star']));
    expect(stackOf(at)).toEqual(['star']);
  });
  it('does nothing where the card has gone meanwhile', () => {
    const p1 = { hand: [own('haste')], removed: [away('star', 1)] };
    const at = bothPass(castSummon(table(p1, { field: [own('fetcher')] }), 'haste').answer('p1', ['star']));
    at.answer('p1', PASS).answer('p2', { action: 'use-ability', source: 'fetcher', ability: 'fetch' });
    bothPass(bothPass(at.answer('p2', ['star'])))
      .expectNotHappened('entered')
      .expectNotHappened('entryMissed');
    expect(at.cards('p1', 'hand')).toEqual(['star']);
  });
});

/** The card would enter, and a card of its name is on the field. */
const blocked = (more: JsonRecord = {}): Table => {
  const p1 = { hand: [own('haste'), own('stir')], field: ['free'], removed: [away('star', 1)], ...more };
  return bothPass(bothPass(castSummon(table(p1), 'haste').answer('p1', ['star'])));
};

rule('FF-TCG 15.2.7.5.1', () => {
  it('cannot enter where one of its name is, and stays out of the game', () => {
    const at = blocked().expectHappened('entryMissed', { object: 'star', cites: '15.2.7.5.1' });
    at.expectNotHappened('entered');
    expect([at.cards('p1', 'field'), at.cards('p1', 'removed')]).toEqual([['free'], ['star']]);
  });
  it('keeps a Backup out too that would be the sixth', () => {
    const lamps = ['l1', 'l2', 'l3', 'l4', 'l5'].map((as) => ({ card: 'lamp', as }));
    const p1 = { hand: [own('haste')], field: lamps, removed: [away('dome', 1)] };
    const at = bothPass(bothPass(castSummon(table(p1), 'haste').answer('p1', ['dome'])));
    at.expectHappened('entryMissed', { object: 'dome', cites: '7.7.4' });
  });
  it('stays out of the game where the ability that has it enter is cancelled', () => {
    const p1 = { hand: [own('haste')], removed: [away('star', 1)] };
    const at = bothPass(castSummon(table(p1, { field: [own('hush')] }), 'haste').answer('p1', ['star']));
    at.answer('p1', PASS).answer('p2', { action: 'use-ability', source: 'hush', ability: 'silence' });
    bothPass(at.answer('p2', at.state.zones['stack']?.slice(0, 1) ?? []));
    at.expectHappened('abilityTaken', { card: 'star', reason: 'cancelled' }).expectNotHappened('entered');
    expect([stackOf(at), at.cards('p1', 'removed'), at.cards('p1', 'field')]).toEqual([[], ['star'], []]);
  });
});

rule('FF-TCG 15.2.7.5.2', () => {
  it('never comes by itself afterwards, also when there is room', () => {
    const at = blocked().expectHappened('entryMissed', { cites: '15.2.7.5.2' });
    expect(stackOf(at)).toEqual([]);
    const later = intoNextTurn(beforeOwnTurn({ removed: [own('star')] }));
    expect([stackOf(later), later.cards('p1', 'removed')]).toEqual([[], ['star']]);
  });
  it('comes when it gets counters again, and they go', () => {
    const p1 = { hand: [own('stir'), own('haste')], removed: [own('star')] };
    const at = bothPass(castSummon(table(p1), 'stir').answer('p1', ['star']));
    expect(stackOf(at)).toEqual([]);
    bothPass(bothPass(castSummon(at, 'haste').answer('p1', ['star'])));
    expect(at.cards('p1', 'field')).toEqual(['star']);
  });
});
