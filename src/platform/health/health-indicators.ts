import { Injectable } from '@nestjs/common';

/** Rejects, with a reason for people, when the part is not fit to work. */
export type HealthCheck = () => Promise<void>;

export interface Readiness {
  readonly ready: boolean;
  readonly checks: Readonly<Record<string, 'up' | { readonly down: string }>>;
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
    return { ready: results.every(([, result]) => result === 'up'), checks: Object.fromEntries(results) };
  }
}

async function outcome(check: HealthCheck): Promise<'up' | { down: string }> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${CHECK_WITHIN_MS} ms`)), CHECK_WITHIN_MS);
  });
  try {
    await Promise.race([check(), late]);
    return 'up';
  } catch (error) {
    return { down: error instanceof Error ? error.message : String(error) };
  } finally {
    clearTimeout(timer);
  }
}
