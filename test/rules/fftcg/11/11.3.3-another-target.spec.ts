/** Targets that depend on an earlier target: another one, or one that is chosen by what the first one is. */
import { expect, it } from 'vitest';
import { deal, sequence, target, whenever, type Target } from '../../../support/fftcg-abilities.js';
import { cast, castSummon, stackOf } from '../../../support/fftcg-play.js';
import { fftcgTable, forward, summon } from '../../../support/fftcg.js';
import { rule } from '../../../support/rule.js';

type From = Target['from'];
const FORWARD: From = { is: ['forward'] };
const THEIRS: From = { ...FORWARD, of: 'opponents' };
const hits = sequence(deal(1000, 'one'), deal(2000, 'other'));
const twoTargets = (from: From, first: From = FORWARD): readonly Target[] => [
  target(first, 'one'),
  target(from, 'other'),
];
const ANOTHER = twoTargets({ ...THEIRS, notBound: 'one' });
const own = (...names: readonly string[]) => names.map((card) => ({ card, as: card }));

const table = (targets: readonly Target[], mine: readonly string[], theirs: readonly string[]) =>
  fftcgTable({ p1: { hand: own('strike', 'scout'), field: own(...mine) }, p2: { field: own(...theirs) } }, [
    forward({ id: 'ape', power: 5000 }),
    forward({ id: 'bear', power: 9000, elements: ['ice'] }),
    forward({ id: 'cat', power: 7000, elements: ['ice'] }),
    summon({ id: 'strike', cost: 0, targets: [...targets], effect: hits }),
    forward({ id: 'scout', cost: 0, abilities: [whenever('entered', hits, { targets: [...targets] })] }),
  ]);
const STRIKE = { action: 'cast-summon', card: 'strike' };

rule('FF-TCG 11.3.3', () => {
  it('refuses a Summon that chooses two Forwards where there is one', () => {
    const at = table(ANOTHER, [], ['ape']).expectRefused('p1', STRIKE, 'cast.no-target', '11.3.3');
    expect(at.legal('p1')).not.toContainEqual({ action: 'cast-summon', card: at.id('strike') });
  });
  it('offers no first Forward that leaves none for the second', () => {
    const at = castSummon(table(ANOTHER, ['bear'], ['ape']), 'strike').expectLegal('p1', [['bear']]);
    at.answer('p1', ['bear'])
      .expectLegal('p1', [['ape']])
      .answer('p1', ['ape']);
    expect(stackOf(at)).toEqual(['strike']);
  });
  it('offers each of several Forwards as the first', () => {
    const at = castSummon(table(ANOTHER, [], ['ape', 'bear']), 'strike').expectLegal('p1', [['ape'], ['bear']]);
    at.answer('p1', ['ape']).expectLegal('p1', [['bear']]);
  });
  it('looks for three different Forwards', () => {
    const three = [...ANOTHER, target({ ...FORWARD, notBound: 'one', not: { bound: 'other' } }, 'third')];
    table(three, ['bear'], ['ape']).expectRefused('p1', STRIKE, 'cast.no-target', '11.3.3');
    castSummon(table(three, ['bear'], ['ape', 'cat']), 'strike').expectLegal('p1', [['ape'], ['bear'], ['cat']]);
  });
  it.each<readonly [string, From, readonly string[]]>([
    ['by its power', { ...THEIRS, numbers: { power: { below: { number: 'power', of: 'one' } } } }, ['bear']],
    ['by its element', { ...THEIRS, shares: { with: 'one', of: ['fire', 'ice'] } }, ['bear']],
  ])('asks for a first Forward %s that the second is chosen by', (_what, from, firsts) => {
    const targets = twoTargets(from, { ...FORWARD, of: 'you' });
    castSummon(table(targets, ['ape', 'bear'], ['cat']), 'strike').expectLegal(
      'p1',
      firsts.map((id) => [id]),
    );
    table(targets, ['ape'], ['cat']).expectRefused('p1', STRIKE, 'cast.no-target', '11.3.3');
  });
});

rule('FF-TCG 11.8.4', () => {
  const TWO_OF_THEIRS = twoTargets({ ...THEIRS, notBound: 'one' }, THEIRS);
  it('removes an ability at once that chooses two Forwards where there is one', () => {
    const at = cast(table(TWO_OF_THEIRS, [], ['ape']), 'scout').expectHappened('triggerDropped', { cites: '11.8.4' });
    expect([stackOf(at), at.state.pending.map(({ kind }) => kind)]).toEqual([[], ['priority']]);
  });
  it('lets no choice of the first Forward remove it where two can be chosen', () => {
    const at = cast(table(ANOTHER, [], ['ape']), 'scout');
    at.expectLegal('p1', [[at.find('p1', 'field', 'scout')]]);
  });
});
