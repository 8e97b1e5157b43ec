import { expect, it } from 'vitest';
import { action, character, item, location, lorcanaTable, song } from '../../../support/lorcana.js';
import { chosen, draw, gain, may, sequence, whenever, type Effect } from '../../../support/lorcana-abilities.js';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { rule } from '../../../support/rule.js';

const freely = (zone: string): Effect =>
  may(
    sequence(
      { do: 'choose', from: { zone, of: 'you', is: ['character'] }, min: 0, max: 1, as: 'card' },
      { do: 'play-free', card: 'card' },
    ),
  );
const pawn = character({ id: 'pawn', cost: 1 });
const rook = character({ id: 'rook', cost: 4 });
const lamp = item({ id: 'lamp' });
const tower = location({ id: 'tower' });
const boon = action({ id: 'boon', effect: gain() });
const revive = action({ id: 'revive', effect: freely('discard') });
const wipe = song({
  id: 'wipe',
  cost: 4,
  effect: sequence({ do: 'all', from: { zone: 'hand' }, as: 'hands' }, { do: 'discard', objects: 'hands' }),
});
const bard = character({ id: 'bard', cost: 4, abilities: [whenever('sung', draw())] });
const recycle = action({
  id: 'recycle',
  effect: chosen({ zone: 'discard', of: 'you', is: ['action'] }, { do: 'put', objects: 'chosen', zone: 'hand' }),
});
const watcher = item({
  id: 'watcher',
  abilities: [whenever('played', gain(), { seat: { seat: 'you' }, object: { object: { is: ['character'] } } })],
});
const cards = [pawn, rook, lamp, tower, boon, revive, wipe, bard, recycle, watcher].map((card) => ({
  ...card,
  inkable: false,
}));
const side = (hand: readonly string[], inkwell = 0, play: readonly (string | JsonRecord)[] = []): JsonRecord => ({
  hand: hand.map((card) => ({ card, as: card })),
  inkwell,
  play: play.map((card) => (typeof card === 'string' ? { card, as: `my-${card}` } : card)),
});
const table = (p1: JsonRecord, p2: JsonRecord = {}) => lorcanaTable({ p1, p2 }, cards);
const play = (card: string) => ({ action: 'play', card, pay: 'ink' });

rule('Lorcana 4.3.4.1', () => {
  it('changes nothing at all where a part cannot be done', () => {
    const at = table(side(['rook'], 3));
    const before = at.rules.stateHash(at.state);
    at.expectRefused('p1', play('rook'), 'cost.not-enough-ink', '4.3.4.1', '4.3.4.6');
    expect(at.rules.stateHash(at.state)).toBe(before);
  });
  it('plays a card of which every part can be done', () => {
    table(side(['rook'], 4))
      .answer('p1', play('rook'))
      .expectHappened('played', { card: 'rook' });
  });
});

rule('Lorcana 4.3.4.2', () => {
  it('plays from the hand only, and the player whose turn it is', () => {
    const at = table({ ...side(['pawn'], 2), discard: [{ card: 'pawn', as: 'gone' }] }, side(['rook'], 5));
    at.expectRefused('p1', play('gone'), 'answer.unknown-option', '4.3.4.2');
    at.expectRefused('p2', play('rook'), 'decision.none');
  });
  it('plays from another zone where an effect says so, by the same steps', () => {
    const at = table({ ...side(['revive'], 1, ['watcher']), discard: [{ card: 'rook', as: 'gone' }] });
    at.answer('p1', play('revive')).answer('p1', 'yes').answer('p1', ['gone']);
    at.expectLog([
      { kind: 'actionResolved', card: 'revive' },
      { kind: 'played', card: 'rook', pay: 'free', cites: '4.3.4.7' },
      { kind: 'abilityPlaced', card: 'watcher' },
      { kind: 'abilityTaken' },
      { kind: 'loreGained' },
    ]);
  });
});

rule('Lorcana 4.3.4.3', () => {
  it('declares a card of the own hand', () => {
    const at = table(side(['pawn'], 1), side(['rook']));
    at.expectRefused('p1', play('rook'), 'answer.unknown-option', '4.3.4.3');
    at.expectRefused('p1', { action: 'play', pay: 'ink' }, 'answer.shape', '4.3.4.3');
  });
  it('shows the card to all', () => {
    table(side(['pawn'], 1))
      .answer('p1', play('pawn'))
      .expectHappened('played', { card: 'pawn', seat: 'p1' });
  });
});

rule('Lorcana 4.3.4.7', () => {
  it('puts a character into play, ready and drying', () => {
    const at = table(side(['pawn'], 1)).answer('p1', play('pawn'));
    expect(at.marks(at.find('p1', 'play', 'pawn'))).toEqual({ drying: true });
  });
  it('puts items and locations into play, ready', () => {
    const at = table(side(['lamp', 'tower'], 2))
      .answer('p1', play('lamp'))
      .answer('p1', play('tower'));
    expect(at.cards('p1', 'play')).toEqual(['lamp', 'tower']);
    expect(at.marks(at.find('p1', 'play', 'lamp'))).toEqual({});
  });
  it('resolves an action at once and puts it into the discard, not into the bag', () => {
    const at = table(side(['boon'], 1)).answer('p1', play('boon'));
    at.expectLog([
      { kind: 'inkExerted', count: 1 },
      { kind: 'played', card: 'boon', cites: '4.3.4.7' },
      { kind: 'loreGained', amount: 1 },
      { kind: 'actionResolved', card: 'boon', cites: '4.3.4.7' },
    ]);
    expect(at.cards('p1', 'discard')).toEqual(['boon']);
  });
  it('puts an action that does nothing into the discard too', () => {
    const idle = action({ id: 'idle', inkable: false });
    const at = lorcanaTable({ p1: side(['idle'], 1) }, [idle]).answer('p1', play('idle'));
    at.expectLog([{ kind: 'inkExerted' }, { kind: 'played', card: 'idle' }, { kind: 'actionResolved', card: 'idle' }]);
    expect([at.cards('p1', 'discard'), at.cards('p1', 'play')]).toEqual([['idle'], []]);
  });
});

rule('Lorcana 4.3.4.8', () => {
  it('resolves what triggered only after the song: the singer draws into an empty hand', () => {
    const at = table(side(['wipe', 'pawn'], 0, ['bard']), side(['rook']));
    at.answer('p1', { action: 'play', card: 'wipe', pay: 'sing', singers: ['my-bard'] });
    at.expectLog([
      { kind: 'exerted', card: 'bard' },
      { kind: 'played', card: 'wipe' },
      { kind: 'sung', card: 'bard' },
      { kind: 'discarded', card: 'pawn' },
      { kind: 'discarded', card: 'rook' },
      { kind: 'actionResolved', card: 'wipe' },
      { kind: 'abilityPlaced', card: 'bard', cites: '4.3.4.8' },
      { kind: 'abilityTaken' },
      { kind: 'drawn', seat: 'p1' },
    ]);
    expect(at.cards('p1', 'hand')).toHaveLength(1);
    expect(at.cards('p2', 'hand')).toHaveLength(0);
  });
  it('does not find the resolving action in the discard yet', () => {
    const at = table(side(['recycle'], 1)).answer('p1', play('recycle'));
    at.expectHappened('nothingToChoose');
    expect(at.cards('p1', 'discard')).toEqual(['recycle']);
  });
});
