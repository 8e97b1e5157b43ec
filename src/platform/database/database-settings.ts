import { Injectable } from '@nestjs/common';

/** Where the database is, and how much of it one process may use. */
@Injectable()
export class DatabaseSettings {
  /** Connections for events and other hot paths; the read models (Prisma) have half as many of their own. */
  readonly poolMax: number;

  constructor(
    /** Connection string of the owner, with its password: never log it. */
    readonly url: string,
    { poolMax = 20 }: { readonly poolMax?: number } = {},
  ) {
    this.poolMax = poolMax;
  }

  /** The same connection, under the role that the service works in. */
  get appUrl(): string {
    const url = new URL(this.url);
    const options = [url.searchParams.get('options'), `-c role=${APP_ROLE}`];
    url.searchParams.set('options', options.filter((option) => option !== null).join(' '));
    return url.href;
  }
}

/** Made by the first migration; it may do only what migrations grant. */
export const APP_ROLE = 'kifu_app';
