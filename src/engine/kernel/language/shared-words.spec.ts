import { expect, it } from 'vitest';
import { kernelProcedures } from '../tables/kernel-procedures.js';
import { announcingWords } from './announcing.js';
import { controlWords } from './control-word.js';
import { counterLanguage } from './counters.js';
import { sharedWords } from './shared-words.js';

it('has a schema for every word of the kernel', () => {
  const words = kernelProcedures.flatMap(({ name }) => (name.startsWith('word:') ? [name.slice(5)] : []));
  const languages = [sharedWords, controlWords, announcingWords, counterLanguage];
  const known = languages.flatMap((language) => Object.keys(language));
  expect(known.sort()).toEqual(words.sort());
});
