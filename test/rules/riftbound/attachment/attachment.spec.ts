import { expect, it } from 'vitest';
import { activated, draw, free, kill, target, type Effect } from '../../../support/riftbound-abilities.js';
import { at, battleTable, inHand, move, passAll } from '../../../support/riftbound-battles.js';
import { activate, allPass, emptyChain, play } from '../../../support/riftbound-play.js';
import { gear, spell, unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';
import type { Json } from '../../../../src/engine/index.js';

const ATTACH: Effect = { do: 'attach', objects: 'self', to: 'unit' };
const OWN_UNIT = { as: 'unit', from: { is: ['unit'], of: 'you' }, min: 1, max: 1 } as const;
/** A gift of so much might. */
const gift = (add: number) => ({
  kind: 'static' as const,
  name: 'gift',
  always: true,
  affects: { namedBy: { mark: 'attachedTo', objects: 'self' } },
  changes: [{ change: 'number' as const, name: 'might', add }],
});
const equipment = (id: string, n: number, add: number, more: Parameters<typeof gear>[0]['keywords'] = []) =>
  gear({
    id,
    energy: 0,
    domains: ['fury'],
    tags: ['Equipment'],
    ...(more.length > 0 && { keywords: more }),
    abilities: [
      activated('equip', [{ pay: 'power', n, of: 'fury' }], ATTACH, { targets: [OWN_UNIT] }),
      activated('read', [], draw()),
      gift(add),
    ],
  });
const cards = [
  equipment('blade', 1, 2),
  equipment('axe', 2, 3),
  equipment('dirk', 1, 1, [{ keyword: 'quickdraw' }]),
  gear({
    id: 'helm',
    energy: 0,
    tags: ['Equipment'],
    abilities: [activated('equip', [{ pay: 'experience', n: 1 }], ATTACH, { targets: [OWN_UNIT] }), gift(1)],
  }),
  free(
    'press',
    { do: 'gain-control', objects: 'target', until: 'untilItLeaves' },
    { targets: [target({ is: ['unit'], of: 'opponents' })] },
  ),
  unit({ id: 'smith', energy: 0, keywords: [{ keyword: 'weaponmaster' }] }),
  free('doom', kill('target'), { targets: [target({ is: ['permanent'] })] }),
  free('part', { do: 'detach', objects: 'target' }, { targets: [target({ is: ['gear'] })] }),
  spell({
    id: 'wait',
    energy: 0,
    keywords: [{ keyword: 'reaction' }],
    effect: { do: 'draw', count: 1 },
  }),
];
type Boards = Parameters<typeof battleTable>[0];
const runes = (n: number): readonly Json[] =>
  Array.from({ length: n }, (_, i) => ({ card: 'fury', as: `fury${i + 1}` }));
const open = (p1: Boards[string], hand: readonly string[] = [], n = 3, p2: Boards[string] = []) =>
  battleTable({ p1, p2 }, { bridge: 'p1' }, { cards, seats: { p1: { ...inHand(...hand), runes: [...runes(n)] } } });
const mightOf = (table: ReturnType<typeof open>, unitId: string) => table.facts(unitId).numbers['might'];

/** The equipment is attached for one fury. */
const equip = (table: ReturnType<typeof open>, equipped: string, to: string) => {
  activate(table, equipped, 'equip').answer('p1', [to]).answer('p1', { fury1: 'fury' });
  return allPass(table);
};

rule('Riftbound keyword.equip', () => {
  it('attaches the equipment to a unit of its player, for its cost', () => {
    const table = equip(open(['blade', 'm2'], [], 3, ['m3']), 'blade', 'm2');
    table.expectHappened('attached', { object: 'blade', to: 'm2', cause: 'p1', cites: 'attachment.attach' });
    expect(table.cards('p1', 'runes')).toHaveLength(2);
  });
  it('chooses no unit of an opponent', () => {
    const table = activate(open(['blade', 'm2', 'm4'], [], 3, ['m3']), 'blade', 'equip');
    table.expectLegal('p1', [['m2'], ['m4']]);
  });
  it('is not used without its cost', () => {
    const answer = { action: 'activate', source: 'blade', ability: 'equip' };
    open(['blade', 'm2'], [], 0).expectRefused('p1', answer, 'cost.not-payable');
  });
});

rule('Riftbound attachment.might', () => {
  it('adds to the might of its unit, and to no other', () => {
    const table = equip(open(['blade', 'm2', 'm4']), 'blade', 'm2');
    expect([mightOf(table, 'm2'), mightOf(table, 'm4')]).toEqual([4, 4]);
  });
});

rule('Riftbound attachment.text', () => {
  it('is what the unit has as long as the equipment is attached to it', () => {
    const table = equip(open(['blade', 'm2'], ['part']), 'blade', 'm2');
    allPass(play(table, 'part').answer('p1', ['blade'])).expectHappened('detached', {
      object: 'blade',
      cites: 'attachment.detach',
    });
    expect(mightOf(table, 'm2')).toBe(2);
  });
});

rule('Riftbound attachment.inactive', () => {
  it('has abilities of the equipment rest while it is attached', () => {
    const table = equip(open(['blade', 'm2']), 'blade', 'm2');
    const offered = JSON.stringify(table.legal('p1'));
    expect([offered.includes('"equip"'), offered.includes('"read"')]).toEqual([false, false]);
  });
  it('has them work while it is not', () => {
    const offered = JSON.stringify(open(['blade', 'm2']).legal('p1'));
    expect([offered.includes('"equip"'), offered.includes('"read"')]).toEqual([true, true]);
  });
});

rule('Riftbound attachment.together', () => {
  it('moves the equipment with the unit, and cleanups leave it there', () => {
    const table = passAll(move(equip(open(['blade', 'm2']), 'blade', 'm2'), 'p1', ['m2'], 'bridge'));
    expect([table.marks('blade')['at'], table.marks('m2')['at']]).toEqual([table.id('bridge'), table.id('bridge')]);
    table.expectNotHappened('recalled');
  });
  it('takes it to where the unit is as it is attached', () => {
    const table = equip(open(['blade', at('m2', 'bridge')]), 'blade', 'm2');
    expect(table.marks('blade')['at']).toBe(table.id('bridge'));
  });
});

rule('Riftbound attachment.together', () => {
  it('leaves the equipment attached, and with its player, as the unit changes hands', () => {
    const table = open(['m4'], ['press'], 0, ['m2', { card: 'blade', attachedTo: 'm2' }]);
    allPass(play(table, 'press').answer('p1', ['m2'])).expectHappened('controlChanged', { object: 'm2', seat: 'p1' });
    expect([table.marks('blade')['attachedTo'], table.cards('p2', 'board'), mightOf(table, 'm2')]).toEqual([
      table.id('m2'),
      ['blade'],
      4,
    ]);
  });
});

rule('Riftbound attachment.detach', () => {
  it('leaves the equipment where the unit left the board, and a cleanup recalls it', () => {
    const table = equip(open(['blade', at('m2', 'bridge')], ['doom']), 'blade', 'm2');
    play(table, 'doom').answer('p1', ['m2']);
    allPass(table).expectHappened('detached', { object: 'blade' }).expectHappened('recalled', { object: 'blade' });
    expect([table.marks('blade')['at'], table.cards('p1', 'trash')]).toEqual([undefined, ['m2', 'doom']]);
  });
  it('of an equipment that leaves the board gives its unit nothing more', () => {
    const table = equip(open(['blade', 'm2'], ['doom']), 'blade', 'm2');
    play(table, 'doom').answer('p1', ['blade']);
    expect([mightOf(allPass(table), 'm2'), table.cards('p1', 'trash')]).toEqual([2, ['blade', 'doom']]);
  });
});

rule('Riftbound attachment.attach', () => {
  it('attaches it to one unit: to another it is moved', () => {
    const table = equip(open(['blade', 'm2'], ['smith']), 'blade', 'm2');
    emptyChain(emptyChain(play(table, 'smith')).answer('p1', ['blade'])).answer('p1', 'yes');
    expect([mightOf(table, 'm2'), mightOf(table, table.find('p1', 'board', 'smith'))]).toEqual([2, 4]);
  });
});

rule('Riftbound keyword.weaponmaster', () => {
  const played = (n: number) => {
    const table = open(['axe', 'm2'], ['smith'], n);
    return emptyChain(emptyChain(play(table, 'smith')).answer('p1', ['axe']));
  };
  it('attaches an equipment for one power less as the unit is played', () => {
    const table = played(3).answer('p1', 'yes').answer('p1', { fury1: 'fury' });
    table.expectHappened('attached', { object: 'axe', to: table.find('p1', 'board', 'smith') });
    expect([mightOf(table, table.find('p1', 'board', 'smith')), table.cards('p1', 'runes').length]).toEqual([5, 2]);
  });
  it('takes nothing off a cost without power', () => {
    const seats = { p1: { ...inHand('smith'), experience: 2 } };
    const table = battleTable({ p1: ['helm', 'm2'], p2: [] }, {}, { cards, seats });
    emptyChain(emptyChain(play(table, 'smith')).answer('p1', ['helm'])).answer('p1', 'yes');
    expect([table.player('p1')['experience'], mightOf(table, table.find('p1', 'board', 'smith'))]).toEqual([1, 3]);
  });
  it('is declined without a cost', () => {
    const table = played(3).answer('p1', 'no').expectNotHappened('attached');
    expect(table.cards('p1', 'runes')).toHaveLength(3);
  });
  it('is not offered to a player who cannot pay the rest', () => {
    played(0).expectLegal('p1', ['no']);
  });
});

rule('Riftbound keyword.quickdraw', () => {
  it('attaches the equipment as it is played', () => {
    const table = open(['m2', 'm4'], ['dirk']);
    emptyChain(emptyChain(play(table, 'dirk')).answer('p1', ['m4']));
    expect([mightOf(table, 'm4'), mightOf(table, 'm2')]).toEqual([5, 2]);
  });
  it('is a Reaction', () => {
    const table = play(open(['m2'], ['dirk', 'wait']), 'wait');
    expect(JSON.stringify(table.legal('p1'))).toContain(table.id('dirk'));
  });
  it('does not have other gear played as a Reaction', () => {
    const table = play(open(['m2'], ['blade', 'wait']), 'wait');
    expect(JSON.stringify(table.legal('p1'))).not.toContain(table.id('blade'));
  });
});
