/** What the settings are where Kifu has brought the database along. */
import { type IncompleteSettings } from '../platform/config/index.js';
import { keptSecretsKey } from '../platform/secrets/index.js';

/** The default address: other hosts cannot reach it. */
export const ONLY_HERE = '127.0.0.1';

export async function withEmbedded(
  settings: IncompleteSettings,
  server: { readonly url: string; readonly appUrl: string },
): Promise<IncompleteSettings> {
  return {
    ...settings,
    host: settings.host ?? ONLY_HERE,
    databaseUrl: server.url,
    databaseAppUrl: server.appUrl,
    secretsKey: settings.secretsKey ?? (await keptSecretsKey(settings.dataFolder)),
  };
}
