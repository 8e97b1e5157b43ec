import { type OpenAPIObject } from '@nestjs/swagger';
import { expect, it } from 'vitest';
import { apiDocument } from '../../../src/boot/api-document.js';
import { summaryOf } from '../../support/api-summary.js';

/**
 * Goal: the API does not change unseen. Method: docs/api.txt is compared with the document that follows from the code.
 * If it fails, the API has changed: `npm run client` writes the file again; look at what changed for clients, and
 * commit it.
 */
const SUMMARY = new URL('../../../docs/api.txt', import.meta.url);

/** The lines of the summary that another document has in the place of these. */
async function changedBy(change: (document: OpenAPIObject) => void): Promise<readonly string[]> {
  const document = await apiDocument();
  const before = summaryOf(document).split('\n');
  change(document);
  const after = summaryOf(document).split('\n');
  return after.filter((line) => !before.includes(line)).map((line) => line.replace(/ #\w+$/, ''));
}

it('docs/api.txt is the API of today', async () => {
  await expect(summaryOf(await apiDocument())).toMatchFileSnapshot(SUMMARY.pathname);
});

it('a change is seen where it is, also of what is not written out', async () => {
  const ofOperation = await changedBy(({ paths }) => (paths['/v1/accounts/me']!.get!.summary = 'Another'));
  expect(ofOperation).toEqual(['GET /v1/accounts/me → 200 AccountDto, 409 identity.no-session']);
  const ofSchema = await changedBy(({ components }) =>
    Object.assign(components!.schemas!['AnswerDto']!, { title: 'T' }),
  );
  expect(ofSchema).toEqual(['AnswerDto { decision, answer }']);
  expect(await changedBy(({ info }) => (info.title = 'Another'))).toEqual(['document']);
});
