import { Injectable } from '@nestjs/common';

/**
 * Rejects, with a reason for people, when the part is not fit to work; resolves with one when it works, but not on
 * everything.
 */
export type HealthCheck = () => Promise<string | null | void>;

type Outcome = 'up' | { readonly degraded: string } | { readonly down: string };

export interface Readiness {
  readonly ready: boolean;
  readonly status: 'ready' | 'degraded' | 'not ready';
  readonly checks: Readonly<Record<string, Outcome>>;
}

const CHECK_WITHIN_MS = 2_000;

/** Parts that must work before this process should be sent any: each adds its own check when the application starts. */
@Injectable()
export class HealthIndicators {
  private readonly checks = new Map<string, HealthCheck>();

  add(name: string, check: HealthCheck): void {
    this.checks.set(name, check);
  }

  async readiness(): Promise<Readiness> {
    const results = await Promise.all(
      [...this.checks].map(async ([name, check]) => [name, await outcome(check)] as const),
    );
    const ready = results.every(([, result]) => result === 'up' || 'degraded' in result);
    const isWhole = results.every(([, result]) => result === 'up');
    return { ready, status: statusOf(ready, isWhole), checks: Object.fromEntries(results) };
  }
}

function statusOf(isReady: boolean, isWhole: boolean): Readiness['status'] {
  if (!isReady) return 'not ready';
  return isWhole ? 'ready' : 'degraded';
}

async function outcome(check: HealthCheck): Promise<Outcome> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${CHECK_WITHIN_MS} ms`)), CHECK_WITHIN_MS);
  });
  try {
    const degraded = await Promise.race([check(), late]);
    return typeof degraded === 'string' ? { degraded } : 'up';
  } catch (error) {
    return { down: error instanceof Error ? error.message : String(error) };
  } finally {
    clearTimeout(timer);
  }
}
