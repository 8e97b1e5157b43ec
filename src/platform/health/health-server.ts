import { createServer, type Server, type ServerResponse } from 'node:http';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { HealthIndicators } from './health-indicators.js';
import { METRICS_MEDIA_TYPE, renderMetrics } from './metrics.js';

/** The same answers for a process that serves no API: workers are watched too. */
@Injectable()
export class HealthServer implements OnApplicationShutdown {
  private readonly logger = new Logger(HealthServer.name);
  private server: Server | undefined;

  constructor(private readonly indicators: HealthIndicators) {}

  /** Resolves with the port that was taken. */
  listen(host: string, port: number): Promise<number> {
    const server = createServer((request, response) => {
      this.answer(request.url ?? '', response).catch((error: unknown) => {
        this.logger.error(error);
        response.writeHead(500).end();
      });
    });
    this.server = server;
    return new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, () => {
        const address = server.address();
        resolve(typeof address === 'object' && address !== null ? address.port : port);
      });
    });
  }

  onApplicationShutdown(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }

  private async answer(path: string, response: ServerResponse): Promise<void> {
    if (path === '/health/live') return send(response, 200, { status: 'live' });
    if (path === '/metrics') {
      response.writeHead(200, { 'content-type': METRICS_MEDIA_TYPE }).end(await renderMetrics());
      return;
    }
    if (path !== '/health/ready') return send(response, 404, { status: 'not found' });
    const { ready, status, checks } = await this.indicators.readiness();
    send(response, ready ? 200 : 503, { status, checks });
  }
}

function send(response: ServerResponse, status: number, body: object): void {
  response
    .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(body));
}
