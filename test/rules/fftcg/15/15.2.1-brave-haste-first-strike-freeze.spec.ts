import { expect, it } from 'vitest';
import { attackWith, bothPass, fftcgTable, forward, PASS, summon, toAttack } from '../../../support/fftcg.js';
import { activated, draw, instead, whenever } from '../../../support/fftcg-abilities.js';
import type { Table } from '../../../support/table.js';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { rule } from '../../../support/rule.js';

const dullIcon = activated('gaze', draw(), { costs: [{ pay: 'dull' }] });
const cards = [
  forward({ id: 'brave', keywords: ['brave'] }),
  forward({ id: 'plain', abilities: [dullIcon] }),
  forward({ id: 'hasty', keywords: ['haste'], abilities: [dullIcon] }),
  forward({ id: 'swift', power: 7000, keywords: ['first-strike'] }),
  forward({ id: 'quick', power: 7000, keywords: ['first-strike'] }),
  forward({ id: 'weak-swift', power: 3000, keywords: ['first-strike'] }),
  forward({ id: 'wall', power: 7000, abilities: [whenever('broken', draw())] }),
  forward({ id: 'other', power: 7000 }),
  summon({ id: 'free', cost: 0 }),
  forward({ id: 'ambush', cost: 0, keywords: ['back-attack'], abilities: [whenever('entered', draw())] }),
  forward({ id: 'slow', cost: 0 }),
];
const own = (card: string | JsonRecord): JsonRecord => (typeof card === 'string' ? { card, as: card } : card);
const table = (
  mine: readonly (string | JsonRecord)[],
  theirs: readonly (string | JsonRecord)[] = [],
  hand: readonly JsonRecord[] = [],
): Table => fftcgTable({ p1: { field: mine.map(own), hand: [...hand] }, p2: { field: theirs.map(own) } }, cards);
const battle = (attacker: string, blocker: string, hand: readonly JsonRecord[] = []): Table =>
  bothPass(attackWith(toAttack(table([attacker], [blocker], hand)), attacker).answer('p2', { block: blocker }));
/** The rules by which each damage was dealt to it. */
const rulesOfDamage = (at: Table, struck: string): readonly (readonly string[])[] =>
  at.log.flatMap(({ kind, object, cites }) =>
    kind === 'damageDealt' && object === at.id(struck) ? [cites.map(({ rule: number }) => number)] : [],
  );
/** To the Main Phase 1 of the next turn, when nobody attacks or has much in hand. */
const toNextTurn = (at: Table): Table => {
  const { number } = at.state.turn;
  while (at.state.turn.number === number) {
    const [open] = at.state.pending;
    if (open?.kind === 'attack') at.answer(open.seat, []);
    else bothPass(at);
  }
  return at;
};

rule('FF-TCG 15.2.1.2', () => {
  it('stays active when it attacks, and can block in the turn of the opponent', () => {
    const at = toAttack(table(['brave'], ['other'])).answer('p1', ['brave']);
    at.expectNotHappened('dulled');
    expect(at.marks('brave')).toEqual({ attacking: true, attacked: true });
  });

  it('blocks in the turn of the opponent, which one without it does not', () => {
    const afterAttacks = (who: string): Table => {
      const at = toNextTurn(
        bothPass(bothPass(attackWith(toAttack(table([who], ['other'])), who).answer('p2', { block: null }))),
      );
      bothPass(toAttack(at).answer('p2', ['other']));
      return at;
    };
    afterAttacks('brave').expectLegal('p1', [{ block: 'brave' }, { block: null }]);
    afterAttacks('plain').expectDecision({ p2: 'priority' });
  });
});

rule('FF-TCG 15.2.2.2', () => {
  it('attacks in the turn in which it came', () => {
    const at = toAttack(
      table([
        { card: 'hasty', as: 'hasty', since: 3 },
        { card: 'plain', as: 'plain', since: 3 },
      ]),
    );
    at.expectLegal('p1', [['hasty'], []]);
  });

  it('does not attack dull, or twice', () => {
    const at = toAttack(table([{ card: 'hasty', as: 'hasty', since: 3, dull: true }, 'brave']));
    at.expectRefused('p1', ['hasty'], 'attack.dull').expectLegal('p1', [['brave'], []]);
  });
});

rule('FF-TCG 15.2.2.3', () => {
  it('uses an ability that dulls it in the turn in which it came', () => {
    const at = table([
      { card: 'hasty', as: 'hasty', since: 3 },
      { card: 'plain', as: 'plain', since: 3 },
    ]);
    const use = (source: string): JsonRecord => ({ action: 'use-ability', source, ability: 'gaze' });
    at.expectRefused('p1', use('plain'), 'cost.too-soon', '15.2.2.3');
    at.answer('p1', use('hasty')).expectHappened('dulled', { object: 'hasty' });
  });

  it('does not use it dull', () => {
    const at = table([{ card: 'hasty', as: 'hasty', since: 3, dull: true }]);
    at.expectRefused('p1', { action: 'use-ability', source: 'hasty', ability: 'gaze' }, 'cost.dull');
  });

  it("may use it in the opponent's turn; without Haste, if it was there at its player's turn", () => {
    const using = (active: string, number: number, since: number): Table =>
      fftcgTable({ p1: { field: [{ card: 'plain', as: 'plain', since }] } }, cards, {
        turn: { number, active, phase: 'main1' },
      });
    const gaze = { action: 'use-ability', source: 'plain', ability: 'gaze' };
    const theirs = (since: number): Table => using('p2', 4, since).answer('p2', PASS);
    theirs(2).answer('p1', gaze).expectHappened('abilityUsed');
    theirs(3).expectRefused('p1', gaze, 'cost.too-soon', '15.2.2.3');
    using('p1', 3, 2).answer('p1', gaze).expectHappened('abilityUsed');
  });
});

rule('FF-TCG 15.2.3.2', () => {
  it('deals damage first: what it breaks strikes no more', () => {
    const at = battle('swift', 'wall');
    at.expectLog([
      { kind: 'damageDealt', object: 'wall', amount: 7000, cites: '15.2.3.2' },
      { kind: 'broken', object: 'wall', by: [at.id('swift')] },
    ]);
    bothPass(at).expectNotHappened('damageDealt');
  });

  it('does so for a blocker too', () => {
    const at = battle('wall', 'swift');
    at.expectLog([
      { kind: 'damageDealt', object: 'wall', amount: 7000, cites: '15.2.3.2' },
      { kind: 'broken', object: 'wall' },
    ]);
    bothPass(at).expectNotHappened('damageDealt');
  });

  it('leaves an attacker who survives the blocker to strike afterwards, once', () => {
    const at = battle('other', 'weak-swift', [{ card: 'free', as: 'free' }]);
    at.expectLog([{ kind: 'damageDealt', object: 'other', amount: 3000 }]).expectLegal('p1', [PASS]);
    bothPass(at).expectLog([{ kind: 'damageDealt', object: 'weak-swift', amount: 7000 }, { kind: 'broken' }]);
    at.expectLegal('p1', [{ action: 'cast-summon', card: 'free' }, PASS]);
  });

  it('leaves who survives to strike afterwards', () => {
    const at = battle('weak-swift', 'wall');
    at.expectLog([{ kind: 'damageDealt', object: 'wall', amount: 3000 }]);
    bothPass(at).expectHappened('damageDealt', { object: 'weak-swift', amount: 7000 });
  });

  it('changes nothing where both have it', () => {
    const at = battle('swift', 'quick');
    at.expectHappened('broken', { object: 'swift' }).expectHappened('broken', { object: 'quick' });
    expect([rulesOfDamage(at, 'swift'), rulesOfDamage(at, 'quick')]).toEqual([[['10.1.4.2']], [['10.1.4.2']]]);
  });

  it('leaves of a Party who is left to strike afterwards, alone, and nobody where nobody is', () => {
    const at = attackWith(toAttack(table(['wall', 'other'], ['swift'])), 'wall', 'other').answer('p2', {
      block: 'swift',
    });
    bothPass(at)
      .answer('p2', { [at.id('wall')]: 7000, [at.id('other')]: 0 })
      .expectHappened('broken', { object: 'wall' });
    bothPass(at);
    const [blow] = at.log.filter(({ kind }) => kind === 'damageDealt');
    expect(blow).toMatchObject({ amount: 7000, source: [at.id('other')] });
    expect(blow).not.toHaveProperty('party');
    // Whatever would make its damage more: there is none.
    const more = { with: 'fields', fields: { amount: 1000 } } as const;
    const thorn = forward({
      id: 'thorn',
      power: 7000,
      keywords: ['first-strike'],
      abilities: [instead('damageDealt', { object: { object: { self: true } } }, more)],
    });
    const seats = { p1: { field: [own('wall')] }, p2: { field: [own('thorn')] } };
    const alone = attackWith(toAttack(fftcgTable(seats, [...cards, thorn])), 'wall').answer('p2', { block: 'thorn' });
    bothPass(alone).expectHappened('broken', { object: 'wall' });
    bothPass(alone).expectNotHappened('damageDealt');
  });
});

rule('FF-TCG 15.2.3.3', () => {
  it('makes a gap in which rule processes happen, only passing is possible and triggers wait', () => {
    const at = battle('swift', 'wall', [{ card: 'free', as: 'free' }]);
    at.expectHappened('broken', { object: 'wall' }).expectNotHappened('abilityPlaced');
    at.expectLegal('p1', [PASS]).answer('p1', PASS).expectLegal('p2', [PASS]).expectNotHappened('abilityPlaced');
    at.answer('p2', PASS).expectHappened('abilityPlaced', { card: 'wall' });
    expect(at.legal('p1')).toContainEqual({ action: 'cast-summon', card: at.id('free') });
  });
});

rule('FF-TCG 15.2.3.3', () => {
  it('lets a Character with Back Attack be cast in the gap, whose triggers wait with the others', () => {
    const at = battle('weak-swift', 'wall', ['ambush', 'slow', 'free'].map(own));
    const casting = { action: 'cast-character', card: 'ambush' };
    at.expectLegal('p1', [casting, PASS]);
    at.expectRefused('p1', { action: 'cast-character', card: 'slow' }, 'cast.not-now', '15.2.5.2');
    at.answer('p1', casting).expectHappened('entered', { card: 'ambush', cites: '15.2.5.2' });
    at.expectNotHappened('abilityPlaced').expectDecision({ p1: 'priority' }).expectLegal('p1', [PASS]);
    bothPass(at).expectHappened('damageDealt', { object: 'weak-swift', amount: 7000 });
    at.expectHappened('abilityPlaced', { card: 'ambush' });
  });
});

rule('FF-TCG 15.2.3.4', () => {
  it('works for a Party if all its members have it', () => {
    const at = attackWith(toAttack(table(['swift', 'quick'], ['wall'])), 'swift', 'quick').answer('p2', {
      block: 'wall',
    });
    bothPass(at).expectHappened('broken', { object: 'wall' });
    expect(rulesOfDamage(at, 'wall')).toEqual([['15.1.1.9.8', '15.2.3.4', '15.2.3.2', '10.1.4.2']]);
    bothPass(at).expectNotHappened('damageDealt').expectDecision({ p1: 'priority' });
    expect(rulesOfDamage(battle('swift', 'wall'), 'wall').at(-1)).toEqual(['15.2.3.2', '10.1.4.2']);
  });

  it('does not if one has not', () => {
    const at = attackWith(toAttack(table(['swift', 'other'], ['wall'])), 'swift', 'other').answer('p2', {
      block: 'wall',
    });
    bothPass(at).expectDecision({ p2: 'divideDamage' });
  });
});

rule('FF-TCG 15.2.4.2', () => {
  it('stays dull in the next Active Phase of its player, and is no longer frozen', () => {
    const at = toNextTurn(
      table(
        [],
        [
          { card: 'other', as: 'other', dull: true, frozen: true },
          { card: 'wall', as: 'wall', dull: true },
        ],
      ),
    );
    at.expectHappened('thawed', { object: 'other', cites: '15.2.4.2' });
    expect(at.marks('other')).toEqual({ dull: true });
    expect(at.marks('wall')).toEqual({});
    toNextTurn(toNextTurn(at));
    expect(at.marks('other')).toEqual({});
  });

  it('stays frozen in the Active Phase of the opponent', () => {
    const at = toNextTurn(table([{ card: 'other', as: 'other', dull: true, frozen: true }])).expectNotHappened(
      'thawed',
    );
    expect(at.marks('other')).toEqual({ dull: true, frozen: true });
    toNextTurn(at).expectHappened('thawed', { object: 'other' });
    expect(at.marks('other')).toEqual({ dull: true });
  });
});
