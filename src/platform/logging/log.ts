import { destination, type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';
import { logFile } from './log-file.js';

export type Log = Logger;

export interface LogOptions {
  readonly level: string;
  /** On every line, to tell the processes of one Kifu apart. */
  readonly process: string;
  /** A file, or `-` and by itself standard error: standard output belongs to what a person is meant to read. */
  readonly file?: string | undefined;
  readonly destination?: DestinationStream;
}

/** One JSON object a line. Secrets are removed twice: by the names of their fields, and by what they look like. */
export function createLog(options: LogOptions): Log {
  return pino(
    {
      level: options.level,
      base: { process: options.process, pid: process.pid },
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: [...SECRET_FIELDS, ...SECRET_FIELDS.map((field) => `*.${field}`)], censor: '[hidden]' },
      hooks: { streamWrite: withoutSecrets },
    },
    options.destination ?? destinationOf(options.file),
  );
}

function destinationOf(file = '-'): DestinationStream {
  return file === '-' ? destination({ dest: 2, sync: false }) : logFile(file);
}

const SECRET_FIELDS = ['authorization', 'password', 'secret', 'key', 'adminKey', 'databaseUrl', 'redisUrl', 'cookie'];

/**
 * An API key, a secret that signs webhooks, a token, and a password inside an address: these are recognised anywhere in
 * a line, also in messages and stacks.
 */
const SECRETS =
  /\b(kifu_[a-z0-9]+_|whsec_)[A-Za-z0-9_+/=-]{20,}|\b(eyJ)[\w-]+\.[\w-]+\.[\w-]+|(\w:\/\/[^\s:@/"\\]*:)(?!<password>@)[^\s@/"\\]+(?=@)/g;

export function withoutSecrets(line: string): string {
  return line.replace(
    SECRETS,
    (_secret, ...kept: readonly (string | undefined)[]) => `${kept.slice(0, 3).find((each) => each) ?? ''}[hidden]`,
  );
}
