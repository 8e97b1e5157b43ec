import { expect, it } from 'vitest';
import {
  activated,
  deal,
  draw,
  EXHAUST,
  free,
  kill,
  sequence,
  target,
  UNIT,
  whenever,
} from '../../../support/riftbound-abilities.js';
import { activate, allPass, chainOf, endTurn, play, sizeOf } from '../../../support/riftbound-play.js';
import { gear, riftboundTable, unit } from '../../../support/riftbound.js';
import { noCase, rule } from '../../../support/rule.js';

const hand = (...cards: readonly string[]) => cards.map((card) => ({ card, as: card }));
const bolt = (id: string, amount: number, max = 1) =>
  free(id, deal(amount), { targets: [target(UNIT, 'target', max, max)] });
const wall = unit({ id: 'wall', might: 5 });
const CARDS = [bolt('bolt', 2), bolt('other-bolt', 2), bolt('last', 1), bolt('pair', 2, 2), wall];
const cast = (at: ReturnType<typeof riftboundTable>, card: string, ...targets: readonly string[]) =>
  allPass(play(at, card).answer('p1', [...targets]));

rule('Riftbound 404.1.b', () => {
  it('marks the damage, in addition to what is there, until it is as much as the might', () => {
    const at = riftboundTable({ p1: { hand: hand('bolt', 'other-bolt', 'last') }, p2: { board: hand('wall') } }, CARDS);
    cast(at, 'bolt', 'wall').expectHappened('damageDealt', { object: 'wall', amount: 2 });
    expect(cast(at, 'other-bolt', 'wall').marks('wall')).toEqual({ damage: 4 });
    expect(cast(at, 'last', 'wall').exists('wall')).toBe(false);
  });
  it('marks nothing for no damage', () => {
    const at = riftboundTable({ p1: { hand: hand('none') }, p2: { board: hand('wall') } }, [wall, bolt('none', 0)]);
    expect(cast(at, 'none', 'wall').expectNotHappened('damageDealt').marks('wall')).toEqual({});
  });
});

rule('Riftbound 404.1.c', () => {
  const cure = free('cure', { do: 'heal', objects: 'target' }, { targets: [target()] });
  it('marks each by itself: one is healed, the other keeps its damage', () => {
    const board = [
      { card: 'wall', as: 'one' },
      { card: 'wall', as: 'two' },
    ];
    const at = riftboundTable({ p1: { hand: hand('pair', 'cure') }, p2: { board } }, [...CARDS, cure]);
    cast(at, 'pair', 'one', 'two');
    cast(at, 'cure', 'one');
    expect([at.marks('one'), at.marks('two')]).toEqual([{}, { damage: 2 }]);
  });
  it('marks nothing on others', () => {
    const board = [
      { card: 'wall', as: 'one' },
      { card: 'wall', as: 'two' },
    ];
    const at = riftboundTable({ p1: { hand: hand('bolt') }, p2: { board } }, CARDS);
    expect(cast(at, 'bolt', 'one').marks('two')).toEqual({});
  });
});

rule('Riftbound 404.1.d', () => {
  const grief = unit({
    id: 'grief',
    might: 9,
    abilities: [whenever('killed', draw(), { where: { object: { object: UNIT } }, together: true })],
  });
  it('deals it to several at once, which die at the same time', () => {
    const board = [
      { card: 'soldier', as: 'one' },
      { card: 'soldier', as: 'two' },
    ];
    const at = riftboundTable({ p1: { hand: hand('pair'), board: hand('grief') }, p2: { board } }, [...CARDS, grief]);
    cast(at, 'pair', 'one', 'two');
    expect(at.log.filter(({ kind }) => kind === 'killed')).toHaveLength(2);
    expect(chainOf(at)).toEqual(['grief']);
  });
  it('deals it to one alone where it says one', () => {
    const at = riftboundTable(
      { p1: { hand: hand('bolt') }, p2: { board: [{ card: 'soldier', as: 'one' }, 'soldier'] } },
      CARDS,
    );
    expect(cast(at, 'bolt', 'one').log.filter(({ kind }) => kind === 'damageDealt')).toHaveLength(1);
  });
});

const ember = gear({
  id: 'ember',
  abilities: [
    { kind: 'cost', name: 'heat', for: 'bonusDamage', affects: { zone: 'any', is: ['spell'], of: 'you' }, add: 1 },
  ],
});
rule('Riftbound 404.5', () => {
  const bow = gear({ id: 'bow', abilities: [activated('shoot', [EXHAUST], deal(2), { targets: [target()] })] });
  const open = (...board: readonly string[]) =>
    riftboundTable(
      {
        p1: { hand: hand('pair', 'bolt'), board: board.map((card, at) => ({ card, as: `${card}-${at}` })) },
        p2: {
          board: [
            { card: 'wall', as: 'one' },
            { card: 'wall', as: 'two' },
          ],
        },
      },
      [...CARDS, ember, bow],
    );
  it('raises what is dealt, to each of them', () => {
    const at = cast(open('ember'), 'pair', 'one', 'two');
    expect([at.marks('one'), at.marks('two')]).toEqual([{ damage: 3 }, { damage: 3 }]);
  });
  it('adds up', () => {
    expect(cast(open('ember', 'ember'), 'bolt', 'one').marks('one')).toEqual({ damage: 4 });
  });
  it('does not where the source is no spell', () => {
    const at = open('ember', 'bow');
    expect(allPass(activate(at, 'bow-1', 'shoot').answer('p1', ['one'])).marks('one')).toEqual({ damage: 2 });
  });
});

rule('Riftbound 404.6.a', () => {
  it('has the spell as its source', () => {
    const at = riftboundTable({ p1: { hand: hand('bolt') }, p2: { board: hand('soldier') } }, CARDS);
    cast(at, 'bolt', 'soldier');
    const spell = at.log.find(({ kind }) => kind === 'resolving')?.['object'] ?? '';
    at.expectHappened('damageDealt', { object: 'soldier', source: [spell] });
    at.expectHappened('killed', { card: 'soldier', source: [spell], spell: true });
  });
  noCase('outside', 'Where another source is named 404.6.b.3 says what it is.');
});

rule('Riftbound 404.6.b.2.a', () => {
  const bow = gear({ id: 'bow', abilities: [activated('shoot', [EXHAUST], deal(2), { targets: [target()] })] });
  const smoke = gear({
    id: 'smoke',
    abilities: [whenever('damageDealt', draw(), { where: { source: { object: { is: ['gear'] } } } })],
  });
  const open = () =>
    riftboundTable({ p1: { hand: hand('bolt'), board: hand('bow', 'smoke') }, p2: { board: hand('wall') } }, [
      ...CARDS,
      bow,
      smoke,
    ]);
  it('has the object of the ability as a source too', () => {
    const at = allPass(activate(open(), 'bow', 'shoot').answer('p1', ['wall']));
    at.expectHappened('damageDealt', { source: [at.id('bow')] });
    expect(chainOf(at)).toEqual(['smoke']);
  });
  it('has it not where a spell deals it', () => {
    expect(chainOf(cast(open(), 'bolt', 'wall'))).toEqual([]);
  });
});

const gloat = gear({
  id: 'gloat',
  abilities: [whenever('killed', draw(), { where: { spell: { equals: true }, cause: { seat: 'you' } } })],
});
rule('Riftbound 404.6.b.3', () => {
  const duel = free(
    'duel',
    sequence({ do: 'deal', objects: 'theirs', by: 'mine', amount: { number: 'might', of: 'mine' } }),
    {
      targets: [target({ ...UNIT, of: 'you' }, 'mine'), target({ ...UNIT, of: 'opponents' }, 'theirs')],
    },
  );
  it('has the units as sources, and the spell not', () => {
    const p1 = { hand: hand('duel'), board: [...hand('gloat', 'ember'), { card: 'soldier', as: 'mine' }] };
    const at = riftboundTable({ p1, p2: { board: [{ card: 'soldier', as: 'theirs' }] } }, [duel, gloat, ember]);
    allPass(play(at, 'duel').answer('p1', ['mine']).answer('p1', ['theirs']));
    at.expectHappened('damageDealt', { amount: 2, source: [at.id('mine')] }).expectHappened('killed', { spell: false });
    expect(chainOf(at)).toEqual([]);
  });
  it('has the spell where it names none', () => {
    const at = riftboundTable({ p1: { hand: hand('bolt'), board: hand('gloat') }, p2: { board: hand('soldier') } }, [
      ...CARDS,
      gloat,
    ]);
    expect(chainOf(cast(at, 'bolt', 'soldier'))).toEqual(['gloat']);
  });
});

rule('Riftbound 405.1', () => {
  const cure = free('cure', { do: 'heal', objects: 'target' }, { targets: [target()] });
  const at = (damage: number) =>
    cast(
      riftboundTable(
        { p1: { hand: hand('cure'), board: [{ card: 'wall', as: 'wall', ...(damage > 0 && { damage }) }] } },
        [wall, cure],
      ),
      'cure',
      'wall',
    );
  it('clears all damage, and the might stays', () => {
    const table = at(3).expectHappened('healed', { object: 'wall', amount: 3 });
    expect([table.marks('wall'), table.facts('wall').numbers]).toMatchObject([{}, { might: 5 }]);
  });
  it('does nothing for a unit without damage', () => {
    at(0).expectNotHappened('healed');
  });
});
rule('Riftbound 405.1.a', () => {
  const nurse = gear({ id: 'nurse', abilities: [whenever('healed', { do: 'channel', count: 1 })] });
  it('is healing whatever the reason: as turns end, too', () => {
    const at = riftboundTable({ p1: { board: [{ card: 'nurse' }, { card: 'wall', as: 'wall', damage: 2 }] } }, [
      wall,
      nurse,
    ]);
    endTurn(at).expectHappened('healed', { object: 'wall', amount: 2 });
    expect(chainOf(at)).toEqual(['nurse']);
  });
  it('is none where there is no damage', () => {
    endTurn(riftboundTable({ p1: { board: [{ card: 'nurse' }, 'wall'] } }, [wall, nurse])).expectNotHappened('healed');
  });
});
rule('Riftbound 405.2', () => {
  const nurse = gear({ id: 'nurse', abilities: [whenever('healed', draw(), { together: true })] });
  const cure = free('cure', { do: 'heal', objects: 'target' }, { targets: [target(UNIT, 'target', 2, 2)] });
  const open = (one: number, two: number) => {
    const board = [
      ...hand('nurse'),
      { card: 'wall', as: 'one', damage: one },
      { card: 'wall', as: 'two', damage: two },
    ];
    return cast(riftboundTable({ p1: { hand: hand('cure'), board } }, [wall, cure, nurse]), 'cure', 'one', 'two');
  };
  it('heals several at once', () => {
    const at = open(1, 2);
    expect(at.log.filter(({ kind }) => kind === 'healed')).toHaveLength(2);
    expect(chainOf(at)).toEqual(['nurse']);
  });
  noCase('outside', 'One unit alone is healed as 405.1 says.');
});

rule('Riftbound 410.1.a.1', () => {
  const daze = free('daze', { do: 'stun', objects: 'target' }, { targets: [target()] });
  const eclipse = unit({
    id: 'eclipse',
    abilities: [whenever('stunned', draw(), { where: { object: { object: { of: 'opponents' } } } })],
  });
  const open = (stunned: boolean) =>
    riftboundTable(
      {
        p1: { hand: hand('daze'), board: hand('eclipse') },
        p2: { board: [{ card: 'wall', as: 'wall', ...(stunned && { stunned }) }] },
      },
      [wall, daze, eclipse],
    );
  it('can be chosen, but is not stunned again: nothing triggers', () => {
    const at = cast(open(true), 'daze', 'wall').expectNotHappened('stunned');
    expect(chainOf(at)).toEqual([]);
  });
  it('is where it was not', () => {
    expect(chainOf(cast(open(false), 'daze', 'wall').expectHappened('stunned', { object: 'wall' }))).toEqual([
      'eclipse',
    ]);
  });
});
rule('Riftbound 410.1.c', () => {
  const at = (card: string, damage: number) =>
    cast(
      riftboundTable(
        { p1: { hand: hand(card) }, p2: { board: [{ card: 'wall', as: 'wall', stunned: true, damage }] } },
        CARDS,
      ),
      card,
      'wall',
    );
  it('needs damage of its whole might', () => {
    expect(at('bolt', 2).exists('wall')).toBe(true);
  });
  it('dies with it', () => {
    expect(at('bolt', 3).exists('wall')).toBe(false);
  });
});

const buff = free(
  'buff',
  sequence(
    { do: 'buff', objects: 'target', as: 'buffed' },
    { do: 'if', condition: { more: { size: 'buffed' }, than: 0 }, then: draw() },
  ),
  { targets: [target()] },
);
const cheer = gear({ id: 'cheer', abilities: [whenever('buffed', { do: 'channel', count: 1 })] });
const buffing = (has: boolean) =>
  cast(
    riftboundTable(
      {
        p1: { hand: hand('buff'), board: [...hand('cheer'), { card: 'wall', as: 'wall', ...(has && { buff: true }) }] },
      },
      [wall, buff, cheer],
    ),
    'buff',
    'wall',
  );
rule('Riftbound 413.1.b', () => {
  it('puts a buff on a unit that has none: one might more', () => {
    const at = buffing(false).expectHappened('buffed', { object: 'wall' });
    expect([at.marks('wall'), at.facts('wall').numbers]).toMatchObject([{ buff: true }, { might: 6 }]);
  });
  it('puts none on others', () => {
    expect(buffing(false).log.filter(({ kind }) => kind === 'buffed')).toHaveLength(1);
  });
});
rule('Riftbound 413.1.b.1', () => {
  it('puts no other on one that has one, and nothing triggers', () => {
    const at = buffing(true).expectNotHappened('buffed');
    expect([at.facts('wall').numbers, chainOf(at)]).toMatchObject([{ might: 6 }, []]);
  });
  it('triggers where it puts one', () => {
    expect(chainOf(buffing(false))).toEqual(['cheer']);
  });
});
rule('Riftbound 413.1.c', () => {
  it('lets it be chosen, but what depends on a buff put this way does not happen', () => {
    expect(sizeOf(buffing(true), 'p1', 'hand')).toBe(0);
  });
  it('happens where one is', () => {
    expect(sizeOf(buffing(false), 'p1', 'hand')).toBe(1);
  });
});

rule('Riftbound 415.2', () => {
  it('goes to the trash of its owner, without damage and buff', () => {
    const doom = free('doom', kill(), { targets: [target()] });
    const at = riftboundTable(
      { p1: { hand: hand('doom') }, p2: { board: [{ card: 'wall', as: 'wall', damage: 1, buff: true }] } },
      [wall, doom],
    );
    cast(at, 'doom', 'wall');
    const [dead = ''] = at.state.zones['p2.trash'] ?? [];
    expect([at.cards('p2', 'trash'), at.state.objects[dead]?.marks]).toEqual([['wall'], {}]);
  });
  noCase('outside', 'There is no other way from the board that is called killing.');
});
rule('Riftbound 415.2.a', () => {
  const grief = gear({ id: 'grief', abilities: [whenever('killed', draw())] });
  const drop = free(
    'drop',
    sequence(
      { do: 'choose', from: { zone: 'hand', of: 'you' }, min: 1, max: 1, as: 'card' },
      { do: 'discard', objects: 'card' },
    ),
  );
  it('is no killing from the hand or the deck', () => {
    const grind = free('grind', { do: 'trash-top', count: 1 });
    const at = riftboundTable(
      { p1: { hand: hand('drop', 'grind', 'wall'), mainDeck: ['wall', 'wall'], board: hand('grief') } },
      [wall, drop, grind, grief],
    );
    allPass(play(at, 'drop')).answer('p1', ['wall']).expectNotHappened('killed');
    allPass(play(at, 'grind')).expectNotHappened('killed');
    expect([at.cards('p1', 'trash'), chainOf(at)]).toEqual([['wall', 'drop', 'wall', 'grind'], []]);
  });
  it('is from the board', () => {
    const doom = free('doom', kill(), { targets: [target()] });
    const at = riftboundTable({ p1: { hand: hand('doom'), board: hand('grief', 'wall') } }, [wall, doom, grief]);
    expect(chainOf(cast(at, 'doom', 'wall'))).toEqual(['grief']);
  });
});
rule('Riftbound 415.2.b', () => {
  it('is no move', () => {
    const trek = gear({ id: 'trek', abilities: [whenever('moved', draw())] });
    const doom = free('doom', kill(), { targets: [target()] });
    const at = riftboundTable({ p1: { hand: hand('doom'), board: hand('trek', 'wall') } }, [wall, doom, trek]);
    expect(chainOf(cast(at, 'doom', 'wall').expectNotHappened('moved'))).toEqual([]);
  });
  noCase('inside', 'A move that kills does not exist.');
});
rule('Riftbound 415.4', () => {
  it('kills in the cleanup, and not as the damage is dealt', () => {
    const at = riftboundTable({ p1: { hand: hand('bolt') }, p2: { board: hand('soldier') } }, CARDS);
    const kinds = cast(at, 'bolt', 'soldier').log.map(({ kind }) => kind);
    expect(kinds.slice(kinds.indexOf('damageDealt'))).toEqual(['damageDealt', 'played', 'trashed', 'killed']);
    at.expectHappened('killed', { active: false, cites: '415.4' });
  });
  it('does not kill what is healed before', () => {
    const mercy = free('mercy', sequence(deal(9), { do: 'heal', objects: 'target' }), { targets: [target()] });
    const at = riftboundTable({ p1: { hand: hand('mercy') }, p2: { board: hand('soldier') } }, [mercy]);
    expect(cast(at, 'mercy', 'soldier').exists('soldier')).toBe(true);
  });
});
rule('Riftbound 415.5.b', () => {
  const doom = free('doom', kill(), { targets: [target()] });
  const knife = gear({ id: 'knife', abilities: [activated('stab', [EXHAUST], kill(), { targets: [target()] })] });
  const open = () =>
    riftboundTable({ p1: { hand: hand('doom'), board: hand('gloat', 'knife') }, p2: { board: hand('wall') } }, [
      wall,
      doom,
      gloat,
      knife,
    ]);
  it('has the spell that says kill as its source', () => {
    expect(chainOf(cast(open(), 'doom', 'wall').expectHappened('killed', { spell: true, active: true }))).toEqual([
      'gloat',
    ]);
  });
  it('has the ability, and no spell, where an ability says it', () => {
    const at = open();
    allPass(activate(at, 'knife', 'stab').answer('p1', ['wall'])).expectHappened('killed', {
      spell: false,
      source: [at.id('knife')],
    });
    expect(chainOf(at)).toEqual([]);
  });
});
rule('Riftbound 415.5.c', () => {
  const weaken = free(
    'weaken',
    { do: 'modify', objects: 'target', changes: [{ change: 'number', name: 'might', add: -3 }], until: 'endOfTurn' },
    { targets: [target()] },
  );
  const open = () =>
    riftboundTable(
      { p1: { hand: hand('bolt', 'weaken'), board: hand('gloat') }, p2: { board: hand('soldier', 'wall') } },
      [...CARDS, gloat, weaken],
    );
  it('has the spell whose damage kills in the cleanup right after it as its source', () => {
    expect(chainOf(cast(open(), 'bolt', 'soldier'))).toEqual(['gloat']);
  });
  it('has it no more in a later cleanup', () => {
    const at = cast(cast(open(), 'bolt', 'wall'), 'weaken', 'wall').expectHappened('killed', {
      spell: false,
      source: [],
    });
    expect(chainOf(at)).toEqual([]);
  });
});
rule('Riftbound 415.5.d', () => {
  const starfall = free('starfall', { do: 'do-this', times: 2, targets: [target()], effect: deal(3) });
  it('has the spell behind an ability that it made as a source too', () => {
    const at = riftboundTable(
      { p1: { hand: hand('starfall'), board: hand('gloat') }, p2: { board: hand('soldier', 'wall') } },
      [wall, starfall, gloat],
    );
    allPass(play(at, 'starfall')).answer('p1', ['wall']).answer('p1', ['soldier']);
    allPass(at).expectHappened('killed', { card: 'soldier', spell: true });
    expect(chainOf(at)).toEqual(['starfall', 'gloat']);
  });
  it('has no spell behind the ability of gear', () => {
    const bow = gear({ id: 'bow', abilities: [activated('shoot', [EXHAUST], deal(2), { targets: [target()] })] });
    const at = riftboundTable({ p1: { board: hand('bow', 'gloat') }, p2: { board: hand('soldier') } }, [bow, gloat]);
    allPass(activate(at, 'bow', 'shoot').answer('p1', ['soldier'])).expectHappened('killed', { spell: false });
    expect(chainOf(at)).toEqual([]);
  });
});
