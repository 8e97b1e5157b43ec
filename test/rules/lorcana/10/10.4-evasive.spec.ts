import { it } from 'vitest';
import { character, lorcanaTable } from '../../../support/lorcana.js';
import { rule } from '../../../support/rule.js';

const bird = character({ id: 'bird', keywords: [{ keyword: 'evasive' }] });
const frog = character({ id: 'frog' });

rule('Lorcana 10.4.1', () => {
  const table = (card: string) =>
    lorcanaTable(
      {
        p1: { play: [{ card, as: 'own' }] },
        p2: {
          play: [
            { card: 'bird', as: 'bird', exerted: true },
            { card: 'frog', as: 'frog', exerted: true },
          ],
        },
      },
      [bird, frog],
    );
  const challenge = (target: string) => ({ action: 'challenge', challenger: 'own', target });
  const others = [{ action: 'quest', character: 'own' }, { action: 'end-turn' }];

  it('can be challenged by a character with Evasive, which may challenge others as well', () => {
    table('bird').expectLegal('p1', [challenge('bird'), challenge('frog'), ...others]);
  });
  it('cannot be challenged by a character without it', () => {
    const at = table('frog');
    at.expectLegal('p1', [challenge('frog'), ...others]);
    at.expectRefused('p1', challenge('bird'), 'challenge.evasive', '10.4.1');
  });
});
