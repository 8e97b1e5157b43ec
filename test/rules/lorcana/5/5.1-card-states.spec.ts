import { expect, it } from 'vitest';
import { action, character, item, location, lorcanaTable } from '../../../support/lorcana.js';
import { activated, chosen, deal, draw, each, strength } from '../../../support/lorcana-abilities.js';
import { rule } from '../../../support/rule.js';

const bell = item({ id: 'bell', abilities: [activated('ring', [{ pay: 'exert' }], draw())] });
const sage = character({
  id: 'sage',
  abilities: [
    activated('rise', [{ pay: 'ink', n: 2 }], { do: 'ready', objects: 'self' }),
    activated('study', [{ pay: 'exert' }], draw()),
  ],
});
const proud = character({
  id: 'proud',
  willpower: 9,
  abilities: [
    {
      kind: 'static',
      name: 'proud',
      while: { object: 'self', matches: { marks: { damage: false } } },
      changes: [strength(2)],
    },
  ],
});
const poke = action({ id: 'poke', inkable: false, effect: chosen({ named: 'proud' }, deal(1)) });
const finish = action({
  id: 'finish',
  inkable: false,
  effect: chosen({ is: ['character'], marks: { damage: { min: 1 } } }, deal(2)),
});
const first = action({
  id: 'first',
  inkable: false,
  effect: chosen({ is: ['character'], marks: { damage: false } }, deal(1)),
});
const heal = action({
  id: 'heal',
  inkable: false,
  effect: chosen({ named: 'proud' }, { do: 'remove-damage', objects: 'chosen', upTo: 1 }),
});
const cards = [bell, sage, proud, poke, finish, first, heal].map((card) => ({ ...card, inkable: false }));
const use = (source: string, ability: string) => ({ action: 'activate', source, ability });
const play = (card: string) => ({ action: 'play', card, pay: 'ink' });

rule('Lorcana 5.1.1', () => {
  it('has cards enter play ready; once exerted, an ability that exerts is not to be used', () => {
    const at = lorcanaTable({ p1: { hand: [{ card: 'bell', as: 'held' }], inkwell: 1 } }, cards).answer(
      'p1',
      play('held'),
    );
    const played = at.find('p1', 'play', 'bell');
    expect(at.marks(played)).toEqual({});
    at.answer('p1', use(played, 'ring')).expectRefused('p1', use(played, 'ring'), 'ability.exerted', '5.1.1');
  });
  it('is so until something exerts it: a ready character quests or uses what exerts it', () => {
    const at = lorcanaTable({ p1: { play: [{ card: 'sage', as: 'sage' }] } }, cards);
    at.expectLegal('p1', [{ action: 'quest', character: 'sage' }, use('sage', 'study'), { action: 'end-turn' }]);
    at.answer('p1', use('sage', 'study'));
    expect(at.marks('sage')).toEqual({ exerted: true });
    at.expectRefused('p1', { action: 'quest', character: 'sage' }, 'character.exerted', '5.1.2');
  });
});

/** Everything in play exerts, or is readied, by an effect. */
const all = (what: 'exert' | 'ready' | 'dry') =>
  action({ id: what, inkable: false, effect: each({}, { do: what, objects: 'all' }) });

rule('Lorcana 5.1.1', () => {
  it('is what an effect makes of what is exerted, and of nothing else', () => {
    const play1 = [
      { card: 'sage', as: 'tired', exerted: true },
      { card: 'sage', as: 'fresh' },
      { card: 'bell', as: 'bell', exerted: true },
    ];
    const at = lorcanaTable({ p1: { play: play1, hand: [{ card: 'ready', as: 'ready' }], inkwell: 1 } }, [
      sage,
      bell,
      all('ready'),
    ]).answer('p1', play('ready'));
    at.expectLog([
      { kind: 'inkExerted' },
      { kind: 'played' },
      { kind: 'readied', object: 'tired', seat: 'p1', card: 'sage', start: false, cites: '5.1.1' },
      { kind: 'readied', object: 'bell', start: false },
      { kind: 'actionResolved' },
    ]);
    expect(['tired', 'fresh', 'bell'].map((as) => at.marks(as))).toEqual([{}, {}, {}]);
  });
});

rule('Lorcana 5.1.2', () => {
  it('is what an effect makes of what is ready; a location is neither', () => {
    const seen = { card: 'hill', as: 'hill' };
    const rest = item({
      id: 'rest',
      abilities: [
        {
          kind: 'replacement',
          name: 'rest',
          on: { event: 'exerted', where: { object: { object: { is: ['location'] } } } },
          instead: { with: 'effect', effect: { do: 'gain-lore', amount: 1 } },
        },
      ],
    });
    const play1 = [{ card: 'sage', as: 'tired', exerted: true }, { card: 'sage', as: 'fresh' }, seen];
    const p1 = { play: play1, hand: [{ card: 'exert', as: 'exert' }], inkwell: 1 };
    const at = lorcanaTable({ p1, p2: { play: [{ card: 'rest', as: 'rest', exerted: true }] } }, [
      sage,
      rest,
      location({ id: 'hill' }),
      all('exert'),
    ]).answer('p1', play('exert'));
    at.expectLog([
      { kind: 'inkExerted' },
      { kind: 'played' },
      { kind: 'exerted', object: 'fresh', seat: 'p1', card: 'sage', cites: '5.1.2' },
      { kind: 'actionResolved' },
    ]);
    expect(['tired', 'fresh', 'hill'].map((as) => at.marks(as))).toEqual([{ exerted: true }, { exerted: true }, {}]);
  });
  it('lets an exerted card use abilities that do not exert it', () => {
    const at = lorcanaTable({ p1: { play: [{ card: 'sage', as: 'sage', exerted: true }], inkwell: 2 } }, cards);
    at.expectLegal('p1', [use('sage', 'rise'), { action: 'end-turn' }]);
    at.expectRefused('p1', { action: 'quest', character: 'sage' }, 'character.exerted', '5.1.2');
    at.answer('p1', use('sage', 'rise'));
    expect(at.marks('sage')).toEqual({});
  });
  it('is not exerted once more: what exerts all passes it by', () => {
    const chill = action({ id: 'chill', inkable: false, effect: each({ of: 'you' }, { do: 'exert', objects: 'all' }) });
    const at = lorcanaTable(
      {
        p1: {
          play: [
            { card: 'sage', as: 'sage', exerted: true },
            { card: 'bell', as: 'bell' },
          ],
          hand: [{ card: 'chill', as: 'chill' }],
          inkwell: 1,
        },
      },
      [...cards, chill],
    ).answer('p1', play('chill'));
    expect(at.log.filter(({ kind }) => kind === 'exerted')).toMatchObject([{ object: at.id('bell') }]);
    expect([at.marks('sage'), at.marks('bell')]).toEqual([{ exerted: true }, { exerted: true }]);
  });
});

const wounded = () =>
  lorcanaTable(
    {
      p1: {
        play: [
          { card: 'proud', as: 'proud' },
          { card: 'proud', as: 'hurt', damage: 1 },
          { card: 'proud', as: 'worse', damage: 2 },
        ],
        hand: ['poke', 'finish', 'first', 'heal'].map((card) => ({ card, as: card })),
        inkwell: 4,
      },
    },
    cards,
  );

rule('Lorcana 5.1.3', () => {
  it('is any card with damage on it', () => {
    const at = wounded()
      .answer('p1', play('finish'))
      .expectLegal('p1', [['hurt'], ['worse']]);
    expect(at.state.pending[0]?.cites.map(({ rule: number }) => number)).toContain('5.1.3');
    at.expectRefused('p1', ['proud'], 'answer.unknown-option', '5.1.3');
  });
  it('is what the first damage makes of a card', () => {
    const at = wounded().answer('p1', play('poke')).answer('p1', ['proud']);
    at.expectHappened('damageDealt', { object: 'proud', cites: '5.1.3' });
    // Equal ones are listed once: the first stands for the other that has one damage.
    at.answer('p1', play('finish')).expectLegal('p1', [['proud'], ['worse']]);
  });
});

rule('Lorcana 5.1.4', () => {
  it('is a card without damage', () => {
    const at = lorcanaTable(
      {
        p1: {
          play: [
            { card: 'proud', as: 'proud' },
            { card: 'bell', as: 'bell' },
            { card: 'proud', as: 'hurt', damage: 1 },
          ],
          hand: [{ card: 'first', as: 'first' }],
          inkwell: 1,
        },
        p2: { play: [{ card: 'proud', as: 'theirs' }] },
      },
      cards,
    );
    at.answer('p1', play('first')).expectLegal('p1', [['proud'], ['theirs']]);
    expect(at.state.pending[0]?.cites.map(({ rule: number }) => number)).toContain('5.1.4');
  });
  it('is undamaged again when the last damage is gone', () => {
    const at = wounded();
    expect([at.facts('proud').numbers['strength'], at.facts('hurt').numbers['strength']]).toEqual([3, 1]);
    at.answer('p1', play('heal')).answer('p1', ['hurt']).answer('p1', 1);
    at.expectHappened('damageRemoved', { object: 'hurt', damage: 0, cites: '5.1.4' });
    expect(at.facts('hurt').numbers['strength']).toBe(3);
  });
});
