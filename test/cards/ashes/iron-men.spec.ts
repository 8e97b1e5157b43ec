import { describe, expect, it } from 'vitest';
import { answered, card, decksTable, expectWounds, plays, reacts, uses } from '../../support/ashes-decks.js';
import { dice } from '../../support/ashes.js';

const COAL = { phoenixborn: [card('coal-roarkwin')] };
const CHAMPION = { phoenixborn: [card('champion')] };

describe('Coal Roarkwin', () => {
  const at = (battlefield: readonly string[]) =>
    decksTable({
      p1: { ...COAL, hand: ['worker', 'worker'] },
      p2: { ...CHAMPION, battlefield: battlefield.map((id) => card(id)) },
    });

  it('slashes a unit of the player for a card', () => {
    const table = uses(at(['iron-rhino', 'gilder']), 'p1', 'coal-roarkwin', 'slash');
    answered(table, ['p1', 'p2'], ['p1', ['gilder']]);
    expectWounds(table, { gilder: 1 });
    expect(table.cards('p1', 'discardPile')).toEqual(['worker']);
  });
  it('slashes the Phoenixborn of who has no unit, and is not exhausted', () => {
    const table = answered(uses(at([]), 'p1', 'coal-roarkwin', 'slash'), ['p1', 'p2']);
    expectWounds(table, { champion: 1 });
    expect(table.marks('coal-roarkwin')).toEqual({});
  });
  it('does not slash the Phoenixborn of who has a unit', () => {
    const table = answered(uses(at(['gilder']), 'p1', 'coal-roarkwin', 'slash'), ['p1', 'p2']);
    expectWounds(table, { champion: 0, gilder: 1 });
  });
});

describe('Expand Energy', () => {
  it.each([
    [[], 2],
    [['worker'], 2],
    [['worker', 'worker', 'worker'], 3],
  ])('fills a hand of %j to two cards', (hand, after) => {
    const table = decksTable({ p1: { hand: ['expand-energy', ...hand], activePool: dice('natural', 'basic', 1) } });
    plays(table, 'p1', 'expand-energy');
    expect(table.cards('p1', 'hand')).toHaveLength(after);
  });
});

describe('Strengthen', () => {
  const at = (...spellboard: readonly string[]) =>
    decksTable({
      p1: { spellboard: ['strengthen', ...spellboard].map((id, n) => ({ card: id, as: `copy-${n}` })) },
      p2: { battlefield: [card('gilder'), card('iron-rhino')] },
    });

  it('gives any unit 2 more attack', () => {
    const table = answered(uses(at(), 'p1', 'copy-0', 'strengthen'), ['p1', ['gilder']]);
    expect(table.facts('gilder').numbers['attack']).toBe(2);
  });
  it('gives no more with one further copy, 3 with two', () => {
    const two = answered(uses(at('strengthen'), 'p1', 'copy-0', 'strengthen'), ['p1', ['gilder']]);
    expect(two.facts('gilder').numbers['attack']).toBe(2);
    const three = answered(uses(at('strengthen', 'strengthen'), 'p1', 'copy-0', 'strengthen'), ['p1', ['gilder']]);
    expect(three.facts('gilder').numbers['attack']).toBe(3);
  });
});

describe('Cover', () => {
  const guarded = (by: 'champion' | 'gilder') => {
    const table = decksTable({
      p1: { battlefield: [card('hammer-knight')] },
      p2: {
        ...CHAMPION,
        battlefield: [card('gilder'), { card: 'mist-spirit', as: 'mist-spirit' }],
        hand: ['cover'],
        activePool: dice('natural', 'power', 1),
      },
    });
    return answered(table, ['p1', { action: 'attack', target: 'mist-spirit' }], ['p1', ['hammer-knight']], ['p2', by]);
  };

  it('prevents what the attack deals to the guarding Phoenixborn, and hurts the attacker', () => {
    const table = reacts(guarded('champion'), 'p2', 'cover');
    expectWounds(table, { champion: 0, 'hammer-knight': 1 });
  });
  it('is no answer to a unit that guards', () => {
    const table = guarded('gilder').expectHappened('damageDealt', { object: 'gilder' });
    table.expectNotHappened('damagePrevented');
    expect(table.cards('p2', 'hand')).toEqual(['cover']);
  });
});

describe('Chant of Revenge', () => {
  const at = (status: number, exhaustion = 0) =>
    decksTable({
      p1: {
        hand: ['one-hundred-blades', 'out-of-the-mist'],
        activePool: [...dice('illusion', 'power', 1), ...dice('natural', 'power', 1)],
        battlefield: [card('anchornaut'), card('mist-spirit')],
        spellboard: [
          card('chant-of-revenge', { ...(status > 0 && { status }), ...(exhaustion > 0 && { exhaustion }) }),
        ],
      },
      p2: CHAMPION,
    });
  const afterDeath = (table: ReturnType<typeof at>, unit: string) => {
    answered(plays(table, 'p1', 'out-of-the-mist'), ['p1', [unit]]);
    return table.marks('chant-of-revenge');
  };

  it('gets a token when an ally is destroyed', () => {
    expect(afterDeath(at(0), 'anchornaut')).toEqual({ status: 1 });
  });
  it('gets none for a conjuration, beside a token, or exhausted', () => {
    expect(afterDeath(at(0), 'mist-spirit')).toEqual({});
    expect(afterDeath(at(1), 'anchornaut')).toEqual({ status: 1 });
    expect(afterDeath(at(0, 1), 'anchornaut')).toEqual({ exhaustion: 1 });
  });
  it('turns the token into a damage', () => {
    const table = answered(uses(at(1), 'p1', 'chant-of-revenge', 'revenge'), ['p1', ['champion']]);
    expectWounds(table, { champion: 1 });
    expect(table.marks('chant-of-revenge')).toEqual({ exhaustion: 1 });
  });
  it('does nothing without one', () => {
    uses(at(0), 'p1', 'chant-of-revenge', 'revenge')
      .expectDecision({ p1: 'turnAction' })
      .expectNotHappened('damageDealt');
  });
});

describe('Summon Iron Rhino', () => {
  const at = (copies: number, active: number) =>
    decksTable({
      p1: {
        ...COAL,
        spellboard: Array.from({ length: copies }, (_, n) => ({ card: 'summon-iron-rhino', as: `copy-${n}` })),
        activePool: dice('natural', 'basic', active),
        conjurationPile: ['iron-rhino'],
      },
    });
  const summon = { action: 'activate', card: 'copy-0', ability: 'summon' };

  it.each([
    [1, 6],
    [2, 5],
    [3, 4],
  ])('costs, as one of %i copies, %i dice', (copies, cost) => {
    expect(uses(at(copies, cost), 'p1', 'copy-0', 'summon').cards('p1', 'battlefield')).toEqual(['iron-rhino']);
    at(copies, cost - 1).expectRefused('p1', summon, 'pay.too-few-dice');
  });
});

describe('Anchornaut', () => {
  it('may hurt another unit as it comes into play, not itself', () => {
    const table = decksTable({
      p1: { hand: ['anchornaut'], activePool: dice('natural', 'basic', 1) },
      p2: { battlefield: [card('gilder')] },
    });
    plays(table, 'p1', 'anchornaut').expectLegal('p1', [[], ['gilder']]);
    expectWounds(table.answer('p1', ['gilder']), { gilder: 1 });
  });
});

describe('Hammer Knight', () => {
  const attack = (blocker: string) =>
    answered(
      decksTable({
        p1: { battlefield: [card('hammer-knight')] },
        p2: { ...CHAMPION, battlefield: [card(blocker), card('iron-worker')] },
      }),
      ['p1', { action: 'attack', target: 'champion' }],
      ['p1', ['hammer-knight']],
      ['p2', { 'hammer-knight': blocker }],
    );

  it('strikes once more after it has destroyed a unit, before it is exhausted', () => {
    const table = attack('mist-spirit').answer('p1', 'attack');
    table.expectDecision({ p1: 'target' }).expectHappened('destroyed', { by: 'attack', source: 'hammer-knight' });
    expect(table.marks('hammer-knight')).not.toHaveProperty('exhaustion');
    table.answer('p1', ['iron-worker']);
    expectWounds(table, { 'iron-worker': 1 });
    expect(table.marks('hammer-knight')).toMatchObject({ exhaustion: 1 });
  });
});

describe('One Hundred Blades', () => {
  it('hurts a Phoenixborn, then the units of opponents one by one, then draws', () => {
    const table = decksTable({
      p1: {
        ...COAL,
        hand: ['one-hundred-blades'],
        activePool: dice('natural', 'basic', 2),
        battlefield: [card('gilder')],
      },
      p2: { ...CHAMPION, battlefield: [card('iron-worker'), card('hammer-knight')] },
    });
    answered(plays(table, 'p1', 'one-hundred-blades'), ['p1', ['champion']], ['p1', 'hammer-knight']);
    expectWounds(table, { champion: 1, 'iron-worker': 1, 'hammer-knight': 1, gilder: 0 });
    expect(table.cards('p1', 'hand')).toEqual(['worker']);
  });
});

describe('Close Combat', () => {
  const at = () =>
    decksTable({
      p1: {
        hand: ['close-combat'],
        activePool: dice('natural', 'power', 1),
        battlefield: [card('iron-worker'), card('gilder'), card('hammer-knight', { exhaustion: 1 })],
      },
      p2: { battlefield: [card('iron-rhino')] },
    });

  it('is fought by an unexhausted unit, which is wounded or exhausted for it', () => {
    const table = plays(at(), 'p1', 'close-combat').expectLegal('p1', [['iron-worker'], ['gilder']]);
    answered(table, ['p1', ['iron-worker']], ['p1', ['iron-rhino']], ['p1', 'wound']);
    expectWounds(table, { 'iron-rhino': 2, 'iron-worker': 1 });
    const other = answered(
      plays(at(), 'p1', 'close-combat'),
      ['p1', ['iron-worker']],
      ['p1', ['iron-rhino']],
      ['p1', 'exhaust'],
    );
    expect(other.marks('iron-worker')).toEqual({ exhaustion: 1 });
  });
  it('may be fought against another unit of one’s own, but not against itself', () => {
    const table = plays(at(), 'p1', 'close-combat').answer('p1', ['iron-worker']);
    table.expectLegal('p1', [['gilder'], ['hammer-knight'], ['iron-rhino']]);
  });
  it('deals nothing by a unit with attack 0, which pays for it all the same', () => {
    const table = answered(
      plays(at(), 'p1', 'close-combat'),
      ['p1', ['gilder']],
      ['p1', ['iron-rhino']],
      ['p1', 'wound'],
    );
    expectWounds(table, { 'iron-rhino': 0, gilder: 1 });
  });
});

describe('Iron Rhino', () => {
  it('tramples: two damage to the Phoenixborn of whose unit it has destroyed', () => {
    const table = decksTable({
      p1: { battlefield: [card('iron-rhino')] },
      p2: { ...CHAMPION, battlefield: [card('iron-worker'), card('mist-spirit')] },
    });
    answered(table, ['p1', { action: 'attack', target: 'champion' }], ['p1', ['iron-rhino']]);
    table.expectLegal('p2', [{}, { 'iron-rhino': 'iron-worker' }]);
    answered(table, ['p2', { 'iron-rhino': 'iron-worker' }], ['p1', 'attack']);
    expectWounds(table, { champion: 2 });
  });
});
