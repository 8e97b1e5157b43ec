/** What the sentences of every grammar are tried for. */
import { describe, expect, it } from 'vitest';
import type { Json } from '../../src/engine/kernel/index.js';
import { readText, sameText, writeText, type Dialect } from '../../src/engine/wording/index.js';
import { changed, type Others } from './changed-scripts.js';

/** A sentence, and the category of the grammar that reads it. */
export type Sentence = readonly [category: string, text: string];

/** Each sentence is read whole and written back; another script is written as another sentence. */
export const trySentences = (dialect: Dialect, sentences: readonly Sentence[], others: Others): void => {
  const scriptOf = (category: string, text: string): Json => {
    const reading = readText(dialect, category, text);
    if (reading.kind === 'unread') throw new Error(`${reading.why}: ${reading.piece}`);
    return reading.script;
  };

  describe.each(sentences)('%s: %s', (category, text) => {
    it('is read into a script that is written and read again as the same', () => {
      const script = scriptOf(category, text);
      const written = writeText(dialect, category, script) ?? '';
      expect(sameText(scriptOf(category, written))).toBe(sameText(script));
    });

    it('is written otherwise when a number, a filter or a duration changes', () => {
      const script = scriptOf(category, text);
      const written = writeText(dialect, category, script);
      const different = changed(script, others).filter((other) => sameText(other) !== sameText(script));
      expect(different.length).toBeGreaterThan(0);
      for (const other of different) expect(writeText(dialect, category, other)).not.toBe(written);
    });
  });
};

/** None of these texts is read. */
export const tryUnread = (
  dialect: Dialect,
  texts: readonly (readonly [what: string, category: string, text: string])[],
): void => {
  describe('nothing is read', () => {
    it.each(texts)('%s', (_what, category, text) => {
      expect(readText(dialect, category, text)).toMatchObject({ kind: 'unread' });
    });
  });
};
