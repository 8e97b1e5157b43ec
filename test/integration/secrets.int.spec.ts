/** Secrets at rest: nobody finds them in the database, and they outlive a change of the key that wraps them. */
import { randomBytes } from 'node:crypto';
import { NestFactory } from '@nestjs/core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { AppModule } from '../../src/app.module.js';
import { SigningKeys } from '../../src/modules/identity/sessions/signing-keys.js';
import { newId } from '../../src/platform/ids/index.js';
import { WebhookRepository } from '../../src/modules/webhooks/webhook.repository.js';
import { readConfig } from '../../src/platform/config/index.js';
import { PgPools } from '../../src/platform/database/index.js';
import { Secrets } from '../../src/platform/secrets/index.js';
import { serveKifu } from '../support/api.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';

const newKey = (): string => randomBytes(32).toString('base64');
const [FIRST, SECOND] = [newKey(), newKey()];
const SECRET = `whsec_${newKey()}`;

let database: TestDatabase;

beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(() => database.close());

/** A process of Kifu that starts, does something, and ends. */
async function inKifu<Result>(
  env: { readonly KIFU_SECRETS_KEY: string; readonly KIFU_SECRETS_KEY_PREVIOUS?: string },
  act: (kifu: { keys: SigningKeys; webhooks: WebhookRepository; pools: PgPools }) => Promise<Result>,
): Promise<Result> {
  const config = readConfig({ ...env, DATABASE_URL: database.url }, 'api');
  const app = await NestFactory.createApplicationContext(AppModule.of(config), { logger: false, abortOnError: false });
  const [keys, webhooks] = [app.get(SigningKeys, { strict: false }), app.get(WebhookRepository, { strict: false })];
  return act({ keys, webhooks, pools: app.get(PgPools) }).finally(() => app.close());
}

const webhook = (id: string) =>
  ({
    id,
    owner: 'somebody',
    boundTo: null,
    url: 'https://example.org',
    kinds: ['match.ended'],
    leagueId: null,
    after: 0,
  }) as const;

const storedSecrets = async ({ app }: PgPools): Promise<readonly string[]> => {
  const sql = 'select private_key as secret from signing_keys union all select secret from webhooks';
  return (await app.query<{ secret: string }>(sql)).rows.map(({ secret }) => secret);
};

it('are wrapped, also those of an older version, and are the same after a change of the key', async () => {
  const [made, older] = [newId(), newId()];
  const { signing, stored } = await inKifu({ KIFU_SECRETS_KEY: FIRST }, async ({ keys, webhooks, pools }) => {
    await webhooks.insert({ ...webhook(made), secret: SECRET });
    await webhooks.insert({ ...webhook(older), secret: SECRET });
    const signing = await keys.current();
    const stored = await storedSecrets(pools);
    // As the version before has left them.
    await pools.app.query('update webhooks set secret = $2 where id = $1', [older, SECRET]);
    await pools.app.query('update signing_keys set private_key = $1', [JSON.stringify(signing.jwk)]);
    return { signing, stored };
  });
  expect(stored).toHaveLength(3);
  for (const secret of [SECRET, signing.jwk.d ?? '']) expect(stored.join()).not.toContain(secret);

  for (const env of [
    { KIFU_SECRETS_KEY: FIRST },
    { KIFU_SECRETS_KEY: SECOND, KIFU_SECRETS_KEY_PREVIOUS: FIRST },
    { KIFU_SECRETS_KEY: SECOND },
  ]) {
    await inKifu(env, async ({ keys, webhooks, pools }) => {
      expect((await storedSecrets(pools)).every((secret) => /^eyJ[\w-]+\.\./.test(secret))).toBe(true);
      expect(await keys.current()).toEqual(signing);
      for (const id of [made, older]) expect(await webhooks.target(id)).toMatchObject({ secret: SECRET });
    });
  }
});

it('that a process cannot read are no fault of who asks', async () => {
  const api = await serveKifu();
  await api.call('POST', '/v1/accounts', { login: 'somebody', password: 'correct horse battery' });
  // Another process was started with another key, and has wrapped everything anew.
  const wrapped = await new Secrets(SECOND).wrap('signing key', 'with another key');
  const { app } = api.app.get(PgPools);
  await api.app.get(SigningKeys, { strict: false }).current();
  await app.query('update signing_keys set private_key = $1', [wrapped]);
  await new Promise((resolve) => setTimeout(resolve, 5_100));
  const answer = await api.call('POST', '/v1/sessions', { login: 'somebody', password: 'correct horse battery' }, null);
  expect(answer).toMatchObject({ status: 503, body: { code: 'secrets.unreadable' } });
  await api.close();
});

it('stop a start with another key, which changes nothing', async () => {
  const id = newId();
  await inKifu({ KIFU_SECRETS_KEY: FIRST }, ({ webhooks }) => webhooks.insert({ ...webhook(id), secret: SECRET }));
  const refused = {
    code: 'secrets.unreadable',
    message: expect.stringContaining('KIFU_SECRETS_KEY_PREVIOUS') as string,
  };
  await expect(inKifu({ KIFU_SECRETS_KEY: SECOND }, () => Promise.resolve())).rejects.toMatchObject(refused);
  expect(await inKifu({ KIFU_SECRETS_KEY: FIRST }, ({ webhooks }) => webhooks.target(id))).toMatchObject({
    secret: SECRET,
  });
});
