/**
 * JSON Schema (2020-12, that of OpenAPI 3.1) as a judge of what the API's description says and of what the API answers.
 */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { OpenAPIObject } from '@nestjs/swagger';

/** The place of an example in the document, as a JSON pointer, with the pointer of its schema. */
export type Example = { readonly at: string; readonly schema: string; readonly value: unknown };

/** The faults of a value by the schema at a JSON pointer into the document; none: it satisfies it. */
export const judgeOf = (document: OpenAPIObject) => {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true });
  formats.default(ajv);
  ajv.addSchema(document, 'api');
  const compiled = new Map<string, ValidateFunction>();
  return (pointer: string, value: unknown): readonly string[] => {
    const validate = compiled.get(pointer) ?? ajv.compile({ $ref: `api#${pointer}` });
    compiled.set(pointer, validate);
    if (validate(value) === true) return [];
    return (validate.errors ?? []).map(({ instancePath, message = '' }) => `${instancePath || '/'} ${message}`);
  };
};

/** The faults of a JSON answer by what its operation (`GET /v1/games/{id}`) says that it answers with this status. */
export const answerJudgeOf = (document: OpenAPIObject) => {
  const faults = judgeOf(document);
  return (operation: string, status: number, body: unknown): readonly string[] => {
    const [method = '', path = ''] = operation.split(' ');
    const described = Object.entries(document.paths[path] ?? {}).find(([name]) => name === method.toLowerCase());
    const at = [
      'paths',
      path,
      method.toLowerCase(),
      'responses',
      String(status),
      'content',
      'application/json',
      'schema',
    ];
    const own = isRecord(described?.[1]) && isRecord(described[1]['responses']) ? described[1]['responses'] : {};
    if (!(String(status) in own)) return [`the status ${status} is not described`];
    if (body === null) return [];
    return faults(at.map((part) => `/${pointerOf(part)}`).join(''), body);
  };
};

/** Every `example` and `examples` of the document, of whatever carries one: schemas, parameters and bodies. */
export function* examplesIn(node: unknown, at = ''): Generator<Example> {
  if (Array.isArray(node)) for (const [index, part] of node.entries()) yield* examplesIn(part, `${at}/${index}`);
  if (!isRecord(node)) return;
  const schema = isRecord(node['schema']) ? `${at}/schema` : at;
  if ('example' in node && !at.endsWith('/properties')) yield { at: `${at}/example`, schema, value: node['example'] };
  if (isRecord(node['examples']) && !at.endsWith('/properties')) {
    for (const [name, each] of Object.entries(node['examples'])) {
      if (isRecord(each)) yield { at: `${at}/examples/${pointerOf(name)}`, schema, value: each['value'] };
    }
  }
  for (const [name, part] of Object.entries(node)) {
    if ((name !== 'example' && name !== 'examples') || at.endsWith('/properties')) {
      yield* examplesIn(part, `${at}/${pointerOf(name)}`);
    }
  }
}

const pointerOf = (name: string): string => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
