/** keyword.equip, attachment.text: what importers read of equipment, and how it is played. */
import { describe, expect, it } from 'vitest';
import { battleTable, inHand } from '../../../../../test/support/riftbound-battles.js';
import { activate, allPass, emptyChain, play } from '../../../../../test/support/riftbound-play.js';
import { fromOfficial, official } from '../../../../../test/support/riftbound-records.js';
import { unit } from '../../../../../test/support/riftbound.js';
import { isRiftboundCard, type RiftboundCard } from '../card.js';
import { fingerprintOf } from './card-text.js';

const equipmentOf = (cardEffect: string, fields: object = {}): RiftboundCard => {
  const record = official('001', { cardCategory: 'equipment', energy: 0, power: null, cardEffect, ...fields });
  const [card] = fromOfficial([record]).cards;
  if (card === undefined || !isRiftboundCard(card)) throw new Error('no card');
  return card;
};
const byHand = (line: string) => ({ always: true, effect: { do: 'by-hand', fingerprint: fingerprintOf(line) } });
const READ = '[Equip] {{红色}}';
const UNREAD = '[Equip] {{2}}. The moon pays the rest.';
const smith = unit({ id: 'smith', energy: 0, keywords: [{ keyword: 'weaponmaster' }] });

const open = (text: string, runes = 1) => {
  const fury = Array.from({ length: runes }, (_one, index) => ({ card: 'fury', as: `fury${index + 1}` }));
  const boards = { p1: [{ card: 'xyz-001', as: 'blade' }, 'm2'], p2: [] };
  return battleTable(
    boards,
    {},
    { cards: [equipmentOf(text), smith], seats: { p1: { ...inHand('smith'), runes: fury } } },
  );
};
const smithOf = (table: ReturnType<typeof open>) => table.find('p1', 'board', 'smith');
const invoke = (ability: string, object: string) => ({ kind: 'invoke', seat: 'p1', ability, object }) as const;

describe('the line of an equipment', () => {
  it('is its ability, and the gift of the equipment is left to its players', () => {
    expect(equipmentOf(READ).abilities).toMatchObject([
      { kind: 'activated', name: 'equip', costs: [{ pay: 'power', n: 1, of: 'fury' }] },
      { kind: 'unscripted', name: 'text-2', ...byHand('[Equip] {fury}') },
    ]);
  });
  it('is one text by hand where it is not read', () => {
    expect(equipmentOf(UNREAD).abilities).toEqual([
      { kind: 'unscripted', name: 'equip', ...byHand('[Equip] {2}. The moon pays the rest.') },
    ]);
  });
  it.each([
    ['is of an Equipment without a tag', READ, {}, ['Equipment']],
    ['is of an Equipment in Chinese', '{{装配红色}}', {}, ['Equipment']],
    ['adds the tag to others, once', READ, { tag: 'A|武装' }, ['A', 'Equipment']],
    ['is the only one that does so', '{{2}}: [Equip]', {}, undefined],
  ])('%s', (_what, text, fields, tags) => {
    const card = equipmentOf(text, fields);
    expect('tags' in card ? card.tags : undefined).toEqual(tags);
  });
});

describe('an imported equipment', () => {
  it('gives by hand while it is attached (attachment.text)', () => {
    const table = activate(open(READ), 'blade', 'equip').answer('p1', ['m2']).answer('p1', { fury1: 'fury' });
    allPass(table).expectHappened('attached', { object: 'blade', to: 'm2' });
    table.command(invoke('text-2', table.id('blade'))).expectHappened('textInvoked', { object: 'blade' });
  });
  it('is attached by a Weaponmaster for one power less', () => {
    const table = emptyChain(emptyChain(play(open(READ, 0), 'smith')).answer('p1', ['blade'])).answer('p1', 'yes');
    expect(table.marks('blade')['attachedTo']).toBe(smithOf(table));
  });
  it('is attached by hand where a Weaponmaster does not know its cost', () => {
    const table = emptyChain(emptyChain(play(open(UNREAD), 'smith')).answer('p1', ['blade']));
    table.expectDecision({ p1: 'manualAct' });
  });
});
