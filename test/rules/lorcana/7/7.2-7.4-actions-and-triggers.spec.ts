import { expect, it } from 'vitest';
import { action, character, item, lorcanaTable } from '../../../support/lorcana.js';
import { chosen, draw, each, gain, may, sequence, whenever } from '../../../support/lorcana-abilities.js';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { rule } from '../../../support/rule.js';

const study = action({ id: 'study', effect: draw() });
const rival = item({
  id: 'rival',
  abilities: [whenever('played', draw(), { seat: { seat: 'opponents' }, type: { equals: 'action' } })],
});
const pawn = character({ id: 'pawn' });
const doom = action({
  id: 'doom',
  effect: each({ is: ['character'], of: 'opponents' }, { do: 'banish', objects: 'all' }),
});
const vulture = item({
  id: 'vulture',
  abilities: [whenever('banished', gain(), { object: { object: { of: 'opponents', is: ['character'] } } })],
});
const envoy = character({
  id: 'envoy',
  abilities: [
    {
      ...whenever('played', draw()),
      name: 'envoy',
      if: { count: { of: 'opponents', is: ['character'] }, is: { min: 2 } },
    },
  ],
});
const hunter = character({
  id: 'hunter',
  abilities: [
    {
      ...whenever('played', draw()),
      name: 'track',
      if: { count: { of: 'opponents', is: ['character'] }, is: { min: 1 } },
    },
    {
      ...whenever('played', chosen({ of: 'opponents', is: ['character'] }, { do: 'banish', objects: 'chosen' })),
      name: 'strike',
    },
  ],
});
const charmer = character({
  id: 'charmer',
  abilities: [
    whenever(
      'quested',
      sequence(may(chosen({ is: ['item'] }, { do: 'ready', objects: 'chosen' })), {
        do: 'each-player',
        of: 'opponents',
        effect: { do: 'lose-lore', amount: 1, who: 'player' },
      }),
    ),
  ],
});
const herald = character({
  id: 'herald',
  abilities: [
    {
      kind: 'triggered',
      name: 'coming-and-going',
      on: [
        { event: 'played', where: { object: { object: { self: true } } } },
        { event: 'banished', where: { object: { object: { self: true } } } },
      ],
      effect: draw(),
    },
  ],
});
const slay = action({ id: 'slay', effect: chosen({ named: 'herald' }, { do: 'banish', objects: 'chosen' }) });
const fervour = action({
  id: 'fervour',
  effect: {
    do: 'float',
    until: 'endOfTurn',
    ability: {
      kind: 'triggered',
      name: 'fervour',
      on: [{ event: 'quested', where: { object: { object: { of: 'you', is: ['character'] } } } }],
      effect: gain(),
    },
  },
});
/** "The next time that one of theirs is banished." */
const grudge = action({
  id: 'grudge',
  effect: {
    do: 'float',
    until: 'endOfTurn',
    once: true,
    ability: whenever('banished', gain(), { object: { object: { of: 'opponents', is: ['character'] } } }),
  },
});
const cards = [grudge, study, rival, pawn, doom, vulture, envoy, hunter, charmer, herald, slay, fervour].map(
  (card) => ({
    ...card,
    inkable: false,
  }),
);
const table = (p1: JsonRecord, p2: JsonRecord = {}) => lorcanaTable({ p1: { inkwell: 8, ...p1 }, p2 }, cards);
const hand = (...ids: readonly string[]) => ids.map((card) => ({ card, as: card }));
const play = (card: string) => ({ action: 'play', card, pay: 'ink' });
const quest = (character: string) => ({ action: 'quest', character });
const END = { action: 'end-turn' };

rule('Lorcana 7.2.1', () => {
  it('resolves the action at once, and what it triggered when it has resolved', () => {
    const at = table({ hand: hand('study') }, { play: ['rival'] }).answer('p1', play('study'));
    at.expectLog([
      { kind: 'inkExerted' },
      { kind: 'played', card: 'study', cites: '7.2.1' },
      { kind: 'drawn', seat: 'p1' },
      { kind: 'actionResolved' },
      { kind: 'abilityPlaced', card: 'rival' },
      { kind: 'abilityTaken' },
      { kind: 'drawn', seat: 'p2' },
    ]);
  });
  it('makes its triggers wait while the action asks, and leaves them to the ability’s player', () => {
    const ponder = action({ id: 'ponder', effect: may(draw()) });
    const p1 = { hand: [{ card: 'ponder', as: 'ponder' }], inkwell: 1 };
    const at = lorcanaTable({ p1, p2: { play: ['rival', 'rival'] } }, [...cards, ponder]).answer('p1', play('ponder'));
    at.expectDecision({ p1: 'may' }).expectLog([{ kind: 'inkExerted' }, { kind: 'played', card: 'ponder' }]);
    expect(at.state.zones['bag']).toEqual([]);
    at.answer('p1', 'no').expectLog([
      { kind: 'actionResolved', card: 'ponder' },
      { kind: 'abilityPlaced', seat: 'p2', card: 'rival' },
      { kind: 'abilityPlaced', seat: 'p2', card: 'rival' },
    ]);
    at.expectDecision({ p2: 'bag' });
  });
  it('triggers nothing that waits for the actions of the other player', () => {
    table({ hand: hand('study'), play: ['rival'] })
      .answer('p1', play('study'))
      .expectLog([
        { kind: 'inkExerted' },
        { kind: 'played' },
        { kind: 'drawn', seat: 'p1' },
        { kind: 'actionResolved' },
      ]);
  });
});

/** What the log shows of an ability that waits: why it does, and no more. */
rule('Lorcana 7.4.1', () => {
  it('names what is behind the trigger, the place and the moment', () => {
    const two = character({
      id: 'two',
      abilities: [
        {
          kind: 'triggered',
          name: 'two',
          on: ['played', 'quested'].map((event) => ({ event, where: { object: { object: { self: true } } } })),
          effect: sequence(gain(1), gain(2)),
        },
      ],
    });
    const one = character({ id: 'one', abilities: [whenever('quested', gain(), { seat: { seat: 'you' } })] });
    const dawn = item({ id: 'dawn', abilities: [whenever('turnBegan', may(gain()), { seat: { seat: 'you' } })] });
    const p1 = { play: ['one', 'two'].map((card) => ({ card, as: card })) };
    const at = lorcanaTable({ p1, p2: { play: ['dawn'] } }, [one, two, dawn]);
    at.answer('p1', { action: 'quest', character: 'one' });
    expect([at.rulesOf('abilityPlaced'), at.rulesOf('abilityTaken', { reason: 'resolves' })]).toEqual([
      [['7.4.1', '4.3.5.9', '4.3.5.10', '8.7.3', '7.4.3', '1.9.4']],
      [['8.7.4']],
    ]);
    at.answer('p1', { action: 'quest', character: 'two' });
    expect(at.rulesOf('abilityPlaced', { card: 'two' })).toEqual([
      ['7.4.6', '7.4.1', '4.3.5.9', '4.3.5.10', '8.7.3', '7.4.3', '1.9.4'],
    ]);
    expect(at.legal('p1')).toHaveLength(2);
    const waits = (at.state.zones['bag'] ?? []).find((id) => at.state.objects[id]?.definition === 'two');
    at.answer('p1', waits ?? '');
    expect(at.rulesOf('abilityTaken', { card: 'two' })).toEqual([['8.7.4', '7.4.5']]);
    at.answer('p1', { action: 'end-turn' });
    expect(at.rulesOf('abilityPlaced')).toEqual([['7.4.1', '8.7.3', '7.4.3', '1.9.4', '4.2.2.3']]);
  });
});

rule('Lorcana 7.4.1', () => {
  const banishing = (...play1: readonly string[]) =>
    table({ play: ['vulture'], hand: hand('doom') }, { play: play1 }).answer('p1', play('doom'));
  it('triggers once for each time: three banished at once are three abilities in the bag', () => {
    const at = banishing('pawn', 'pawn', 'pawn');
    at.expectDecision({ p1: 'bag' }).expectHappened('abilityPlaced', { cites: '7.4.1' });
    expect(at.state.zones['bag']).toHaveLength(3);
  });
  it('triggers once for three at once where it waits for the next time', () => {
    const at = table({ hand: hand('grudge', 'doom') }, { play: ['pawn', 'pawn', 'pawn'] });
    at.answer('p1', play('grudge')).answer('p1', play('doom'));
    expect(at.log.filter(({ kind }) => kind === 'abilityPlaced')).toHaveLength(1);
    expect([at.player('p1')['lore'], at.state.effects]).toEqual([1, []]);
  });
  it('does not trigger where the condition is not met', () => {
    banishing().expectNotHappened('abilityPlaced');
  });
});

rule('Lorcana 7.4.3', () => {
  it('waits in the bag with its source and its player, for all to see', () => {
    const at = table({ play: ['vulture'], hand: hand('doom') }, { play: ['pawn', 'pawn'] }).answer('p1', play('doom'));
    at.expectHappened('abilityPlaced', { seat: 'p1', card: 'vulture', cites: '7.4.3' });
    const bag = at.rules.view(at.state, { kind: 'player', seat: 'p2' }).shared['bag'];
    const waiting = { card: 'vulture', controller: 'p1', source: at.find('p1', 'play', 'vulture') };
    expect(bag).toMatchObject({ count: 2, objects: [waiting, waiting] });
  });
  it('waits there although its source has left play meanwhile, in the hands of the same player', () => {
    const theirs = ['one', 'two'].map((as) => ({ card: 'herald', as }));
    const at = table({ hand: hand('doom') }, { play: theirs }).answer('p1', play('doom'));
    at.expectLog([
      { kind: 'inkExerted' },
      { kind: 'played' },
      { kind: 'banished', card: 'herald' },
      { kind: 'banished', card: 'herald' },
      { kind: 'actionResolved' },
      { kind: 'abilityPlaced', seat: 'p2', card: 'herald', cites: '7.4.3' },
      { kind: 'abilityPlaced', seat: 'p2', card: 'herald', cites: '7.4.3' },
    ]);
    expect(at.cards('p2', 'play')).toEqual([]);
    at.expectDecision({ p2: 'bag' }).answer('p2', at.legal('p2')[0] ?? null);
    at.expectLog([
      { kind: 'abilityTaken', seat: 'p2' },
      { kind: 'drawn', seat: 'p2' },
      { kind: 'abilityTaken', seat: 'p2' },
      { kind: 'drawn', seat: 'p2' },
    ]);
    expect(at.state.zones['bag']).toEqual([]);
  });
});

rule('Lorcana 7.4.4.1', () => {
  it('does not put an ability into the bag whose condition does not hold then', () => {
    const at = table({ hand: hand('envoy') }, { play: ['pawn'] }).answer('p1', play('envoy'));
    at.expectHappened('triggerDropped', { card: 'envoy', cites: '7.4.4.1' }).expectNotHappened('abilityPlaced');
    expect(at.cards('p1', 'hand')).toEqual([]);
  });
  it('puts it there where it holds', () => {
    table({ hand: hand('envoy') }, { play: ['pawn', 'pawn'] })
      .answer('p1', play('envoy'))
      .expectHappened('drawn', { seat: 'p1' });
  });
  it('has Stitch look for two companions as he arrives', () => {
    table({ hand: hand('1-21'), play: ['pawn'] })
      .answer('p1', play('1-21'))
      .expectHappened('triggerDropped');
    table({ hand: hand('1-21'), play: ['pawn', 'pawn'] })
      .answer('p1', play('1-21'))
      .expectDecision({ p1: 'may' });
  });
});

rule('Lorcana 7.4.4.2', () => {
  const arrival = () => table({ hand: hand('hunter') }, { play: ['pawn'] }).answer('p1', play('hunter'));
  const entry = (at: ReturnType<typeof arrival>, name: number) => at.legal('p1')[name] ?? null;
  it('resolves without effect if the condition no longer holds', () => {
    const at = arrival().expectDecision({ p1: 'bag' });
    at.answer('p1', entry(at, 1));
    at.expectLog([
      { kind: 'abilityTaken', reason: 'resolves' },
      { kind: 'banished', card: 'pawn' },
      { kind: 'abilityTaken', reason: 'secondary condition does not hold', cites: '7.4.4.2' },
    ]);
  });
  it('resolves with its effect where it still holds', () => {
    const at = arrival();
    at.answer('p1', entry(at, 0)).expectHappened('drawn', { seat: 'p1' });
  });
});

rule('Lorcana 7.4.5', () => {
  it('carries out the second effect also where the first is declined', () => {
    const at = table({ play: [{ card: 'charmer', as: 'charmer' }] }, { lore: 3 }).answer('p1', quest('charmer'));
    at.expectHappened('abilityTaken', { cites: '7.4.5' }).answer('p1', 'no');
    at.expectLog([{ kind: 'loreLost', seat: 'p2', amount: 1, lore: 2 }]);
  });
  it('keeps the other Princesses of Moana from questing whether or not they were readied', () => {
    for (const answer of ['yes', 'no']) {
      const at = table({
        play: [
          { card: '1-14', as: 'moana' },
          { card: '2-3', as: 'cinderella', exerted: true },
        ],
      });
      at.answer('p1', quest('moana')).answer('p1', answer);
      expect(at.marks('cinderella')).toEqual(answer === 'yes' ? {} : { exerted: true });
      at.refused('p1', quest('cinderella'));
      if (answer === 'yes') at.expectRefused('p1', quest('cinderella'), 'quest.prohibited', '4.3.5.6');
    }
  });
  it('lets Scar quest as usual where nothing has triggered', () => {
    table({ play: [{ card: '2-125', as: 'scar' }] })
      .answer('p1', quest('scar'))
      .expectHappened('loreGained', { amount: 2 });
  });
});

rule('Lorcana 7.4.6', () => {
  it('triggers on either of two conditions', () => {
    const at = table({ hand: hand('herald', 'slay') }).answer('p1', play('herald'));
    at.expectHappened('abilityPlaced', { cites: '7.4.6' }).expectHappened('drawn');
    at.answer('p1', play('slay')).expectHappened('abilityPlaced', { card: 'herald' }).expectHappened('drawn');
  });
  it('has John Silver make somebody Reckless as he is played and each time he quests', () => {
    const at = table({ hand: hand('1-82') }, { play: [{ card: 'pawn', as: 'pawn' }] }).answer('p1', play('1-82'));
    at.expectHappened('effectStarted');
    at.answer('p1', END).answer('p2', END);
    at.answer('p1', quest(at.find('p1', 'play', '1-82'))).expectHappened('effectStarted');
  });
});

rule('Lorcana 7.4.7', () => {
  it('lasts for its time: not for an earlier quest, twice if made twice, and not next turn', () => {
    const at = lorcanaTable(
      {
        p1: {
          play: ['one', 'two', 'three'].map((as) => ({ card: 'pawn', as })),
          hand: [
            { card: 'fervour', as: 'first' },
            { card: 'fervour', as: 'second' },
          ],
          inkwell: 2,
        },
      },
      cards,
    );
    at.answer('p1', quest('one')).expectNotHappened('abilityPlaced');
    at.answer('p1', play('first')).expectHappened('effectStarted', { cites: '7.4.7' });
    at.answer('p1', play('second')).answer('p1', quest('two'));
    expect(at.log.filter(({ kind }) => kind === 'abilityPlaced')).toHaveLength(2);
    at.answer('p1', at.legal('p1')[0] ?? null);
    expect(at.player('p1')['lore']).toBe(4);
    at.answer('p1', END).answer('p2', END).answer('p1', quest('three')).expectNotHappened('abilityPlaced');
  });
  it('hears characters that came later', () => {
    const at = lorcanaTable(
      {
        p1: { play: [{ card: '1-14', as: 'late' }], hand: [{ card: '1-97', as: 'steal' }], inkwell: 5 },
        p2: { lore: 5 },
      },
      cards,
    );
    at.answer('p1', play('steal')).answer('p1', quest('late'));
    expect(at.log.some(({ kind }) => kind === 'abilityPlaced')).toBe(true);
  });
});
