import { type LoggerService } from '@nestjs/common';
import { type Log } from './log.js';

/** What Nest reports while it puts itself together: of interest only when that goes wrong. */
const FRAMEWORK: ReadonlySet<unknown> = new Set([
  'NestFactory',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestApplication',
]);

/** Nest's `Logger`, which every module uses, writes through here. Objects become fields of the line. */
export class NestLogger implements LoggerService {
  constructor(private readonly target: Log) {}

  log = (message: unknown, ...rest: unknown[]): void =>
    this.write(FRAMEWORK.has(rest.at(-1)) ? 'debug' : 'info', message, rest);
  fatal = (message: unknown, ...rest: unknown[]): void => this.write('fatal', message, rest);
  error = (message: unknown, ...rest: unknown[]): void => this.write('error', message, rest);
  warn = (message: unknown, ...rest: unknown[]): void => this.write('warn', message, rest);
  debug = (message: unknown, ...rest: unknown[]): void => this.write('debug', message, rest);
  verbose = (message: unknown, ...rest: unknown[]): void => this.write('trace', message, rest);

  /** Nest passes the context (the name given to its Logger) last, and before it, with errors, the stack. */
  private write(
    level: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace',
    message: unknown,
    rest: readonly unknown[],
  ): void {
    if (!this.target.isLevelEnabled(level)) return;
    const context = rest.at(-1);
    const stack = rest.at(-2);
    const fields = { ...(typeof context === 'string' && { context }), ...(typeof stack === 'string' && { stack }) };
    if (message instanceof Error) this.target[level]({ ...fields, err: message }, message.message);
    else if (typeof message === 'object' && message !== null) this.target[level]({ ...fields, ...message });
    else this.target[level](fields, String(message));
  }
}
