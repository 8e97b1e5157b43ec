import { describe, expect, it } from 'vitest';
import { EXIT } from './command.js';
import { ruleCommand } from './rule.command.js';

const run = async (...args: readonly string[]) => {
  const printed: string[] = [];
  const warned: string[] = [];
  const exitCode = await ruleCommand(args, {
    print: (line) => printed.push(line),
    warn: (line) => warned.push(line),
  });
  return { exitCode, printed, warned };
};

describe('kifu rule', () => {
  it('prints title, kind, status, place in the book, code and tests of a rule', async () => {
    const { exitCode, printed } = await run('lorcana', '4.3.6');
    expect(exitCode).toBe(EXIT.ok);
    expect(printed.slice(0, 5)).toEqual([
      'Lorcana 4.3.6  Challenge',
      'kind      info',
      'status    informative',
      'above     4.3 Main phase',
      'below     4.3.6.1 Only characters challenge',
    ]);
    expect(printed.some((line) => line.startsWith('code      '))).toBe(true);
    expect(printed.some((line) => line.startsWith('tests     '))).toBe(true);
  });

  it('finds glossary entries, whose names have spaces', async () => {
    expect((await run('lorcana', 'G.Activated', 'ability')).printed[0]).toBe(
      'Lorcana G.Activated ability  Ability used by paying its cost',
    );
  });

  it('offers the nearest numbers for one that does not exist', async () => {
    const { exitCode, warned } = await run('lorcana', '4.3.6.99');
    expect(exitCode).toBe(EXIT.usage);
    expect(warned[0]).toBe('Lorcana has no rule 4.3.6.99. The nearest numbers:');
    expect(warned.slice(1).map((line) => line.trim().split(' ')[0])).toEqual([
      '4.3.6.9',
      '4.3.6.19',
      '4.3.4.9',
      '4.3.5.9',
      '4.3.6.1',
    ]);
  });

  it('searches titles for all words, in any case', async () => {
    const { printed } = await run('lorcana', '--search', 'LORE', 'twenty');
    expect(printed.map((line) => line.trim().split(' ')[0])).toEqual(['1.9.1.1', '3.2.1.1']);
    expect((await run('lorcana', '--search', 'xyzzy')).exitCode).toBe(EXIT.no);
  });

  it('explains itself when asked wrongly', async () => {
    const { exitCode, warned } = await run('chess');
    expect(exitCode).toBe(EXIT.usage);
    expect(warned.join('\n')).toContain('npm run rule -- <game> <number>');
    expect(warned.at(-1)).toContain('lorcana');
  });
});
