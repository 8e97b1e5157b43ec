/**
 * Goal: every refusal cites its rule, or is one of those that no rule is about, which docs/PROTOCOL.md lists.
 * Method: the source text, place by place where something is refused; and refusals of a running game that come about
 * before any game's own code is asked. The tables of conformance tests hold each refusal that they meet to the same.
 * When it fails: cite the rule, or add the code to OUTSIDE_THE_RULES and to the page.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../../src/cli/ledger/source-files.js';
import { games, OUTSIDE_THE_RULES, rulesFor, type Command, type GameState } from '../../src/engine/index.js';
import { tableOf } from '../support/random-table.js';
import { openTable } from '../support/table.js';

const COMMENT = /\/\*[^]*?\*\/|\/\/.*/g;
const REFUSAL = /\b(reject|rejectRequest)\(\s*'([a-z-]+\.[a-z-]+)',\s*(\[\s*\])?/g;

/** Each place in the engine that refuses something by a code. */
const refusals = sourceFiles(process.cwd(), 'src/engine')
  .filter(({ path }) => !path.endsWith('.spec.ts'))
  .flatMap(({ path, text }) =>
    [...text.replace(COMMENT, '').matchAll(REFUSAL)].map(([, by, code = '', none]) => ({ path, by, code, none })),
  );

describe('what the engine refuses', () => {
  it('is found in the kernel and in every game', () => {
    const folders = refusals.map(({ path }) => /^src\/engine\/(kernel|games\/\w+)/.exec(path)?.[1]);
    // Also in one that is not in the table yet, as soon as there is more of it than its rulebook.
    const homes = readdirSync('src/engine/games').filter((game) =>
      existsSync(`src/engine/games/${game}/definition.ts`),
    );
    expect([...new Set(folders)].sort()).toEqual([...homes.map((game) => `games/${game}`), 'kernel'].sort());
    expect(new Set(refusals.map(({ code }) => code)).size).toBeGreaterThan(90);
  });

  it('cites a rule, wherever a rule is what forbids it', () => {
    expect(refusals.filter(({ by, none }) => by === 'reject' && none !== undefined)).toEqual([]);
  });

  it('is told apart from requests that no rule is about', () => {
    const outside: readonly string[] = OUTSIDE_THE_RULES;
    expect(refusals.filter(({ by, code }) => (by === 'rejectRequest') !== outside.includes(code))).toEqual([]);
    expect(outside.filter((code) => !refusals.some((refusal) => refusal.code === code))).toEqual([]);
  });
});

it('lists the refusals without a rule, and no other, on its page', () => {
  const page = readFileSync('docs/PROTOCOL.md', 'utf8');
  const section = /## Refusals without a rule([^]*?)\n## /.exec(page)?.[1] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| `'));
  const codes = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([a-z.-]+)`/g)].map(([, code]) => code));
  expect(codes.sort()).toEqual([...OUTSIDE_THE_RULES, 'game.over'].sort());
});

describe.each(games)('a running game of %s', (game) => {
  const rules = rulesFor(game);
  if (rules === undefined) throw new Error(`there is no game ${game}`);
  const { format, seats } = tableOf(rules, Math.min(3, rules.seats.max));
  const deck = { [rules.compiled.game.deckZone]: 10 };
  const open = () => openTable(game, { format, seats: Object.fromEntries(seats.map((seat) => [seat, deck])) });
  const refused = (command: Command, state: GameState = open().state) => {
    const result = rules.decide(state, command);
    if (result.kind !== 'rejected') throw new Error('it was not refused');
    return result;
  };
  const answer = (more: Partial<Extract<Command, { kind: 'answer' }>>): Command => ({
    kind: 'answer',
    seat: 'p1',
    answers: [{ answer: {} }],
    ...more,
  });

  it.each([
    ['decision.none', answer({ seat: 'p2' })],
    ['decision.not-open', answer({ answers: [{ decision: 'd0', answer: {} }] })],
    ['answer.shape', answer({ answers: [{ answer: { action: 'pass', extra: 1 } }] })],
    ['answer.shape', answer({ answers: [{ answer: { action: 'end-turn', extra: 1 } }] })],
  ])('refuses by a rule: %s', (code, command) => {
    const refusal = refused(command);
    expect(refusal.code).toBe(code);
    expect(refusal.cites).not.toEqual([]);
  });

  it('refuses what is over, and by whom it has left, by a rule', () => {
    const at = open();
    const conceded = at.rules.decide(at.state, { kind: 'concede', seat: 'p2' });
    const after = conceded.kind === 'decided' ? conceded.state : at.state;
    const refusal = refused(answer({ seat: 'p2' }), after);
    expect(refusal.code).toBe(after.outcome === null ? 'seat.left' : 'game.over');
    expect(refusal.cites).not.toEqual([]);
    expect(at.rules.seatLeft('p2').cites).not.toEqual([]);
  });
});
