/** Requests of the API, and refusals as errors. */
import createFetchClient, { type Client } from 'openapi-fetch';
import type { components, paths } from './schema.js';

/**
 * `client.GET('/v1/matches/{id}', { params: { path: { id } } })`: paths, parameters, bodies and answers are checked.
 */
export type KifuClient = Client<paths>;
export type Schemas = components['schemas'];

export interface ClientOptions {
  /** Where Kifu answers, like `https://kifu.example`. */
  readonly url: string;
  /** Absent: without a key, or in a browser with its log-in. */
  readonly key?: string;
  /** How requests are sent; `fetch` if nothing is said. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

export const kifuClient = ({ url, key, fetch }: ClientOptions): KifuClient =>
  createFetchClient<paths>({
    baseUrl: url,
    // By its cookie alone a page changes nothing: it says that it is one.
    headers: key === undefined ? { 'x-kifu-page': '1' } : { authorization: `Bearer ${key}` },
    ...(fetch !== undefined && { fetch }),
  });

/** A refusal of the API. Programs decide by the code. */
export class KifuProblem extends Error {
  readonly code: string;
  constructor(
    readonly problem: Partial<Schemas['Problem']>,
    readonly status: number,
  ) {
    super(`${status} ${problem.code ?? ''}: ${problem.detail ?? 'the answer is no problem document'}`);
    this.code = problem.code ?? '';
  }
}

/** What was answered, `undefined` where that is nothing (204); throws `KifuProblem` for a refusal. */
export async function answered<Data>(
  asked: Promise<{ data?: Data; error?: unknown; response: Response }>,
): Promise<Data> {
  const { data, error, response } = await asked;
  // The type of an answer without a body is `undefined` already.
  if (response.ok) return data as Data;
  throw new KifuProblem(typeof error === 'object' && error !== null ? error : {}, response.status);
}

/** What a response says that is no good answer. */
export async function refused(response: Response): Promise<KifuProblem> {
  const said: unknown = await response.json().catch(() => ({}));
  return new KifuProblem(typeof said === 'object' && said !== null ? said : {}, response.status);
}
