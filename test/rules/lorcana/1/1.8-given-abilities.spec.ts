/**
 * Abilities that a card has because another gives them: whose they are, how long, and that they are abilities like any.
 */
import { expect, it } from 'vitest';
import { action, character, location, lorcanaTable } from '../../../support/lorcana.js';
import { draw, whenever, type Change } from '../../../support/lorcana-abilities.js';
import { rule } from '../../../support/rule.js';

const here = { is: ['character'], markIsSource: 'at' };
const given = (...changes: readonly Change[]) =>
  action({
    id: 'gift',
    effect: {
      do: 'sequence',
      of: [
        { do: 'choose', from: { is: ['character'] }, min: 1, max: 1, as: 'chosen' },
        { do: 'modify', objects: 'chosen', changes, until: 'endOfTurn' },
      ],
    },
  });

const comfort = given({
  change: 'grant',
  ability: {
    kind: 'triggered',
    name: 'comfort',
    on: [{ event: 'challenged', where: { target: { object: { self: true } } } }],
    effect: { do: 'may', effect: { do: 'draw', count: 1 } },
  },
});
const fighter = character({ id: 'fighter', strength: 1, willpower: 5 });
const camp = location({
  id: 'camp',
  abilities: [
    {
      kind: 'static',
      name: 'drill',
      affects: here,
      changes: [
        {
          change: 'grant',
          ability: {
            kind: 'activated',
            name: 'drill',
            costs: [{ pay: 'exert' }, { pay: 'ink', n: 1 }],
            effect: { do: 'gain-lore', amount: 1 },
          },
        },
      ],
    },
  ],
});

rule('Lorcana 1.8.3', () => {
  const challenged = () =>
    lorcanaTable(
      {
        p1: { hand: [{ card: 'gift', as: 'gift' }], inkwell: 1, play: [{ card: 'fighter', as: 'mine' }] },
        p2: { play: [{ card: 'fighter', as: 'theirs', exerted: true }] },
      },
      [comfort, fighter],
    )
      .answer('p1', { action: 'play', card: 'gift', pay: 'ink' })
      .answer('p1', ['theirs'])
      .expectHappened('effectStarted', { cites: '1.8.3' })
      .answer('p1', { action: 'challenge', challenger: 'mine', target: 'theirs' });

  it('lets the player of the card decide and draw that was given the ability by an opponent', () => {
    const at = challenged()
      .expectDecision({ p2: 'may' })
      .expectHappened('abilityPlaced', { cites: '1.8.3', seat: 'p2' });
    at.answer('p2', 'yes').expectHappened('drawn', { seat: 'p2' });
    expect(at.cards('p1', 'hand')).toEqual([]);
  });

  it('does not apply to an ability of the card itself, nor to one that a keyword gives', () => {
    const own = character({ id: 'own', abilities: [whenever('quested', draw())] });
    const helper = character({ id: 'helper', keywords: [{ keyword: 'support' }] });
    const play = ['own', 'helper'].map((card) => ({ card, as: card }));
    const at = lorcanaTable({ p1: { play } }, [own, helper]);
    for (const card of ['own', 'helper']) {
      at.answer('p1', { action: 'quest', character: card });
      expect(at.rulesOf('abilityPlaced', { card }).map((rules) => rules.includes('1.8.3'))).toEqual([false]);
    }
  });
  it('takes the ability away when its time is over', () => {
    const at = lorcanaTable(
      {
        p1: { hand: [{ card: 'gift', as: 'gift' }], inkwell: 1 },
        p2: { play: [{ card: 'fighter', as: 'theirs' }] },
        p3: { play: [{ card: 'fighter', as: 'other', exerted: true }] },
      },
      [comfort, fighter],
      { turn: { active: 'p1' } },
    )
      .answer('p1', { action: 'play', card: 'gift', pay: 'ink' })
      .answer('p1', ['other'])
      .answer('p1', { action: 'end-turn' })
      .expectHappened('effectsEnded')
      .answer('p2', { action: 'challenge', challenger: 'theirs', target: 'other' });
    at.expectDecision({ p2: 'turnAction' });
  });

  it('has an ability as often as it is given', () => {
    const at = lorcanaTable(
      {
        p1: { hand: ['gift', 'gift'], inkwell: 2, play: [{ card: 'fighter', as: 'mine' }] },
        p2: { play: [{ card: 'fighter', as: 'theirs', exerted: true }] },
      },
      [comfort, fighter],
    );
    for (let turn = 0; turn < 2; turn += 1) {
      at.answer('p1', { action: 'play', card: at.find('p1', 'hand', 'gift'), pay: 'ink' }).answer('p1', ['theirs']);
    }
    at.answer('p1', { action: 'challenge', challenger: 'mine', target: 'theirs' }).expectDecision({ p2: 'bag' });
  });

  it('lets an activated ability be used by the name of the card that gives it, while it is given', () => {
    const at = lorcanaTable(
      {
        p1: {
          inkwell: 1,
          play: [
            { card: 'camp', as: 'camp' },
            { card: 'fighter', as: 'here', at: 'camp' },
            { card: 'fighter', as: 'away' },
          ],
        },
      },
      [camp, fighter],
    );
    const drills = at.legal('p1').filter((answer) => JSON.stringify(answer).includes('drill'));
    expect(drills).toEqual([{ action: 'activate', source: at.id('here'), ability: 'camp/drill' }]);
    at.expectRefused('p1', { action: 'activate', source: 'away', ability: 'camp/drill' }, 'answer.unknown-option');
    at.answer('p1', { action: 'activate', source: 'here', ability: 'camp/drill' })
      .expectHappened('abilityUsed', { cites: '1.8.3', object: 'here' })
      .expectHappened('loreGained', { seat: 'p1', amount: 1 });
    expect(at.marks('here')['exerted']).toBe(true);
  });

  it('applies a static ability that was given, also one that changes what others are worth', () => {
    const at = lorcanaTable(
      {
        p1: { hand: [{ card: 'gift', as: 'gift' }], inkwell: 1, play: [{ card: 'fighter', as: 'mine' }] },
        p2: {
          play: [
            { card: 'fighter', as: 'theirs' },
            { card: 'fighter', as: 'friend' },
          ],
        },
      },
      [
        given({
          change: 'grant',
          ability: {
            kind: 'static',
            name: 'lead',
            affects: { of: 'you', is: ['character'], other: true },
            changes: [
              { change: 'number', name: 'strength', add: 2 },
              { change: 'keyword', keyword: 'ward' },
            ],
          },
        }),
        fighter,
      ],
    )
      .answer('p1', { action: 'play', card: 'gift', pay: 'ink' })
      .answer('p1', ['theirs']);
    expect(
      [at.facts('mine'), at.facts('theirs'), at.facts('friend')].map(({ numbers }) => numbers['strength']),
    ).toEqual([1, 1, 3]);
    expect(at.facts('friend').keywords).toEqual({ ward: 0 });
  });

  it('carries out a replacement and keeps to a prohibition that were given', () => {
    const at = lorcanaTable(
      {
        p1: { hand: [{ card: 'gift', as: 'gift' }], inkwell: 1, play: [{ card: 'fighter', as: 'mine' }] },
        p2: { play: [{ card: 'fighter', as: 'theirs', exerted: true }] },
      },
      [
        given(
          {
            change: 'grant',
            ability: {
              kind: 'replacement',
              name: 'shell',
              on: { event: 'damageDealt', where: { object: { object: { self: true } } } },
              instead: { with: 'nothing' },
            },
          },
          {
            change: 'grant',
            ability: {
              kind: 'prohibition',
              name: 'stay put',
              on: { event: 'readied', where: { object: { object: { self: true } } } },
            },
          },
        ),
        fighter,
      ],
    )
      .answer('p1', { action: 'play', card: 'gift', pay: 'ink' })
      .answer('p1', ['theirs'])
      .answer('p1', { action: 'challenge', challenger: 'mine', target: 'theirs' });
    expect(at.marks('theirs')).toEqual({ exerted: true });
    expect(at.marks('mine')['damage']).toBe(1);
  });

  it('hears its own banishment: what leaves play is looked at as it was', () => {
    const at = lorcanaTable(
      {
        p1: { hand: [{ card: 'gift', as: 'gift' }], inkwell: 1, play: [{ card: 'strong', as: 'mine' }] },
        p2: { play: [{ card: 'fighter', as: 'theirs', exerted: true }] },
      },
      [
        given({
          change: 'grant',
          ability: {
            kind: 'triggered',
            name: 'come back',
            on: [{ event: 'banished', where: { object: { object: { self: true } } }, bind: { remains: 'becomes' } }],
            effect: { do: 'put', objects: 'remains', zone: 'hand' },
          },
        }),
        fighter,
        character({ id: 'strong', strength: 9, willpower: 9 }),
      ],
    )
      .answer('p1', { action: 'play', card: 'gift', pay: 'ink' })
      .answer('p1', ['theirs'])
      .answer('p1', { action: 'challenge', challenger: 'mine', target: 'theirs' });
    expect(at.cards('p2', 'hand')).toEqual(['fighter']);
  });
});
