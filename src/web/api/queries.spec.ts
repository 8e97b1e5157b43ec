import { expect, it } from 'vitest';
import { KifuProblem } from './kifu.js';
import { queryClient } from './queries.js';

/** How often a question is asked that is refused so each time. */
async function asked(status: number, code: string): Promise<number> {
  const { retry = false } = queryClient.getDefaultOptions().queries ?? {};
  let times = 0;
  const queryFn = () => {
    times += 1;
    return Promise.reject(new KifuProblem({ code }, status));
  };
  await expect(queryClient.fetchQuery({ queryKey: [code], queryFn, retry, retryDelay: 0 })).rejects.toThrow();
  return times;
}

it('asks once more when the session has ended, for the cookie is gone then', async () => {
  expect(await asked(401, 'identity.session-ended')).toBe(2);
  expect(await asked(401, 'identity.key-missing')).toBe(1);
});

it('takes a refusal as it is, and has patience with a busy service', async () => {
  expect(await asked(403, 'identity.role-forbidden')).toBe(1);
  expect(await asked(503, 'queue.unavailable')).toBe(3);
});
