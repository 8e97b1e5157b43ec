import { expect, it } from 'vitest';
import { character, item, location, lorcanaTable } from '../../../support/lorcana.js';
import { activated, gain, whenever } from '../../../support/lorcana-abilities.js';
import { rule } from '../../../support/rule.js';

const scout = character({ id: 'scout', willpower: 9 });
const bell = item({ id: 'bell', abilities: [activated('ring', [{ pay: 'exert' }], gain())] });
const camp = location({ id: 'camp', moveCost: 0 });
const herald = character({
  id: 'herald',
  abilities: [whenever('quested', { do: 'may', effect: gain() })],
});
const cards = [scout, bell, camp, herald];

rule('Lorcana 4.3.2', () => {
  it('takes actions in any order, each as often as wanted, until the player ends the turn', () => {
    const at = lorcanaTable(
      {
        p1: {
          play: [
            { card: 'scout', as: 'a' },
            { card: 'scout', as: 'b' },
            { card: 'scout', as: 'c' },
            { card: 'bell', as: 'bell' },
            { card: 'camp', as: 'camp' },
          ],
          hand: [
            { card: 'scout', as: 'first' },
            { card: 'scout', as: 'second' },
            { card: 'scout', as: 'third' },
          ],
          inkwell: 1,
        },
        p2: { play: [{ card: 'scout', as: 'theirs', exerted: true }] },
      },
      cards,
    );
    at.answer('p1', { action: 'quest', character: 'a' })
      .answer('p1', { action: 'play', card: 'first', pay: 'ink' })
      .answer('p1', { action: 'quest', character: 'b' })
      .answer('p1', { action: 'ink', card: 'second' })
      .answer('p1', { action: 'challenge', challenger: 'c', target: 'theirs' })
      .answer('p1', { action: 'activate', source: 'bell', ability: 'ring' })
      .answer('p1', { action: 'move', character: 'a', location: 'camp' })
      .answer('p1', { action: 'play', card: 'third', pay: 'ink' });
    expect(at.player('p1')['lore']).toBe(3);
    at.answer('p1', { action: 'end-turn' }).expectDecision({ p2: 'turnAction' });
    at.expectRefused('p1', { action: 'quest', character: 'a' }, 'decision.none');
  });
  it('takes no action while an effect waits for an answer', () => {
    const at = lorcanaTable(
      {
        p1: {
          play: [
            { card: 'herald', as: 'a' },
            { card: 'scout', as: 'b' },
          ],
        },
      },
      cards,
    );
    at.answer('p1', { action: 'quest', character: 'a' }).expectDecision({ p1: 'may' });
    at.expectRefused('p1', { action: 'quest', character: 'b' }, 'answer.shape');
    at.answer('p1', 'no').answer('p1', { action: 'quest', character: 'b' });
  });
});
