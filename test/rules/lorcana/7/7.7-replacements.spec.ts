import { expect, it } from 'vitest';
import { action, character, item, lorcanaTable } from '../../../support/lorcana.js';
import {
  activated,
  chosen,
  deal,
  draw,
  gain,
  sequence,
  whenever,
  type Effect,
} from '../../../support/lorcana-abilities.js';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { rule } from '../../../support/rule.js';

const immortal = character({
  id: 'immortal',
  willpower: 1,
  abilities: [
    {
      kind: 'replacement',
      name: 'return',
      on: { event: 'banished', where: { object: { object: { self: true } } } },
      instead: { with: 'effect', effect: { do: 'put', objects: 'self', zone: 'hand' } },
    },
    whenever('banished', draw()),
  ],
});
const greeter = item({
  id: 'greeter',
  abilities: [whenever('putInto', gain(), { zone: { equals: 'hand' }, object: { object: { of: 'you' } } })],
});
const decoy = character({ id: 'decoy', willpower: 9 });
const armoured = character({
  id: 'armoured',
  willpower: 9,
  keywords: [{ keyword: 'resist', n: 1 }],
  abilities: [
    {
      kind: 'replacement',
      name: 'decoy',
      on: { event: 'damageDealt', where: { object: { object: { self: true } } }, bind: { amount: 'amount' } },
      instead: {
        with: 'effect',
        effect: sequence(
          { do: 'all', from: { of: 'you', named: 'decoy' }, as: 'decoys' },
          { do: 'put-damage', objects: 'decoys', amount: { bound: 'amount' } },
        ),
      },
    },
  ],
});
const brute = character({ id: 'brute', strength: 4, willpower: 9 });
const bolt = action({ id: 'bolt', effect: chosen({ named: 'armoured' }, deal(3)) });
const slay = action({ id: 'slay', effect: chosen({ named: 'immortal' }, { do: 'banish', objects: 'chosen' }) });
const bless = action({
  id: 'bless',
  effect: {
    do: 'float',
    until: 'endOfTurn',
    ability: {
      kind: 'replacement',
      name: 'bless',
      on: {
        event: 'banished',
        where: { object: { object: { of: 'you', is: ['character'] } } },
        bind: { it: 'object' },
      },
      instead: { with: 'effect', effect: { do: 'put', objects: 'it', zone: 'hand' } },
    },
  },
});
const smite = action({ id: 'smite', effect: chosen({ named: 'decoy' }, { do: 'banish', objects: 'chosen' }) });
const slayDecoy = action({ ...smite, id: 'slay-decoy', name: 'slay-decoy' });
/** Takes the damage of others. */
const martyr = character({
  id: 'martyr',
  willpower: 9,
  abilities: [
    {
      kind: 'replacement',
      name: 'martyr',
      on: {
        event: 'damageDealt',
        where: { object: { object: { of: 'you', is: ['character'], other: true } } },
        bind: { amount: 'amount' },
      },
      instead: { with: 'effect', effect: { do: 'deal', objects: 'self', amount: { bound: 'amount' } } },
    },
  ],
});
const storm = action({ id: 'storm', effect: chosen({ named: 'decoy' }, deal(3)) });
const cards = [martyr, storm, immortal, greeter, decoy, armoured, brute, bolt, slay, bless, smite].map((card) => ({
  ...card,
  inkable: false,
}));
const table = (p1: JsonRecord, p2: JsonRecord = {}) => lorcanaTable({ p1: { inkwell: 8, ...p1 }, p2 }, cards);
const named = (...ids: readonly string[]) => ids.map((card) => ({ card, as: card }));
const play = (card: string) => ({ action: 'play', card, pay: 'ink' });

/** Damages the decoy, beside which these martyrs stand. */
const hail = (...martyrs: readonly string[]) => {
  const play = [...named('decoy'), ...martyrs.map((as) => ({ card: 'martyr', as }))];
  return table({ hand: named('storm'), play }).answer('p1', { action: 'play', card: 'storm', pay: 'ink' });
};

rule('Lorcana 7.7.4', () => {
  it('makes the replaced event one that never happened: only the new one triggers', () => {
    const at = table({ play: [...named('immortal'), 'greeter'], hand: named('slay') }).answer('p1', play('slay'));
    at.expectLog([
      { kind: 'inkExerted' },
      { kind: 'played' },
      { kind: 'putInto', card: 'immortal', zone: 'hand' },
      { kind: 'actionResolved' },
      { kind: 'abilityPlaced', card: 'greeter' },
      { kind: 'abilityTaken' },
      { kind: 'loreGained' },
    ]);
    expect(at.cards('p1', 'hand')).toEqual(['immortal']);
  });
  it('must exist before the event', () => {
    const before = table({ play: named('decoy'), hand: named('bless', 'smite') });
    before.answer('p1', play('bless')).answer('p1', play('smite'));
    expect([before.cards('p1', 'hand'), before.cards('p1', 'discard')]).toEqual([['decoy'], ['bless', 'smite']]);
    const after = table({ play: named('decoy'), hand: named('bless', 'smite') });
    after.answer('p1', play('smite')).answer('p1', play('bless'));
    expect([after.cards('p1', 'hand'), after.cards('p1', 'discard')]).toEqual([[], ['decoy', 'smite', 'bless']]);
  });
  it('replaces what would happen', () => {
    const at = hail('one');
    expect([at.marks('decoy'), at.marks('one')]).toEqual([{}, { damage: 3 }]);
  });
  it('does not replace what became of the event again, so two cannot pass it on for ever', () => {
    const at = hail('one', 'two');
    const [first = ''] = at.legal('p1') as readonly string[];
    expect(first).toContain(at.id('one'));
    at.answer('p1', first);
    expect([at.marks('decoy'), at.marks('one'), at.marks('two')]).toEqual([{}, {}, { damage: 3 }]);
  });
});

rule('Lorcana 7.7.5', () => {
  const hit = () =>
    table(
      { hand: named('bolt') },
      {
        play: [
          { card: 'armoured', as: 'armoured' },
          { card: 'decoy', as: 'decoy' },
        ],
      },
    ).answer('p1', play('bolt'));
  it('has the player of the replaced effect choose which one replacement applies', () => {
    const at = hit().expectDecision({ p1: 'replacement' });
    expect(at.legal('p1')).toHaveLength(2);
    expect(at.state.pending[0]?.cites.map(({ rule: number }) => number)).toContain('7.7.5');
  });
  it('applies Resist and not the other', () => {
    const at = hit().answer('p1', 'resist');
    expect([at.marks('armoured'), at.marks('decoy')]).toEqual([{ damage: 2 }, {}]);
  });
  it('applies the other and not Resist', () => {
    const at = hit();
    at.answer('p1', at.legal('p1').find((key) => key !== 'resist') ?? null);
    expect([at.marks('armoured'), at.marks('decoy')]).toEqual([{}, { damage: 3 }]);
  });
  it("lets the dealing character's player choose for challenge damage, which is no effect", () => {
    const armed = (exerted: boolean) => [{ card: 'armoured', as: 'armoured', exerted }, ...named('decoy')];
    const brute = (exerted: boolean) => [{ card: 'brute', as: 'brute', exerted }];
    const attacked = table({ play: brute(false) }, { play: armed(true) });
    attacked.answer('p1', { action: 'challenge', challenger: 'brute', target: 'armoured' });
    attacked.expectDecision({ p1: 'replacement' }).answer('p1', 'resist');
    expect([attacked.marks('armoured')['damage'], attacked.marks('decoy')]).toEqual([3, {}]);

    const attacking = table({ play: armed(false) }, { play: brute(true) });
    attacking.answer('p1', { action: 'challenge', challenger: 'armoured', target: 'brute' });
    attacking.expectDecision({ p2: 'replacement' });
    attacking.answer('p2', attacking.legal('p2').find((key) => key !== 'resist') ?? null);
    expect([attacking.marks('armoured')['damage'], attacking.marks('decoy')]).toEqual([undefined, { damage: 4 }]);
  });

  /** Two items of p2, each of which keeps the event from happening. */
  const wards = (event: string, optional = false) =>
    ['left', 'right'].map((id) =>
      item({
        id: `${event}-${id}`,
        abilities: [
          { kind: 'replacement', name: id, on: { event }, instead: { with: 'nothing' }, ...(optional && { optional }) },
        ],
      }),
    );
  /** What p1 does to p2, by the event that it makes; the source is banished to pay for it. */
  const deeds: { readonly [event: string]: Effect } = {
    banished: chosen({ named: 'decoy' }, { do: 'banish', objects: 'chosen' }),
    damageDealt: chosen({ named: 'decoy' }, deal(1)),
    damagePut: chosen({ named: 'decoy' }, { do: 'put-damage', objects: 'chosen', amount: 1 }),
    damageRemoved: chosen({ named: 'decoy' }, { do: 'remove-damage', objects: 'chosen', upTo: 1, exact: true }),
    putInto: chosen({ named: 'decoy' }, { do: 'put', objects: 'chosen', zone: 'hand' }),
    exerted: chosen({ named: 'decoy' }, { do: 'exert', objects: 'chosen' }),
    readied: chosen({ named: 'decoy' }, { do: 'ready', objects: 'chosen' }),
    loreLost: { do: 'lose-lore', amount: 1, of: 'opponents' },
    loreGained: { do: 'each-player', of: 'opponents', effect: { do: 'gain-lore', amount: 1, who: 'player' } },
    drawn: { do: 'each-player', of: 'opponents', effect: { do: 'draw', count: 1, who: 'player' } },
    discarded: {
      do: 'each-player',
      of: 'opponents',
      effect: sequence(
        { do: 'all', from: { zone: 'hand', whose: 'player' }, as: 'hand' },
        { do: 'discard', objects: 'hand' },
      ),
    },
  };
  const done = (event: string, effect: Effect) => {
    const wand = item({ id: 'wand', abilities: [activated('wave', [{ pay: 'banish-self' }], effect)] });
    const [left, right] = wards(event);
    const isReady = event === 'exerted';
    const at = lorcanaTable(
      {
        // What pays for the effect is banished too, and that is an event like any other.
        p1: { play: event === 'banished' ? [{ card: 'rod', as: 'wand' }] : named('wand') },
        p2: {
          lore: 3,
          hand: ['decoy'],
          play: [
            { card: 'decoy', as: 'decoy', exerted: !isReady, damage: 2 },
            ...named(`${event}-left`, `${event}-right`),
          ],
        },
      },
      [
        decoy,
        wand,
        item({ id: 'rod', abilities: [activated('wave', [], effect)] }),
        ...(left && right ? [left, right] : []),
      ],
    );
    return at.answer('p1', { action: 'activate', source: 'wand', ability: 'wave' });
  };
  it.each(Object.entries(deeds))(
    'asks the player whose effect it is for "%s", also when its source has left',
    (event, deed) => {
      const at = done(event, deed).expectDecision({ p1: 'replacement' });
      const keys = ['left', 'right'].map((side) => `${at.id(`${event}-${side}`)}/${side}`);
      at.expectLegal('p1', keys).expectNotHappened(event === 'banished' ? 'putInto' : event);
      at.answer('p1', keys[1] ?? null)
        .expectNotHappened(event)
        .expectDecision({ p1: 'turnAction' });
    },
  );
  it('asks the player whose card it is where no effect does it', () => {
    const at = lorcanaTable({ p1: { play: ['decoy'] }, p2: { play: named('banished-left', 'banished-right') } }, [
      character({ ...decoy, willpower: 0 }),
      ...wards('banished'),
    ]);
    expect(at.state.pending).toEqual([expect.objectContaining({ seat: 'p1', kind: 'replacement' })]);
  });
  it('asks the player who plays a card how it enters', () => {
    const late = item({
      id: 'late',
      abilities: [
        {
          kind: 'replacement',
          name: 'late',
          on: { event: 'played', where: { seat: { seat: 'opponents' } } },
          instead: { with: 'fields', fields: { exerted: true } },
        },
      ],
    });
    const guard = character({ id: 'guard', keywords: [{ keyword: 'bodyguard' }] });
    const at = lorcanaTable({ p1: { hand: named('guard'), inkwell: 1 }, p2: { play: named('late') } }, [late, guard]);
    at.answer('p1', play('guard')).expectDecision({ p1: 'replacement' });
    at.expectLegal('p1', ['bodyguard: enter exerted', `${at.id('late')}/late`]);
  });
  it('leaves to its player what is up to that player: the one who chooses offers it first', () => {
    const [left, right] = wards('banished', true);
    const forced = item({
      id: 'forced',
      abilities: [{ kind: 'replacement', name: 'forced', on: { event: 'banished' }, instead: { with: 'nothing' } }],
    });
    const open = (...theirs: readonly string[]) => {
      const cards = [decoy, slayDecoy, ...(left && right ? [left, right] : []), forced];
      const p2 = { play: named('decoy', ...theirs) };
      return lorcanaTable({ p1: { hand: named('slay-decoy'), inkwell: 1 }, p2 }, cards).answer(
        'p1',
        play('slay-decoy'),
      );
    };
    const keyOf = (at: ReturnType<typeof open>, id: string, name: string) => `${at.id(id)}/${name}`;
    const at = open('banished-left', 'forced').expectDecision({ p1: 'replacement' });
    const [optional, obliged] = [keyOf(at, 'banished-left', 'left'), keyOf(at, 'forced', 'forced')];
    at.expectLegal('p1', [optional, obliged]).answer('p1', optional).expectDecision({ p2: 'replacement' });
    at.expectLegal('p2', [optional, 'none']);
    at.answer('p2', 'none').expectNotHappened('banished').expectDecision({ p1: 'turnAction' });

    const both = open('banished-left', 'banished-right').expectDecision({ p1: 'replacement' });
    const [first, second] = [keyOf(both, 'banished-left', 'left'), keyOf(both, 'banished-right', 'right')];
    both.expectLegal('p1', [first, second]).answer('p1', first).answer('p2', 'none');
    both.expectDecision({ p2: 'replacement' }).expectLegal('p2', [second, 'none']);
    both.answer('p2', 'none').expectHappened('banished', { card: 'decoy' });
  });
});
