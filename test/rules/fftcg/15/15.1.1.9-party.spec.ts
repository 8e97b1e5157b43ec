import { expect, it } from 'vitest';
import { attackWith, bothPass, fftcgTable, forward, PASS, summon, toAttack } from '../../../support/fftcg.js';
import { always, draw, target, whenever } from '../../../support/fftcg-abilities.js';
import type { Table } from '../../../support/table.js';
import type { Json, JsonRecord } from '../../../../src/engine/index.js';
import { definitionOf, record } from '../../../support/fftcg-records.js';
import { rule } from '../../../support/rule.js';

const evading = (id: string, cost: number) =>
  forward({
    id,
    abilities: [
      {
        kind: 'prohibition',
        name: 'feint',
        on: {
          event: 'blocking',
          where: { attacker: { object: { self: true } }, object: { object: { numbers: { cost: { min: cost } } } } },
        },
      },
    ],
  });
const slayer = whenever('broken', draw(), { on: [{ event: 'broken', where: { by: { object: { self: true } } } }] });
const cards = [
  summon({
    id: 'rob',
    cost: 0,
    targets: [target()],
    effect: { do: 'gain-control', objects: 'target', until: 'endOfTurn' },
  }),
  forward({ id: 'fire' }),
  forward({ id: 'ember' }),
  forward({ id: 'steam', elements: ['fire', 'water'] }),
  forward({ id: 'mist', elements: ['water', 'wind'] }),
  forward({ id: 'gale', elements: ['wind'] }),
  forward({ id: 'banner', elements: ['wind'], partyIcon: true }),
  ...Array.from({ length: 6 }, (_, index) => forward({ id: `spark-${index}` })),
  evading('agile', 3),
  evading('nimble', 4),
  forward({ id: 'two', cost: 2 }),
  forward({ id: 'three', cost: 3 }),
  forward({ id: 'four', cost: 4, power: 7000 }),
  forward({ id: 'swift', power: 7000, keywords: ['first-strike'] }),
  forward({ id: 'slow', power: 7000, abilities: [slayer] }),
  forward({ id: 'meek', abilities: [always({ change: 'flag', flag: 'dealsNoDamage' }), slayer] }),
  summon({ id: 'gust', cost: 0, targets: [target()], effect: { do: 'put', objects: 'target', zone: 'hand' } }),
];
const own = (card: string | JsonRecord): JsonRecord => (typeof card === 'string' ? { card, as: card } : card);
const table = (
  mine: readonly (string | JsonRecord)[],
  theirs: readonly (string | JsonRecord)[] = [],
  opposing: JsonRecord = {},
): Table => toAttack(fftcgTable({ p1: { field: mine.map(own) }, p2: { field: theirs.map(own), ...opposing } }, cards));
const attackers = (...names: readonly string[]): Json => [...names];

rule('FF-TCG 15.1.1.9.2', () => {
  const heard = (id: string, least: number) =>
    forward({
      id,
      abilities: [
        whenever('attacked', draw(), {
          on: [{ event: 'attacked', where: { object: { object: { of: 'you' } } }, bind: { attackers: 'object' } }],
          together: true,
          if: { not: { more: least, than: { size: 'attackers' } } },
        }),
      ],
    });
  const drawnBy = (least: number, ...names: readonly string[]) => {
    const field = [...names, 'ear'].map((name) => ({ card: name, as: name }));
    const at = toAttack(fftcgTable({ p1: { field, deck: ['fire', 'fire', 'fire'] } }, [heard('ear', least), ...cards]));
    return attackWith(at, ...names).cards('p1', 'hand').length;
  };

  it('is heard once of all that attack, and by how many they are', () => {
    expect(drawnBy(1, 'fire', 'ember', 'steam')).toBe(1);
    expect(drawnBy(3, 'fire', 'ember', 'steam')).toBe(1);
    expect(drawnBy(3, 'fire', 'ember')).toBe(0);
  });
});

rule('FF-TCG 15.1.1.9.2', () => {
  it('takes an element that all share, or the Party icon', () => {
    const at = table(['fire', 'steam', 'mist', 'banner']);
    at.expectLegal('p1', [
      attackers('fire'),
      attackers('steam'),
      attackers('mist'),
      attackers('banner'),
      attackers('fire', 'steam'),
      attackers('steam', 'mist'),
      attackers('fire', 'banner'),
      attackers('steam', 'banner'),
      attackers('mist', 'banner'),
      attackers('fire', 'steam', 'banner'),
      attackers('steam', 'mist', 'banner'),
      attackers(),
    ]);
    at.expectRefused('p1', attackers('fire', 'steam', 'mist'), 'attack.party', '15.1.1.9.2');
  });

  it('lets the icon join, and not join others', () => {
    const at = table(['fire', 'gale', 'banner']);
    at.expectLegal('p1', [
      attackers('fire'),
      attackers('gale'),
      attackers('banner'),
      attackers('fire', 'banner'),
      attackers('gale', 'banner'),
      attackers(),
    ]);
    at.expectRefused('p1', attackers('fire', 'gale', 'banner'), 'attack.party', '15.1.1.9.2');
  });

  it('accepts a Party of one shared element, and one Forward alone whatever its elements', () => {
    table(['fire', 'steam', 'mist'])
      .answer('p1', attackers('fire', 'steam'))
      .expectHappened('attacked', { party: true });
    table(['fire', 'mist']).answer('p1', attackers('mist')).expectHappened('attacked', { party: false });
  });
});

rule('FF-TCG 15.1.1.9.3', () => {
  it('takes only Forwards that could attack alone', () => {
    const at = table(['fire', { card: 'ember', as: 'fresh', since: 3 }]);
    at.expectRefused('p1', attackers('fire', 'fresh'), 'attack.too-soon', '15.1.1.9.3', '10.1.2.1.1');
  });

  it('takes none that is dull, and one with Haste', () => {
    const dash = forward({ id: 'dash', keywords: ['haste'] });
    const field = [own('fire'), { card: 'ember', as: 'tired', dull: true }, { card: 'dash', as: 'dash', since: 3 }];
    const at = toAttack(fftcgTable({ p1: { field } }, [...cards, dash]));
    at.expectRefused('p1', attackers('fire', 'tired'), 'attack.dull', '15.1.1.9.3');
    at.expectLegal('p1', [attackers('fire'), attackers('dash'), attackers('fire', 'dash'), attackers()]);
  });
});

rule('FF-TCG 15.1.1.9.4', () => {
  it('is the same Party in whatever order its members are named', () => {
    const [one, other] = [
      ['fire', 'ember', 'steam'],
      ['steam', 'fire', 'ember'],
    ].map((members) => table(['fire', 'ember', 'steam']).answer('p1', attackers(...members)));
    expect(one?.log.slice(1)).toEqual(other?.log.slice(1));
    expect(one?.state.objects).toEqual(other?.state.objects);
  });

  it('may have any number of members', () => {
    const all = ['fire', 'ember', 'spark-0', 'spark-1', 'spark-2', 'spark-3', 'spark-4', 'spark-5'];
    const at = table(all).answer('p1', attackers(...all));
    expect(at.log.filter(({ kind }) => kind === 'attacked')).toHaveLength(8);
  });
});

rule('FF-TCG 15.1.1.9.5', () => {
  it('is dissolved when one member is left, whose attack goes on', () => {
    const at = table(['fire', 'ember'], [], { hand: [{ card: 'gust', as: 'gust' }] }).answer(
      'p1',
      attackers('fire', 'ember'),
    );
    at.answer('p1', PASS).answer('p2', { action: 'cast-summon', card: 'gust' }).answer('p2', ['ember']);
    bothPass(at).expectHappened('partyDissolved', { object: 'fire', cites: '15.1.1.9.5' });
    expect(at.marks('fire')).toEqual({ dull: true, attacking: true, attacked: true });
    bothPass(bothPass(at)).expectHappened('playerDamaged', { source: [at.id('fire')] });
  });

  it('is dissolved when one of two members changes sides, which then leaves the battle', () => {
    const at = table(['fire', 'ember'], [], { hand: [{ card: 'rob', as: 'rob' }] });
    at.answer('p1', attackers('fire', 'ember')).answer('p1', PASS);
    bothPass(at.answer('p2', { action: 'cast-summon', card: 'rob' }).answer('p2', ['ember']));
    at.expectHappened('partyDissolved', { object: 'fire', cites: '15.1.1.9.5' });
    expect(at.marks('ember')).toEqual({ dull: true, attacked: true, since: 3 });
    bothPass(bothPass(at)).expectHappened('playerDamaged', { source: [at.id('fire')] });
  });

  it('is not while two are left', () => {
    const at = table(['fire', 'ember', 'spark-0'], [], { hand: [{ card: 'gust', as: 'gust' }] });
    at.answer('p1', attackers('fire', 'ember', 'spark-0'));
    at.answer('p1', PASS).answer('p2', { action: 'cast-summon', card: 'gust' }).answer('p2', ['ember']);
    bothPass(at).expectNotHappened('partyDissolved');
  });
});

rule('FF-TCG 15.1.1.9.6', () => {
  it('can be blocked by who can block one of them', () => {
    const at = attackWith(table(['agile', 'nimble'], ['two', 'three', 'four']), 'agile', 'nimble');
    at.expectRefused('p2', { block: 'four' }, 'block.evaded', '15.1.1.9.6');
    at.expectLegal('p2', [{ block: 'two' }, { block: 'three' }, { block: null }]);
    at.answer('p2', { block: 'three' });
    at.expectHappened('blocked', { attackers: [at.id('agile'), at.id('nimble')] });
  });

  it('cannot be where nobody can block any of them', () => {
    const at = attackWith(table(['agile', 'nimble'], ['four']), 'agile', 'nimble').expectDecision({ p1: 'priority' });
    bothPass(at).expectHappened('playerDamaged', { seat: 'p2' });
  });
});

rule('FF-TCG 15.1.1.9.7', () => {
  it('has no First Strike unless all members have it: the damage is simultaneous', () => {
    const at = attackWith(table(['swift', 'slow'], ['four']), 'swift', 'slow').answer('p2', { block: 'four' });
    bothPass(at).answer('p2', { [at.id('swift')]: 7000, [at.id('slow')]: 0 });
    at.expectHappened('damageDealt', { object: 'four', amount: 14000, cites: '15.1.1.9.7' });
    at.expectHappened('broken', { object: 'four' }).expectHappened('broken', { object: 'swift' });
  });

  it('has it where all members have it: who blocks is broken first', () => {
    const field = ['swift', 'quick'].map(own);
    const quick = forward({ id: 'quick', power: 7000, keywords: ['first-strike'] });
    const at = toAttack(fftcgTable({ p1: { field }, p2: { field: [own('four')] } }, [...cards, quick]));
    bothPass(attackWith(at, 'swift', 'quick').answer('p2', { block: 'four' })).expectLog([
      { kind: 'damageDealt', object: 'four', amount: 14000 },
      { kind: 'broken', object: 'four' },
    ]);
  });

  it('is cited where a member has it, and only there', () => {
    const rulesOf = (...attackers: readonly string[]) => {
      const at = attackWith(table(attackers, ['four']), ...attackers).answer('p2', { block: 'four' });
      const [first = '', ...others] = attackers.map((as) => at.id(as));
      bothPass(at);
      if (others.length > 0) at.answer('p2', { [first]: 7000, ...Object.fromEntries(others.map((id) => [id, 0])) });
      const struck = at.log.filter(({ kind }) => kind === 'damageDealt');
      return struck.slice(0, 2).map(({ cites }) => cites.map(({ rule: number }) => number));
    };
    expect(rulesOf('swift', 'slow')).toEqual([
      ['15.1.1.9.8', '15.1.1.9.7', '10.1.4.2'],
      ['10.1.4.2.1', '15.1.1.9.7', '10.1.4.2'],
    ]);
    expect(rulesOf('fire', 'slow')).toEqual([
      ['15.1.1.9.8', '10.1.4.2'],
      ['10.1.4.2.1', '10.1.4.2'],
    ]);
    expect(rulesOf('slow')).toEqual([['10.1.4.2'], ['10.1.4.2']]);
  });
});

rule('FF-TCG 15.1.1.9.8', () => {
  it('deals one amount from the members who can, and all members have broken what it breaks', () => {
    const at = attackWith(table(['meek', 'slow'], ['four']), 'meek', 'slow').answer('p2', { block: 'four' });
    bothPass(at).answer('p2', { [at.id('meek')]: 0, [at.id('slow')]: 7000 });
    at.expectHappened('damageDealt', {
      object: 'four',
      amount: 7000,
      source: [at.id('slow')],
      cites: '15.1.1.9.8',
    });
    at.expectHappened('broken', { object: 'four', by: [at.id('meek'), at.id('slow')] });
    expect(at.state.pending).toMatchObject([{ seat: 'p1', kind: 'triggerOrder' }]);
  });

  it('deals what all of them can together', () => {
    const at = attackWith(table(['fire', 'slow'], ['four']), 'fire', 'slow').answer('p2', { block: 'four' });
    bothPass(at).answer('p2', { [at.id('fire')]: 7000, [at.id('slow')]: 0 });
    const source = ['fire', 'slow'].map((as) => at.id(as));
    at.expectHappened('damageDealt', { object: 'four', amount: 12_000, source, cites: '15.1.1.9.8' });
  });

  it('names no Party where one attacks alone', () => {
    const at = bothPass(attackWith(table(['slow'], ['four']), 'slow').answer('p2', { block: 'four' }));
    const [blow] = at.log.filter(({ kind, object }) => kind === 'damageDealt' && object === at.id('four'));
    expect(blow).toMatchObject({ amount: 7000, source: [at.id('slow')], battle: true });
    expect(blow).not.toHaveProperty('party');
  });
});

rule('FF-TCG 15.1.1.9.9', () => {
  it('is no more when its attack is over', () => {
    const at = bothPass(bothPass(attackWith(table(['fire', 'ember']), 'fire', 'ember')));
    expect([at.marks('fire'), at.marks('ember')].some((marks) => 'party' in marks)).toBe(false);
  });

  it('is one until then', () => {
    const at = bothPass(attackWith(table(['fire', 'ember']), 'fire', 'ember')).expectHappened('playerDamaged');
    expect(['fire', 'ember'].map((as) => at.marks(as)['party'])).toEqual([true, true]);
  });
});

rule('FF-TCG 15.1.1.9.2', () => {
  const text = 'The Category BREAD Forwards you control can form a party with Forwards of any Element.';
  const named = (card: string) => ({ card, as: card });
  const chief = definitionOf(record(1, { cost: 0, type: 'forward', category: 'BREAD', element: 'wind', text }));
  const baker = forward({ id: 'baker', elements: ['ice'], categories: ['BREAD'] });
  const miller = forward({ id: 'miller', elements: ['earth'], categories: ['GRAIN'] });
  const field = [{ card: '1-001', as: 'chief' }, named('baker'), named('miller'), named('other')];
  const other = forward({ id: 'other', elements: ['fire'], categories: ['GRAIN'] });
  const attacking = () => toAttack(fftcgTable({ p1: { field } }, [chief, baker, miller, other]));

  it('lets Forwards that a text names join one of another element', () => {
    expect(attackWith(attacking(), 'baker', 'miller').marks('miller')['party']).toBe(true);
    expect(attackWith(attacking(), 'baker', 'chief').marks('baker')['party']).toBe(true);
  });

  it('has other Forwards share an element still', () => {
    attacking().expectRefused('p1', ['miller', 'other'], 'attack.party', '15.1.1.9.2');
  });
});
