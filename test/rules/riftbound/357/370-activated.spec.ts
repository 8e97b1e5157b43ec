import { expect, it } from 'vitest';
import {
  activated,
  draw,
  energy,
  EXHAUST,
  free,
  might,
  target,
  deal,
  UNIT,
  whenPlayed,
} from '../../../support/riftbound-abilities.js';
import { activate, allPass, chainOf, endTurn, kindsOf, PASS, play, sizeOf } from '../../../support/riftbound-play.js';
import { gear, riftboundTable, runes, spell, unit } from '../../../support/riftbound.js';
import { noCase, rule } from '../../../support/rule.js';

const tome = gear({ id: 'tome', abilities: [activated('read', [energy(2)], draw())] });
const spark = free('spark', draw());
const slow = spell({ id: 'slow', energy: 0, effect: draw() });
const TOME = { board: [{ card: 'tome', as: 'tome' }], runes: runes('fury', 4) };
const PAID = { 'fury-1': 'energy', 'fury-2': 'energy' };

const opened = (p1: object = {}, p2: object = {}) =>
  riftboundTable({ p1: { ...TOME, ...p1 }, p2: { ...p2 } }, [tome, spark, slow]);

rule('Riftbound 359', () => {
  const scholar = unit({
    id: 'scholar',
    energy: 0,
    abilities: [
      might(1, { while: { count: { zone: 'hand', of: 'you' }, is: { min: 2 } } }),
      whenPlayed(draw()),
      activated(
        'wake',
        [EXHAUST],
        { do: 'ready', objects: 'target' },
        { targets: [target({ zone: 'runes', of: 'you' })] },
      ),
    ],
  });
  const table = () =>
    riftboundTable(
      {
        p1: {
          hand: [{ card: 'scholar', as: 'scholar' }, 'soldier', 'soldier'],
          runes: runes('fury', 1, { exhausted: true }),
        },
      },
      [scholar],
    );
  it('has each ability work by itself: one triggers, one applies at once, one is activated later', () => {
    const at = play(table(), 'scholar');
    const id = at.find('p1', 'board', 'scholar');
    expect(chainOf(at)).toEqual(['scholar']);
    expect(at.facts(id).numbers).toMatchObject({ might: 3 });
    endTurn(endTurn(allPass(at)), 'p2');
    expect(at.legal('p1')).toContainEqual({ action: 'activate', source: id, ability: 'wake' });
  });
  it('does not have one wait for another: the unit is exhausted as it enters, and so is no cost', () => {
    const at = allPass(play(table(), 'scholar'));
    const id = at.find('p1', 'board', 'scholar');
    at.expectRefused('p1', { action: 'activate', source: id, ability: 'wake' }, 'cost.exhausted', '401.4');
  });
});

rule('Riftbound 370.2', () => {
  it('puts the ability on the chain, and does what it says when all have passed', () => {
    const at = activate(opened(), 'tome', 'read').answer('p1', PAID);
    expect([chainOf(at), sizeOf(at, 'p1', 'hand')]).toEqual([['tome'], 0]);
    at.answer('p1', PASS);
    expect(sizeOf(at, 'p1', 'hand')).toBe(0);
    expect(sizeOf(at.answer('p2', PASS), 'p1', 'hand')).toBe(1);
  });
  it('puts nothing there where resources are added', () => {
    const at = opened().answer('p1', { action: 'use-rune', rune: 'fury-1', by: 'exhaust' });
    expect(chainOf(at)).toEqual([]);
  });
});

rule('Riftbound 370.2.a', () => {
  it('begins by saying which ability of which object it is', () => {
    activate(opened(), 'tome', 'read')
      .answer('p1', PAID)
      .expectHappened('abilityUsed', { object: 'tome', ability: 'read', cites: '370.2.a' });
  });
  it('refuses what names no object, no ability, or one that the object does not have', () => {
    const at = opened();
    at.expectRefused('p1', { action: 'activate', ability: 'read' }, 'answer.shape', '370.2.a');
    at.expectRefused('p1', { action: 'activate', source: 'tome' }, 'answer.unknown-option', '370.2.a');
    const unknown = { action: 'activate', source: 'tome', ability: 'eat' };
    at.expectRefused('p1', unknown, 'answer.unknown-option', '370.2.a');
    expect(at.refused('p1', unknown).message).toBe('Its activated abilities: read.');
  });
});

rule('Riftbound 370.2.a.1', () => {
  it('closes the state with an item that has no card, its source being where it was', () => {
    const at = opened({ hand: [{ card: 'slow', as: 'slow' }] });
    activate(at, 'tome', 'read').answer('p1', PAID);
    const [item = ''] = at.state.zones['chain'] ?? [];
    expect(at.state.objects[item]).toMatchObject({ cards: [], definition: 'tome', controller: 'p1' });
    expect(at.exists('tome')).toBe(true);
    at.expectRefused('p1', { action: 'play', card: 'slow' }, 'moment.closed', '309.1.a');
  });
  it('leaves the state open while nothing has been announced', () => {
    const at = opened({ hand: [{ card: 'slow', as: 'slow' }] });
    expect(at.legal('p1')).toContainEqual({ action: 'play', card: at.id('slow') });
  });
});

rule('Riftbound 370.2.b', () => {
  noCase('outside', 'There is no activated ability that uses the chain otherwise.');
  it('is announced, paid, finalized, passed, resolved, in this order', () => {
    const at = activate(opened(), 'tome', 'read').answer('p1', PAID);
    expect(kindsOf(at)).toEqual(['abilityUsed', 'exhausted', 'exhausted', 'added', 'spent', 'finalized']);
    at.answer('p1', PASS);
    expect(kindsOf(at)).toEqual([]);
    at.answer('p2', PASS);
    expect(kindsOf(at)).toEqual(['resolving', 'drawn', 'abilityTaken']);
  });
});

rule('Riftbound 370.2.b.1', () => {
  it('is finalized in the end', () => {
    const at = activate(opened(), 'tome', 'read').answer('p1', PAID);
    const [item = ''] = at.state.zones['chain'] ?? [];
    expect(at.state.objects[item]?.marks).toEqual({ finalized: true });
  });
  it('leaves nothing behind where it cannot be paid for', () => {
    const at = opened({ runes: runes('fury', 1) });
    const before = at.rules.stateHash(at.state);
    at.expectRefused('p1', { action: 'activate', source: 'tome', ability: 'read' }, 'cost.not-payable', '392.1');
    expect([chainOf(at), at.rules.stateHash(at.state)]).toEqual([[], before]);
  });
});

rule('Riftbound 370.2.b.2', () => {
  it('lets an opponent respond, whose card resolves first', () => {
    const at = opened({}, { hand: [{ card: 'spark', as: 'spark' }] });
    activate(at, 'tome', 'read').answer('p1', PAID).answer('p1', PASS);
    play(at, 'spark', 'p2');
    expect(chainOf(at)).toEqual(['tome', 'spark']);
    allPass(at).expectHappened('drawn', { seat: 'p2' }).expectNotHappened('abilityTaken');
    allPass(at).expectHappened('drawn', { seat: 'p1' });
  });
  it('refuses what is no Reaction', () => {
    const at = opened({}, { hand: [{ card: 'slow', as: 'slow' }] });
    activate(at, 'tome', 'read').answer('p1', PAID).answer('p1', PASS);
    at.expectRefused('p2', { action: 'play', card: 'slow' }, 'moment.closed', '309.1.a');
  });
});

rule('Riftbound 370.2.b.3', () => {
  it('carries it out when nobody does more', () => {
    const at = allPass(activate(opened(), 'tome', 'read').answer('p1', PAID));
    expect([chainOf(at), sizeOf(at, 'p1', 'hand')]).toEqual([[], 1]);
  });
  it('waits as long as somebody has not passed since something was added', () => {
    const at = opened({}, { hand: [{ card: 'spark', as: 'spark' }] });
    activate(at, 'tome', 'read').answer('p1', PAID).answer('p1', PASS);
    play(at, 'spark', 'p2').answer('p2', PASS);
    expect(chainOf(at)).toEqual(['tome', 'spark']);
  });
});

rule('Riftbound 371', () => {
  it('refuses the ability of what another controls', () => {
    const at = riftboundTable({ p2: TOME }, [tome]);
    at.expectRefused('p1', { action: 'activate', source: 'tome', ability: 'read' }, 'answer.unknown-option', '371');
  });
  it('lets its player leave it: the turn ends without', () => {
    const at = endTurn(opened());
    expect([at.state.turn.active, sizeOf(at, 'p1', 'hand')]).toEqual(['p2', 0]);
  });
});

rule('Riftbound 373', () => {
  const scribe = unit({ id: 'scribe', energy: 0, abilities: [activated('write', [energy(1)], draw())] });
  it('is offered of a unit on the board', () => {
    const at = riftboundTable({ p1: { board: [{ card: 'scribe', as: 'scribe' }], runes: runes('fury', 1) } }, [scribe]);
    expect(at.legal('p1')).toContainEqual({ action: 'activate', source: at.id('scribe'), ability: 'write' });
  });
  it('is not of one in hand', () => {
    const at = riftboundTable({ p1: { hand: [{ card: 'scribe', as: 'scribe' }], runes: runes('fury', 1) } }, [scribe]);
    at.expectRefused('p1', { action: 'activate', source: 'scribe', ability: 'write' }, 'answer.unknown-option', '373');
  });
});

rule('Riftbound 374', () => {
  it('is offered in the turn of its player, while the state is open', () => {
    const at = opened();
    expect(at.legal('p1')).toContainEqual({ action: 'activate', source: at.id('tome'), ability: 'read' });
  });
  it('is refused while anything is on the chain', () => {
    const at = play(opened({ hand: [{ card: 'spark', as: 'spark' }] }), 'spark');
    at.expectRefused('p1', { action: 'activate', source: 'tome', ability: 'read' }, 'moment.closed', '374');
  });
  it('is not asked for in the turn of another', () => {
    const at = endTurn(opened());
    at.expectDecision({ p2: 'turnAction' });
    expect(at.refused('p1', { action: 'activate', source: 'tome', ability: 'read' }).code).toBe('decision.none');
  });
  it('is offered while it is a Reaction', () => {
    const quick = gear({ id: 'quick', abilities: [activated('flash', [EXHAUST], draw(), { timing: 'reaction' })] });
    const at = riftboundTable(
      { p1: { hand: [{ card: 'spark', as: 'spark' }] }, p2: { board: [{ card: 'quick', as: 'quick' }] } },
      [quick, spark],
    );
    play(at, 'spark').answer('p1', PASS);
    expect(at.legal('p2')).toContainEqual({ action: 'activate', source: at.id('quick'), ability: 'flash' });
  });
});

rule('Riftbound 361.3.a', () => {
  const miser = unit({
    id: 'miser',
    abilities: [might(2, { while: { count: { zone: 'hand', of: 'you' }, is: { min: 1 } } })],
  });
  it('applies while its condition holds, and stops at that moment, without the chain', () => {
    const at = riftboundTable(
      { p1: { hand: [{ card: 'spark', as: 'spark' }], board: [{ card: 'miser', as: 'miser' }] } },
      [miser, free('spark', deal(0), { targets: [target()] })],
    );
    expect(at.facts('miser').numbers).toMatchObject({ might: 4 });
    play(at, 'spark').answer('p1', ['miser']);
    expect(at.facts('miser').numbers).toMatchObject({ might: 2 });
    expect(chainOf(at)).toEqual(['spark']);
  });
  it('does not apply where the condition never held', () => {
    const at = riftboundTable({ p1: { board: [{ card: 'miser', as: 'miser' }] } }, [miser]);
    expect(at.facts('miser').numbers).toMatchObject({ might: 2 });
  });
});

rule('Riftbound 362.1', () => {
  const captain = unit({ id: 'captain', abilities: [might(1, { affects: { ...UNIT, of: 'you', other: true } })] });
  const doom = free('doom', { do: 'kill', objects: 'target' }, { targets: [target()] });
  const table = (p1: object) =>
    riftboundTable(
      { p1: { board: [{ card: 'soldier', as: 'soldier' }], hand: [{ card: 'doom', as: 'doom' }], ...p1 } },
      [captain, doom],
    );
  it('applies while the unit is on the board, and no more when it is in the trash', () => {
    const board = [
      { card: 'soldier', as: 'soldier' },
      { card: 'captain', as: 'captain' },
    ];
    const at = table({ board });
    expect(at.facts('soldier').numbers).toMatchObject({ might: 3 });
    allPass(play(at, 'doom').answer('p1', ['captain']));
    expect(at.cards('p1', 'trash')).toEqual(['captain', 'doom']);
    expect(at.facts('soldier').numbers).toMatchObject({ might: 2 });
  });
  it('does not from hand or trash', () => {
    const at = table({ hand: ['captain'], trash: ['captain'] });
    expect(at.facts('soldier').numbers).toMatchObject({ might: 2 });
  });
});

rule('Riftbound 363.1', () => {
  const ambush = free('ambush', draw(), { playWhile: { turn: 'opponents' } });
  it('applies in hand: the card is played in the turn of an opponent', () => {
    const at = riftboundTable(
      { p1: { hand: [{ card: 'spark', as: 'spark' }] }, p2: { hand: [{ card: 'ambush', as: 'ambush' }] } },
      [ambush, spark],
    );
    play(at, 'spark').answer('p1', PASS);
    expect(at.legal('p2')).toContainEqual({ action: 'play', card: at.id('ambush') });
  });
  it('keeps it from being played in its player’s own turn', () => {
    const at = riftboundTable({ p1: { hand: [{ card: 'ambush', as: 'ambush' }] } }, [ambush]);
    expect(at.legal('p1')).toEqual([{ action: 'end-turn' }]);
    at.expectRefused('p1', { action: 'play', card: 'ambush' }, 'play.condition', '363.1');
  });
});

rule('Riftbound 363.2', () => {
  const giant = spell({
    id: 'giant',
    energy: 5,
    effect: draw(),
    abilities: [{ kind: 'cost', name: 'cheap', for: 'energy', add: { count: { ...UNIT, of: 'you' }, times: -2 } }],
  });
  const at = (board: readonly string[]) =>
    riftboundTable({ p1: { hand: [{ card: 'giant', as: 'giant' }], board, runes: runes('fury', 4) } }, [giant]);
  it('changes what the card costs as it is played', () => {
    play(at(['soldier', 'soldier']), 'giant').expectLegal('p1', [{ 'fury-1': 'energy' }]);
    expect(chainOf(play(at(['soldier', 'soldier', 'soldier']), 'giant')), 'never below 0').toEqual(['giant']);
  });
  it('does not where there is nothing to count', () => {
    at([]).expectRefused('p1', { action: 'play', card: 'giant' }, 'cost.not-payable', '353.4');
  });
});

rule('Riftbound 363.2.a', () => {
  const late = unit({
    id: 'late',
    energy: 2,
    supertype: 'champion',
    abilities: [
      {
        kind: 'cost',
        name: 'cheap',
        for: 'energy',
        while: { count: { ...UNIT, of: 'opponents' }, is: { min: 1 } },
        add: -2,
      },
    ],
  });
  it.each(['hand', 'champion'])('applies wherever it can be played from: %s', (zone) => {
    const at = riftboundTable({ p1: { [zone]: [{ card: 'late', as: 'late' }] }, p2: { board: ['soldier'] } }, [late]);
    play(at, 'late').expectHappened('entered', { seat: 'p1', card: 'late' });
  });
  it('applies nowhere without its condition', () => {
    const at = riftboundTable({ p1: { champion: [{ card: 'late', as: 'late' }] } }, [late]);
    at.expectRefused('p1', { action: 'play', card: 'late' }, 'cost.not-payable');
  });
});
