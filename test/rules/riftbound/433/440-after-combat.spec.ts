import { expect, it } from 'vitest';
import { spell, unit } from '../../../support/riftbound.js';
import { at, battleTable, move, pass, passAll } from '../../../support/riftbound-battles.js';
import { rule } from '../../../support/rule.js';

const SELF = { object: { object: { self: true } } } as const;
const drawOn = (id: string, event: string, where: object, looksBack = false) =>
  unit({
    id,
    might: 2,
    abilities: [
      {
        kind: 'triggered',
        name: id,
        on: [{ event, where: { ...where } }],
        effect: { do: 'draw', count: 1 },
        ...(looksBack && { looksBack }),
      },
    ],
  });
const cards = [
  drawOn('raider', 'sideTaken', { ...SELF, side: { equals: 'attacking' }, first: { equals: true } }),
  drawOn('warden', 'sideTaken', { ...SELF, side: { equals: 'defending' }, first: { equals: true } }),
  drawOn('victor', 'scored', { seat: { seat: 'you' }, by: { equals: 'conquer' } }),
  drawOn('martyr', 'killed', SELF, true),
  drawOn('wanderer', 'moved', SELF),
  spell({
    id: 'retreat',
    energy: 0,
    keywords: [{ keyword: 'action' }],
    targets: [{ as: 'one', from: { is: ['unit'] }, min: 1, max: 1 }],
    effect: { do: 'recall', objects: 'one' },
  }),
];
const table = (
  p1: Parameters<typeof battleTable>[0]['p1'],
  p2: Parameters<typeof battleTable>[0]['p1'],
  hand = ['retreat'],
) => battleTable({ p1: p1 ?? [], p2: p2 ?? [] }, { bridge: 'p2' }, { cards, seats: { p1: { hand } } });
const attack = (played: ReturnType<typeof table>, ...units: readonly string[]) => move(played, 'p1', units, 'bridge');

rule('Riftbound 438.1.b', () => {
  it('begins with a chain of what attacking and defending has triggered', () => {
    const played = attack(table(['raider'], [at('warden', 'bridge')]), 'raider');
    played.expectDecision({ p2: 'priority' });
    expect(played.rulesOf('abilityPlaced')).toHaveLength(2);
  });
  it('begins without one where nothing has triggered', () => {
    attack(table(['m2'], [at('m3', 'bridge')]), 'm2').expectDecision({ p1: 'focus' });
  });
});

rule('Riftbound 342.1.a', () => {
  it('has the defender place last, and so resolve first', () => {
    const played = attack(table(['raider'], [at('warden', 'bridge')]), 'raider');
    played.answer('p2', pass).answer('p1', pass).expectHappened('drawn', { seat: 'p2' });
    played.answer('p1', pass).answer('p2', pass).expectHappened('drawn', { seat: 'p1' });
  });
});

rule('Riftbound 343.1', () => {
  it('leaves focus to the attacker after the first chain', () => {
    const played = attack(table(['raider'], [at('m3', 'bridge')]), 'raider');
    played.expectDecision({ p1: 'priority' }).answer('p1', pass).answer('p2', pass).expectDecision({ p1: 'focus' });
  });
});

rule('Riftbound 444.2', () => {
  it('triggers for the conquest after the point', () => {
    const played = passAll(attack(table(['victor', 'm5'], [at('m3', 'bridge')]), 'victor', 'm5'));
    if (played.state.pending[0]?.kind === 'assignDamage') passAll(played.answer('p2', { m5: 3 }));
    expect([played.player('p1')['points'], played.cards('p1', 'hand')]).toEqual([1, ['retreat', 'soldier']]);
  });
});

rule('Riftbound 724.1', () => {
  it('triggers as the unit is killed, by damage as well', () => {
    const played = passAll(attack(table(['martyr'], [at('m3', 'bridge')]), 'martyr'));
    expect([played.exists('martyr'), played.cards('p1', 'hand')]).toEqual([false, ['retreat', 'soldier']]);
  });
  it('does not trigger for a unit that lives', () => {
    const played = passAll(attack(table(['martyr', 'm5'], [at('m2', 'bridge')]), 'martyr', 'm5'));
    if (played.state.pending[0]?.kind === 'assignDamage') played.answer('p2', { m5: 2 });
    expect(played.cards('p1', 'hand')).toEqual(['retreat']);
  });
});

rule('Riftbound 430.1', () => {
  it('is no move: what triggers for moves does not', () => {
    const played = attack(table(['m2'], [at('wanderer', 'bridge')]), 'm2');
    played.answer('p1', { action: 'play', card: played.find('p1', 'hand', 'retreat') }).answer('p1', ['wanderer']);
    played.answer('p1', pass).answer('p2', pass).expectHappened('recalled', { object: 'wanderer', origin: 'bridge' });
    played.expectNotHappened('moved').expectNotHappened('abilityPlaced');
  });
});

rule('Riftbound 432', () => {
  it('changes nothing else of the unit', () => {
    const played = attack(table(['m2'], [at('m5', 'bridge', { damage: 1, buff: true, exhausted: true })]), 'm2');
    played.answer('p1', { action: 'play', card: played.find('p1', 'hand', 'retreat') }).answer('p1', ['m5']);
    played.answer('p1', pass).answer('p2', pass);
    expect(played.marks('m5')).toMatchObject({ damage: 1, buff: true, exhausted: true });
    expect(played.marks('m5')).not.toHaveProperty('at');
  });
});

rule('Riftbound 440.1.a.1', () => {
  it('heals all units, wherever they are', () => {
    const played = battleTable(
      { p1: ['m4', { card: 'm6', damage: 2 }], p2: [at('m3', 'bridge'), { card: 'm5', damage: 1 }] },
      { bridge: 'p2' },
    );
    passAll(move(played, 'p1', ['m4'], 'bridge'));
    for (const object of ['m4', 'm6', 'm5']) played.expectHappened('healed', { object, cites: '440.1.a.1' });
  });
});

rule('Riftbound 440.1.a.3', () => {
  it('leaves nobody attacking or defending', () => {
    const played = passAll(
      move(battleTable({ p1: ['m4'], p2: [at('m3', 'bridge')] }, { bridge: 'p2' }), 'p1', ['m4'], 'bridge'),
    );
    played.expectHappened('sideLeft', { object: 'm4', cites: '440.1.a.3' }).expectHappened('combatEnded');
    expect(played.marks('m4')).toEqual({ at: played.id('bridge'), exhausted: true });
  });
});
