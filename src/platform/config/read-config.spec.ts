import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { Config, ConfigInvalid, readConfig, readEnvironment } from './index.js';

const DATABASE_URL = 'postgresql://kifu:top-secret@localhost:5432/kifu';
const KIFU_SECRETS_KEY = Buffer.alloc(32, 'wrap').toString('base64');
const NEEDED = { DATABASE_URL, KIFU_SECRETS_KEY };

describe('readConfig', () => {
  it('has a default for everything but the database', () => {
    const { dataFolder, webFolder, ...config } = readConfig(NEEDED, 'api');
    expect(config).toEqual({
      role: 'api',
      host: '0.0.0.0',
      port: 3000,
      workerHealthPort: 3001,
      databaseUrl: DATABASE_URL,
      secretsKey: KIFU_SECRETS_KEY,
      secretsKeyPrevious: undefined,
      databasePoolMax: 20,
      redisUrl: undefined,
      logLevel: 'info',
      adminKey: undefined,
      rateLimitPerMinute: 6000,
      streamsPerCaller: 100,
      dailyQuotas: {},
      corsOrigins: [],
      publicReading: true,
      cardImages: undefined,
      trustedProxies: [],
      webhookNetworks: [],
    });
    expect(dataFolder).toMatch(/[/\\]\.data$/);
    expect(webFolder).toMatch(/[/\\]dist[/\\]web$/);
  });

  it('takes an empty variable as one that is not set', () => {
    expect(readConfig({ ...NEEDED, REDIS_URL: '', PORT: ' ' }, 'all')).toMatchObject({
      redisUrl: undefined,
      port: 3000,
    });
  });

  it('says what is missing where processes run apart', () => {
    expect(() => readConfig({}, 'worker')).toThrow(/DATABASE_URL is missing.*\n.*KIFU_SECRETS_KEY is missing/);
    expect(() => readConfig({ DATABASE_URL }, 'api')).toThrow(/KIFU_SECRETS_KEY is missing.*openssl rand/);
    expect(readEnvironment({}, 'all').databaseUrl).toBeUndefined();
  });

  it('names every faulty variable at once', () => {
    const faulty = {
      PORT: '70000',
      LOG_LEVEL: 'loud',
      REDIS_URL: 'localhost',
      CORS_ORIGINS: 'https://a.org, b.org',
      RATE_LIMIT_PER_MINUTE: '1e3',
      TRUSTED_PROXIES: '10.1.0.0/16, 10.2.0.1',
      DAILY_QUOTAS: 'decks.bring=1000, matches.create',
    };
    const error = thrown(() => readConfig({ ...NEEDED, ...faulty }, 'all'));
    expect(error).toBeInstanceOf(ConfigInvalid);
    expect((error as ConfigInvalid).faults).toEqual([
      'PORT must be a whole number from 0 to 65535, but is "70000"',
      'REDIS_URL must be an address that begins with redis:// or rediss://',
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, but is "loud"',
      'RATE_LIMIT_PER_MINUTE must be a whole number from 0 to 1000000000, but is "1e3"',
      'DAILY_QUOTAS must be a list like decks.bring=1000,matches.create=0, separated by commas; "matches.create" does not fit',
      'CORS_ORIGINS must be a list of origins like https://example.org, separated by commas, or *; "b.org" does not fit',
      'TRUSTED_PROXIES must be a list of networks like 10.1.0.0/16, separated by commas; "10.2.0.1" does not fit',
    ]);
  });

  it.each(['https://cards.example.org/{game}/{id}.webp', 'http://localhost:8080/{id}?of={name}'])(
    'takes images of cards at %s',
    (CARD_IMAGES) => {
      expect(readConfig({ ...NEEDED, CARD_IMAGES }, 'api').cardImages).toBe(CARD_IMAGES);
    },
  );

  it.each([
    'https://{game}.example.org/{id}.webp',
    'https://cards.example.org/card.webp',
    'https://cards.example.org/{id}/{secret}',
    'https://cards.example.org/{id',
    "https://cards.example.org; script-src 'unsafe-inline'/{id}",
    'https://user@cards.example.org/{id}',
    'ftp://cards.example.org/{id}',
    '/{id}',
  ])('takes no images of cards at %s', (CARD_IMAGES) => {
    const error = thrown(() => readConfig({ ...NEEDED, CARD_IMAGES }, 'api'));
    expect((error as ConfigInvalid).faults).toEqual([expect.stringMatching(/^CARD_IMAGES must be an address like/)]);
  });

  it('takes a provider of log-ins as a whole, or not at all', () => {
    expect(readConfig(NEEDED, 'api').oidc).toBeUndefined();
    const KIFU_OIDC_ISSUER = 'https://id.example.org';
    const error = thrown(() => readConfig({ ...NEEDED, KIFU_OIDC_ISSUER, KIFU_OIDC_SIGN_UP: 'maybe' }, 'api'));
    expect((error as ConfigInvalid).faults).toEqual([
      'KIFU_OIDC_SIGN_UP must be one of yes, no, but is "maybe"',
      'KIFU_OIDC_CLIENT_ID is missing: KIFU_OIDC_ISSUER names a provider',
      'KIFU_OIDC_REDIRECT_URL is missing: KIFU_OIDC_ISSUER names a provider',
    ]);
    const alone = thrown(() => readConfig({ ...NEEDED, KIFU_OIDC_CLIENT_ID: 'kifu' }, 'api'));
    expect((alone as ConfigInvalid).faults).toEqual(['KIFU_OIDC_ISSUER is missing: KIFU_OIDC_CLIENT_ID needs it']);
    const client = { KIFU_OIDC_CLIENT_ID: 'kifu', KIFU_OIDC_REDIRECT_URL: 'https://app.example.org/back' };
    const config = readConfig({ ...NEEDED, KIFU_OIDC_ISSUER, ...client, KIFU_OIDC_CLIENT_SECRET: 'top-secret' }, 'api');
    expect(config.oidc).toMatchObject({ clientId: 'kifu', clientSecret: 'top-secret', signUp: true });
    expect(inspect(config) + JSON.stringify(config)).not.toContain('top-secret');
  });

  it.each(['mysql://kifu:secret@localhost/kifu', 'kifu:secret'])(
    'never repeats an address, which may hold a password: %s',
    (url) => {
      expect(String(thrown(() => readConfig({ DATABASE_URL: url }, 'all')))).not.toContain('secret');
    },
  );
});

describe('a Config', () => {
  const config = readConfig(
    { ...NEEDED, REDIS_URL: 'redis://:top-secret@localhost', KIFU_ADMIN_KEY: 'kifu_1_top-secret' },
    'all',
  );

  it('shows no secret, however it is printed', () => {
    for (const shown of [JSON.stringify(config), inspect(config), inspect({ nested: { config } }, { depth: 5 })]) {
      for (const secret of ['top-secret', KIFU_SECRETS_KEY]) expect(shown).not.toContain(secret);
      expect(shown).toContain('localhost:5432');
    }
  });

  it('does not change', () => {
    expect(Object.isFrozen(config)).toBe(true);
  });

  it.each([
    ['api', true, false],
    ['worker', false, true],
    ['all', true, true],
  ] as const)('of role %s: serves HTTP %s, runs workers %s', (role, servesHttp, runsWorkers) => {
    expect(new Config({ ...config, role })).toMatchObject({ servesHttp, runsWorkers });
  });
});

function thrown(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing was thrown.');
}
