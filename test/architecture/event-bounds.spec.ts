import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { decodeAuditEvent } from '../../src/modules/audits/whole/events.js';
import { decodeCaseEvent } from '../../src/modules/cases/domain/events.js';
import { CARD_IMPORT_REQUESTED } from '../../src/modules/catalogue/imports/import.js';
import { decodeLookEvent } from '../../src/modules/games/disclosures/disclosure.js';
import { GAME_MAX } from '../../src/modules/games/domain/room.js';
import { decodeMergeEvent } from '../../src/modules/identity/merges/merge-events.js';
import { QUOTAS } from '../../src/modules/identity/quotas/quotas.js';
import { decodeMatchEvent } from '../../src/modules/matches/domain/events.js';
import { decodeStudyEvent } from '../../src/modules/studies/domain/events.js';
import { decodeTournamentEvent } from '../../src/modules/tournaments/domain/events.js';
import { PAIRINGS_MAX } from '../../src/modules/tournaments/desk/report-desk.js';
import { PUBLICATION_ANSWERS_MAX } from '../../src/modules/matches/domain/publication.js';

/**
 * Goal: nothing that stays for good is without a bound. Method: the page of bounds against the kinds of events that
 * decoders know, and the quotas that it names against the table of quotas and the places that count them. If it fails,
 * a kind of event is new: decide what bounds it, and say so on the page.
 */
const SOURCE = new URL('../../src/modules/', import.meta.url);
const page = readFileSync(new URL('../../docs/bounds.md', import.meta.url), 'utf8');
const lines = [...page.matchAll(/^\| `(\w+)` +\| (.+?) +\| (.+?) +\|$/gm)].map(([, kind = '', , bound = '']) => ({
  kind,
  bound,
}));
const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.spec)\.ts$/.test(file))
  .map((file) => readFileSync(new URL(file, SOURCE), 'utf8'));

const decoders = [
  decodeMatchEvent,
  decodeCaseEvent,
  decodeLookEvent,
  decodeAuditEvent,
  decodeTournamentEvent,
  decodeMergeEvent,
  decodeStudyEvent,
];
const kinds = [...decoders.flatMap((decode) => decode.kinds), CARD_IMPORT_REQUESTED];
const named = (bound: string): string[] => [...bound.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

describe('the page of bounds', () => {
  it('has one line for each kind of event that is recorded', () => {
    expect(lines.map(({ kind }) => kind).sort()).toEqual([...kinds].sort());
    expect(sources.filter((text) => /= events\(/.test(text))).toHaveLength(decoders.length);
  });

  it('bounds each kind in a way that it explains', () => {
    const ways = /^(quota `[^`]+`(, game|, reports)?|game(, or follows .+|; once .+)?|once .+|follows `.+`|admins)$/;
    expect(lines.filter(({ bound }) => !ways.test(bound))).toEqual([]);
  });

  it('names quotas that there are, and that something counts', () => {
    const quotas = new Set(lines.flatMap(({ bound }) => (bound.startsWith('quota') ? named(bound) : [])));
    const counting = (quota: string) => new RegExp(String.raw`(Needs|CountedAs|Proceeding|counting)\(\s*'${quota}'`);
    const counted = (quota: string) => sources.some((text) => counting(quota).test(text));
    expect([...quotas].filter((quota) => !Object.hasOwn(QUOTAS, quota))).toEqual([]);
    expect([...quotas].filter((quota) => !counted(quota))).toEqual([]);
  });

  it('names reports at exactly the kinds that a report records and that follow no other kind', () => {
    const report = readFileSync(new URL('../../src/competition/log/reported-rounds.ts', import.meta.url), 'utf8');
    const recorded = new Set([...report.matchAll(/type: '(\w+)'/g)].map(([, kind = '']) => kind));
    const bounded = lines.filter(({ kind, bound }) => recorded.has(kind) && !bound.startsWith('follows'));
    expect(bounded.length).toBeGreaterThan(1);
    expect(lines.filter(({ bound }) => bound.endsWith(', reports'))).toEqual(bounded);
  });

  it('leads each kind that follows another kind to a kind with its own bound', () => {
    const bounds = new Map(lines.map(({ kind, bound }) => [kind, bound]));
    const isBounded = (kind: string, below: readonly string[] = []): boolean => {
      const bound = bounds.get(kind);
      if (bound === undefined || below.includes(kind)) return false;
      const followed = named(bound.split('follows ')[1] ?? '');
      return followed.length === 0 || followed.every((each) => isBounded(each, [...below, kind]));
    };
    expect(kinds.filter((kind) => !isBounded(kind))).toEqual([]);
  });

  it('says the numbers of the code', () => {
    expect(page).toContain(`${GAME_MAX.events.toLocaleString('en')} events, or of ${GAME_MAX.bytes / 2 ** 20} MiB`);
    expect(page).toContain(`at most ${PAIRINGS_MAX.toLocaleString('en')} pairings`);
    expect(page).toContain(`allows ${QUOTAS['reports.import']} reports`);
    expect(page).toContain(`${PUBLICATION_ANSWERS_MAX} times at most`);
  });
});
