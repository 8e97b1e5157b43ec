import type { Harmless } from './harmless.js';

const SAVES_TIME = 'It saves time: without it the same comes out.';
const TELLS_TYPE = 'What is there is always such a value: the compiler is told so.';
const NOT_TWICE = 'The event does nothing to what it is true of already, and is not logged then.';
const OF_NOTHING = 'An event about nothing does not happen.';
const EXACT = 'A deck of exactly that size has no such fault.';
const SUPPLIED = 'A supply has a number of each resource.';

export const harmless: readonly Harmless[] = [
  { in: '103-validation.ts', change: 'count < RUNES -> (count) <= (RUNES)', because: EXACT },
  {
    in: '103-validation.ts',
    change: 'count < BATTLEFIELDS_BROUGHT -> (count) <= (BATTLEFIELDS_BROUGHT)',
    because: EXACT,
  },
  {
    in: '140-damage.ts',
    change: 'unitsOnBoard(game) .filter((id) => damageOn(game, id) > 0) -> unitsOnBoard(game)',
    because: NOT_TWICE,
  },
  {
    in: '410-stunned.ts',
    change: 'unitsOnBoard(game) .filter((id) => isStunned(game, id)) -> unitsOnBoard(game)',
    because: NOT_TWICE,
  },
  {
    in: '440-after-damage.ts',
    change: 'unitsOnBoard(game) .filter((id) => isAttacking(game, id) || isDefending(game, id)) -> unitsOnBoard(game)',
    because: NOT_TWICE,
  },
  {
    in: '354-payment.ts',
    change: 'bill.parts.length === 0 -> false',
    because: SAVES_TIME,
  },
  { in: '354-payment.ts', change: 'payment === undefined -> false', because: TELLS_TYPE },
  { in: '354-payment.ts', change: 'isRecord(given) -> true', because: TELLS_TYPE },
  { in: '354-payment.ts', change: 'due > 0 -> true', because: OF_NOTHING },
  { in: '354-payment.ts', change: 'due > 0 -> (due) >= (0)', because: OF_NOTHING },
  { in: '353-price.ts', change: 'Array.isArray(result) -> true', because: TELLS_TYPE },
  { in: '158.2-runes.ts', change: 'runes.length === 0 -> false', because: OF_NOTHING },
  { in: '158.2-runes.ts', change: 'isRecord(answer) -> true', because: TELLS_TYPE },
  {
    in: '158.2-runes.ts',
    change: 'DOMAINS.filter((domain) => amountOf(domain) > 0) -> DOMAINS',
    because: OF_NOTHING,
  },
  { in: '158.2-runes.ts', change: 'amountOf(domain) > 0 -> (amountOf(domain)) >= (0)', because: OF_NOTHING },
  { in: '725-deflect.ts', change: 'chosen.length === 0 -> false', because: SAVES_TIME },
  {
    in: '725-deflect.ts',
    change: 'deflect > 0 -> (deflect) >= (0)',
    because: 'What costs nothing more to choose adds nothing to the bill.',
  },
  {
    in: '352.16-payable-choices.ts',
    change: 'of.size === 0 -> false',
    because: SAVES_TIME,
  },
  {
    in: '352.16-crowding.ts',
    change: 'game.state.seats.length < 3 -> false',
    because: 'Of two players no third one can be kept from a battlefield: it saves time.',
  },
  {
    in: '376.1-once.ts',
    change: 'occurrences.length > 1 -> (occurrences.length) >= (1)',
    because: 'Of one occurrence alone none is asked about or dropped.',
  },
  {
    in: '376.3-placing.ts',
    change: 'occurrences.length > 1 -> (occurrences.length) >= (1)',
    because: 'Occurrences are named where there are two of them at least.',
  },
  {
    in: 'events/182.3-control.ts',
    change: 'contesterOf(draft, event.object) === null -> false',
    because: 'Only a contest that is under way is ended.',
  },
  {
    in: '376.2-conditions.ts',
    change: "isAbility(ability) && ability.kind === 'triggered' -> true",
    because: TELLS_TYPE,
  },
  {
    in: '376.2-conditions.ts',
    change:
      "isAbility(ability) && ability.kind === 'triggered' -> (isAbility(ability)) || (ability.kind === 'triggered')",
    because: TELLS_TYPE,
  },
  {
    in: '376.1-once.ts',
    change:
      "isAbility(ability) && ability.kind === 'triggered' -> (isAbility(ability)) || (ability.kind === 'triggered')",
    because: TELLS_TYPE,
  },
  { in: '353.2-additional-costs.ts', change: 'isMainDeckCard(card) -> true', because: TELLS_TYPE },
  {
    in: '103-beginning.ts',
    change: 'card !== undefined && isRiftboundCard(card) -> (card !== undefined) || (isRiftboundCard(card))',
    because: TELLS_TYPE,
  },
  {
    in: '171-play-token.ts',
    change: 'isRecord(card) && isRiftboundCard(card) -> (isRecord(card)) || (isRiftboundCard(card))',
    because: TELLS_TYPE,
  },
  {
    in: '183-control.ts',
    change: "applied.some(({ kind }) => kind === 'effectStarted' || kind === 'effectsEnded') -> true",
    because: SAVES_TIME,
  },
  { in: '354.1-supply.ts', change: '0 -> 1', line: 'const { universal = 0 } = supply', because: SUPPLIED },
  { in: '354.1-supply.ts', change: '0 -> 1', line: '(supply.energy ?? 0)', because: SUPPLIED },
  {
    in: '354.1-supply.ts',
    change: '0 -> 1',
    line: 'universal + sumOf((domain) => supply[domain] ?? 0)',
    because: SUPPLIED,
  },
  { in: '354.1-supply.ts', change: '0 -> 1', line: 'supply.get(resource) ?? 0', because: SUPPLIED },
];
