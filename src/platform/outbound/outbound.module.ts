import { type DynamicModule, Global, Module, type OnModuleDestroy } from '@nestjs/common';
import { networksOf } from './networks.js';
import { Outbound } from './outbound.js';

export interface OutboundSettings {
  /** Networks of the operator's own, like `10.1.0.0/16`, that may be reached too. */
  readonly networks: readonly string[];
}

/** Requests to the outside, for everyone: imported once, by the root module. */
@Global()
@Module({})
export class OutboundModule implements OnModuleDestroy {
  constructor(private readonly outbound: Outbound) {}

  static at({ networks }: OutboundSettings): DynamicModule {
    const provider = { provide: Outbound, useFactory: () => new Outbound(networksOf(networks)) };
    return { module: OutboundModule, providers: [provider], exports: [Outbound] };
  }

  async onModuleDestroy(): Promise<void> {
    await this.outbound.close();
  }
}
