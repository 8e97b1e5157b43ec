/**
 * Reads the environment. Every fault is found at once and names its variable: half-configured services are hard to
 * find.
 */
import { resolve } from 'node:path';
import ipaddr from 'ipaddr.js';
import { Config, LOG_LEVELS, type OidcSettings, type ProcessRole, type Settings } from './config.js';
import { ConfigInvalid } from './config.errors.js';
import { isSecretsKey } from '../secrets/index.js';

export type Environment = Readonly<Record<string, string | undefined>>;

/** What a process gets with an embedded database where the environment does not say it. */
type Brought = Pick<Settings, 'databaseUrl' | 'host' | 'secretsKey'>;

/**
 * What the environment says, before it is known where the database is: `npm start` brings its own when none is named.
 */
export type IncompleteSettings = Omit<Settings, keyof Brought> & {
  readonly [Name in keyof Brought]: string | undefined;
};

/** Reads everything but insists on nothing; throws ConfigInvalid. */
export function readEnvironment(env: Environment, role: ProcessRole): IncompleteSettings {
  const faults: string[] = [];
  const read = <T>(name: string, fallback: T, parse: (text: string) => T): T => {
    const text = env[name]?.trim();
    if (text === undefined || text === '') return fallback; // An empty variable is how shells and compose files unset one.
    try {
      return parse(text);
    } catch (error) {
      faults.push(`${name} ${error instanceof Error ? error.message : String(error)}`);
      return fallback;
    }
  };
  const settings = { ...readAll(read, role), oidc: readOidc(read, faults) };
  if (faults.length > 0) throw new ConfigInvalid(faults);
  return settings;
}

/** The same, for processes that can't do without a database of their own naming. */
export function readConfig(env: Environment, role: ProcessRole): Config {
  return completeConfig(readEnvironment(env, role));
}

/** Throws ConfigInvalid, which names what is missing. */
export function completeConfig({
  databaseUrl,
  secretsKey,
  host = EVERYWHERE,
  ...settings
}: IncompleteSettings): Config {
  if (databaseUrl !== undefined && secretsKey !== undefined)
    return new Config({ ...settings, databaseUrl, secretsKey, host });
  const missing = Object.entries({ DATABASE_URL: databaseUrl, KIFU_SECRETS_KEY: secretsKey }).filter(
    ([, value]) => value === undefined,
  );
  throw new ConfigInvalid(missing.map(([name]) => `${name} is missing: ${WHAT_FOR[name] ?? ''}`));
}

/** On every address of the machine, where other machines of the operator are to reach it. */
const EVERYWHERE = '0.0.0.0';

const WHAT_FOR: Readonly<Record<string, string>> = {
  DATABASE_URL:
    'processes that run apart need a PostgreSQL server that both reach, ' +
    'for example postgresql://kifu:<password>@localhost:5432/kifu (`npm start` brings its own)',
  KIFU_SECRETS_KEY:
    'it wraps the secrets that are kept in the database, and all processes share it; ' +
    'make one with `openssl rand -base64 32` (with its own database, `npm start` does)',
};

type Read = <T>(name: string, fallback: T, parse: (text: string) => T) => T;

function readAll(read: Read, role: ProcessRole): Omit<IncompleteSettings, 'oidc'> {
  return {
    role,
    host: read<string | undefined>('HOST', undefined, (text) => text),
    port: read('PORT', 3000, integer(0, 65_535)),
    workerHealthPort: read('WORKER_HEALTH_PORT', 3001, integer(0, 65_535)),
    databaseUrl: read<string | undefined>('DATABASE_URL', undefined, address('postgres:', 'postgresql:')),
    databaseAppUrl: undefined,
    databasePoolMax: read('DATABASE_POOL_MAX', 20, integer(4, 1_000)),
    redisUrl: read<string | undefined>('REDIS_URL', undefined, address('redis:', 'rediss:')),
    dataFolder: read('KIFU_DATA', resolve('.data'), (text) => resolve(text)),
    logLevel: read('LOG_LEVEL', 'info', oneOf(LOG_LEVELS)),
    logFile: read<string | undefined>('LOG_FILE', undefined, (text) => (text === '-' ? text : resolve(text))),
    secretsKey: read<string | undefined>('KIFU_SECRETS_KEY', undefined, secretsKeyOf),
    secretsKeyPrevious: read<string | undefined>('KIFU_SECRETS_KEY_PREVIOUS', undefined, secretsKeyOf),
    adminKey: read<string | undefined>('KIFU_ADMIN_KEY', undefined, (text) => text),
    rateLimitPerMinute: read('RATE_LIMIT_PER_MINUTE', 6_000, integer(0, 1_000_000_000)),
    streamsPerCaller: read('EVENT_STREAMS_PER_CALLER', 100, integer(0, 1_000_000)),
    dailyQuotas: read('DAILY_QUOTAS', {}, quotasOf),
    corsOrigins: read<readonly string[]>('CORS_ORIGINS', [], (text) =>
      text.split(',').map((origin) => originOf(origin.trim())),
    ),
    publicReading: read('PUBLIC_READING', 'on', oneOf(['on', 'off'])) === 'on',
    webFolder: read('KIFU_WEB', resolve('dist/web'), (text) => resolve(text)),
    cardImages: read<string | undefined>('CARD_IMAGES', undefined, imagesAt),
    trustedProxies: read<readonly string[]>('TRUSTED_PROXIES', [], networksOf),
    webhookNetworks: read<readonly string[]>('KIFU_WEBHOOK_NETWORKS', [], networksOf),
  };
}

/** All of it or nothing: a provider that does not know us is no way to log in. */
function readOidc(read: Read, faults: string[]): OidcSettings | undefined {
  const url = address('https:', 'http:');
  const issuer = read('KIFU_OIDC_ISSUER', '', url);
  const needed = {
    KIFU_OIDC_CLIENT_ID: read('KIFU_OIDC_CLIENT_ID', '', (text) => text),
    KIFU_OIDC_REDIRECT_URL: read('KIFU_OIDC_REDIRECT_URL', '', url),
  };
  const clientSecret = read<string | undefined>('KIFU_OIDC_CLIENT_SECRET', undefined, (text) => text);
  const signUp = read('KIFU_OIDC_SIGN_UP', 'yes', oneOf(['yes', 'no'])) === 'yes';
  if (issuer === '') {
    const others = Object.entries({ ...needed, KIFU_OIDC_CLIENT_SECRET: clientSecret ?? '' });
    const [name] = others.find(([, value]) => value !== '') ?? [];
    if (name !== undefined) faults.push(`KIFU_OIDC_ISSUER is missing: ${name} needs it`);
    return undefined;
  }
  for (const [name, value] of Object.entries(needed)) {
    if (value === '') faults.push(`${name} is missing: KIFU_OIDC_ISSUER names a provider`);
  }
  const { KIFU_OIDC_CLIENT_ID: clientId, KIFU_OIDC_REDIRECT_URL: redirectUrl } = needed;
  return { issuer, clientId, clientSecret, redirectUrl, signUp };
}

const integer =
  (min: number, max: number) =>
  (text: string): number => {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= min && value <= max) return value;
    throw new Error(`must be a whole number from ${min} to ${max}, but is "${text}"`);
  };

const oneOf =
  <T extends string>(values: readonly T[]) =>
  (text: string): T => {
    const found = values.find((value) => value === text);
    if (found !== undefined) return found;
    throw new Error(`must be one of ${values.join(', ')}, but is "${text}"`);
  };

/** The value itself stays out of the message: it may hold a password. */
const address =
  (...protocols: readonly string[]) =>
  (text: string): string => {
    if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text;
    throw new Error(`must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`);
  };

/** The value stays out of the message here too. */
function secretsKeyOf(text: string): string {
  if (isSecretsKey(text)) return text;
  throw new Error('must be 32 bytes in base64, as `openssl rand -base64 32` prints them');
}

/** `decks.bring=1000,matches.create=0`; which permissions there are, others know. */
function quotasOf(text: string): Readonly<Record<string, number>> {
  const quotas = text.split(',').map((quota) => quota.trim());
  const none = quotas.find((quota) => !/^[a-z-]+\.[a-z-]+=\d{1,9}$/.test(quota));
  if (none !== undefined) {
    throw new Error(
      `must be a list like decks.bring=1000,matches.create=0, separated by commas; "${none}" does not fit`,
    );
  }
  return Object.fromEntries(quotas.map((quota) => [quota.split('=')[0] ?? '', Number(quota.split('=')[1])]));
}

function networksOf(text: string): readonly string[] {
  const networks = text.split(',').map((network) => network.trim());
  const none = networks.find((network) => !ipaddr.isValidCIDR(network));
  if (none === undefined) return networks;
  throw new Error(`must be a list of networks like 10.1.0.0/16, separated by commas; "${none}" does not fit`);
}

/** What a card's image may be addressed by. A host is no part of it: pages name the one that images come from. */
function imagesAt(text: string): string {
  const placeholders: readonly string[] = text.match(/\{[^}]*\}?|\}/g) ?? [];
  const isGood = URL.canParse(text) && /^https?:\/\/[^/{}@;,\s]+\/[^\s]*$/.test(text);
  if (isGood && placeholders.includes('{id}') && placeholders.every((each) => IMAGE_FIELDS.includes(each))) return text;
  throw new Error(
    `must be an address like https://cards.example.org/{game}/{id}.webp, with ${IMAGE_FIELDS.join(', ')} in its path; "${text}" does not fit`,
  );
}

const IMAGE_FIELDS: readonly string[] = ['{game}', '{id}', '{name}'];

function originOf(text: string): string {
  if (text === '*' || (URL.canParse(text) && new URL(text).origin === text)) return text;
  throw new Error(
    `must be a list of origins like https://example.org, separated by commas, or *; "${text}" does not fit`,
  );
}
