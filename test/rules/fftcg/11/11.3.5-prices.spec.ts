import { expect, it } from 'vitest';
import { draw, type Effect, type Element, sequence, target } from '../../../support/fftcg-abilities.js';
import { askedBy, citedBy } from '../../../support/fftcg-play.js';
import { backup, bothPass, fftcgTable, forward, PASS, summon } from '../../../support/fftcg.js';
import { rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

const discounting = (
  id: string,
  of: 'you' | 'opponents',
  add: number,
  { elements = ['light'], ...leaving }: { readonly elements?: readonly Element[]; readonly least?: number } = {},
) =>
  backup({
    id,
    elements,
    abilities: [{ kind: 'cost', name: id, affects: { zone: 'any', of, is: ['summon'] }, for: 'cast', add, ...leaving }],
  });
const more = { as: 'more', costs: [{ pay: 'cp' as const, any: 1 }] };
const swap = { as: 'swap', costs: [{ pay: 'cp' as const, any: 3 }], instead: true };
const gift = { as: 'gift', costs: [{ pay: 'crystals' as const, count: 1 }], instead: true };
/** Has its player cast a card of the hand. */
const ordering = (...after: Effect[]) =>
  sequence({ do: 'choose', from: { zone: 'hand', of: 'you' }, min: 1, max: 1, as: 'card' }, ...after);
const cards = [
  backup({ id: 'lamp' }),
  backup({ id: 'well', elements: ['water'] }),
  backup({ id: 'gale', elements: ['wind'] }),
  discounting('sage', 'you', -1),
  discounting('tax', 'opponents', 1),
  discounting('miser', 'you', -2, { elements: ['water'], least: 1 }),
  discounting('miser-2', 'you', -2, { elements: ['water'], least: 1 }),
  forward({ id: 'knight' }),
  forward({ id: 'squire', cost: 2 }),
  summon({ id: 'spell', cost: 2 }),
  summon({ id: 'kicked', options: [swap, more, gift], effect: draw({ plus: [1, { bound: 'more' }] } as never) }),
  summon({
    id: 'steep',
    additionalCosts: [
      { pay: 'cp', any: 1 },
      { pay: 'crystals', count: 1 },
    ],
    options: [more],
  }),
  summon({ id: 'eased', cost: 3, options: [{ as: 'toll', costs: [{ pay: 'crystals', count: 1 }], reduces: 2 }] }),
  forward({ id: 'guard', cost: 3, options: [{ as: 'toll', costs: [{ pay: 'crystals', count: 1 }], reduces: 2 }] }),
  summon({ id: 'timely', cost: 3, options: [{ ...gift, while: { turn: 'opponents' } }] }),
  summon({ id: 'flare', x: true, effect: draw() }),
  summon({ id: 'pure', cost: 2, payWith: { elements: ['fire', 'water'] } }),
  summon({ id: 'crafted', cost: 2, payWith: { backups: true } }),
  summon({ id: 'gratis', cost: 0, effect: ordering({ do: 'cast', card: 'card', free: true }) }),
  summon({ id: 'dearer', cost: 0, effect: ordering({ do: 'cast', card: 'card', add: 1 }) }),
  summon({
    id: 'lost',
    cost: 0,
    effect: ordering({ do: 'cast', card: 'card', free: true }, { do: 'put', objects: 'card', zone: 'removed' }),
  }),
  /** What its second target may be depends on the first. */
  summon({
    id: 'pair',
    cost: 1,
    targets: [
      { as: 'some', from: { is: ['forward'] }, min: 1, max: 2 },
      target({ is: ['forward'], notBound: 'some' }, 'other'),
    ],
  }),
];
const held = (...names: readonly string[]) => names.map((card) => ({ card, as: card }));
const table = (hand: readonly string[], field: readonly string[] = [], theirs: readonly string[] = [], crystals = 0) =>
  fftcgTable({ p1: { hand: held(...hand), field: held(...field), crystals }, p2: { field: [...theirs] } }, cards);
const cast = (card: string) => ({ action: 'cast-summon', card });
const lamps = (count: number) => Array.from({ length: count }, (_, index) => ({ card: 'lamp', as: `l${index + 1}` }));
/** As many Backups as are needed, and one more. */
const rich = (hand: readonly string[], more: readonly string[] = [], crystals = 1, theirs: readonly string[] = []) =>
  fftcgTable(
    { p1: { hand: held(...hand), field: [...lamps(4), ...held(...more)], crystals }, p2: { field: [...theirs] } },
    cards,
  );
const paid = (at: Table, count: number) =>
  at
    .answer('p1', Object.fromEntries(lamps(count).map(({ as }) => [as, 'fire'])))
    .expectHappened('cpPaid', { cp: count });

rule('FF-TCG 11.3.5', () => {
  it('takes one cost in place of the printed one, and any beside it', () => {
    const at = rich(['kicked']).answer('p1', cast('kicked'));
    expect(askedBy(at)).toEqual(['11.3.5', '4.5']);
    const ways = [[], ['more'], ['swap'], ['gift'], ['swap', 'more'], ['more', 'gift']];
    at.expectLegal(
      'p1',
      ways.map((pay) => ({ pay })),
    );
    at.refused('p1', { pay: ['swap', 'gift'] });
  });

  it.each([
    [[], 1, 1],
    [['more'], 2, 2],
    [['swap'], 3, 1],
    [['swap', 'more'], 4, 2],
    [['more', 'gift'], 1, 2],
  ] as const)('costs the printed cost or what stands in for it, and what is added: %j', (pay, cp, drawn) => {
    const at = paid(rich(['kicked']).answer('p1', cast('kicked')).answer('p1', { pay }), cp);
    expect(at.player('p1')).toEqual({ crystals: pay.some((name) => name === 'gift') ? 0 : 1 });
    expect(bothPass(at).cards('p1', 'hand')).toHaveLength(drawn);
  });

  it('is cast for what another cost is worth alone where the printed one cannot be paid', () => {
    const at = table(['kicked'], [], [], 1)
      .answer('p1', cast('kicked'))
      .expectLegal('p1', [{ pay: ['gift'] }]);
    at.answer('p1', { pay: ['gift'] }).expectLog([
      { kind: 'summonCast', card: 'kicked' },
      { kind: 'crystalsChanged', seat: 'p1', change: -1 },
    ]);
    table(['kicked']).expectRefused('p1', cast('kicked'), 'cost.not-payable', '11.3.7.1');
  });

  it('is paid for otherwise only while the text lets it be', () => {
    table(['timely'], [], [], 1).expectRefused('p1', cast('timely'), 'cost.not-payable');
    fftcgTable({ p1: { hand: held('timely'), crystals: 1 } }, cards, {
      turn: { number: 4, active: 'p2', phase: 'main1' },
    })
      .answer('p2', PASS)
      .answer('p1', cast('timely'))
      .expectLegal('p1', [{ pay: ['gift'] }]);
  });

  it.each([
    [[], 3, 1],
    [['toll'], 1, 0],
  ] as const)('costs less CP by what is paid for a reduction: %j', (pay, cp, crystals) => {
    const at = paid(rich(['eased']).answer('p1', cast('eased')).answer('p1', { pay }), cp);
    expect(at.player('p1')).toEqual({ crystals });
  });

  it('is not cast for less CP where the reduction cannot be paid for', () => {
    table(['eased'], ['lamp'], [], 1)
      .answer('p1', cast('eased'))
      .expectLegal('p1', [{ pay: ['toll'] }]);
    table(['eased'], ['lamp']).expectRefused('p1', cast('eased'), 'cost.not-payable', '11.3.7.1');
  });

  it('adds what it costs besides to what it costs', () => {
    const plain = paid(rich(['steep']).answer('p1', cast('steep')).answer('p1', { pay: [] }), 2);
    plain.expectHappened('crystalsChanged', { change: -1, cites: '11.3.7.1' });
    paid(
      rich(['steep'])
        .answer('p1', cast('steep'))
        .answer('p1', { pay: ['more'] }),
      3,
    );
    rich(['steep'], [], 0).expectRefused('p1', cast('steep'), 'cost.not-enough-crystals', '6.8.1', '11.3.7.1');
  });

  it('costs more by X alone where there is one', () => {
    table(['flare'], ['lamp']).answer('p1', cast('flare')).expectLegal('p1', [0]);
    const at = rich(['flare'], [], 0).answer('p1', cast('flare')).expectLegal('p1', [0, 1, 2, 3]);
    expect(askedBy(at)).toEqual(['4.1', '11.3.5', '4.5']);
    paid(at.answer('p1', 3), 4).expectHappened('summonCast', { bindings: { x: 3 } });
    paid(rich(['spell']).answer('p1', cast('spell')), 2).expectHappened('summonCast', { bindings: {} });
  });
});

rule('FF-TCG 11.4.6', () => {
  it('costs less CP for a Character by what is paid for a reduction (11.4.4)', () => {
    const at = rich(['guard']).answer('p1', { action: 'cast-character', card: 'guard' });
    paid(at.answer('p1', { pay: ['toll'] }), 1);
    expect(at.player('p1')).toEqual({ crystals: 0 });
  });

  it('is reduced to what the reduction leaves, and below that by another reduction', () => {
    const reduced = (...by: readonly string[]) =>
      fftcgTable({ p1: { hand: held('spell'), field: [...lamps(2), ...held(...by)] } }, cards).answer(
        'p1',
        cast('spell'),
      );
    paid(reduced('miser'), 1);
    paid(reduced('miser', 'miser-2'), 1);
    reduced('miser', 'sage').expectHappened('summonCast', { card: 'spell' });
  });
});

rule('FF-TCG 11.3.7', () => {
  it('is dearer and cheaper by what others say of it, and of what is paid in its place', () => {
    const swapped = (field: readonly string[], theirs: readonly string[]) =>
      rich(['kicked'], field, 0, theirs)
        .answer('p1', cast('kicked'))
        .answer('p1', { pay: ['swap'] });
    paid(swapped([], []), 3);
    paid(swapped(['sage'], []), 2);
    paid(swapped([], ['tax']), 4);
    paid(rich(['spell'], [], 0, ['tax']).answer('p1', cast('spell')), 3);
    paid(rich(['spell'], ['sage'], 0).answer('p1', cast('spell')), 1);
  });

  it('is dearer also where it is cast without its cost, and never costs less than nothing', () => {
    const ordered = (field: readonly string[], theirs: readonly string[]) => {
      const at = rich(['gratis', 'spell'], field, 0, theirs).answer('p1', cast('gratis'));
      // What orders it is dearer as well.
      if (at.state.pending[0]?.kind === 'payment') at.answer('p1', { l4: 'fire' });
      return bothPass(at).answer('p1', ['spell']);
    };
    ordered([], []).expectHappened('summonCast', { card: 'spell' }).expectNotHappened('cpPaid');
    ordered(['sage'], []).expectHappened('summonCast', { card: 'spell' }).expectNotHappened('cpPaid');
    ordered([], ['tax']).answer('p1', { l1: 'fire' }).expectHappened('cpPaid', { cp: 1 });
  });
});

rule('FF-TCG 11.3.7.1', () => {
  it('takes CP of the elements that it names, of cards in hand as well', () => {
    const at = table(['pure', 'knight'], ['lamp', 'well', 'gale']).answer('p1', cast('pure'));
    at.expectLegal('p1', [
      { lamp: 'fire', well: 'water' },
      { knight: 'fire' },
      { knight: 'fire', lamp: 'fire' },
      { knight: 'fire', well: 'water' },
    ]);
    at.refused('p1', { lamp: 'fire', gale: 'wind' });
  });

  it('takes CP of Backups alone where it says so, of any element', () => {
    const at = table(['crafted', 'knight'], ['lamp', 'well']).answer('p1', cast('crafted'));
    at.expectLegal('p1', [{ lamp: 'fire', well: 'water' }]).answer('p1', { lamp: 'fire', well: 'water' });
    at.expectHappened('cpPaid', { cp: 2 });
  });
});

rule('FF-TCG 11.3.3', () => {
  it('is not cast where its last target turns out to be missing, and nothing has happened', () => {
    const at = table(['pair'], ['lamp', 'knight', 'squire']).answer('p1', cast('pair'));
    at.answer('p1', ['knight', 'squire']);
    at.expectNotHappened('summonCast').expectDecision({ p1: 'priority' });
    expect([at.cards('p1', 'hand'), at.marks('lamp'), at.state.zones['stack']]).toEqual([['pair'], {}, []]);
    const two = table(['pair'], ['lamp', 'knight', 'squire']).answer('p1', cast('pair')).answer('p1', ['knight']);
    two.answer('p1', ['squire']).answer('p1', { lamp: 'fire' }).expectHappened('summonCast', { card: 'pair' });
  });
});

rule('FF-TCG 11.1.7', () => {
  it('counts what came to nothing as no action between two passes', () => {
    const p2 = { hand: held('pair'), field: held('lamp', 'knight', 'squire') };
    const at = fftcgTable({ p2 }, cards).answer('p1', PASS).answer('p2', cast('pair'));
    at.answer('p2', ['knight', 'squire']).expectDecision({ p2: 'priority' });
    expect(at.answer('p2', PASS).state.turn.phase).toBe('attack');
  });
});

rule('FF-TCG 11.3.8', () => {
  it('is not cast, and has chosen nothing, where something else happens instead of its cast', () => {
    const shift = (instead: 'nothing' | 'draw') =>
      backup({
        id: 'shift',
        abilities: [
          {
            kind: 'replacement',
            name: 'shift',
            on: { event: 'summonCast' },
            instead: instead === 'nothing' ? { with: 'nothing' } : { with: 'effect', effect: draw() },
          },
        ],
      });
    const at = (instead: 'nothing' | 'draw') => {
      const p1 = { hand: held('aimed', 'knight'), field: held('lamp', 'squire', 'shift') };
      const aimed = summon({ id: 'aimed', targets: [target()] });
      const open = fftcgTable({ p1 }, [...cards, aimed, shift(instead)]).answer('p1', cast('aimed'));
      return open.answer('p1', ['squire']).answer('p1', { lamp: 'fire' });
    };
    at('nothing').expectLog([
      { kind: 'cpPaid', cp: 1 },
      { kind: 'dulled', object: 'lamp' },
    ]);
    const drawn = at('draw').expectHappened('drawn').expectNotHappened('chosen').expectDecision({ p1: 'priority' });
    expect([drawn.cards('p1', 'hand'), drawn.state.zones['stack']]).toEqual([
      ['aimed', 'knight', expect.any(String)],
      [],
    ]);
  });

  it('is cast by its own rules alone', () => {
    const at = paid(rich(['spell'], [], 0).answer('p1', cast('spell')), 2);
    expect(citedBy(at, 'summonCast')).toEqual([['11.3.2', '11.3.8']]);
  });
});

rule('FF-TCG 11.3.11', () => {
  const ordered = (by: string, card: string, field: readonly string[] = []) =>
    bothPass(rich([by, card], field, 0).answer('p1', cast(by))).answer('p1', [card]);

  it('costs nothing where the effect says so, or what it adds this time', () => {
    const at = ordered('gratis', 'spell').expectNotHappened('cpPaid').expectDecision({ p1: 'priority' });
    expect(citedBy(at, 'summonCast')).toEqual([['11.3.11', '11.3.2', '11.3.8']]);
    paid(ordered('dearer', 'spell'), 3).expectHappened('summonCast', { card: 'spell', cites: '11.3.11' });
  });

  it('is not cast where the card is gone by then, or turns out to have no target', () => {
    const gone = ordered('lost', 'spell').expectHappened('notCast', { cites: '2.3' }).expectNotHappened('summonCast');
    expect([gone.cards('p1', 'removed'), gone.state.zones['stack']]).toEqual([['spell'], []]);
    const at = ordered('gratis', 'pair', ['knight', 'squire']).answer('p1', ['knight', 'squire']);
    at.expectHappened('notCast', { seat: 'p1', cites: '2.3' }).expectNotHappened('summonCast');
    expect(at.cards('p1', 'hand')).toEqual(['pair']);
  });
});

rule('FF-TCG 11.4.1.1', () => {
  it('enters by that rule alone, in any turn, for what the effect says', () => {
    const p2 = { hand: held('gratis', 'squire') };
    const at = fftcgTable({ p2 }, cards).answer('p1', PASS).answer('p2', cast('gratis'));
    at.answer('p2', PASS).answer('p1', PASS).answer('p2', ['squire']).expectNotHappened('cpPaid');
    expect(citedBy(at, 'entered')).toEqual([['11.4.1.1', '11.4.8']]);
    const dear = rich(['dearer', 'squire'], [], 0).answer('p1', cast('dearer'));
    paid(bothPass(dear).answer('p1', ['squire']), 3).expectHappened('entered', { cites: '11.4.1.1' });
  });

  it('is not cast without anything to pay with', () => {
    const poor = bothPass(table(['dearer', 'squire']).answer('p1', cast('dearer'))).answer('p1', ['squire']);
    poor.expectHappened('notCast', { cites: '11.4.7' }).expectNotHappened('characterAnnounced');
  });
});
