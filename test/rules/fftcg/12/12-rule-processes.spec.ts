import { expect, it } from 'vitest';
import { backup, bothPass, fftcgTable, forward, summon } from '../../../support/fftcg.js';
import { activated, deal, draw, each, instead, power, target, whenever } from '../../../support/fftcg-abilities.js';
import type { Table } from '../../../support/table.js';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { rule } from '../../../support/rule.js';

const firm = {
  kind: 'prohibition' as const,
  name: 'firm',
  on: { event: 'broken', where: { object: { object: { self: true } } } },
};
/** Deals damage, and hears what it has broken. */
const shooter = (id: string, amount: number) =>
  forward({
    id,
    abilities: [
      activated('shoot', deal(amount), {
        costs: [{ pay: 'dull' }],
        targets: [target({ is: ['forward'], of: 'opponents' })],
      }),
      whenever('broken', draw(), { on: [{ event: 'broken', where: { by: { object: { self: true } } } }] }),
    ],
  });
const cards = [
  shooter('archer', 2000),
  shooter('slinger', 3000),
  forward({ id: 'plain', abilities: [whenever('broken', draw())] }),
  forward({ id: 'other', abilities: [whenever('broken', draw())] }),
  forward({ id: 'firm', abilities: [firm] }),
  forward({ id: 'light', elements: ['light'] }),
  forward({ id: 'dark', elements: ['dark'] }),
  forward({ id: 'crowd', generic: true }),
  backup({ id: 'cook' }),
  backup({ id: 'moored', abilities: [{ ...firm, on: { ...firm.on, event: 'putInto' } }] }),
  backup({ id: 'haunt', abilities: [instead('putInto', { object: { object: { self: true } } }, { with: 'nothing' })] }),
  summon({ id: 'storm', cost: 0, effect: each({ is: ['forward'] }, deal(5000, 'all')) }),
  summon({
    id: 'wither',
    cost: 0,
    effect: each(
      { is: ['forward'] },
      {
        do: 'modify',
        objects: 'all',
        changes: [{ change: 'number', name: 'power', add: -5000 }],
        until: 'endOfTurn',
      },
    ),
  }),
  summon({ id: 'shove', cost: 0, targets: [target()], effect: { do: 'put', objects: 'target', zone: 'break' } }),
  summon({ id: 'study', cost: 0, effect: draw(2) }),
  summon({ id: 'bolt', cost: 0, effect: { do: 'damage-player', count: 2, who: 'opponent' } }),
];
const own = (card: string | JsonRecord): JsonRecord => (typeof card === 'string' ? { card, as: card } : card);
const field = (...names: readonly (string | JsonRecord)[]): JsonRecord => ({ field: names.map(own) });
const hand = (...names: readonly string[]): JsonRecord => ({ hand: names.map(own) });
const table = (mine: JsonRecord, theirs: JsonRecord = {}): Table => fftcgTable({ p1: mine, p2: theirs }, cards);
/** Casts a Summon that costs nothing and lets it resolve. */
const cast = (at: Table, card: string): Table => bothPass(at.answer('p1', { action: 'cast-summon', card }));
const FIVE = ['b1', 'b2', 'b3', 'b4', 'b5'].map((as) => ({ card: 'cook', as }));

rule('FF-TCG 12.2', () => {
  it('is done by no player: what goes to the Break Zone by it goes by nobody', () => {
    const at = cast(table({ ...field('plain'), ...hand('wither') }), 'wither');
    const [entry] = at.log.filter(({ kind, card }) => kind === 'putInto' && card === 'plain');
    expect(entry?.cites.map(({ rule: number }) => number)).toContain('12.2');
    expect(entry).not.toHaveProperty('by');
  });

  it('is asked of nobody, and takes what either player controls', () => {
    const at = cast(table({ ...field('plain'), ...hand('wither') }, field('other')), 'wither');
    expect(
      at.log.filter(({ kind, cites }) => kind === 'putInto' && cites.some(({ rule: n }) => n === '12.2')),
    ).toMatchObject([
      { seat: 'p1', card: 'plain' },
      { seat: 'p2', card: 'other' },
    ]);
  });
});

rule('FF-TCG 12.3', () => {
  it('carries out all that apply as one event, then stacks what it triggers, then gives priority', () => {
    const at = cast(table({ ...field('plain', 'other'), ...hand('storm') }), 'storm');
    expect(at.log.filter(({ kind }) => kind === 'broken')).toHaveLength(2);
    at.expectNotHappened('abilityPlaced').expectDecision({ p1: 'triggerOrder' });
    at.answer('p1', at.legal('p1')[0] ?? []);
    at.expectLog([{ kind: 'abilityPlaced', cites: '11.8.7' }, { kind: 'abilityPlaced' }]).expectDecision({
      p1: 'priority',
    });
  });

  it('looks at them before anybody has priority, wherever they come from', () => {
    table(field('light', 'dark')).expectHappened('putInto', { object: 'light', cites: '12.3' });
  });

  it('finds nothing to do where none applies: the End Phase is over when both have passed', () => {
    const turn = { number: 3, active: 'p1', phase: 'main2' };
    const at = bothPass(fftcgTable({ p1: field('plain', ...FIVE) }, cards, { turn }));
    expect(at.state.turn.phase).toBe('end');
    expect(bothPass(at).state.turn).toMatchObject({ number: 4, phase: 'main1' });
  });
});

rule('FF-TCG 12.4.4', () => {
  it('puts a Forward without power into the Break Zone without a break', () => {
    const at = cast(table({ ...field('plain', 'firm', 'cook'), ...hand('wither') }), 'wither');
    at.expectHappened('putInto', { object: 'plain', cites: '12.4.4' });
    at.expectHappened('putInto', { object: 'firm', zone: 'break' });
    at.expectNotHappened('broken').expectNotHappened('abilityPlaced');
    expect(at.exists('cook')).toBe(true);
  });

  it('leaves one with power on the field, however little', () => {
    const tall = forward({ id: 'tall', power: 5001 });
    const p1 = { ...field('tall', 'plain'), ...hand('wither') };
    const at = cast(fftcgTable({ p1 }, [...cards, tall]), 'wither');
    expect([at.cards('p1', 'field'), at.facts('tall').numbers['power']]).toEqual([['tall'], 1]);
  });
});

rule('FF-TCG 12.4.5', () => {
  it('breaks a Forward with as much damage as power; one that cannot be broken stays', () => {
    const at = cast(table({ ...field('plain', 'firm'), ...hand('storm') }), 'storm');
    at.expectHappened('broken', { object: 'plain', cites: '12.4.5' });
    expect(at.marks('firm')).toEqual({ damage: 5000 });
    at.expectDecision({ p1: 'priority' });
  });

  it('credits all whose damage it was, each of which has broken it', () => {
    const at = table(field('archer', 'slinger'), field('plain'));
    for (const source of ['archer', 'slinger']) {
      bothPass(at.answer('p1', { action: 'use-ability', source, ability: 'shoot' }).answer('p1', ['plain']));
    }
    at.expectHappened('broken', { object: 'plain', by: [at.id('archer'), at.id('slinger')] });
    at.expectDecision({ p1: 'triggerOrder' });
  });

  it('breaks at power 1000, and not below it, where only power 0 makes a Forward leave', () => {
    const left = (lost: number) => {
      const shrink = { do: 'modify', objects: 'target', until: 'endOfTurn', changes: [power(-lost)] } as const;
      const spell = summon({ id: 'shrink', cost: 0, targets: [target()], effect: shrink });
      const p1 = { hand: [{ card: 'shrink', as: 'shrink' }], field: [{ card: 'weak', as: 'weak', damage: 1000 }] };
      const at = fftcgTable({ p1 }, [spell, forward({ id: 'weak', power: 3000 })]);
      bothPass(at.answer('p1', { action: 'cast-summon', card: 'shrink' }).answer('p1', ['weak']));
      return at.log.flatMap(({ kind, card, cites }) => (card === 'weak' ? [[kind, cites[0]?.rule]] : []));
    };
    expect([left(2000), left(2500), left(3000)]).toEqual([[['broken', '12.4.5']], [], [['putInto', '12.4.4']]]);
  });

  it('does not with less', () => {
    const at = table(field({ card: 'plain', as: 'plain', damage: 4000 }));
    at.expectNotHappened('broken');
    expect(at.marks('plain')).toEqual({ damage: 4000 });
  });

  it('does not keep one from leaving by another process that may not be broken', () => {
    const twins = ['first', 'second'].map((as) => ({ card: 'firm', as, damage: 5000 }));
    const at = table({ field: twins }).expectNotHappened('broken');
    expect(at.log.map(({ kind, object, cites }) => [kind, object, cites[0]?.rule])).toEqual(
      ['first', 'second'].map((as) => ['putInto', at.id(as), '12.4.6']),
    );
  });

  it('names the controller of the Forward', () => {
    const at = cast(table({ ...field('plain'), ...hand('storm') }, field('other')), 'storm');
    expect(at.log.flatMap(({ kind, card, seat }) => (kind === 'broken' ? [[card, seat]] : []))).toEqual([
      ['plain', 'p1'],
      ['other', 'p2'],
    ]);
  });
});

rule('FF-TCG 12.4.6', () => {
  it('takes all cards of one name without the generic icon', () => {
    const at = table(
      field({ card: 'plain', as: 'first' }, { card: 'plain', as: 'second' }, { card: 'crowd', as: 'third' }, 'crowd'),
    );
    at.expectHappened('putInto', { object: 'first', cites: '12.4.6' }).expectHappened('putInto', { object: 'second' });
    expect(at.cards('p1', 'field')).toEqual(['crowd', 'crowd']);
  });

  it('counts for each player alone', () => {
    table(field('plain'), field({ card: 'plain', as: 'theirs' })).expectNotHappened('putInto');
  });

  it('takes a card that shares one of several names', () => {
    const alias = { kind: 'static', name: 'alias', changes: [{ change: 'name', name: 'other' }] } as const;
    const spy = forward({ id: 'spy', abilities: [alias] });
    const at = fftcgTable({ p1: field('spy', 'other', 'plain') }, [...cards, spy]);
    expect([at.cards('p1', 'field'), at.cards('p1', 'break')]).toEqual([['plain'], ['spy', 'other']]);
  });
});

rule('FF-TCG 12.4.7', () => {
  it('takes all Light and Dark cards of a player who has two', () => {
    const at = table(field('light', 'dark', 'plain'));
    at.expectHappened('putInto', { object: 'light', cites: '12.4.7' }).expectHappened('putInto', { object: 'dark' });
    expect(at.cards('p1', 'field')).toEqual(['plain']);
    table(field('light'), field('dark')).expectNotHappened('putInto');
  });

  it('takes two Light cards as well, and leaves one of them alone', () => {
    const sun = backup({ id: 'sun', elements: ['light'] });
    const at = fftcgTable({ p1: field('light', 'sun', 'plain') }, [...cards, sun]);
    at.expectHappened('putInto', { object: 'light', cites: '12.4.7' }).expectHappened('putInto', { object: 'sun' });
    expect(at.cards('p1', 'break')).toEqual(['light', 'sun']);
    table(field('dark', 'plain', 'cook')).expectNotHappened('putInto');
  });
});

rule('FF-TCG 12.4.8', () => {
  it('has the player keep five Backups of the player’s choice', () => {
    const at = table(field(...FIVE, { card: 'cook', as: 'b6' }, { card: 'cook', as: 'b7' }));
    at.expectDecision({ p1: 'keepBackups' });
    expect(at.legal('p1').length).toBeGreaterThan(0);
    at.answer('p1', ['b1', 'b3', 'b5', 'b6', 'b7']);
    at.expectLog([
      { kind: 'putInto', object: 'b2', cites: '12.4.8' },
      { kind: 'putInto', object: 'b4', cites: '12.4.8' },
    ]);
  });

  it('asks nobody with five', () => {
    table(field(...FIVE)).expectDecision({ p1: 'priority' });
  });

  it('takes those that an effect keeps on the field for some of the five', () => {
    const at = table(field(...FIVE, 'moored')).expectDecision({ p1: 'keepBackups' });
    at.refused('p1', ['moored', 'b1', 'b2', 'b3', 'b4']);
    at.refused('p1', ['b1', 'b2', 'b3', 'b4', 'b5']);
    at.answer('p1', ['b1', 'b2', 'b3', 'b5']).expectLog([{ kind: 'putInto', object: 'b4', cites: '12.4.8' }]);
    at.expectDecision({ p1: 'priority' });
  });

  it('lets all others leave where five cannot, and nobody where none can', () => {
    const five = ['m1', 'm2', 'm3', 'm4', 'm5'].map((as) => ({ card: 'moored', as }));
    const at = table(field(...five, ...FIVE.slice(0, 2))).expectDecision({ p1: 'priority' });
    expect(at.cards('p1', 'field')).toEqual(five.map(({ card }) => card));
    table(field(...five, 'moored'))
      .expectDecision({ p1: 'priority' })
      .expectNotHappened('putInto');
  });

  it('asks once, and goes on, where an effect replaces the leaving by nothing', () => {
    const at = table(field(...FIVE, 'haunt')).expectDecision({ p1: 'keepBackups' });
    at.answer('p1', ['b1', 'b2', 'b3', 'b4', 'b5']).expectDecision({ p1: 'priority' });
    expect(at.cards('p1', 'field')).toHaveLength(6);
  });

  it('asks for one where four cannot leave, and both players where both have too many', () => {
    const four = ['m1', 'm2', 'm3', 'm4'].map((as) => ({ card: 'moored', as }));
    table(field(...four, ...FIVE.slice(0, 2)))
      .expectDecision({ p1: 'keepBackups' })
      .expectLegal('p1', [['b1']]);
    const theirs = ['t1', 't2', 't3', 't4', 't5', 't6'].map((as) => ({ card: 'cook', as }));
    const at = table(field(...FIVE, { card: 'cook', as: 'b6' }), field(...theirs)).expectDecision({
      p1: 'keepBackups',
    });
    at.answer('p1', ['b1', 'b2', 'b3', 'b4', 'b6']).expectNotHappened('putInto').expectDecision({ p2: 'keepBackups' });
    at.answer('p2', ['t2', 't3', 't4', 't5', 't6']).expectLog([
      { kind: 'putInto', object: 'b5', cites: '12.4.8' },
      { kind: 'putInto', object: 't1', cites: '12.4.8' },
    ]);
  });
  it('counts Backups alone', () => {
    table(field(...FIVE, 'plain', 'crowd'))
      .expectDecision({ p1: 'priority' })
      .expectNotHappened('putInto');
  });
});

rule('FF-TCG 12.4.1', () => {
  it('has a player with seven damage lose', () => {
    const at = cast(table(hand('bolt'), { damage: 5 }), 'bolt');
    expect(at.state.outcome).toMatchObject({ winners: ['p1'], losers: ['p2'], reason: 'damage' });
    at.expectHappened('gameEnded', { cites: '12.4.1' });
  });

  it('goes on with six', () => {
    const at = cast(table(hand('bolt'), { damage: 4 }), 'bolt').expectDecision({ p1: 'priority' });
    expect([at.state.outcome, at.cards('p2', 'damage').length]).toEqual([null, 6]);
  });
});

rule('FF-TCG 12.4.2', () => {
  it('has a player lose who had to draw from an empty deck, not who drew the last card', () => {
    const last = cast(table({ ...hand('study'), deck: 2 }), 'study');
    expect(last.state.outcome).toBeNull();
    const at = cast(table({ ...hand('study'), deck: 1 }), 'study');
    expect(at.state.outcome).toMatchObject({ winners: ['p2'], reason: 'empty deck' });
    at.expectHappened('gameEnded', { cites: '12.4.2' });
  });

  it('lets nobody lose by an empty deck alone', () => {
    const at = bothPass(table({ deck: 0 }, { deck: 0 }));
    expect([at.state.outcome, at.state.turn.phase]).toEqual([null, 'attack']);
  });
});

rule('FF-TCG 12.4.3', () => {
  it('has a player lose who takes more damage than there are cards in the deck', () => {
    const last = cast(table(hand('bolt'), { deck: 2 }), 'bolt');
    expect(last.state.outcome).toBeNull();
    const at = cast(table(hand('bolt'), { deck: 1 }), 'bolt');
    expect(at.cards('p2', 'damage')).toHaveLength(1);
    at.expectHappened('gameEnded', { cites: '12.4.3' });
  });

  it('lets nobody lose to whom no damage is dealt, or less than the deck has', () => {
    const at = cast(table(hand('bolt'), { deck: 3 }), 'bolt');
    expect([at.state.outcome, at.cards('p2', 'deck').length]).toEqual([null, 1]);
    expect(cast(table({ ...hand('bolt'), deck: 0 }), 'bolt').state.outcome).toBeNull();
  });
});

rule('FF-TCG 12.3', () => {
  it('counts what an effect replaces by nothing as done, and checks again before priority', () => {
    const ghost = forward({
      id: 'ghost',
      abilities: [instead('broken', { object: { object: { self: true } } }, { with: 'nothing' })],
    });
    const p1 = { field: [{ card: 'ghost', as: 'ghost', damage: 9000 }] };
    const at = fftcgTable({ p1 }, [ghost]).expectDecision({ p1: 'priority' });
    expect(at.exists('ghost')).toBe(true);
    bothPass(at).expectNotHappened('broken');
    expect(at.exists('ghost')).toBe(true);
  });

  it('takes a card once where two apply to it, by the first of them', () => {
    const twins = ['first', 'second'].map((as) => ({ card: 'plain', as }));
    const weak = { ...hand('wither'), field: [twins[0] ?? {}, own('other')] };
    const at = fftcgTable({ p1: weak, p2: { field: [{ card: 'light', as: 'sun' }] } }, cards);
    cast(at, 'wither');
    expect(at.log.filter(({ kind, card }) => kind === 'putInto' && card !== 'wither').map(({ card }) => card)).toEqual([
      'plain',
      'other',
      'light',
    ]);
    const both = fftcgTable({ p1: { field: [own('dusk'), own('dawn')] } }, [
      forward({ id: 'dusk', power: 0, elements: ['dark'] }),
      forward({ id: 'dawn', power: 0, elements: ['light'] }),
    ]);
    const left = both.log.filter(({ kind }) => kind === 'putInto');
    expect(left.map(({ card, cites }) => [card, cites[0]?.rule])).toEqual([
      ['dusk', '12.4.4'],
      ['dawn', '12.4.4'],
    ]);
  });
});
