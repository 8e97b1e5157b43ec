/** For tests of components: messages in English, and a document that is empty again after each. */
import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';
import { startLanguage } from '../i18n/language.js';

beforeAll(() => startLanguage());
afterEach(cleanup);
