import type { Json } from '../../../kernel/index.js';
import { each, says, type Phrases } from '../../../wording/index.js';
import { ELEMENTS } from '../card.js';
import { damageOf, itself, just, object } from './means.js';

const you: Json = { seat: 'you' };
const opponents: Json = { seat: 'opponents' };
const yes: Json = { equals: true };
const on = (event: string, where: Json): Json => ({ event, where });
const subject = object('$s');
/** What has dealt damage may be gone. */
const source: Json = object({ '&': ['$s'], zone: 'any' });
const forward: Json = object({ is: ['forward'] });
const broken = on('broken', { object: subject });
const fallen = on('putInto', { object: subject, zone: { equals: 'break' } });
const damaged: Json = object({ '&': ['$f'], markIsSource: 'damagedBy' });
const began = (phase: string, seat?: Json): Json =>
  on('phaseBegan', { phase: { equals: phase }, ...(seat !== undefined && { seat }) });
const chosen = (more: { readonly [field: string]: Json }): Json => on('chosen', { object: subject, ...more });
const summon: Json = object({ zone: 'any', is: ['summon'] });
const ability: Json = object({ zone: 'any', isNot: ['summon'] });

/** What makes an auto-ability trigger. */
export const events: Phrases = {
  someone: [
    says('(a|an) {f:one} either player controls', '$f'),
    says("(your opponent's|an opponent's|the opponent's) {t:field-type}", { '&': ['$t'], of: 'opponents' }),
    says('(a|an) {f:one}', '$f'),
    says('{f:called}', '$f'),
  ],
  subject: [says('(~|this Forward|this Character)', { self: true }), says('{f:someone}', '$f')],
  /** One or several events of one subject; `enters your field` says whose it is by the seat. */
  verb: [
    says('{s:subject} enters the field', [on('entered', { object: subject })]),
    says('{s:subject} enters the field due to your cast', [on('entered', { object: subject, cast: yes, seat: you })]),
    ...each({ 'the Break Zone': 'break', 'the deck': 'deck' }, '{s:subject} enters the field from %', (zone) => [
      on('entered', { object: subject, from: { equals: zone } }),
    ]),
    says('{s:subject} enters the field due to Warp', [on('entered', { object: subject, via: { equals: 'warp' } })]),
    says('{s:subject} enters the field due to an ability', [
      on('entered', { object: subject, via: { equals: 'ability' } }),
      on('entered', { object: subject, via: { equals: 'warp' } }),
    ]),
    says(
      '{s:subject} enters the field (due to a Summon or an ability|due to your Summons or abilities|by Summons or abilities)',
      [on('entered', { object: subject, cast: { equals: false } })],
    ),
    says('{s:subject} enters your field', [on('entered', { object: subject, seat: you })]),
    says("{s:subject} (is returned from the field to its owner's hand|returns to its owner's hand from the field)", [
      on('putInto', { object: subject, zone: { equals: 'hand' } }),
    ]),
    says('{s:subject} deals damage to your opponent or attacks', [
      on('damageProcessed', { source, seat: opponents }),
      on('attacked', { object: subject }),
    ]),
    says('{s:subject} enters the field or deals damage to your opponent', [
      on('entered', { object: subject }),
      on('damageProcessed', { source, seat: opponents }),
    ]),
    says('{s:subject} is dealt damage by (a|an) {f:one}', [
      on('damageDealt', { object: subject, source: object(just('$f', { zone: 'any' })) }),
    ]),
    says("{s:subject} is dealt damage by your opponent's Summons or abilities", [
      on('damageDealt', { object: subject, cause: opponents, battle: { equals: false } }),
    ]),
    says('{s:subject} is chosen by Summons or abilities', [chosen({})]),
    says('{s:subject} is chosen by a Summon or an ability of your opponent', [chosen({ seat: opponents })]),
    says('{s:subject} is chosen by a Summon', [chosen({ source: summon })]),
    says("{s:subject} is chosen by a Forward's ability", [
      chosen({ source: object({ zone: 'any', is: ['forward'] }) }),
    ]),
    says('either player casts a Summon', [on('summonCast', {})]),
    says('you cast (a|an) {f:summons-word}', [
      on('summonCast', { seat: you, object: object(just('$f', { zone: 'any' })) }),
    ]),
    says("{s:subject} enters (opponent's|your opponent's) field", [
      on('entered', { object: subject, seat: opponents }),
    ]),
    says('{s:subject} attacks', [on('attacked', { object: subject })]),
    says('{s:subject} forms a party and attacks', [on('attacked', { object: subject, party: yes })]),
    says('{s:subject} blocks', [on('blocked', { object: subject })]),
    says('{s:subject} is blocked', [on('blocked', { attackers: subject })]),
    says('{s:subject} blocks or is blocked', [
      on('blocked', { object: subject }),
      on('blocked', { attackers: subject }),
    ]),
    says('{s:subject} attacks or blocks', [on('attacked', { object: subject }), on('blocked', { object: subject })]),
    says('{s:subject} enters the field or attacks', [
      on('entered', { object: subject }),
      on('attacked', { object: subject }),
    ]),
    says('{s:subject} is put from the field into the Break Zone', [broken, fallen]),
    says('{s:subject} enters the field or is put from the field into the Break Zone', [
      on('entered', { object: subject }),
      broken,
      fallen,
    ]),
    says("{s:subject} is put from the field into its owner's deck", [
      on('putInto', { object: subject, zone: { equals: 'deck' } }),
    ]),
    says('{s:subject} leaves the field', [on('leftField', { object: subject })]),
    says('{s:subject} enters the field or leaves the field', [
      on('entered', { object: subject }),
      on('leftField', { object: subject }),
    ]),
    says('{s:subject} is dealt damage', [on('damageDealt', { object: subject })]),
    says('{s:subject} deals damage to your opponent', [on('damageProcessed', { source, seat: opponents })]),
    says('{s:subject} deals damage to a Forward', [on('damageDealt', { source, object: forward })]),
    says("{s:subject} is chosen by (your opponent's|opponent's) Summons or abilities", [chosen({ seat: opponents })]),
    says("{s:subject} is chosen by (your opponent's|opponent's) Summons", [
      chosen({ seat: opponents, source: summon }),
    ]),
    says("{s:subject} is chosen by (your opponent's|opponent's) abilities", [
      chosen({ seat: opponents, source: ability }),
    ]),
    says('{s:subject} is chosen by a Summon or an ability', [chosen({})]),
    says('{s:subject} or the {f:called} you control is chosen by a Summon or an ability of your opponent', [
      on('chosen', {
        object: object({ either: [{ '&': ['$s'] }, { '&': ['$f'], of: 'you' }] }),
        seat: opponents,
      }),
    ]),
    says('{s:subject} becomes dull', [on('dulled', { object: subject })]),
    says('you cast a Summon', [on('summonCast', { seat: you })]),
    says('your opponent casts a Summon', [on('summonCast', { seat: opponents })]),
    says('you cast (a|an) {f:kind-of-card}', [on('cast', { seat: you, object: object(just('$f', { zone: 'any' })) })]),
    says('you cast a Character', [on('entered', { seat: you, cast: yes })]),
    says('you cast a card', [on('cast', { seat: you })]),
    says("{s:subject} is chosen by (your opponent's|opponent's) Summon or ability", [chosen({ seat: opponents })]),
    says("{s:subject} is chosen by (your opponent's|opponent's) Summon", [chosen({ seat: opponents, source: summon })]),
    says("{s:subject} is chosen by (your opponent's|opponent's) ability", [
      chosen({ seat: opponents, source: ability }),
    ]),
    says('{s:subject} is put into the Break Zone from the field', [broken, fallen]),
    says(
      '(a|an|the) {f:one} (damaged by|that took damage from) ~ is put from the field into the Break Zone (on|during) the same turn',
      [on('broken', { object: damaged }), on('putInto', { object: damaged, zone: { equals: 'break' } })],
    ),
    says('the Forward {f:called} is put from your field into the Break Zone', [
      on('broken', { object: object({ '&': ['$f'], is: ['forward'], of: 'you' }) }),
      on('putInto', { object: object({ '&': ['$f'], is: ['forward'], of: 'you' }), zone: { equals: 'break' } }),
    ]),
    says('{s:subject} deals damage to (a|an) {f:one}', [on('damageDealt', { source, object: object('$f') })]),
    says('{s:subject} is chosen by a Summon of your opponent', [chosen({ seat: opponents, source: summon })]),
    says("{s:subject} is broken by your opponent's (Summon or ability|Summons or abilities)", [
      on('broken', { object: subject, cause: opponents }),
    ]),
    says('{s:subject} is broken', [broken]),
    says('{s:subject} attacks or is blocked', [
      on('attacked', { object: subject }),
      on('blocked', { attackers: subject }),
    ]),
    says('{s:subject} deals damage to your opponent or to a Forward', [
      on('damageProcessed', { source, seat: opponents }),
      on('damageDealt', { source, object: forward }),
    ]),
    says('{s:subject} deals battle damage to a Forward', [on('damageDealt', { source, object: forward, battle: yes })]),
    says('you draw a card', [on('drawn', { seat: you })]),
    says('your opponent draws a card', [on('drawn', { seat: opponents })]),
    says('your opponent discards a card', [on('discarded', { seat: opponents })]),
    says('your opponent (receives|is dealt) damage', [on('damageProcessed', { seat: opponents })]),
    says('active ~ becomes dull', [on('dulled', { object: object({ self: true }) })]),
    says('(a|~ or a) Character you control is priming', [on('primed', { seat: you })]),
    says('your opponent receives a point of damage', [on('playerDamaged', { seat: opponents })]),
    says('you receive damage', [on('damageProcessed', { seat: you })]),
    says('either player receives a point of damage', [on('playerDamaged', {})]),
    says('(a|an) {c:counter} Counter is removed from ~', [
      on('countersRemoved', { object: object({ self: true, zone: 'any' }), counter: { equals: '$c' } }),
    ]),
    says('you receive a point of damage', [on('playerDamaged', { seat: you })]),
  ],
  'summons-word': [
    says('{e:element} Summon', { is: ['summon', '$e'] }),
    says('Summon of cost {n:number} or more', { is: ['summon'], numbers: { cost: { min: '$n' } } }),
  ],
  'kind-of-card': [
    says('{adjectives} {called} {noun:field-type}', { '&': ['$noun', '$called', '$adjectives'] }),
    says('{adjectives} {noun:field-type}', { '&': ['$noun', '$adjectives'] }),
    says('{e:elements} card', '$e'),
    says('{e:elements} {c:called}', { '&': ['$c', '$e'] }),
    says('{c:called}', '$c'),
    says('{c:called} card', '$c'),
    says('Multi-Element card', { severalOf: ELEMENTS }),
    says('Character of cost {n:number} or more', { isNot: ['summon'], numbers: { cost: { min: '$n' } } }),
  ],
  /** "~ or a Job Knight": of either. */
  twice: [
    says('~ or (a|an) {f:one} enters your field', [
      on('entered', { object: object({ self: true }), seat: you }),
      on('entered', { object: object('$f'), seat: you }),
    ]),
    says('~ , (a|an) {f:one} or (a|an) {g:one} enters your field', [
      on('entered', { object: object({ self: true }), seat: you }),
      on('entered', { object: object('$f'), seat: you }),
      on('entered', { object: object('$g'), seat: you }),
    ]),
    says('(a|an) {f:one} enters your field or (a|an) {g:one} leaves the field', [
      on('entered', { object: object('$f'), seat: you }),
      on('leftField', { object: object('$g') }),
    ]),
    says('~ or {f:called} enters your field', [
      on('entered', { object: object({ self: true }), seat: you }),
      on('entered', { object: object('$f'), seat: you }),
    ]),
    says('~ or (a|an) {f:one} is dealt damage', [
      on('damageDealt', { object: object({ self: true }) }),
      on('damageDealt', { object: object('$f') }),
    ]),
    says('~ or (a|an) {f:one} is put from the field into the Break Zone', [
      on('broken', { object: object({ self: true }) }),
      on('putInto', { object: object({ self: true }), zone: { equals: 'break' } }),
      on('broken', { object: object('$f') }),
      on('putInto', { object: object('$f'), zone: { equals: 'break' } }),
    ]),
    says('~ or (a|an) {f:one} enters your field due to Warp', [
      on('entered', { object: object({ self: true }), seat: you, via: { equals: 'warp' } }),
      on('entered', { object: object('$f'), seat: you, via: { equals: 'warp' } }),
    ]),
    says('~ enters the field or when ~ is put from the field into the Break Zone', [
      on('entered', itself),
      on('broken', itself),
      on('putInto', { object: object({ self: true }), zone: { equals: 'break' } }),
    ]),
    says('~ or your {e:element} Summon deals damage to a Forward', [
      on('damageDealt', { source: object({ self: true, zone: 'any' }), object: forward }),
      on('damageDealt', { source: object({ is: ['summon', '$e'], of: 'you', zone: 'any' }), object: forward }),
    ]),
    says('~ or (a|an) {f:one} attacks', [
      on('attacked', { object: object({ self: true }) }),
      on('attacked', { object: object('$f') }),
    ]),
  ],
  moment: [
    says('at the end of your turn', [began('end', you)]),
    says('at the end of each of your turns', [began('end', you)]),
    says("at the end of your opponent's turn", [began('end', opponents)]),
    says("at the beginning of your opponent's Main Phase 1", [began('main1', opponents)]),
    says("at the end of each of your opponent's turns", [began('end', opponents)]),
    says("at the end of each player's turn", [began('end')]),
    says('at the end of (each|the) turn', [began('end')]),
    says('at the beginning of the Attack Phase during each of your turns', [began('attack', you)]),
    says('at the beginning of the Attack Phase during your turn', [began('attack', you)]),
    says('at the beginning of your Attack Phase', [began('attack', you)]),
    says("at the beginning of your opponent's Attack Phase", [began('attack', opponents)]),
    says("at the beginning of the Attack Phase during each of your opponent's turns", [began('attack', opponents)]),
    says("at the beginning of the Attack Phase during each player's turn", [began('attack')]),
    says("at the beginning of the Attack Phase during each player's turns", [began('attack')]),
    says('at the beginning of (your|) Main Phase 1 (|during each of your turns|during your turn)', [
      began('main1', you),
    ]),
    says('each turn , at the beginning of Main Phase 1', [began('main1')]),
    says('at the beginning of (your|) Main Phase 2 (|during each of your turns|during your turn)', [
      began('main2', you),
    ]),
  ],
  head: [
    says('(when|each time) {e:verb}', { on: '$e' }),
    says('when {e:twice}', { on: '$e' }),
    says('{e:moment}', { on: '$e' }),
    ...Object.entries({ 'Main Phase 1': 'main1', 'the Attack Phase': 'attack' }).map(([phase, name]) =>
      says(`when ~ enters the field or at the beginning of ${phase} during each of your turns`, {
        on: [on('entered', itself), began(name, you)],
      }),
    ),
    says('{p:party-head}', '$p'),
    says('{p:priming-head}', '$p'),
    says('{d:discard-head}', '$d'),
    says('{c:chosen-head}', '$c'),
    says('when an active {f:one} becomes dull due to your (Summon or ability|Summons or abilities)', {
      on: [on('dulled', { object: object({ '&': ['$f'], marks: { dull: false } }), cause: you })],
      looksBack: true,
    }),
    says('when {s:subject} is dealt {n:power} damage or more', {
      on: [on('damageDealt', { object: subject })],
      if: { not: { more: '$n', than: { bound: { event: 'amount' } } } },
    }),
    says('when you receive a fifth point of damage', {
      on: [on('playerDamaged', { seat: you })],
      while: { count: damageOf('you'), is: { min: 5, max: 5 } },
    }),
    says("during each turn , when you cast the second card you've cast", {
      on: [on('cast', { seat: you })],
      while: { happened: 'cast', by: 'you', is: { min: 2, max: 2 } },
    }),
    says('when your opponent draws a card outside of (his/her|their) Draw Phase', {
      on: [on('drawn', { seat: opponents })],
      while: { not: { all: [{ turn: 'opponents' }, { phase: ['draw'] }] } },
    }),
    says("during your opponent's Attack Phase , when {e:verb}", {
      on: '$e',
      while: { all: [{ turn: 'opponents' }, { phase: ['attack'] }] },
    }),
    says('during your turn , when {e:verb}', { on: '$e', while: { turn: 'yours' } }),
    says("during your opponent's turn , when {e:verb}", { on: '$e', while: { turn: 'opponents' } }),
  ],
};
