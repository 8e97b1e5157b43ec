import { inspect } from 'node:util';

/** Which part of Kifu a process runs: the HTTP side, the background work, or both. */
export type ProcessRole = 'api' | 'worker' | 'all';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** A provider of log-ins (OpenID Connect) that Kifu trusts. */
export interface OidcSettings {
  readonly issuer: string;
  readonly clientId: string;
  /** None for a public client. */
  readonly clientSecret: string | undefined;
  /** Where the provider sends people back to: a page of the client's, which hands the address over to Kifu. */
  readonly redirectUrl: string;
  /** Whether a person who logs in for the first time gets an account. */
  readonly signUp: boolean;
}

export interface Settings {
  readonly role: ProcessRole;
  readonly host: string;
  readonly port: number;
  /** Where a process without an API answers liveness, readiness and metrics. */
  readonly workerHealthPort: number;
  /** Connection string of the database's owner, with its password. */
  readonly databaseUrl: string;
  /** The same for the service's own role, where it logs in by itself: of the database that Kifu brings. */
  readonly databaseAppUrl: string | undefined;
  /** Connections of one process to the database. */
  readonly databasePoolMax: number;
  /** With Redis, jobs wait there; without, in PostgreSQL. */
  readonly redisUrl: string | undefined;
  /** Where the embedded PostgreSQL keeps its data. */
  readonly dataFolder: string;
  readonly logLevel: LogLevel;
  /** Where the log goes; `-` is standard error. `npm start` keeps it in the data folder by default. */
  readonly logFile: string | undefined;
  /** 32 bytes in base64 that wrap the secrets in the database. */
  readonly secretsKey: string;
  /** The one before: what it has wrapped is read, and wrapped anew. */
  readonly secretsKeyPrevious: string | undefined;
  /** A fixed key for an administrator; otherwise `npm start` makes one. */
  readonly adminKey: string | undefined;
  /**
   * Requests per key or session and minute. Without one they count by address, those of pages of other origins apart; 0
   * for no limit.
   */
  readonly rateLimitPerMinute: number;
  /** Event streams that one key or session, or one address without, has open at once; 0 for no limit. */
  readonly streamsPerCaller: number;
  /**
   * How much of a thing one caller makes in a day, by the permission that it takes, where it is not the usual number; 0
   * for no limit.
   */
  readonly dailyQuotas: Readonly<Record<string, number>>;
  /** Origins whose pages may do all that the API answers, with a key; `*` for any. Others read what is public. */
  readonly corsOrigins: readonly string[];
  /** Whether what is public is read without a key, too. */
  readonly publicReading: boolean;
  /** Where the build of the web application is. */
  readonly webFolder: string;
  /**
   * The address of a card's image, with `{game}`, `{id}` and `{name}` for what it is of; without it pages show no
   * images.
   */
  readonly cardImages: string | undefined;
  /** Networks of proxies that are believed whom they speak for, like `10.1.0.0/16`. */
  readonly trustedProxies: readonly string[];
  /** Networks that are not public and that webhooks may be sent to all the same, like `10.1.0.0/16`. */
  readonly webhookNetworks: readonly string[];
  /** Without it people log in with a password only. */
  readonly oidc: OidcSettings | undefined;
}

/** The settings as the properties of an object. */
const SettingsObject = class {
  constructor(settings: Settings) {
    Object.assign(this, settings);
    Object.freeze(this);
  }
} as new (settings: Settings) => Settings;

/** The settings of this process: read once, valid, and never changed. Inject this class. */
export class Config extends SettingsObject {
  get servesHttp(): boolean {
    return this.role !== 'worker';
  }

  get runsWorkers(): boolean {
    return this.role !== 'api';
  }

  /** What may be shown: passwords and keys are left out. Loggers and `JSON.stringify` come here by themselves. */
  toJSON(): Settings {
    return {
      ...this,
      databaseUrl: withoutPassword(this.databaseUrl),
      databaseAppUrl: this.databaseAppUrl && withoutPassword(this.databaseAppUrl),
      redisUrl: this.redisUrl === undefined ? undefined : withoutPassword(this.redisUrl),
      secretsKey: '[hidden]',
      secretsKeyPrevious: this.secretsKeyPrevious && '[hidden]',
      adminKey: this.adminKey && '[hidden]',
      oidc: this.oidc && { ...this.oidc, clientSecret: this.oidc.clientSecret && '[hidden]' },
    };
  }

  [inspect.custom](): Settings {
    return this.toJSON();
  }
}

function withoutPassword(address: string): string {
  const url = new URL(address);
  if (url.password !== '') url.password = 'hidden';
  url.searchParams.delete('password');
  return url.href;
}
