import { describe, expect, it } from 'vitest';
import { answered, kifuClient, KifuProblem } from './index.js';

/** A client of a service that answers everything like this. */
const answering = (status: number, body: string | null, type = 'application/json') =>
  kifuClient({
    url: 'https://kifu.example',
    key: 'kifu_key',
    fetch: () => Promise.resolve(new Response(body, { status, headers: { 'content-type': type } })),
  });

const params = { path: { id: '0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a' } };

describe('answered', () => {
  it('gives what was answered', async () => {
    const league = await answered(answering(200, '{"id":"a"}').GET('/v1/leagues/{id}', { params }));
    expect(league).toEqual({ id: 'a' });
  });

  it('is nothing where there is nothing to answer', async () => {
    const nothing: undefined = await answered(answering(204, null).DELETE('/v1/webhooks/{id}', { params }));
    expect(nothing).toBeUndefined();
  });

  it.each([
    [
      'a problem',
      404,
      '{"code":"webhook.not-found","detail":"None."}',
      'webhook.not-found',
      '404 webhook.not-found: None.',
    ],
    ['a page of a proxy', 502, '<html>', '', '502 : the answer is no problem document'],
    ['nothing', 503, null, '', '503 : the answer is no problem document'],
  ])('throws for a refusal that says %s', async (_what, status, body, code, message) => {
    const asked = answered(answering(status, body).GET('/v1/webhooks/{id}', { params }));
    await expect(asked).rejects.toMatchObject({ status, code, message });
    await expect(asked).rejects.toBeInstanceOf(KifuProblem);
  });

  it('sends the key', async () => {
    const sent: Request[] = [];
    const fetch = (request: Request) => {
      sent.push(request);
      return Promise.resolve(Response.json({ items: [] }));
    };
    await answered(kifuClient({ url: 'https://kifu.example', key: 'kifu_key', fetch }).GET('/v1/webhooks'));
    expect(sent.map(({ url, headers }) => [url, headers.get('authorization')])).toEqual([
      ['https://kifu.example/v1/webhooks', 'Bearer kifu_key'],
    ]);
  });
});
