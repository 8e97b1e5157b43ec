import { expect, it } from 'vitest';
import { dice } from '../../../support/ashes.js';
import { answered, born, card, decksTable, uses } from '../../../support/ashes-decks.js';
import { held, play, typesTable } from '../../../support/ashes-card-types.js';
import { rule } from '../../../support/rule.js';

rule('Ashes cardtype.ally.1', () => {
  it('goes to an empty slot of the battlefield when its cost is paid', () => {
    const table = typesTable({ hand: held('bear'), activePool: dice('charm', 'basic', 2) }).answer(
      'p1',
      play('bear-0'),
    );
    table.expectHappened('magicPaid', { source: 'bear-0' }).expectHappened('entered', { type: 'ally', played: true });
    expect([table.cards('p1', 'battlefield'), table.cards('p1', 'exhaustedPool')]).toEqual([
      ['bear'],
      ['charm', 'charm'],
    ]);
  });
  it('is refused where there is no slot, with nothing paid', () => {
    const table = typesTable({ phoenixborn: ['hermit'], battlefield: ['worker'], hand: held('worker') });
    table.expectRefused('p1', play('worker-0'), 'play.battlefield-full', 'cardtype.ally.1', 'glossary.battlefield.1');
  });
});

rule('Ashes cardtype.ready.1', () => {
  it('goes to an empty slot of the spellboard', () => {
    const table = typesTable({ hand: held('rite') }).answer('p1', play('rite-0'));
    expect(table.cards('p1', 'spellboard')).toEqual(['rite']);
  });
  it('is refused where there is no slot', () => {
    const table = typesTable({ phoenixborn: ['hermit'], spellboard: ['rite'], hand: held('other-rite') });
    table.expectRefused(
      'p1',
      play('other-rite-0'),
      'play.spellboard-full',
      'cardtype.ready.1',
      'glossary.spellboard.1',
    );
  });
});

rule('Ashes cardtype.ready.2', () => {
  it('shares the slot of its copies', () => {
    const table = typesTable({ phoenixborn: ['hermit'], spellboard: ['rite'], hand: held('rite') }).answer(
      'p1',
      play('rite-0'),
    );
    expect(table.cards('p1', 'spellboard')).toEqual(['rite', 'rite']);
  });
  it('shares it with no spell of another name', () => {
    typesTable({ phoenixborn: ['hermit'], spellboard: ['rite'], hand: held('other-rite') }).expectRefused(
      'p1',
      play('other-rite-0'),
      'play.spellboard-full',
      'cardtype.ready.2',
    );
  });
});

rule('Ashes cardtype.ready.3', () => {
  it('is activated for its cost, copy by copy, also in the turn in which it came', () => {
    const table = typesTable({ hand: held('rite') }).answer('p1', play('rite-0'));
    const spell = table.find('p1', 'spellboard', 'rite');
    table.answer('p1', { action: 'activate', card: spell, ability: 'call' });
    expect(table.marks(spell)).toEqual({ exhaustion: 1 });
    table.expectHappened('drawn', { seat: 'p1' }).expectHappened('abilityUsed', { cites: 'glossary.activate' });
    expect(table.rulesOf('abilityUsed')).toEqual([['glossary.activate', 'cardtype.ready.3']]);
  });
  it('is the rule of no other card that is activated: a Phoenixborn, a unit, a die', () => {
    const table = decksTable({
      p1: { ...born('coal-roarkwin'), hand: ['worker'], battlefield: [card('three-eyed-owl')] },
      p2: { activePool: dice('natural', 'power', 1), battlefield: [card('gilder')] },
    });
    const used = (seat: string, object: string, ability: string) =>
      uses(table, seat, object, ability).rulesOf('abilityUsed');
    expect(used('p1', 'coal-roarkwin', 'slash')).toEqual([['glossary.activate']]);
    answered(table, ['p1', 'p2']);
    expect(used('p1', 'three-eyed-owl', 'memory-drain')).toEqual([['glossary.activate']]);
    answered(table, ['p1', 'p1'], ['p1', { action: 'end' }]);
    table.answer('p2', { action: 'dice-power', die: 'natural-power-1', ability: 'power' });
    expect(table.rulesOf('abilityUsed')).toEqual([['glossary.activate', 'glossary.dicepower']]);
  });
  it('is not activated while it is exhausted, or without the action that it costs', () => {
    const activate = { action: 'activate', card: 'rite', ability: 'call' };
    const tired = typesTable({ spellboard: [{ card: 'rite', as: 'rite', exhaustion: 1 }] });
    tired.expectRefused('p1', activate, 'ability.none', 'glossary.activate', 'exhaust.1');
    const spent = typesTable({ spellboard: [{ card: 'rite', as: 'rite' }], sidesTaken: 1 });
    spent.expectRefused('p1', activate, 'pay.no-side-action', 'pay.side');
  });
});

rule('Ashes cardtype.action', () => {
  it('is carried out and discarded', () => {
    const table = typesTable({ hand: held('lesson') }).answer('p1', play('lesson-0'));
    expect([table.cards('p1', 'hand').length, table.cards('p1', 'discardPile')]).toEqual([2, ['lesson']]);
    expect(
      table.log.filter(({ kind }) => ['spellPlayed', 'drawn', 'putAway'].includes(kind)).map(({ kind }) => kind),
    ).toEqual(['spellPlayed', 'drawn', 'drawn', 'putAway']);
  });
  it('is neither where its cost cannot be paid', () => {
    const table = typesTable({ hand: held('lesson', 'lesson') }).answer('p1', play('lesson-0'));
    table.expectRefused('p1', play('lesson-1'), 'pay.no-main-action', 'pay.main');
    expect([table.cards('p1', 'hand').length, table.cards('p1', 'discardPile')]).toEqual([3, ['lesson']]);
  });
});

rule('Ashes cardtype.alteration.1', () => {
  it('is attached to any unit in play, and changes its values', () => {
    const table = typesTable(
      { hand: held('armour') },
      {
        battlefield: [
          { card: 'bear', as: 'bear' },
          { card: 'worker', as: 'other' },
        ],
      },
    );
    table.answer('p1', play('armour-0')).expectLegal('p1', ['bear', 'other']).answer('p1', 'bear');
    expect(table.facts('bear').numbers).toMatchObject({ attack: 2, life: 6, recover: 1 });
    table.expectHappened('targeted', { objects: ['bear'], cites: 'glossary.attach' });
    expect(table.cards('p2', 'attached')).toEqual(['armour']);
  });
  it('is refused where there is no unit', () => {
    typesTable({ hand: held('armour') }).expectRefused('p1', play('armour-0'), 'play.no-host', 'cardtype.alteration.1');
  });
  it('destroys a unit whose life it takes below its wounds', () => {
    const table = typesTable({ hand: held('curse') }, { battlefield: [{ card: 'bear', as: 'bear', wounds: 1 }] });
    table.answer('p1', play('curse-0')).answer('p1', 'bear').expectHappened('destroyed', { card: 'bear' });
    expect([table.cards('p2', 'discardPile'), table.cards('p1', 'discardPile')]).toEqual([['bear'], ['curse']]);
    table.expectNotHappened('damageDealt');
  });
});
