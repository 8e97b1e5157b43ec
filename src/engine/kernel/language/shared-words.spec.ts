import { expect, it } from 'vitest';
import { announcingWords } from '../announcing/language.js';
import { kernelProcedures } from '../frames/kernel-procedures.js';
import { controlWords } from './control-word.js';
import { sharedWords } from './shared-words.js';

it('has a schema for every word of the kernel', () => {
  const words = kernelProcedures.flatMap(({ name }) => (name.startsWith('word:') ? [name.slice(5)] : []));
  const known = [...Object.keys(sharedWords), ...Object.keys(controlWords), ...Object.keys(announcingWords)];
  expect(known.sort()).toEqual(words.sort());
});
