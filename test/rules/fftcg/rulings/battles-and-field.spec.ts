/** Battles, damage, and who may be on the field. */
import { describe, expect } from 'vitest';
import {
  activated,
  always,
  breaking,
  deal,
  draw,
  keyword,
  modify,
  power,
  sequence,
  target,
} from '../../../support/fftcg-abilities.js';
import { damage } from '../../../support/fftcg-damage.js';
import { cast, castSummon, plain } from '../../../support/fftcg-play.js';
import {
  attackWith,
  backup,
  bothPass,
  fftcgTable,
  forward,
  monster,
  PASS,
  summon,
  toAttack,
} from '../../../support/fftcg.js';
import { ruling } from '../../../support/rulings.js';

const own = (...cards: readonly string[]) => cards.map((card) => ({ card, as: card }));
const wall = forward({ id: 'wall', power: 9000 });
const use = (source: string, ability: string) => ({ action: 'use-ability', source, ability });

describe('a battle', () => {
  ruling(
    'Opus VIII',
    '8-022R',
    'has who gains power while attacking gain it as it attacks, and lose it when the damage is dealt',
    () => {
      const spider = forward({
        id: 'spider',
        abilities: [
          { kind: 'static', name: 'web', affects: { self: true, marks: { attacking: true } }, changes: [power(3000)] },
        ],
      });
      const at = toAttack(fftcgTable({ p1: { field: own('spider') }, p2: { field: own('plain') } }, [spider, plain]));
      expect(at.facts('spider').numbers['power']).toBe(5000);
      at.answer('p1', ['spider']);
      expect(at.facts('spider').numbers['power']).toBe(8000);
      bothPass(bothPass(at).answer('p2', { block: 'plain' }));
      expect([at.cards('p2', 'break'), at.marks('spider')['damage']]).toEqual([['plain'], 5000]);
      // With the damage step its attack is over, and as much damage as power breaks it.
      bothPass(at);
      expect(at.cards('p1', 'break')).toEqual(['spider']);
    },
  );

  ruling(
    'From Nightmares',
    '19-009C',
    'is none for an attacker that is no Forward any more: it deals no damage and takes none',
    () => {
      const bomb = monster({
        id: 'bomb',
        abilities: [
          activated(
            'wake',
            sequence(
              { do: 'all', from: { self: true }, as: 'itself' },
              modify('itself', { change: 'tag', tag: 'forward' }),
              modify('itself', power(7000)),
            ),
          ),
        ],
      });
      const sleep = summon({
        id: 'sleep',
        cost: 0,
        targets: [target({ is: ['monster'] })],
        effect: modify('target', { change: 'lose-tag', tag: 'forward' }),
      });
      const p1 = { field: own('bomb'), hand: own('sleep') };
      const at = fftcgTable({ p1, p2: { field: own('wall') } }, [bomb, sleep, wall]);
      bothPass(at.answer('p1', use('bomb', 'wake')));
      attackWith(toAttack(at), 'bomb').answer('p2', { block: 'wall' });
      bothPass(castSummon(at, 'sleep').answer('p1', ['bomb']));
      bothPass(at).expectHappened('battleBroken').expectNotHappened('damageDealt');
      expect([at.marks('wall')['damage'], at.cards('p1', 'field'), at.cards('p2', 'damage')]).toEqual([
        undefined,
        ['bomb'],
        [],
      ]);
    },
  );

  ruling(
    'Opus III',
    '3-017H',
    'cannot be joined by a blocker that came after the text that forbids all blocking',
    () => {
      const nine = forward({
        id: 'nine',
        abilities: [
          activated('howl', {
            do: 'float',
            until: 'endOfTurn',
            ability: {
              kind: 'prohibition',
              name: 'no-block',
              on: { event: 'blocking', where: { seat: { seat: 'opponents' } } },
            },
          }),
        ],
      });
      const late = forward({ id: 'late', cost: 0, keywords: ['back-attack'] });
      const at = fftcgTable({ p1: { field: own('nine') }, p2: { field: own('wall'), hand: own('late') } }, [
        nine,
        wall,
        late,
      ]);
      bothPass(at.answer('p1', use('nine', 'howl')));
      at.answer('p1', PASS).answer('p2', { action: 'cast-character', card: 'late' });
      bothPass(attackWith(toAttack(at), 'nine'));
      expect([at.cards('p2', 'field').length, at.cards('p2', 'damage').length]).toEqual([2, 1]);
    },
  );

  ruling(
    'megathread',
    '',
    'of a Party lets the blocker break one member or another, and it is dealt what all of them have',
    () => {
      const table = () => {
        const p1 = { field: own('three', 'four') };
        const cards = [
          forward({ id: 'three', power: 3000 }),
          forward({ id: 'four', power: 4000 }),
          forward({ id: 'six', power: 6000 }),
        ];
        const at = toAttack(fftcgTable({ p1, p2: { field: own('six') } }, cards));
        return bothPass(attackWith(at, 'three', 'four').answer('p2', { block: 'six' })).expectDecision({
          p2: 'divideDamage',
        });
      };
      const four = table();
      four.answer('p2', { [four.id('four')]: 4000, [four.id('three')]: 2000 });
      expect([four.cards('p1', 'break'), four.cards('p2', 'break')]).toEqual([['four'], ['six']]);
      const three = table();
      three.answer('p2', { [three.id('four')]: 3000, [three.id('three')]: 3000 });
      expect([three.cards('p1', 'break'), three.marks('four')['damage']]).toEqual([['three'], 3000]);
    },
  );
});

describe('damage', () => {
  ruling('game FAQ', '', 'adds up on a Forward and takes nothing of its power', () => {
    const shot = summon({ id: 'shot', cost: 0, targets: [target()], effect: deal(4000) });
    const p1 = { hand: [...own('shot'), { card: 'shot', as: 'second' }, { card: 'shot', as: 'third' }] };
    const at = fftcgTable({ p1, p2: { field: own('wall') } }, [shot, wall]);
    bothPass(castSummon(at, 'shot').answer('p1', ['wall']));
    bothPass(castSummon(at, 'second').answer('p1', ['wall']));
    expect([at.marks('wall')['damage'], at.facts('wall').numbers['power']]).toEqual([8000, 9000]);
    bothPass(castSummon(at, 'third').answer('p1', ['wall']));
    expect(at.cards('p2', 'break')).toEqual(['wall']);
  });

  ruling('Opus VIII', '8-013C', 'is raised once for each time that an ability which raises it was used', () => {
    const warrior = forward({
      id: 'warrior',
      abilities: [
        activated('brace', {
          do: 'float',
          until: 'endOfTurn',
          ability: {
            kind: 'replacement',
            name: 'braced',
            on: {
              event: 'damageDealt',
              where: { source: { object: { named: 'warrior' } } },
              bind: { amount: 'amount' },
            },
            instead: { with: 'fields', fields: { amount: { plus: [{ bound: 'amount' }, 2000] } } },
          },
        }),
      ],
    });
    const giant = forward({ id: 'giant', power: 12000 });
    const at = fftcgTable({ p1: { field: own('warrior') }, p2: { field: own('giant') } }, [warrior, giant]);
    for (const _time of [1, 2]) bothPass(at.answer('p1', use('warrior', 'brace')));
    attackWith(toAttack(at), 'warrior').answer('p2', { block: 'giant' });
    bothPass(at);
    for (let [open] = at.state.pending; open?.kind === 'replacement'; [open] = at.state.pending)
      at.answer(open.seat, at.legal(open.seat)[0] ?? null);
    expect(at.marks('giant')['damage']).toBe(9000);
  });

  ruling(
    'Opus VIII',
    '8-001R',
    'of two points is dealt in full before the EX Burst of the first card is asked about',
    () => {
      const burst = summon({ id: 'burst', exBurst: {}, effect: draw() });
      const at = damage(2, { deck: ['burst', 'plain', 'plain'] }, [burst]).expectDecision({ p2: 'exBurst' });
      expect([at.cards('p2', 'damage'), at.cards('p2', 'hand')]).toEqual([['burst', 'plain'], []]);
    },
  );

  ruling(
    'Opus X',
    '10-005C',
    'gives a Damage ability at the very moment at which it is enough, beside the others that a card has',
    () => {
      const blow = summon({ id: 'blow', cost: 0, effect: { do: 'damage-player', who: 'opponent', count: 1 } });
      const imp = forward({
        id: 'imp',
        abilities: [
          activated('bite', draw()),
          { ...activated('claw', draw(2)), while: { count: { zone: 'damage', of: 'you' }, is: { min: 5 } } },
          { ...always(keyword('haste')), while: { count: { zone: 'damage', of: 'you' }, is: { min: 5 } } },
        ],
      });
      const at = fftcgTable({ p1: { hand: own('blow') }, p2: { field: own('imp'), damage: 4 } }, [blow, imp]);
      const usable = () =>
        at
          .answer('p1', PASS)
          .legal('p2')
          .flatMap((answer) =>
            typeof answer === 'object' && answer !== null && 'ability' in answer ? [answer['ability']] : [],
          );
      bothPass(castSummon(at, 'blow'));
      expect([at.cards('p2', 'damage').length, at.facts('imp').keywords['haste']]).toEqual([5, 0]);
      expect(usable()).toEqual(['bite', 'claw']);
    },
  );

  ruling(
    'megathread',
    '18-137S',
    'by an EX Burst is of the marked ability alone: the other one of the card does nothing then',
    () => {
      const aranea = forward({
        id: 'aranea',
        exBurst: { ability: 'pierce' },
        abilities: [
          {
            kind: 'triggered',
            name: 'pierce',
            on: [{ event: 'entered', where: { object: { object: { self: true } } } }],
            effect: draw(),
          },
          {
            kind: 'triggered',
            name: 'dive',
            on: [{ event: 'entered', where: { object: { object: { self: true } } } }],
            while: { count: { zone: 'damage', of: 'you' }, is: { min: 1 } },
            effect: draw(2),
          },
        ],
      });
      const at = damage(1, { deck: ['aranea', 'plain', 'plain', 'plain', 'plain'] }, [aranea]).answer('p2', 'yes');
      expect(at.cards('p2', 'hand')).toHaveLength(1);
    },
  );

  ruling(
    'quiz',
    '13-119L',
    'to a player with six, dealt by one who must draw from an empty deck for it, has both lose: a draw',
    () => {
      const sophie = forward({
        id: 'sophie',
        power: 10000,
        abilities: [activated('gamble', sequence(draw(), { do: 'damage-player', who: 'opponent', count: 1 }))],
      });
      const at = fftcgTable({ p1: { field: own('sophie'), deck: 0 }, p2: { damage: 6 } }, [sophie]);
      bothPass(at.answer('p1', use('sophie', 'gamble')));
      expect(at.state.outcome).toMatchObject({ draw: true });
    },
  );
});

describe('the field', () => {
  const hero = forward({ id: 'hero', cost: 0 });

  ruling('rules corner', '', 'takes two Forwards whose names differ in a bracket alone', () => {
    const third = forward({ id: 'hero-3', name: 'hero (III)', cost: 0 });
    const at = fftcgTable({ p1: { field: own('hero'), hand: own('hero-3') } }, [hero, third]);
    expect(cast(at, 'hero-3').cards('p1', 'field')).toEqual(['hero', 'hero-3']);
  });

  ruling(
    'megathread',
    '24-090L',
    'may give a player a second Forward of a name by a change of control: both are put into the Break Zone of their owners',
    () => {
      const charm = summon({
        id: 'charm',
        cost: 0,
        targets: [target({ is: ['forward'], of: 'opponents' })],
        effect: { do: 'gain-control', objects: 'target', until: 'endOfTurn' },
      });
      const p1 = { field: own('hero'), hand: own('charm') };
      const at = fftcgTable({ p1, p2: { field: [{ card: 'hero', as: 'theirs' }] } }, [hero, charm]);
      bothPass(castSummon(at, 'charm').answer('p1', ['theirs'])).expectHappened('controlChanged');
      expect([at.cards('p1', 'break'), at.cards('p2', 'break')]).toEqual([['charm', 'hero'], ['hero']]);
    },
  );

  ruling(
    'rules corner',
    '10-069R',
    'loses by a break who cannot be put into the Break Zone by the opponent otherwise',
    () => {
      const tortoise = forward({
        id: 'tortoise',
        abilities: [
          {
            kind: 'prohibition',
            name: 'rooted',
            on: {
              event: 'putInto',
              where: { object: { object: { self: true } }, zone: { equals: 'break' }, cause: { seat: 'opponents' } },
            },
          },
        ],
      });
      const bury = summon({
        id: 'bury',
        cost: 0,
        targets: [target()],
        effect: { do: 'put', objects: 'target', zone: 'break' },
      });
      const odin = summon({ id: 'odin', cost: 0, targets: [target()], effect: breaking() });
      const p1 = { hand: own('bury', 'odin') };
      const at = fftcgTable({ p1, p2: { field: own('tortoise') } }, [tortoise, bury, odin]);
      bothPass(castSummon(at, 'bury').answer('p1', ['tortoise']));
      expect(at.cards('p2', 'field')).toEqual(['tortoise']);
      bothPass(castSummon(at, 'odin').answer('p1', ['tortoise']));
      expect(at.cards('p2', 'break')).toEqual(['tortoise']);
    },
  );

  ruling('first FAQ', '1-001R', 'takes no sixth Backup: it cannot even be tried', () => {
    const lamp = backup({ id: 'lamp', cost: 0 });
    const p1 = { field: ['lamp', 'lamp', 'lamp', 'lamp', 'lamp'], hand: own('lamp') };
    const at = fftcgTable({ p1 }, [lamp]);
    at.expectRefused('p1', { action: 'cast-character', card: 'lamp' }, 'field.five-backups', '7.7.4');
    expect(at.legal('p1')).toEqual([PASS]);
  });
});
