import { expect, it } from 'vitest';
import { action, character, item, location, lorcanaTable, song } from '../../../support/lorcana.js';
import {
  activated,
  chosen,
  draw,
  gain,
  may,
  sequence,
  whenever,
  type Effect,
} from '../../../support/lorcana-abilities.js';
import type { JsonRecord } from '../../../../src/engine/index.js';
import type { LorcanaCard } from '../../../../src/engine/games/lorcana/index.js';
import { rule } from '../../../support/rule.js';

const sealed = <Card extends LorcanaCard>(card: Card): Card => ({ ...card, inkable: false });
const freely = (zone: string): Effect =>
  may(
    sequence(
      { do: 'choose', from: { zone, of: 'you', is: ['character'] }, min: 0, max: 1, as: 'card' },
      { do: 'play-free', card: 'card' },
    ),
  );

const pawn = character({ id: 'pawn', cost: 1 });
const rook = character({ id: 'rook', cost: 4 });
const queen = character({ id: 'queen', cost: 6, name: 'Queen', keywords: [{ keyword: 'shift', n: 4 }] });
const lady = character({ id: 'lady', cost: 6, name: 'Queen' });
const lamp = item({ id: 'lamp' });
const tower = location({ id: 'tower' });
const boon = action({ id: 'boon', effect: gain() });
const revive = action({ id: 'revive', effect: freely('discard') });
const rush = action({ id: 'rush', effect: freely('hand') });
const priced = character({
  id: 'priced',
  cost: 3,
  additionalCosts: [{ pay: 'banish', count: 1, of: { is: ['item'] } }],
});
const tax = item({
  id: 'tax',
  abilities: [
    { kind: 'cost', name: 'tax', affects: { zone: 'hand', of: 'opponents', is: ['character'] }, for: 'play', add: 1 },
  ],
});
const bargain = action({
  id: 'bargain',
  effect: {
    do: 'float',
    once: true,
    until: 'endOfTurn',
    ability: {
      kind: 'cost',
      name: 'bargain',
      affects: { zone: 'hand', of: 'you', is: ['character'] },
      for: 'play',
      add: -2,
    },
  },
});
const wipe = song({
  id: 'wipe',
  cost: 4,
  effect: sequence({ do: 'all', from: { zone: 'hand' }, as: 'hands' }, { do: 'discard', objects: 'hands' }),
});
const bard = character({ id: 'bard', cost: 4, abilities: [whenever('sung', draw())] });
const recycle = action({
  id: 'recycle',
  effect: chosen({ zone: 'discard', of: 'you', is: ['action'] }, { do: 'put', objects: 'chosen', zone: 'hand' }),
});
const watcher = item({
  id: 'watcher',
  abilities: [whenever('played', gain(), { seat: { seat: 'you' }, object: { object: { is: ['character'] } } })],
});
const bell = item({ id: 'bell', abilities: [activated('ring', [{ pay: 'exert' }], gain())] });
const cards = [
  pawn,
  rook,
  queen,
  lady,
  lamp,
  tower,
  boon,
  revive,
  rush,
  priced,
  tax,
  bargain,
  wipe,
  bard,
  recycle,
  watcher,
  bell,
].map(sealed);

const side = (hand: readonly string[], inkwell = 0, play: readonly (string | JsonRecord)[] = []): JsonRecord => ({
  hand: hand.map((card) => ({ card, as: card })),
  inkwell,
  play: play.map((card) => (typeof card === 'string' ? { card, as: `my-${card}` } : card)),
});
const table = (p1: JsonRecord, p2: JsonRecord = {}) => lorcanaTable({ p1, p2 }, cards);
const play = (card: string) => ({ action: 'play', card, pay: 'ink' });
const END = { action: 'end-turn' };

rule('Lorcana 4.3.4.1', () => {
  it('changes nothing at all where a part cannot be done', () => {
    const at = table(side(['rook'], 3));
    const before = at.rules.stateHash(at.state);
    at.expectRefused('p1', play('rook'), 'cost.not-enough-ink', '4.3.4.1', '4.3.4.6');
    expect(at.rules.stateHash(at.state)).toBe(before);
  });
  it('plays a card of which every part can be done', () => {
    table(side(['rook'], 4))
      .answer('p1', play('rook'))
      .expectHappened('played', { card: 'rook' });
  });
});

rule('Lorcana 4.3.4.2', () => {
  it('plays from the hand only, and the player whose turn it is', () => {
    const at = table({ ...side(['pawn'], 2), discard: [{ card: 'pawn', as: 'gone' }] }, side(['rook'], 5));
    at.expectRefused('p1', play('gone'), 'answer.unknown-option', '4.3.4.2');
    at.expectRefused('p2', play('rook'), 'decision.none');
  });
  it('plays from another zone where an effect says so, by the same steps', () => {
    const at = table({ ...side(['revive'], 1, ['watcher']), discard: [{ card: 'rook', as: 'gone' }] });
    at.answer('p1', play('revive')).answer('p1', 'yes').answer('p1', ['gone']);
    at.expectLog([
      { kind: 'actionResolved', card: 'revive' },
      { kind: 'played', card: 'rook', pay: 'free', cites: '4.3.4.7' },
      { kind: 'abilityPlaced', card: 'watcher' },
      { kind: 'abilityTaken' },
      { kind: 'loreGained' },
    ]);
  });
});

rule('Lorcana 4.3.4.3', () => {
  it('declares a card of the own hand', () => {
    const at = table(side(['pawn'], 1), side(['rook']));
    at.expectRefused('p1', play('rook'), 'answer.unknown-option', '4.3.4.3');
    at.expectRefused('p1', { action: 'play', pay: 'ink' }, 'answer.shape', '4.3.4.3');
  });
  it('shows the card to all', () => {
    table(side(['pawn'], 1))
      .answer('p1', play('pawn'))
      .expectHappened('played', { card: 'pawn', seat: 'p1' });
  });
});

rule('Lorcana 4.3.4.4', () => {
  it('says how the card is paid for, by ink or by one alternate cost', () => {
    const at = table(side(['queen'], 4, ['lady']));
    at.expectRefused('p1', play('queen'), 'cost.not-enough-ink');
    at.expectLegal('p1', [
      { action: 'play', card: 'queen', pay: 'shift', onto: 'my-lady' },
      { action: 'quest', character: 'my-lady' },
      END,
    ]);
  });
  it('offers both where both can be paid', () => {
    table(side(['queen'], 6, [{ card: 'lady', as: 'my-lady', exerted: true }])).expectLegal('p1', [
      play('queen'),
      { action: 'play', card: 'queen', pay: 'shift', onto: 'my-lady' },
      END,
    ]);
  });
  it('takes no two ways at once, and none that only effects allow', () => {
    const at = table(side(['queen'], 6, ['lady']));
    at.expectRefused('p1', { ...play('queen'), onto: 'my-lady' }, 'answer.shape');
    at.expectRefused('p1', { action: 'play', card: 'queen', pay: 'free' }, 'answer.shape');
  });
});

rule('Lorcana 4.3.4.5', () => {
  it('adds increases and takes off reductions', () => {
    const at = table(side(['bargain', 'rook'], 4), { play: ['tax'] });
    at.expectRefused('p1', play('rook'), 'cost.not-enough-ink', '4.3.4.5');
    at.answer('p1', play('bargain')).answer('p1', play('rook'));
    at.expectHappened('inkExerted', { count: 3, cites: '4.3.4.5' });
  });
  it('adds increases first: a total is 0 at least', () => {
    const at = table(side(['bargain', 'pawn'], 1), { play: ['tax'] });
    at.answer('p1', play('bargain')).answer('p1', play('pawn')).expectNotHappened('inkExerted');
  });
  it('takes a reduction for "the next" card off one card only', () => {
    const at = table(side(['bargain', 'rook', 'pawn'], 3))
      .answer('p1', play('bargain'))
      .answer('p1', play('rook'));
    at.expectHappened('effectsEnded', { cites: '4.3.4.5' });
    at.expectRefused('p1', play('pawn'), 'cost.not-enough-ink');
  });
  it('reduces an alternate cost of ink too', () => {
    const at = table(side(['bargain', 'queen'], 3, ['lady'])).answer('p1', play('bargain'));
    at.answer('p1', { action: 'play', card: 'queen', pay: 'shift', onto: 'my-lady' });
    at.expectHappened('inkExerted', { count: 2 });
  });
  it('adds an additional cost to the ink', () => {
    const at = table(side(['priced'], 3, ['lamp'])).answer('p1', play('priced'));
    at.expectDecision({ p1: 'payWith' }).expectLegal('p1', [['my-lamp']]);
    at.answer('p1', ['my-lamp']).expectLog([
      { kind: 'inkExerted', count: 3 },
      { kind: 'banished', card: 'lamp', cites: '4.3.4.6' },
      { kind: 'played', card: 'priced' },
    ]);
    table(side(['priced'], 3)).expectRefused('p1', play('priced'), 'cost.not-enough-cards', '4.3.4.6');
  });
});

rule('Lorcana 4.3.4.6', () => {
  it('needs as many ready ink cards, whatever the inkwell holds', () => {
    const ink = (ready: number) => [
      ...Array.from({ length: ready }, () => 'pawn'),
      ...Array.from({ length: 5 - ready }, () => ({ card: 'pawn', exerted: true })),
    ];
    const at = table({ ...side(['rook']), inkwell: ink(3) });
    at.expectRefused('p1', play('rook'), 'cost.not-enough-ink', '4.3.4.6');
    const enough = table({ ...side(['rook']), inkwell: ink(4) }).answer('p1', play('rook'));
    enough.expectHappened('inkExerted', { seat: 'p1', count: 4, cites: '4.3.4.6' });
    const view = enough.rules.view(enough.state, { kind: 'spectator' });
    expect(view.seats[0]?.zones['inkwell']).toEqual({ count: 5, marks: { exerted: 5 } });
  });
});

rule('Lorcana 4.3.4.7', () => {
  it('puts a character into play, ready and drying', () => {
    const at = table(side(['pawn'], 1)).answer('p1', play('pawn'));
    expect(at.marks(at.find('p1', 'play', 'pawn'))).toEqual({ drying: true });
  });
  it('puts items and locations into play, ready', () => {
    const at = table(side(['lamp', 'tower'], 2))
      .answer('p1', play('lamp'))
      .answer('p1', play('tower'));
    expect(at.cards('p1', 'play')).toEqual(['lamp', 'tower']);
    expect(at.marks(at.find('p1', 'play', 'lamp'))).toEqual({});
  });
  it('resolves an action at once and puts it into the discard, not into the bag', () => {
    const at = table(side(['boon'], 1)).answer('p1', play('boon'));
    at.expectLog([
      { kind: 'inkExerted', count: 1 },
      { kind: 'played', card: 'boon', cites: '4.3.4.7' },
      { kind: 'loreGained', amount: 1 },
      { kind: 'actionResolved', card: 'boon', cites: '4.3.4.7' },
    ]);
    expect(at.cards('p1', 'discard')).toEqual(['boon']);
  });
});

rule('Lorcana 4.3.4.8', () => {
  it('resolves what triggered only after the song: the singer draws into an empty hand', () => {
    const at = table(side(['wipe', 'pawn'], 0, ['bard']), side(['rook']));
    at.answer('p1', { action: 'play', card: 'wipe', pay: 'sing', singers: ['my-bard'] });
    at.expectLog([
      { kind: 'exerted', card: 'bard' },
      { kind: 'played', card: 'wipe' },
      { kind: 'sung', card: 'bard' },
      { kind: 'discarded', card: 'pawn' },
      { kind: 'discarded', card: 'rook' },
      { kind: 'actionResolved', card: 'wipe' },
      { kind: 'abilityPlaced', card: 'bard', cites: '4.3.4.8' },
      { kind: 'abilityTaken' },
      { kind: 'drawn', seat: 'p1' },
    ]);
    expect(at.cards('p1', 'hand')).toHaveLength(1);
    expect(at.cards('p2', 'hand')).toHaveLength(0);
  });
  it('does not find the resolving action in the discard yet', () => {
    const at = table(side(['recycle'], 1)).answer('p1', play('recycle'));
    at.expectHappened('nothingToChoose');
    expect(at.cards('p1', 'discard')).toEqual(['recycle']);
  });
});

rule('Lorcana 4.3.4.10', () => {
  it('takes no ink where a card is played for free', () => {
    const at = table(side(['rush', 'rook'], 1))
      .answer('p1', play('rush'))
      .answer('p1', 'yes')
      .answer('p1', ['rook']);
    at.expectNotHappened('inkExerted').expectHappened('played', { card: 'rook', pay: 'free' });
  });
  it('takes what is due besides ink', () => {
    const at = table(side(['rush', 'priced'], 1, ['lamp', 'bell']));
    at.answer('p1', play('rush')).answer('p1', 'yes').answer('p1', ['priced']);
    at.expectDecision({ p1: 'payWith' }).answer('p1', ['my-bell']);
    at.expectHappened('banished', { card: 'bell' }).expectHappened('played', { card: 'priced' });
  });
  it('leaves the card in the hand where that cannot be paid', () => {
    const at = table(side(['rush', 'priced'], 1))
      .answer('p1', play('rush'))
      .answer('p1', 'yes')
      .answer('p1', ['priced']);
    at.expectHappened('notPlayed', { object: 'priced', cites: '4.3.4.10' });
    expect(at.cards('p1', 'hand')).toEqual(['priced']);
  });
});
