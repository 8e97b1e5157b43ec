/**
 * Goal: pages, problems, the API, comments and titles of tests are plain English (CONTRIBUTING.md). Method: the English
 * of pages, problems and the API is checked sentence by sentence. Comments and titles are checked for their form.
 * If the test fails, say the sentence more simply.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const files = ['src', 'test', 'bench', 'scripts'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file)),
);
const texts = files
  // Generated: their comments are texts of the API and of the database's schema.
  .filter((file) => !file.includes('/generated/') && file !== join('src', 'client', 'schema.ts'))
  .map((file) => readFileSync(join(ROOT, file), 'utf8'));

const WORDS_MAX = 25;
/** Verbs of everyday life for technical acts, and pronouns whose noun a reader has to look for. */
const RIDDLES =
  /\b(whoever|told|so it fell|lies|stands|goes on|gone on|come to|came to|comes due|those who|that one|any more)\b/i;

/** What hides who does what. */
const NO_SUBJECT = [
  'that nobody has scripted',
  "nobody[’']s business",
  'nobody in particular',
  'which is none(?! of)',
  'holds? up nobody',
].join('|');

/** The quoted texts of these files, sentence by sentence, each inserted value as one word. */
const sentencesOf = (where: RegExp, text: RegExp): readonly string[] =>
  files
    .filter((file) => where.test(file))
    .map((file) => readFileSync(join(ROOT, file), 'utf8').replaceAll(/'\s*\+\s*'/g, ''))
    .flatMap((source) => [...source.matchAll(text)])
    .flatMap(([, , said = '']) => said.replaceAll(/\{\{\w+\}\}|\$\{.*?\}/g, 'X').split(/(?<=[.!?]) /));

describe.each([
  ['pages', sentencesOf(/\/messages\.en\.ts$/, /: *\n? *(['"])(.*?[^\\])\1/g), 900],
  ['problems', sentencesOf(/\.problems\.ts$/, /(?:title:|help:|super\()\s*(['"`])(.*?[^\\])\1/g), 700],
  [
    'routes',
    sentencesOf(/\/http\/[\w-]+\.(?:dto|controller)\.ts$/, /(?:summary|description):\s*(['"`])(.*?[^\\])\1/g),
    1_100,
  ],
])('what %s say in English', (_where, sentences, least) => {
  it('has at most 25 words in a sentence', () => {
    expect(sentences.length).toBeGreaterThan(least);
    expect(sentences.filter((sentence) => sentence.split(/\s+/).length > WORDS_MAX)).toEqual([]);
  });

  it('uses no word that has to be decoded', () => {
    expect(sentences.filter((sentence) => RIDDLES.test(sentence))).toEqual([]);
  });
});

describe('what developers read', () => {
  it.each([
    ['comment lines of more than 120 columns', /^(?=.{121})[ \t]*(?:\/\*\*|\/\/|\*).*$/gm],
    [
      'titles of tests of more than 90 characters',
      /\b(?:it|describe|everyGame)(?:\.\w+\(.*\))?\((['"`])(?:(?!\1).){91,}\1/g,
    ],
    ['comments that begin with "Of"', /(?:\/\*\*(?:\s*\n\s*\*)?|^\s*\/\/) Of\b.*$/gm],
    [
      'comments and titles of tests that hide who does what',
      new RegExp(
        `^.*(?:/\\*\\*|//|^[ \\t]*\\*|\\b(?:it|describe|everyGame)\\b.*\\(|\\]\\)\\().*\\b(?:${NO_SUBJECT})\\b.*$`,
        'gm',
      ),
    ],
  ])('has no %s', (_what, fault) => {
    expect(texts.flatMap((text) => text.match(fault) ?? [])).toEqual([]);
  });
});
