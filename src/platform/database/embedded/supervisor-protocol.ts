/** What Kifu tells its supervisor (once, as an argument) and what it hears back (over the channel between them). */

export interface SupervisorSettings {
  /** Holds the cluster (`postgres/`) and the server's log. */
  readonly dataFolder: string;
  /** The data folder goes when the server ends: for tests. */
  readonly ephemeral: boolean;
  /** Every connection is that of the superuser: for tests, which tamper with what no other role can change. */
  readonly superuser: boolean;
  /** Further server settings, by their names in postgresql.conf. */
  readonly settings: Readonly<Record<string, string>>;
}

export type Report =
  | { readonly kind: 'ready'; readonly url: string; readonly appUrl: string }
  /** The server ended by itself, or could not be started again yet, or is there again; all are reported. */
  | { readonly kind: 'news'; readonly level: 'error' | 'info'; readonly message: string }
  | { readonly kind: 'failed'; readonly code: string; readonly message: string };

export const encodeSettings = (settings: SupervisorSettings): string => JSON.stringify(settings);

export function decodeSettings(argument: string | undefined): SupervisorSettings {
  const value: unknown = JSON.parse(argument ?? 'null');
  if (!isRecord(value) || typeof value.dataFolder !== 'string' || !isRecord(value.settings)) {
    throw new TypeError('The supervisor is started by Kifu, with its settings as the only argument.');
  }
  const settings = Object.fromEntries(Object.entries(value.settings).map(([name, setting]) => [name, String(setting)]));
  const { dataFolder, ephemeral, superuser } = value;
  return { dataFolder, ephemeral: ephemeral === true, superuser: superuser === true, settings };
}

export function decodeReport(value: unknown): Report {
  if (isRecord(value) && value.kind === 'ready') {
    return { kind: 'ready', url: String(value.url), appUrl: String(value.appUrl) };
  }
  if (isRecord(value) && value.kind === 'news') {
    return { kind: 'news', level: value.level === 'info' ? 'info' : 'error', message: String(value.message) };
  }
  const { code, message } = isRecord(value) ? value : {};
  return { kind: 'failed', code: String(code), message: String(message) };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
