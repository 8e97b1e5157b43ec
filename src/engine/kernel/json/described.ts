import type { Schema } from './schema.js';

/** Parts of schemas that describe boards and logs. Members may be added later, so records are open. */
export type Described = { readonly [field: string]: Schema };

export const text = (description: string): Schema => ({ type: 'string', description });
export const texts = (description: string): Schema => listOf(description, { type: 'string' });
export const textOrNull = (description: string): Schema => ({ ...orNull({ type: 'string' }), description });
export const oneOfTexts = (description: string, known: readonly string[]): Schema => ({
  ...text(description),
  enum: known,
});
export const number = (description: string): Schema => ({ type: 'integer', description });
/** By name. */
export const numbers = (description: string): Schema => ({
  ...record(description, {}),
  additionalProperties: { type: 'integer' },
});
export const flag = (description: string): Schema => ({ type: 'boolean', description });
export const listOf = (description: string, items: Schema): Schema => ({ type: 'array', items, description });
export const orNull = (schema: Schema): Schema => ({ oneOf: [schema, { type: 'null' }] });

export const record = (description: string, always: Described, sometimes: Described = {}): Schema => ({
  type: 'object',
  description,
  required: Object.keys(always),
  properties: { ...always, ...sometimes },
});

export const rulesCited = listOf(
  'The rules that make it so, most specific first.',
  record(
    'A rule.',
    { game: text('Whose rule.'), rule: text('Its number in the rule document.') },
    { title: text('Our own short title of it; replays leave it out.') },
  ),
);
