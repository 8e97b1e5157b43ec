import { describe, expect, it } from 'vitest';
import { textFingerprint, type Json } from '../../../src/engine/index.js';
import { manualActs } from '../../../src/engine/games/lorcana/manual-acts.js';
import { action, character, item, location, lorcanaTable } from '../../support/lorcana.js';

const CARDS = [
  action({ id: 'puzzle', cost: 0, effect: { do: 'by-hand', fingerprint: textFingerprint('') } }),
  character({ id: 'guest', keywords: ['bodyguard', 'evasive', 'reckless', 'rush', 'support', 'ward'].map(keyword) }),
  character({ id: 'host', keywords: ['challenger', 'resist', 'singer'].map((one) => ({ ...keyword(one), n: 1 })) }),
  item({ id: 'lamp' }),
  location({ id: 'inn' }),
];

function keyword(name: string) {
  return { keyword: name } as NonNullable<Parameters<typeof character>[0]['keywords']>[number];
}

/** A table where every act has something to do, and p1 carries out a text. */
const puzzle = () =>
  lorcanaTable(
    {
      p1: {
        hand: ['puzzle', 'lamp', 'guest'],
        play: [{ card: 'host', exerted: true, damage: 1 }, 'lamp', 'inn'],
        discard: ['host'],
      },
      p2: {
        play: [{ card: 'guest', damage: 1 }, 'host', { card: 'inn', damage: 1 }],
        hand: ['lamp'],
        discard: ['guest'],
      },
    },
    CARDS,
  );

describe('every manual act of Lorcana', () => {
  it.each(manualActs.map(({ name }) => name))('%s is carried out as asserted', (act) => {
    const table = puzzle();
    table.answer('p1', { action: 'play', card: table.find('p1', 'hand', 'puzzle'), pay: 'ink' });
    table.answer('p1', act);
    for (let asked = table.state.pending[0]; asked?.kind === 'manualPart'; asked = table.state.pending[0]) {
      const [first = null] = table.rules.legalAnswers(table.state, asked.id)?.answers ?? [];
      table.answer(asked.seat, first);
    }
    table.answer('p2', 'yes').expectHappened('asserted', { act });
    const open = table.state.pending[0];
    if (open?.kind !== 'manualAct') table.answer(open?.seat ?? '', firstOf(table.legal(open?.seat ?? '')));
    expect(table.log.filter(({ kind }) => kind !== 'answered').length, 'something came of it').toBeGreaterThan(0);
    expect(table.log.filter(({ kind }) => kind !== 'answered').every((entry) => entry['asserted'] === true)).toBe(true);
    table.answer('p1', 'end').expectDecision({ p1: 'turnAction' });
  });

  it('has a name of its own and a title', () => {
    expect(new Set(manualActs.map(({ name }) => name)).size).toBe(manualActs.length);
    for (const { title } of manualActs) expect(title).toMatch(/^[A-Z]/);
  });
});

const firstOf = (answers: readonly Json[]): Json => answers.at(-1) ?? null;
