import { expect, it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import {
  activated,
  breaking,
  deal,
  draw,
  modify,
  power,
  sequence,
  target,
  whenever,
  type Effect,
} from '../../../support/fftcg-abilities.js';
import {
  aimed,
  bolt,
  castSummon,
  citedBy,
  plain,
  SNIPER,
  snipe,
  sniper,
  stackOf,
} from '../../../support/fftcg-play.js';
import { backup, bothPass, fftcgTable, forward, PASS, summon } from '../../../support/fftcg.js';
import { rule } from '../../../support/rule.js';

const KNIGHT = { card: 'plain', as: 'knight' };
const SQUIRE = { card: 'plain', as: 'squire', dull: true };
const small = (max: number) => target({ is: ['forward'], numbers: { power: { max: 5000 } } }, 'target', max);
const spell = (effect: Parameters<typeof sequence>[0], targets = [target()]) =>
  summon({ id: 'spell', cost: 0, targets, effect });
const HAND = [{ card: 'spell', as: 'spell' }];
/** p1 casts the spell at these, and p2 has a Backup with which to respond. */
const castAt = (
  card: ReturnType<typeof spell>,
  chosen: readonly string[],
  cards: readonly ReturnType<typeof forward>[] = [],
) => {
  const p2 = { field: [...SNIPER.field, KNIGHT, SQUIRE, { card: 'grower', as: 'grower' }] };
  const at = fftcgTable({ p1: { hand: HAND }, p2 }, [plain, sniper, grower, card, ...cards]);
  return castSummon(at, 'spell').answer('p1', [...chosen]);
};
const grower = backup({
  id: 'grower',
  abilities: [activated('grow', modify('target', power(1000)), { targets: [target()] })],
});
const grow = (at: ReturnType<typeof castAt>, who: string) => {
  at.answer('p1', PASS).answer('p2', { action: 'use-ability', source: 'grower', ability: 'grow' }).answer('p2', [who]);
  return bothPass(at);
};

rule('FF-TCG 11.11.1', () => {
  it('resolves exactly the top of the stack when both pass', () => {
    const at = castAt(spell(deal(1000)), ['knight']).answer('p1', PASS);
    at.answer('p2', { action: 'use-ability', source: 'grower', ability: 'grow' }).answer('p2', ['knight']);
    expect(stackOf(at)).toEqual(['spell', 'grower']);
    expect(stackOf(bothPass(at))).toEqual(['spell']);
    expect(stackOf(bothPass(at))).toEqual([]);
  });

  it('resolves nothing while only one has passed, and starts again after another action', () => {
    const at = castAt(spell(deal(1000)), ['knight'])
      .answer('p1', PASS)
      .expectNotHappened('stackTaken');
    at.answer('p2', { action: 'use-ability', source: 'grower', ability: 'grow' }).answer('p2', ['knight']);
    at.answer('p2', PASS).expectNotHappened('abilityTaken').expectDecision({ p1: 'priority' });
    expect(stackOf(at)).toEqual(['spell', 'grower']);
  });
});

rule('FF-TCG 11.11.2', () => {
  it('does nothing if the only target no longer meets its condition', () => {
    const at = grow(castAt(spell(breaking(), [small(1)]), ['knight']), 'knight');
    bothPass(at).expectHappened('stackTaken', { cites: '11.11.2' }).expectNotHappened('broken');
  });

  it('resolves where something else changed', () => {
    bothPass(grow(castAt(spell(breaking(), [small(1)]), ['knight']), 'squire')).expectHappened('broken', {
      object: 'knight',
    });
  });
});

rule('FF-TCG 11.11.2.1.1', () => {
  it('resolves for the targets that are left, and does all that needs none', () => {
    const both = () => castAt(spell(sequence(breaking(), draw()), [small(2)]), ['knight', 'squire']);
    const at = bothPass(snipe(both(), 'squire')).expectHappened('broken', { object: 'knight' });
    at.expectHappened('drawn', { seat: 'p1' }).expectHappened('stackTaken', { cites: '11.11.2.1.1' });
    const none = bothPass(
      snipe(snipe(castAt(spell(sequence(breaking(), draw()), [small(1)]), ['knight']), 'knight'), 'squire'),
    );
    none.expectNotHappened('drawn');
  });

  it('is the rule where any one of several targets is missing, and not where none is', () => {
    const two = () =>
      castAt(
        spell({ do: 'dull', objects: 'one' }, [
          target({ is: ['forward'] }, 'one'),
          target({ is: ['forward'], notBound: 'one' }, 'two'),
        ]),
        ['knight'],
      ).answer('p1', ['squire']);
    const cited = (at: ReturnType<typeof two>) => citedBy(bothPass(at), 'stackTaken');
    expect(cited(two())).toEqual([['11.11.1', '11.1.7']]);
    for (const gone of ['knight', 'squire'])
      expect(cited(snipe(two(), gone))).toEqual([['11.11.1', '11.1.7', '11.11.2.1.1']]);
  });

  it('leaves alone a target that is there but no longer meets its condition', () => {
    const at = grow(castAt(spell(breaking(), [small(2)]), ['knight', 'squire']), 'knight');
    bothPass(at).expectHappened('broken', { object: 'squire' });
    expect([at.exists('knight'), at.exists('squire')]).toEqual([true, false]);
  });
});

rule('FF-TCG 11.11.4', () => {
  it('takes what the source was just before it went', () => {
    const at = aimed().expectHappened('damageDealt', { object: 'wall', amount: 8000 });
    expect(citedBy(at, 'abilityTaken')).toEqual([['11.11.1', '11.1.7', '6.4.2', '11.11.4', '11.5.4', '11.5.5']]);
  });

  it('takes what the source is where it is still there', () => {
    const archer = forward({
      id: 'archer',
      power: 6000,
      abilities: [
        activated(
          'aim',
          { do: 'deal', objects: 'target', amount: { number: 'power', of: 'self' } },
          { targets: [target()] },
        ),
      ],
    });
    const p2 = { field: [...SNIPER.field, { card: 'grower', as: 'grower' }, { card: 'wall', as: 'wall' }] };
    const at = fftcgTable({ p1: { field: [{ card: 'archer', as: 'archer' }] }, p2 }, [
      archer,
      sniper,
      grower,
      forward({ id: 'wall', power: 9000 }),
    ]);
    at.answer('p1', { action: 'use-ability', source: 'archer', ability: 'aim' }).answer('p1', ['wall']);
    bothPass(grow(at, 'archer')).expectHappened('damageDealt', { object: 'wall', amount: 7000 });
    expect(citedBy(at, 'abilityTaken')).toEqual([['11.11.1', '11.1.7']]);
  });
});

rule('FF-TCG 11.11.7', () => {
  it('takes what a card was before it moved in the same resolution', () => {
    const cruel = spell(
      sequence(
        { do: 'break', objects: 'target' },
        { do: 'damage-player', who: 'opponent', count: { number: 'cost', of: 'target' } },
      ),
    );
    const at = bothPass(castAt(cruel, ['knight'])).expectHappened('broken', { object: 'knight' });
    expect(at.cards('p2', 'damage')).toHaveLength(1);
  });

  const COSTLY = forward({ id: 'costly', cost: 3 });
  /** Something happens to a card of one's own, and the opponent is damaged as often as that cost. */
  const costOf: Effect = { do: 'damage-player', who: 'opponent', count: { number: 'cost', of: 'it' } };
  const doing = (...of: Effect[]) => summon({ id: 'spell', cost: 0, effect: sequence(...of) });
  const from = (zone: string): Effect => ({ do: 'choose', from: { zone, of: 'you' }, min: 1, max: 1, as: 'it' });
  const put = (zone: 'hand' | 'deck' | 'break' | 'removed'): Effect => ({ do: 'put', objects: 'it', zone });
  const DISCARD: Effect = { do: 'discard', objects: 'it' };
  const TOP: Effect = { do: 'top-of-deck', count: 1, as: 'it' };
  /** Cast with this card in this zone; of a hand its player is asked, whatever there is. */
  const resolved = (card: ReturnType<typeof doing>, zone: string, held: string | JsonRecord, position = {}) => {
    const hand = zone === 'hand' ? [...HAND, held] : HAND;
    const at = fftcgTable({ p1: { hand, ...(zone !== 'hand' && { [zone]: [held] }) } }, [COSTLY, bolt, card], position);
    bothPass(castSummon(at, 'spell'));
    const [open] = at.state.pending;
    return open?.kind === 'choose' ? at.answer('p1', at.legal('p1')[0] ?? []) : at;
  };

  it.each([
    ['hand', from('hand'), DISCARD],
    ['deck', TOP, put('hand')],
    ['deck', TOP, put('break')],
    ['break', from('break'), put('removed')],
    ['break', from('break'), { do: 'play-onto-field', objects: 'it' } as const],
    ['removed', from('removed'), put('deck')],
    ['damage', from('damage'), put('hand')],
  ])('takes it wherever the card came from: %s', (zone, ...of) => {
    expect(resolved(doing(...of, costOf), zone, 'costly').cards('p2', 'damage')).toHaveLength(3);
  });

  it('asks a condition of what the card was', () => {
    const condition = { object: 'it', matches: { zone: 'any', is: ['forward'] } };
    const card = doing(from('hand'), DISCARD, { do: 'if', condition, then: draw(2) });
    const drawing = (held: string) => resolved(card, 'hand', held).cards('p1', 'hand').length;
    expect([drawing('costly'), drawing('bolt')]).toEqual([2, 0]);
  });

  it('takes nothing of nothing, and nothing of a card that was face down (4.4, 7.13.3)', () => {
    expect(resolved(doing(from('break'), put('removed'), costOf), 'removed', 'costly').cards('p2', 'damage')).toEqual(
      [],
    );
    const blank = doing({ do: 'all', from: { zone: 'removed', of: 'you' }, as: 'it' }, put('hand'), costOf);
    const at = resolved(blank, 'removed', { card: 'costly', faceDown: true });
    expect([at.cards('p2', 'damage'), at.cards('p1', 'hand')]).toEqual([[], ['costly']]);
  });

  it('still takes it when a turn has begun since', () => {
    const on = [{ event: 'phaseBegan', where: { seat: { seat: 'opponents' }, phase: { equals: 'main1' } } }] as const;
    const ability = whenever('phaseBegan', costOf, { on });
    const later: Effect = { do: 'float', until: 'always', once: true, ability };
    const at = resolved(doing(from('hand'), DISCARD, later), 'hand', 'costly', { turn: { phase: 'main2' } });
    expect(stackOf(bothPass(bothPass(at)))).toEqual(['spell']);
    expect(bothPass(at).cards('p2', 'damage')).toHaveLength(3);
  });
});

rule('FF-TCG 11.11.5', () => {
  it('carries the text out in its order', () => {
    const at = bothPass(castAt(spell(sequence(draw(), deal(1000), { do: 'dull', objects: 'target' })), ['knight']));
    const kinds = at.log.map(({ kind }) => kind);
    expect(['drawn', 'damageDealt', 'dulled'].map((kind) => kinds.indexOf(kind))).toEqual(
      ['drawn', 'damageDealt', 'dulled'].map((kind) => kinds.indexOf(kind)).sort((a, b) => a - b),
    );
  });

  it('deals once where later words change how much', () => {
    const chosen = spell({
      do: 'if',
      condition: { count: { is: ['backup'], of: 'opponents' }, is: { min: 1 } },
      then: deal(3000),
      otherwise: deal(1000),
    });
    const at = bothPass(castAt(chosen, ['knight']));
    expect(at.log.filter(({ kind }) => kind === 'damageDealt').map(({ amount }) => amount)).toEqual([3000]);
  });
});

const selecting = () =>
  summon({
    id: 'spell',
    cost: 0,
    effect: {
      do: 'each-player',
      of: 'opponents',
      effect: sequence(
        { do: 'choose', from: { is: ['forward'], whose: 'player' }, min: 1, max: 1, as: 'lost', who: 'player' },
        { do: 'put', objects: 'lost', zone: 'break' },
      ),
    },
  });

rule('FF-TCG 11.11.5.1', () => {
  it('asks the player whom the text names, on resolution', () => {
    const at = fftcgTable({ p1: { hand: HAND }, p2: { field: [KNIGHT, SQUIRE] } }, [plain, selecting()]);
    castSummon(at, 'spell').expectDecision({ p1: 'priority' });
    bothPass(at)
      .expectDecision({ p2: 'choose' })
      .expectLegal('p2', [['knight'], ['squire']]);
    expect(at.answer('p2', ['squire']).exists('squire')).toBe(false);
  });

  it('asks nobody where nobody has anything to choose', () => {
    const at = fftcgTable({ p1: { hand: HAND, field: [KNIGHT] } }, [plain, selecting()]);
    bothPass(castSummon(at, 'spell')).expectDecision({ p1: 'priority' });
    expect(at.exists('knight')).toBe(true);
  });
});

rule('FF-TCG 11.11.5.1.1', () => {
  const hidden = forward({
    id: 'hidden',
    abilities: [{ kind: 'static', name: 'hide', changes: [{ change: 'flag', flag: 'cannotBeChosen' }] }],
  });

  it('must choose, and never what cannot be chosen', () => {
    const p2 = { field: [KNIGHT, SQUIRE, { card: 'hidden', as: 'hidden' }] };
    const at = bothPass(castSummon(fftcgTable({ p1: { hand: HAND }, p2 }, [plain, hidden, selecting()]), 'spell'));
    at.expectLegal('p2', [['knight'], ['squire']]);
    at.expectRefused('p2', ['hidden'], 'choice.protected', '11.11.5.1.1');
    at.expectRefused('p2', [], 'answer.too-few', '11.11.5.1');
  });

  it('chooses nothing where there is nothing else', () => {
    const p2 = { field: [{ card: 'hidden', as: 'hidden' }] };
    const at = fftcgTable({ p1: { hand: HAND }, p2 }, [hidden, selecting()]);
    bothPass(castSummon(at, 'spell')).expectDecision({ p1: 'priority' });
    expect(at.exists('hidden')).toBe(true);
  });
});

rule('FF-TCG 11.11.5.1.1', () => {
  const FLAGS = [
    'cannotBeChosen',
    'cannotBeChosenByOpponents',
    'cannotBeChosenByOpponentsSummons',
    'cannotBeChosenByOpponentsAbilities',
  ] as const;
  const field = [...FLAGS.map((as) => ({ card: as, as })), KNIGHT];
  const shielded = FLAGS.map((flag) =>
    forward({ id: flag, abilities: [{ kind: 'static', name: 'shield', changes: [{ change: 'flag', flag }] }] }),
  );
  const all = [plain, bolt, sniper, ...shielded];
  /** What a Summon, and what an ability of a player may choose among what p1 has. */
  const choosable = (seat: 'p1' | 'p2', by: 'bolt' | 'sniper') => {
    const mine = { [by === 'bolt' ? 'hand' : 'field']: [{ card: by, as: 'by' }] };
    const p1 =
      seat === 'p1' ? { ...mine, field: [...field, ...('field' in mine ? (mine['field'] ?? []) : [])] } : { field };
    const at = fftcgTable({ p1, p2: seat === 'p2' ? mine : {} }, all);
    if (seat === 'p2') at.answer('p1', PASS);
    at.answer(
      seat,
      by === 'bolt' ? { action: 'cast-summon', card: 'by' } : { action: 'use-ability', source: 'by', ability: 'snipe' },
    );
    const legal = JSON.stringify(at.legal(seat));
    return field.map(({ as }) => as).filter((as) => legal.includes(`"${at.id(as)}"`));
  };

  it('distinguishes who chooses, and whether it is for a Summon or an ability', () => {
    const [, byOpponents, bySummons, byAbilities] = FLAGS;
    expect(choosable('p1', 'bolt')).toEqual([byOpponents, bySummons, byAbilities, 'knight']);
    expect(choosable('p1', 'sniper')).toEqual([byOpponents, bySummons, byAbilities, 'knight']);
    expect(choosable('p2', 'bolt')).toEqual([byAbilities, 'knight']);
    expect(choosable('p2', 'sniper')).toEqual([bySummons, 'knight']);
  });
});

rule('FF-TCG 11.11.8', () => {
  it('has the card deal the damage, so that it is the card that triggers', () => {
    const duelist = forward({
      id: 'duelist',
      abilities: [
        activated('strike', deal(5000), { targets: [target({ is: ['forward'], of: 'opponents' })] }),
        whenever('damageDealt', draw(), {
          on: [{ event: 'damageDealt', where: { source: { object: { self: true } } } }],
        }),
      ],
    });
    const p1 = { field: [{ card: 'duelist', as: 'duelist' }] };
    const at = fftcgTable({ p1, p2: { field: [KNIGHT] } }, [duelist, plain]);
    at.answer('p1', { action: 'use-ability', source: 'duelist', ability: 'strike' }).answer('p1', ['knight']);
    bothPass(at).expectHappened('damageDealt', { source: [at.id('duelist')], cites: '11.11.8' });
    at.expectHappened('broken', { object: 'knight', by: [at.id('duelist')] });
    expect(stackOf(at)).toEqual(['duelist']);
  });

  it('is not the card where the text has the Summon deal it', () => {
    const witness = forward({
      id: 'witness',
      abilities: [
        whenever('damageDealt', draw(), {
          on: [{ event: 'damageDealt', where: { source: { object: { is: ['forward'] } } } }],
        }),
      ],
    });
    const p1 = { hand: HAND, field: ['witness'] };
    const at = fftcgTable({ p1, p2: { field: [KNIGHT] } }, [witness, plain, spell(deal(1000))]);
    bothPass(castSummon(at, 'spell').answer('p1', ['knight'])).expectHappened('damageDealt', { object: 'knight' });
    expect(stackOf(at)).toEqual([]);
  });
});

rule('FF-TCG 11.11.10', () => {
  it('puts the Summon into the Break Zone after all it does, so that it cannot fetch itself', () => {
    const fetch = summon({
      id: 'spell',
      cost: 0,
      effect: sequence(
        { do: 'all', from: { zone: 'break', of: 'you', is: ['summon'] }, as: 'found' },
        { do: 'put', objects: 'found', zone: 'hand' },
      ),
    });
    const at = fftcgTable({ p1: { hand: HAND, break: ['bolt'] } }, [fetch, bolt]);
    bothPass(castSummon(at, 'spell'));
    expect([at.cards('p1', 'hand'), at.cards('p1', 'break')]).toEqual([['bolt'], ['spell']]);
  });

  const PUT = { zone: { equals: 'break' }, object: { object: { zone: 'stack' } } } as const;
  const scribe = backup({
    id: 'scribe',
    abilities: [whenever('putInto', draw(), { on: [{ event: 'putInto', where: PUT }] })],
  });
  const on = { event: 'putInto', where: PUT, bind: { it: 'object' } } as const;
  const shelf = (effect: Effect) =>
    backup({
      id: 'shelf',
      abilities: [{ kind: 'replacement', name: 'shelve', on, instead: { with: 'effect', effect } }],
    });

  it('is heard by what waits for cards that are put into the Break Zone', () => {
    const p1 = { hand: [{ card: 'bolt', as: 'bolt' }], field: ['scribe'] };
    const at = fftcgTable({ p1, p2: { field: [KNIGHT] } }, [bolt, scribe, plain]);
    bothPass(castSummon(at, 'bolt').answer('p1', ['knight'])).expectLog([
      { kind: 'stackTaken', card: 'bolt' },
      { kind: 'broken', object: 'knight' },
      { kind: 'putInto', card: 'bolt', from: 'stack', zone: 'break', cites: '11.11.10' },
      { kind: 'abilityPlaced', card: 'scribe' },
    ]);
  });

  it('triggers if all targets were illegal, but not for an ability, which is no card', () => {
    const p1 = { hand: [{ card: 'bolt', as: 'bolt' }], field: ['scribe'] };
    const at = fftcgTable({ p1, p2: { field: [KNIGHT, ...SNIPER.field] } }, [bolt, scribe, plain, sniper]);
    snipe(castSummon(at, 'bolt').answer('p1', ['knight']), 'knight').expectNotHappened('abilityPlaced');
    bothPass(at).expectLog([
      { kind: 'stackTaken', card: 'bolt', reason: 'all its targets are illegal' },
      { kind: 'putInto', card: 'bolt', zone: 'break' },
      { kind: 'abilityPlaced', card: 'scribe' },
    ]);
  });

  it('may be replaced: the card goes where the effect puts it, not into the Break Zone', () => {
    const p1 = { hand: [{ card: 'bolt', as: 'bolt' }], field: ['scribe'] };
    const p2 = { field: [KNIGHT, 'shelf'] };
    const at = fftcgTable({ p1, p2 }, [bolt, scribe, plain, shelf({ do: 'put', objects: 'it', zone: 'deck' })]);
    bothPass(castSummon(at, 'bolt').answer('p1', ['knight'])).expectLog([
      { kind: 'stackTaken', card: 'bolt' },
      { kind: 'broken', object: 'knight' },
      { kind: 'putInto', card: 'bolt', from: 'stack', zone: 'deck' },
    ]);
    expect([at.cards('p1', 'break'), at.cards('p1', 'deck').at(-1)]).toEqual([[], 'bolt']);
  });

  it('happens once to a Summon that its own effect has moved', () => {
    const own = summon({ id: 'spell', cost: 0, effect: { do: 'put', objects: 'self', zone: 'hand' } });
    const at = fftcgTable({ p1: { hand: HAND }, p2: { field: ['shelf'] } }, [own, shelf(draw())]);
    bothPass(castSummon(at, 'spell')).expectLog([
      { kind: 'stackTaken' },
      { kind: 'putInto', card: 'spell', from: 'stack', zone: 'hand' },
    ]);
    expect(at.cards('p1', 'hand')).toEqual(['spell']);
  });

  it('leaves on the stack what an effect keeps there, to resolve again (2.2)', () => {
    const hold = backup({
      id: 'hold',
      abilities: [{ kind: 'prohibition', name: 'hold', on: { event: 'putInto', where: PUT } }],
    });
    const at = fftcgTable({ p1: { hand: HAND, field: ['hold'] } }, [summon({ id: 'spell', cost: 0 }), hold]);
    expect(stackOf(bothPass(castSummon(at, 'spell')))).toEqual(['spell']);
    expect(stackOf(bothPass(at))).toEqual(['spell']);
    expect(at.cards('p1', 'hand')).toHaveLength(2);
  });
});
