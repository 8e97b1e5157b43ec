import { expect, it } from 'vitest';
import { isSubject } from './subject.js';

it.each(['1', 'auth0|5f7c8ec7c33c6c004bbafe82', 'a b', 'x'.repeat(255)])('%j names a person', (subject) => {
  expect(isSubject(subject)).toBe(true);
});

it.each(['', ' ', ' a', 'a ', 'a\0b', 'a\nb', 'é', 'x'.repeat(256), 'x'.repeat(5_000)])(
  '%j names nobody',
  (subject) => {
    expect(isSubject(subject)).toBe(false);
  },
);
