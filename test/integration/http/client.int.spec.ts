import openapiTS, { astToString } from 'openapi-typescript';
import { format, resolveConfig } from 'prettier';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeApi } from '../../../src/platform/http/index.js';
import { serveKifu, type TestApi } from '../../support/api.js';

/**
 * Goal: the typed client says what the API is. Method: its types are generated from the description of the running API.
 * If it fails, the API has changed: `npm run client` writes the file again; look at what changed for clients, and commit it.
 */
const SCHEMA = new URL('../../../src/client/schema.ts', import.meta.url);
const HEADER = '/** Generated from the OpenAPI document by `npm run client`. Do not edit. */\n';

let api: TestApi;

beforeAll(async () => {
  api = await serveKifu();
});

afterAll(() => api.close());

it('src/client/schema.ts is generated from the API of today', async () => {
  const document = JSON.stringify(describeApi(api.app));
  const types = await openapiTS(document, {
    emptyObjectsUnknown: true,
    // A request may leave out what has a default.
    defaultNonNullable: false,
  });
  const options = await resolveConfig(SCHEMA);
  const text = await format(HEADER + astToString(types), { ...options, filepath: SCHEMA.pathname });
  await expect(text).toMatchFileSnapshot(SCHEMA.pathname);
});
