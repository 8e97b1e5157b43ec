import { expect, it } from 'vitest';
import { action, character, location, lorcanaTable } from '../../../support/lorcana.js';
import { chosen, gain, modify, strength, whenever } from '../../../support/lorcana-abilities.js';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { rule } from '../../../support/rule.js';

const IS_CHALLENGED = { target: { object: { self: true } } };
const IN_CHALLENGE = { object: { object: { self: true } }, inChallenge: { equals: true } };
const fighter = character({ id: 'fighter', strength: 3, willpower: 2 });
const brave = character({ id: 'brave', strength: 2, willpower: 3 });
const wall = character({ id: 'wall', strength: 0, willpower: 5 });
const thick = character({ id: 'thick', strength: 0, willpower: 5, keywords: [{ keyword: 'resist', n: 1 }] });
const castle = location({ id: 'castle', willpower: 9 });
const knight = character({ id: 'knight', strength: 1, willpower: 9, keywords: [{ keyword: 'challenger', n: 2 }] });
const striker = character({
  id: 'striker',
  strength: 1,
  willpower: 9,
  keywords: [{ keyword: 'challenger', n: 2 }],
  abilities: [
    whenever(
      'challenged',
      chosen(
        { is: ['character'], of: 'opponents' },
        { do: 'deal', objects: 'chosen', amount: { number: 'strength', of: 'self' } },
      ),
    ),
  ],
});
const martyr = character({
  id: 'martyr',
  strength: 1,
  willpower: 1,
  abilities: [whenever('banished', gain(2), IN_CHALLENGE)],
});
const ghost = character({
  id: 'ghost',
  strength: 5,
  willpower: 9,
  abilities: [
    {
      kind: 'triggered',
      name: 'vanish',
      on: [{ event: 'challenged', where: IS_CHALLENGED, bind: { challenger: 'object' } }],
      effect: { do: 'put', objects: 'challenger', zone: 'hand' },
    },
    whenever('challenged', gain(), IS_CHALLENGED),
  ],
});
const vengeful = character({
  id: 'vengeful',
  strength: 0,
  willpower: 1,
  abilities: [
    {
      kind: 'triggered',
      name: 'avenge',
      on: [{ event: 'banished', where: IN_CHALLENGE, bind: { challenger: 'with' } }],
      effect: { do: 'banish', objects: 'challenger' },
    },
  ],
});
const weaken = (id: string, by: number) =>
  action({ id, inkable: false, effect: chosen({ named: 'brave' }, modify('chosen', strength(by))) });
const raider = character({
  id: 'raider',
  abilities: [
    {
      kind: 'triggered',
      name: 'raze',
      on: [{ event: 'challenged', where: { object: { object: { self: true } } }, bind: { place: 'target' } }],
      effect: { do: 'banish', objects: 'place' },
    },
  ],
});
const cards = [
  fighter,
  brave,
  wall,
  thick,
  castle,
  knight,
  striker,
  martyr,
  ghost,
  vengeful,
  raider,
  weaken('minus4', -4),
  weaken('plus1', 1),
  weaken('plus3', 3),
];
type Placed = string | JsonRecord;
const own = (card: Placed): JsonRecord => (typeof card === 'string' ? { card, as: card } : card);
const theirs = (card: Placed): JsonRecord =>
  typeof card === 'string' ? { card, as: `their-${card}`, ...(card !== 'castle' && { exerted: true }) } : card;
const table = (mine: readonly Placed[], opposing: readonly Placed[], hand: readonly string[] = []) =>
  lorcanaTable(
    {
      p1: { play: mine.map(own), hand: hand.map((card) => ({ card, as: card })), inkwell: 5 },
      p2: { play: opposing.map(theirs) },
    },
    cards,
  );
const challenge = (challenger: string, target: string) => ({ action: 'challenge', challenger, target });

rule('Lorcana 4.3.6.12', () => {
  it('has both deal damage equal to their strengths at once: both can be banished together', () => {
    const at = table(['fighter'], ['brave']).answer('p1', challenge('fighter', 'their-brave'));
    at.expectLog([
      { kind: 'exerted' },
      { kind: 'challenged' },
      { kind: 'damageDealt', object: 'their-brave', amount: 3, cites: '4.3.6.12' },
      { kind: 'damageDealt', object: 'fighter', amount: 2, cites: '4.3.6.12' },
      { kind: 'banished', card: 'fighter', cites: '1.9.5' },
      { kind: 'banished', card: 'brave', cites: '1.9.5' },
      { kind: 'challengeEnded' },
    ]);
  });
  it('never goes to the bag', () => {
    table(['fighter'], ['brave']).answer('p1', challenge('fighter', 'their-brave')).expectNotHappened('abilityPlaced');
  });
});

rule('Lorcana 4.3.6.13', () => {
  const weakened = (...played: readonly string[]) => {
    const at = table(['brave'], ['wall'], played);
    for (const card of played) at.answer('p1', { action: 'play', card, pay: 'ink' });
    return at.answer('p1', challenge('brave', 'their-wall'));
  };
  it('counts a negative total as 0', () => {
    const at = weakened('minus4', 'plus1');
    expect(at.facts('brave').numbers['strength']).toBe(-1);
    at.expectHappened('damagePrevented', { object: 'their-wall', cites: '4.3.6.13' });
    expect(at.marks('their-wall')).toEqual({ exerted: true });
  });
  it('sums up before it does: what comes on top of a negative strength is not worth more', () => {
    const at = weakened('minus4', 'plus1', 'plus3');
    at.expectHappened('damageDealt', { object: 'their-wall', amount: 2, cites: '4.3.6.13' });
  });
});

rule('Lorcana 4.3.6.14', () => {
  it('changes the amount after the strength is known', () => {
    const at = table(['fighter'], ['thick']).answer('p1', challenge('fighter', 'their-thick'));
    at.expectHappened('damageDealt', { object: 'their-thick', amount: 2, cites: '4.3.6.14' });
  });
  it('changes nothing of what it does not meet, and takes no more away than there is', () => {
    const iron = character({ id: 'iron', strength: 1, willpower: 5, keywords: [{ keyword: 'resist', n: 4 }] });
    const at = lorcanaTable(
      { p1: { play: [own('fighter')] }, p2: { play: [{ card: 'iron', as: 'iron', exerted: true }] } },
      [fighter, iron],
    );
    at.answer('p1', challenge('fighter', 'iron')).expectLog([
      { kind: 'exerted' },
      { kind: 'challenged' },
      { kind: 'damagePrevented', object: 'iron', cites: '4.3.6.14' },
      { kind: 'damageDealt', object: 'fighter', amount: 1 },
      { kind: 'challengeEnded' },
    ]);
    expect(at.marks('iron')).toEqual({ exerted: true });
  });
});

rule('Lorcana 4.3.6.15', () => {
  it('puts as many counters on the damaged character, beside those it has', () => {
    const at = table(['fighter'], [{ card: 'wall', as: 'hurt', exerted: true, damage: 1 }]);
    at.answer('p1', challenge('fighter', 'hurt')).expectNotHappened('banished');
    at.expectHappened('damageDealt', { object: 'hurt', amount: 3, damage: 4, cites: '4.3.6.15' });
    expect(at.marks('hurt')).toEqual({ exerted: true, damage: 4 });
  });
  it('puts none where no damage is dealt, and on no one who is beside the challenge', () => {
    const at = table(['wall', 'brave'], ['fighter', 'wall']).answer('p1', challenge('wall', 'their-fighter'));
    at.expectHappened('damagePrevented', { object: 'their-fighter' });
    expect(['wall', 'brave', 'their-fighter', 'their-wall'].map((id) => at.marks(id))).toEqual([
      { exerted: true, damage: 3 },
      {},
      { exerted: true },
      { exerted: true },
    ]);
  });
});

rule('Lorcana 4.3.6.16', () => {
  it('resolves what the banishing triggered while the challenge goes on', () => {
    const at = table(['brave'], ['martyr']).answer('p1', challenge('brave', 'their-martyr'));
    at.expectLog([
      { kind: 'exerted' },
      { kind: 'challenged' },
      { kind: 'damageDealt' },
      { kind: 'damageDealt' },
      { kind: 'banished', card: 'martyr', inChallenge: true, cites: '4.3.6.16' },
      { kind: 'abilityPlaced', card: 'martyr', cites: '4.3.6.16' },
      { kind: 'abilityTaken' },
      { kind: 'loreGained', seat: 'p2', amount: 2 },
      { kind: 'challengeEnded' },
    ]);
  });
  it('has the challenger banished in the challenge by the trigger of the banished character', () => {
    const at = table(['brave'], ['vengeful']).answer('p1', challenge('brave', 'their-vengeful'));
    at.expectHappened('banished', { card: 'vengeful', inChallenge: true });
    at.expectHappened('banished', { card: 'brave', inChallenge: true });
  });
});

rule('Lorcana 4.3.6.17', () => {
  it('ends what applies in the challenge only when everything has resolved', () => {
    const at = table(['knight'], ['wall']);
    at.answer('p1', challenge('knight', 'their-wall')).expectHappened('challengeEnded', { cites: '4.3.6.17' });
    expect(at.facts('knight').numbers['strength']).toBe(1);
    const asked = table(['striker'], ['wall', { card: 'wall', as: 'other' }]);
    asked.answer('p1', challenge('striker', 'their-wall')).expectDecision({ p1: 'choose' });
    expect(asked.facts('striker').numbers['strength']).toBe(3);
    asked.answer('p1', ['other']).expectHappened('challengeEnded');
    expect(asked.facts('striker').numbers['strength']).toBe(1);
  });
  it('ends nothing that lasts for the turn', () => {
    const at = table(['brave'], ['wall'], ['plus3']).answer('p1', { action: 'play', card: 'plus3', pay: 'ink' });
    at.answer('p1', challenge('brave', 'their-wall'))
      .expectHappened('challengeEnded')
      .expectNotHappened('effectsEnded');
    expect(at.facts('brave').numbers['strength']).toBe(5);
  });
});

rule('Lorcana 4.3.6.22', () => {
  it('ends when a participant is removed: no damage, but what waits in the bag still resolves', () => {
    const at = table(['brave'], ['ghost']).answer('p1', challenge('brave', 'their-ghost'));
    at.expectDecision({ p2: 'bag' });
    const [vanish] = at.legal('p2');
    at.answer('p2', vanish ?? null).expectLog([
      { kind: 'abilityTaken' },
      { kind: 'putInto', card: 'brave', zone: 'hand' },
      { kind: 'abilityTaken' },
      { kind: 'loreGained', seat: 'p2', amount: 1 },
      { kind: 'challengeEnded', cites: '4.3.6.22' },
    ]);
    expect(at.marks('their-ghost')).toEqual({ exerted: true });
    at.expectDecision({ p1: 'turnAction' });
  });
  it('deals no damage to a location either that was removed', () => {
    const at = table(['raider'], ['castle']);
    at.answer('p1', challenge('raider', 'their-castle'));
    at.expectNotHappened('damageDealt').expectHappened('challengeEnded', { cites: '4.3.6.22' });
  });
});
