import { existsSync, readFileSync } from 'node:fs';
import { type NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { ProblemRow } from '../../problems/index.js';
import { PROBLEM_MEDIA_TYPE, PROBLEM_PAGE } from '../problems/problem.js';
import { ProblemRegistry } from '../problems/problem-registry.js';
import { OPEN_READING_EXTENSION, POSTED, PUBLIC_EXTENSION } from '../public.decorator.js';
import { API_GUIDE, type ApiGuide } from './api-guide.js';
import { PROBLEMS_EXTENSION } from './api-problems.decorator.js';
import { problemReference, problemSchema, REQUEST_ID_EXAMPLE } from './problem-schema.js';

type OperationObject = NonNullable<OpenAPIObject['paths'][string]['get']>;
type ResponseObject = NonNullable<OperationObject['responses'][string]>;

/** `npm run build` writes the document into the folder of the build. The sources have no such file. */
const KEPT = new URL('../../../openapi.json', import.meta.url);

/**
 * Serves the OpenAPI 3.1 document at /docs/openapi.json and its UI at /docs; the document is read from the build, or
 * computed, when first asked for.
 */
export function serveDocs(app: NestFastifyApplication): void {
  SwaggerModule.setup('docs', app, () => keptDocument() ?? describeApi(app), {
    jsonDocumentUrl: 'docs/openapi.json',
    raw: ['json'],
    customSiteTitle: 'Kifu API',
    // With extensions, so that `x-permission` is seen.
    swaggerOptions: { persistAuthorization: true, showExtensions: true },
  });
}

const keptDocument = (): OpenAPIObject | undefined =>
  existsSync(KEPT) ? (JSON.parse(readFileSync(KEPT, 'utf8')) as OpenAPIObject) : undefined;

/** The OpenAPI document of the running application. */
export function describeApi(app: NestFastifyApplication): OpenAPIObject {
  const guide = app.get<ApiGuide>(API_GUIDE, { strict: false });
  const builder = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Kifu')
    .setDescription(guide.introduction)
    .setVersion('1')
    .setLicense('MIT', 'https://spdx.org/licenses/MIT.html')
    .addServer('/', 'The service that serves this document')
    .addBearerAuth({ type: 'http', scheme: 'bearer', bearerFormat: 'kifu_<id>_<secret>' }, 'key')
    .addSecurityRequirements('key');
  for (const [tag, description] of Object.entries(guide.groups)) builder.addTag(tag, description);
  const document = SwaggerModule.createDocument(app, builder.build(), {
    // A handler's own name says what it does, and is of one handler alone: a generated client reads `getReplay()`.
    operationIdFactory: (_controller, method) => method,
  });
  const schemas = { ...document.components?.schemas, ...guide.schemas, Problem: problemSchema };
  document.components = { ...document.components, schemas: byName(schemas) };
  const registry = app.get(ProblemRegistry);
  for (const [path, { get, post, put, patch, delete: remove }] of Object.entries(document.paths)) {
    if (get !== undefined) describeProblems(path, get, registry, false);
    for (const operation of [post, put, patch, remove]) {
      if (operation !== undefined) describeProblems(path, operation, registry, true);
    }
  }
  const paths = Object.entries(document.paths).map(([path, operations]) => [path, byName(operations)] as const);
  return { ...document, paths: byName(Object.fromEntries(paths)), webhooks: byName(guide.webhooks) };
}

/** The order of the document is its own: moving code from file to file changes nothing of it. */
const byName = <T extends object>(named: T): T =>
  Object.fromEntries(Object.entries(named).sort(([left], [right]) => (left < right ? -1 : 1))) as T;

/** `changes`: the operation does something, and so doing it twice may matter. */
function describeProblems(path: string, operation: OperationObject, registry: ProblemRegistry, changes: boolean): void {
  const isPublic = take(operation, PUBLIC_EXTENSION) !== undefined;
  const own = namedCodes(take(operation, PROBLEMS_EXTENSION));
  const codes = changes && !takesKey(operation) ? [...own, 'request.idempotency-key-not-taken'] : own;
  const openReading = take(operation, OPEN_READING_EXTENSION);
  const isOpen = openReading === POSTED || (openReading !== undefined && !changes);
  if (isPublic) operation.security = [];
  if (isOpen) operation.security = [{ key: [] }, {}];
  const byStatus = new Map<number, [code: string, row: ProblemRow][]>();
  for (const code of codes) {
    const row = registry.find(code);
    if (row === undefined) throw new Error(`an operation names the problem code '${code}', which no table has`);
    byStatus.set(row.status, [...(byStatus.get(row.status) ?? []), [code, row]]);
  }
  for (const [status, rows] of byStatus) operation.responses[String(status)] = problemResponse(path, rows);
  operation.responses.default = {
    description: 'Any other refusal',
    content: { [PROBLEM_MEDIA_TYPE]: { schema: problemReference } },
  };
}

const takesKey = ({ parameters = [] }: OperationObject): boolean =>
  parameters.some((each) => 'name' in each && each.name === 'Idempotency-Key');

function problemResponse(path: string, rows: readonly (readonly [code: string, row: ProblemRow])[]): ResponseObject {
  const examples = Object.fromEntries(
    rows.map(([code, row]) => [code, { summary: row.title, value: exampleOf(path, code, row) }]),
  );
  const media = { schema: problemReference, examples };
  return { description: rows.map(([code]) => `\`${code}\``).join(', '), content: { [PROBLEM_MEDIA_TYPE]: media } };
}

function exampleOf(instance: string, code: string, { title, status, help: detail }: ProblemRow): unknown {
  return { type: `${PROBLEM_PAGE}#${code}`, title, status, detail, instance, code, requestId: REQUEST_ID_EXAMPLE };
}

/** Reads an extension of ours off an operation: it is a note between decorators and this file, not for readers. */
function take(operation: OperationObject, extension: string): unknown {
  const value: unknown = Object.entries(operation).find(([name]) => name === extension)?.[1];
  Reflect.deleteProperty(operation, extension);
  return value;
}

function namedCodes(note: unknown): readonly string[] {
  if (typeof note !== 'object' || note === null || !('codes' in note) || !Array.isArray(note.codes)) return [];
  return note.codes.filter((code) => typeof code === 'string');
}
