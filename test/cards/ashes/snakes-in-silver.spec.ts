import { describe, expect, it } from 'vitest';
import { dice } from '../../support/ashes.js';
import { answered, card, decksTable, expectWounds, passes, plays, reacts, uses } from '../../support/ashes-decks.js';

const CHAMPION = { phoenixborn: [card('champion')] };

describe('Maeoni Viper', () => {
  it('has an unexhausted unit strike, which stays unexhausted', () => {
    const table = decksTable({
      p1: {
        phoenixborn: [card('maeoni-viper')],
        activePool: dice('charm', 'basic', 2),
        battlefield: [card('hammer-knight'), card('iron-worker', { exhaustion: 1 })],
      },
      p2: { battlefield: [card('iron-rhino')] },
    });
    answered(uses(table, 'p1', 'maeoni-viper', 'command-strike'), ['p1', ['iron-rhino']]);
    expectWounds(table, { 'iron-rhino': 3 });
    expect(table.marks('hammer-knight')).toEqual({});
    expect(table.marks('maeoni-viper')).toEqual({ exhaustion: 1 });
    table.expectHappened('damageDealt', { by: 'effect', source: 'maeoni-viper' });
  });
});

describe('Summon Silver Snake', () => {
  const at = (copies: number, more = {}) =>
    decksTable({
      p1: {
        phoenixborn: [card('maeoni-viper')],
        spellboard: Array.from({ length: copies }, (_, n) => ({ card: 'summon-silver-snake', as: `copy-${n}` })),
        activePool: [...dice('charm', 'power', 1), ...dice('natural', 'power', 1)],
        conjurationPile: ['silver-snake'],
        ...more,
      },
    });
  it.each([
    [1, 0],
    [2, 1],
    [3, 2],
  ])('brings, as one of %i copies, a Snake with attack %i', (copies, attack) => {
    const table = uses(at(copies), 'p1', 'copy-0', 'summon');
    expect(table.facts(table.find('p1', 'battlefield', 'silver-snake')).numbers['attack']).toBe(attack);
  });
  it('gives no tokens where there is no Snake to bring', () => {
    const table = uses(at(3, { conjurationPile: [], battlefield: [card('silver-snake')] }), 'p1', 'copy-0', 'summon');
    expect(table.marks('silver-snake')).toEqual({});
  });
});

describe('Silver Snake', () => {
  it('feeds on units of opponents that are destroyed, also exhausted, and strikes as often', () => {
    const table = decksTable({
      p1: {
        hand: ['one-hundred-blades'],
        activePool: dice('natural', 'basic', 2),
        battlefield: [card('silver-snake', { status: 1, exhaustion: 1 }), card('mist-spirit')],
      },
      p2: { battlefield: [card('sleeping-widow'), card('masked-wolf')] },
    });
    answered(
      plays(table, 'p1', 'one-hundred-blades'),
      ['p1', [table.find('p2', 'phoenixborn', 'champion')]],
      ['p1', 'masked-wolf'],
    );
    expect(table.facts('silver-snake').numbers['attack']).toBe(3);
  });
});

describe('Refresh', () => {
  it('takes all exhaustion from a unit', () => {
    const table = decksTable({
      p1: {
        hand: ['refresh'],
        activePool: dice('charm', 'class', 2),
        battlefield: [card('iron-worker', { exhaustion: 2 }), card('gilder')],
      },
    });
    expect(answered(plays(table, 'p1', 'refresh'), ['p1', ['iron-worker']]).marks('iron-worker')).toEqual({});
  });
});

describe('Empower', () => {
  const at = (copies: number) =>
    decksTable({
      p1: {
        spellboard: Array.from({ length: copies }, (_, n) => ({ card: 'empower', as: `copy-${n}` })),
        activePool: dice('natural', 'class', 1),
        battlefield: [card('gilder', { status: 2 }), card('iron-worker')],
      },
      p2: { battlefield: [card('iron-rhino')] },
    });
  it('gives a token to a unit of one’s own', () => {
    const table = uses(at(1), 'p1', 'copy-0', 'empower').expectLegal('p1', [['gilder'], ['iron-worker']]);
    expect(table.answer('p1', ['iron-worker']).marks('iron-worker')).toEqual({ status: 1 });
    table.expectDecision({ p1: 'turnAction' });
  });
  it('turns, with Focus 1, any number of one unit’s tokens into damage', () => {
    const table = answered(uses(at(2), 'p1', 'copy-0', 'empower'), ['p1', ['gilder']], ['p1', ['gilder']]);
    table.expectDecision({ p1: 'howMany' });
    answered(table, ['p1', 2], ['p1', ['iron-rhino']]);
    expectWounds(table, { 'iron-rhino': 2 });
    expect(table.marks('gilder')).toEqual({ status: 1 });
  });
  it('turns none, if its player wants none', () => {
    const table = answered(uses(at(2), 'p1', 'copy-0', 'empower'), ['p1', ['gilder']], ['p1', []]);
    table.expectDecision({ p1: 'turnAction' }).expectNotHappened('damageDealt');
  });
});

describe('Hypnotize', () => {
  it('keeps blockers and guards away, the Phoenixborn among them', () => {
    const table = decksTable({
      p1: {
        spellboard: [{ card: 'hypnotize', as: 'spell' }],
        activePool: dice('charm', 'class', 2),
        battlefield: [card('iron-worker'), card('hammer-knight')],
      },
      p2: { ...CHAMPION, battlefield: [card('gilder'), card('mist-spirit')] },
    });
    answered(uses(table, 'p1', 'spell', 'hypnotize'), ['p1', ['iron-worker']]);
    answered(table, ['p1', { action: 'attack', target: 'mist-spirit' }], ['p1', ['iron-worker']]);
    table.expectDecision({ p2: 'counter' });
  });
});

describe('Open Memories', () => {
  const at = () =>
    decksTable({
      p1: { hand: ['open-memories'], activePool: dice('charm', 'class', 2), drawPile: ['fear', 'refresh'] },
    });
  it('takes any card of the draw pile', () => {
    const table = plays(at(), 'p1', 'open-memories').answer('p1', 'yes');
    table.answer('p1', [table.find('p1', 'drawPile', 'refresh')]).expectHappened('shuffled');
    expect(table.cards('p1', 'hand')).toEqual(['refresh']);
  });
  it('is not searched if its player does not want to', () => {
    const table = plays(at(), 'p1', 'open-memories').answer('p1', 'no').expectNotHappened('shuffled');
    expect(table.cards('p1', 'hand')).toEqual([]);
  });
});

describe('Molten Gold', () => {
  it('places wounds without damage: nothing can prevent it', () => {
    const table = decksTable({
      p1: { hand: ['molten-gold'], activePool: dice('natural', 'power', 2) },
      p2: {
        ...CHAMPION,
        hand: ['redirect'],
        activePool: dice('charm', 'power', 1),
        battlefield: [card('hammer-knight')],
      },
    });
    plays(table, 'p1', 'molten-gold').answer('p1', ['champion']);
    expect(JSON.stringify(table.legal('p2'))).not.toContain('react');
    expectWounds(table, { champion: 3 });
    table.expectNotHappened('damageDealt');
  });
  it('is placed on any unit, also one’s own', () => {
    const table = decksTable({
      p1: {
        ...CHAMPION,
        hand: ['molten-gold'],
        activePool: dice('natural', 'power', 2),
        battlefield: [card('iron-rhino')],
      },
    });
    answered(plays(table, 'p1', 'molten-gold'), ['p1', ['iron-rhino']]);
    expectWounds(table, { 'iron-rhino': 3 });
  });
});

describe('Transfer', () => {
  const at = () =>
    decksTable({
      p1: { hand: ['transfer'], activePool: dice('charm', 'class', 2) },
      p2: {
        ...CHAMPION,
        battlefield: [card('iron-rhino', { wounds: 1, status: 1 }), card('mist-spirit')],
        hand: ['golden-veil'],
        activePool: dice('charm', 'power', 1),
      },
    });
  it('moves one token of a player’s card to another, and a wound that is fatal destroys', () => {
    const table = answered(plays(at(), 'p1', 'transfer'), ['p1', 'p2']);
    table.expectDecision({ p1: 'tokenToMove' });
    table.answer('p1', 'wounds').expectHappened('destroyed', { object: 'mist-spirit' });
    expect(table.marks('iron-rhino')).toEqual({ status: 1 });
  });
});

describe('Golden Veil', () => {
  const at = () =>
    decksTable({
      p1: {
        phoenixborn: [card('aradel-summergaard')],
        hand: ['steady-gaze', 'one-hundred-blades'],
        activePool: [...dice('illusion', 'class', 2), ...dice('natural', 'class', 1)],
        battlefield: [card('iron-worker')],
      },
      p2: {
        ...CHAMPION,
        hand: ['golden-veil'],
        activePool: dice('charm', 'power', 1),
        battlefield: [card('hammer-knight'), card('gilder')],
      },
    });
  it('cancels a spell that targets a unit, which is discarded', () => {
    const table = reacts(answered(plays(at(), 'p1', 'steady-gaze'), ['p1', ['hammer-knight']]), 'p2', 'golden-veil');
    expect(table.marks('hammer-knight')).toEqual({});
    expect(table.cards('p1', 'discardPile')).toEqual(['steady-gaze']);
    table.expectDecision({ p1: 'turnAction' });
  });
  it('cancels an ability, whose costs stay paid', () => {
    const table = uses(at(), 'p1', 'aradel-summergaard', 'water-blast').answer('p1', ['hammer-knight']);
    reacts(table, 'p2', 'golden-veil');
    expectWounds(table, { 'hammer-knight': 0 });
    expect(table.marks('aradel-summergaard')).toEqual({ exhaustion: 1 });
  });
  it('cancels nothing that its player lets happen, and is no answer to what targets others', () => {
    const table = passes(answered(plays(at(), 'p1', 'steady-gaze'), ['p1', ['hammer-knight']]), 'p2');
    expect(table.marks('hammer-knight')).toEqual({ exhaustion: 2 });
    answered(plays(at(), 'p1', 'steady-gaze'), ['p1', ['iron-worker']]).expectDecision({ p1: 'turnAction' });
  });
  it('is no answer to an attack', () => {
    const table = at();
    answered(table, ['p1', { action: 'attack', target: 'hammer-knight' }], ['p1', ['iron-worker']]);
    table.expectDecision({ p2: 'declareGuard' });
  });
});

describe('Summon Gilder', () => {
  it('may hurt a unit even where there is no Gilder to bring', () => {
    const table = decksTable({
      p1: { spellboard: [card('summon-gilder')], activePool: dice('natural', 'class', 1), conjurationPile: [] },
      p2: { battlefield: [card('iron-rhino')] },
    });
    answered(uses(table, 'p1', 'summon-gilder', 'summon'), ['p1', ['iron-rhino']]);
    expectWounds(table, { 'iron-rhino': 1 });
  });
});

describe('Call Upon the Realms', () => {
  it('turns three dice, each to a side of its own', () => {
    const table = decksTable({ p1: { hand: ['call-upon-the-realms'], activePool: dice('natural', 'basic', 3) } });
    plays(table, 'p1', 'call-upon-the-realms');
    for (let turned = 0; turned < 6 && table.state.pending[0]?.kind !== 'turnAction'; turned++)
      table.answer('p1', table.legal('p1').at(-1) ?? null);
    expect(table.state.zones['p1.activePool']?.map((id) => table.state.objects[id]?.marks['level'])).toEqual([2, 2, 2]);
  });
});
