import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { jsonFault } from './json-fault.js';
import { JSON_LIMITS, type JsonLimits } from './json-limits.js';
import { scanJson } from './json-scan.js';
import { BadNumber, BadText, BadUtf8, ForbiddenKey, MalformedJson } from './request.problems.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long the file may be that the route takes for a body; see `file-body.ts`. */
    fileBytesMax?: number;
  }
}

/** Names that write to prototypes, or that class-transformer takes for the class of an object. */
const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Postgres stores no NUL in text or JSON; a lone surrogate has no UTF-8 form. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Makes JSON the only body the server reads. Fastify's own parser replaces bad bytes by U+FFFD, so two different bodies
 * could be stored as the same text; here the bytes must be UTF-8, and what they say must be storable as it is.
 */
export function parseJsonBodies(server: FastifyInstance, bodyLimit: number): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit },
    (request: FastifyRequest, body: Buffer, done) => {
      try {
        const { fileBytesMax, jsonLimits } = request.routeOptions.config;
        done(null, fileBytesMax !== undefined ? body : parseJsonBody(body, { ...JSON_LIMITS, ...jsonLimits }));
      } catch (error) {
        done(error instanceof Error ? error : new Error('a body was not read', { cause: error }));
      }
    },
  );
}

/** `undefined` for an empty body: some commands need none. */
export function parseJsonBody(body: Uint8Array, limits: JsonLimits): unknown {
  if (body.byteLength === 0) return undefined;
  const text = decode(body);
  // Before anything else looks at it: every later reader costs more than this one.
  scanJson(text, limits);
  const value = parse(text);
  refuseUnstorable(value);
  return value;
}

function decode(body: Uint8Array): string {
  try {
    return utf8.decode(body);
  } catch (error) {
    throw new BadUtf8(error);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new MalformedJson(jsonFault(text), error);
  }
}

function refuseUnstorable(value: unknown): void {
  if (typeof value === 'string') return refuseBadText(value, 'The body');
  if (typeof value === 'number' && !Number.isFinite(value)) throw new BadNumber();
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) refuseUnstorable(item);
    return;
  }
  refuseForbiddenKeys(value);
  for (const [key, member] of Object.entries(value)) {
    refuseBadText(key, 'The body');
    refuseUnstorable(member);
  }
}

export function refuseForbiddenKeys(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  const key = Object.keys(value).find((each) => FORBIDDEN_KEYS.has(each));
  if (key !== undefined) throw new ForbiddenKey(key);
}

function refuseBadText(text: string, where: string): void {
  if (UNSTORABLE.test(text)) throw new BadText(where);
}
