import { expect, it } from 'vitest';
import { bothPass, fftcgTable, forward, PASS, summon } from '../../../support/fftcg.js';
import { activated, deal, draw, instead, target, whenever } from '../../../support/fftcg-abilities.js';
import type { Table } from '../../../support/table.js';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { rule } from '../../../support/rule.js';

const atPhase = (name: string, phase: string) => ({
  kind: 'triggered' as const,
  name,
  on: [{ event: 'phaseBegan', where: { seat: { seat: 'you' as const }, phase: { equals: phase } } }],
  effect: draw(),
});
const cards = [
  forward({ id: 'plain' }),
  forward({ id: 'gift', cost: 0 }),
  forward({ id: 'dawn', abilities: [whenever('activated', draw())] }),
  forward({
    id: 'reader',
    abilities: [
      whenever('drawn', draw(), {
        name: 'reads',
        on: [{ event: 'drawn', where: { seat: { seat: 'you' } } }],
        oncePerTurn: true,
      }),
    ],
  }),
  forward({ id: 'opener', abilities: [atPhase('opens', 'main1')] }),
  forward({ id: 'dusk', abilities: [atPhase('ends', 'end')] }),
  forward({
    id: 'miser',
    abilities: [{ kind: 'static', name: 'miser', changes: [{ change: 'number', name: 'handLimit', add: 2 }] }],
  }),
  forward({
    id: 'sour',
    abilities: [
      whenever(
        'discarded',
        { do: 'sequence', of: [{ do: 'all', from: { is: ['forward'] }, as: 'all' }, deal(2000, 'all')] },
        {
          on: [{ event: 'discarded', where: { seat: { seat: 'you' } } }],
        },
      ),
    ],
  }),
  forward({ id: 'sage', abilities: [activated('muse', draw(), { costs: [{ pay: 'dull' }] })] }),
  summon({ id: 'hour', cost: 0, effect: { do: 'extra-main-phase' } }),
  summon({
    id: 'bless',
    cost: 0,
    targets: [target()],
    effect: {
      do: 'modify',
      objects: 'target',
      changes: [{ change: 'number', name: 'power', add: 2000 }],
      until: 'endOfTurn',
    },
  }),
];
const own = (card: string | JsonRecord): JsonRecord => (typeof card === 'string' ? { card, as: card } : card);
const table = (mine: JsonRecord, theirs: JsonRecord = {}, position: JsonRecord = {}): Table =>
  fftcgTable({ p1: mine, p2: theirs }, cards, position);
const field = (...names: readonly (string | JsonRecord)[]): JsonRecord => ({ field: names.map(own) });
/** From Main Phase 2 to the End Phase. */
const inMain2 = { turn: { number: 3, active: 'p1', phase: 'main2' } };
const cite = (at: Table): readonly string[] =>
  at.state.pending.flatMap(({ cites }) => cites.map(({ rule: number }) => number));
const HOUR: JsonRecord = { action: 'cast-summon', card: 'hour' };

rule('FF-TCG 9.1.1.1', () => {
  it('activates all dull cards of the turn player, and none of the opponent', () => {
    const at = table(
      field({ card: 'plain', as: 'mine', dull: true }),
      field({ card: 'plain', as: 'theirs', dull: true }, { card: 'sage', as: 'sage', dull: true }),
      inMain2,
    );
    bothPass(bothPass(at));
    at.expectHappened('activated', { object: 'theirs', cites: '9.1.1.1' });
    expect([at.marks('theirs'), at.marks('sage'), at.marks('mine')]).toEqual([{}, {}, { dull: true }]);
  });

  it('does nothing to what is active', () => {
    const at = table({}, field({ card: 'plain', as: 'tired', dull: true }, 'dawn', 'sage'), inMain2);
    bothPass(bothPass(at));
    expect(at.log.flatMap(({ kind, object }) => (kind === 'activated' ? [object] : []))).toEqual([at.id('tired')]);
    expect(at.state.zones['stack']).toEqual([]);
  });
});

rule('FF-TCG 9.1.1.2', () => {
  it('gives nobody priority: what triggers there is put on the stack in Main Phase 1', () => {
    const at = table({}, field({ card: 'dawn', as: 'dawn', dull: true }), inMain2);
    bothPass(bothPass(at));
    const kinds = at.log
      .filter(({ kind }) => ['activated', 'drawn', 'abilityPlaced'].includes(kind))
      .map(({ kind }) => kind);
    expect(kinds).toEqual(['activated', 'drawn', 'drawn', 'abilityPlaced']);
    expect(at.state.turn).toEqual({ number: 4, active: 'p2', phase: 'main1' });
    at.expectHappened('turnChanged', { cites: '9.1.1.2' });
  });

  it('asks nobody anything before Main Phase 1 where nothing triggers', () => {
    const at = bothPass(bothPass(table({}, field({ card: 'plain', as: 'plain', dull: true }), inMain2)));
    expect(at.log.flatMap(({ kind, phase }) => (kind === 'turnChanged' ? [phase] : []))).toEqual([
      'active',
      'draw',
      'main1',
    ]);
    at.expectNotHappened('abilityPlaced').expectDecision({ p2: 'priority' });
  });
});

rule('FF-TCG 9.2.1.1', () => {
  it('draws two cards', () => {
    const at = bothPass(bothPass(table({}, {}, inMain2)));
    expect(at.log.filter(({ kind }) => kind === 'drawn')).toHaveLength(2);
    at.expectHappened('drawn', { seat: 'p2', cites: '9.2.1.1' });
  });

  it('has a player with only one card left lose by the second', () => {
    const at = bothPass(bothPass(table({}, { deck: 1 }, inMain2)));
    expect(at.log.flatMap(({ kind, seat }) => (kind === 'drawn' ? [seat] : []))).toEqual(['p2']);
    expect(at.state.outcome).toMatchObject({ losers: ['p2'], reason: 'empty deck' });
  });
});

rule('FF-TCG 9.2.1.2', () => {
  it('gives nobody priority: what triggers waits for Main Phase 1', () => {
    const at = bothPass(bothPass(table({}, field('reader'), inMain2)));
    at.expectHappened('abilityPlaced', { card: 'reader' });
    at.expectHappened('phaseBegan', { phase: 'main1', cites: '9.2.1.2' });
    at.expectDecision({ p2: 'priority' });
  });

  it('gives priority at once where nothing triggers: the draws of another are not one’s own', () => {
    const at = bothPass(bothPass(table(field('reader'), {}, inMain2))).expectNotHappened('abilityPlaced');
    at.expectDecision({ p2: 'priority' });
    expect(at.state.zones['stack']).toEqual([]);
  });
});

rule('FF-TCG 9.3.1.1', () => {
  it('has an added Main Phase be a Main Phase 2, wherever it comes', () => {
    const at = table({ ...field('opener'), hand: [{ card: 'hour', as: 'hour' }] });
    bothPass(at.answer('p1', HOUR)).expectHappened('mainPhaseAdded', { cites: '9.3.1.1' });
    bothPass(at).expectLog([{ kind: 'turnChanged' }, { kind: 'phaseBegan', phase: 'main2', cites: '9.3.1.1' }]);
    bothPass(at).expectHappened('phaseBegan', { phase: 'attack' });
  });

  it('comes after the second one too, once', () => {
    const at = table({ hand: [{ card: 'hour', as: 'hour' }] }, {}, inMain2);
    bothPass(bothPass(at.answer('p1', HOUR))).expectHappened('phaseBegan', { phase: 'main2' });
    bothPass(at).expectHappened('phaseBegan', { phase: 'end' });
  });

  it('is not left for the next turn where it was added in the End Phase', () => {
    const late = forward({
      id: 'late',
      abilities: [whenever('phaseBegan', { do: 'extra-main-phase' }, { on: atPhase('late', 'end').on })],
    });
    const at = bothPass(bothPass(bothPass(fftcgTable({ p1: { field: [late.id], deck: 5 } }, [late], inMain2))));
    for (let phase = 0; phase < 4; phase += 1) bothPass(at);
    expect(at.state.turn).toEqual({ number: 5, active: 'p1', phase: 'main1' });
    expect(bothPass(at).state.turn.phase).toBe('attack');
  });
});

rule('FF-TCG 9.3.1.2', () => {
  it('ends when both pass with an empty stack, and not when something resolves', () => {
    const at = table({}, { hand: [{ card: 'hour', as: 'hour' }] });
    at.answer('p1', PASS).answer('p2', HOUR);
    bothPass(at).expectDecision({ p1: 'priority' });
    expect(at.state.turn.phase).toBe('main1');
    at.answer('p1', PASS).answer('p2', PASS).expectHappened('turnChanged', { cites: '9.3.1.1' });
    bothPass(at).expectHappened('turnChanged', { cites: '9.3.1.2' });
  });

  it('does not end while one has passed', () => {
    const at = table({ hand: [{ card: 'hour', as: 'hour' }] })
      .answer('p1', HOUR)
      .answer('p1', PASS)
      .answer('p2', PASS);
    at.answer('p1', PASS).expectDecision({ p2: 'priority' });
    expect(at.state.turn.phase).toBe('main1');
  });

  it('does not end while one has passed either where it is the second one, or an added one', () => {
    const stays = (at: Table): Table => {
      at.answer('p1', PASS).expectNotHappened('phaseBegan').expectDecision({ p2: 'priority' });
      return at.answer('p2', PASS).expectHappened('phaseBegan');
    };
    const at = bothPass(table({ hand: [{ card: 'hour', as: 'hour' }] }, {}, inMain2).answer('p1', HOUR));
    stays(at).expectHappened('phaseBegan', { phase: 'main2' });
    stays(at).expectHappened('phaseBegan', { phase: 'end' });
  });
});

rule('FF-TCG 9.3.1.3', () => {
  it('puts what waits and what triggers at the beginning on the stack together', () => {
    const at = bothPass(bothPass(table({}, field('reader', 'opener'), inMain2)));
    at.expectDecision({ p2: 'triggerOrder' });
    expect(at.legal('p2')).toHaveLength(2);
    at.expectHappened('phaseBegan', { phase: 'main1', cites: '9.3.1.3' });
  });

  it('puts nothing there of what waits for another Main Phase', () => {
    const at = bothPass(bothPass(table(field('opener')))).answer('p1', []);
    at.expectHappened('phaseBegan', { phase: 'main2' }).expectNotHappened('abilityPlaced');
  });
});

rule('FF-TCG 9.3.1.4', () => {
  it('gives priority to the turn player', () => {
    const at = table({}, {});
    at.expectDecision({ p1: 'priority' });
    expect(cite(at)).toContain('9.3.1.4');
  });

  it('does not give it to the opponent', () => {
    const at = table({}, { hand: [{ card: 'hour', as: 'hour' }] });
    at.expectRefused('p2', HOUR, 'decision.none').expectRefused('p2', PASS, 'decision.none');
  });
});

rule('FF-TCG 9.3.1.5', () => {
  it('has only the turn player cast Characters, with an empty stack', () => {
    const mine = { card: 'gift', as: 'mine' };
    const at = table({ hand: [mine, { card: 'hour', as: 'hour' }] }, { hand: [{ card: 'gift', as: 'theirs' }] });
    at.answer('p1', HOUR).expectRefused('p1', { action: 'cast-character', card: 'mine' }, 'cast.not-now', '9.3.1.5');
    bothPass(at).answer('p1', PASS);
    at.expectRefused('p2', { action: 'cast-character', card: 'theirs' }, 'cast.not-now', '9.3.1.5');
  });

  it('has them cast in either Main Phase, and not in the Attack Phase between', () => {
    const gift = { action: 'cast-character', card: 'mine' };
    const at = table({ hand: [{ card: 'gift', as: 'mine' }] }).expectLegal('p1', [gift, PASS]);
    bothPass(at).expectLegal('p1', [PASS]).expectRefused('p1', gift, 'cast.not-now', '9.3.1.5');
    bothPass(at).expectLegal('p1', [gift, PASS]).answer('p1', gift).expectHappened('entered', { card: 'gift' });
  });
});

rule('FF-TCG 9.3.1.6', () => {
  it('lets any player with priority cast Summons in Main and Attack Phases, and in no End Phase', () => {
    const at = table({ ...field('dusk') }, { hand: [{ card: 'hour', as: 'hour' }] }, inMain2).answer('p1', PASS);
    expect(at.legal('p2')).toContainEqual({ action: 'cast-summon', card: at.id('hour') });
    at.answer('p2', PASS).expectHappened('phaseBegan', { phase: 'end' });
    at.answer('p1', PASS).expectLegal('p2', [PASS]);
    expect(at.refused('p2', HOUR).cites).toContainEqual(expect.objectContaining({ rule: '9.3.1.6' }));
  });

  it('does not let them be cast without priority', () => {
    const at = table({}, { hand: [{ card: 'hour', as: 'hour' }] }).expectRefused('p2', HOUR, 'decision.none');
    at.answer('p1', PASS).answer('p2', HOUR).expectHappened('summonCast', { seat: 'p2' });
  });
});

rule('FF-TCG 9.3.1.7', () => {
  it('lets a player with priority use abilities in Main and Attack Phases, and in no End Phase', () => {
    const muse = { action: 'use-ability', source: 'sage', ability: 'muse' };
    const at = table(field('sage', 'dusk'), {}, inMain2);
    expect(at.legal('p1')).toContainEqual({ ...muse, source: at.id('sage') });
    bothPass(at).expectLegal('p1', [PASS]);
    expect(at.refused('p1', muse).cites).toContainEqual(expect.objectContaining({ rule: '9.3.1.7' }));
    const attacking = bothPass(table(field('sage')));
    expect(attacking.legal('p1')).toContainEqual({ ...muse, source: attacking.id('sage') });
  });

  it('does not let a player use those of the other', () => {
    const muse = { action: 'use-ability', source: 'sage', ability: 'muse' };
    const at = table({}, field('sage')).expectLegal('p1', [PASS]);
    at.refused('p1', muse);
    at.answer('p1', PASS).answer('p2', muse).expectHappened('abilityUsed', { seat: 'p2' });
  });
});

rule('FF-TCG 9.5.1.1', () => {
  it('puts what triggers at the end of the turn on the stack; nobody can do anything but pass', () => {
    const at = bothPass(table({ ...field('dusk', 'sage'), hand: [{ card: 'hour', as: 'hour' }] }, {}, inMain2));
    at.expectHappened('abilityPlaced', { card: 'dusk' });
    at.expectLegal('p1', [PASS]);
    expect(cite(at)).toContain('9.5.1.1');
    at.answer('p1', PASS).expectLegal('p2', [PASS]).answer('p2', PASS);
    at.expectHappened('drawn', { seat: 'p1' });
  });

  it('puts nothing there of what waits for the end of another turn', () => {
    const at = bothPass(table({}, field('dusk'), inMain2)).expectNotHappened('abilityPlaced');
    expect([at.state.turn.phase, at.state.zones['stack']]).toEqual(['end', []]);
    at.expectLegal('p1', [PASS]);
  });
});

rule('FF-TCG 9.5.1.2', () => {
  it('has only the turn player discard down to five', () => {
    const at = bothPass(bothPass(table({ hand: 7 }, { hand: 9 }, inMain2)));
    at.expectDecision({ p1: 'handLimit' });
    expect(at.legal('p1').every((answer) => Array.isArray(answer) && answer.length === 2)).toBe(true);
    at.answer('p1', at.state.zones['p1.hand']?.slice(0, 2) ?? []);
    at.expectHappened('discarded', { seat: 'p1', cites: '9.5.1.2' });
    expect([at.cards('p1', 'hand').length, at.cards('p2', 'hand').length]).toEqual([5, 11]);
  });

  it('asks nobody with five, and lets abilities change the limit', () => {
    const ending = (mine: JsonRecord): Table => bothPass(bothPass(table(mine, {}, inMain2)));
    for (const mine of [{ hand: 5 }, { ...field('miser'), hand: 7 }]) {
      ending(mine).expectNotHappened('discarded').expectDecision({ p2: 'priority' });
    }
    ending({ ...field('miser'), hand: 8 }).expectDecision({ p1: 'handLimit' });
  });

  it('is never below none, however much abilities lower it', () => {
    const lower = {
      kind: 'static',
      name: 'lower',
      changes: [{ change: 'number', name: 'handLimit', add: -7 }],
    } as const;
    const p1 = { field: ['pauper'], hand: ['plain', 'gift'].map(own) };
    const at = fftcgTable({ p1 }, [...cards, forward({ id: 'pauper', abilities: [lower] })], inMain2);
    bothPass(bothPass(at)).expectLegal('p1', [['plain', 'gift']]);
  });
});

rule('FF-TCG 9.5.1.3.1', () => {
  it('takes all damage off all cards', () => {
    const at = bothPass(
      bothPass(
        table(
          field({ card: 'plain', as: 'mine', damage: 2000 }),
          field({ card: 'plain', as: 'theirs', damage: 3000 }),
          inMain2,
        ),
      ),
    );
    at.expectHappened('damageHealed', { objects: [at.id('mine'), at.id('theirs')], cites: '9.5.1.3.1' });
    expect([at.marks('mine'), at.marks('theirs')]).toEqual([{}, {}]);
  });

  it('does so when both have passed, and heals no player', () => {
    const mine = { ...field({ card: 'plain', as: 'mine', damage: 2000 }), damage: 3 };
    const at = bothPass(table(mine, {}, inMain2)).expectNotHappened('damageHealed');
    expect(at.marks('mine')).toEqual({ damage: 2000 });
    bothPass(at).expectHappened('damageHealed', { objects: [at.id('mine')] });
    expect(at.cards('p1', 'damage')).toHaveLength(3);
  });
});

rule('FF-TCG 9.5.1.3.2', () => {
  it('ends effects until the end of the turn together with damage: nothing breaks in between', () => {
    const at = table(
      { ...field({ card: 'plain', as: 'mine', damage: 4000 }), hand: [{ card: 'bless', as: 'bless' }] },
      {},
      inMain2,
    );
    at.answer('p1', { action: 'cast-summon', card: 'bless' });
    if (at.state.pending[0]?.kind !== 'priority') at.answer('p1', ['mine']);
    bothPass(at);
    expect(at.facts('mine').numbers).toMatchObject({ power: 7000 });
    bothPass(bothPass(at)).expectHappened('effectsEnded', { cites: '9.5.1.3.2' });
    at.expectNotHappened('broken');
    expect(at.facts('mine').numbers).toMatchObject({ power: 5000 });
  });

  it('does not end what has no end', () => {
    const change = { change: 'number', name: 'power', add: 2000 } as const;
    const crown = summon({
      id: 'crown',
      cost: 0,
      targets: [target()],
      effect: { do: 'modify', objects: 'target', changes: [change], until: 'always' },
    });
    const mine = { ...field('plain'), hand: [{ card: 'crown', as: 'crown' }] };
    const at = fftcgTable({ p1: mine }, [...cards, crown], inMain2);
    bothPass(at.answer('p1', { action: 'cast-summon', card: 'crown' }).answer('p1', ['plain']));
    bothPass(bothPass(at)).expectNotHappened('effectsEnded');
    expect(at.facts('plain').numbers).toMatchObject({ power: 7000 });
  });
});

rule('FF-TCG 9.5.1.4', () => {
  it('handles triggers with passes only, then removes damage again, without a second discard', () => {
    const at = bothPass(bothPass(table({ ...field('sour'), hand: 6 }, {}, inMain2)));
    at.answer('p1', at.state.zones['p1.hand']?.slice(0, 1) ?? []);
    at.expectHappened('abilityPlaced', { card: 'sour' }).expectLegal('p1', [PASS]);
    bothPass(at).expectHappened('damageDealt', { object: 'sour', amount: 2000 });
    bothPass(at).expectHappened('damageHealed', { objects: [at.id('sour')] });
    expect(at.state.turn.number).toBe(4);
  });

  it('does not go on for ever about what an effect keeps from happening', () => {
    const where = { object: { object: { self: true } } };
    const ghost = forward({
      id: 'ghost',
      power: 0,
      abilities: [instead('putInto', where, { with: 'nothing' })],
    });
    const rock = forward({
      id: 'rock',
      power: 0,
      abilities: [{ kind: 'prohibition', name: 'stay', on: { event: 'putInto', where } }],
    });
    for (const card of [ghost, rock]) {
      const at = bothPass(bothPass(fftcgTable({ p1: { field: [card.id] } }, [card], inMain2)));
      expect([at.state.turn.number, at.state.turn.phase]).toEqual([3, 'end']);
      expect(bothPass(at).state.turn.number).toBe(4);
      expect(at.cards('p1', 'field')).toEqual([card.id]);
    }
  });
});

rule('FF-TCG 9.5.1.5', () => {
  it('goes on to the turn of the opponent when nothing is left to handle', () => {
    const at = bothPass(bothPass(table({}, {}, inMain2)));
    expect(at.state.turn).toEqual({ number: 4, active: 'p2', phase: 'main1' });
    at.expectHappened('turnChanged', { cites: '9.5.1.5' });
  });

  it('does not while something is on the stack', () => {
    const at = bothPass(table(field('dusk'), {}, inMain2));
    expect(bothPass(at).state.turn).toMatchObject({ number: 3, phase: 'end' });
    expect(bothPass(at).state.turn).toMatchObject({ number: 4, active: 'p2' });
  });

  it('is cited by every turn that follows another', () => {
    const at = bothPass(bothPass(table({}, {}, { turn: { number: 1, active: 'p1', phase: 'main2' } })));
    expect(at.state.turn).toMatchObject({ number: 2, active: 'p2' });
    const [begun] = at.log.filter(({ kind, phase }) => kind === 'phaseBegan' && phase === 'active');
    expect(begun?.cites.map(({ rule: number }) => number)).toEqual(['9.1', '9.5.1.5']);
  });
});
