import { type Answer, type TestApi } from './api.js';

export interface RawRequest {
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as it is: JSON that is none, bytes that are no text. */
  readonly body?: string | Uint8Array<ArrayBuffer>;
}

/** A request with any headers and any bytes. */
export async function send(api: TestApi, method: string, path: string, request: RawRequest = {}): Promise<Answer> {
  const { key = api.adminKey, headers = {}, body } = request;
  const all = {
    authorization: `Bearer ${key}`,
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...headers,
  };
  const response = await fetch(`${await api.app.getUrl()}${path}`, {
    method,
    headers: all,
    ...(body !== undefined && { body }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) };
}
