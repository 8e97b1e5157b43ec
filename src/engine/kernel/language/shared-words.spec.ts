import { expect, it } from 'vitest';
import { announcingWords } from '../announcing/language.js';
import { kernelProcedures } from '../frames/kernel-procedures.js';
import { counterLanguage } from '../counters/language.js';
import { controlWords } from './control-word.js';
import { sharedWords } from './shared-words.js';

it('has a schema for every word of the kernel', () => {
  const words = kernelProcedures.flatMap(({ name }) => (name.startsWith('word:') ? [name.slice(5)] : []));
  const languages = [sharedWords, controlWords, announcingWords, counterLanguage];
  const known = languages.flatMap((language) => Object.keys(language));
  expect(known.sort()).toEqual(words.sort());
});
