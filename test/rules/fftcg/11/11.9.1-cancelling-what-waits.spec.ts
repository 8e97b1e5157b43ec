/** Texts that cancel what waits on the stack: what has chosen a card, and abilities by their kind. */
import { describe, expect, it } from 'vitest';
import { bothPass, fftcgTable, forward, PASS, summon } from '../../../support/fftcg.js';
import { definitionOf, record } from '../../../support/fftcg-records.js';
import { rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

const named = (card: string) => ({ card, as: card });
const walkerWith = (text: string) => definitionOf(record(1, { cost: 0, type: 'forward', text }));
const strikes = { as: 'target', from: { is: ['forward'] }, min: 1, max: 1 };
const breaks = { do: 'break' as const, objects: 'target' };
/** Whose action, special and auto-ability each break a Forward. */
const master = forward({
  id: 'master',
  name: 'Master',
  power: 9000,
  abilities: [
    { kind: 'activated', name: 'act', costs: [], targets: [strikes], effect: breaks },
    { kind: 'activated', name: 'special', costs: [{ pay: 'special' }], targets: [strikes], effect: breaks },
    {
      kind: 'triggered',
      name: 'auto',
      on: [{ event: 'summonCast', where: { seat: { seat: 'you' } } }],
      targets: [strikes],
      effect: breaks,
    },
  ],
});
const CARDS = [
  master,
  forward({ id: 'copy', name: 'Master' }),
  forward({ id: 'victim' }),
  summon({ id: 'bolt', cost: 0, targets: [strikes], effect: breaks }),
  summon({ id: 'nothing', cost: 0 }),
];
const P2_TURN = { turn: { active: 'p2', number: 4, phase: 'main1' } };
const at = (text: string): Table => {
  const p1 = { field: [{ card: '1-001', as: 'walker' }, named('victim')] };
  const p2 = { field: [named('master')], hand: [named('bolt'), named('copy'), named('nothing')] };
  return fftcgTable({ p1, p2 }, [walkerWith(text), ...CARDS], P2_TURN);
};
const act = { action: 'use-ability', source: 'master', ability: 'act' };
const special = { action: 'use-ability', source: 'master', ability: 'special' };

rule('FF-TCG 11.8.3', () => {
  const text = "When Walker 1 is chosen by your opponent's Summon or ability, cancel its effect.";

  it('cancels the Summon that has chosen the card', () => {
    const table = at(text).answer('p2', { action: 'cast-summon', card: 'bolt' }).answer('p2', ['walker']);
    bothPass(table.answer('p2', ['victim'])).expectHappened('abilityTaken');
    while ((table.state.zones['stack'] ?? []).length > 0) bothPass(table);
    expect([table.exists('walker'), table.cards('p2', 'break')]).toEqual([true, ['bolt']]);
  });

  it('cancels the ability that has chosen the card, and leaves one that has chosen another', () => {
    const cancelled = bothPass(bothPass(at(text).answer('p2', act).answer('p2', ['walker'])));
    expect(cancelled.cards('p1', 'break')).toEqual([]);
    const other = bothPass(at(text).answer('p2', act).answer('p2', ['victim']));
    expect(other.cards('p1', 'break')).toEqual(['victim']);
  });
});

rule('FF-TCG 11.11.5', () => {
  const hushes = (what: string) => `{0}: Choose ${what}. Cancel its effect.`;
  const use = { action: 'use-ability', source: 'walker', ability: 'use' };

  describe('an action ability on the stack', () => {
    const used = (what: string) => at(hushes(what)).answer('p2', act).answer('p2', ['victim']).answer('p2', PASS);

    it('can be chosen as an action ability, and is cancelled', () => {
      const table = used('1 action ability').answer('p1', use);
      const [choice = []] = table.legal('p1');
      bothPass(table.answer('p1', choice));
      expect([table.state.zones['stack'], table.exists('victim')]).toEqual([[], true]);
    });

    it('is no auto-ability', () => {
      used('1 auto-ability').expectRefused('p1', use, 'ability.no-target');
    });
  });

  it('does not take a special ability for an action ability', () => {
    const table = at(hushes('1 action ability')).answer('p2', special).answer('p2', ['victim']);
    table.answer('p2', { copy: 'special' }).answer('p2', PASS);
    table.expectRefused('p1', use, 'ability.no-target');
  });

  it('takes an auto-ability, and no Summon, for an auto-ability', () => {
    const table = at(hushes('1 auto-ability')).answer('p2', { action: 'cast-summon', card: 'nothing' });
    table.answer('p2', ['victim']).answer('p2', PASS).answer('p1', use);
    const choices = table.legal('p1');
    expect(choices).toHaveLength(1);
    bothPass(table.answer('p1', choices[0] ?? []));
    expect([table.state.zones['stack']?.length, table.exists('victim')]).toEqual([1, true]);
  });
});

const toTheEnd = (table: Table): Table => {
  while ((table.state.zones['stack'] ?? []).length > 0) bothPass(table);
  return table;
};
/** A Summon of p2, who has nothing else but a second one and a spare card, has chosen the card. */
const bolted = (text: string, target: string): Table => {
  const p1 = { field: [{ card: '1-001', as: 'walker' }, named('victim')] };
  const p2 = { hand: [named('bolt'), { card: 'bolt', as: 'again' }, named('copy')] };
  return bolt(fftcgTable({ p1, p2 }, [walkerWith(text), ...CARDS], P2_TURN), 'bolt', target);
};
const bolt = (table: Table, card: string, target: string): Table =>
  table.answer('p2', { action: 'cast-summon', card }).answer('p2', [target]);

rule('FF-TCG 11.8.17.2', () => {
  const text =
    "When a Fire Forward you control is chosen by your opponent's Summon, you may put Walker 1 into the Break Zone. When you do so, cancel its effect.";

  it('cancels what has chosen the card once its player has done so', () => {
    const table = toTheEnd(bothPass(bolted(text, 'victim')).answer('p1', 'yes'));
    expect([table.exists('victim'), table.cards('p1', 'break')]).toEqual([true, ['1-001']]);
  });

  it('cancels nothing where its player has not', () => {
    const table = toTheEnd(bothPass(bolted(text, 'victim')).answer('p1', 'no'));
    expect([table.exists('victim'), table.exists('walker')]).toEqual([false, true]);
  });
});

rule('FF-TCG 11.8.14', () => {
  const text =
    "When Walker 1 is chosen by your opponent's Summon, if your opponent doesn't discard 1 card, cancel its effect.";

  it('cancels what has chosen the card unless its player pays', () => {
    const kept = toTheEnd(bothPass(bolted(text, 'walker')).answer('p2', 'yes').answer('p2', { copy: 'discard' }));
    expect([kept.exists('walker'), kept.cards('p2', 'break').toSorted()]).toEqual([false, ['bolt', 'copy']]);
    const cancelled = toTheEnd(bothPass(bolted(text, 'walker')).answer('p2', 'no'));
    expect([cancelled.exists('walker'), cancelled.cards('p2', 'break')]).toEqual([true, ['bolt']]);
  });
});

rule('FF-TCG 11.8.3', () => {
  const text =
    "During each turn, when Walker 1 is chosen by your opponent's Summon or ability for the first time in that turn, cancel its effect. Gain {C}.";

  it('cancels what chooses the card first in a turn, and not what chooses it next', () => {
    const table = toTheEnd(bolted(text, 'walker'));
    expect(table.exists('walker')).toBe(true);
    expect(toTheEnd(bolt(table, 'again', 'walker')).exists('walker')).toBe(false);
  });
});

rule('FF-TCG 11.10.2', () => {
  const text =
    "When Walker 1 is chosen by your opponent's Summon, if your opponent doesn't discard 1 card, cancel its effect.";
  const burst = summon({
    id: 'burst',
    cost: 0,
    exBurst: {},
    targets: [strikes],
    effect: { do: 'dull', objects: 'target' },
  });
  const blow = summon({ id: 'blow', cost: 0, effect: { do: 'damage-player', who: 'opponent', count: 1 } });
  /** The EX Burst of p2 has dulled the card, and its trigger resolves. */
  const chosen = (): Table => {
    const p1 = { hand: [named('blow')], field: [{ card: '1-001', as: 'walker' }, named('victim')] };
    const p2 = { hand: [named('copy')], deck: ['burst', 'nothing'] };
    const table = fftcgTable({ p1, p2 }, [walkerWith(text), burst, blow, ...CARDS]);
    bothPass(table.answer('p1', { action: 'cast-summon', card: 'blow' }))
      .answer('p2', 'yes')
      .answer('p2', ['walker']);
    return bothPass(table.expectHappened('chosen', { object: 'walker' }));
  };

  it('has been carried out before its choice is answered, so that nothing of it is cancelled', () => {
    const table = toTheEnd(chosen().answer('p2', 'no'));
    expect([table.marks('walker')['dull'], table.cards('p2', 'hand')]).toEqual([true, ['copy']]);
  });

  it('may still be paid for', () => {
    const table = toTheEnd(chosen().answer('p2', 'yes').answer('p2', { copy: 'discard' }));
    expect([table.marks('walker')['dull'], table.cards('p2', 'break')]).toEqual([true, ['copy']]);
  });
});
