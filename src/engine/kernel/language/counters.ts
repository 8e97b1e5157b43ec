import type { Schema } from '../json/schema.js';
import { ref } from '../json/schema.js';
import type { Part } from './parts.js';

/** Counters of one name are of one kind, whatever has put them there. */
export const counterName: Schema = {
  title: 'a name of counters such as "Growth"',
  type: 'string',
  maxLength: 40,
  pattern: '^(?!constructor$|prototype$)[A-Za-z][A-Za-z0-9]*([ -][A-Za-z0-9]+)*$',
};

export const counter: Part<string> = ref('counter-name');
