import { expect, it } from 'vitest';
import { action, character, item, location, lorcanaTable } from '../../../support/lorcana.js';
import { activated, chosen, each, gain, strength, whenever } from '../../../support/lorcana-abilities.js';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { rule } from '../../../support/rule.js';

const brave = character({ id: 'brave', strength: 2, willpower: 3 });
const wall = character({ id: 'wall', strength: 0, willpower: 5 });
const castle = location({ id: 'castle', willpower: 9 });
const knight = character({ id: 'knight', strength: 1, willpower: 9, keywords: [{ keyword: 'challenger', n: 2 }] });
const flinch = character({ id: 'flinch', willpower: 1, abilities: [whenever('damageDealt', gain())] });
const cards = [brave, wall, castle, knight, flinch];
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

rule('Lorcana 4.3.6.18', () => {
  it('has the location be in the challenge, for what its own ability says of a challenge', () => {
    const shrine = location({
      id: 'shrine',
      willpower: 2,
      abilities: [whenever('banished', gain(), { inChallenge: { equals: true } })],
    });
    const at = lorcanaTable({ p1: { play: [own('brave')] }, p2: { play: [{ card: 'shrine', as: 'shrine' }] } }, [
      brave,
      shrine,
    ]);
    at.answer('p1', challenge('brave', 'shrine')).expectHappened('banished', { card: 'shrine', inChallenge: true });
    at.expectHappened('loreGained', { seat: 'p2', amount: 1 });
  });
});

rule('Lorcana 4.3.6.19', () => {
  it('chooses a location of an opponent, not an own one', () => {
    const at = table(['brave', 'castle'], ['castle']);
    at.expectRefused('p1', challenge('brave', 'castle'), 'answer.unknown-option', '4.3.6.19');
    at.answer('p1', challenge('brave', 'their-castle')).expectHappened('challenged', { targetCard: 'castle' });
  });
  it('chooses the location and nobody there: characters there must be exerted to be challenged', () => {
    const here = (as: string, exerted: boolean) => ({ card: 'wall', as, exerted, at: 'their-castle' });
    const at = table(['brave'], ['castle', here('ready', false), here('tired', true)]);
    at.expectLegal('p1', [
      { action: 'quest', character: 'brave' },
      challenge('brave', 'their-castle'),
      challenge('brave', 'tired'),
      END,
    ]);
    at.answer('p1', challenge('brave', 'their-castle'));
    expect([at.marks('ready')['damage'], at.marks('tired')['damage'], at.marks('their-castle')]).toEqual([
      undefined,
      undefined,
      { damage: 2 },
    ]);
  });
});

rule('Lorcana 4.3.6.20', () => {
  it('challenges a location at any time, since it is neither ready nor exerted', () => {
    const at = table(['brave'], ['castle', { card: 'wall', as: 'upright' }]);
    at.expectLegal('p1', [challenge('brave', 'their-castle'), { action: 'quest', character: 'brave' }, END]);
    at.answer('p1', challenge('brave', 'their-castle')).expectHappened('challenged', { cites: '4.3.6.20' });
    expect(at.marks('their-castle')).toEqual({ damage: 2 });
  });

  const freeze = action({ id: 'freeze', effect: each({ of: 'you' }, { do: 'exert', objects: 'all' }) });
  const lever = location({ id: 'lever', abilities: [activated('pull', [{ pay: 'exert' }], gain())] });
  const idol = item({
    id: 'idol',
    abilities: [
      activated(
        'offer',
        [{ pay: 'exert-own', count: 1, of: { either: [{ is: ['location'] }, { is: ['item'] }] } }],
        gain(),
      ),
    ],
  });
  const gate = location({
    id: 'gate',
    abilities: [
      {
        kind: 'replacement',
        name: 'gate',
        zones: ['hand'],
        on: { event: 'played', where: { object: { object: { zone: 'any', self: true } } } },
        instead: { with: 'fields', fields: { exerted: true } },
      },
    ],
  });
  const at = (play: readonly JsonRecord[], hand: readonly string[] = []) =>
    lorcanaTable({ p1: { play, hand: hand.map((card) => ({ card, as: card })), inkwell: 5 } }, [
      ...[brave, castle, freeze, lever, idol, gate].map((card) => ({ ...card, inkable: false })),
    ]);
  it('is not exerted by an effect, which exerts the others', () => {
    const frozen = at([own('castle'), own('brave'), own('idol')], ['freeze']);
    frozen
      .answer('p1', { action: 'play', card: 'freeze', pay: 'ink' })
      .expectLog([
        { kind: 'inkExerted' },
        { kind: 'played' },
        { kind: 'exerted', object: 'brave' },
        { kind: 'exerted', object: 'idol' },
        { kind: 'actionResolved' },
      ]);
    expect(frozen.marks('castle')).toEqual({});
  });
  it('is not exerted to pay, for its own ability or that of another card', () => {
    const pull = { action: 'activate', source: 'lever', ability: 'pull' };
    at([own('lever')])
      .expectRefused('p1', pull, 'ability.location', '4.3.6.20')
      .expectLegal('p1', [END]);
    const offer = { action: 'activate', source: 'idol', ability: 'offer' };
    const only = at([own('castle'), { card: 'idol', as: 'idol', exerted: true }]);
    only.expectRefused('p1', offer, 'cost.not-enough-cards').expectLegal('p1', [END]);
    at([own('castle'), own('idol')])
      .answer('p1', offer)
      .expectLegal('p1', [['idol']]);
  });
  it('does not enter play exerted, whatever an effect says', () => {
    const entered = at([], ['gate']).answer('p1', { action: 'play', card: 'gate', pay: 'ink' });
    expect(entered.marks(entered.find('p1', 'play', 'gate'))).toEqual({});
  });
  it('is exerted as ink, where it is no location', () => {
    const sunk = action({
      id: 'sunk',
      effect: chosen({ named: 'castle' }, { do: 'put', objects: 'chosen', zone: 'inkwell', exerted: true }),
    });
    const table = lorcanaTable({ p1: { play: [own('castle')], hand: [{ card: 'sunk', as: 'sunk' }], inkwell: 1 } }, [
      castle,
      sunk,
    ]).answer('p1', { action: 'play', card: 'sunk', pay: 'ink' });
    const { zones } = table.rules.view(table.state, { kind: 'spectator' }).seats[0] ?? {};
    expect(zones?.['inkwell']).toEqual({ count: 2, marks: { exerted: 2 } });
  });
});

rule('Lorcana 4.3.6.21', () => {
  it('has the location deal no damage: nothing that waits for damage triggers', () => {
    const at = table(['flinch'], ['castle']).answer('p1', challenge('flinch', 'their-castle'));
    at.expectHappened('damageDealt', { object: 'their-castle', cites: '4.3.6.21' });
    expect(at.marks('flinch')).toEqual({ exerted: true });
    expect(at.player('p1')['lore']).toBe(0);
  });
  it('is unlike a character, which deals damage in turn', () => {
    const at = table(['flinch'], ['brave']).answer('p1', challenge('flinch', 'their-brave'));
    at.expectHappened('damageDealt', { object: 'flinch', amount: 2, cites: '4.3.6.12' });
  });
  it('deals none even where it has strength by an effect', () => {
    const drill = item({
      id: 'drill',
      abilities: [
        { kind: 'static', name: 'drill', affects: { of: 'opponents', is: ['location'] }, changes: [strength(3)] },
      ],
    });
    const at = lorcanaTable({ p1: { play: [own('brave'), own('drill')] }, p2: { play: [theirs('castle')] } }, [
      ...cards,
      drill,
    ]);
    at.answer('p1', challenge('brave', 'their-castle')).expectLog([
      { kind: 'exerted', object: 'brave' },
      { kind: 'challenged' },
      { kind: 'damageDealt', object: 'their-castle', amount: 2, cites: '4.3.6.21' },
      { kind: 'challengeEnded' },
    ]);
  });
});
