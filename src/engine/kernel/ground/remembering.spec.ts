import { expect, it } from 'vitest';
import { LIMITS } from './limits.js';
import { remembering } from './remembering.js';

it('works a name out once, and remembers no more names than its bound', () => {
  const worked: string[] = [];
  const shout = remembering((name) => {
    worked.push(name);
    return name.toUpperCase();
  });
  expect([shout('a'), shout('a'), worked]).toEqual(['A', 'A', ['a']]);
  for (let index = 0; index < LIMITS.namesRemembered; index += 1) shout(`name ${index}`);
  expect([shout('a'), worked.filter((name) => name === 'a').length]).toEqual(['A', 2]);
});
