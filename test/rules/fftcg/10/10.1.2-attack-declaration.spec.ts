import { expect, it } from 'vitest';
import {
  attackWith,
  backup,
  bothPass,
  fftcgTable,
  forward,
  monster,
  PASS,
  summon,
  toAttack,
} from '../../../support/fftcg.js';
import { always, draw, target, whenever } from '../../../support/fftcg-abilities.js';
import type { Table } from '../../../support/table.js';
import type { Json, JsonRecord } from '../../../../src/engine/index.js';
import { rule } from '../../../support/rule.js';

const drawing = (name: string, phase: string) => ({
  kind: 'triggered' as const,
  name,
  on: [{ event: 'phaseBegan', where: { phase: { equals: phase } } }],
  effect: draw(),
});
const flag = (id: string, name: string) => forward({ id, abilities: [always({ change: 'flag', flag: name })] });
const cards = [
  forward({ id: 'squire' }),
  forward({ id: 'guard' }),
  forward({ id: 'brave', keywords: ['brave'] }),
  forward({ id: 'hasty', keywords: ['haste'] }),
  forward({ id: 'swift', keywords: ['haste'] }),
  forward({ id: 'steam', elements: ['fire', 'water'] }),
  forward({ id: 'gale', elements: ['wind'] }),
  flag('coward', 'cannotAttack'),
  flag('berserker', 'mustAttack'),
  forward({
    id: 'oath-bound',
    abilities: [
      { kind: 'prohibition', name: 'oath', on: { event: 'attacked', where: { object: { object: { self: true } } } } },
    ],
  }),
  forward({ id: 'raider', abilities: [whenever('attacked', draw())] }),
  forward({ id: 'reaver', abilities: [whenever('attacked', draw(2))] }),
  forward({ id: 'drummer', abilities: [drawing('drums', 'attack')] }),
  backup({
    id: 'toll-gate',
    abilities: [{ kind: 'cost', name: 'toll', for: 'attack', affects: { is: ['forward'], of: 'opponents' }, add: 1 }],
  }),
  backup({ id: 'cook' }),
  monster({ id: 'imp' }),
  summon({ id: 'sleep', cost: 0, targets: [target()], effect: { do: 'dull', objects: 'target' } }),
];
const own = (card: string | JsonRecord): JsonRecord => (typeof card === 'string' ? { card, as: card } : card);
const table = (
  mine: readonly (string | JsonRecord)[],
  theirs: readonly (string | JsonRecord)[] = [],
  more: JsonRecord = {},
  opposing: JsonRecord = {},
): Table => fftcgTable({ p1: { field: mine.map(own), ...more }, p2: { field: theirs.map(own), ...opposing } }, cards);
const attackers = (...names: readonly string[]): Json => [...names];
const NONE = attackers();

rule('FF-TCG 10.1.1.1', () => {
  it('puts triggers of the beginning of the phase on the stack once, before any priority', () => {
    const at = bothPass(table(['drummer', 'squire']));
    at.expectHappened('abilityPlaced', { card: 'drummer' });
    at.expectDecision({ p1: 'priority' });
    bothPass(at).expectHappened('drawn', { seat: 'p1' });
  });

  it('puts those of both players there, the turn player’s first, and none in another phase', () => {
    const at = bothPass(table(['drummer'], [{ card: 'drummer', as: 'theirs' }]));
    expect(at.log.filter(({ kind }) => kind === 'abilityPlaced').map(({ seat }) => seat)).toEqual(['p1', 'p2']);
    bothPass(at).expectHappened('drawn', { seat: 'p2' });
    bothPass(at).expectHappened('drawn', { seat: 'p1' });
    bothPass(bothPass(at).answer('p1', NONE)).expectNotHappened('abilityPlaced');
  });
});

rule('FF-TCG 10.1.1.2', () => {
  it('gives priority to the turn player, then to the opponent, who may dull an attacker in time', () => {
    const at = bothPass(table(['squire'], [], {}, { hand: [{ card: 'sleep', as: 'sleep' }] }));
    at.expectDecision({ p1: 'priority' }).answer('p1', PASS).expectDecision({ p2: 'priority' });
    at.answer('p2', { action: 'cast-summon', card: 'sleep' }).answer('p2', ['squire']);
    bothPass(at);
    expect(at.marks('squire')).toMatchObject({ dull: true });
    bothPass(at).expectHappened('phaseBegan', { phase: 'main2' });
  });

  it('is no time to attack, or to cast a Character', () => {
    const at = bothPass(table(['squire'], [], { hand: [{ card: 'guard', as: 'guard' }] }));
    at.expectRefused('p1', attackers('squire'), 'answer.shape', '10.1.1.2');
    at.expectRefused('p1', { action: 'cast-character', card: 'guard' }, 'cast.not-now').expectLegal('p1', [PASS]);
  });
});

rule('FF-TCG 10.1.2.1', () => {
  it('has one Forward or a Party attack, or nobody', () => {
    const at = toAttack(table(['squire', 'gale', 'cook', 'imp'], ['guard']));
    at.expectLegal('p1', [attackers('squire'), attackers('gale'), NONE]);
    at.expectRefused('p1', attackers('squire', 'gale'), 'attack.party', '15.1.1.9.2', '10.1.2.1');
    at.expectRefused('p1', attackers('cook'), 'attack.not-a-forward', '5.2.3.1.1.2');
    at.expectRefused('p1', attackers('imp'), 'attack.not-a-forward', '5.2.3.1.1.2');
    at.expectRefused('p1', attackers('guard'), 'attack.not-yours', '10.1.2.1');
    at.expectRefused('p1', attackers('squire', 'squire'), 'attack.not-yours', '10.1.2.1');
    at.expectRefused('p1', { attacker: 'squire' }, 'answer.shape', '10.1.2.1');
  });

  it('takes a Party in place of one, and asks the opponent nothing', () => {
    const at = toAttack(table(['squire', 'raider'], ['guard']));
    at.expectLegal('p1', [attackers('squire'), attackers('raider'), attackers('squire', 'raider'), NONE]);
    at.refused('p2', attackers('guard'));
  });

  it('takes a list of Forwards and nothing else', () => {
    const at = toAttack(table(['squire'], ['guard']));
    for (const answer of [[1], [1, 'squire'], 'squire', null]) {
      at.expectRefused('p1', answer, 'answer.shape', '10.1.2.1');
    }
  });

  it('accepts the answer that nobody attacks, and names the Forwards that it refuses', () => {
    const at = toAttack(table(['squire', 'gale'], ['guard']));
    expect(at.refused('p1', attackers('squire', 'gale'))).toMatchObject({
      details: { attackers: ['squire', 'gale'].map((as) => at.id(as)) },
    });
    at.answer('p1', NONE).expectHappened('phaseBegan', { phase: 'main2' });
  });
});

rule('FF-TCG 10.1.2.1.1', () => {
  it('asks for an active Forward that was there when the turn began, or has Haste', () => {
    const at = toAttack(
      table([
        'squire',
        { card: 'guard', as: 'fresh', since: 3 },
        { card: 'hasty', as: 'hasty', since: 3 },
        { card: 'swift', as: 'dull-haste', dull: true },
      ]),
    );
    at.expectRefused('p1', attackers('fresh'), 'attack.too-soon', '10.1.2.1.1', '15.2.2.2');
    at.expectRefused('p1', attackers('dull-haste'), 'attack.dull', '10.1.2.1.1');
    at.expectLegal('p1', [attackers('squire'), attackers('hasty'), attackers('squire', 'hasty'), NONE]);
  });

  it('excludes a Forward that came under control this turn, however long it is on the field', () => {
    const rob = summon({
      id: 'rob',
      cost: 0,
      targets: [target()],
      effect: { do: 'gain-control', objects: 'target', until: 'endOfTurn' },
    });
    const seats = { p1: { hand: [own('rob')], field: [own('squire')] }, p2: { field: [own('gale')] } };
    const at = fftcgTable(seats, [...cards, rob]).answer('p1', { action: 'cast-summon', card: 'rob' });
    toAttack(bothPass(at.answer('p1', ['gale'])));
    at.expectRefused('p1', attackers('gale'), 'attack.too-soon', '10.1.2.1.1').expectLegal('p1', [
      attackers('squire'),
      NONE,
    ]);
  });

  it('is refused for a Party by its rule as well, and for one alone by this one only', () => {
    const at = toAttack(table(['squire', { card: 'guard', as: 'fresh', since: 3 }]));
    const rules = (answer: Json) => at.refused('p1', answer).cites.map(({ rule: number }) => number);
    expect(rules(attackers('fresh'))).toEqual(['10.1.2.1.1', '15.2.2.2']);
    expect(rules(attackers('squire', 'fresh'))).toEqual(['15.1.1.9.3', '10.1.2.1.1', '15.2.2.2']);
  });
});

rule('FF-TCG 10.1.2.1.2', () => {
  it('lets nobody attack twice in a turn, a Forward with Brave neither', () => {
    const at = toAttack(table(['brave', 'squire']));
    bothPass(attackWith(at, 'brave'));
    bothPass(at).expectRefused('p1', attackers('brave'), 'attack.again', '10.1.2.1.2');
    at.expectLegal('p1', [attackers('squire'), NONE]);
  });

  it('lets nobody attack whom an effect keeps from it', () => {
    const at = toAttack(table(['coward', 'oath-bound', 'squire']));
    at.expectRefused('p1', attackers('coward'), 'attack.prohibited', '10.1.2.1.2');
    at.expectRefused('p1', attackers('oath-bound'), 'attack.prohibited', '10.1.2.1.2');
    at.expectLegal('p1', [attackers('squire'), NONE]);
  });
});

rule('FF-TCG 10.1.2.1.3', () => {
  it('keeps the phase open until who must attack has attacked; others may attack before', () => {
    const at = toAttack(table(['berserker', 'gale']));
    at.expectRefused('p1', NONE, 'attack.must', '10.1.2.1.3');
    at.expectLegal('p1', [attackers('berserker'), attackers('gale')]);
  });

  it('does not, where it cannot attack or would have to pay for it', () => {
    toAttack(table([{ card: 'berserker', as: 'berserker', dull: true }, 'gale'])).expectLegal('p1', [
      attackers('gale'),
      NONE,
    ]);
    toAttack(table(['berserker', 'cook'], ['toll-gate'])).expectLegal('p1', [attackers('berserker'), NONE]);
  });
});

rule('FF-TCG 10.1.2.2', () => {
  it('dulls the attackers but those with Brave', () => {
    const at = toAttack(table(['brave', 'squire'])).answer('p1', attackers('brave', 'squire'));
    at.expectLog([
      { kind: 'dulled', object: 'squire', cites: '10.1.2.2' },
      { kind: 'attacked', object: 'brave', party: true },
      { kind: 'attacked', object: 'squire', party: true },
    ]);
    expect(at.marks('brave')).not.toHaveProperty('dull');
  });

  it('dulls no other, and all of a Party without Brave', () => {
    const at = toAttack(table(['raider', 'squire', 'guard'])).answer('p1', attackers('squire', 'guard'));
    expect(at.log.filter(({ kind }) => kind === 'dulled').map(({ object }) => object)).toEqual(
      ['squire', 'guard'].map((as) => at.id(as)),
    );
    expect(at.marks('raider')).toEqual({});
  });

  it('dulls a Forward that attacks alone, without a Party', () => {
    const at = toAttack(table(['squire', 'guard'])).answer('p1', attackers('squire'));
    at.expectLog([
      { kind: 'dulled', object: 'squire' },
      { kind: 'attacked', object: 'squire', party: false },
    ]);
  });
});

rule('FF-TCG 10.1.2.3', () => {
  it('is paid when it is declared; a discard leaves at most 1 CP, which is lost', () => {
    const at = toAttack(
      table(['squire'], ['toll-gate'], {
        hand: [
          { card: 'guard', as: 'spare' },
          { card: 'guard', as: 'other' },
        ],
      }),
    );
    at.answer('p1', attackers('squire')).expectDecision({ p1: 'payment' });
    at.refused('p1', { [at.id('spare')]: 'fire', [at.id('other')]: 'fire' });
    at.answer('p1', { [at.id('spare')]: 'fire' });
    at.expectLog([
      { kind: 'dulled', object: 'squire' },
      { kind: 'cpPaid', cp: 1, cites: '10.1.2.3' },
      { kind: 'discarded', seat: 'p1', cites: '10.1.2.3' },
      { kind: 'attacked', object: 'squire' },
    ]);
  });

  it('is asked of who cannot pay for it as well, of which others know nothing', () => {
    const at = toAttack(table(['squire'], ['toll-gate'])).expectDecision({ p1: 'attack' });
    at.expectLegal('p1', [NONE]).expectRefused('p1', attackers('squire'), 'attack.not-payable', '10.1.2.3');
  });

  it('is paid for each member of a Party, which does not attack if it cannot be paid', () => {
    const at = toAttack(table(['squire', 'guard', { card: 'cook', as: 'cook' }], ['toll-gate']));
    at.expectLegal('p1', [attackers('squire'), attackers('guard'), NONE]);
    at.expectRefused('p1', attackers('squire', 'guard'), 'attack.not-payable', '10.1.2.3');
    at.answer('p1', attackers('squire')).answer('p1', { [at.id('cook')]: 'fire' });
    at.expectHappened('dulled', { object: 'cook', cites: '10.1.2.3' });
  });
});

rule('FF-TCG 10.1.2.5', () => {
  it('puts on the stack what attacking triggers, for each member of a Party its own', () => {
    const at = toAttack(table(['raider', 'squire'])).answer('p1', attackers('raider', 'squire'));
    expect(at.log.filter(({ kind }) => kind === 'abilityPlaced')).toHaveLength(1);
    bothPass(at).expectHappened('drawn', { seat: 'p1' });
    const both = toAttack(table(['raider', 'reaver', 'squire'])).answer('p1', attackers('raider', 'reaver'));
    both.expectDecision({ p1: 'triggerOrder' }).answer('p1', both.legal('p1')[0] ?? []);
    expect(
      both.log
        .filter(({ kind }) => kind === 'abilityPlaced')
        .map(({ card }) => card)
        .sort(),
    ).toEqual(['raider', 'reaver']);
    both.expectDecision({ p1: 'priority' });
  });

  it('puts nothing there that does not attack', () => {
    const at = toAttack(table(['raider', 'squire'], ['reaver'])).answer('p1', attackers('squire'));
    at.expectNotHappened('abilityPlaced');
    expect(at.state.zones['stack']).toEqual([]);
  });
});

rule('FF-TCG 10.1.2.6', () => {
  it('gives priority to the turn player first; only when both have passed can anybody block', () => {
    const at = toAttack(table(['squire'], ['guard'])).answer('p1', attackers('squire'));
    at.expectDecision({ p1: 'priority' }).answer('p1', PASS);
    at.expectDecision({ p2: 'priority' }).answer('p2', PASS).expectDecision({ p2: 'block' });
  });

  it('has both pass again after an action, and an attacker that is dulled attacks on', () => {
    const at = toAttack(table(['brave'], ['guard'], {}, { hand: [own('sleep')] })).answer('p1', attackers('brave'));
    at.answer('p1', PASS).answer('p2', { action: 'cast-summon', card: 'sleep' }).answer('p2', ['brave']);
    bothPass(at).expectHappened('dulled', { object: 'brave' }).expectDecision({ p1: 'priority' });
    at.answer('p1', PASS).expectDecision({ p2: 'priority' }).answer('p2', PASS).expectDecision({ p2: 'block' });
  });
});

rule('FF-TCG 10.1.2.7', () => {
  it('goes on to Main Phase 2 when nobody attacks', () => {
    const at = toAttack(table(['squire'], ['guard'])).answer('p1', NONE);
    at.expectLog([{ kind: 'turnChanged' }, { kind: 'phaseBegan', phase: 'main2', cites: '10.1.2.7' }]);
  });

  it('does so unasked where nobody can', () => {
    toAttack(table(['coward'], ['guard'])).expectHappened('phaseBegan', { phase: 'main2' });
  });
});
