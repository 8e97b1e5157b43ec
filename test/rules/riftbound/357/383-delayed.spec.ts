import { expect, it } from 'vitest';
import { deal, draw, free, kill, target, UNIT, whenever, type Effect } from '../../../support/riftbound-abilities.js';
import { allPass, chainOf, endTurn, PASS, play } from '../../../support/riftbound-play.js';
import { linesOf } from '../../../support/log-lines.js';
import { riftboundTable, spell, unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

const hand = (...cards: readonly string[]) => cards.map((card) => ({ card, as: card }));
const bolt = (id: string, amount: number) => free(id, deal(amount), { targets: [target(UNIT)] });
const CARDS = [
  bolt('bolt', 2),
  bolt('last', 1),
  free('breeze', draw()),
  free('negate', { do: 'counter', objects: 'target' }, { targets: [target({ zone: 'chain' })] }),
  unit({ id: 'wall', might: 5 }),
  unit({ id: 'squire', energy: 0 }),
];
const cast = (at: ReturnType<typeof riftboundTable>, card: string, ...targets: readonly string[]) =>
  allPass(play(at, card).answer('p1', [...targets]));

rule('Riftbound 383.4', () => {
  const tome: Effect = {
    do: 'float',
    until: 'endOfTurn',
    spentBy: { event: 'played', where: { object: { object: { zone: 'any', is: ['spell'], of: 'you', other: true } } } },
    ability: {
      kind: 'cost',
      name: 'heat',
      for: 'bonusDamage',
      affects: { zone: 'any', is: ['spell'], of: 'you' },
      add: 1,
    },
  };
  const grimoire = free('grimoire', tome);
  const open = () =>
    riftboundTable(
      {
        p1: { hand: hand('grimoire', 'bolt', 'last', 'breeze', 'squire') },
        p2: {
          hand: hand('negate'),
          board: [
            { card: 'wall', as: 'one' },
            { card: 'wall', as: 'two' },
          ],
        },
      },
      [...CARDS, grimoire],
    );
  it('is spent by the next spell that is played, though that deals nothing (384)', () => {
    const at = allPass(play(allPass(play(open(), 'grimoire')), 'breeze'));
    expect(cast(at, 'bolt', 'one').marks('one')).toEqual({ damage: 2 });
  });
  it('is not spent by a unit, nor by a spell that was countered', () => {
    const at = play(play(allPass(play(open(), 'grimoire')), 'squire'), 'breeze');
    const [item = ''] = at.state.zones['chain'] ?? [];
    allPass(play(at.answer('p1', PASS), 'negate', 'p2').answer('p2', [item]));
    expect(at.cards('p1', 'trash')).toEqual(['grimoire', 'breeze']);
    expect(cast(at, 'bolt', 'one').marks('one')).toEqual({ damage: 3 });
  });
  it('is in force for the next spell, without the chain, and for no other', () => {
    const at = allPass(play(open(), 'grimoire'));
    expect(chainOf(at)).toEqual([]);
    cast(at, 'bolt', 'one');
    cast(at, 'last', 'two');
    expect([at.marks('one'), at.marks('two')]).toEqual([{ damage: 3 }, { damage: 1 }]);
  });
  it('ends with the turn', () => {
    const at = endTurn(endTurn(allPass(play(open(), 'grimoire'))), 'p2');
    expect(cast(at, 'bolt', 'one').marks('one')).toEqual({ damage: 2 });
  });
});

rule('Riftbound 384', () => {
  const curse: Effect = {
    do: 'float',
    until: 'endOfTurn',
    once: true,
    ability: whenever('damageDealt', kill(), { where: { object: { object: { bound: 'target' } } } }),
  };
  const guillotine = free('guillotine', curse, { targets: [target()] });
  const open = () =>
    cast(
      riftboundTable(
        {
          p1: { hand: hand('guillotine', 'last') },
          p2: {
            board: [
              { card: 'wall', as: 'one' },
              { card: 'wall', as: 'two' },
            ],
          },
        },
        [...CARDS, guillotine],
      ),
      'guillotine',
      'one',
    );
  it('triggers at the time that it was given, and goes on the chain', () => {
    const at = cast(open(), 'last', 'one');
    expect(chainOf(at)).toEqual(['guillotine']);
    expect(allPass(at).exists('one')).toBe(false);
  });
  it('does not for another unit, or in a later turn', () => {
    expect(chainOf(cast(open(), 'last', 'two'))).toEqual([]);
    expect(chainOf(cast(endTurn(endTurn(open()), 'p2'), 'last', 'one'))).toEqual([]);
  });
});

rule('Riftbound 384', () => {
  /** The next spell of its player, in this turn: `add` to what `of` is about. */
  const next = (id: string, of: 'energy' | 'power' | 'bonusDamage', add: number) =>
    free(id, {
      do: 'float',
      until: 'endOfTurn',
      once: true,
      ability: { kind: 'cost', name: id, for: of, affects: { zone: 'any', is: ['spell'], of: 'you' }, add },
    });
  const dear = (id: string) =>
    spell({ id, energy: 3, power: 1, domains: ['fury'], targets: [target(UNIT)], effect: deal(1) });
  const effects = [next('thrift', 'energy', -2), next('grace', 'power', -1), next('heat', 'bonusDamage', 2)];
  const open = (gift: string) => {
    const p1 = { hand: hand(gift, 'first', 'second'), energy: 9, fury: 2 };
    const table = riftboundTable({ p1, p2: { board: hand('wall') } }, [
      ...CARDS,
      ...effects,
      dear('first'),
      dear('second'),
    ]);
    return allPass(play(table, gift));
  };
  const ENDED = ['spent', 'effectsEnded', 'damageDealt'];
  const lines = (at: ReturnType<typeof open>, ...kinds: readonly string[]) =>
    linesOf(at, ...kinds).map((line) => line.replace(/, (?:combat|cause|source|card) .*| \(.*/, ''));
  it.each([
    ['thrift', { energy: 1, fury: 1 }],
    ['grace', { energy: 3 }],
  ])('changes the cost of the next card once: %s', (gift, pays) => {
    const at = play(open(gift), 'first').answer('p1', ['wall']).answer('p1', pays);
    const spent = Object.entries(pays).map(([resource, amount]) => `${resource} ${amount}`);
    expect(lines(at, ...ENDED)).toEqual([
      `spent seat p1, spent {${spent.join(', ')}}`,
      expect.stringMatching(/^effectsEnded /),
    ]);
    allPass(at);
    play(at, 'second')
      .answer('p1', ['wall'])
      .expectLegal('p1', [{ energy: 3, fury: 1 }]);
  });
  it('adds to the damage of the next spell once', () => {
    const cost = { energy: 3, fury: 1 };
    const at = allPass(play(open('heat'), 'first').answer('p1', ['wall']).answer('p1', cost));
    expect(lines(at, ...ENDED)).toEqual(['damageDealt object wall, amount 3', expect.stringMatching(/^effectsEnded /)]);
    expect(at.rulesOf('effectsEnded')).toEqual([['384']]);
    allPass(play(at, 'second').answer('p1', ['wall']).answer('p1', cost));
    expect(lines(at, ...ENDED)).toEqual(['damageDealt object wall, amount 1']);
  });
  it('has nothing end where nothing was given', () => {
    const at = play(open('breeze'), 'first').answer('p1', ['wall']).answer('p1', { energy: 3, fury: 1 });
    expect(lines(allPass(at), ...ENDED)).toEqual(['damageDealt object wall, amount 1']);
  });
});
