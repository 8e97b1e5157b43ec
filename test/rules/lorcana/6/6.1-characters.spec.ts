import { expect, it } from 'vitest';
import { action, character, item, location, lorcanaTable, song } from '../../../support/lorcana.js';
import { gain, keyword, always, sequence } from '../../../support/lorcana-abilities.js';
import { rule } from '../../../support/rule.js';

const recruit = character({ id: 'recruit', cost: 3 });
const hut = location({ id: 'hut', lore: 2 });
const cup = item({ id: 'cup' });
const camp = item({
  id: 'camp',
  abilities: [
    {
      kind: 'triggered',
      name: 'call',
      on: [{ event: 'turnBegan', where: { seat: { seat: 'you' } } }],
      effect: sequence(
        { do: 'all', from: { zone: 'discard', of: 'you', is: ['character'] }, as: 'card' },
        { do: 'play-free', card: 'card' },
      ),
    },
  ],
});
const tune = song({ id: 'tune', cost: 3, inkable: false, effect: gain() });
const speed = character({ id: 'speed', abilities: [always(keyword('rush'))] });
const nap = action({ id: 'nap' });
const cards = [recruit, hut, cup, camp, tune, speed, nap].map((card) => ({ ...card, inkable: false }));

rule('Lorcana 6.1.3', () => {
  it('has only characters quest and challenge', () => {
    const at = lorcanaTable(
      {
        p1: {
          play: [
            { card: 'hut', as: 'hut' },
            { card: 'cup', as: 'cup' },
          ],
        },
        p2: { play: [{ card: 'recruit', as: 'theirs', exerted: true }] },
      },
      cards,
    );
    at.expectLegal('p1', [{ action: 'end-turn' }]);
    at.expectRefused('p1', { action: 'quest', character: 'hut' }, 'quest.not-a-character', '6.1.3');
    at.expectRefused('p1', { action: 'quest', character: 'cup' }, 'quest.not-a-character', '6.1.3');
    const challenge = { action: 'challenge', challenger: 'hut', target: 'theirs' };
    at.expectRefused('p1', challenge, 'challenge.not-a-character', '6.1.3');
  });
  it('has a character do both, and challenge the location of an opponent, which only takes it', () => {
    const own = ['hut', 'cup', 'recruit'].map((card) => ({ card, as: card }));
    const theirs = [
      { card: 'hut', as: 'fort' },
      { card: 'cup', as: 'mug' },
      { card: 'recruit', as: 'foe', exerted: true },
    ];
    const at = lorcanaTable({ p1: { play: own }, p2: { play: theirs } }, cards);
    const challenge = (challenger: string, target: string) => ({ action: 'challenge', challenger, target });
    at.expectLegal('p1', [
      { action: 'quest', character: 'recruit' },
      challenge('recruit', 'fort'),
      challenge('recruit', 'foe'),
      { action: 'end-turn' },
    ]);
    at.expectRefused('p1', challenge('cup', 'foe'), 'challenge.not-a-character', '6.1.3');
    at.expectRefused('p1', challenge('hut', 'fort'), 'challenge.not-a-character', '6.1.3');
    at.answer('p1', challenge('recruit', 'fort')).expectLog([
      { kind: 'exerted', object: 'recruit' },
      { kind: 'challenged', object: 'recruit', target: 'fort' },
      { kind: 'damageDealt', object: 'fort', amount: 1 },
      { kind: 'challengeEnded' },
    ]);
  });
});

rule('Lorcana 6.1.4', () => {
  const afterSetStep = () =>
    lorcanaTable(
      {
        p1: { play: [{ card: 'recruit', as: 'target', exerted: true }] },
        p2: {
          play: [
            { card: 'camp', as: 'camp' },
            { card: 'recruit', as: 'veteran', drying: true },
          ],
          discard: ['recruit'],
          hand: [{ card: 'tune', as: 'tune' }],
          deck: ['dream'],
        },
      },
      // What is drawn can neither be played nor inked.
      [...cards, character({ id: 'dream', cost: 9, inkable: false })],
    ).answer('p1', { action: 'end-turn' });

  it('keeps a character that entered in the Set step from questing, challenging and singing', () => {
    const at = afterSetStep();
    const fresh = (at.state.zones['p2.play'] ?? []).at(-1) ?? '';
    expect(at.marks(fresh)).toEqual({ drying: true });
    at.expectRefused('p2', { action: 'quest', character: fresh }, 'character.drying', '6.1.4');
    const challenge = { action: 'challenge', challenger: fresh, target: 'target' };
    at.expectRefused('p2', challenge, 'character.drying', '6.1.4');
    const sing = { action: 'play', card: 'tune', pay: 'sing', singers: [fresh] };
    at.expectRefused('p2', sing, 'character.drying', '6.1.4');
  });
  it('lets one that was in play at the beginning of the Set step do all of it', () => {
    const at = afterSetStep();
    at.expectLegal('p2', [
      { action: 'play', card: 'tune', pay: 'sing', singers: ['veteran'] },
      { action: 'quest', character: 'veteran' },
      { action: 'challenge', challenger: 'veteran', target: 'target' },
      { action: 'end-turn' },
    ]);
  });
});
