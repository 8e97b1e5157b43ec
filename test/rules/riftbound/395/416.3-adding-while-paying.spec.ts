/** Abilities that add resources while something is paid: what is offered, what is logged, and what is none of them. */
import { expect, it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import {
  activated,
  draw,
  energy,
  EXHAUST,
  free,
  sequence,
  target,
  whenever,
  type Activated,
  type Effect,
} from '../../../support/riftbound-abilities.js';
import { linesOf } from '../../../support/log-lines.js';
import { allPass, play } from '../../../support/riftbound-play.js';
import { gear, riftboundTable, runes, spell, unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

type Resource = Extract<Effect, { readonly do: 'add' }>['resource'];
const REACTION = { timing: 'reaction' } as const;
const add = (resource: Resource, amount = 1): Effect => ({ do: 'add', resource, amount });
const source = (id: string, effect: Effect, costs: Activated['costs'] = [EXHAUST], more: object = REACTION) =>
  gear({ id, abilities: [activated('glow', costs, effect, more)] });
const MAY_PAY: Effect = { do: 'may-pay', costs: [{ pay: 'energy', n: 1 }], effect: draw() };
const cards = [
  source('lamp', add('energy')),
  source('wide', sequence(add('energy', 2), add('mind'))),
  source('coin', add('universal'), [{ pay: 'kill-this' }, EXHAUST]),
  source('husk', add('energy'), [{ pay: 'recycle-this' }]),
  source('slow', add('energy'), [EXHAUST], {}),
  source('busy', sequence(add('energy'), draw())),
  source('dear', add('energy', 2), [EXHAUST, energy(1)]),
  source('endless', add('energy'), []),
  source('late', add('energy'), [EXHAUST], { ...REACTION, while: { more: { player: 'points' }, than: 0 } }),
  source('mine', add('mind')),
  source('prism', add('spellEnergy')),
  gear({
    id: 'fork',
    abilities: [
      activated('left', [EXHAUST], add('energy'), REACTION),
      activated('right', [EXHAUST], add('fury'), REACTION),
    ],
  }),
  gear({ id: 'watch', abilities: [whenever('abilityUsed', draw(), { where: { seat: { seat: 'you' } } })] }),
  free('toll', MAY_PAY),
  free('tax', { do: 'each-player', of: 'opponents', effect: { ...MAY_PAY, player: 'player', otherwise: draw() } }),
  spell({ id: 'lesson', energy: 1, effect: draw() }),
  spell({ id: 'chant', energy: 0, power: 1, domains: ['fury'], effect: draw() }),
  spell({ id: 'hymn', energy: 1, power: 1, domains: ['fury'], effect: draw() }),
  spell({
    id: 'smash',
    energy: 0,
    power: 1,
    domains: ['fury'],
    targets: [target({ is: ['gear'] })],
    effect: { do: 'kill', objects: 'target' },
  }),
  unit({ id: 'guard', energy: 1 }),
];
const own = (...names: readonly string[]) => names.map((card) => ({ card, as: card }));
const open = (hand: readonly string[], board: readonly string[], more: JsonRecord = {}, p2: JsonRecord = {}) =>
  riftboundTable({ p1: { hand: own(...hand), board: own(...board), ...more }, p2 }, cards);
const asked = (board: readonly string[], more: JsonRecord = {}, p2: JsonRecord = {}) =>
  allPass(play(open(['toll'], board, more, p2), 'toll')).expectDecision({ p1: 'mayPay' });
const PLAY = (card: string) => ({ action: 'play', card });
const USE = (card: string, ability = 'glow') => ({ action: 'activate', source: card, ability });
const END = { action: 'end-turn' };
const USED = '(370.2, 416.3, 388.2, 416.1, 416.2)';
const ADDED = '(416.3, 388.2, 416.1, 416.2)';
const KINDS = ['abilityUsed', 'exhausted', 'killed', 'recycled', 'added', 'spent', 'drawn'];

rule('Riftbound 416.3', () => {
  it('is used while a text asks for a price on resolution', () => {
    const table = asked(['lamp']);
    table.expectLegal('p1', ['yes', 'no']);
    const paying = table.answer('p1', 'yes').expectDecision({ p1: 'payment' });
    paying.expectLegal('p1', [{ lamp: 'use glow' }]);
    expect(linesOf(paying.answer('p1', { lamp: 'use glow' }), ...KINDS)).toEqual([
      `abilityUsed seat p1, object lamp, ability glow, card lamp ${USED}`,
      'exhausted object lamp, card lamp (401.4, 401.5)',
      `added seat p1, resource energy, amount 1 ${ADDED}`,
      'spent seat p1, spent {energy 1} (416.3)',
      'drawn seat p1, secret {seats [p1], fields {card soldier, object soldier}} (400.2.b)',
    ]);
  });
  it('is nothing that is exhausted, or of an opponent', () => {
    asked([], { board: [{ card: 'lamp', exhausted: true }] }).expectLegal('p1', ['no']);
    asked([], {}, { board: own('lamp') }).expectLegal('p1', ['no']);
  });
  it.each(['slow', 'busy', 'dear', 'endless', 'late', 'mine', 'prism'])(
    'is nothing that is no Reaction, costs or does more, or adds what does not pay: %s',
    (card) => {
      asked([card]).expectLegal('p1', ['no']);
    },
  );
  it('is used while its condition holds', () => {
    asked(['late'], { points: 1 }).expectLegal('p1', ['yes', 'no']);
  });
  it('triggers what watches abilities, and puts nothing else on the chain', () => {
    const table = play(open(['lesson'], ['lamp', 'watch']), 'lesson').answer('p1', { lamp: 'use glow' });
    expect((table.state.zones['chain'] ?? []).map((id) => table.state.objects[id]?.definition)).toEqual([
      'lesson',
      'watch',
    ]);
  });
  it('is offered beside runes as a card is played, and listed with what it pays for', () => {
    const table = open(['lesson', 'guard', 'chant'], ['lamp'], { runes: runes('mind', 1) });
    const runeUses = ['exhaust', 'recycle'].map((by) => ({ action: 'use-rune', rune: 'mind-1', by }));
    table.expectLegal('p1', [PLAY('lesson'), PLAY('guard'), USE('lamp'), ...runeUses, END]);
    play(table, 'lesson').expectLegal('p1', [{ 'mind-1': 'energy' }, { lamp: 'use glow' }]);
    open(['lesson', 'guard', 'chant'], ['mine']).expectLegal('p1', [USE('mine'), END]);
  });
  it('pays power of its own domain, and of any', () => {
    open(['chant'], ['mine', 'lamp']).expectLegal('p1', [USE('mine'), USE('lamp'), END]);
    const table = play(open(['chant'], ['coin', 'mine']), 'chant');
    table.expectLegal('p1', [{ coin: 'use glow' }]);
    expect(linesOf(table.answer('p1', { coin: 'use glow' }), ...KINDS)).toEqual([
      `abilityUsed seat p1, object coin, ability glow, card coin ${USED}`,
      'exhausted object coin, card coin (401.4, 401.5)',
      'killed object coin, source [coin], spell false, active true, cause p1, seat p1, card coin, becomes [coin] (415.1.a.1, 354.2.a)',
      `added seat p1, resource universal, amount 1 ${ADDED}`,
      'spent seat p1, spent {universal 1} (406.1, 406.2.a, 353.3, 353.4, 353.4.c, 353.5, 353.1, 353.2.a, 354.3)',
    ]);
  });
  it('recycles what it costs', () => {
    const table = play(open(['lesson'], ['husk']), 'lesson').answer('p1', { husk: 'use glow' });
    expect(table.cards('p1', 'board')).toEqual([]);
    expect(table.cards('p1', 'mainDeck').at(-1)).toBe('husk');
  });
  it('leaves in the pool what it adds more than is paid', () => {
    const table = play(open(['lesson'], ['wide']), 'lesson');
    table.expectLegal('p1', [{ wide: 'use glow: 1 energy' }]);
    const paid = table.answer('p1', { wide: 'use glow: 1 energy' });
    expect([paid.player('p1')['energy'], paid.player('p1')['mind']]).toEqual([1, 1]);
  });
  it('uses one ability of an object, which is exhausted once', () => {
    open(['hymn'], ['fork']).expectLegal('p1', [USE('fork', 'left'), USE('fork', 'right'), END]);
    const runeOfMind = { runes: runes('mind', 1) };
    play(open(['hymn'], ['fork'], runeOfMind), 'hymn').expectLegal('p1', [{ 'mind-1': 'energy', fork: 'use right' }]);
  });
  it('is used before where what it adds pays for spells alone', () => {
    const before = open(['lesson', 'guard'], ['prism']).expectLegal('p1', [USE('prism'), END]);
    const table = play(before.answer('p1', USE('prism')), 'lesson').answer('p1', { spellEnergy: 1 });
    expect(linesOf(table, 'spent').map((line) => line.replace(/ \(.*/, ''))).toEqual([
      'spent seat p1, spent {spellEnergy 1}',
    ]);
  });
  it('kills nothing that is chosen (354.3)', () => {
    const table = play(open(['smash'], ['coin', 'lamp'], { fury: 1 }), 'smash').answer('p1', ['coin']);
    table.expectLegal('p1', [{ fury: 1 }]);
    play(open(['smash'], ['coin', 'lamp'], { fury: 1 }), 'smash')
      .answer('p1', ['lamp'])
      .expectLegal('p1', [{ fury: 1 }, { coin: 'use glow' }]);
  });
  it('is not used if its player leaves who is asked how to pay', () => {
    const seats = { p1: { hand: own('tax') }, p2: { board: own('lamp') }, p3: {} };
    const table = allPass(play(riftboundTable(seats, cards), 'tax')).expectDecision({ p2: 'mayPay' });
    table.expectLegal('p2', ['yes', 'no']);
    const left = table.answer('p2', 'yes').expectDecision({ p2: 'payment' }).concede('p2');
    expect(linesOf(left, 'abilityUsed', 'exhausted', 'added', 'spent')).toEqual([]);
    left.expectDecision({ p3: 'mayPay' }).expectLegal('p3', ['no']);
  });
  it('is refused under another name, and beside what pays already', () => {
    const table = play(open(['lesson'], ['lamp'], { energy: 1 }), 'lesson');
    expect(table.refused('p1', { lamp: 'glow' })).toMatchObject({ code: 'answer.unknown-option' });
    expect(table.refused('p1', { lamp: 'use glow', energy: 1 })).toMatchObject({ code: 'answer.surplus' });
  });
});
