/**
 * An API on a few hundred lines, for reviewers of its changes: what each operation takes and answers, the fields of
 * each schema, and at the end of each line a digest of all that the document says there, so that nothing changes
 * unseen.
 */
import { createHash } from 'node:crypto';
import { type OpenAPIObject } from '@nestjs/swagger';

type Json = Readonly<Record<string, unknown>>;

export function summaryOf({ paths, webhooks = {}, components = {}, ...rest }: OpenAPIObject): string {
  const { schemas = {}, ...otherComponents } = components;
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item as Json).map(([method, operation]) =>
      operationLine(`${method.toUpperCase()} ${path}`, operation),
    ),
  );
  const calls = Object.entries(webhooks).map(([name, item]) =>
    operationLine(`WEBHOOK ${name}`, (item as Json)['post']),
  );
  const named = Object.entries(schemas).flatMap(([name, schema]) => schemaLines(name, schema));
  return [line('document', [], { ...rest, otherComponents }), '', ...operations, '', ...calls, '', ...named, ''].join(
    '\n',
  );
}

function operationLine(name: string, operation: unknown): string {
  const { parameters = [], requestBody, responses = {} } = record(operation);
  const taken = (parameters as readonly Json[]).map(({ name, required }) => `${String(name)}${optional(required)}`);
  const answers = Object.entries(record(responses))
    .filter(([status]) => status !== 'default')
    .map(([status, answer]) => `${status} ${said(answer)}`.trim());
  const request = [...(taken.length > 0 ? [`(${taken.join(', ')})`] : []), ...contents(requestBody)];
  return line(name, [...request, `→ ${answers.join(', ')}`], operation);
}

/** What a status answers; of a refusal its codes, which its description lists. */
const said = (answer: unknown): string => {
  const codes = [...String(record(answer)['description']).matchAll(/`([a-z-]+\.[a-z-]+)`/g)].map(([, code]) => code);
  return (codes.length > 0 ? codes : contents(answer)).join(' ');
};

const contents = (body: unknown): readonly string[] =>
  Object.entries(record(record(body)['content'])).map(([type, media]) => {
    const shown = shape(record(media)['schema']);
    return type.endsWith('json') ? shown : type;
  });

/** One line; of a union one for each variant that has fields of its own. */
function schemaLines(name: string, schema: unknown): readonly string[] {
  const { oneOf, ...rest } = record(schema);
  if (!Array.isArray(oneOf)) return [line(name, [shape(schema)], schema)];
  const variants = oneOf.map((variant: unknown) => line(`${name} |`, [shape(variant)], variant));
  return [line(name, [], rest), ...variants];
}

function shape(schema: unknown): string {
  const { $ref, const: value, type, items, properties, required = [], enum: values, ...others } = record(schema);
  const unions = ['anyOf', 'oneOf', 'allOf'].flatMap((how) => (others[how] as readonly unknown[] | undefined) ?? []);
  if (typeof $ref === 'string') return $ref.slice($ref.lastIndexOf('/') + 1);
  if (unions.length > 0) return unions.map(shape).join(' | ');
  if (value !== undefined) return JSON.stringify(value);
  if (Array.isArray(values)) return values.map((each) => JSON.stringify(each)).join(' | ');
  if (items !== undefined) return `${shape(items)}[]`;
  if (properties === undefined) return Array.isArray(type) ? type.join(' | ') : typeof type === 'string' ? type : 'any';
  const fields = Object.entries(properties as Json).map(([name, field]) => {
    const { const: fixed } = record(field);
    const isRequired = (required as readonly string[]).includes(name);
    return `${name}${optional(isRequired)}${fixed === undefined ? '' : `: ${JSON.stringify(fixed)}`}`;
  });
  return `{ ${fields.join(', ')} }`;
}

const line = (name: string, parts: readonly string[], all: unknown): string =>
  [name, ...parts, `#${createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, 8)}`].join(' ');

const optional = (required: unknown): string => (required === true ? '' : '?');

const record = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {});
