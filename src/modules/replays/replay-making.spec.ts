import { describe, expect, it } from 'vitest';
import type { EventStore } from '../../platform/event-store/index.js';
import type { RulesRegistry } from '../matches/index.js';
import { ReplayMaking } from './replay-making.js';
import type { ReplayKey, ReplayTable } from './replay-table.js';
import type { StoredDocument } from './stored-document.js';

const DOCUMENT = { document: 'of another caller' } as unknown as StoredDocument;

const key = (id: string): ReplayKey => ({ id, kind: 'match', version: 1 });

/** A table that answers for one match, and is silent about all others. */
function makingWith(answered: string): { making: ReplayMaking; asked: string[] } {
  const asked: string[] = [];
  const find = ({ id }: ReplayKey): Promise<StoredDocument | null> => {
    asked.push(id);
    return id === answered ? Promise.resolve(DOCUMENT) : new Promise(() => undefined);
  };
  const table = { find } as unknown as ReplayTable;
  return { making: new ReplayMaking({} as EventStore, {} as RulesRegistry, table), asked };
}

describe('the making of replays', () => {
  it('leaves a place to other callers, however many documents one caller asks for', async () => {
    const { making, asked } = makingWith('other');
    for (let at = 0; at < 100; at += 1) void making.make(key(`much-${at}`), 'greedy');
    expect(await making.make(key('other'), 'modest')).toBe(DOCUMENT);
    expect(asked).toEqual(['much-0', 'other']);
  });

  it('tells a caller at once to come again who has asked for too many', async () => {
    const { making } = makingWith('other');
    for (let at = 0; at < 9; at += 1) void making.make(key(`much-${at}`), 'greedy');
    expect(await making.make(key('one-more'), 'greedy')).toEqual({ progress: 0 });
  });
});
