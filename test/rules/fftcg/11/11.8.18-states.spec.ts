import { expect, it } from 'vitest';
import { draw, each, sequence, target, whenever } from '../../../support/fftcg-abilities.js';
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

  const hopeful = forward({ id: 'lonely', abilities: [whenever('state', draw(), { on: [], while: NO_BACKUP })] });
  const backups = { is: ['backup'], of: 'you' } as const;
  /** All Backups leave, and as the last word of the same text one is there again. */
  const relieving = sequence(
    each(backups, { do: 'put', objects: 'all', zone: 'break' }),
    each({ ...backups, zone: 'break' }, { do: 'play-onto-field', objects: 'all' }),
  );
  const relief = summon({ id: 'relief', cost: 0, effect: relieving });
  const RELIEF = { hand: [{ card: 'relief', as: 'relief' }], field: ['lonely', 'post'] };

  it('has triggered where the state was there in the middle of a resolution only', () => {
    const at = bothPass(castSummon(fftcgTable({ p1: RELIEF }, [hopeful, post, relief]), 'relief'));
    at.expectLog([
      { kind: 'stackTaken', card: 'relief' },
      { kind: 'putInto', card: 'post', zone: 'break' },
      { kind: 'stateTriggered', card: 'lonely', cites: '11.8.18' },
      { kind: 'entered', card: 'post' },
      { kind: 'putInto', card: 'relief' },
      { kind: 'abilityPlaced', card: 'lonely' },
    ]);
    bothPass(at).expectHappened('drawn', { seat: 'p1' });
    expect(stackOf(at)).toEqual([]);
  });

  it('has triggered once, however often the state came and went meanwhile', () => {
    const twice = summon({ id: 'relief', cost: 0, effect: sequence(relieving, relieving) });
    const at = bothPass(castSummon(fftcgTable({ p1: RELIEF }, [hopeful, post, twice]), 'relief'));
    expect(at.log.filter(({ kind }) => kind === 'stateTriggered')).toHaveLength(1);
    expect(stackOf(at)).toEqual(['lonely']);
  });

  it('triggers while a cost is paid, before what it is paid for is on the stack', () => {
    const empty = { count: { zone: 'hand', of: 'you' }, is: { max: 0 } } as const;
    const beggar = forward({ id: 'beggar', abilities: [whenever('state', draw(), { on: [], while: empty })] });
    const study = summon({ id: 'study', cost: 2 });
    const p1 = {
      hand: [
        { card: 'study', as: 'study' },
        { card: 'post', as: 'fuel' },
      ],
      field: ['beggar'],
    };
    const at = castSummon(fftcgTable({ p1 }, [beggar, post, study]), 'study').answer('p1', { fuel: 'fire' });
    expect(stackOf(at.expectHappened('stateTriggered', { card: 'beggar' }))).toEqual(['study', 'beggar']);
  });

  it('does not trigger by itself while it resolves, but when it has', () => {
    const p1 = { field: ['lonely'] };
    const at = bothPass(fftcgTable({ p1 }, [hopeful]));
    at.expectLog([
      { kind: 'abilityTaken', card: 'lonely' },
      { kind: 'drawn' },
      { kind: 'stateTriggered', card: 'lonely' },
      { kind: 'abilityPlaced', card: 'lonely' },
    ]);
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

  it('divides nothing where one is chosen, who gets all of it', () => {
    const both = { ...target({ is: ['forward'], of: 'opponents' }, 'targets', 2), min: 1 };
    const dividing = arriving(
      { targets: [{ ...both, divide: { amount: 3000, unit: 1000, as: 'shares' } }] },
      { do: 'deal', objects: 'targets', amount: { share: 'shares', of: 'it' } },
    );
    const p2 = { field: [{ card: 'plain', as: 'knight' }] };
    const at = cast(fftcgTable({ p1: { hand: [{ card: 'arriving', as: 'new' }] }, p2 }, [dividing, plain]), 'new');
    bothPass(at.answer('p1', ['knight']).expectDecision({ p1: 'priority' }));
    expect(at.marks('knight')['damage']).toBe(3000);
  });
});
