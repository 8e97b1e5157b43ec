import { expect, it } from 'vitest';
import { action, character, lorcanaTable } from '../../../support/lorcana.js';
import { chosen, deal, each, sequence } from '../../../support/lorcana-abilities.js';
import { rule } from '../../../support/rule.js';

const shy = character({ id: 'shy', keywords: [{ keyword: 'ward' }] });
const plain = character({ id: 'plain' });
const banish = action({ id: 'banish', effect: chosen({ is: ['character'] }, { do: 'banish', objects: 'chosen' }) });
const storm = action({ id: 'storm', effect: each({ is: ['character'], of: 'opponents' }, deal(2, 'all')) });
const tribute = action({
  id: 'tribute',
  effect: {
    do: 'each-player',
    of: 'opponents',
    effect: sequence(
      { do: 'choose', from: { is: ['character'], of: 'opponents' }, min: 1, max: 1, as: 'given', who: 'player' },
      { do: 'banish', objects: 'given' },
    ),
  },
});
const peek = action({
  id: 'peek',
  effect: chosen({ zone: 'discard', is: ['character'] }, { do: 'put', objects: 'chosen', zone: 'hand' }),
});
const cards = [shy, plain, banish, storm, tribute, peek];

const table = (active: 'p1' | 'p2' = 'p1') => {
  const side = (
    seat: string,
    play: readonly { readonly card: string; readonly as: string; readonly exerted?: true }[],
  ) => ({
    play,
    hand: ['banish', 'storm', 'tribute', 'peek'].map((card) => ({ card, as: `${seat}-${card}` })),
    discard: [{ card: 'shy', as: `${seat}-gone` }],
    inkwell: 3,
  });
  return lorcanaTable(
    {
      p1: side('p1', [{ card: 'plain', as: 'own' }]),
      p2: side('p2', [
        { card: 'shy', as: 'shy', exerted: true },
        { card: 'plain', as: 'plain' },
      ]),
    },
    cards,
    { turn: { active } },
  );
};
const play = (card: string) => ({ action: 'play', card, pay: 'ink' });

rule('Lorcana 10.12.1', () => {
  it('keeps opponents from choosing the character while an effect resolves', () => {
    const at = table().answer('p1', play('p1-banish'));
    at.expectLegal('p1', [['own'], ['plain']]);
    at.expectRefused('p1', ['shy'], 'choice.ward', '10.12.1');
  });
  it('does not keep its own player from it', () => {
    table('p2')
      .answer('p2', play('p2-banish'))
      .expectLegal('p2', [['own'], ['shy'], ['plain']]);
  });
  it('does not keep its own player from it where an opponent makes them choose', () => {
    table()
      .answer('p1', play('p1-tribute'))
      .expectDecision({ p2: 'choose' })
      .expectLegal('p2', [['shy'], ['plain']]);
  });
  it('is worth nothing outside play', () => {
    table()
      .answer('p1', play('p1-peek'))
      .expectLegal('p1', [['p1-gone'], ['p2-gone']]);
  });
});

rule('Lorcana 10.12.3', () => {
  it('does not help against what needs no choice', () => {
    const at = table().answer('p1', play('p1-storm'));
    at.expectHappened('damageDealt', { object: 'shy', amount: 2, cites: '10.12.3' });
    expect(at.marks('shy')).toEqual({ exerted: true, damage: 2 });
    expect(at.marks('plain')).toEqual({ damage: 2 });
    expect(at.rulesOf('damageDealt').map((rules) => rules.includes('10.12.3'))).toEqual([true, false]);
  });
  it('does not keep it from being challenged', () => {
    table().answer('p1', { action: 'challenge', challenger: 'own', target: 'shy' }).expectHappened('challenged');
  });
});
