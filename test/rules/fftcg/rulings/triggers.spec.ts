/** What triggers, how often, and what has become of its card by then. */
import { describe, expect } from 'vitest';
import {
  breaking,
  deal,
  draw,
  each,
  instead,
  power,
  sequence,
  target,
  whenever,
  type Effect,
} from '../../../support/fftcg-abilities.js';
import { cast, castSummon, plain, SNIPER, snipe, sniper, stackOf } from '../../../support/fftcg-play.js';
import { attackWith, backup, bothPass, fftcgTable, forward, PASS, summon, toAttack } from '../../../support/fftcg.js';
import { ruling } from '../../../support/rulings.js';
import type { Table } from '../../../support/table.js';

const own = (...cards: readonly string[]) => cards.map((card) => ({ card, as: card }));
const wall = forward({ id: 'wall', power: 9000 });
const THEIRS = target({ is: ['forward'], of: 'opponents' });
/** Both cards of the Break Zone enter together. */
const parade = summon({
  id: 'parade',
  cost: 0,
  effect: sequence(
    { do: 'all', from: { zone: 'break', of: 'you', is: ['forward'] }, as: 'all' },
    { do: 'play-onto-field', objects: 'all' },
  ),
});
const anyOrder = (at: Table): Table => {
  while (at.state.pending[0]?.kind !== 'priority')
    at.answer(at.state.pending[0]?.seat ?? '', at.legal('p1')[0] ?? null);
  return at;
};
/** Nobody does anything until then. */
const untilThat = (at: Table, holds: (at: Table) => boolean): Table => {
  do {
    const [open] = at.state.pending;
    if (open?.kind === 'priority') at.answer(open.seat, PASS);
    else at.answer(open?.seat ?? '', open?.kind === 'attack' ? [] : (at.legal(open?.seat ?? '')[0] ?? null));
  } while (!holds(at));
  return at;
};

describe('how often', () => {
  ruling('Crystal Dominion', '15-006H', 'each of two that enter together hears of the other', () => {
    const samurai = (id: string) =>
      forward({
        id,
        jobs: ['Samurai'],
        abilities: [
          whenever('entered', draw(), {
            on: [{ event: 'entered', where: { object: { object: { is: ['Samurai'], of: 'you', other: true } } } }],
          }),
        ],
      });
    const p1 = { hand: own('parade'), break: ['cyan', 'gau'] };
    const at = anyOrder(bothPass(castSummon(fftcgTable({ p1 }, [parade, samurai('cyan'), samurai('gau')]), 'parade')));
    expect([...stackOf(at)].sort()).toEqual(['cyan', 'gau']);
  });

  ruling('Opus X', '10-007H', 'one that is all that two lines of a text wait for triggers both, in any order', () => {
    const line = (name: string, tag: string, effect: Effect) => ({
      ...whenever('entered', effect, {
        on: [{ event: 'entered', where: { object: { object: { is: ['forward', tag], of: 'you', other: true } } } }],
      }),
      name,
    });
    const zack = forward({ id: 'zack', abilities: [line('one', 'fire', draw()), line('two', 'Soldier', draw(2))] });
    const cloud = forward({ id: 'cloud', cost: 0, jobs: ['Soldier'] });
    const at = cast(fftcgTable({ p1: { field: own('zack'), hand: own('cloud') } }, [zack, cloud]), 'cloud');
    at.expectDecision({ p1: 'triggerOrder' });
    expect(at.legal('p1')).toHaveLength(2);
    expect(stackOf(anyOrder(at))).toEqual(['zack', 'zack']);
    bothPass(bothPass(at));
    expect(at.cards('p1', 'hand')).toHaveLength(3);
  });

  ruling('Opus V', '5-024H', 'one that is both things that one line names gets what it gives once', () => {
    const luneth = forward({
      id: 'luneth',
      abilities: [
        {
          kind: 'static',
          name: 'light',
          affects: { is: ['forward'], of: 'you', other: true, either: [{ is: ['fire'] }, { is: ['Warrior'] }] },
          changes: [power(1000)],
        },
      ],
    });
    const p1 = { field: own('luneth', 'both', 'one', 'none') };
    const at = fftcgTable({ p1 }, [
      luneth,
      forward({ id: 'both', jobs: ['Warrior'] }),
      forward({ id: 'one', jobs: ['Warrior'], elements: ['ice'] }),
      forward({ id: 'none', elements: ['ice'] }),
    ]);
    expect(['both', 'one', 'none'].map((label) => at.facts(label).numbers['power'])).toEqual([6000, 6000, 5000]);
  });

  ruling('Dawn of Heroes', '20-014R', 'one that damages three Forwards at once triggers for each of them', () => {
    const tifa = forward({
      id: 'tifa',
      cost: 0,
      abilities: [
        whenever('entered', each({ is: ['forward'], of: 'opponents' }, { do: 'deal', objects: 'all', amount: 1000 })),
        {
          ...whenever('damageDealt', draw(), {
            on: [{ event: 'damageDealt', where: { source: { object: { self: true } } } }],
          }),
          name: 'fist',
        },
      ],
    });
    const p2 = { field: [...own('wall', 'plain'), { card: 'plain', as: 'second' }] };
    const at = anyOrder(bothPass(cast(fftcgTable({ p1: { hand: own('tifa') }, p2 }, [tifa, wall, plain]), 'tifa')));
    expect(stackOf(at)).toEqual(['tifa', 'tifa', 'tifa']);
  });

  /** Its card goes to the Break Zone for what it does; it has no more to give for a second time. */
  const grenade = (zone: 'break' | 'removed' = 'break') =>
    forward({
      id: 'grenade',
      abilities: [
        whenever(
          'entered',
          sequence(
            { do: 'all', from: { self: true }, as: 'itself' },
            {
              do: 'if',
              condition: { more: { size: 'itself' }, than: 0 },
              then: sequence({ do: 'put', objects: 'itself', zone }, deal(8000, 'arrived')),
            },
          ),
          {
            on: [
              {
                event: 'entered',
                where: { object: { object: { is: ['forward'], of: 'opponents' } } },
                bind: { arrived: 'object' },
              },
            ],
          },
        ),
      ],
    });

  ruling(
    'Opus V',
    '5-008R',
    'two that enter together trigger twice; what must be given up for it is there only once',
    () => {
      const p1 = { hand: own('parade'), break: ['wall', 'plain'] };
      const at = castSummon(
        fftcgTable({ p1, p2: { field: own('grenade') } }, [parade, wall, plain, grenade()]),
        'parade',
      );
      anyOrder(at);
      bothPass(at);
      while (at.state.pending[0]?.kind !== 'priority') at.answer('p2', at.legal('p2')[0] ?? null);
      expect(stackOf(at)).toEqual(['grenade', 'grenade']);
      bothPass(bothPass(at));
      const damaged = ['wall', 'plain'].filter(
        (card) => at.cards('p1', 'break').includes(card) || at.marks(at.find('p1', 'field', card))['damage'] === 8000,
      );
      expect([damaged.length, at.cards('p2', 'break')]).toEqual([1, ['grenade']]);
    },
  );

  ruling('Opus V', '5-008R', 'what has left before it resolves cannot be given up, and deals nothing', () => {
    const p1 = { hand: own('newcomer'), field: SNIPER.field };
    const newcomer = forward({ id: 'newcomer', cost: 0, power: 9000 });
    const at = cast(fftcgTable({ p1, p2: { field: own('grenade') } }, [newcomer, sniper, grenade()]), 'newcomer');
    at.answer('p1', { action: 'use-ability', source: 'sniper', ability: 'snipe' }).answer('p1', ['grenade']);
    bothPass(bothPass(at));
    expect(at.marks(at.find('p1', 'field', 'newcomer'))['damage']).toBeUndefined();
  });

  ruling(
    'Opus V',
    '5-008R',
    'what is removed from the game in the place of going to the Break Zone has been given up as well',
    () => {
      const yuna = backup({
        id: 'yuna',
        abilities: [
          {
            ...instead(
              'putInto',
              { object: { object: { is: ['forward'] } }, zone: { equals: 'break' } },
              { with: 'effect', effect: { do: 'put', objects: 'it', zone: 'removed' } },
            ),
            on: {
              event: 'putInto',
              where: { object: { object: { is: ['forward'] } }, zone: { equals: 'break' } },
              bind: { it: 'object' },
            },
          },
        ],
      });
      const p1 = { hand: own('newcomer'), field: own('yuna') };
      const newcomer = forward({ id: 'newcomer', cost: 0, power: 9000 });
      const at = cast(fftcgTable({ p1, p2: { field: own('grenade') } }, [newcomer, yuna, grenade()]), 'newcomer');
      bothPass(at);
      expect([at.cards('p2', 'removed'), at.marks(at.find('p1', 'field', 'newcomer'))['damage']]).toEqual([
        ['grenade'],
        8000,
      ]);
    },
  );
});

describe('when', () => {
  ruling(
    'Opus X article',
    '10-092C',
    'a condition on the event is asked at the event: damage that the same text deals afterwards comes too late',
    () => {
      const sakura = forward({
        id: 'sakura',
        cost: 0,
        abilities: [
          whenever('entered', draw(2), {
            if: { count: { is: ['forward'], of: 'opponents', marks: { damage: true } }, is: { min: 1 } },
          }),
        ],
      });
      const phoenix = summon({
        id: 'phoenix',
        cost: 0,
        targets: [target({ zone: 'break', of: 'you', is: ['forward'] }, 'back'), THEIRS],
        effect: sequence({ do: 'play-onto-field', objects: 'back' }, deal(1000)),
      });
      const flare = summon({ id: 'flare', cost: 0, targets: [THEIRS], effect: deal(1000) });
      const p1 = { hand: own('phoenix', 'flare'), break: own('sakura') };
      const table = () => fftcgTable({ p1, p2: { field: own('wall') } }, [sakura, phoenix, flare, wall]);
      const call = (at: Table) => bothPass(castSummon(at, 'phoenix').answer('p1', ['sakura']).answer('p1', ['wall']));
      const late = call(table());
      expect([late.marks('wall')['damage'], stackOf(late)]).toEqual([1000, []]);
      expect(stackOf(call(bothPass(castSummon(table(), 'flare').answer('p1', ['wall']))))).toEqual(['sakura']);
    },
  );

  ruling(
    'Opus V quiz',
    '5-099H',
    'what would cancel an effect that chooses its card comes too late for an EX Burst, which waits for nothing',
    () => {
      const illua = forward({
        id: 'illua',
        power: 7000,
        abilities: [
          whenever(
            'chosen',
            { do: 'cancel', objects: 'what' },
            {
              on: [{ event: 'chosen', where: { object: { object: { self: true } } }, bind: { what: 'source' } }],
            },
          ),
        ],
      });
      const brynhildr = summon({ id: 'brynhildr', cost: 0, exBurst: {}, targets: [target()], effect: deal(7000) });
      const p2 = { deck: ['brynhildr', 'plain', 'plain'], hand: [{ card: 'brynhildr', as: 'cast' }] };
      const table = () => fftcgTable({ p1: { field: own('illua') }, p2 }, [illua, brynhildr, plain]);
      const struck = bothPass(attackWith(toAttack(table()), 'illua'));
      struck.expectDecision({ p2: 'exBurst' }).answer('p2', 'yes');
      if (struck.state.pending[0]?.kind === 'target') struck.answer('p2', ['illua']);
      expect(struck.cards('p1', 'break')).toEqual(['illua']);
      // A Summon that is cast waits on the stack, and is cancelled.
      const cancelled = table()
        .answer('p1', PASS)
        .answer('p2', { action: 'cast-summon', card: 'cast' })
        .answer('p2', ['illua']);
      bothPass(bothPass(cancelled));
      expect([cancelled.cards('p1', 'field'), cancelled.marks('illua')['damage']]).toEqual([['illua'], undefined]);
    },
  );

  ruling(
    'Opus III',
    '3-104R, 3-010L',
    'both of two Forwards that break each other trigger, those of the turn player first on the stack',
    () => {
      const mourner = (id: string) => forward({ id, abilities: [whenever('broken', draw())] });
      const at = toAttack(
        fftcgTable({ p1: { field: own('machina') }, p2: { field: own('enuo') } }, [
          mourner('machina'),
          mourner('enuo'),
        ]),
      );
      attackWith(at, 'machina').answer('p2', { block: 'enuo' });
      bothPass(at);
      expect(stackOf(at)).toEqual(['machina', 'enuo']);
    },
  );

  ruling(
    'correction',
    '11-140S',
    'what a text has happen later happens once: a card that could not return then does not later either',
    () => {
      const kadaj = forward({
        id: 'kadaj',
        abilities: [
          whenever(
            'phaseBegan',
            sequence(
              { do: 'all', from: { self: true }, as: 'itself' },
              { do: 'put', objects: 'itself', zone: 'removed' },
              { do: 'all', from: { zone: 'removed', of: 'you', named: 'kadaj' }, as: 'away' },
              {
                do: 'float',
                until: 'always',
                once: true,
                ability: {
                  ...whenever(
                    'phaseBegan',
                    { do: 'play-onto-field', objects: 'away' },
                    {
                      on: [{ event: 'phaseBegan', where: { phase: { equals: 'end' }, seat: { seat: 'opponents' } } }],
                    },
                  ),
                  name: 'back',
                },
              },
            ),
            { on: [{ event: 'phaseBegan', where: { phase: { equals: 'end' }, seat: { seat: 'you' } } }] },
          ),
        ],
      });
      const twin = forward({ id: 'twin', name: 'kadaj', cost: 0, keywords: ['back-attack'] });
      const doom = summon({ id: 'doom', cost: 0, targets: [target()], effect: breaking() });
      const p1 = { field: own('kadaj'), hand: own('twin', 'doom') };
      const inTurnOf = (at: Table, seat: string): boolean =>
        at.state.turn.active === seat && at.state.turn.phase === 'main1';
      const table = () =>
        untilThat(fftcgTable({ p1 }, [kadaj, twin, doom], { turn: { phase: 'main2' } }), (at) => inTurnOf(at, 'p2'));
      // As it should be: it comes back at the end of the opponent's turn.
      expect(table().cards('p1', 'removed')).toEqual(['kadaj']);
      expect(untilThat(table(), (at) => inTurnOf(at, 'p1')).cards('p1', 'field')).toEqual(['kadaj']);
      // One of its name is there: it cannot, and does not at the end of a later turn, when nobody is there any more.
      const blocked = cast(table().answer('p2', PASS), 'twin');
      untilThat(blocked, (at) => inTurnOf(at, 'p1'));
      expect([blocked.cards('p1', 'field'), blocked.cards('p1', 'removed')]).toEqual([['twin'], ['kadaj']]);
      bothPass(castSummon(blocked, 'doom').answer('p1', [blocked.find('p1', 'field', 'twin')]));
      untilThat(
        untilThat(blocked, (at) => inTurnOf(at, 'p2')),
        (at) => inTurnOf(at, 'p1'),
      );
      expect([blocked.cards('p1', 'field'), blocked.cards('p1', 'removed')]).toEqual([[], ['kadaj']]);
    },
  );

  ruling(
    'rules corner',
    '8-034R',
    'what makes a player discard at the end of the turn comes before the limit of the hand, which then finds five',
    () => {
      const toad = forward({
        id: 'toad',
        abilities: [
          whenever(
            'phaseBegan',
            {
              do: 'each-player',
              of: 'opponents',
              effect: sequence(
                { do: 'choose', from: { zone: 'hand', whose: 'player' }, min: 1, max: 1, as: 'given', who: 'player' },
                { do: 'discard', objects: 'given' },
              ),
            },
            { on: [{ event: 'phaseBegan', where: { phase: { equals: 'end' }, seat: { seat: 'opponents' } } }] },
          ),
        ],
      });
      const p1 = { hand: [1, 2, 3, 4, 5, 6].map((index) => ({ card: 'plain', as: `c${index}` })) };
      const at = fftcgTable({ p1, p2: { field: own('toad') } }, [toad, plain], { turn: { phase: 'main2' } });
      bothPass(bothPass(at)).answer('p1', ['c1']);
      bothPass(at);
      expect([at.cards('p1', 'hand').length, at.state.turn.active]).toEqual([5, 'p2']);
    },
  );

  ruling(
    'set 24',
    '24-022H',
    'a card with Limit Break that is broken is heard of, and is not in the Break Zone any more to be taken from there',
    () => {
      const gogo = backup({
        id: 'gogo',
        abilities: [
          whenever(
            'broken',
            { do: 'put', objects: 'lost', zone: 'hand' },
            {
              on: [
                {
                  event: 'broken',
                  where: { object: { object: { is: ['forward'], of: 'you' } } },
                  bind: { lost: 'becomes' },
                },
              ],
            },
          ),
        ],
      });
      const hero = forward({ id: 'hero', cost: 0, limitBreak: 1 });
      const doom = summon({ id: 'doom', cost: 0, targets: [target()], effect: breaking() });
      const p1 = { field: own('gogo'), hand: own('doom'), lb: [...own('hero'), { card: 'hero', as: 'price' }] };
      const at = fftcgTable({ p1 }, [gogo, hero, doom]).answer('p1', { action: 'cast-character', card: 'hero' });
      if (at.state.pending[0]?.kind !== 'priority') at.answer('p1', at.legal('p1')[0] ?? null);
      bothPass(castSummon(at, 'doom').answer('p1', [at.find('p1', 'field', 'hero')]));
      expect(stackOf(at)).toEqual(['gogo']);
      bothPass(at);
      expect([at.cards('p1', 'hand'), at.cards('p1', 'lb')]).toEqual([[], ['hero', 'hero']]);
    },
  );

  ruling(
    'From Nightmares',
    '19-037R',
    'a condition is asked again as it resolves, and must still hold as it did',
    () => {
      const wol = forward({
        id: 'wol',
        cost: 0,
        abilities: [
          whenever('entered', draw(2), { if: { count: { is: ['backup'], of: 'you' }, is: { min: 2, max: 2 } } }),
        ],
      });
      const p1 = { hand: own('wol'), field: [...own('lamp'), { card: 'lamp' }] };
      const at = cast(fftcgTable({ p1, p2: SNIPER }, [wol, sniper, backup({ id: 'lamp' })]), 'wol');
      expect(stackOf(at)).toEqual(['wol']);
      bothPass(snipe(at, 'lamp')).expectNotHappened('drawn');
      expect(at.cards('p1', 'hand')).toEqual([]);
    },
  );
});
