import { it } from 'vitest';
import { allPass, ally, ashesTable } from '../../../support/ashes.js';
import { rule } from '../../../support/rule.js';
import type { JsonRecord } from '../../../../src/engine/index.js';
import type { Table } from '../../../support/table.js';

const cards = [ally({ id: 'bear', life: 6, recover: 2 })];
const recovered = (p1: JsonRecord): Table => allPass(ashesTable({ p1 }, cards));
const bear = (marks: object) => ({ card: 'bear', as: 'bear', ...marks });

rule('Ashes glossary.recover.1', () => {
  it('removes no more than there are', () => {
    const table = recovered({ battlefield: [bear({ wounds: 1 })] });
    table.expectHappened('woundsRemoved', { count: 1, now: 0, cites: 'glossary.recover.1' });
  });
  it('removes its value where there are more', () => {
    recovered({ battlefield: [bear({ wounds: 4 })] }).expectHappened('woundsRemoved', { count: 2, now: 2 });
  });
});
