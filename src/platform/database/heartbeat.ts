import { Socket } from 'node:net';
import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import pg from 'pg';
import { DatabaseSettings } from './database-settings.js';
import { DatabaseSockets } from './database-sockets.js';

/** A server that leaves so many beats in a row unanswered does not answer. */
const BEATS = 10;

/**
 * Asks PostgreSQL again and again whether it is there, on a connection of its own: one that was frozen, or whose
 * machine is gone, closes no connection, and says nothing on any. Then all of this process are closed, so that requests
 * are refused as in any outage. A statement may take as long as it likes, as long as the server answers this question
 * beside it.
 */
@Injectable()
export class Heartbeat implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(Heartbeat.name);
  private beating: NodeJS.Timeout | null = null;
  private socket = new Socket();
  private client: pg.Client | null = null;
  private asking: Promise<void> | null = null;
  private unanswered = 0;

  constructor(
    private readonly settings: DatabaseSettings,
    private readonly sockets: DatabaseSockets,
  ) {}

  onModuleInit(): void {
    this.beating = setInterval(() => this.beat(), this.settings.connectsWithinMs / BEATS).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    if (this.beating !== null) clearInterval(this.beating);
    this.socket.destroy();
    await this.asking;
  }

  /** Counted in beats, not by the clock: who was frozen or busy itself has left out as many. */
  private beat(): void {
    this.unanswered += 1;
    this.asking ??= this.ask().finally(() => (this.asking = null));
    if (this.unanswered > BEATS) this.cut();
  }

  private async ask(): Promise<void> {
    this.unanswered = 0;
    try {
      this.client ??= await this.connect();
      await this.client.query('select 1');
      if (this.sockets.closed) this.logger.log('PostgreSQL answers again');
      this.sockets.reopen();
    } catch {
      // A refusal is an answer, too, which others get on their own connections; or the silence that was found here.
      this.socket.destroy();
      this.client = null;
    }
  }

  private async connect(): Promise<pg.Client> {
    const socket = (this.socket = new Socket());
    const about = { application_name: 'kifu-heartbeat', keepAlive: true, stream: () => socket };
    const client = new pg.Client({ connectionString: this.settings.appUrl, ...about });
    // Unheard it would end the process; the next question finds the connection broken.
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }

  private cut(): void {
    if (!this.sockets.closed) this.logger.error('PostgreSQL does not answer: all connections to it are closed');
    this.sockets.close();
    this.socket.destroy();
  }
}
