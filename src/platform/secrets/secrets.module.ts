import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Secrets } from './secrets.js';

export interface SecretsSettings {
  /** 32 bytes in base64. */
  readonly key: string;
  /** The one before, until every process has the new one. */
  readonly previousKey?: string | undefined;
}

/** Secrets at rest, for everyone: imported once, by the root module. */
@Global()
@Module({})
export class SecretsModule {
  static at({ key, previousKey }: SecretsSettings): DynamicModule {
    const provider = { provide: Secrets, useFactory: () => new Secrets(key, previousKey) };
    return { module: SecretsModule, providers: [provider], exports: [Secrets] };
  }
}
