import { expect, it } from 'vitest';
import { draw, target, whenever } from '../../../support/fftcg-abilities.js';
import { arriving, cast, castSummon, plain, SNIPER, snipe, sniper, stackOf } from '../../../support/fftcg-play.js';
import { backup, bothPass, fftcgTable, forward, summon } from '../../../support/fftcg.js';
import { rule } from '../../../support/rule.js';

rule('FF-TCG 11.8.18', () => {
  const NO_BACKUP = { count: { is: ['backup'], of: 'you' }, is: { max: 0 } } as const;
  const lonely = forward({
    id: 'lonely',
    abilities: [whenever('state', { do: 'put', objects: 'self', zone: 'break' }, { on: [], while: NO_BACKUP })],
  });
  const post = backup({ id: 'post' });
  const table = (field: readonly object[] = [{ card: 'post', as: 'post' }]) => {
    const p1 = { field: ['lonely', ...field].map((card) => (typeof card === 'string' ? card : { ...card })) };
    return fftcgTable({ p1, p2: SNIPER }, [lonely, post, sniper, plain]);
  };

  it('triggers as soon as the state is there, and not before', () => {
    expect(stackOf(table())).toEqual([]);
    const at = snipe(table(), 'post').expectHappened('stateTriggered', { seat: 'p1', cites: '11.8.18' });
    expect(stackOf(at)).toEqual(['lonely']);
    bothPass(at);
    expect(at.cards('p1', 'break')).toEqual(['post', 'lonely']);
  });

  it('does not trigger again while it waits', () => {
    const at = table([]).answer('p1', { action: 'pass' });
    expect(stackOf(at)).toEqual(['lonely']);
  });

  it('triggers again when it has left the stack and the state is still there', () => {
    const hopeful = forward({ id: 'lonely', abilities: [whenever('state', draw(), { on: [], while: NO_BACKUP })] });
    const at = bothPass(fftcgTable({ p1: { field: ['lonely'] } }, [hopeful])).expectHappened('drawn', { seat: 'p1' });
    expect(stackOf(at)).toEqual(['lonely']);
  });
});

rule('FF-TCG 11.8.9', () => {
  const onStack = target({ zone: 'stack' });

  it('cannot choose itself: with nothing else on the stack it is not used', () => {
    const p1 = { hand: [{ card: 'arriving', as: 'new' }] };
    const at = cast(fftcgTable({ p1 }, [arriving({ targets: [onStack] })]), 'new');
    at.expectHappened('triggerDropped', { cites: '11.8.9' });
    expect(stackOf(at)).toEqual([]);
  });

  it('chooses what is below it', () => {
    const critic = forward({
      id: 'critic',
      abilities: [whenever('summonCast', draw(), { on: [{ event: 'summonCast' }], targets: [onStack] })],
    });
    const spell = summon({ id: 'spell', cost: 0 });
    const at = fftcgTable({ p1: { hand: [{ card: 'spell', as: 'spell' }], field: ['critic'] } }, [critic, spell]);
    castSummon(at, 'spell')
      .expectDecision({ p1: 'target' })
      .expectLegal('p1', [at.state.zones['stack'] ?? []]);
  });
});

rule('FF-TCG 11.8.12', () => {
  it('announces the shares as it goes on the stack, at least one unit to each', () => {
    const both = { ...target({ is: ['forward'], of: 'opponents' }, 'targets', 2) };
    const dividing = arriving(
      { targets: [{ ...both, divide: { amount: 3000, unit: 1000, as: 'shares' } }] },
      { do: 'deal', objects: 'targets', amount: { share: 'shares', of: 'it' } },
    );
    const p2 = { field: ['knight', 'squire'].map((as) => ({ card: 'plain', as, dull: as === 'squire' })) };
    const at = cast(fftcgTable({ p1: { hand: [{ card: 'arriving', as: 'new' }] }, p2 }, [dividing, plain]), 'new');
    at.answer('p1', ['knight', 'squire']).expectDecision({ p1: 'division' });
    at.expectRefused('p1', { knight: 3000 }, 'answer.too-few', '11.8.12');
    expect(at.legal('p1')).toHaveLength(2);
    at.answer('p1', { knight: 1000, squire: 2000 }).expectDecision({ p1: 'priority' });
    bothPass(at);
    expect([at.marks('knight')['damage'], at.marks('squire')['damage']]).toEqual([1000, 2000]);
  });
});
