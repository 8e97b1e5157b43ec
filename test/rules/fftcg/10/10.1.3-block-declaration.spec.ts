import { expect, it } from 'vitest';
import { attackWith, backup, bothPass, fftcgTable, forward, PASS, summon, toAttack } from '../../../support/fftcg.js';
import { always, draw, target, whenever } from '../../../support/fftcg-abilities.js';
import type { Table } from '../../../support/table.js';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { rule } from '../../../support/rule.js';

const flag = (id: string, name: string) => forward({ id, abilities: [always({ change: 'flag', flag: name })] });
const cards = [
  forward({ id: 'squire', power: 7000 }),
  forward({ id: 'page', power: 3000 }),
  forward({ id: 'wall', cost: 3, power: 9000 }),
  forward({ id: 'guard', cost: 2 }),
  flag('pacifist', 'cannotBlock'),
  flag('shade', 'cannotBeBlocked'),
  flag('sentinel', 'mustBlock'),
  forward({
    id: 'fencer',
    abilities: [
      {
        kind: 'prohibition',
        name: 'feint',
        on: {
          event: 'blocking',
          where: { attacker: { object: { self: true } }, object: { object: { numbers: { cost: { min: 3 } } } } },
        },
      },
    ],
  }),
  forward({ id: 'herald', abilities: [whenever('blocked', draw())] }),
  forward({
    id: 'hero',
    power: 7000,
    abilities: [
      whenever('blocked', draw(), { on: [{ event: 'blocked', where: { attackers: { object: { self: true } } } }] }),
    ],
  }),
  backup({
    id: 'mire',
    abilities: [{ kind: 'cost', name: 'mud', for: 'block', affects: { is: ['forward'], of: 'opponents' }, add: 1 }],
  }),
  backup({ id: 'cook' }),
  summon({ id: 'gust', cost: 0, targets: [target()], effect: { do: 'put', objects: 'target', zone: 'hand' } }),
];
const own = (card: string | JsonRecord): JsonRecord => (typeof card === 'string' ? { card, as: card } : card);
const table = (
  mine: readonly (string | JsonRecord)[],
  theirs: readonly (string | JsonRecord)[],
  more: JsonRecord = {},
  opposing: JsonRecord = {},
): Table =>
  toAttack(fftcgTable({ p1: { field: mine.map(own), ...more }, p2: { field: theirs.map(own), ...opposing } }, cards));
const block = (name: string | null): JsonRecord => ({ block: name });
const NOBODY = block(null);
const gust = { hand: [{ card: 'gust', as: 'gust' }] };

rule('FF-TCG 10.1.3.1', () => {
  it('has the opponent of the turn player block with one Forward, or with none', () => {
    const at = attackWith(table(['squire'], ['wall', 'guard', 'cook']), 'squire');
    at.expectDecision({ p2: 'block' }).expectLegal('p2', [block('wall'), block('guard'), NOBODY]);
    at.expectRefused('p2', { block: ['wall', 'guard'] }, 'answer.shape', '10.1.3.1');
    at.expectRefused('p2', block('cook'), 'block.not-a-forward', '5.2.3.1.1.2');
    at.expectRefused('p2', block('squire'), 'block.not-yours', '10.1.3.1');
  });

  it('asks nobody where the opponent has no Forward, and never the attacker', () => {
    attackWith(table(['squire'], ['cook']), 'squire').expectDecision({ p1: 'priority' });
    attackWith(table(['squire', 'guard'], ['wall']), 'squire').refused('p1', block('guard'));
  });

  it('takes one Forward or nobody, and nothing else', () => {
    const at = attackWith(table(['squire'], ['wall']), 'squire');
    for (const answer of [null, 'wall', {}, { block: 'wall', more: 1 }, { block: 7 }]) {
      at.expectRefused('p2', answer, 'answer.shape', '10.1.3.1');
    }
  });

  it('takes the answer that nobody blocks', () => {
    const at = attackWith(table(['squire'], ['wall']), 'squire').answer('p2', NOBODY);
    at.expectNotHappened('blocked').expectDecision({ p1: 'priority' });
  });
});

rule('FF-TCG 10.1.3.1.1', () => {
  it('takes an active Forward, however new it is', () => {
    const at = attackWith(
      table(
        ['squire'],
        [
          { card: 'wall', as: 'dull', dull: true },
          { card: 'guard', as: 'fresh', since: 3 },
        ],
      ),
      'squire',
    );
    at.expectRefused('p2', block('dull'), 'block.dull', '10.1.3.1.1');
    at.expectLegal('p2', [block('fresh'), NOBODY]);
  });

  it('takes one that has blocked already, as long as it is active', () => {
    const at = attackWith(table(['page', 'guard'], ['wall']), 'page').answer('p2', block('wall'));
    bothPass(bothPass(at)).expectDecision({ p1: 'attack' });
    attackWith(at, 'guard').expectLegal('p2', [block('wall'), NOBODY]);
  });
});

rule('FF-TCG 10.1.3.1.2', () => {
  it('obeys what keeps a Forward from blocking, and from blocking this attacker', () => {
    const at = attackWith(table(['fencer'], ['wall', 'guard', 'pacifist']), 'fencer');
    at.expectRefused('p2', block('wall'), 'block.evaded', '10.1.3.1.2', '2.2');
    at.expectRefused('p2', block('pacifist'), 'block.prohibited', '10.1.3.1.2');
    at.expectLegal('p2', [block('guard'), NOBODY]);
  });

  it('asks nobody where nobody can block', () => {
    attackWith(table(['shade'], ['wall']), 'shade').expectDecision({ p1: 'priority' });
  });
});

rule('FF-TCG 10.1.3.1.3', () => {
  it('makes block who must, if it can', () => {
    const at = attackWith(table(['squire'], ['sentinel', 'wall']), 'squire');
    at.expectRefused('p2', NOBODY, 'block.must', '10.1.3.1.3');
    at.expectRefused('p2', block('wall'), 'block.must', '10.1.3.1.3');
    at.expectLegal('p2', [block('sentinel')]);
    const dull = attackWith(table(['squire'], [{ card: 'sentinel', as: 'sentinel', dull: true }, 'wall']), 'squire');
    dull.expectLegal('p2', [block('wall'), NOBODY]);
  });

  it('is paid for when it is announced, with at most 1 CP over; nobody must pay', () => {
    const at = attackWith(
      table(['squire', 'mire'], ['sentinel', 'cook'], {}, { hand: [{ card: 'guard', as: 'spare' }] }),
      'squire',
    );
    at.expectLegal('p2', [block('sentinel'), NOBODY]);
    at.answer('p2', block('sentinel')).expectDecision({ p2: 'payment' });
    at.refused('p2', { [at.id('spare')]: 'fire', [at.id('cook')]: 'fire' });
    at.answer('p2', { [at.id('spare')]: 'fire' });
    at.expectLog([
      { kind: 'cpPaid', cp: 1, cites: '10.1.3.1.3' },
      { kind: 'discarded', seat: 'p2', cites: '10.1.3.1.3' },
      { kind: 'blocked', object: 'sentinel' },
    ]);
  });

  it('cannot be done by who cannot pay, who is asked all the same: others do not know that', () => {
    const at = attackWith(table(['squire', 'mire'], ['wall']), 'squire').expectDecision({ p2: 'block' });
    at.expectLegal('p2', [NOBODY]).expectRefused('p2', block('wall'), 'block.not-payable', '10.1.3.1.3');
  });

  it('lets either of two that must block do so', () => {
    const guards = { p1: { field: [own('squire')] }, p2: { field: [own('sentinel'), own('picket'), own('wall')] } };
    const at = attackWith(toAttack(fftcgTable(guards, [...cards, flag('picket', 'mustBlock')])), 'squire');
    at.expectLegal('p2', [block('sentinel'), block('picket')]).expectRefused('p2', block('wall'), 'block.must');
    at.expectRefused('p2', NOBODY, 'block.must', '10.1.3.1.3');
  });
});

rule('FF-TCG 10.1.3.2', () => {
  it('makes it the blocking Forward, which stays active', () => {
    const at = attackWith(table(['squire'], ['wall']), 'squire').answer('p2', block('wall'));
    at.expectLog([{ kind: 'blocked', object: 'wall', attackers: [at.id('squire')], cites: '10.1.3.2' }]);
    expect(at.marks('wall')).toEqual({ blocking: true });
  });

  it('makes nobody the blocking Forward where none blocks', () => {
    const at = attackWith(table(['squire'], ['wall']), 'squire')
      .answer('p2', NOBODY)
      .expectNotHappened('blocked');
    expect(at.marks('wall')).toEqual({});
  });

  it('leaves the attack unblocked if an effect removes the chosen blocker at that moment', () => {
    const on = { event: 'blocked', where: { object: { object: { self: true } } } } as const;
    const faint = forward({ id: 'faint', abilities: [{ kind: 'prohibition', name: 'faint', on }] });
    const seats = { p1: { field: [own('squire')] }, p2: { field: [own('faint')] } };
    const at = attackWith(toAttack(fftcgTable(seats, [...cards, faint])), 'squire').answer('p2', block('faint'));
    bothPass(at.expectNotHappened('blocked')).expectHappened('playerDamaged', { seat: 'p2' });
  });
});

rule('FF-TCG 10.1.3.2.1', () => {
  it('takes out of battle who leaves the field: the attacker deals nothing and takes nothing', () => {
    const at = attackWith(table(['squire'], ['wall'], gust), 'squire').answer('p2', block('wall'));
    at.answer('p1', { action: 'cast-summon', card: 'gust' }).answer('p1', ['wall']);
    bothPass(bothPass(at)).expectDecision({ p1: 'priority' });
    at.expectLog([{ kind: 'battleBroken', cites: '10.1.3.2.1' }]);
    expect(at.marks('squire')).not.toHaveProperty('damage');
  });

  it('takes a card out of battle that is no longer a Forward, as attacker and as blocker', () => {
    const tame = summon({
      id: 'tame',
      cost: 0,
      targets: [target({})],
      effect: {
        do: 'modify',
        objects: 'target',
        changes: [{ change: 'lose-tag', tag: 'forward' }],
        until: 'endOfTurn',
      },
    });
    const tamed = (who: string) => {
      const seats = { p1: { field: [own('squire')], hand: [own('tame')] }, p2: { field: [own('wall')] } };
      const at = attackWith(toAttack(fftcgTable(seats, [...cards, tame])), 'squire').answer('p2', block('wall'));
      at.answer('p1', { action: 'cast-summon', card: 'tame' }).answer('p1', [who]);
      return bothPass(bothPass(at));
    };
    for (const who of ['squire', 'wall']) {
      const at = tamed(who).expectLog([{ kind: 'battleBroken', cites: '10.1.3.2.1' }]);
      expect([at.marks('squire'), at.marks('wall')].filter((marks) => 'damage' in marks)).toEqual([]);
    }
  });

  it('goes on where another one leaves', () => {
    const at = attackWith(table(['squire'], ['wall', 'guard'], gust), 'squire').answer('p2', block('wall'));
    at.answer('p1', { action: 'cast-summon', card: 'gust' }).answer('p1', ['guard']);
    bothPass(bothPass(at)).expectLog([
      { kind: 'damageDealt', object: 'wall', amount: 7000 },
      { kind: 'damageDealt', object: 'squire', amount: 9000 },
      { kind: 'broken', object: 'squire' },
    ]);
  });

  it('asks nobody to block where all attackers have left before, and goes on to the next attack', () => {
    const at = table(['squire', 'page'], ['wall'], {}, gust).answer('p1', ['squire']).answer('p1', PASS);
    bothPass(at.answer('p2', { action: 'cast-summon', card: 'gust' }).answer('p2', ['squire']));
    bothPass(at)
      .expectDecision({ p1: 'attack' })
      .expectNotHappened('playerDamaged')
      .expectLegal('p1', [['page'], []]);
  });
  it('does not take for an attacker who has changed sides', () => {
    const charm = summon({
      id: 'charm',
      cost: 0,
      targets: [target()],
      effect: { do: 'gain-control', objects: 'target', until: 'endOfTurn' },
    });
    const seats = {
      p1: { field: ['squire', 'page'].map(own) },
      p2: { field: [own('wall')], hand: [{ card: 'charm', as: 'charm' }] },
    };
    const at = toAttack(fftcgTable(seats, [...cards, charm]))
      .answer('p1', ['squire'])
      .answer('p1', PASS);
    bothPass(at.answer('p2', { action: 'cast-summon', card: 'charm' }).answer('p2', ['squire']));
    bothPass(at)
      .expectDecision({ p1: 'attack' })
      .expectLegal('p1', [['page'], []]);
  });

  it('has who changes sides attack and block no more', () => {
    const charm = summon({
      id: 'charm',
      cost: 0,
      targets: [target()],
      effect: { do: 'gain-control', objects: 'target', until: 'endOfTurn' },
    });
    const taking = (seat: string, who: string): Table => {
      const hand = { hand: [{ card: 'charm', as: 'charm' }] };
      const seats = {
        p1: { field: ['squire', 'page'].map(own), ...(seat === 'p1' && hand) },
        p2: { field: [own('wall')], ...(seat === 'p2' && hand) },
      };
      const at = attackWith(toAttack(fftcgTable(seats, [...cards, charm])), 'squire', 'page').answer(
        'p2',
        block('wall'),
      );
      if (seat === 'p2') at.answer('p1', PASS);
      return bothPass(at.answer(seat, { action: 'cast-summon', card: 'charm' }).answer(seat, [who]));
    };
    expect(taking('p2', 'squire').marks('squire')).toEqual({ dull: true, attacked: true, since: 3 });
    expect(taking('p1', 'wall').marks('wall')).toEqual({ since: 3 });
  });
});

rule('FF-TCG 10.1.3.3', () => {
  it('deals the blocker nothing when the attacker has left, nor the player', () => {
    const at = attackWith(table(['squire'], ['wall'], {}, gust), 'squire').answer('p2', block('wall'));
    at.answer('p1', PASS).answer('p2', { action: 'cast-summon', card: 'gust' }).answer('p2', ['squire']);
    bothPass(bothPass(at)).expectLog([{ kind: 'battleBroken', cites: '10.1.3.3' }]);
    expect(at.marks('wall')).not.toHaveProperty('damage');
  });

  it('leaves who is left of a Party to fight', () => {
    const at = attackWith(table(['squire', 'page'], ['wall'], {}, gust), 'squire', 'page').answer('p2', block('wall'));
    at.answer('p1', PASS).answer('p2', { action: 'cast-summon', card: 'gust' }).answer('p2', ['page']);
    bothPass(bothPass(at)).expectLog([
      { kind: 'damageDealt', object: 'wall', amount: 7000 },
      { kind: 'damageDealt', object: 'squire', amount: 9000 },
      { kind: 'broken', object: 'squire' },
    ]);
  });
});

rule('FF-TCG 10.1.3.4', () => {
  it('blocks all of a Party with one Forward', () => {
    const at = attackWith(table(['squire', 'page'], ['wall']), 'squire', 'page').answer('p2', block('wall'));
    at.expectLog([{ kind: 'blocked', object: 'wall', attackers: [at.id('squire'), at.id('page')], cites: '10.1.3.4' }]);
    bothPass(at).expectDecision({ p2: 'divideDamage' }).expectNotHappened('playerDamaged');
  });

  it('lets all of it through where nobody blocks, as one', () => {
    const at = attackWith(table(['squire', 'page'], ['wall']), 'squire', 'page').answer('p2', NOBODY);
    bothPass(at).expectHappened('playerDamaged', { seat: 'p2', source: [at.id('squire'), at.id('page')] });
    expect([at.cards('p2', 'damage').length, at.marks('wall')]).toEqual([1, {}]);
  });
});

rule('FF-TCG 10.1.3.5', () => {
  it('puts on the stack what the block triggers, the turn player’s first', () => {
    const at = attackWith(table(['hero'], ['herald']), 'hero').answer('p2', block('herald'));
    at.expectLog([
      { kind: 'blocked', cites: '10.1.3.5' },
      { kind: 'abilityPlaced', card: 'hero' },
      { kind: 'abilityPlaced', card: 'herald' },
    ]);
    bothPass(at).expectHappened('drawn', { seat: 'p2' });
  });

  it('puts nothing there where nobody blocks, or somebody else does', () => {
    const unblocked = attackWith(table(['hero'], ['herald']), 'hero').answer('p2', NOBODY);
    unblocked.expectNotHappened('abilityPlaced');
    const other = attackWith(table(['squire', 'hero'], ['herald', 'wall']), 'squire').answer('p2', block('wall'));
    other.expectNotHappened('abilityPlaced');
  });
});

rule('FF-TCG 10.1.3.6', () => {
  it('gives priority to the turn player', () => {
    const at = attackWith(table(['squire'], ['wall']), 'squire').answer('p2', block('wall'));
    at.expectDecision({ p1: 'priority' });
  });

  it('does so where nobody blocks, and deals no damage before both have passed', () => {
    const at = attackWith(table(['squire'], ['wall']), 'squire')
      .answer('p2', NOBODY)
      .expectDecision({ p1: 'priority' });
    at.answer('p1', PASS).expectNotHappened('playerDamaged').expectDecision({ p2: 'priority' });
    at.answer('p2', PASS).expectHappened('playerDamaged', { seat: 'p2' });
  });
});
