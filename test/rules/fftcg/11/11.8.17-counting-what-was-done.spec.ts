/** Texts that count what they have dulled, or removed from the game. */
import { expect, it } from 'vitest';
import { backup, bothPass, fftcgTable, forward } from '../../../support/fftcg.js';
import { definitionOf, record } from '../../../support/fftcg-records.js';
import { entered } from '../../../support/fftcg-texts.js';
import { rule } from '../../../support/rule.js';

const named = (card: string) => ({ card, as: card });

rule('FF-TCG 11.8.17.1', () => {
  const text =
    'When Walker 1 enters the field, you may dull any number of active Backups you control. When you do so, choose 1 Forward. Deal it 2000 damage for each Backup you dulled due to this ability.';
  const entering = () => {
    const walker = definitionOf(record(1, { cost: 0, type: 'forward', text }));
    const lamps = ['one', 'two', 'three'].map((id) => backup({ id }));
    const p1 = { hand: [{ card: '1-001', as: 'walker' }], field: ['one', 'two', 'three'].map(named) };
    const strong = forward({ id: 'strong', power: 9000 });
    const at = fftcgTable({ p1, p2: { field: [named('strong')] } }, [walker, strong, ...lamps]);
    return bothPass(at.answer('p1', { action: 'cast-character', card: 'walker' }));
  };

  it('deals the damage once for each Backup that was dulled', () => {
    const at = entering().answer('p1', 'yes').answer('p1', ['one', 'three']).answer('p1', ['strong']);
    bothPass(at).expectHappened('damageDealt', { amount: 4000 });
    expect(['one', 'two', 'three'].map((id) => at.marks(id)['dull'] === true)).toEqual([true, false, true]);
  });

  it('deals none if its player dulls none', () => {
    entering().answer('p1', 'no').expectNotHappened('damageDealt').expectNotHappened('effectStarted');
  });
});

rule('FF-TCG 11.11.5', () => {
  const text =
    "When Walker 1 enters the field, choose up to 2 cards in your opponent's Break Zone. Remove them from the game. If 2 Characters are removed from the game by this effect, draw 1 card.";

  it('asks how many of the cards that it has removed are Characters', () => {
    const both = entered(text, { p2: { break: [named('weak'), named('lamp')] } }, 'weak', 'lamp');
    expect([both.cards('p2', 'removed'), both.cards('p1', 'hand').length]).toEqual([['weak', 'lamp'], 1]);
    const one = entered(text, { p2: { break: [named('weak'), named('lamp')] } }, 'weak');
    expect([one.cards('p2', 'removed'), one.cards('p1', 'hand').length]).toEqual([['weak'], 0]);
  });
});
