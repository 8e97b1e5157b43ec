/** From where cards come that lie face down, and what cards may ask about it. */
import { expect, it } from 'vitest';
import { ally, ashesTable, action, type ReadyCard } from '../../../support/ashes.js';
import { is, OURS, THEIRS, watching } from '../../../support/ashes-watching.js';
import { cast, its } from '../../../support/ashes-words.js';
import { rule } from '../../../support/rule.js';

const cards = [ally({ id: 'host', life: 3 }), ally({ id: 'guest' })];
const HOST = { card: 'host', as: 'host' };
const tucking = (zone: 'hand' | 'drawPile' | 'discardPile') =>
  its(
    { zone, of: 'you', named: 'guest' },
    { do: 'all', from: { named: 'host' }, as: 'there' },
    { do: 'put-below', objects: 'it', below: 'there' },
  );

rule('Ashes glossary.facedown', () => {
  it.each(['hand', 'drawPile', 'discardPile'] as const)('is a card of this zone: %s', (zone) => {
    const table = cast(
      tucking(zone),
      {
        p1: {
          battlefield: [HOST],
          hand: ['trick', ...(zone === 'hand' ? ['guest'] : [])],
          ...(zone !== 'hand' && { [zone]: ['guest'] }),
        },
      },
      cards,
    );
    expect([table.cards('p1', 'below'), table.cards('p1', zone).includes('guest')]).toEqual([['guest'], false]);
  });
  it('is no card where the card above it is not in play', () => {
    const table = cast(tucking('discardPile'), { p1: { discardPile: ['guest', 'host'] } }, cards);
    expect([table.cards('p1', 'below'), table.cards('p1', 'discardPile')]).toEqual([[], ['guest', 'host', 'trick']]);
  });
  it.each([
    ['seat', OURS, THEIRS],
    ['to', is('host'), is('watch')],
  ])('is put there, which cards know by its %s', (field, inside, outside) => {
    const drawn = (watch: ReadyCard): number =>
      ashesTable(
        {
          p1: {
            hand: [{ card: 'tuck', as: 'tuck' }],
            discardPile: ['guest'],
            battlefield: [HOST],
            spellboard: ['watch'],
          },
        },
        [...cards, watch, action({ id: 'tuck', effect: tucking('discardPile') })],
      )
        .answer('p1', { action: 'play', card: 'tuck' })
        .cards('p1', 'hand').length;
    expect(drawn(watching('putBelow', { [field]: inside }))).toBe(1);
    expect(drawn(watching('putBelow', { [field]: outside }))).toBe(0);
  });
});

rule('Ashes glossary.target.2', () => {
  it.each([
    ['targeted', 'seat', OURS, THEIRS],
    ['targeted', 'objects', is('host'), is('watch')],
    ['targeted', 'source', { object: { zone: 'any', named: 'aim' } }, { object: { zone: 'any', named: 'host' } }],
    ['playerTargeted', 'seat', OURS, THEIRS],
    ['playerTargeted', 'player', THEIRS, OURS],
    ['playerTargeted', 'source', { object: { zone: 'any', named: 'aim' } }, { object: { zone: 'any', named: 'host' } }],
  ] as const)('is the event %s, which cards know by its %s', (event, field, inside, outside) => {
    const aim = action({
      id: 'aim',
      effect: {
        do: 'sequence',
        of: [
          { do: 'target', from: { named: 'host' }, min: 1, max: 1, as: 'it' },
          { do: 'target-player', of: 'opponents', effect: { do: 'discard-top', player: 'player', count: 1 } },
        ],
      },
    });
    const drawn = (watch: ReadyCard): number =>
      ashesTable({ p1: { hand: [{ card: 'aim', as: 'aim' }], spellboard: ['watch'], battlefield: [HOST] } }, [
        ...cards,
        aim,
        watch,
      ])
        .answer('p1', { action: 'play', card: 'aim' })
        .cards('p1', 'hand').length;
    expect(drawn(watching(event, { [field]: inside }))).toBe(1);
    expect(drawn(watching(event, { [field]: outside }))).toBe(0);
  });
});
