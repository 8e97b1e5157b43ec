import { expect, it } from 'vitest';
import { character, item, location, lorcanaTable } from '../../../support/lorcana.js';
import { activated, always, chosen, each, gain, whenever } from '../../../support/lorcana-abilities.js';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { rule } from '../../../support/rule.js';

const IS_CHALLENGED = { target: { object: { self: true } } };
const fighter = character({ id: 'fighter', strength: 3, willpower: 2 });
const brave = character({ id: 'brave', strength: 2, willpower: 3 });
const wall = character({ id: 'wall', strength: 0, willpower: 5 });
const flyer = character({ id: 'flyer', keywords: [{ keyword: 'evasive' }] });
const shield = item({ id: 'shield' });
const castle = location({ id: 'castle', willpower: 9 });
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
const cards = [fighter, brave, wall, flyer, shield, castle, peaceful, herald, lookout, striker];
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
  it('sends a character, in the main phase of its player and in no turn of another', () => {
    const at = table(
      ['brave', { card: 'wall', as: 'resting', exerted: true }],
      [{ card: 'fighter', as: 'their-fighter' }],
    );
    at.answer('p1', END);
    at.expectRefused('p1', challenge('brave', 'their-fighter'), 'decision.none');
    at.answer('p2', challenge('their-fighter', 'resting')).expectHappened('challenged', { object: 'their-fighter' });
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
  it('declares a drying one that has Rush, and again one that was readied after it challenged', () => {
    const quick = character({ id: 'quick', keywords: [{ keyword: 'rush' }], willpower: 9 });
    const drum = item({
      id: 'drum',
      abilities: [activated('roll', [], each({ of: 'you' }, { do: 'ready', objects: 'all' }))],
    });
    const at = lorcanaTable(
      {
        p1: { play: [{ card: 'quick', as: 'quick', drying: true }, own('drum')] },
        p2: { play: [theirs('wall')] },
      },
      [quick, drum, wall],
    );
    const roll = { action: 'activate', source: 'drum', ability: 'roll' };
    at.expectLegal('p1', [challenge('quick', 'their-wall'), roll, END]);
    at.answer('p1', challenge('quick', 'their-wall')).expectLegal('p1', [roll, END]);
    at.answer('p1', roll).expectLegal('p1', [challenge('quick', 'their-wall'), roll, END]);
    expect(at.answer('p1', challenge('quick', 'their-wall')).marks('their-wall')).toEqual({ exerted: true, damage: 2 });
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
  it("may choose a ready one if the challenger's own ability says so, for it alone", () => {
    const hunter = character({ id: 'hunter', abilities: [always({ change: 'flag', flag: 'canChallengeReady' })] });
    const at = lorcanaTable(
      {
        p1: { play: [own('hunter'), own('brave')] },
        p2: { play: [theirs('fighter'), { card: 'wall', as: 'upright' }] },
      },
      [...cards, hunter],
    );
    at.expectLegal('p1', [
      { action: 'quest', character: 'hunter' },
      { action: 'quest', character: 'brave' },
      challenge('hunter', 'their-fighter'),
      challenge('hunter', 'upright'),
      challenge('brave', 'their-fighter'),
      END,
    ]);
  });
});

rule('Lorcana 4.3.6.7', () => {
  it('is illegal where a restriction forbids it: nothing is exerted, nothing triggers', () => {
    const at = table(['herald'], ['flyer']);
    at.expectRefused('p1', challenge('herald', 'their-flyer'), 'challenge.evasive', '4.3.6.7', '10.4.1');
    expect(at.marks('herald')).toEqual({});
  });
  it('is legal where the restriction does not meet the challenger: one with Evasive of its own', () => {
    const at = table([{ card: 'flyer', as: 'swift' }, 'brave'], ['flyer']);
    at.expectRefused('p1', challenge('brave', 'their-flyer'), 'challenge.evasive', '10.4.1');
    at.expectLegal('p1', [
      { action: 'quest', character: 'swift' },
      { action: 'quest', character: 'brave' },
      challenge('swift', 'their-flyer'),
      END,
    ]);
  });
  it('is illegal where the character or location cannot be challenged, at all or by this one', () => {
    const sheltered = character({
      id: 'sheltered',
      abilities: [always({ change: 'flag', flag: 'cannotBeChallenged' })],
    });
    const keep = location({ id: 'keep', abilities: [always({ change: 'flag', flag: 'cannotBeChallenged' })] });
    const feared = character({
      id: 'feared',
      abilities: [
        {
          kind: 'prohibition',
          name: 'feared',
          on: {
            event: 'challenged',
            where: { target: { object: { self: true } }, object: { object: { numbers: { strength: { max: 2 } } } } },
          },
        },
      ],
    });
    const at = lorcanaTable(
      {
        p1: { play: ['brave', 'fighter'].map(own) },
        p2: { play: ['sheltered', 'feared', 'keep'].map((card) => ({ card, as: card, exerted: card !== 'keep' })) },
      },
      [...cards, sheltered, feared, keep],
    );
    for (const target of ['sheltered', 'feared', 'keep'])
      at.expectRefused('p1', challenge('brave', target), 'challenge.prohibited', '4.3.6.7');
    at.expectLegal('p1', [
      { action: 'quest', character: 'brave' },
      { action: 'quest', character: 'fighter' },
      challenge('fighter', 'feared'),
      END,
    ]);
  });
  it('is illegal also for what waives the one restriction and not the other', () => {
    const hunter = character({ id: 'hunter', abilities: [always({ change: 'flag', flag: 'canChallengeReady' })] });
    const at = lorcanaTable({ p1: { play: [own('hunter')] }, p2: { play: [{ card: 'flyer', as: 'aloft' }] } }, [
      flyer,
      hunter,
    ]);
    at.expectRefused('p1', challenge('hunter', 'aloft'), 'challenge.evasive', '4.3.6.7', '10.4.1');
    at.expectLegal('p1', [{ action: 'quest', character: 'hunter' }, END]);
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
  it('exerts no other character, and its triggers wait with those of the challenge', () => {
    const tired = character({
      id: 'tired',
      willpower: 9,
      abilities: [whenever('exerted', gain(), { object: { object: { self: true } } })],
    });
    const at = lorcanaTable({ p1: { play: [own('tired')] }, p2: { play: [theirs('lookout')] } }, [tired, lookout]);
    at.answer('p1', challenge('tired', 'their-lookout')).expectLog([
      { kind: 'exerted', object: 'tired', cites: '4.3.6.8' },
      { kind: 'challenged', object: 'tired', target: 'their-lookout' },
      { kind: 'abilityPlaced', card: 'tired' },
      { kind: 'abilityPlaced', card: 'lookout' },
      { kind: 'abilityTaken', card: 'tired' },
      { kind: 'loreGained', seat: 'p1' },
      { kind: 'abilityTaken', card: 'lookout' },
      { kind: 'loreGained', seat: 'p2' },
      { kind: 'damageDealt', object: 'their-lookout', amount: 1 },
      { kind: 'damageDealt', object: 'tired', amount: 1 },
      { kind: 'challengeEnded' },
    ]);
  });
});

rule('Lorcana 4.3.6.9', () => {
  it('happens: what waits for being challenged triggers once, with or without damage', () => {
    const at = table(['wall'], ['lookout']).answer('p1', challenge('wall', 'their-lookout'));
    at.expectHappened('challenged', { object: 'wall', target: 'their-lookout', cites: '4.3.6.9' });
    expect(at.log.filter(({ kind }) => kind === 'abilityPlaced')).toHaveLength(1);
    expect(at.player('p2')['lore']).toBe(1);
  });
  it('triggers nothing of one that is not the one challenged, on either side', () => {
    const at = table(['brave', { card: 'lookout', as: 'mine', exerted: true }], ['wall', 'lookout']);
    at.answer('p1', challenge('brave', 'their-wall')).expectLog([
      { kind: 'exerted', object: 'brave' },
      { kind: 'challenged', object: 'brave', target: 'their-wall', cites: '4.3.6.9' },
      { kind: 'damageDealt', object: 'their-wall', amount: 2 },
      { kind: 'damagePrevented', object: 'brave' },
      { kind: 'challengeEnded' },
    ]);
    // No Rush (10.7.1), no Challenger (10.3), no location (4.3.6.18) is part of it.
    expect(at.rulesOf('challenged')).toEqual([['4.3.6.9', '4.3.6.10']]);
  });
});

rule('Lorcana 4.3.6.10', () => {
  it('lets what applies while challenging apply before the triggers resolve', () => {
    const at = table(['striker'], ['wall']).answer('p1', challenge('striker', 'their-wall'));
    at.expectHappened('challenged', { cites: '4.3.6.10' });
    at.expectHappened('damageDealt', { object: 'their-wall', amount: 3, challenge: false });
  });
  it('has nothing of it apply to one that is challenged, nor outside a challenge', () => {
    const knight = character({ id: 'knight', strength: 1, willpower: 9, keywords: [{ keyword: 'challenger', n: 2 }] });
    const at = lorcanaTable({ p1: { play: [own('wall')] }, p2: { play: [theirs('knight')] } }, [wall, knight]);
    expect(at.facts('their-knight').numbers['strength']).toBe(1);
    at.answer('p1', challenge('wall', 'their-knight')).expectLog([
      { kind: 'exerted', object: 'wall' },
      { kind: 'challenged', object: 'wall', target: 'their-knight' },
      { kind: 'damagePrevented', object: 'their-knight' },
      { kind: 'damageDealt', object: 'wall', amount: 1 },
      { kind: 'challengeEnded' },
    ]);
  });
});

rule('Lorcana 4.3.6.11', () => {
  it('resolves triggers of both sides in the bag before any damage, the active player first', () => {
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
