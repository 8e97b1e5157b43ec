import { expect, it } from 'vitest';
import { action, character, lorcanaTable, location } from '../../../support/lorcana.js';
import { chosen, gain, whenever } from '../../../support/lorcana-abilities.js';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { rule } from '../../../support/rule.js';

const guard = character({
  id: 'guard',
  name: 'Guard',
  keywords: [{ keyword: 'bodyguard' }, { keyword: 'shift', n: 1 }],
  abilities: [whenever('exerted', gain())],
});
const recruit = character({ id: 'recruit', name: 'Guard' });
const ward = character({ id: 'ward' });
const wing = character({ id: 'wing', keywords: [{ keyword: 'bodyguard' }, { keyword: 'evasive' }] });
const attacker = character({ id: 'attacker' });
const tower = location({ id: 'tower' });
const cards = [guard, recruit, ward, wing, attacker, tower];

rule('Lorcana 10.2.2', () => {
  const table = () =>
    lorcanaTable(
      { p1: { hand: [{ card: 'guard', as: 'guard' }], inkwell: 1, play: [{ card: 'recruit', as: 'recruit' }] } },
      cards,
    );

  it('asks the player as the character is played, ready or exerted', () => {
    table()
      .answer('p1', { action: 'play', card: 'guard', pay: 'ink' })
      .expectDecision({ p1: 'replacement' })
      .expectLegal('p1', ['bodyguard: enter exerted', 'none']);
  });
  it('enters exerted, which is not being exerted: nothing that waits for that triggers', () => {
    const at = table()
      .answer('p1', { action: 'play', card: 'guard', pay: 'ink' })
      .answer('p1', 'bodyguard: enter exerted');
    at.expectLog([{ kind: 'played', exerted: true, cites: '10.2.2' }]);
    expect(at.marks(at.find('p1', 'play', 'guard'))).toEqual({ exerted: true, drying: true });
  });
  it('enters ready where the player prefers that', () => {
    const at = table().answer('p1', { action: 'play', card: 'guard', pay: 'ink' }).answer('p1', 'none');
    at.expectLog([{ kind: 'played', exerted: false }]);
    expect(at.marks(at.find('p1', 'play', 'guard'))).toEqual({ drying: true });
  });
  it('asks for no character without it, nor for one that enters exerted anyway', () => {
    const plainly = lorcanaTable({ p1: { hand: [{ card: 'ward', as: 'ward' }], inkwell: 1 } }, cards);
    plainly.answer('p1', { action: 'play', card: 'ward', pay: 'ink' }).expectHappened('played', { exerted: false });
    const call = action({
      id: 'call',
      effect: chosen(
        { zone: 'hand', of: 'you', is: ['character'] },
        { do: 'play-free', card: 'chosen', exerted: true },
      ),
    });
    const hand = ['call', 'guard'].map((card) => ({ card, as: card }));
    const called = lorcanaTable({ p1: { hand, inkwell: 1 } }, [guard, call]);
    called.answer('p1', { action: 'play', card: 'call', pay: 'ink' }).answer('p1', ['guard']);
    called.expectDecision({ p1: 'turnAction' }).expectHappened('played', { card: 'guard', exerted: true });
    expect(called.rulesOf('played').flat()).not.toContain('10.2.2');
  });
  it('may also enter exerted by Shift', () => {
    const at = table()
      .answer('p1', { action: 'play', card: 'guard', pay: 'shift', onto: 'recruit' })
      .answer('p1', 'bodyguard: enter exerted');
    expect(at.marks('recruit')).toEqual({ exerted: true });
  });
});

rule('Lorcana 10.2.3', () => {
  const against = (...play: readonly JsonRecord[]) =>
    lorcanaTable({ p1: { play: [{ card: 'attacker', as: 'attacker' }] }, p2: { play } }, cards);
  const challenge = (target: string) => ({ action: 'challenge', challenger: 'attacker', target });
  const others = [{ action: 'quest', character: 'attacker' }, { action: 'end-turn' }];

  it('must be challenged before other characters; a location may be challenged all the same', () => {
    const at = against(
      { card: 'guard', as: 'guard', exerted: true },
      { card: 'ward', as: 'other', exerted: true },
      { card: 'tower', as: 'tower' },
    );
    at.expectLegal('p1', [challenge('guard'), challenge('tower'), ...others]);
    at.expectRefused('p1', challenge('other'), 'challenge.bodyguard', '10.2.3', '4.3.6.7');
  });
  it('protects nobody while it is ready', () => {
    against({ card: 'guard', as: 'guard' }, { card: 'ward', as: 'other', exerted: true }).expectLegal('p1', [
      challenge('other'),
      ...others,
    ]);
  });
  it('protects nobody from a challenger that could not challenge it', () => {
    against({ card: 'wing', as: 'wing', exerted: true }, { card: 'ward', as: 'other', exerted: true }).expectLegal(
      'p1',
      [challenge('other'), ...others],
    );
  });
  it('leaves the choice between two of them', () => {
    against(
      { card: 'guard', as: 'one', exerted: true, damage: 1 },
      { card: 'guard', as: 'two', exerted: true },
    ).expectLegal('p1', [challenge('one'), challenge('two'), ...others]);
  });
  it('protects only characters of its own player', () => {
    const at = lorcanaTable(
      {
        p1: { play: [{ card: 'attacker', as: 'attacker' }] },
        p2: { play: [{ card: 'guard', as: 'guard', exerted: true }] },
        p3: { play: [{ card: 'ward', as: 'other', exerted: true }] },
      },
      cards,
    );
    at.expectLegal('p1', [challenge('guard'), challenge('other'), ...others]);
  });
});
