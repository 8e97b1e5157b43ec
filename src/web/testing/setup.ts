/** For tests of components: messages in English, and a document and a storage that are empty again after each. */
import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';
import { startLanguage } from '../i18n/language.js';

// A request that a test does not answer fails as without a network: nothing leaves the process.
globalThis.fetch = () => Promise.reject(new TypeError('no network'));

beforeAll(() => startLanguage());
afterEach(() => {
  cleanup();
  // Files share a document, and what one has noted must not reach the next.
  localStorage.clear();
});
