/** The steps of the recovery phase in the log, and what they leave alone. */
import { expect, it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { allPass, ally, ashesTable, dice } from '../../../support/ashes.js';
import { after, DRAW, OWN } from '../../../support/ashes-windows.js';
import { linesOf } from '../../../support/log-lines.js';
import { rule } from '../../../support/rule.js';

/** Its player draws a card instead of this. */
const instead = (event: 'woundsRemoved' | 'exhaustionRemoved') =>
  ({
    kind: 'replacement',
    name: 'rather',
    always: true,
    on: { event, where: OWN },
    instead: { with: 'effect', effect: DRAW },
  }) as const;
const cards = [
  ally({ id: 'bear', life: 6, recover: 2 }),
  ally({ id: 'scar', life: 6, recover: 2, abilities: [instead('woundsRemoved')] }),
  ally({ id: 'stone', life: 6, recover: 0, abilities: [instead('woundsRemoved')] }),
  ally({ id: 'idler', abilities: [instead('exhaustionRemoved')] }),
  ally({ id: 'monk', life: 6, recover: 2, abilities: [after('woundsRemoved', DRAW, { where: OWN })] }),
  ally({ id: 'early', abilities: [after('exhaustionRemoved', DRAW, { where: OWN })] }),
];
const own = (card: string, more: JsonRecord = {}): JsonRecord => ({ card, as: card, ...more });
const recovered = (p1: JsonRecord, p2: JsonRecord = {}) => allPass(ashesTable({ p1, p2 }, cards));
/** In the recovery phase: a later phase draws up to five. */
const drawn = (...battlefield: readonly JsonRecord[]): readonly string[] => {
  const table = recovered({ battlefield, activePool: dice('charm', 'basic', 1) });
  return table.cards('p1', 'hand');
};

rule('Ashes recovery.1', () => {
  it('recovers nothing of a unit without wounds, and nothing by a value of 0', () => {
    expect(drawn(own('scar', { wounds: 1 }))).toEqual(['worker']);
    expect(drawn(own('scar'))).toEqual([]);
    expect(drawn(own('stone', { wounds: 1 }))).toEqual([]);
  });
});

rule('Ashes recovery.2', () => {
  it('removes no token of a card that has none', () => {
    expect(drawn(own('idler', { exhaustion: 1 }))).toEqual(['worker']);
    expect(drawn(own('idler'))).toEqual([]);
  });
});

rule('Ashes recovery.0', () => {
  const TIRED = { exhaustion: 1, wounds: 3 };
  it('does each step for all players before the next, with what each step triggers', () => {
    const table = recovered(
      { battlefield: [own('monk', { wounds: 3 }), own('early', { exhaustion: 1 })] },
      {
        battlefield: [own('bear', TIRED)],
        phoenixborn: [own('champion', { turned: true })],
        diceOnCards: [{ card: 'charm', cardless: true, as: 'lying', on: 'bear', level: 2 }],
        activePool: dice('charm', 'class', 1),
      },
    );
    const STEPS = ['woundsRemoved', 'exhaustionRemoved', 'phoenixbornTurned', 'diceExhausted', 'drawn'];
    expect(linesOf(table, ...STEPS)).toEqual([
      'woundsRemoved object monk, count 2, seat p1, card monk, now 1, type ally (recovery.1, glossary.recover.1, glossary.recover.2)',
      'woundsRemoved object bear, count 2, seat p2, card bear, now 1, type ally (recovery.1, glossary.recover.1, glossary.recover.2)',
      'drawn seat p1, secret {seats [p1], fields {card worker, object worker}} (glossary.drawpile, resolve.2)',
      'exhaustionRemoved object early, count 1, seat p1, card early, now 0 (recovery.2)',
      'exhaustionRemoved object bear, count 1, seat p2, card bear, now 0 (recovery.2)',
      'phoenixbornTurned object champion, turned false, seat p2, card champion (recovery.2)',
      'drawn seat p1, secret {seats [p1], fields {card worker, object worker}} (glossary.drawpile, resolve.2)',
      'diceExhausted seat p2, objects [charm], cards [charm], levels [power] (recovery.2)',
    ]);
    expect(linesOf(table.answer('p2', ['charm-class-1']), 'diceExhausted')).toEqual([
      'diceExhausted seat p2, objects [gone], cards [charm], levels [class] (recovery.3)',
    ]);
  });
});

rule('Ashes recovery.3', () => {
  const pools = () =>
    recovered(
      { activePool: dice('natural', 'power', 2) },
      { activePool: dice('charm', 'class', 1).map((one) => ({ ...one, as: 'theirs' })) },
    );
  it('keeps secret which dice a player has chosen until all have', () => {
    const table = pools().answer('p1', ['natural-power-2']);
    const seen = JSON.stringify(table.rules.logFor(table.log, { kind: 'player', seat: 'p2' }));
    expect([seen.includes(table.id('natural-power-2')), seen.includes('answered')]).toEqual([false, true]);
    table.answer('p2', []);
    expect(linesOf(table, 'diceExhausted')).toEqual([
      'diceExhausted seat p1, objects [gone], cards [natural], levels [power] (recovery.3)',
    ]);
  });
  it('exhausts nothing of a player who chooses no die', () => {
    const table = pools().answer('p1', []).answer('p2', ['theirs']);
    expect(table.log.filter(({ kind }) => kind === 'diceExhausted').map(({ seat }) => seat)).toEqual(['p2']);
  });
});
