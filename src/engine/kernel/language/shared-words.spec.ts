import { expect, it } from 'vitest';
import { kernelProcedures } from '../frames/kernel-procedures.js';
import { sharedWords } from './shared-words.js';

it('has a schema for every word that all games share', () => {
  const words = kernelProcedures.flatMap(({ name }) => (name.startsWith('word:') ? [name.slice(5)] : []));
  expect(Object.keys(sharedWords).sort()).toEqual(words.sort());
});
