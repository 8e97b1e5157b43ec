import { expect, it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import {
  draw,
  free,
  kill,
  sequence,
  target,
  UNIT,
  whenever,
  whenPlayed,
  type Effect,
} from '../../../support/riftbound-abilities.js';
import { allPass, chainOf, emptyChain, endTurn, kindsOf, PASS, play, sizeOf } from '../../../support/riftbound-play.js';
import { gear, riftboundTable, unit } from '../../../support/riftbound.js';
import { noCase, rule } from '../../../support/rule.js';

const hand = (...cards: readonly string[]) => cards.map((card) => ({ card, as: card }));
const FRIEND = { where: { object: { object: { ...UNIT, of: 'you' as const, other: true } } } };
const doom = free('doom', kill(), { targets: [target()] });
const doubleDoom = free('double-doom', kill(), { targets: [target(UNIT, 'target', 2, 2)] });
const spark = free('spark', draw());
const channel: Effect = { do: 'channel', count: 1 };

rule('Riftbound 376.2.c', () => {
  const last = unit({
    id: 'last',
    abilities: [
      whenever('killed', draw(), { ...FRIEND, while: { count: { ...UNIT, of: 'you', other: true }, is: { max: 0 } } }),
    ],
  });
  const open = (...others: readonly string[]) =>
    riftboundTable(
      { p1: { hand: hand('doom'), board: [...hand('last'), ...others.map((as) => ({ card: 'soldier', as }))] } },
      [last, doom],
    );
  it('asks "if" after what has happened, and not again as the ability resolves (376.1.a)', () => {
    const mourner = unit({
      id: 'mourner',
      abilities: [
        whenever('killed', draw(), { ...FRIEND, if: { count: { ...UNIT, of: 'you', other: true }, is: { min: 1 } } }),
      ],
    });
    const at = riftboundTable(
      {
        p1: {
          hand: [...hand('doom'), { card: 'doom', as: 'again' }],
          board: [...hand('mourner'), ...['one', 'two'].map((as) => ({ card: 'soldier', as }))],
        },
      },
      [mourner, doom],
    );
    allPass(play(at, 'doom').answer('p1', ['one']));
    expect(chainOf(at)).toEqual(['mourner']);
    allPass(play(at, 'again').answer('p1', ['two']));
    expect(chainOf(at)).toEqual(['mourner']);
    expect(allPass(at).cards('p1', 'hand')).toEqual(['soldier']);
  });
  it('looks at the board after what has happened: the unit that was killed is not counted', () => {
    expect(chainOf(allPass(play(open('one'), 'doom').answer('p1', ['one'])))).toEqual(['last']);
  });
  it('does not trigger where another is still there', () => {
    expect(chainOf(allPass(play(open('one', 'two'), 'doom').answer('p1', ['one'])))).toEqual([]);
  });
});

rule('Riftbound 376.2.c.1', () => {
  const phoenix = unit({
    id: 'phoenix',
    abilities: [
      whenever(
        'killed',
        { do: 'play', card: 'self', ignoring: 'cost' },
        { zones: ['trash'], where: { spell: { equals: true }, cause: { seat: 'you' } } },
      ),
    ],
  });
  it('triggers from the trash where it has just come by what it waits for', () => {
    const at = allPass(
      play(riftboundTable({ p1: { hand: hand('doom'), board: hand('phoenix') } }, [phoenix, doom]), 'doom').answer(
        'p1',
        ['phoenix'],
      ),
    );
    expect(chainOf(at)).toEqual(['phoenix']);
    expect(emptyChain(at).cards('p1', 'board')).toEqual(['phoenix']);
  });
  it('does not on the board, where another is killed', () => {
    const at = riftboundTable({ p1: { hand: hand('doom'), board: hand('phoenix', 'soldier') } }, [phoenix, doom]);
    expect(chainOf(allPass(play(at, 'doom').answer('p1', ['soldier'])))).toEqual([]);
  });
});

rule('Riftbound 376.2.c.2', () => {
  const leader = unit({ id: 'leader', abilities: [whenever('killed', draw(), FRIEND)] });
  const at = (card: string, ...targets: readonly string[]) =>
    allPass(
      play(
        riftboundTable({ p1: { hand: hand('doom', 'double-doom'), board: hand('leader', 'soldier') } }, [
          leader,
          doom,
          doubleDoom,
        ]),
        card,
      ).answer('p1', [...targets]),
    );
  it('does not trigger where it leaves at the same moment', () => {
    expect(chainOf(at('double-doom', 'leader', 'soldier'))).toEqual([]);
  });
  it('does where it stays', () => {
    expect(chainOf(at('doom', 'soldier'))).toEqual(['leader']);
  });
});

rule('Riftbound 376.3', () => {
  const camp = gear({
    id: 'camp',
    abilities: [
      whenever(
        'phaseBegan',
        { do: 'ready', objects: 'target' },
        {
          where: { phase: { equals: 'ending' }, seat: { seat: 'you' } },
          targets: [target({ zone: 'runes', of: 'you' }, 'target', 0, 2)],
        },
      ),
    ],
  });
  const open = () =>
    riftboundTable(
      {
        p1: { board: hand('camp'), runes: [{ card: 'fury', as: 'fury', exhausted: true }] },
        p2: { hand: hand('spark') },
      },
      [camp, spark],
    );
  it('goes on the chain and behaves like an activated ability: others may respond', () => {
    const at = endTurn(open()).answer('p1', ['fury']);
    expect([chainOf(at), at.state.turn.phase]).toEqual([['camp'], 'ending']);
    at.answer('p1', PASS).expectLegal('p2', [{ action: 'play', card: 'spark' }, PASS]);
    expect(at.marks('fury')).toEqual({ exhausted: true });
    emptyChain(at);
    expect(at.marks('fury')).toEqual({});
  });
  it('does not in the turn of another', () => {
    const at = endTurn(emptyChain(endTurn(open()).answer('p1', [])), 'p2');
    expect([chainOf(at), at.state.turn.active]).toEqual([[], 'p1']);
  });
});

rule('Riftbound 376.3.a', () => {
  const grudge = gear({
    id: 'grudge',
    abilities: [whenever('killed', draw(), { where: { object: { object: { ...UNIT, of: 'you' } } } })],
  });
  it('goes on the chain in the turn of another, above what is there', () => {
    const p1 = { hand: hand('spark', 'doom') };
    const at = play(riftboundTable({ p1, p2: { board: hand('grudge', 'soldier') } }, [grudge, doom, spark]), 'spark');
    allPass(play(at, 'doom').answer('p1', ['soldier']));
    expect(chainOf(at)).toEqual(['spark', 'grudge']);
    at.expectDecision({ p2: 'priority' });
  });
  it('goes there in an open state as well', () => {
    const caller = unit({ id: 'caller', energy: 0, abilities: [whenPlayed(draw())] });
    expect(chainOf(play(riftboundTable({ p1: { hand: hand('caller') } }, [caller]), 'caller'))).toEqual(['caller']);
  });
});

const ownDeath = (name: string, effect: Effect) =>
  whenever('killed', effect, { name, looksBack: true, where: { object: { object: { self: true } } } });
const bard = unit({ id: 'bard', abilities: [ownDeath('song', draw())] });
const smith = unit({ id: 'smith', abilities: [ownDeath('forge', channel)] });

rule('Riftbound 376.3.b', () => {
  const open = () =>
    allPass(
      play(
        riftboundTable({ p1: { hand: hand('double-doom'), board: hand('bard', 'smith') } }, [bard, smith, doubleDoom]),
        'double-doom',
      ).answer('p1', ['bard', 'smith']),
    );
  it('lets the player order what has triggered at the same time; the last resolves first', () => {
    const at = open().expectDecision({ p1: 'triggerOrder' });
    const [first = '', second = ''] = at.state.triggered.map(({ id }) => id);
    at.answer('p1', [second, first]);
    expect(chainOf(at)).toEqual(['smith', 'bard']);
    allPass(at).expectHappened('drawn');
    allPass(at).expectHappened('channelled');
  });
  const singer = unit({ id: 'singer', abilities: [whenever('killed', draw(), FRIEND)] });
  const mourned = (...more: readonly JsonRecord[]) => {
    const board = ['one', 'other', 'third'].map((as, at) => ({ card: 'singer', as, ...more[at] }));
    const p1 = { hand: hand('doom'), board: [...board, { card: 'soldier', as: 'soldier' }] };
    return allPass(play(riftboundTable({ p1 }, [singer, doom]), 'doom').answer('p1', ['soldier']));
  };
  it('asks nothing where nothing tells apart what has triggered', () => {
    const at = mourned().expectDecision({ p1: 'priority' });
    expect(chainOf(at)).toEqual(['singer', 'singer', 'singer']);
    expect(emptyChain(at).cards('p1', 'hand')).toHaveLength(3);
  });
  it('lists each order once where some are alike', () => {
    const at = mourned({}, { buff: true }).expectDecision({ p1: 'triggerOrder' });
    expect(at.legal('p1')).toHaveLength(3);
  });
  it('asks nothing where one has', () => {
    const at = riftboundTable({ p1: { hand: hand('doom'), board: hand('bard') } }, [bard, doom]);
    allPass(play(at, 'doom').answer('p1', ['bard'])).expectDecision({ p1: 'priority' });
  });
});

rule('Riftbound 376.3.b.1', () => {
  const at = (active: 'p1' | 'p2') => {
    const table = riftboundTable(
      { p1: { hand: hand('double-doom'), board: hand('bard') }, p2: { board: hand('smith') } },
      [bard, smith, doubleDoom, spark],
      {
        turn: { active, number: 3, phase: 'action' },
      },
    );
    return table;
  };
  it('places those of the turn player first, so that the other’s resolve first', () => {
    const table = allPass(play(at('p1'), 'double-doom').answer('p1', ['bard', 'smith']));
    expect(chainOf(table)).toEqual(['bard', 'smith']);
    allPass(table).expectHappened('channelled', { seat: 'p2' });
  });
  it('goes on in turn order with more players', () => {
    const seats = Object.fromEntries(
      ['p1', 'p2', 'p3'].map((seat) => [seat, { board: [{ card: 'bard', as: `${seat}-bard` }] }]),
    );
    const wipe = free('wipe', kill(), { targets: [target(UNIT, 'target', 3, 3)] });
    const table = riftboundTable({ ...seats, p1: { ...seats['p1'], hand: hand('wipe') } }, [bard, wipe]);
    allPass(play(table, 'wipe').answer('p1', ['p1-bard', 'p2-bard', 'p3-bard']));
    const chain = table.state.zones['chain'] ?? [];
    expect(chain.map((id) => table.state.objects[id]?.controller)).toEqual(['p1', 'p2', 'p3']);
  });
});

rule('Riftbound 376.4.a.2', () => {
  const scout = unit({
    id: 'scout',
    energy: 0,
    abilities: [whenPlayed(kill(), { targets: [target({ ...UNIT, of: 'opponents' })] })],
  });
  it('is pending when the unit is on the board; then its target is chosen', () => {
    const at = play(riftboundTable({ p1: { hand: hand('scout') }, p2: { board: hand('soldier') } }, [scout]), 'scout');
    expect(kindsOf(at)).toEqual(['cardChained', 'finalized', 'entered', 'played', 'abilityPlaced']);
    at.expectDecision({ p1: 'target' }).answer('p1', ['soldier']).expectHappened('finalized');
  });
  it('is not before: nothing is asked while the card is played', () => {
    const at = play(riftboundTable({ p1: { hand: hand('scout') } }, [scout]), 'scout');
    at.expectHappened('entered').expectDecision({ p1: 'turnAction' });
  });
});

rule('Riftbound 376.4.a.4', () => {
  const herald = unit({
    id: 'herald',
    energy: 0,
    abilities: [
      whenever('played', draw(), {
        where: { type: { equals: 'unit' }, object: { object: { of: 'you', other: true } } },
      }),
    ],
  });
  const recruit = unit({ id: 'recruit', energy: 0 });
  const open = () => riftboundTable({ p1: { hand: hand('herald', 'recruit') } }, [herald, recruit]);
  it('does not hear that its own unit is played, as a play effect would', () => {
    play(open(), 'herald').expectDecision({ p1: 'turnAction' });
  });
  it('hears that another is', () => {
    expect(chainOf(play(play(open(), 'herald'), 'recruit'))).toEqual(['herald']);
  });
});

rule('Riftbound 377.2', () => {
  const adept = unit({
    id: 'adept',
    abilities: [whenever('played', draw(), { where: { type: { equals: 'spell' } } })],
  });
  it('waits on the board', () => {
    const at = riftboundTable({ p1: { hand: hand('spark'), board: hand('adept') } }, [adept, spark]);
    expect(chainOf(allPass(play(at, 'spark')))).toEqual(['adept']);
  });
  it('does not in hand, trash or champion zone', () => {
    const at = riftboundTable({ p1: { hand: hand('spark', 'adept'), trash: ['adept'], champion: ['adept'] } }, [
      adept,
      spark,
    ]);
    expect(chainOf(allPass(play(at, 'spark')))).toEqual([]);
  });
});

const ember = unit({
  id: 'ember',
  abilities: [
    whenever('played', { do: 'return', objects: 'self' }, { zones: ['trash'], where: { type: { equals: 'spell' } } }),
  ],
});

rule('Riftbound 378.1', () => {
  it('triggers in the trash, which everybody sees', () => {
    const at = riftboundTable({ p1: { hand: hand('spark'), trash: ['ember'] } }, [ember, spark]);
    expect(chainOf(allPass(play(at, 'spark')))).toEqual(['ember']);
  });
  it('never does in the main deck, which nobody does', () => {
    const at = riftboundTable({ p1: { hand: hand('spark'), mainDeck: ['soldier', 'ember'] } }, [ember, spark]);
    allPass(play(at, 'spark')).expectDecision({ p1: 'turnAction' });
  });
});

rule('Riftbound 378.2', () => {
  it('works in the zone that it names, and comes back from there', () => {
    const at = emptyChain(
      play(riftboundTable({ p1: { hand: hand('spark'), trash: ['ember'] } }, [ember, spark]), 'spark'),
    );
    expect(at.cards('p1', 'hand')).toContain('ember');
  });
  it('works nowhere else', () => {
    const at = riftboundTable({ p1: { hand: hand('spark', 'ember'), board: ['ember'] } }, [ember, spark]);
    expect(chainOf(allPass(play(at, 'spark')))).toEqual([]);
  });
});

const storm = free('storm', { do: 'do-this', times: 2, targets: [target()], effect: kill() });

rule('Riftbound 380.1.a', () => {
  const open = () =>
    allPass(
      play(
        riftboundTable(
          {
            p1: { hand: hand('storm') },
            p2: {
              board: [
                { card: 'soldier', as: 'one' },
                { card: 'soldier', as: 'two' },
                { card: 'hero', as: 'hero' },
              ],
            },
          },
          [storm],
        ),
        'storm',
      ),
    );
  it('puts as many abilities on the chain, each with a target of its own', () => {
    const at = open().answer('p1', ['one']).answer('p1', ['hero']);
    expect(chainOf(at)).toEqual(['storm', 'storm']);
    allPass(at);
    expect([at.exists('one'), at.exists('hero')]).toEqual([true, false]);
    allPass(at);
    expect(at.exists('one')).toBe(false);
  });
  it('puts one where it says no number', () => {
    const once = free('once', { do: 'do-this', effect: draw() });
    expect(chainOf(allPass(play(riftboundTable({ p1: { hand: hand('once') } }, [once]), 'once')))).toEqual(['once']);
  });
});

rule('Riftbound 380.2', () => {
  const bargain = free(
    'bargain',
    sequence(
      { do: 'kill', objects: 'target', as: 'gone' },
      { do: 'if', condition: { more: { size: 'gone' }, than: 0 }, then: { do: 'do-this', effect: draw(2) } },
    ),
    { targets: [target(UNIT, 'target', 0, 1)] },
  );
  const open = () => riftboundTable({ p1: { hand: hand('bargain'), board: hand('soldier') } }, [bargain]);
  it('puts an ability on the chain where its condition holds', () => {
    expect(chainOf(allPass(play(open(), 'bargain').answer('p1', ['soldier'])))).toEqual(['bargain']);
  });
  it('puts none where it does not', () => {
    expect(chainOf(allPass(play(open(), 'bargain').answer('p1', [])))).toEqual([]);
  });
  it('always does without a condition', () => {
    const plain = free('plain', { do: 'do-this', effect: draw() });
    expect(chainOf(allPass(play(riftboundTable({ p1: { hand: hand('plain') } }, [plain]), 'plain')))).toEqual([
      'plain',
    ]);
  });
});

rule('Riftbound 381', () => {
  it('stays on the chain when its spell has left it, and can be responded to', () => {
    const at = allPass(
      play(
        riftboundTable({ p1: { hand: hand('storm') }, p2: { board: ['soldier', 'hero'], hand: hand('spark') } }, [
          storm,
          spark,
        ]),
        'storm',
      ),
    );
    expect(at.cards('p1', 'trash')).toEqual(['storm']);
    const [one] = at.legal('p1');
    at.answer('p1', one ?? null)
      .answer('p1', one ?? null)
      .answer('p1', PASS);
    at.expectLegal('p2', [{ action: 'play', card: 'spark' }, PASS]);
  });
  it('does not where nothing but the spell is carried out', () => {
    expect(chainOf(allPass(play(riftboundTable({ p1: { hand: hand('spark') } }, [spark]), 'spark')))).toEqual([]);
  });
});

rule('Riftbound 381.1', () => {
  const both = free('both', sequence({ do: 'do-this', targets: [target()], effect: kill() }, draw()));
  it('is pending while the spell goes on; its choices are made afterwards', () => {
    const at = allPass(
      play(riftboundTable({ p1: { hand: hand('both'), board: ['soldier', 'hero'] } }, [both]), 'both'),
    );
    expect(kindsOf(at)).toEqual(['resolving', 'reflexPlaced', 'drawn', 'played', 'trashed']);
    at.expectDecision({ p1: 'target' });
  });
  it('leaves the chain where there is nothing to choose', () => {
    const at = allPass(play(riftboundTable({ p1: { hand: hand('both') } }, [both]), 'both'));
    at.expectHappened('abilityTaken', { cites: '390.3' }).expectDecision({ p1: 'turnAction' });
  });
});

rule('Riftbound 381.2', () => {
  noCase('outside', 'One ability alone is completed as any other.');
  it('puts all of them there before the first target is chosen; the oldest chooses first', () => {
    const at = allPass(
      play(riftboundTable({ p1: { hand: hand('storm') }, p2: { board: ['soldier', 'hero'] } }, [storm]), 'storm'),
    );
    expect([chainOf(at), at.state.pending[0]?.kind]).toEqual([['storm', 'storm'], 'target']);
    const [oldest = ''] = at.state.zones['chain'] ?? [];
    const [one] = at.legal('p1');
    at.answer('p1', one ?? null).expectHappened('finalized', { object: oldest });
  });
});

const promise = (effect: Effect): Effect => ({
  do: 'float',
  until: 'endOfTurn',
  once: true,
  ability: whenever('phaseBegan', effect, { where: { phase: { equals: 'ending' } } }),
});

rule('Riftbound 383.1', () => {
  const vow = free('vow', promise(draw()));
  const banner2 = free(
    'rally',
    { do: 'modify', objects: 'target', changes: [{ change: 'number', name: 'might', add: 2 }], until: 'endOfTurn' },
    { targets: [target()] },
  );
  it('is what it is besides: a delayed trigger goes on the chain and can be responded to', () => {
    const at = allPass(
      play(riftboundTable({ p1: { hand: hand('vow') }, p2: { hand: hand('spark') } }, [vow, spark]), 'vow'),
    );
    endTurn(at);
    expect(chainOf(at)).toEqual(['vow']);
    at.answer('p1', PASS).expectLegal('p2', [{ action: 'play', card: 'spark' }, PASS]);
  });
  it('never uses the chain as a delayed passive', () => {
    const at = allPass(
      play(riftboundTable({ p1: { hand: hand('rally'), board: hand('soldier') } }, [banner2]), 'rally').answer('p1', [
        'soldier',
      ]),
    );
    expect([at.facts('soldier').numbers['might'], chainOf(at)]).toEqual([4, []]);
    endTurn(at);
    expect(at.facts('soldier').numbers['might']).toBe(2);
  });
});

rule('Riftbound 385', () => {
  const envoy = unit({ id: 'envoy', energy: 0, abilities: [whenPlayed(promise(draw()))] });
  const open = () => play(riftboundTable({ p1: { hand: hand('envoy', 'doom') } }, [envoy, doom]), 'envoy');
  it('happens even if what made it is gone', () => {
    const at = allPass(open());
    allPass(play(at, 'doom').answer('p1', [at.find('p1', 'board', 'envoy')]));
    emptyChain(endTurn(at)).expectHappened('drawn', { seat: 'p1' });
  });
  it('is made even if its source is gone when the ability resolves', () => {
    const at = open();
    allPass(play(at, 'doom').answer('p1', [at.find('p1', 'board', 'envoy')]));
    emptyChain(endTurn(allPass(at))).expectHappened('drawn', { seat: 'p1' });
  });
  it('does not where it has not been made', () => {
    emptyChain(endTurn(riftboundTable({ p1: { board: ['envoy'] } }, [envoy])));
    const at = endTurn(riftboundTable({ p1: { board: ['envoy'] } }, [envoy]));
    expect(sizeOf(at, 'p1', 'hand')).toBe(0);
  });
});
