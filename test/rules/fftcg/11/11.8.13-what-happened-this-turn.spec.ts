/** Printed texts about what has happened this turn, and about cards that are discarded due to effects. */
import { expect, it } from 'vitest';
import { attackWith, bothPass, fftcgTable, forward, summon, toAttack } from '../../../support/fftcg.js';
import { definitionOf, record } from '../../../support/fftcg-records.js';
import { rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

const named = (card: string) => ({ card, as: card });
const crystalsOf = (at: Table) => at.state.players['p1']?.['crystals'] ?? 0;
const toEnd = (at: Table): Table => {
  while (at.state.turn.phase !== 'end') {
    const [open] = at.state.pending;
    if (open?.kind === 'priority') bothPass(at);
    else at.answer(open?.seat ?? '', open?.kind === 'attack' ? [] : (at.legal(open?.seat ?? '')[0] ?? null));
  }
  return at;
};
const walkerWith = (text: string) => definitionOf(record(1, { cost: 0, type: 'forward', text }));
const breaks = summon({
  id: 'breaks',
  cost: 0,
  targets: [{ as: 'target', from: {}, min: 1, max: 1 }],
  effect: { do: 'break', objects: 'target' },
});
const buries = summon({
  id: 'buries',
  cost: 0,
  targets: [{ as: 'target', from: {}, min: 1, max: 1 }],
  effect: { do: 'put', objects: 'target', zone: 'break' },
});

rule('FF-TCG 11.8.13', () => {
  const text =
    'At the end of each of your turns, if a Forward you controlled has been put from the field into the Break Zone this turn, gain {C}.';
  const after = (how: string, target: string) => {
    const p1 = { field: [{ card: '1-001', as: 'walker' }, named('mine')], hand: [named('breaks'), named('buries')] };
    const mine = forward({ id: 'mine', generic: true });
    const at = fftcgTable({ p1, p2: { field: [{ card: 'mine', as: 'theirs' }] } }, [
      walkerWith(text),
      mine,
      breaks,
      buries,
    ]);
    return toEnd(bothPass(at.answer('p1', { action: 'cast-summon', card: how }).answer('p1', [target])));
  };

  it('counts what was broken, and what was put there without that', () => {
    expect(crystalsOf(bothPass(after('breaks', 'mine')))).toBe(1);
    expect(crystalsOf(bothPass(after('buries', 'mine')))).toBe(1);
  });

  it('does not count the Forwards of the opponent', () => {
    after('breaks', 'theirs').expectNotHappened('abilityPlaced');
    after('buries', 'theirs').expectNotHappened('abilityPlaced');
  });

  it('counts a Forward for the player who controlled it, whoever owns it', () => {
    const p1 = {
      field: [
        { card: '1-001', as: 'walker' },
        { card: 'mine', as: 'mine', owner: 'p2' },
      ],
      hand: [named('buries')],
    };
    const at = fftcgTable({ p1 }, [walkerWith(text), forward({ id: 'mine' }), buries]);
    bothPass(at.answer('p1', { action: 'cast-summon', card: 'buries' }).answer('p1', ['mine']));
    at.expectHappened('putInto', { seat: 'p2', controller: 'p1' });
    expect(crystalsOf(bothPass(toEnd(at)))).toBe(1);
  });
});

rule('FF-TCG 11.8.3', () => {
  const text = 'When your opponent discards 1 or more cards due to your Summons or abilities, draw 1 card.';
  const spoil = (of: 'opponents' | 'all') =>
    summon({
      id: 'spoil',
      cost: 0,
      effect: {
        do: 'sequence',
        of: [
          { do: 'all', from: { zone: 'hand', of: of === 'all' ? 'you' : 'opponents' }, as: 'those' },
          { do: 'discard', objects: 'those' },
        ],
      },
    });
  const spoiled = (of: 'opponents' | 'all', caster: 'p1' | 'p2') => {
    const field = [{ card: '1-001', as: 'walker' }];
    const own = { hand: [named('spoil')] };
    const other = {
      hand: [
        { card: 'mine', as: 'a' },
        { card: 'mine', as: 'b' },
      ],
    };
    const seats = caster === 'p1' ? { p1: { ...own, field }, p2: other } : { p1: { ...other, field }, p2: own };
    const turn = caster === 'p1' ? {} : { turn: { active: 'p2', number: 4, phase: 'main1' } };
    const cards = [walkerWith(text), spoil(of), forward({ id: 'mine' })];
    return bothPass(fftcgTable(seats, cards, turn).answer(caster, { action: 'cast-summon', card: 'spoil' }));
  };

  it('triggers once on all that the opponent discards due to a Summon of the player', () => {
    const at = spoiled('opponents', 'p1').expectHappened('abilityPlaced');
    expect([at.cards('p2', 'hand'), at.log.filter(({ kind }) => kind === 'abilityPlaced').length]).toEqual([[], 1]);
  });

  it("does not trigger on what the opponent discards due to the opponent's own Summon", () => {
    spoiled('all', 'p2').expectNotHappened('abilityPlaced');
  });
});

rule('FF-TCG 11.4.6', () => {
  it('takes off so much for each card that was cast, and no more than the text allows', () => {
    const text =
      'The cost required to cast Walker 1 is reduced by 2 for each card you have cast this turn (it cannot become 1 or less).';
    const walker = definitionOf(record(1, { cost: 5, type: 'forward', text }));
    const nothing = summon({ id: 'nothing', cost: 0 });
    const coins = ['c1', 'c2', 'c3', 'c4'].map((as) => ({ card: 'coin', as }));
    const hand = [
      { card: '1-001', as: 'walker' },
      { card: 'nothing', as: 's1' },
      { card: 'nothing', as: 's2' },
      ...coins,
    ];
    const at = fftcgTable({ p1: { hand, deck: 10 } }, [walker, nothing, forward({ id: 'coin' })]);
    bothPass(at.answer('p1', { action: 'cast-summon', card: 's1' }));
    bothPass(at.answer('p1', { action: 'cast-summon', card: 's2' }));
    at.answer('p1', { action: 'cast-character', card: 'walker' })
      .answer('p1', { c1: 'fire' })
      .expectHappened('cpPaid', { cp: 2 });
  });
});

rule('FF-TCG 11.8.3', () => {
  it('waits for a Character that primes into the card, and not for one of another name', () => {
    const priming = { name: 'Walker 1', costs: [] };
    const lady = forward({ id: 'lady', name: 'Lady', priming });
    const girl = forward({ id: 'girl', name: 'Girl', priming });
    const primed = (source: string) => {
      const walker = walkerWith('When Lady primes into Walker 1, gain {C}.');
      const p1 = { field: [named(source)], deck: ['1-001'] };
      const at = fftcgTable({ p1 }, [walker, lady, girl]).answer('p1', { action: 'prime', source });
      return at.answer('p1', at.legal('p1').find((answer) => JSON.stringify(answer) !== '[]') ?? []);
    };
    expect(crystalsOf(bothPass(primed('lady')))).toBe(1);
    primed('girl').expectNotHappened('abilityPlaced');
  });
});

rule('FF-TCG 11.8.13', () => {
  it('counts Forwards that attacked together, and none that attacked alone', () => {
    const text = 'At the end of each of your turns, if a Forward you controlled formed a party this turn, gain {C}.';
    const pair = ['a', 'b'].map((id) => forward({ id }));
    const p1 = { field: [{ card: '1-001', as: 'walker' }, named('a'), named('b')] };
    const at = () => toAttack(fftcgTable({ p1 }, [walkerWith(text), ...pair]));
    expect(crystalsOf(bothPass(toEnd(attackWith(at(), 'a', 'b'))))).toBe(1);
    toEnd(attackWith(at(), 'a')).expectNotHappened('abilityPlaced');
  });
});
