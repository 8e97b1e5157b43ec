import { Controller, Get, Header, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { type FastifyReply } from 'fastify';
import { Public, Uncounted } from '../http/index.js';
import { HealthIndicators } from './health-indicators.js';
import { METRICS_MEDIA_TYPE, renderMetrics } from './metrics.js';

/** For machines that watch over the process. No key: they are kept from the public by the network. */
@Public()
@ApiExcludeController()
@Controller()
export class HealthController {
  constructor(private readonly indicators: HealthIndicators) {}

  /** The process runs and answers; restart it when this fails. */
  @Get('health/live')
  @Uncounted()
  live(): { status: 'live' } {
    return { status: 'live' };
  }

  /**
   * Everything it needs works; send it no work while this is 503. `degraded` is 200: some streams wait for the
   * operator.
   */
  @Get('health/ready')
  @Uncounted()
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<{ status: string; checks: object }> {
    const { ready, status, checks } = await this.indicators.readiness();
    void reply.code(ready ? 200 : 503).header('cache-control', 'no-store');
    return { status, checks };
  }

  @Get('metrics')
  @Uncounted()
  @Header('content-type', METRICS_MEDIA_TYPE)
  metrics(): Promise<string> {
    return renderMetrics();
  }
}
