/** What is kept of the answers of the service, and how often a question is asked again. */
import { QueryClient, queryOptions } from '@tanstack/react-query';
import { answered, kifu, KifuProblem, type Schemas } from './kifu.js';
import { noteWho, personOf, watchWho } from './who.js';

const RETRIES = 2;

/** The cookie was no longer valid, and this answer has removed it. The repeated request gets the public answer. */
const endsSession = (error: unknown): boolean =>
  error instanceof KifuProblem && error.status === 401 && error.code !== 'identity.key-missing';

/** What a refusal says stays so; only a service that is busy or away is asked again. */
const mayRetry = (failures: number, error: unknown): boolean =>
  (failures === 0 && endsSession(error)) ||
  (failures < RETRIES && (!(error instanceof KifuProblem) || error.status === 503 || error.status === 429));

export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: mayRetry, staleTime: 10_000 } },
});

/** Who is asking; null for somebody who has not logged in. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async (): Promise<Schemas['MeDto'] | null> => {
    try {
      const me = await answered(kifu.GET('/v1/me'));
      if (me.kind === 'anybody') return null;
      noteWho(personOf(me));
      return me;
    } catch (error) {
      if (error instanceof KifuProblem && error.status === 401) return null;
      throw error;
    }
  },
  staleTime: 60_000,
});

/**
 * Where somebody else has logged in by another tab, all that was read may be another thing for them. What is typed
 * stays.
 */
export const lookForOthers = (): void => void watchWho(() => void queryClient.invalidateQueries());

/** What the service offers; it stays so until it is started anew. */
export const serviceQuery = queryOptions({
  queryKey: ['service'],
  queryFn: () => answered(kifu.GET('/v1/service')),
  staleTime: 600_000,
});
