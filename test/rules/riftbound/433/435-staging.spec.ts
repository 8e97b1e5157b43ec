import { expect, it } from 'vitest';
import { spell, unit } from '../../../support/riftbound.js';
import { at, battleTable, move, pass, passAll } from '../../../support/riftbound-battles.js';
import { noCase, rule } from '../../../support/rule.js';

/** As it moves, all units of opponents at battlefields die. */
const storm = unit({
  id: 'storm',
  might: 2,
  abilities: [
    {
      kind: 'triggered',
      name: 'storm',
      on: [{ event: 'moved', where: { object: { object: { self: true } } } }],
      effect: {
        do: 'sequence',
        of: [
          { do: 'all', from: { is: ['unit'], of: 'opponents', marks: { at: true } }, as: 'there' },
          { do: 'kill', objects: 'there' },
        ],
      },
    },
  ],
});
const ghost = unit({
  id: 'ghost',
  might: 3,
  abilities: [
    { kind: 'prohibition', name: 'ghost', on: { event: 'damageDealt', where: { object: { object: { self: true } } } } },
  ],
});
const withAction = (id: string, effect: NonNullable<Parameters<typeof spell>[0]['effect']>) =>
  spell({
    id,
    energy: 0,
    keywords: [{ keyword: 'action' }],
    targets: [{ as: 'one', from: { is: ['unit'] }, min: 1, max: 1 }],
    effect,
  });
const cards = [
  storm,
  ghost,
  withAction('bolt', { do: 'kill', objects: 'one' }),
  withAction('home', { do: 'move', objects: 'one' }),
  withAction('daze', { do: 'stun', objects: 'one' }),
];
const table = (
  p1: Parameters<typeof battleTable>[0]['p1'],
  p2: Parameters<typeof battleTable>[0]['p1'],
  hand: readonly string[] = [],
) => battleTable({ p1: p1 ?? [], p2: p2 ?? [] }, { bridge: 'p2' }, { cards, seats: { p1: { hand } } });
const cast = (played: ReturnType<typeof table>, card: string, target: string) => {
  played.answer('p1', { action: 'play', card: played.find('p1', 'hand', card) });
  if (played.state.pending[0]?.kind !== 'priority') played.answer('p1', [target]);
  return played.answer('p1', pass).answer('p2', pass);
};

rule('Riftbound 435.2', () => {
  it('has no combat where one side is gone before it begins', () => {
    const played = move(table(['storm'], [at('m3', 'bridge')]), 'p1', ['storm'], 'bridge');
    played.expectDecision({ p1: 'priority' }).answer('p1', pass).answer('p2', pass);
    played.expectHappened('killed', { object: 'm3' }).expectNotHappened('combatBegan');
  });
});

rule('Riftbound 322.8', () => {
  it('has a showdown instead where the controller has no units left there, and control changes by it', () => {
    const played = move(table(['storm'], [at('m3', 'bridge')]), 'p1', ['storm'], 'bridge');
    played.answer('p1', pass).answer('p2', pass).expectHappened('showdownOpened', { object: 'bridge', combat: false });
    passAll(played).expectHappened('scored', { object: 'bridge', seat: 'p1', by: 'conquer' });
  });
});

rule('Riftbound 182.3.b', () => {
  it('is contested no more when who has contested it is gone', () => {
    const played = move(table(['m1'], [at('m3', 'bridge')], ['bolt']), 'p1', ['m1'], 'bridge');
    cast(played, 'bolt', 'm1').expectHappened('killed', { object: 'm1' });
    passAll(played).expectHappened('contestEnded', { object: 'bridge' }).expectNotHappened('scored');
    expect(played.marks('bridge')).toEqual({ controlled: true });
  });
});

rule('Riftbound 182.3.c', () => {
  it('leaves control to who has it as long as it is contested, also without units', () => {
    const played = move(table(['m1'], [at('m3', 'bridge')], ['bolt']), 'p1', ['m1'], 'bridge');
    cast(played, 'bolt', 'm3').expectNotHappened('controlLost').expectDecision({ p2: 'focus' });
    expect(played.cards('p2', 'battlefields')).toEqual(['bridge']);
  });
});

rule('Riftbound 439.1.a', () => {
  it('deals no damage where one side is gone; who is left takes control', () => {
    const played = move(table(['m1'], [at('m3', 'bridge')], ['bolt']), 'p1', ['m1'], 'bridge');
    passAll(cast(played, 'bolt', 'm3')).expectNotHappened('damageDealt');
    played.expectHappened('scored', { object: 'bridge', seat: 'p1', by: 'conquer' });
  });
});

rule('Riftbound 439.1.d.9', () => {
  it('passes over who takes no damage: the others get all of it', () => {
    const played = passAll(move(table(['m5'], [at('ghost', 'bridge'), at('m2', 'bridge')]), 'p1', ['m5'], 'bridge'));
    played.expectHappened('damageDealt', { object: 'm2', amount: 5 });
    expect([played.exists('ghost'), played.exists('m2')]).toEqual([true, false]);
  });
  it('assigns nothing where nobody takes any', () => {
    const played = passAll(move(table(['m5'], [at('ghost', 'bridge')]), 'p1', ['m5'], 'bridge'));
    expect(played.rulesOf('damageDealt', { object: 'ghost' })).toEqual([]);
    played.expectHappened('recalled', { object: 'm5' });
  });
});

rule('Riftbound 322.5.c', () => {
  it('takes its side from a unit that has left the combat', () => {
    const played = move(table(['m1', 'm2'], [at('m3', 'bridge')], ['home']), 'p1', ['m1', 'm2'], 'bridge');
    cast(played, 'home', 'm1').expectHappened('sideLeft', { object: 'm1', cites: '322.5.c' });
    expect(played.marks('m1')).toEqual({ exhausted: true, inCombat: true });
    expect(played.marks('m2')).toMatchObject({ attacking: true });
  });
});

rule('Riftbound 343', () => {
  it('passes focus to the next player when the chain is over', () => {
    const played = move(table(['m1'], [at('m3', 'bridge')], ['daze']), 'p1', ['m1'], 'bridge');
    cast(played, 'daze', 'm3').expectHappened('stunned', { object: 'm3' }).expectDecision({ p2: 'focus' });
  });
  it('asks all players again after that', () => {
    const played = move(table(['m1'], [at('m3', 'bridge')], ['daze']), 'p1', ['m1'], 'bridge');
    cast(played, 'daze', 'm3').answer('p2', pass).expectDecision({ p1: 'focus' });
    played.answer('p1', pass).expectHappened('showdownClosed').expectNotHappened('killed');
  });
});

rule('Riftbound 421.2.a', () => {
  noCase('outside', 'Where units of fewer than two others are, they may come: 434 has it.');
  it('lets no third player come to where units of two others are', () => {
    // A showdown without combat: p2 has come to where p1 is; p3 does not come as well.
    const boards = { p1: [at('m2', 'tower')], p2: [at('m3', 'tower')], p3: ['m4'] };
    const position = { turn: { active: 'p3', number: 3 } };
    const played = battleTable(boards, { tower: 'p1' }, { position });
    passAll(played).expectDecision({ p3: 'turnAction' });
    expect(played.marks('tower')).toMatchObject({ controlled: true });
  });
});
