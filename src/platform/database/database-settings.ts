import { Injectable } from '@nestjs/common';

/** Where the database is, and how much of it one process may use. */
@Injectable()
export class DatabaseSettings {
  /** Connections for events and other hot paths; the read models (Prisma) have half as many of their own. */
  readonly poolMax: number;
  /** How long to wait for a connection, be it that all are in use or that the server does not answer. */
  readonly connectsWithinMs: number;
  private readonly loginUrl: string;

  constructor(
    /** Connection string of the owner, with its password: never log it. */
    readonly url: string,
    { poolMax = 20, connectsWithinMs = 10_000, appUrl = url }: DatabaseOptions = {},
  ) {
    this.poolMax = poolMax;
    this.connectsWithinMs = connectsWithinMs;
    this.loginUrl = appUrl;
  }

  /** The connection under the role that the service works in. */
  get appUrl(): string {
    return this.appUrlWith();
  }

  /** And with further settings of its sessions, like `search_path=other`. */
  appUrlWith(...settings: readonly string[]): string {
    const url = new URL(this.loginUrl);
    const ours = [...settings, `role=${APP_ROLE}`].map(asOption);
    const options = [...BOUNDS.map(asOption), url.searchParams.get('options'), ...ours];
    url.searchParams.set('options', options.filter((option) => option !== null).join(' '));
    return url.href;
  }
}

export interface DatabaseOptions {
  readonly poolMax?: number;
  readonly connectsWithinMs?: number;
  /** Where that role logs in by itself, and can become no other; else the owner logs in and drops to it. */
  readonly appUrl?: string | undefined;
}

/**
 * Settings of each session, unless the connection string says otherwise. A statement that hangs gives its connection
 * back. A process that was frozen, or whose machine is gone, keeps neither its locks nor the lead.
 */
const BOUNDS = [
  'statement_timeout=60s',
  'idle_in_transaction_session_timeout=60s',
  'tcp_keepalives_idle=30',
  'tcp_keepalives_interval=10',
  'tcp_keepalives_count=3',
];

const asOption = (setting: string): string => `-c ${setting}`;

/** Made by the first migration; it may do only what migrations grant. */
export const APP_ROLE = 'kifu_app';
