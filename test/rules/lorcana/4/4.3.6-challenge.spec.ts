import { expect, it } from 'vitest';
import { action, character, item, location, lorcanaTable } from '../../../support/lorcana.js';
import { chosen, gain, modify, strength, whenever } from '../../../support/lorcana-abilities.js';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { rule } from '../../../support/rule.js';

const IS_CHALLENGED = { target: { object: { self: true } } };
const IN_CHALLENGE = { object: { object: { self: true } }, inChallenge: { equals: true } };

const fighter = character({ id: 'fighter', strength: 3, willpower: 2 });
const brave = character({ id: 'brave', strength: 2, willpower: 3 });
const wall = character({ id: 'wall', strength: 0, willpower: 5 });
const thick = character({ id: 'thick', strength: 0, willpower: 5, keywords: [{ keyword: 'resist', n: 1 }] });
const flyer = character({ id: 'flyer', keywords: [{ keyword: 'evasive' }] });
const shield = item({ id: 'shield' });
const castle = location({ id: 'castle', willpower: 9 });
const knight = character({ id: 'knight', strength: 1, willpower: 9, keywords: [{ keyword: 'challenger', n: 2 }] });
const peaceful = character({
  id: 'peaceful',
  abilities: [{ kind: 'static', name: 'peace', changes: [{ change: 'flag', flag: 'cannotChallenge' }] }],
});
const herald = character({ id: 'herald', strength: 1, willpower: 9, abilities: [whenever('challenged', gain())] });
const lookout = character({ id: 'lookout', willpower: 9, abilities: [whenever('challenged', gain(), IS_CHALLENGED)] });
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
const flinch = character({ id: 'flinch', willpower: 1, abilities: [whenever('damageDealt', gain())] });
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
  flyer,
  shield,
  castle,
  knight,
  peaceful,
  herald,
  lookout,
  striker,
  martyr,
  ghost,
  vengeful,
  flinch,
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
const END = { action: 'end-turn' };

rule('Lorcana 4.3.6.1', () => {
  it('is for characters: no item and no location challenges', () => {
    const at = table(['shield', 'castle'], ['wall']);
    at.expectRefused('p1', challenge('shield', 'their-wall'), 'challenge.not-a-character', '4.3.6.1');
    at.expectRefused('p1', challenge('castle', 'their-wall'), 'challenge.not-a-character', '4.3.6.1');
    at.expectLegal('p1', [END]);
  });
});

rule('Lorcana 4.3.6.5', () => {
  it('declares a ready and dry character of the player that can challenge', () => {
    const at = table(
      [
        'brave',
        { card: 'wall', as: 'drying', drying: true },
        { card: 'wall', as: 'exerted', exerted: true },
        'peaceful',
      ],
      ['wall'],
    );
    at.expectRefused('p1', challenge('drying', 'their-wall'), 'character.drying', '4.3.6.5', '6.1.4');
    at.expectRefused('p1', challenge('exerted', 'their-wall'), 'character.exerted', '4.3.6.5');
    at.expectRefused('p1', challenge('peaceful', 'their-wall'), 'challenge.prohibited', '4.3.6.7');
    at.expectRefused('p1', challenge('their-wall', 'their-wall'), 'answer.unknown-option', '4.3.6.5');
    at.expectLegal('p1', [
      challenge('brave', 'their-wall'),
      { action: 'quest', character: 'brave' },
      { action: 'quest', character: 'peaceful' },
      END,
    ]);
  });
});

rule('Lorcana 4.3.6.6', () => {
  it('chooses an exerted character of an opponent with the declaration', () => {
    const at = table(
      ['brave', { card: 'wall', as: 'mine', exerted: true }],
      ['fighter', { card: 'wall', as: 'upright' }, { card: 'shield', as: 'their-shield' }],
    );
    at.expectRefused('p1', challenge('brave', 'upright'), 'challenge.target-ready', '4.3.6.6');
    at.expectRefused('p1', challenge('brave', 'mine'), 'answer.unknown-option', '4.3.6.6');
    at.expectRefused('p1', challenge('brave', 'their-shield'), 'challenge.not-a-target', '4.3.6.6');
    at.expectLegal('p1', [challenge('brave', 'their-fighter'), { action: 'quest', character: 'brave' }, END]);
  });
});

rule('Lorcana 4.3.6.7', () => {
  it('is illegal where a restriction forbids it: nothing is exerted, nothing triggers', () => {
    const at = table(['herald'], ['flyer']);
    at.expectRefused('p1', challenge('herald', 'their-flyer'), 'challenge.evasive', '4.3.6.7', '10.4.1');
    expect(at.marks('herald')).toEqual({});
  });
});

rule('Lorcana 4.3.6.8', () => {
  it('exerts the challenger before anything that the challenge triggers', () => {
    const at = table(['herald'], ['wall']).answer('p1', challenge('herald', 'their-wall'));
    expect(at.log.filter(({ kind }) => kind !== 'answered')[0]).toMatchObject({
      kind: 'exerted',
      object: at.id('herald'),
    });
    at.expectHappened('exerted', { cites: '4.3.6.8' });
  });
});

rule('Lorcana 4.3.6.9', () => {
  it('happens: what waits for being challenged triggers once, with or without damage', () => {
    const at = table(['wall'], ['lookout']).answer('p1', challenge('wall', 'their-lookout'));
    at.expectHappened('challenged', { object: 'wall', target: 'their-lookout', cites: '4.3.6.9' });
    expect(at.log.filter(({ kind }) => kind === 'abilityPlaced')).toHaveLength(1);
    expect(at.player('p2')['lore']).toBe(1);
  });
});

rule('Lorcana 4.3.6.10', () => {
  it('lets what applies while challenging apply before the triggers resolve', () => {
    const at = table(['striker'], ['wall']).answer('p1', challenge('striker', 'their-wall'));
    at.expectHappened('challenged', { cites: '4.3.6.10' });
    at.expectHappened('damageDealt', { object: 'their-wall', amount: 3, challenge: false });
  });
});

rule('Lorcana 4.3.6.11', () => {
  it('puts the triggers of both sides into the bag and resolves them before any damage, the active player first', () => {
    const at = table(['herald'], ['lookout']).answer('p1', challenge('herald', 'their-lookout'));
    at.expectLog([
      { kind: 'exerted' },
      { kind: 'challenged' },
      { kind: 'abilityPlaced', card: 'herald', cites: '4.3.6.11' },
      { kind: 'abilityPlaced', card: 'lookout', cites: '4.3.6.11' },
      { kind: 'abilityTaken', card: 'herald' },
      { kind: 'loreGained', seat: 'p1' },
      { kind: 'abilityTaken', card: 'lookout' },
      { kind: 'loreGained', seat: 'p2' },
      { kind: 'damageDealt', object: 'their-lookout', amount: 1 },
      { kind: 'damageDealt', object: 'herald', amount: 1 },
      { kind: 'challengeEnded' },
    ]);
  });
});

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
});

rule('Lorcana 4.3.6.15', () => {
  it('puts as many counters on the damaged character, beside those it has', () => {
    const at = table(['fighter'], [{ card: 'wall', as: 'hurt', exerted: true, damage: 1 }]);
    at.answer('p1', challenge('fighter', 'hurt')).expectNotHappened('banished');
    at.expectHappened('damageDealt', { object: 'hurt', amount: 3, damage: 4, cites: '4.3.6.15' });
    expect(at.marks('hurt')).toEqual({ exerted: true, damage: 4 });
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
});

rule('Lorcana 4.3.6.18', () => {
  it('challenges a location by the same steps', () => {
    const at = table(['knight', { card: 'brave', as: 'drying', drying: true }], ['castle']);
    at.expectRefused('p1', challenge('drying', 'their-castle'), 'character.drying', '4.3.6.5');
    at.answer('p1', challenge('knight', 'their-castle'));
    at.expectLog([
      { kind: 'exerted', object: 'knight' },
      { kind: 'challenged', object: 'knight', target: 'their-castle', cites: '4.3.6.18' },
      { kind: 'damageDealt', object: 'their-castle', amount: 3 },
      { kind: 'challengeEnded' },
    ]);
  });
});

rule('Lorcana 4.3.6.19', () => {
  it('chooses a location of an opponent, not an own one', () => {
    const at = table(['brave', 'castle'], ['castle']);
    at.expectRefused('p1', challenge('brave', 'castle'), 'answer.unknown-option', '4.3.6.19');
    at.answer('p1', challenge('brave', 'their-castle')).expectHappened('challenged', { targetCard: 'castle' });
  });
});

rule('Lorcana 4.3.6.20', () => {
  it('challenges a location at any time, since it is neither ready nor exerted', () => {
    const at = table(['brave'], ['castle', { card: 'wall', as: 'upright' }]);
    at.expectLegal('p1', [challenge('brave', 'their-castle'), { action: 'quest', character: 'brave' }, END]);
    at.answer('p1', challenge('brave', 'their-castle')).expectHappened('challenged', { cites: '4.3.6.20' });
    expect(at.marks('their-castle')).toEqual({ damage: 2 });
  });
});

rule('Lorcana 4.3.6.21', () => {
  it('has the location deal no damage: nothing that waits for damage triggers', () => {
    const at = table(['flinch'], ['castle']).answer('p1', challenge('flinch', 'their-castle'));
    at.expectHappened('damageDealt', { object: 'their-castle', cites: '4.3.6.21' });
    expect(at.marks('flinch')).toEqual({ exerted: true });
    expect(at.player('p1')['lore']).toBe(0);
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
