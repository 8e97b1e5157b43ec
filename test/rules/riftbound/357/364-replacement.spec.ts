import { expect, it } from 'vitest';
import {
  draw,
  free,
  instead,
  kill,
  sequence,
  target,
  UNIT,
  whenever,
  whenPlayed,
  type Effect,
} from '../../../support/riftbound-abilities.js';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { allPass, chainOf, emptyChain, endTurn, kindsOf, play, sizeOf } from '../../../support/riftbound-play.js';
import { gear, riftboundTable, unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

const doom = free('doom', kill(), { targets: [target()] });
const DEATH = { where: { object: { object: { ...UNIT, of: 'you' as const } } }, bind: { it: 'object' } };
/** Instead of a friendly unit it is killed itself, and the unit is exhausted. */
const glass = gear({
  id: 'glass',
  abilities: [{ ...instead('killed', sequence(kill('self'), { do: 'exhaust', objects: 'it' }), DEATH), once: true }],
});
const mourner = gear({
  id: 'mourner',
  abilities: [whenever('killed', draw(), { where: { object: { object: UNIT } } })],
});
const saving: Effect = {
  do: 'float',
  ability: instead('killed', { do: 'return', objects: 'it' }, DEATH),
  until: 'endOfTurn',
  once: true,
};
const medic = unit({ id: 'medic', energy: 0, abilities: [whenPlayed(saving)] });
const CARDS = [doom, glass, mourner, medic, free('other-doom', kill(), { targets: [target()] })];
const hand = (...cards: readonly string[]) => cards.map((card) => ({ card, as: card }));
const open = (p1: object, p2: object = {}) =>
  riftboundTable({ p1: { hand: hand('doom', 'other-doom'), ...p1 }, p2: { ...p2 } }, CARDS);

rule('Riftbound 365.1', () => {
  it('replaces for as long as the passive ability applies', () => {
    const at = allPass(play(open({ board: hand('glass', 'soldier') }), 'doom').answer('p1', ['soldier']));
    expect([at.exists('glass'), at.marks('soldier')]).toEqual([false, { exhausted: true }]);
    expect(at.log.filter(({ kind }) => kind === 'killed').map(({ card }) => card)).toEqual(['glass']);
  });
  it('does no more when it has left', () => {
    const at = allPass(play(open({ board: hand('glass', 'soldier') }), 'doom').answer('p1', ['soldier']));
    allPass(play(at, 'other-doom').answer('p1', ['soldier']));
    expect(at.exists('soldier')).toBe(false);
  });
});

rule('Riftbound 365.2', () => {
  it('replaces what a triggered ability has prepared, once', () => {
    const at = play(open({ hand: hand('medic', 'doom', 'other-doom'), board: hand('soldier') }), 'medic');
    allPass(at);
    allPass(play(at, 'doom').answer('p1', ['soldier'])).expectNotHappened('killed');
    expect(at.cards('p1', 'hand')).toEqual(['other-doom', 'soldier']);
    const own = at.find('p1', 'board', 'medic');
    allPass(play(at, 'other-doom').answer('p1', [own])).expectHappened('killed', { object: own });
  });
  it('does not before the ability has resolved', () => {
    const at = play(open({ hand: hand('medic', 'doom'), board: hand('soldier') }), 'medic');
    allPass(play(at, 'doom').answer('p1', ['soldier'])).expectHappened('killed', { object: 'soldier' });
  });
});

rule('Riftbound 366', () => {
  it('steps in: what is replaced never happens, and nothing triggers for it', () => {
    const at = allPass(play(open({ board: hand('glass', 'soldier', 'mourner') }), 'doom').answer('p1', ['soldier']));
    at.expectDecision({ p1: 'turnAction' });
    expect(sizeOf(at, 'p1', 'hand')).toBe(1);
  });
  it('triggers where nothing replaces it', () => {
    const at = allPass(play(open({ board: hand('soldier', 'mourner') }), 'doom').answer('p1', ['soldier']));
    expect(chainOf(at)).toEqual(['mourner']);
  });
});

rule('Riftbound 366', () => {
  const ruin = free('ruin', sequence({ do: 'all', from: { is: ['unit'] }, as: 'all' }, { do: 'kill', objects: 'all' }));
  const ruined = (p1: JsonRecord, p2: JsonRecord = {}) =>
    riftboundTable({ p1: { hand: hand('ruin', 'medic'), ...p1 }, p2 }, [...CARDS, ruin]);
  const board = (...cards: readonly string[]) => ({ board: hand(...cards) });

  it.each(['soldier', 'hero'])('asks the player of the replacement which of two units it saves: %s', (saved) => {
    const at = allPass(play(ruined(board('glass', 'soldier', 'hero')), 'ruin')).expectDecision({ p1: 'replacedEvent' });
    at.expectLegal('p1', ['soldier', 'hero']).answer('p1', saved);
    expect(['glass', 'soldier', 'hero'].filter((card) => at.exists(card))).toEqual([saved]);
    expect(at.marks(saved)).toEqual({ exhausted: true });
  });
  it('does so for the unit of a lasting effect as well, which is used up', () => {
    const at = allPass(play(ruined(board('soldier', 'hero')), 'medic'));
    const medic = at.find('p1', 'board', 'medic');
    allPass(play(at, 'ruin')).expectDecision({ p1: 'replacedEvent' }).expectLegal('p1', ['soldier', 'hero', medic]);
    at.answer('p1', 'hero');
    expect([at.cards('p1', 'hand'), at.exists('soldier'), at.exists(medic)]).toEqual([['hero'], false, false]);
  });
  it('asks in the turn of an opponent, and only about its own units', () => {
    const at = allPass(
      play(ruined({ board: [{ card: 'soldier', as: 'foe' }] }, board('glass', 'soldier', 'hero')), 'ruin'),
    );
    at.expectDecision({ p2: 'replacedEvent' }).expectLegal('p2', ['soldier', 'hero']);
  });
  it('asks nobody where one unit is killed', () => {
    const at = allPass(play(ruined(board('glass', 'soldier')), 'ruin')).expectDecision({ p1: 'turnAction' });
    expect([at.exists('glass'), at.exists('soldier')]).toEqual([false, true]);
  });
});

rule('Riftbound 367', () => {
  it('changes what the card of an opponent does, which is carried out to its end', () => {
    const at = riftboundTable({ p1: { hand: hand('doom') }, p2: { board: hand('glass', 'soldier') } }, CARDS);
    allPass(play(at, 'doom').answer('p1', ['soldier']));
    expect(kindsOf(at)).toEqual(['resolving', 'killed', 'exhausted', 'played', 'trashed']);
    expect([at.cards('p1', 'trash'), at.cards('p2', 'trash'), at.exists('soldier')]).toEqual([
      ['doom'],
      ['glass'],
      true,
    ]);
  });
  it('leaves alone what it is not about', () => {
    const at = riftboundTable(
      { p1: { hand: hand('doom'), board: hand('soldier') }, p2: { board: hand('glass') } },
      CARDS,
    );
    expect(allPass(play(at, 'doom').answer('p1', ['soldier'])).exists('glass')).toBe(true);
  });
});

const grave = gear({
  id: 'grave',
  abilities: [{ ...instead('killed', { do: 'banish', objects: 'it' }, DEATH), name: 'grave' }],
});
const hook = gear({
  id: 'hook',
  abilities: [
    {
      ...instead(
        'killed',
        { do: 'return', objects: 'it' },
        { ...DEATH, where: { object: { object: { ...UNIT, of: 'opponents' as const } } } },
      ),
      name: 'hook',
    },
  ],
});

rule('Riftbound 368', () => {
  const table = () => {
    const p2 = { board: hand('hook'), hand: hand('doom') };
    const at = riftboundTable({ p1: { board: hand('grave', 'soldier'), hand: hand('other-doom') }, p2 }, [
      ...CARDS,
      grave,
      hook,
    ]);
    return allPass(play(at, 'other-doom').answer('p1', ['soldier']));
  };
  it('asks the owner of the unit, whoever has the effects', () => {
    const at = table().expectDecision({ p1: 'replacement' });
    expect(at.legal('p1')).toEqual([`${at.id('hook')}/hook`, `${at.id('grave')}/grave`].sort());
  });
  it('applies the one chosen, and the other no more', () => {
    const banished = table();
    banished.answer('p1', `${banished.id('grave')}/grave`);
    expect([banished.cards('p1', 'banishment'), banished.cards('p1', 'hand')]).toEqual([['soldier'], []]);
    const returned = table();
    returned.answer('p1', `${returned.id('hook')}/hook`);
    expect([returned.cards('p1', 'banishment'), returned.cards('p1', 'hand')]).toEqual([[], ['soldier']]);
  });
  it('asks nobody where one applies', () => {
    const at = riftboundTable({ p1: { board: hand('grave', 'soldier'), hand: hand('doom') } }, [...CARDS, grave]);
    expect(allPass(play(at, 'doom').answer('p1', ['soldier'])).cards('p1', 'banishment')).toEqual(['soldier']);
  });
});

rule('Riftbound 368.1', () => {
  const drain = (id: string, effect: Effect) =>
    gear({ id, abilities: [{ ...instead('drawn', effect, { where: { seat: { seat: 'opponents' } } }), name: id }] });
  const mute = drain('mute', { do: 'channel', count: 1 });
  const leak = drain('leak', { do: 'add', resource: 'energy', amount: 1 });
  it('asks the player who draws, in another’s turn and of another’s effects', () => {
    const gift = free('gift', draw(), {});
    const at = riftboundTable({ p1: { hand: hand('gift'), board: hand() }, p2: { board: hand('mute', 'leak') } }, [
      mute,
      leak,
      gift,
    ]);
    allPass(play(at, 'gift')).expectDecision({ p1: 'replacement' });
    at.answer('p1', `${at.id('mute')}/mute`)
      .expectNotHappened('drawn')
      .expectHappened('channelled', { seat: 'p2' });
  });
  it('asks nobody where one applies', () => {
    const gift = free('gift', draw(), {});
    const at = riftboundTable({ p1: { hand: hand('gift') }, p2: { board: hand('leak') } }, [leak, gift]);
    allPass(play(at, 'gift')).expectNotHappened('drawn').expectHappened('added', { seat: 'p2' });
  });
});

rule('Riftbound 383.3', () => {
  it('replaces the next time, once', () => {
    const shield = free('shield', saving);
    const at = riftboundTable(
      {
        p1: {
          hand: hand('shield', 'doom', 'other-doom'),
          board: [
            { card: 'soldier', as: 'one' },
            { card: 'soldier', as: 'two' },
          ],
        },
      },
      [...CARDS, shield],
    );
    allPass(play(at, 'shield'));
    allPass(play(at, 'doom').answer('p1', ['one'])).expectNotHappened('killed');
    allPass(play(at, 'other-doom').answer('p1', ['two'])).expectHappened('killed', { object: 'two' });
  });
  it('is over with the turn', () => {
    const shield = free('shield', saving);
    const at = riftboundTable({ p1: { hand: hand('shield', 'doom'), board: hand('soldier') } }, [...CARDS, shield]);
    allPass(play(at, 'shield'));
    endTurn(endTurn(at), 'p2');
    emptyChain(play(at, 'doom').answer('p1', ['soldier'])).expectHappened('killed', { object: 'soldier' });
  });
});
