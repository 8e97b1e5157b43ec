import { expect, it } from 'vitest';
import type { Json } from '../../../../src/engine/index.js';
import { activated, sequence, target, whenever } from '../../../support/fftcg-abilities.js';
import { castSummon } from '../../../support/fftcg-play.js';
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

  it('does not begin again where all cards lie as they lay', () => {
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
  it('carries out the smaller number, and whoever has said it stops it then by something else than passing', () => {
    const at = turning(HUSH);
    repeat(at, turn(at), 10).answer('p2', 3);
    at.expectHappened('repetitionAgreed', { times: 10, cites: '13.2' });
    at.expectHappened('repetitionEnded', { done: 3, decides: 'p2' }).expectDecision({ p2: 'priority' });
    expect(turns(at)).toBe(3);
    at.expectRefused('p2', PASS, 'repetition.same-action').expectLegal('p2', [{ action: 'cast-summon', card: 'hush' }]);
    bothPass(at.answer('p2', { action: 'cast-summon', card: 'hush' })).expectDecision({ p1: 'priority' });
  });

  it('asks the other player how often at most, with the round and the number that was said', () => {
    const at = turning(HUSH);
    repeat(at, turn(at), 4).expectLegal('p2', [0, 1, 2, 3, 4]);
    const [open] = at.rules.decisions(at.state);
    expect(open?.cites.map((cite) => cite.rule)).toContain('13.3');
    expect(open?.shows).toEqual({ by: 'p1', round: turn(at), times: 4 });
  });

  it('leaves it to who has said the larger number not to repeat it from where the cards lie so', () => {
    const at = turning(HUSH);
    repeat(at, turn(at), 10).answer('p2', 0);
    // p2 responds to the first turn of the wheel at once; the Summon goes to the Break Zone, and another card has moved.
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

rule('FF-TCG 13.1', () => {
  const sounding = (hand: readonly Json[] = []) => {
    const p1 = { field: [{ card: 'echo', as: 'echo' }], hand: [{ card: 'shout', as: 'shout' }, ...hand] };
    return bothPass(castSummon(fftcgTable({ p1 }, cards), 'shout').answer('p1', ['echo']));
  };

  it('is a draw where nobody can stop it', () => {
    const at = repeat(sounding(), [PASS, PASS], 2).answer('p2', 2).expectHappened('loopFound', { cites: '13.1' });
    expect(at.state.outcome).toMatchObject({ winners: [], losers: ['p1', 'p2'], draw: true });
  });

  it('is none where a player could do something else', () => {
    const at = repeat(sounding(HUSH), [PASS, PASS], 2).answer('p2', 2).expectNotHappened('loopFound');
    at.expectHappened('repetitionEnded', { done: 2 });
    expect(at.state.outcome).toBeNull();
  });
});
