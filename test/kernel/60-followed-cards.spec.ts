/**
 * A card that an effect has moved can be followed by that effect, or its script does not compile: it never does half in
 * silence.
 */
import { describe, expect, it } from 'vitest';
import { readCards } from '../../src/engine/kernel/index.js';
import { fftcgLanguage } from '../../src/engine/games/fftcg/language/index.js';
import { lorcanaLanguage } from '../../src/engine/games/lorcana/language/index.js';
import { riftboundLanguage } from '../../src/engine/games/riftbound/language/index.js';
import { sequence as inFftcg, target } from '../support/fftcg-abilities.js';
import { castSummon, plain } from '../support/fftcg-play.js';
import { bothPass, fftcgTable, summon } from '../support/fftcg.js';
import { action, character, lorcanaTable } from '../support/lorcana.js';
import { sequence as inLorcana } from '../support/lorcana-abilities.js';
import { free, sequence as inRiftbound, target as riftTarget } from '../support/riftbound-abilities.js';
import { allPass, play } from '../support/riftbound-play.js';
import { riftboundTable, unit } from '../support/riftbound.js';

const named = (...ids: readonly string[]) => ids.map((card) => ({ card, as: card }));

describe('a card that an effect has moved', () => {
  it.each(['hand', 'removed', 'break'] as const)(
    'is played onto the field from where it was put: %s (FF-TCG)',
    (zone) => {
      const blink = summon({
        id: 'blink',
        cost: 0,
        targets: [target()],
        effect: inFftcg(
          { do: 'put', objects: 'target', zone, as: 'there' },
          { do: 'play-onto-field', objects: 'there' },
        ),
      });
      const at = fftcgTable({ p1: { hand: named('blink'), field: named('plain') } }, [blink, plain]);
      bothPass(castSummon(at, 'blink').answer('p1', ['plain']));
      expect([at.cards('p1', 'field'), at.cards('p1', zone)]).toEqual([['plain'], zone === 'break' ? ['blink'] : []]);
      expect(at.exists('plain')).toBe(false);
    },
  );
  it('is played from where it was put (Lorcana)', () => {
    const rook = character({ id: 'rook', inkable: false });
    const recall = action({
      id: 'recall',
      cost: 0,
      effect: inLorcana(
        { do: 'choose', from: { is: ['character'] }, min: 1, max: 1, as: 'chosen' },
        { do: 'banish', objects: 'chosen', as: 'gone' },
        { do: 'put', objects: 'gone', zone: 'hand', as: 'back' },
        { do: 'play-free', card: 'back' },
      ),
    });
    const at = lorcanaTable({ p1: { hand: named('recall'), play: named('rook') } }, [rook, recall]);
    at.answer('p1', { action: 'play', card: 'recall', pay: 'ink' }).expectLog([
      { kind: 'played', card: 'recall' },
      { kind: 'banished', object: 'rook' },
      { kind: 'putInto', card: 'rook', zone: 'hand' },
      { kind: 'actionResolved' },
      { kind: 'played', card: 'rook', pay: 'free' },
    ]);
  });
  it('is played from where it was put (Riftbound)', () => {
    const page = unit({ id: 'page', energy: 0 });
    const cards = [
      page,
      free('blink', inRiftbound({ do: 'banish', objects: 'target', as: 'away' }, { do: 'play', card: 'away' }), {
        targets: [riftTarget()],
      }),
    ];
    const at = riftboundTable({ p1: { hand: named('blink'), board: named('page') } }, cards);
    allPass(play(at, 'blink').answer('p1', ['page']));
    at.expectHappened('played', { card: 'page' });
    expect(at.cards('p1', 'banishment')).toEqual([]);
  });
  it('is not found where a shuffle has hidden it since', () => {
    const lost = summon({
      id: 'lost',
      cost: 0,
      targets: [target()],
      effect: inFftcg(
        { do: 'put', objects: 'target', zone: 'deck', as: 'there' },
        { do: 'shuffle' },
        { do: 'play-onto-field', objects: 'there' },
      ),
    });
    const at = fftcgTable({ p1: { hand: named('lost'), field: named('plain') } }, [lost, plain]);
    bothPass(castSummon(at, 'lost').answer('p1', ['plain']));
    expect(at.cards('p1', 'field')).toEqual([]);
  });
});

type Language = Parameters<typeof readCards>[0];
type Script = { readonly [field: string]: unknown };
const faultsOf = (language: Language, card: object, effect: Script): readonly string[] => {
  const read = readCards(language, [{ ...card, effect }], () => false);
  return read.kind === 'faults' ? read.faults.map(({ path, message }) => `${path}: ${message}`) : [];
};
const MOVED = '"x" was moved before, and is another object now: the "as" of that word names what it is';
const inOrder = (...of: readonly Script[]): Script => ({ do: 'sequence', of });

describe('a script that plays a card by the name that it had before it was moved', () => {
  const choose = { do: 'choose', from: {}, min: 1, max: 1, as: 'x' };
  const lorcanaCard = action({ id: 'own' });
  const put = { do: 'put', objects: 'x', zone: 'hand' };
  const play = { do: 'play-free', card: 'x' };

  it.each<readonly [string, Language, object, Script, string]>([
    ['Lorcana', lorcanaLanguage, lorcanaCard, inOrder(choose, put, play), '/0/effect/of/2/card'],
    [
      'FF-TCG',
      fftcgLanguage,
      summon({ id: 'own' }),
      inOrder(choose, put, { do: 'play-onto-field', objects: 'x' }),
      '/0/effect/of/2/objects',
    ],
    [
      'Riftbound',
      riftboundLanguage,
      free('own', inRiftbound()),
      inOrder(choose, { do: 'banish', objects: 'x' }, { do: 'play', card: 'x' }),
      '/0/effect/of/2/card',
    ],
    [
      'Lorcana, within a choice',
      lorcanaLanguage,
      lorcanaCard,
      inOrder(choose, put, { do: 'may', effect: play }),
      '/0/effect/of/2/effect/card',
    ],
  ])('does not compile: %s', (_, language, card, effect, path) => {
    expect(faultsOf(language, card, effect)).toEqual([`${path}: ${MOVED}`]);
  });
  it.each<readonly [string, Script]>([
    ['by the name that the move gives', inOrder(choose, { ...put, as: 'y' }, { ...play, card: 'y' })],
    ['by the same name, given anew', inOrder(choose, { ...put, as: 'x' }, play)],
    ['where it may still be there', inOrder(choose, { do: 'may', effect: put }, play)],
    ['before it is moved', inOrder(choose, play, put)],
  ])('compiles %s', (_, effect) => {
    expect(faultsOf(lorcanaLanguage, lorcanaCard, effect)).toEqual([]);
  });
});
