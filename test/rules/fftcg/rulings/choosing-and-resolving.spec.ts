/** What is fixed when something is announced, and what only as it resolves. */
import { describe, expect } from 'vitest';
import {
  activated,
  breaking,
  deal,
  draw,
  each,
  modify,
  power,
  sequence,
  target,
  whenever,
} from '../../../support/fftcg-abilities.js';
import { cast, castSummon, plain, SNIPER, snipe, sniper, stackOf } from '../../../support/fftcg-play.js';
import { backup, bothPass, fftcgTable, forward, PASS, summon } from '../../../support/fftcg.js';
import { ruling } from '../../../support/rulings.js';

const own = (...cards: readonly string[]) => cards.map((card) => ({ card, as: card }));
const wall = forward({ id: 'wall', power: 9000 });
const use = (source: string, ability: string) => ({ action: 'use-ability', source, ability });
const THEIRS = target({ is: ['forward'], of: 'opponents' });

describe('what is asked as an effect resolves', () => {
  ruling('Opus VIII', '8-014L', 'deals damage by the power that a Forward has by then, raised in response', () => {
    const duncan = forward({
      id: 'duncan',
      power: 6000,
      abilities: [
        activated(
          'rush',
          { do: 'deal', objects: 'target', amount: { number: 'power', of: 'self' } },
          { targets: [THEIRS] },
        ),
      ],
    });
    const cheer = summon({ id: 'cheer', cost: 0, targets: [target()], effect: modify('target', power(2000)) });
    const at = fftcgTable({ p1: { field: own('duncan'), hand: own('cheer') }, p2: { field: own('wall') } }, [
      duncan,
      cheer,
      wall,
    ]);
    at.answer('p1', use('duncan', 'rush')).answer('p1', ['wall']);
    bothPass(bothPass(castSummon(at, 'cheer').answer('p1', ['duncan'])));
    expect(at.marks('wall')['damage']).toBe(8000);
  });

  ruling('Chapter XI', '11-003', 'deals less damage for each Backup that was broken in response', () => {
    const ifrit = summon({
      id: 'ifrit',
      cost: 0,
      targets: [target()],
      effect: { do: 'deal', objects: 'target', amount: { count: { is: ['backup'], of: 'you' }, times: 1000 } },
    });
    const p1 = { hand: own('ifrit'), field: [...own('lamp'), { card: 'lamp' }, { card: 'lamp' }] };
    const at = fftcgTable({ p1, p2: { field: [...SNIPER.field, ...own('wall')] } }, [
      ifrit,
      wall,
      sniper,
      backup({ id: 'lamp' }),
    ]);
    castSummon(at, 'ifrit').answer('p1', ['wall']);
    bothPass(snipe(at, 'lamp'));
    expect(at.marks('wall')['damage']).toBe(2000);
  });

  ruling(
    'Chapter XI',
    '11-008',
    'removes the Summons that are in the Break Zone by then, also one used in response',
    () => {
      const emperor = forward({
        id: 'emperor',
        cost: 0,
        abilities: [
          whenever(
            'entered',
            sequence(
              { do: 'all', from: { zone: 'break', of: 'you', is: ['summon'] }, as: 'spent' },
              { do: 'put', objects: 'spent', zone: 'removed' },
              { do: 'deal', objects: 'target', amount: { size: 'spent', times: 2000 } },
            ),
            { targets: [THEIRS] },
          ),
        ],
      });
      const cantrip = summon({ id: 'cantrip', cost: 0 });
      const p1 = { hand: own('emperor', 'cantrip'), break: ['cantrip'] };
      const at = fftcgTable({ p1, p2: { field: own('wall') } }, [emperor, cantrip, wall]);
      cast(at, 'emperor').answer('p1', ['wall']);
      bothPass(bothPass(castSummon(at, 'cantrip')));
      expect([at.marks('wall')['damage'], at.cards('p1', 'removed'), at.cards('p1', 'break')]).toEqual([
        4000,
        ['cantrip', 'cantrip'],
        [],
      ]);
    },
  );

  ruling('Opus V', '5-003C', 'asks whether to discard only then, and goes by the answer', () => {
    const ifrit = summon({
      id: 'ifrit',
      cost: 0,
      targets: [target()],
      effect: {
        do: 'may-pay',
        costs: [{ pay: 'discard', count: 1, of: { named: 'spare' } }],
        effect: deal(7000),
        otherwise: deal(4000),
      },
    });
    const spare = forward({ id: 'spare' });
    for (const [answer, damage] of [
      ['yes', 7000],
      ['no', 4000],
    ] as const) {
      const at = fftcgTable({ p1: { hand: own('ifrit', 'spare') }, p2: { field: own('wall') } }, [ifrit, spare, wall]);
      castSummon(at, 'ifrit').answer('p1', ['wall']).expectDecision({ p1: 'priority' });
      expect(at.cards('p1', 'hand')).toEqual(['spare']);
      bothPass(at).expectDecision({ p1: 'mayPay' }).answer('p1', answer);
      if (answer === 'yes') at.answer('p1', { spare: 'discard' });
      expect(at.marks('wall')['damage']).toBe(damage);
    }
  });

  ruling('Opus VIII', '8-018R', 'reveals all cards of a deck with fewer than it says', () => {
    const marche = forward({
      id: 'marche',
      cost: 0,
      abilities: [
        whenever(
          'entered',
          sequence(
            { do: 'top-of-deck', count: 5, as: 'top' },
            { do: 'reveal', objects: 'top' },
            { do: 'put', objects: 'top', zone: 'hand' },
          ),
        ),
      ],
    });
    const at = fftcgTable({ p1: { hand: own('marche'), deck: ['plain', 'plain', 'plain'] } }, [marche, plain]);
    bothPass(cast(at, 'marche')).expectHappened('revealed', {});
    expect([at.cards('p1', 'hand').length, at.cards('p1', 'deck'), at.state.outcome]).toEqual([3, [], null]);
  });

  ruling('Opus VIII', '8-006L', 'brings nothing back for a price that cannot be paid in full', () => {
    const cloud = (deck: number) => {
      const omnislash = summon({
        id: 'omnislash',
        cost: 0,
        targets: [target({ zone: 'break', of: 'you', is: ['forward'] })],
        effect: {
          do: 'may-pay',
          costs: [{ pay: 'remove', count: 3, of: { zone: 'hand' } }],
          effect: { do: 'play-onto-field', objects: 'target' },
        },
      });
      const p1 = { hand: [...own('omnislash'), ...Array.from({ length: deck }, () => 'wall')], break: own('plain') };
      return bothPass(castSummon(fftcgTable({ p1 }, [omnislash, plain, wall]), 'omnislash').answer('p1', ['plain']));
    };
    cloud(2).expectLegal('p1', ['no']);
    const at = cloud(3).answer('p1', 'yes');
    at.answer('p1', at.legal('p1')[0] ?? null).expectHappened('entered', { card: 'plain' });
  });

  ruling(
    'first FAQ',
    '1-011R',
    'is no question for a Forward whose power follows the opposing Forwards: it changes with them',
    () => {
      const jecht = forward({
        id: 'jecht',
        power: 3000,
        abilities: [
          {
            kind: 'static',
            name: 'proud',
            changes: [power({ count: { is: ['forward'], of: 'opponents' }, times: 2000 })],
          },
        ],
      });
      const doom = summon({ id: 'doom', cost: 0, targets: [target()], effect: breaking() });
      const p1 = { field: own('jecht'), hand: own('doom') };
      const at = fftcgTable({ p1, p2: { field: own('wall', 'plain') } }, [jecht, doom, wall, plain]);
      expect(at.facts('jecht').numbers['power']).toBe(7000);
      bothPass(castSummon(at, 'doom').answer('p1', ['wall']));
      expect(at.facts('jecht').numbers['power']).toBe(5000);
    },
  );
});

describe('what is fixed when it is announced', () => {
  ruling('set 24', '24-014H', 'may be an effect that finds too few cards in the deck, which then removes none', () => {
    const bahamut = summon({
      id: 'bahamut',
      cost: 0,
      effect: {
        do: 'modes',
        min: 1,
        max: 1,
        of: [
          { name: 'draw', effect: draw() },
          {
            name: 'remove',
            effect: {
              do: 'if',
              condition: { count: { zone: 'deck', of: 'you' }, is: { min: 3 } },
              then: sequence(
                { do: 'top-of-deck', count: 3, as: 'top' },
                { do: 'put', objects: 'top', zone: 'removed' },
              ),
            },
          },
        ],
      },
    });
    const at = fftcgTable({ p1: { hand: own('bahamut'), deck: 2 } }, [bahamut]);
    bothPass(castSummon(at, 'bahamut').answer('p1', ['remove']));
    expect([at.cards('p1', 'deck').length, at.cards('p1', 'removed'), at.cards('p1', 'break')]).toEqual([
      2,
      [],
      ['bahamut'],
    ]);
  });

  ruling(
    'Crystal Dominion',
    '15-011L',
    'is paid with the counters, and deals its damage though its card has left',
    () => {
      const palom = forward({
        id: 'palom',
        abilities: [
          activated('flare', deal(8000), {
            costs: [{ pay: 'remove-counters', counter: 'EXP', count: 3 }],
            targets: [THEIRS],
          }),
          activated('learn', { do: 'put-counters', objects: 'itself', counter: 'EXP', count: 3 }),
        ].map((ability) =>
          ability.name === 'learn'
            ? { ...ability, effect: sequence({ do: 'all', from: { self: true }, as: 'itself' }, ability.effect) }
            : ability,
        ),
      });
      const at = fftcgTable({ p1: { field: own('palom') }, p2: { field: [...SNIPER.field, ...own('wall')] } }, [
        palom,
        sniper,
        wall,
      ]);
      bothPass(at.answer('p1', use('palom', 'learn')))
        .answer('p1', use('palom', 'flare'))
        .answer('p1', ['wall']);
      bothPass(snipe(at, 'palom'));
      expect([at.exists('palom'), at.marks('wall')['damage']]).toEqual([false, 8000]);
    },
  );

  ruling(
    'Crystal Dominion',
    '15-012H',
    'is how much damage each of those chosen gets; what one does not take is not passed on',
    () => {
      const faris = forward({
        id: 'faris',
        abilities: [
          activated(
            'volley',
            { do: 'deal', objects: 'them', amount: { share: 'shares', of: 'it' } },
            {
              targets: [
                {
                  ...target({ is: ['forward'], of: 'opponents' }, 'them', 2),
                  divide: { amount: 6000, unit: 1000, as: 'shares' },
                },
              ],
            },
          ),
        ],
      });
      const vanish = summon({
        id: 'vanish',
        cost: 0,
        targets: [target()],
        effect: { do: 'put', objects: 'target', zone: 'hand' },
      });
      const at = fftcgTable({ p1: { field: own('faris'), hand: own('vanish') }, p2: { field: own('wall', 'plain') } }, [
        faris,
        vanish,
        wall,
        plain,
      ]);
      at.answer('p1', use('faris', 'volley')).answer('p1', ['wall', 'plain']).answer('p1', { wall: 2000, plain: 4000 });
      bothPass(bothPass(castSummon(at, 'vanish').answer('p1', ['plain'])));
      expect(at.marks('wall')['damage']).toBe(2000);
    },
  );

  ruling(
    'Dawn of Heroes',
    '20-003H',
    'may be the same Forward for two choices of one text, which then takes both amounts',
    () => {
      const ifrit = summon({
        id: 'ifrit',
        cost: 0,
        targets: [target({ is: ['forward'] }, 'one'), target({ is: ['forward'] }, 'two')],
        effect: sequence(deal(5000, 'one'), deal(5000, 'two')),
      });
      const giant = forward({ id: 'giant', power: 12000 });
      const at = fftcgTable({ p1: { hand: own('ifrit') }, p2: { field: own('giant', 'wall') } }, [ifrit, giant, wall]);
      bothPass(castSummon(at, 'ifrit').answer('p1', ['giant']).answer('p1', ['giant']));
      expect([at.marks('giant')['damage'], at.marks('wall')['damage']]).toEqual([10000, undefined]);
    },
  );

  ruling(
    'first FAQ',
    '1-005C',
    'must be the own Forward where there is no other, though it need not be damaged then',
    () => {
      const cloud = forward({
        id: 'cloud',
        cost: 0,
        abilities: [whenever('entered', { do: 'may', effect: deal(4000) }, { targets: [target()] })],
      });
      const at = fftcgTable({ p1: { hand: own('cloud') } }, [cloud]);
      cast(at, 'cloud');
      if (at.state.pending[0]?.kind === 'target') at.answer('p1', [at.find('p1', 'field', 'cloud')]);
      expect(stackOf(at)).toEqual(['cloud']);
      bothPass(at).expectDecision({ p1: 'may' }).answer('p1', 'no');
      expect(at.marks(at.find('p1', 'field', 'cloud'))['damage']).toBeUndefined();
    },
  );

  ruling(
    'Opus X',
    '10-002H',
    'is where damage goes: where that is nowhere, the rest of the text is not done either',
    () => {
      const ifrit = summon({
        id: 'ifrit',
        cost: 0,
        targets: [target()],
        effect: sequence(deal(8000), each({ is: ['forward', 'fire'], of: 'you' }, modify('all', power(2000)))),
      });
      const table = () =>
        castSummon(
          fftcgTable(
            { p1: { hand: own('ifrit'), field: own('eight') }, p2: { field: [...SNIPER.field, ...own('wall')] } },
            [ifrit, sniper, wall, forward({ id: 'eight', power: 8000 })],
          ),
          'ifrit',
        );
      const gone = bothPass(snipe(table().answer('p1', ['wall']), 'wall'));
      expect(gone.facts('eight').numbers['power']).toBe(8000);
      // Its own Forward of power 8000 is as strong as 10000 before anything looks at its damage.
      const spared = bothPass(table().answer('p1', ['eight']));
      expect([spared.facts('eight').numbers['power'], spared.marks('eight')['damage']]).toEqual([10000, 8000]);
    },
  );

  ruling('Opus VIII quiz', '8-015H', 'how it must be paid says nothing where an effect has it cast for nothing', () => {
    const bahamut = summon({ id: 'bahamut', cost: 9, payWith: { backups: true }, effect: draw(2) });
    const setsuna = forward({
      id: 'setsuna',
      cost: 0,
      abilities: [
        whenever(
          'entered',
          sequence(
            { do: 'choose', from: { zone: 'hand', of: 'you', is: ['summon'] }, min: 0, max: 1, as: 'called' },
            { do: 'cast', card: 'called', free: true },
          ),
        ),
      ],
    });
    const at = fftcgTable({ p1: { hand: own('setsuna', 'bahamut') } }, [bahamut, setsuna]);
    at.expectRefused('p1', { action: 'cast-summon', card: 'bahamut' }, 'cost.not-payable');
    bothPass(cast(at, 'setsuna')).answer('p1', ['bahamut']);
    expect(stackOf(at)).toEqual(['bahamut']);
    bothPass(at).expectHappened('drawn', { seat: 'p1' });
  });

  ruling(
    'Crystal Dominion',
    '15-013L',
    'is not the Crystal of a text that says it may be paid: that is spent as it resolves',
    () => {
      const firion = forward({
        id: 'firion',
        cost: 0,
        abilities: [whenever('entered', { do: 'may-pay', costs: [{ pay: 'crystals', count: 1 }], effect: draw() })],
      });
      const at = cast(fftcgTable({ p1: { hand: own('firion'), crystals: 1 } }, [firion]), 'firion');
      expect([stackOf(at), at.player('p1')['crystals']]).toEqual([['firion'], 1]);
      at.answer('p1', PASS).answer('p2', PASS).expectDecision({ p1: 'mayPay' }).answer('p1', 'yes');
      expect([at.player('p1')['crystals'], at.cards('p1', 'hand').length]).toEqual([0, 1]);
    },
  );
});
