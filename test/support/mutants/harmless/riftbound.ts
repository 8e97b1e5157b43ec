import type { Harmless } from './harmless.js';

const SAVES_TIME = 'It saves time: without it the same comes out.';
const TELLS_TYPE = 'What is there is always such a value: the compiler is told so.';
const NOT_TWICE = 'The event does nothing to what it is true of already, and is not logged then.';
const OF_NOTHING = 'An event about nothing does not happen.';
const EXACT = 'A deck of exactly that size has no such fault.';
const CHOOSES_NOTHING = 'A permanent chooses nothing as it is played: its announcement yields the same names.';
const NO_DAMAGE = 'Without units of one side no damage is dealt either.';
const SAME_END = 'What has failed is passed on as it is, and the caller sees that it has failed.';
const ALWAYS_GIVEN = 'The step before has always noted this value: the default is never used.';
const NAMED_BY_RULES = 'Only rules name a unit here: one that is on the board, and whose side is another.';
const OWN_GUARD = 'The event itself does nothing to what is elsewhere.';
const PATH_OF_PERMANENT =
  'A text of a permanent is one of its abilities: its path begins with `abilities` and a number.';
const COUNTS_ON = 'The number only limits how far is counted: one way is more than none.';
const GONE = 'Words, costs and rules name only what is there, and once in a batch.';
const STAGED = 'What is staged is contested by a player, and for a combat an opponent is there.';
const ON_CHAIN = 'It has just been put on the chain, and nothing else has happened since.';
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
    change: 'bill.parts.length === 0 && isEachOfItsOwn(adding) -> false',
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
  { in: '351-play.ts', change: 'isPermanentCard(game, playing.card) -> false', because: CHOOSES_NOTHING },
  { in: '351-play.ts', change: 'isPermanent(cardOf(game, card)) -> false', because: CHOOSES_NOTHING },
  { in: '438-combat.ts', change: 'hasBothSides(game, locals) -> true', because: NO_DAMAGE },
  {
    in: '438-combat.ts',
    change: 'hasSide(game, battlefield, isAttacking) && hasSide(game, battlefield, isDefending) -> true',
    because: NO_DAMAGE,
  },
  {
    in: '438-combat.ts',
    change:
      'hasSide(game, battlefield, isAttacking) && hasSide(game, battlefield, isDefending) -> (hasSide(game, battlefield, isAttacking)) || (hasSide(game, battlefield, isDefending))',
    because: NO_DAMAGE,
  },
  { in: '354-payment.ts', change: '1 -> 2', line: 'sources: sourcesOf(game, bill) }), 1) > 0', because: COUNTS_ON },
  { in: '354-payment.ts', change: 'usedUp.length > 0 -> true', because: OF_NOTHING },
  { in: '354-payment.ts', change: 'usedUp.length > 0 -> (usedUp.length) >= (0)', because: OF_NOTHING },
  { in: '404-deal.ts', change: 'usedUp.length === 0 -> false', because: OF_NOTHING },
  { in: '353-bill.ts', change: 'saved === 0 -> false', because: 'Nothing saved is a reduction by nothing.' },
  { in: '353-bill.ts', change: '0 -> 1', line: 'saved = 0, savedPower = [], costs, ...choices', because: ALWAYS_GIVEN },
  { in: '353.2-additional-costs.ts', change: 'n > 0 -> (n) >= (0)', because: 'A cost of no energy adds nothing.' },
  {
    in: '326-resolving.ts',
    change: 'needsSettling(game, announced) -> true',
    because: 'It saves time: where nothing is to be settled the same names come out.',
  },
  {
    in: '326-pending.ts',
    change: 'canBeAnnounced(game, choices) -> true',
    because: 'An announcement that cannot be made fails, and the ability leaves the chain by the same event.',
  },
  {
    in: '369-activated.ts',
    change: 'hasFailed(result) -> false',
    line: 'end: (_game, _using, result)',
    because: SAME_END,
  },
  {
    in: '416.3-pay-any.ts',
    change: 'amount === 0 -> false',
    because: 'It saves time: a payment of nothing asks nothing and spends nothing.',
  },
  {
    in: '416.3-pay-any.ts',
    change: '0 -> 1',
    line: "const bill = billFor(game, scope, node.resource, numberIn(locals['amount'] ?? 0))",
    because: ALWAYS_GIVEN,
  },
  {
    in: '416.3-pay-any.ts',
    change: '0 -> 1',
    line: "[node.as]: numberIn(locals['amount'] ?? 0)",
    because: ALWAYS_GIVEN,
  },
  { in: '171-play-token.ts', change: '0 -> 1', line: "left: numberIn(locals['left'] ?? 0) - 1", because: ALWAYS_GIVEN },
  { in: '727-hidden.ts', change: 'isRecord(node) -> true', because: TELLS_TYPE },
  { in: '727-hidden.ts', change: 'from !== undefined && isRecord(from) -> true', because: TELLS_TYPE },
  {
    in: '727-hidden.ts',
    change: 'from !== undefined && isRecord(from) -> (from !== undefined) || (isRecord(from))',
    because: TELLS_TYPE,
  },
  {
    in: '727-hidden.ts',
    change: 'not === undefined || !isRecord(not) -> (not === undefined) && (!isRecord(not))',
    because: TELLS_TYPE,
  },
  { in: '727-hidden.ts', change: "field !== 'abilities' || index === undefined -> false", because: PATH_OF_PERMANENT },
  {
    in: '727-hidden.ts',
    change: "field !== 'abilities' || index === undefined -> (field !== 'abilities') && (index === undefined)",
    because: PATH_OF_PERMANENT,
  },
  {
    in: '727-hidden.ts',
    change: 'false -> true',
    line: "if (field !== 'abilities' || index === undefined) return false",
    because: PATH_OF_PERMANENT,
  },
  {
    in: 'events/182.3-control.ts',
    change: 'contesterOf(draft, event.object) !== null -> false',
    because: 'Rules contest a battlefield only if nobody contests it, and each battlefield once.',
  },
  {
    in: 'events/182.3-control.ts',
    change: 'controllerOf(draft, event.object) === event.seat -> false',
    because: 'Rules give control only to a player who has none of it.',
  },
  {
    in: 'events/182.3-control.ts',
    change: 'seat === null -> false',
    because: 'Rules take away only control that somebody has.',
  },
  {
    in: 'events/182.3-control.ts',
    change: 'from === event.seat -> false',
    because: 'The kernel names only what is due to another player.',
  },
  {
    in: '182-establishing.ts',
    change: 'isContested -> true',
    because: 'A contest that is not under way is not ended.',
  },
  {
    in: '182-establishing.ts',
    change: 'contesterOf(game, object) === null -> false',
    because: 'A contest that is not under way is not ended.',
  },
  {
    in: 'events/438-combat.ts',
    change: 'unit === undefined || unit.marks[event.side] === true -> false',
    because: NAMED_BY_RULES,
  },
  {
    in: 'events/438-combat.ts',
    change:
      'unit === undefined || unit.marks[event.side] === true -> (unit === undefined) && (unit.marks[event.side] === true)',
    because: NAMED_BY_RULES,
  },
  {
    in: 'events/438-combat.ts',
    change: 'true -> false',
    line: 'unit.marks[event.side] === true',
    because: NAMED_BY_RULES,
  },
  {
    in: 'events/438-combat.ts',
    change: 'unit === undefined || SIDES.every((side) => unit.marks[side] !== true) -> false',
    because: NAMED_BY_RULES,
  },
  {
    in: 'events/438-combat.ts',
    change:
      'unit === undefined || SIDES.every((side) => unit.marks[side] !== true) -> (unit === undefined) && (SIDES.every((side) => unit.marks[side] !== true))',
    because: NAMED_BY_RULES,
  },
  {
    in: '415-kill.ts',
    change:
      "present(game, boundIds(node.objects, from)) .filter(({ zone }) => kindOfZone(zone) === 'board') -> present(game, boundIds(node.objects, from))",
    because: OWN_GUARD,
  },
  {
    in: '409-discard.ts',
    change:
      "present(game, boundIds(node.objects, from)) .filter(({ zone }) => kindOfZone(zone) === 'hand') -> present(game, boundIds(node.objects, from))",
    because: OWN_GUARD,
  },
  {
    in: '412-counter.ts',
    change:
      'present(game, boundIds(node.objects, from)) .filter(({ waiting }) => waiting !== undefined) -> present(game, boundIds(node.objects, from))',
    because: OWN_GUARD,
  },
  {
    in: '314-turn.ts',
    change: 'false -> true',
    line: 'untilOpen.with({ combats: false })',
    because: 'A player asked which of several begins is always asked with the kind of them.',
  },
  {
    in: '314-turn.ts',
    change: 'false -> true',
    line: 'left = false',
    because: 'Only the first turn begins without it, and that is named by its number.',
  },
  {
    in: '322-until-open.ts',
    change: 'true -> false',
    line: 'first: true',
    because: 'Outside of a combat nothing asks whether the first chain is under way.',
  },
  { in: '117-mulligan.ts', change: 'aside.length === 0 -> false', because: OF_NOTHING },
  { in: '418-burn-out.ts', change: 'objects.length === 0 -> false', because: OF_NOTHING },
  { in: '379-do-this.ts', change: 'placed.length === 0 -> false', because: SAVES_TIME },
  { in: 'put-on-deck.ts', change: 'batches.length === 0 -> false', because: SAVES_TIME },
  {
    in: 'put-on-deck.ts',
    change: 'waiting.length < 2 -> false',
    because: 'Of one card no order is asked: it saves time.',
  },
  {
    in: '353-price.ts',
    change: '!isAffordable(game, priced) -> false',
    because: 'Only a card that can be paid for comes so far: whoever plays it, or has it played, has just asked that.',
  },
  {
    in: '406.3-play.ts',
    change: 'isUnit -> true',
    line: 'const hidden = isUnit',
    because: 'Only units are put somewhere: the place of another card is not read.',
  },
  { in: '406.3-play.ts', change: 'to === undefined -> false', because: 'An absent place is none.' },
  { in: '439-damage.ts', change: 'amount === 0 -> false', because: OF_NOTHING },
  {
    in: '315.1-awaken.ts',
    change:
      '[...legendOf(game, seat), ...boardOfSeat(game, seat), . … ame, seat)] .filter((id) => isExhausted(game, id)) -> [...legendOf(game, seat), ...boardOfSeat(game, seat), ...runesOf(game, seat)]',
    because: NOT_TWICE,
  },
  {
    in: '415-leaving.ts',
    change: "permanent === undefined || kindOfZone(permanent.zone) !== 'board' -> false",
    because: GONE,
  },
  {
    in: '415-leaving.ts',
    change:
      "permanent === undefined || kindOfZone(permanent.zone) !== 'board' -> (permanent === undefined) && (kindOfZone(permanent.zone) !== 'board')",
    because: GONE,
  },
  { in: '415-leaving.ts', change: "held === undefined || kindOfZone(held.zone) !== 'hand' -> false", because: GONE },
  {
    in: '415-leaving.ts',
    change:
      "held === undefined || kindOfZone(held.zone) !== 'hand' -> (held === undefined) && (kindOfZone(held.zone) !== 'hand')",
    because: GONE,
  },
  { in: '415-leaving.ts', change: 'item?.waiting === undefined -> false', because: GONE },
  { in: '322-until-open.ts', change: 'begun === null -> false', because: STAGED },
  { in: '322-until-open.ts', change: 'seat === null -> false', because: STAGED },
  { in: '322-until-open.ts', change: 'attacker === null || defender === undefined -> false', because: STAGED },
  {
    in: '322-until-open.ts',
    change: 'attacker === null || defender === undefined -> (attacker === null) && (defender === undefined)',
    because: STAGED,
  },
  {
    in: '352.2-places-by-text.ts',
    change: 'false -> true',
    line: "card.type !== 'unit'",
    because: 'Only a unit is asked where it may go.',
  },
  { in: '356-playing.ts', change: 'item === undefined -> false', because: ON_CHAIN },
  {
    in: '410-statuses.ts',
    change: "!isMarked(draft, event.object, 'stunned') -> false",
    because: 'Rules end the stun only of what is stunned.',
  },
  { in: 'events/328-chain.ts', change: 'item?.waiting === undefined -> false', because: ON_CHAIN },
  { in: '416-resources.ts', change: 'left.length === 0 -> false', because: OF_NOTHING },
  {
    in: 'events/438-combat.ts',
    change: 'unit.marks[side] !== true -> (unit.marks[side]) === (true)',
    because: NAMED_BY_RULES,
  },
  { in: 'events/404-damage.ts', change: 'objectIn(draft, object) !== undefined -> true', because: GONE },
  { in: '134.2-power-costs.ts', change: '0 -> 1', line: 'const { any = 0 } = power', because: ALWAYS_GIVEN },
  {
    in: '388-items.ts',
    change: "typeof value === 'object' && value !== null && 'do' in value && typeof value.do === 'string' -> true",
    because: TELLS_TYPE,
  },
  { in: '408.4-facedown-shown.ts', change: 'Array.isArray(objects) -> true', because: TELLS_TYPE },
  { in: '103-beginning.ts', change: 'card !== undefined && isRiftboundCard(card) -> true', because: TELLS_TYPE },
  {
    in: '342.1-first-chain.ts',
    change: 'procedure === SHOWDOWN && isRecord(locals) -> (procedure === SHOWDOWN) || (isRecord(locals))',
    because: 'No other procedure notes a first that is true.',
  },
];
