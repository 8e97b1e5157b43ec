import { expect, it } from 'vitest';
import type { Json } from '../../../../src/engine/index.js';
import { activated, modify, power, sequence, target, whenever, type Effect } from '../../../support/fftcg-abilities.js';
import { castSummon, plain } from '../../../support/fftcg-play.js';
import { backup, bothPass, fftcgTable, forward, PASS, summon } from '../../../support/fftcg.js';
import { rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

/** Turned as often as its player likes: it is active again each time. */
const wheel = backup({
  id: 'wheel',
  abilities: [
    activated(
      'turn',
      sequence({ do: 'activate', objects: 'self' }, { do: 'put-counters', objects: 'self', counter: 'Turn', count: 1 }),
      {
        costs: [{ pay: 'dull' }],
      },
    ),
  ],
});
/** Two triggers that feed each other, without anybody's will. */
const echo = forward({
  id: 'echo',
  abilities: [
    whenever('countersPut', { do: 'remove-counters', objects: 'self', counter: 'Sound' }),
    whenever('countersRemoved', { do: 'put-counters', objects: 'self', counter: 'Sound', count: 1 }),
  ],
});
const shout = summon({
  id: 'shout',
  cost: 0,
  targets: [target()],
  effect: { do: 'put-counters', objects: 'target', counter: 'Sound', count: 1 },
});
const hush = summon({ id: 'hush', cost: 0 });
const cards = [wheel, echo, shout, hush];

const TURN = { action: 'use-ability', source: 'wheel', ability: 'turn' };
const HUSH = [{ card: 'hush', as: 'hush' }];
const turning = (p2Hand: readonly Json[] = []) =>
  fftcgTable({ p1: { field: [{ card: 'wheel', as: 'wheel' }] }, p2: { hand: p2Hand } }, cards);
const repeat = (at: Table, round: readonly Json[], times: number): Table =>
  at.command({ kind: 'repeat', seat: 'p1', round, times });
const turn = (at: Table): readonly Json[] => [{ ...TURN, source: at.id('wheel') }, PASS];
const turns = (at: Table) => at.marks('wheel')['counter:Turn'] ?? 0;

rule('FF-TCG 13.2', () => {
  it('repeats the loop as often as the one player says who can stop it', () => {
    const at = turning();
    repeat(at, turn(at), 5).expectDecision({ p2: 'repetitionBid' }).answer('p2', 5);
    at.expectHappened('repetitionEnded', { seat: 'p1', times: 5, done: 5, cites: '13.2' });
    expect(turns(at)).toBe(5);
  });

  it('goes on where a player says less who could not do anything but pass', () => {
    const at = turning();
    repeat(at, turn(at), 5).answer('p2', 2).expectHappened('repetitionEnded', { done: 5 });
  });

  it('does not begin again while all cards lie where they lay', () => {
    const at = turning();
    repeat(at, turn(at), 3).answer('p2', 3).expectLegal('p1', [PASS]);
    at.expectRefused('p1', TURN, 'repetition.same-action', '13.2');
    // In the second Main Phase the cards lie no differently.
    bothPass(bothPass(at));
    expect(at.state.turn.phase).toBe('main2');
    at.expectRefused('p1', TURN, 'repetition.same-action', '13.2');
  });

  it('may be begun again when a card has moved', () => {
    const p1 = { field: [{ card: 'wheel', as: 'wheel' }], hand: HUSH };
    const at = fftcgTable({ p1 }, cards);
    repeat(at, turn(at), 3).answer('p2', 3).expectRefused('p1', TURN, 'repetition.same-action');
    bothPass(castSummon(at, 'hush')).answer('p1', TURN);
  });
});

rule('FF-TCG 13.3', () => {
  it('carries out the smaller number; then its player stops it by another action than a pass', () => {
    const at = turning(HUSH);
    repeat(at, turn(at), 10).answer('p2', 3);
    at.expectHappened('repetitionAgreed', { times: 10, cites: '13.2' });
    at.expectHappened('repetitionEnded', { done: 3, decides: 'p2' }).expectDecision({ p2: 'priority' });
    expect(turns(at)).toBe(3);
    at.expectRefused('p2', PASS, 'repetition.same-action').expectLegal('p2', [{ action: 'cast-summon', card: 'hush' }]);
    bothPass(at.answer('p2', { action: 'cast-summon', card: 'hush' })).expectDecision({ p1: 'priority' });
  });

  it('asks the other player for a greatest number, with the round and the proposed number', () => {
    const at = turning(HUSH);
    repeat(at, turn(at), 4).expectLegal('p2', [0, 1, 2, 3, 4]);
    const [open] = at.rules.decisions(at.state);
    expect(open?.cites.map((cite) => cite.rule)).toContain('13.3');
    expect(open?.shows).toEqual({ by: 'p1', round: turn(at), times: 4 });
  });

  it('leaves it to the player with the larger number not to repeat it while the cards lie there', () => {
    const at = turning(HUSH);
    repeat(at, turn(at), 10).answer('p2', 0);
    // p2 responds to the first turn of the wheel at once; the Summon goes to the Break Zone, and another card has
    // moved.
    bothPass(at.answer('p2', { action: 'cast-summon', card: 'hush' }));
    bothPass(at);
    at.answer('p1', TURN);
  });

  it('ends with the number of the player who began it where the other says as much', () => {
    const at = turning(HUSH);
    repeat(at, turn(at), 2)
      .answer('p2', 2)
      .expectHappened('repetitionEnded', { done: 2 })
      .expectDecision({ p1: 'priority' });
    at.expectRefused('p1', TURN, 'repetition.same-action');
  });
});

rule('FF-TCG 13.3', () => {
  /** Turned like the wheel; but each time the opponent chooses which of their Forwards is activated. */
  const choice: Effect = {
    do: 'each-player',
    of: 'opponents',
    effect: sequence(
      { do: 'choose', from: { is: ['forward'], whose: 'player' }, min: 1, max: 1, as: 'woken', who: 'player' },
      { do: 'activate', objects: 'woken' },
      { do: 'put-counters', objects: 'woken', counter: 'Turn', count: 1 },
    ),
  };
  const mill = backup({
    id: 'mill',
    abilities: [
      activated('grind', sequence({ do: 'activate', objects: 'self' }, choice), { costs: [{ pay: 'dull' }] }),
    ],
  });
  const knights = ['knight', 'squire'].map((as) => ({ card: 'plain', as, dull: true }));
  const grinding = (hand: readonly Json[] = []) =>
    fftcgTable({ p1: { field: [{ card: 'mill', as: 'mill' }] }, p2: { field: knights, hand } }, [
      ...cards,
      mill,
      plain,
    ]);
  const GRIND = (at: Table) => ({ action: 'use-ability', source: at.id('mill'), ability: 'grind' });
  const propose = (at: Table, times: number, seats = ['p1', 'p1', 'p2']) =>
    at.command({ kind: 'repeat', seat: 'p1', round: [GRIND(at), PASS, [at.id('knight')]], times, seats });

  it('repeats a round that holds answers of the other player, who says how often', () => {
    const at = propose(grinding(), 5).expectDecision({ p2: 'repetitionBid' });
    expect(at.rules.decisions(at.state)[0]?.shows).toMatchObject({ by: 'p1', seats: ['p1', 'p1', 'p2'] });
    at.answer('p2', 5).expectHappened('repetitionEnded', { times: 5, done: 5 }).expectDecision({ p1: 'priority' });
    expect([at.marks('knight')['counter:Turn'], at.marks('squire')['counter:Turn']]).toEqual([5, undefined]);
    at.expectRefused('p1', GRIND(at), 'repetition.same-action', '13.2');
  });

  it('is stopped by the other player at an answer of theirs, who then must give another', () => {
    const at = propose(grinding(), 5).answer('p2', 2);
    at.expectHappened('repetitionEnded', { done: 2, why: 'stopped', decides: 'p2' }).expectDecision({ p2: 'choose' });
    expect(at.marks('knight')['counter:Turn']).toBe(2);
    at.answer('p2', ['squire']).expectDecision({ p1: 'priority' });
  });

  it('ends where the other player must decide what the round does not say', () => {
    const at = grinding();
    at.command({ kind: 'repeat', seat: 'p1', round: [GRIND(at), PASS], times: 3 }).answer('p2', 3);
    at.expectHappened('repetitionEnded', { done: 1, why: 'another-decides' }).expectDecision({ p2: 'choose' });
  });

  it('is refused where an answer has no seat, or the first is not the player’s own', () => {
    const at = grinding();
    const proposal = { kind: 'repeat', seat: 'p1', round: [GRIND(at), PASS, [at.id('knight')]], times: 2 } as const;
    for (const seats of [
      ['p1', 'p1'],
      ['p2', 'p1', 'p2'],
      ['p1', 'p1', 'p3'],
    ]) {
      expect(at.refusedCommand({ ...proposal, seats }).code).toBe('repetition.seats');
    }
  });

  it('is stopped by nobody at a decision that passing is no answer to', () => {
    const at = grinding();
    at.command({ kind: 'repeat', seat: 'p1', round: [GRIND(at), PASS], times: 3 }).answer('p2', 0);
    at.expectHappened('repetitionEnded', { why: 'another-decides' }).expectDecision({ p2: 'choose' });
  });
});

rule('FF-TCG 13.1', () => {
  const sounding = (hand: readonly Json[] = []) => {
    const p1 = { field: [{ card: 'echo', as: 'echo' }], hand: [{ card: 'shout', as: 'shout' }, ...hand] };
    return bothPass(castSummon(fftcgTable({ p1 }, cards), 'shout').answer('p1', ['echo']));
  };

  it('is a draw where nobody can stop it', () => {
    const at = repeat(sounding(), [PASS, PASS], 2).answer('p2', 2).expectHappened('loopFound', { cites: '13.1' });
    expect(at.state.outcome).toMatchObject({ winners: [], losers: ['p1', 'p2'], draw: true });
  });

  it('is no draw if a player could do something else', () => {
    const at = repeat(sounding(HUSH), [PASS, PASS], 2).answer('p2', 2).expectNotHappened('loopFound');
    at.expectHappened('repetitionEnded', { done: 2 });
    expect(at.state.outcome).toBeNull();
  });

  /** A trigger that feeds itself, with something that grows by it. */
  const drumming = (more: Effect, hand: readonly Json[] = []) => {
    const put: Effect = { do: 'put-counters', objects: 'self', counter: 'Beat', count: 1 };
    const drum = forward({ id: 'drum', abilities: [whenever('countersPut', sequence(put, more))] });
    const p1 = { field: [{ card: 'drum', as: 'drum' }], hand: [{ card: 'shout', as: 'shout' }, ...hand] };
    return bothPass(castSummon(fftcgTable({ p1 }, [...cards, drum]), 'shout').answer('p1', ['drum']));
  };
  const grow: Effect = modify('self', power(1000));

  it('is a draw where only numbers grow, and nobody could do anything round after round', () => {
    const at = repeat(drumming(grow), [PASS], 100).answer('p2', 100);
    at.expectHappened('loopFound', { by: 'growing-number', cites: '13.1' });
    expect(at.state.outcome).toMatchObject({ winners: [], draw: true });
    expect(at.marks('drum')['counter:Beat']).toBe(40);
  });

  const offered = (at: Table) => {
    const [open] = at.rules.decisions(at.state);
    return at.rules.growingLoop(at.state, open?.id ?? '');
  };

  it('is offered to a player who can do nothing else, with the round and its rule', () => {
    const loop = offered(drumming(grow));
    expect(loop).toMatchObject({ round: [PASS], times: 40, cites: [{ rule: '13.1' }] });
    expect(offered(sounding())).toMatchObject({ round: [PASS, PASS] });
    const at = repeat(drumming(grow), loop?.round ?? [], loop?.times ?? 0).answer('p2', 40);
    expect(at.state.outcome).toMatchObject({ draw: true, cites: [{ rule: '13.1' }] });
  });

  it('is not offered with a choice, nor if cards move, a number ends it or nothing waits', () => {
    expect(offered(drumming(grow, HUSH))).toBeNull();
    expect(offered(drumming({ do: 'draw', count: 1 }))).toBeNull();
    expect(offered(drumming(modify('self', power(-1000))))).toBeNull();
    expect(offered(turning())).toBeNull();
  });

  it('is no draw with fewer rounds, or if a player could do something else', () => {
    expect(repeat(drumming(grow), [PASS], 39).answer('p2', 39).state.outcome).toBeNull();
    const at = repeat(drumming(grow, HUSH), [PASS], 60)
      .answer('p2', 60)
      .expectHappened('repetitionEnded', { done: 60 });
    expect(at.state.outcome).toBeNull();
  });

  it('is no draw if a card moves each time, since that ends', () => {
    const at = repeat(drumming({ do: 'draw', count: 1 }), [PASS], 100)
      .answer('p2', 100)
      .expectNotHappened('loopFound');
    expect(at.state.outcome).toMatchObject({ winners: ['p2'], losers: ['p1'], reason: 'empty deck' });
  });
});
