/** Texts about what has happened this turn, and about cards that are discarded due to effects. */
import { expect, it } from 'vitest';
import { activated, draw, type Effect } from '../../../support/fftcg-abilities.js';
import { attackWith, bothPass, fftcgTable, forward, summon, toAttack } from '../../../support/fftcg.js';
import { definitionOf, record } from '../../../support/fftcg-records.js';
import { rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

type Cost = Extract<Effect, { readonly do: 'may-pay' }>['costs'][number];
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

  it('counts a Forward for its controller, not for its owner', () => {
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

rule('FF-TCG 11.8.14', () => {
  const text = 'When your opponent discards 1 or more cards due to your Summons or abilities, draw 1 card.';
  const DISCARD: Cost = { pay: 'discard', count: 1 };
  /** A Summon of the caster lets p2 pay, and p2 has paid. */
  const paid = (cost: Cost, caster: 'p1' | 'p2', payment: string): Table => {
    const byPlayer: Effect = { do: 'may-pay', who: 'player', costs: [cost], otherwise: draw() };
    const byCaster: Effect = { do: 'may-pay', costs: [cost], otherwise: draw() };
    const effect: Effect = caster === 'p1' ? { do: 'each-player', of: 'opponents', effect: byPlayer } : byCaster;
    const toll = summon({ id: 'toll', cost: 0, effect });
    const own = caster === 'p1' ? { p1: [named('toll')], p2: [] } : { p1: [], p2: [named('toll')] };
    const p1 = { hand: own.p1, field: [{ card: '1-001', as: 'walker' }] };
    const p2 = { hand: [...own.p2, named('spare')] };
    const turn = { turn: { active: caster, number: 4, phase: 'main1' } };
    const at = fftcgTable({ p1, p2 }, [walkerWith(text), toll, forward({ id: 'spare' })], turn);
    bothPass(at.answer(caster, { action: 'cast-summon', card: 'toll' }));
    return at.answer('p2', 'yes').answer('p2', { spare: payment }).expectHappened('discarded', { seat: 'p2' });
  };

  it('is due to the effect that lets it be paid: a card that is discarded for it', () => {
    paid(DISCARD, 'p1', 'discard').expectHappened('abilityPlaced');
  });

  it("is not due to another player's effect that lets it be paid", () => {
    paid(DISCARD, 'p2', 'discard').expectNotHappened('abilityPlaced');
  });

  it('is not due to the effect where the card was discarded for CP', () => {
    paid({ pay: 'cp', any: 1 }, 'p1', 'fire').expectNotHappened('abilityPlaced');
  });

  it('is not due to any effect where an ability costs the discard', () => {
    const worker = forward({ id: 'worker', abilities: [activated('act', draw(), { costs: [DISCARD] })] });
    const p2 = { hand: [named('spare')], field: [named('worker')] };
    const turn = { turn: { active: 'p2', number: 4, phase: 'main1' } };
    const p1 = { field: [{ card: '1-001', as: 'walker' }] };
    const at = fftcgTable({ p1, p2 }, [walkerWith(text), worker, forward({ id: 'spare' })], turn);
    at.answer('p2', { action: 'use-ability', source: 'worker', ability: 'act' }).answer('p2', { spare: 'discard' });
    at.expectHappened('discarded', { seat: 'p2' }).expectNotHappened('abilityPlaced');
  });
});

rule('FF-TCG 11.3.4', () => {
  const text =
    'Select 1 of the 2 following actions. If you have cast 2 or more cards other than Walker 1 this turn, select up to 2 of the 2 following actions instead. "Draw 1 card." "Draw 2 cards."';
  /** p1 has cast so many Summons, and casts the one with the text. */
  const castAfter = (count: number): Table => {
    const card = definitionOf(record(1, { cost: 0, type: 'summon', text }));
    const before = ['s1', 's2'].slice(0, count);
    const hand = [{ card: '1-001', as: 'walker' }, ...before.map((as) => ({ card: 'nothing', as }))];
    const at = fftcgTable({ p1: { hand } }, [card, summon({ id: 'nothing', cost: 0 })]);
    for (const spell of before) bothPass(at.answer('p1', { action: 'cast-summon', card: spell }));
    return at.answer('p1', { action: 'cast-summon', card: 'walker' });
  };
  const most = (at: Table): number =>
    Math.max(...at.legal('p1').map((modes) => (Array.isArray(modes) ? modes.length : 0)));

  it('lets more modes be chosen after so many cards, and does not count the Summon itself', () => {
    expect([most(castAfter(2)), most(castAfter(1))]).toEqual([2, 1]);
  });
});

rule('FF-TCG 11.4.6', () => {
  it('takes off so much for each card that was cast, and no more than the text allows', () => {
    const text =
      'The cost required to cast Walker 1 is reduced by 3 for each card you have cast this turn (it cannot become 1 or less).';
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
