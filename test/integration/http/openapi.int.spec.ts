import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiGuide } from '../../../src/boot/api-guide.js';
import { describeApi } from '../../../src/platform/http/index.js';
import { serveKifu, type TestApi } from '../../support/api.js';
import { examplesIn, judgeOf } from '../../support/openapi.js';

/**
 * Goal: the API's description can be read by people and by generators of clients. If it fails, complete the decorators.
 */

let api: TestApi;
let document: ReturnType<typeof describeApi>;

beforeAll(async () => {
  api = await serveKifu();
  document = describeApi(api.app);
});

afterAll(() => api.close());

const operations = () =>
  Object.entries(document.paths).flatMap(([path, { get, post, put, patch, delete: remove }]) =>
    Object.entries({ get, post, put, patch, delete: remove }).flatMap(([method, operation]) =>
      operation === undefined ? [] : [{ name: `${method} ${path}`, operation }],
    ),
  );

/** Schemas that classes make; what games and events describe has descriptions for examples. */
const classes = () =>
  Object.entries(document.components?.schemas ?? {}).filter(([name]) => !(name in apiGuide.schemas));

describe('the description of the API', () => {
  it('gives every operation a summary, a tag, an id of its own and a schema of what it answers', () => {
    for (const { name, operation } of operations()) {
      const success = Object.entries(operation.responses).find(([status]) => /^[23]/.test(status));
      const described =
        ['204', '302'].includes(success?.[0] ?? '') || JSON.stringify(success?.[1] ?? null).includes('"schema"');
      expect([name, operation.summary?.length, operation.tags?.length, described]).toEqual([
        name,
        expect.any(Number),
        1,
        true,
      ]);
    }
    const ids = operations().map(({ operation }) => operation.operationId);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    expect(ids.filter((id) => !/^[a-z]+[A-Z][A-Za-z]*$/.test(id ?? ''))).toEqual([]);
  });

  it('is in the order of its names, wherever the code of an operation is', () => {
    const { paths, components } = document;
    const listed = [paths, ...Object.values(paths), components?.schemas ?? {}].map((each) => Object.keys(each));
    expect(listed.filter((names) => names.join() !== names.toSorted().join())).toEqual([]);
  });

  it('says of every group of operations what it is for, and of no other', () => {
    const tags = new Set(operations().flatMap(({ operation }) => operation.tags ?? []));
    const described = document.tags?.filter(({ description }) => description !== undefined).map(({ name }) => name);
    expect(described?.toSorted()).toEqual([...tags].toSorted());
  });

  it('gives examples that satisfy their own schemas', () => {
    const faults = judgeOf(document);
    expect(faults('/components/schemas/Problem', {}).length).toBeGreaterThan(0);
    const examples = [...examplesIn(document)];
    expect(examples.length).toBeGreaterThan(500);
    expect(
      examples.flatMap(({ at, schema, value }) => faults(schema, value).map((fault) => `${at}: ${fault}`)),
    ).toEqual([]);
  });

  it('resolves every reference', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)];
    const known = Object.keys(document.components?.schemas ?? {});
    expect(references.length).toBeGreaterThan(0);
    expect(references.map(([, name = '']) => name).filter((name) => !known.includes(name))).toEqual([]);
  });

  it('gives every property of a body or an answer an example, a list of values or a telling type', () => {
    const bare = classes().flatMap(([name, schema]) =>
      'properties' in schema
        ? Object.entries(schema.properties ?? {})
            .filter(
              ([, property]) =>
                !/"(example|enum|\$ref|default|type":"(array|object|boolean)|format)"/.test(JSON.stringify(property)),
            )
            .map(([property]) => `${name}.${property}`)
        : [],
    );
    expect(bare).toEqual([]);
  });

  it('needs a key everywhere except where it says so', () => {
    expect(document.security).toEqual([{ key: [] }]);
    const open = operations().filter(({ operation }) => operation.security?.length === 0);
    expect(open.map(({ name }) => name).sort()).toEqual([
      'delete /v1/browser-sessions/current',
      'get /.well-known/jwks.json',
      'get /v1/ledger/entries',
      'get /v1/ledger/roots',
      'get /v1/ledger/roots/{position}',
      'get /v1/oidc/callback',
      'get /v1/oidc/redirect',
      'get /v1/service',
      'post /v1/browser-sessions',
      'post /v1/browser-sessions/with-key',
      'post /v1/oidc/logins',
      'post /v1/oidc/sessions',
      'post /v1/password-resets',
      'post /v1/sessions',
      'post /v1/sessions/refresh',
    ]);
    const read = operations().filter(({ operation }) => operation.security?.length === 2);
    expect(read.length).toBeGreaterThan(20);
    // What reads by POST, since a list of cards is no part of an address.
    const posted = read.map(({ name }) => name).filter((name) => !name.startsWith('get '));
    expect(posted.sort()).toEqual(['post /v1/decks/read', 'post /v1/decks/validate']);
    expect(read.map(({ name }) => name)).toContain('get /v1/matches');
  });

  it('takes an Idempotency-Key wherever a POST makes something', () => {
    const refusing = operations()
      .filter(({ name, operation }) => {
        const parameters = operation.parameters ?? [];
        return (
          name.startsWith('post ') && !parameters.some((each) => 'name' in each && each.name === 'Idempotency-Key')
        );
      })
      .map(({ name }) => name);
    expect(refusing).toEqual(Object.keys(MADE_ANYWAY).sort());
  });
});

/** What may be sent twice without a key, and why. */
const MADE_ANYWAY: Readonly<Record<string, string>> = {
  'post /v1/accounts/me/identities': 'the log-in that it finishes is good once',
  'post /v1/browser-sessions': 'each log-in is a session of its own',
  'post /v1/browser-sessions/with-key': 'each log-in is a session of its own',
  'post /v1/cases/{id}/rulings/preview': 'it changes nothing, and each look is on record',
  'post /v1/catalogue/imports': 'a card set is named by its content',
  'post /v1/decks/read': 'it reads',
  'post /v1/decks/validate': 'it reads',
  'post /v1/jobs/{id}/retry': 'a job that runs again is not set off twice',
  'post /v1/keys/{id}/rotations': 'it makes no thing, and the newest secret is good',
  'post /v1/matches/{id}/decks': 'the decks of a draft are stored once',
  'post /v1/oidc/logins': 'a log-in that nobody finishes expires',
  'post /v1/oidc/sessions': 'the log-in that it finishes is good once',
  'post /v1/password-resets': 'a token is good once',
  'post /v1/players/{id}/password-resets': 'the newest token ends the one before',
  'post /v1/sandbox': 'it reads',
  'post /v1/sessions': 'each log-in is a session of its own',
  'post /v1/sessions/refresh': 'a refresh token is good once',
  'post /v1/signing-keys/rotations': 'the newest key signs',
  'post /v1/webhooks/{id}/replays': 'a replay takes the place of the one before',
};
