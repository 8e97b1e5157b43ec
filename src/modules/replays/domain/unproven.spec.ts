import { describe, expect, it } from 'vitest';
import { recordedGame, storedEvents } from '../../../../test/support/recorded-game.js';
import { UNSCRIPTED, UNSCRIPTED_DECK } from '../../../../test/support/unscripted-cards.js';
import { rulesOfSet } from '../../../engine/index.js';
import { reexecute } from './re-execution.js';
import { gameReplay } from './replay-document.js';
import { assertedFactsIn, assertedTotal, byHandIn } from './unproven.js';

const GAME_ID = '0193a5a0-8d21-7b0e-8f4c-5a6b7c8d9e0f';
const rules = rulesOfSet('lorcana', UNSCRIPTED);
if (rules === undefined) throw new Error('the game is known');
const recorded = recordedGame({ seed: 4, gameId: GAME_ID, table: { rules, deck: UNSCRIPTED_DECK } });
const played = reexecute(storedEvents(recorded), () => rules);

describe('a game with texts without a script', () => {
  it('is carried out again like any other', () => {
    expect(played.differences).toEqual([]);
  });

  it('tells how often somebody said what a text does, and where', () => {
    const found = byHandIn(played.steps);
    const has = (kind: string) => played.steps.filter(({ log }) => log.some((entry) => entry.kind === kind));
    expect(found.assertions).toBeGreaterThan(0);
    expect(found).toEqual({
      texts: has('textDue').length,
      assertions: has('asserted').length,
      refused: has('assertionRefused').length,
      confirmedByJudge: 0,
      versions: has('asserted').map(({ version }) => version),
    });
  });

  it('has a replay that says so of the whole, of each entry and of each moment', async () => {
    const replay = await gameReplay(rules, played, () => Promise.resolve());
    expect(replay?.verification).toMatchObject({ agrees: true, byHand: byHandIn(played.steps) });
    const asserted = (replay?.frames ?? []).filter(({ log }) => log.some((entry) => entry.kind === 'asserted'));
    for (const { log } of asserted) {
      const [, said, first] = log;
      expect(said).toMatchObject({ kind: 'asserted', asserted: true });
      if (first?.kind === 'loreGained') expect(first).toMatchObject({ asserted: true });
    }
    const frames = asserted.map(({ n }) => n);
    const leads = replay?.moments.filter(({ kind }) => kind === 'lead') ?? [];
    expect(leads.map(({ asserted: is = false }) => is)).toEqual(leads.map(({ frame }) => frames.includes(frame)));
    expect(leads.some((lead) => lead.asserted)).toBe(true);
  });
});

describe('the versions of assertions', () => {
  it('are those of the first hundred', () => {
    const said = { kind: 'asserted', cites: [] };
    const steps = Array.from({ length: 130 }, (_, at) => ({ version: at + 2, log: [said] }));
    const { assertions, versions } = byHandIn(steps);
    expect([assertions, versions.length, versions.at(-1)]).toEqual([130, 100, 101]);
  });

  it('are none, and no confirmation is a judge’s, where nothing was said', () => {
    const answered = { kind: 'answered', cites: [], question: 'turnAction', answer: 'yes', by: 'judge' };
    const refused = { ...answered, question: 'manualConfirm', answer: 'no' };
    expect(byHandIn([{ version: 2, log: [answered, refused] }])).toMatchObject({ confirmedByJudge: 0, versions: [] });
    expect(byHandIn([{ version: 2, log: [{ ...refused, answer: 'yes' }] }])).toMatchObject({ confirmedByJudge: 1 });
  });
});

it('counts acts by hand, acts of judges, and each card and choice that was told', () => {
  const entry = (kind: string, fields = {}) => ({ kind, cites: [], ...fields });
  const facts = assertedFactsIn([
    { log: [entry('chanceTold', { count: 7 }), entry('drawn'), entry('asserted')] },
    { log: [entry('corrected'), entry('chanceTold', { count: 1 }), entry('corrected')] },
  ]);
  expect(facts).toEqual({ acts: 1, corrections: 2, chance: 8 });
  expect(assertedTotal(facts)).toBe(11);
});
