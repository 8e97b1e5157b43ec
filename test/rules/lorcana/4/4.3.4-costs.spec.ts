import { expect, it } from 'vitest';
import { action, character, item, location, lorcanaTable, song } from '../../../support/lorcana.js';
import { type Effect, activated, gain, may, sequence, whenever } from '../../../support/lorcana-abilities.js';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { rule } from '../../../support/rule.js';

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
const rush = action({ id: 'rush', effect: freely('hand') });
const priced = character({
  id: 'priced',
  cost: 3,
  additionalCosts: [{ pay: 'banish', count: 1, of: { is: ['item'] } }],
});
const tax = item({
  id: 'tax',
  abilities: [
    { kind: 'cost', name: 'tax', affects: { zone: 'any', of: 'opponents', is: ['character'] }, for: 'play', add: 1 },
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
      affects: { zone: 'any', of: 'you', is: ['character'] },
      for: 'play',
      add: -2,
    },
  },
});
const bell = item({ id: 'bell', abilities: [activated('ring', [{ pay: 'exert' }], gain())] });
/** Plays a character from the discard for its cost, as `rush` does one from the hand for free. */
const recall = action({
  id: 'recall',
  effect: sequence(
    { do: 'choose', from: { zone: 'discard', of: 'you', is: ['character'] }, min: 1, max: 1, as: 'card' },
    { do: 'play', card: 'card' },
  ),
});
const humble = character({
  id: 'humble',
  cost: 4,
  abilities: [{ kind: 'cost', name: 'humble', while: { turn: 'yours' }, for: 'play', add: -3 }],
});
const manners = item({
  id: 'manners',
  abilities: [
    { kind: 'cost', name: 'manners', affects: { zone: 'hand', of: 'you', is: ['character'] }, for: 'play', add: -3 },
  ],
});
const cards = [pawn, rook, queen, lady, lamp, rush, priced, tax, bargain, bell, recall, humble, manners].map(
  (card) => ({
    ...card,
    inkable: false,
  }),
);
const side = (hand: readonly string[], inkwell = 0, play: readonly (string | JsonRecord)[] = []): JsonRecord => ({
  hand: hand.map((card) => ({ card, as: card })),
  inkwell,
  play: play.map((card) => (typeof card === 'string' ? { card, as: `my-${card}` } : card)),
});
const table = (p1: JsonRecord, p2: JsonRecord = {}) => lorcanaTable({ p1, p2 }, cards);
const play = (card: string) => ({ action: 'play', card, pay: 'ink' });
const END = { action: 'end-turn' };

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
  it('puts a shifted card onto the one that is named, and one paid for with ink beside it', () => {
    const shifted = table(side(['queen'], 4, ['lady']));
    shifted.answer('p1', { action: 'play', card: 'queen', pay: 'shift', onto: 'my-lady' });
    shifted.expectHappened('played', { object: 'my-lady', onto: 'my-lady' });
    expect(shifted.cards('p1', 'play')).toEqual(['queen']);
    const paid = table(side(['queen'], 6, ['lady'])).answer('p1', play('queen'));
    expect(paid.cards('p1', 'play')).toEqual(['lady', 'queen']);
  });
  it('offers to sing a song, alone or together as the card says, and nothing else', () => {
    const tune = song({ id: 'tune', cost: 4, inkable: false });
    const chorus = song({ id: 'chorus', cost: 9, inkable: false, keywords: [{ keyword: 'sing-together', n: 5 }] });
    const speech = action({ id: 'speech', cost: 4, inkable: false });
    const all = [pawn, rook, tune, chorus, speech];
    const p1 = side(['tune', 'chorus', 'speech'], 0, ['pawn', 'rook']);
    lorcanaTable({ p1 }, all).expectLegal('p1', [
      { action: 'play', card: 'tune', pay: 'sing', singers: ['my-rook'] },
      { action: 'play', card: 'chorus', pay: 'sing-together' },
      { action: 'quest', character: 'my-pawn' },
      { action: 'quest', character: 'my-rook' },
      END,
    ]);
  });
  it.each([
    { pay: 'shift' },
    { pay: 'shift', onto: 7 },
    { pay: 'shift', onto: ['my-lady'] },
    { pay: 'shift', onto: 'my-lady', singers: ['my-lady'] },
    { pay: 'sing' },
    { pay: 'sing', onto: 'my-lady' },
    { pay: 'sing', onto: 'my-lady', singers: ['my-lady'] },
    { pay: 'sing', singers: 'my-lady' },
    { pay: 'sing', singers: [7] },
    { pay: 'sing', singers: ['my-lady', 7] },
    { pay: 'ink', singers: [] },
    { pay: 'sing-together', singers: ['my-lady'] },
    { pay: 'sing-together', onto: 'my-lady' },
    { pay: 7 },
    {},
  ])('takes no way without what it needs: %j', (payment) => {
    const at = table(side(['queen'], 6, ['lady']));
    at.expectRefused('p1', { action: 'play', card: 'queen', ...payment }, 'answer.shape', '4.3.4.4');
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
  it('uses it up for that card also where it is played for free', () => {
    const at = table(side(['bargain', 'rush', 'rook', 'pawn'], 2)).answer('p1', play('bargain'));
    at.answer('p1', play('rush')).answer('p1', 'yes').answer('p1', ['rook']);
    at.expectHappened('played', { card: 'rook', pay: 'free' }).expectHappened('effectsEnded', { cites: '4.3.4.5' });
    at.expectRefused('p1', play('pawn'), 'cost.not-enough-ink');
  });
  it('reduces an alternate cost of ink too', () => {
    const at = table(side(['bargain', 'queen'], 3, ['lady'])).answer('p1', play('bargain'));
    at.answer('p1', { action: 'play', card: 'queen', pay: 'shift', onto: 'my-lady' });
    at.expectHappened('inkExerted', { count: 2 });
  });
  /** With so much ink, `recall` brings the card back from the discard, beside these cards in play. */
  const recalled = (card: string, inkwell: number, ours: readonly string[] = [], theirs: readonly string[] = []) =>
    table({ ...side(['recall', 'bargain'], inkwell, ours), discard: [{ card, as: card }] }, { play: theirs });
  it('counts what makes cards cost less or more wherever the card is played from', () => {
    const at = recalled('rook', 4).answer('p1', play('bargain')).answer('p1', play('recall'));
    at.expectLog([
      { kind: 'inkExerted', count: 1 },
      { kind: 'played', card: 'recall' },
      { kind: 'actionResolved', card: 'recall' },
      { kind: 'inkExerted', count: 2, cites: '4.3.4.5' },
      { kind: 'effectsEnded', cites: '4.3.4.5' },
      { kind: 'played', card: 'rook', pay: 'ink' },
    ]);
    const dearer = recalled('pawn', 3, [], ['tax']).answer('p1', play('recall'));
    dearer.expectHappened('inkExerted', { count: 2, cites: '4.3.4.5' });
  });
  it('counts what the card says of its own cost wherever it is played from', () => {
    const at = recalled('humble', 2).answer('p1', play('recall'));
    at.expectHappened('inkExerted', { count: 1, cites: '7.6.5' }).expectHappened('played', { card: 'humble' });
    const fromHand = table(side(['humble'], 1)).answer('p1', play('humble'));
    fromHand.expectHappened('inkExerted', { count: 1, cites: '7.6.5' });
  });
  it('counts abilities about the moving character, and names abilities outside play if any exist', () => {
    const pier = location({
      id: 'pier',
      moveCost: 3,
      abilities: [
        {
          kind: 'cost',
          name: 'pier',
          affects: { self: true },
          while: { object: 'mover', matches: { named: 'rook' } },
          for: 'move',
          add: -2,
        },
      ],
    });
    const at = lorcanaTable({ p1: side([], 4, ['pawn', 'rook', 'pier']) }, [pawn, rook, pier]);
    const move = (who: string) => ({ action: 'move', character: who, location: 'my-pier' });
    at.answer('p1', move('my-rook')).expectHappened('inkExerted', { count: 1, cites: '4.3.4.5' });
    expect(at.rulesOf('inkExerted').flat()).not.toContain('7.6.5');
    at.answer('p1', move('my-pawn')).expectHappened('inkExerted', { count: 3 });
    expect(at.rulesOf('inkExerted').flat()).not.toContain('4.3.4.5');
    const taxed = table(side(['rook'], 5), { play: ['tax'] }).answer('p1', play('rook'));
    expect(taxed.rulesOf('inkExerted').flat()).not.toContain('7.6.5');
  });
  it('counts what speaks of the hand for cards from there alone', () => {
    const at = recalled('rook', 3, ['manners']).answer('p1', play('recall'));
    at.expectHappened('notPlayed', { object: 'rook', cites: '4.3.4.6' });
    table(side(['rook'], 1, ['manners']))
      .answer('p1', play('rook'))
      .expectHappened('inkExerted', { count: 1 });
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
  it('exerts as many of the ready ones as are due, wherever they lie, and no more', () => {
    const inkwell = [
      { card: 'pawn', exerted: true },
      'pawn',
      { card: 'pawn', exerted: true },
      'pawn',
      'pawn',
      'pawn',
      'pawn',
    ];
    const at = table({ ...side(['rook']), inkwell }).answer('p1', play('rook'));
    const left = (at.state.zones['p1.inkwell'] ?? []).map((id) => at.state.objects[id]?.marks['exerted'] === true);
    expect(left).toEqual([true, true, true, true, true, true, false]);
  });
});

rule('Lorcana 4.3.4.6', () => {
  type Costs = Parameters<typeof activated>[1];
  const use = { action: 'activate', source: 'desk', ability: 'work' };
  const exertOwn: Costs = [{ pay: 'exert-own', count: 1, of: { is: ['character'] } }];
  /** A table with a character or an item with this ability, pawns in play and cards in hand. */
  const desk = (costs: Costs, pawns: number, hand: readonly string[] = [], isCharacter = false) => {
    const part = { id: 'desk', abilities: [activated('work', costs, gain())] };
    const own = Array.from({ length: pawns }, (_, index) => ({ card: 'pawn', as: `pawn-${index + 1}` }));
    const p1 = { play: [{ card: 'desk', as: 'desk' }, ...own], hand: hand.map((card) => ({ card, as: card })) };
    return lorcanaTable({ p1 }, [pawn, rook, idle, isCharacter ? character(part) : item(part)]);
  };
  const idle = action({ id: 'idle', inkable: false });

  it('exerts no card for two parts: for one of them that is nothing', () => {
    const own: Costs = [{ pay: 'exert' }, ...exertOwn];
    desk(own, 0, [], true).expectRefused('p1', use, 'cost.not-enough-cards', '4.3.4.6');
    desk(own, 2, [], true)
      .answer('p1', use)
      .expectLegal('p1', [['pawn-1']]);
    const two = [...exertOwn, ...exertOwn];
    desk(two, 1).expectRefused('p1', use, 'cost.not-enough-cards', '4.3.4.6');
    const at = desk(two, 2)
      .answer('p1', use)
      .answer('p1', ['pawn-1'])
      .expectLegal('p1', [['pawn-2']]);
    at.answer('p1', ['pawn-2']).expectLog([
      { kind: 'exerted', object: 'pawn-1' },
      { kind: 'exerted', object: 'pawn-2' },
      { kind: 'abilityUsed' },
      { kind: 'loreGained' },
    ]);
  });
  it('asks first for what fewest cards can pay, so that the rest can be paid too', () => {
    const parts: Costs = [
      { pay: 'discard', count: 1 },
      { pay: 'discard', count: 1, of: { is: ['action'] } },
    ];
    desk(parts, 0, ['idle']).expectRefused('p1', use, 'cost.not-enough-cards', '4.3.4.6');
    desk(parts, 0, ['rook', 'pawn']).expectRefused('p1', use, 'cost.not-enough-cards', '4.3.4.6');
    const at = desk(parts, 0, ['rook', 'idle'])
      .answer('p1', use)
      .expectLegal('p1', [['idle']]);
    at.answer('p1', ['idle'])
      .expectLegal('p1', [['rook']])
      .answer('p1', ['rook']);
    expect([at.cards('p1', 'hand'), at.cards('p1', 'discard')]).toEqual([[], ['rook', 'idle']]);
  });
  it('lets one card be exerted for one part and banished for another', () => {
    const at = desk([...exertOwn, { pay: 'banish', count: 1, of: { is: ['character'] } }], 1).answer('p1', use);
    at.answer('p1', ['pawn-1']).answer('p1', ['pawn-1']);
    at.expectLog([{ kind: 'exerted' }, { kind: 'banished' }, { kind: 'abilityUsed' }, { kind: 'loreGained' }]);
  });
  it('uses a discarded card as it is in the discard, and a banished card as it was', () => {
    const parts: Costs = [
      { pay: 'banish', count: 1, of: { is: ['character'] }, as: 'lost' },
      { pay: 'discard', count: 1, of: { is: ['action'] }, as: 'spent' },
      { pay: 'discard', count: 1, as: 'kept' },
      { pay: 'exert-own', count: 1, of: {}, as: 'tired' },
    ];
    const effect = sequence(
      { do: 'put', objects: 'kept', zone: 'hand' },
      { do: 'put', objects: 'spent', zone: 'deck' },
      { do: 'gain-lore', amount: { number: 'cost', of: 'lost' } },
      { do: 'ready', objects: 'tired' },
    );
    const mill = item({ id: 'mill', abilities: [activated('grind', parts, effect)] });
    const p1 = { ...side(['idle', 'rook'], 0, ['rook']), play: side([], 0, ['mill', 'rook', 'lamp'])['play'] ?? [] };
    const at = lorcanaTable({ p1: { ...p1, deck: 0 } }, [idle, rook, lamp, mill]);
    at.answer('p1', { action: 'activate', source: 'my-mill', ability: 'grind' });
    at.answer('p1', ['my-rook']).answer('p1', ['idle']).answer('p1', ['rook']).answer('p1', ['my-lamp']);
    expect(['hand', 'deck', 'discard', 'play'].map((zone) => at.cards('p1', zone))).toEqual([
      ['rook'],
      ['idle'],
      ['rook'],
      ['mill', 'lamp'],
    ]);
    expect([at.player('p1')['lore'], at.marks('my-lamp')]).toEqual([4, {}]);
  });
  it('exerts none that is exerted or drying, neither itself nor another', () => {
    const open = (costs: Costs, marks: JsonRecord, other: JsonRecord) => {
      const part = character({ id: 'desk', abilities: [activated('work', costs, gain())] });
      const play = [
        { card: 'desk', as: 'desk', ...marks },
        { card: 'pawn', as: 'pawn', ...other },
      ];
      return lorcanaTable({ p1: { play } }, [part, pawn]);
    };
    const pawns: Costs = [{ pay: 'exert-own', count: 1, of: { named: 'pawn' } }];
    open(pawns, {}, { exerted: true }).expectRefused('p1', use, 'cost.not-enough-cards', '4.3.4.6');
    open(pawns, {}, { drying: true }).expectRefused('p1', use, 'cost.not-enough-cards', '4.3.4.6');
    open(pawns, { exerted: true }, {}).answer('p1', use).answer('p1', ['pawn']);
    const itself: Costs = [{ pay: 'exert' }];
    open(itself, { exerted: true }, {}).expectRefused('p1', use, 'ability.exerted', '5.1.1', '7.5.3.2');
    open(itself, {}, { exerted: true }).answer('p1', use).expectHappened('exerted', { object: 'desk' });
  });
  it('discards no card for itself, and exerts nobody for the ink', () => {
    const dear = (id: string, cost: NonNullable<Parameters<typeof action>[0]['additionalCosts']>[number]) =>
      action({ id, cost: 1, inkable: false, additionalCosts: [cost], effect: gain() });
    const burnt = dear('burnt', { pay: 'discard', count: 1 });
    const led = dear('led', { pay: 'exert-own', count: 1, of: { is: ['character'] } });
    const at = (hand: readonly string[]) => lorcanaTable({ p1: side(hand, 1, ['pawn']) }, [pawn, burnt, led, idle]);
    at(['burnt']).expectRefused('p1', play('burnt'), 'cost.not-enough-cards', '4.3.4.6');
    at(['burnt', 'idle'])
      .answer('p1', play('burnt'))
      .answer('p1', ['idle'])
      .expectHappened('discarded', { card: 'idle' });
    at(['led']).answer('p1', play('led')).answer('p1', ['my-pawn']).expectHappened('exerted', { object: 'my-pawn' });
  });
  it('does not banish a card for itself twice, and exerts none that is exerted', () => {
    desk([{ pay: 'banish-self' }, { pay: 'banish', count: 1, of: {} }], 0).expectRefused(
      'p1',
      use,
      'cost.not-enough-cards',
    );
    desk([{ pay: 'exert' }, { pay: 'banish', count: 1, of: {} }], 0)
      .answer('p1', use)
      .answer('p1', ['desk']);
    desk([{ pay: 'banish-self' }, { pay: 'banish', count: 1, of: {} }], 1)
      .answer('p1', use)
      .expectLegal('p1', [['pawn-1']]);
  });
  it('counts for each part what the parts before it may take of the same cards, and no more', () => {
    const pawns = (count: number): Costs[number] => ({ pay: 'exert-own', count, of: { named: 'pawn' } });
    const any = (count: number): Costs[number] => ({ pay: 'exert-own', count, of: {} });
    // The desk itself is one of any: two pawns and the desk.
    desk([pawns(2), any(1)], 2).answer('p1', use);
    desk([pawns(1), any(3)], 2).expectRefused('p1', use, 'cost.not-enough-cards', '4.3.4.6');
    desk([pawns(2), any(2)], 2).expectRefused('p1', use, 'cost.not-enough-cards', '4.3.4.6');
    desk([any(1), any(1), any(1)], 2).answer('p1', use);
    desk([any(1), any(1), any(1), any(1)], 2).expectRefused('p1', use, 'cost.not-enough-cards', '4.3.4.6');
    // What only a part before could take is no loss to this one.
    desk([{ pay: 'exert-own', count: 1, of: { is: ['item'] } }, pawns(2)], 2).answer('p1', use);
  });
  it('exerts the singers for the song alone', () => {
    const tune = (id: string, more: Partial<Parameters<typeof song>[0]> = {}) =>
      song({ id, cost: 1, inkable: false, additionalCosts: exertOwn, effect: gain(), ...more });
    const chorus = tune('chorus', { keywords: [{ keyword: 'sing-together', n: 1 }] });
    const at = (...play: readonly string[]) =>
      lorcanaTable({ p1: { ...side(['tune', 'chorus']), play: play.map((card) => ({ card, as: card })) } }, [
        ...[pawn, rook, tune('tune'), chorus],
      ]);
    const sing = { action: 'play', card: 'tune', pay: 'sing', singers: ['pawn'] };
    at('pawn').expectRefused('p1', sing, 'cost.not-enough-cards', '4.3.4.6');
    at('pawn').expectRefused('p1', { action: 'play', card: 'chorus', pay: 'sing-together' }, 'cost.not-enough-cards');
    at('pawn', 'rook')
      .answer('p1', sing)
      .expectLegal('p1', [['rook']]);
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
  it('costs no ink, not even added ink, and takes all the other steps', () => {
    const at = lorcanaTable({ p1: side(['rush', 'rook'], 1), p2: { play: ['tax', 'tax'] } }, cards);
    at.answer('p1', play('rush'))
      .answer('p1', 'yes')
      .answer('p1', ['rook'])
      .expectLog([
        { kind: 'actionResolved', card: 'rush' },
        { kind: 'played', card: 'rook', pay: 'free', exerted: false, cites: '4.3.4.7' },
      ]);
    expect(at.marks(at.find('p1', 'play', 'rook'))).toEqual({ drying: true });
  });
  it('is not played, and nothing is paid, where that is forbidden', () => {
    const curfew = item({
      id: 'curfew',
      abilities: [
        {
          kind: 'prohibition',
          name: 'curfew',
          on: {
            event: 'played',
            where: { seat: { seat: 'opponents' }, object: { object: { zone: 'any', is: ['character'] } } },
          },
        },
      ],
    });
    const p1 = side(['rush', 'priced'], 1, ['lamp']);
    const at = lorcanaTable({ p1, p2: { play: ['curfew'] } }, [...cards, curfew]);
    at.answer('p1', play('rush'))
      .answer('p1', 'yes')
      .answer('p1', ['priced'])
      .expectLog([
        { kind: 'actionResolved', card: 'rush' },
        { kind: 'notPlayed', object: 'priced', cites: '1.2.2' },
      ]);
    expect([at.cards('p1', 'hand'), at.cards('p1', 'play')]).toEqual([['priced'], ['lamp']]);
  });
  it('takes what is due besides ink', () => {
    const at = table(side(['rush', 'priced'], 1, ['lamp', 'bell']));
    at.answer('p1', play('rush')).answer('p1', 'yes').answer('p1', ['priced']);
    at.expectDecision({ p1: 'payWith' }).answer('p1', ['my-bell']);
    at.expectHappened('banished', { card: 'bell' }).expectHappened('played', { card: 'priced' });
  });
  it('is played exerted where the effect says so, a location as it is', () => {
    const rouse = (is: string) =>
      action({
        id: 'rouse',
        effect: sequence(
          { do: 'choose', from: { zone: 'hand', of: 'you', is: [is] }, min: 1, max: 1, as: 'card' },
          { do: 'play-free', card: 'card', exerted: true },
        ),
      });
    const marks = (card: string, is: string) => {
      const at = lorcanaTable({ p1: side(['rouse', card], 1) }, [rook, lamp, location({ id: 'hill' }), rouse(is)]);
      at.answer('p1', play('rouse')).answer('p1', [card]);
      return at.marks(at.find('p1', 'play', card));
    };
    expect([marks('rook', 'character'), marks('lamp', 'item'), marks('hill', 'location')]).toEqual([
      { drying: true, exerted: true },
      { exerted: true },
      {},
    ]);
  });
  it('has done with it what the effect says, once it is in play', () => {
    const eager = action({
      id: 'eager',
      effect: sequence(
        { do: 'choose', from: { zone: 'hand', of: 'you', is: ['character'] }, min: 1, max: 1, as: 'card' },
        { do: 'play-free', card: 'card', then: { do: 'deal', objects: 'played', amount: 1 } },
      ),
    });
    const at = lorcanaTable({ p1: side(['eager', 'rook'], 1) }, [...cards, eager]);
    at.answer('p1', play('eager')).answer('p1', ['rook']);
    expect(at.marks(at.find('p1', 'play', 'rook'))).toEqual({ drying: true, damage: 1 });
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

rule('Lorcana 4.3.4.9', () => {
  const diva = character({ id: 'diva', cost: 2, keywords: [{ keyword: 'singer', n: 4 }] });
  const tune = song({ id: 'tune', cost: 4 });
  const dear = { object: { zone: 'resolving', numbers: { cost: { min: 4 } } } };
  const critic = item({ id: 'critic', abilities: [whenever('played', gain(3), { object: dear })] });

  it('leaves costs as they are: a song of cost 4 counts as 4, though a cheaper character sang it', () => {
    const at = lorcanaTable(
      { p1: { play: [{ card: 'diva', as: 'diva' }, 'critic'], hand: [{ card: 'tune', as: 'tune' }] } },
      [diva, tune, critic],
    ).answer('p1', { action: 'play', card: 'tune', pay: 'sing', singers: ['diva'] });
    at.expectHappened('exerted', { object: 'diva', cites: '4.3.4.9' }).expectNotHappened('inkExerted');
    expect(at.player('p1')['lore']).toBe(3);
    expect(at.facts('diva').numbers['cost']).toBe(2);
  });
  it('leaves costs as they are also if less ink is paid: it is no dearer song', () => {
    const sale = item({
      id: 'sale',
      abilities: [{ kind: 'cost', name: 'sale', affects: { zone: 'any', is: ['Song'] }, for: 'play', add: -3 }],
    });
    const small = song({ id: 'small', cost: 3 });
    const at = lorcanaTable(
      { p1: { play: ['critic', 'sale'], hand: ['tune', 'small'].map((card) => ({ card, as: card })), inkwell: 1 } },
      [tune, small, critic, sale],
    );
    at.answer('p1', { action: 'play', card: 'small', pay: 'ink' }).expectNotHappened('loreGained');
    at.answer('p1', { action: 'play', card: 'tune', pay: 'ink' }).expectHappened('inkExerted', { count: 1 });
    expect(at.player('p1')['lore']).toBe(3);
  });
});
