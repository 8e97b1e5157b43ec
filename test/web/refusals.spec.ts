/**
 * Goal: whatever the service refuses to somebody in a browser, the pages say in their language what to do about it. If
 * this fails, a problem is new or gone: give it a text in `src/web/refusals`, or name it here if no page can meet it.
 */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { problemFiles } from '../support/problem-files.js';

/** What only programs meet: pages send nothing that is answered so. */
const OF_PROGRAMS = [
  'audit.not-found',
  'audit.stream-not-found',
  'clock.game-over',
  'clock.moment-impossible',
  'clock.no-such-seat',
  'entropy.final',
  'entropy.not-awaited',
  'entropy.not-yours',
  'entropy.too-early',
  'game.looks-withheld',
  'identity.identity-not-linked',
  'identity.identity-taken',
  'identity.last-way-in',
  'identity.oidc-not-configured',
  'identity.refresh-invalid',
  'identity.refresh-reused',
  'identity.token-expired',
  'identity.token-invalid',
  'ledger.position-not-there',
  'publication.changed-too-often',
  'publication.final',
  'publication.not-yours',
  'publication.seat-unclear',
  'request.bad-content-length',
  'request.bad-number',
  'request.bad-url',
  'request.bad-utf8',
  'request.expectation-failed',
  'request.forbidden-key',
  'request.headers-too-large',
  'request.idempotency-key-not-taken',
  'request.malformed-http',
  'request.malformed-json',
  'request.no-tunnel',
  'request.repeated-name',
  'request.too-deep',
  'request.unsupported-media-type',
  'route.method-not-allowed',
  'route.not-found',
  'sandbox.start-unclear',
];

/** Read as text: what is in `src/web` has types of its own. */
const saidIn = (folder: string): readonly string[] => {
  const messages = readFileSync(new URL(`../../src/web/${folder}/messages.en.ts`, import.meta.url), 'utf8');
  return [...messages.matchAll(/^ +'([a-z0-9-]+\.[a-z0-9-]+)':/gm)].map(([, code = '']) => code);
};

const refusals = saidIn('refusals');
const declared = problemFiles.flatMap(([, problems]) => Object.keys(problems));

it('says of every problem that a page can meet what to do about it', () => {
  const said = new Set([...refusals, ...saidIn('pages/log-in')]);
  const untold = [...new Set(declared)].filter((code) => !said.has(code));
  expect(declared.length).toBeGreaterThan(150);
  expect(untold.sort()).toEqual([...OF_PROGRAMS].sort());
});

it('says nothing of problems that nobody meets', () => {
  expect(refusals.filter((code) => !declared.includes(code))).toEqual([]);
});
