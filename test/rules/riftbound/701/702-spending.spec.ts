import { expect, it } from 'vitest';
import { activated, draw } from '../../../support/riftbound-abilities.js';
import { battleTable } from '../../../support/riftbound-battles.js';
import { activate, allPass } from '../../../support/riftbound-play.js';
import { gear, unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

const cards = [
  unit({ id: 'burner', abilities: [activated('burn', [{ pay: 'spend-this-buff' }], draw())] }),
  gear({ id: 'altar', abilities: [activated('offer', [{ pay: 'spend-buffs', count: 1 }], draw())] }),
];
const open = (p1: Parameters<typeof battleTable>[0]['p1'] = [], p2: typeof p1 = []) =>
  battleTable({ p1, p2 }, {}, { cards });
const offer = { action: 'activate', source: 'altar', ability: 'offer' };

rule('Riftbound 702.2.b', () => {
  it('takes the buff away, and with it the might', () => {
    const table = activate(open([{ card: 'burner', buff: true }]), 'burner', 'burn');
    table.expectHappened('buffSpent', { object: 'burner', cites: '702.2.b' });
    expect([table.marks('burner'), table.facts('burner').numbers['might']]).toEqual([{}, 2]);
    expect(allPass(table).cards('p1', 'hand')).toEqual(['soldier']);
  });
  it('is not to be paid without one', () => {
    const answer = { action: 'activate', source: 'burner', ability: 'burn' };
    open(['burner']).expectRefused('p1', answer, 'cost.no-buff', '702.2.b');
    const { cites } = open(['burner']).refused('p1', answer);
    expect(cites.map(({ rule: number }) => number)).toEqual(['702.2.b', '391.1', '391.2', '391.3', '392.1', '393.1']);
  });
});

rule('Riftbound 702.2.b.2', () => {
  it('takes a buff from a unit of one’s own', () => {
    const boards = [['altar', { card: 'm2', buff: true }], [{ card: 'm3', buff: true }]] as const;
    const table = open(...boards).answer('p1', offer);
    table.answer('p1', { m2: 'spend-buffs' }).expectHappened('buffSpent', { object: 'm2', cites: '702.2.b' });
    expect([table.marks('m2'), table.marks('m3')]).toEqual([{}, { buff: true }]);
  });
  it('takes none from a unit of an opponent', () => {
    open(['altar', 'm2'], [{ card: 'm3', buff: true }]).expectRefused('p1', offer, 'cost.not-enough', '702.2.b.2');
  });
});
