import type { Harmless } from './harmless.js';

const SAVES_TIME = 'It saves time: without it the same comes out.';
const TELLS_TYPE = 'What is there is always such a value: the compiler is told so.';
const JUST_FOUND = 'What is named was found there in the step before, and nothing has happened since.';
const NO_NAME = 'What has no name is kept under one that no card can ask for.';
const HAS_ONE = 'Who still plays has a Phoenixborn: the compiler is told so.';
const NOBODY = 'A window in which no player can respond ends without an entry in the log.';

export const harmless: readonly Harmless[] = [
  {
    in: 'recovery-phase.ts',
    change: 'answersOf(asked, result) .filter(({ chosen }) => chosen.length > 0) -> answersOf(asked, result)',
    because: 'An event about no dice does not happen.',
  },
  {
    in: 'recovery-phase.ts',
    change: 'chosen.length > 0 -> (chosen.length) >= (0)',
    because: 'An event about no dice does not happen.',
  },
  {
    in: 'recovery-phase.ts',
    change: 'objects.length === 0 -> false',
    because: 'An event about no dice does not happen.',
  },
  {
    in: 'recovery-phase.ts',
    change: 'phoenixborn !== null && hasGuarded(game, phoenixborn) -> true',
    because: 'A Phoenixborn that is not turned is not turned back, and who still plays has one.',
  },
  {
    in: 'recovery-phase.ts',
    change:
      'phoenixborn !== null && hasGuarded(game, phoenixborn) -> (phoenixborn !== null) || (hasGuarded(game, phoenixborn))',
    because: 'A Phoenixborn that is not turned is not turned back, and who still plays has one.',
  },
  {
    in: 'damage-process.ts',
    change: 'name !== damage.name || locals === undefined -> (name !== damage.name) && (locals === undefined)',
    because: 'A text is given the frame of a damage process, which is there or not.',
  },
  {
    in: 'damage-process.ts',
    change: 'isRecord(because) -> true',
    because: TELLS_TYPE,
  },
  {
    in: 'deck.6-conjuration-pile.ts',
    change: 'card !== undefined && isAshesCard(card) -> (card !== undefined) || (isAshesCard(card))',
    because: TELLS_TYPE,
  },
  { in: 'glossary.attach.ts', change: 'isAshesCard(card) && isAlteration(card) -> true', because: TELLS_TYPE },
  {
    in: 'glossary.attach.ts',
    change: 'isAshesCard(card) && isAlteration(card) -> (isAshesCard(card)) || (isAlteration(card))',
    because: TELLS_TYPE,
  },
  {
    in: 'reaction-could-react.ts',
    change: "card.type !== 'ally' && card.type !== 'alteration' -> false",
    because: 'Other cards have no such box.',
  },
  { in: 'each-draws.ts', change: 'own === null -> false', because: HAS_ONE },
  {
    in: 'simul.multi-to-each.ts',
    change: 'was === undefined -> false',
    because: 'What an effect affects has been there.',
  },
  {
    in: 'dice-matching.ts',
    change: '1 -> 2',
    because: 'Each place has a symbol, and each die that is given pays for one.',
  },
  {
    in: 'glossary.facedown-below.ts',
    change: 'objectIn(draft, object) === undefined || host === undefined -> false',
    because: JUST_FOUND,
  },
  {
    in: 'glossary.facedown-below.ts',
    change:
      'objectIn(draft, object) === undefined || host === undefined -> (objectIn(draft, object) === undefined) && (host === undefined)',
    because: JUST_FOUND,
  },
  {
    in: 'glossary.facedown-below.ts',
    change: '!IN_PLAY.includes(kindOfZone(host.zone)) -> false',
    because: JUST_FOUND,
  },
  { in: 'turn.main.play-cards.ts', change: 'hand === undefined -> false', because: JUST_FOUND },
  { in: 'turn.main.play-cards.ts', change: 'before === undefined -> false', because: JUST_FOUND },
  {
    in: 'turn.main.play-cards.ts',
    change: 'spell === undefined || host === undefined || !HOSTS.includes(kindOfZone(host.zone)) -> false',
    because: JUST_FOUND,
  },
  {
    in: 'turn.main.play-cards.ts',
    change:
      'spell === undefined || host === undefined || !HOSTS.includes(kindOfZone(host.zone)) -> (spell === undefined || host === undefined) && (!HOSTS.includes(kindOfZone(host.zone)))',
    because: JUST_FOUND,
  },
  {
    in: 'turn.main.play-cards.ts',
    change: 'spell === undefined || host === undefined -> (spell === undefined) && (host === undefined)',
    because: JUST_FOUND,
  },
  { in: 'turn.main.attack-battle.ts', change: 'locals.counter === 0 -> false', because: 'Damage of 0 is not dealt.' },
  {
    in: 'turn.main.attack-battle.ts',
    change: 'unit === undefined -> false',
    because: 'A unit that attacks or counters has been in play.',
  },
  {
    in: 'turn.main.attack.ts',
    change: 'attackers.filter((id) => id !== first) -> attackers',
    because: 'An attacker whose battle is over attacks no more, and has no second battle.',
  },
  {
    in: 'deck-validation.ts',
    change: 'size < SIZE -> (size) <= (SIZE)',
    because: 'A deck of exactly that size has no such fault.',
  },
  {
    in: 'deck-validation.ts',
    change: 'count < DICE -> (count) <= (DICE)',
    because: 'A deck of exactly that size has no such fault.',
  },
  {
    in: 'deck.6-conjuration-pile.ts',
    change: 'card === undefined || !isAshesCard(card) -> (card === undefined) && (!isAshesCard(card))',
    because: TELLS_TYPE,
  },
  {
    in: 'deck.6-conjuration-pile.ts',
    change: 'one.id < other.id -> (one.id) <= (other.id)',
    because: 'No two cards have one id.',
  },
  { in: 'deck.6-conjuration-pile.ts', change: '1 -> 2', because: 'Of an order only the sign counts.' },
  {
    in: 'exhaust-resting-text.ts',
    change: "ability.kind !== 'keyword' -> false",
    because: 'An ability without a keyword is none of those that stay.',
  },
  { in: 'exhaust-resting-text.ts', change: 'isAshesCard(card) -> true', because: TELLS_TYPE },
  {
    in: 'multi.2-clockwise.ts',
    change: 'seats.slice(0, start) -> seats',
    because: 'Those before the seat come first among all seats too, and the seat itself is last.',
  },
  {
    in: 'setup-first-five.ts',
    change: 'playing(game).filter((seat) => drawPileOf(game, seat).length > 0) -> playing(game)',
    because: 'A deck has 30 cards: everybody has a draw pile.',
  },
  {
    in: 'setup-first-five.ts',
    change: 'drawPileOf(game, seat).length > 0 -> (drawPileOf(game, seat).length) >= (0)',
    because: 'A deck has 30 cards: everybody has a draw pile.',
  },
  {
    in: 'setup-first-five.ts',
    change: 'asked.length === 0 -> false',
    because: 'A deck has 30 cards: everybody has a draw pile.',
  },
  {
    in: 'prepare-phase.ts',
    change: 'round > 1 || holderOf(game) !== null -> (round > 1) && (holderOf(game) !== null)',
    because: 'The first round begins without a holder, and every later one with one.',
  },
  {
    in: 'prepare-phase.ts',
    change: 'count > pile -> true',
    because: 'A player to whom no card is missing has no wound to place.',
  },
  {
    in: 'prepare-phase.ts',
    change: 'count > pile -> (count) >= (pile)',
    because: 'A player to whom no card is missing has no wound to place.',
  },
  {
    in: 'prepare-phase.ts',
    change: 'to === null -> false',
    because: 'Who still plays has a Phoenixborn: it tells the compiler the type.',
  },
  {
    in: 'prepare-phase.ts',
    change:
      'inOrder(game).some((seat) => activePoolOf(game, seat).length > 0) -> inOrder(game).every((seat) => activePoolOf(game, seat).length > 0)',
    because: 'Everybody has rolled the ten dice of the deck.',
  },
  {
    in: 'prepare-phase.ts',
    change: 'activePoolOf(game, seat).length > 0 -> (activePoolOf(game, seat).length) >= (0)',
    because: 'Everybody has rolled the ten dice of the deck.',
  },
  { in: 'prepare-phase.ts', change: 'rolling -> true', because: 'Everybody has rolled the ten dice of the deck.' },
  {
    in: 'prepare-phase.ts',
    change: 'tied.slice(0, 1) -> tied',
    because: 'Everybody has rolled the ten dice of the deck.',
  },
  { in: 'pay-bill.ts', change: 'x === 0 -> false', because: 'A cost of no dice asks for no symbol.' },
  { in: 'pay-bill.ts', change: 'reduction === 0 -> false', because: SAVES_TIME },
  { in: 'pay-paying.ts', change: 'symbols.length === 0 -> false', because: SAVES_TIME },
  { in: 'reaction-could-react.ts', change: 'isAshesCard(card) -> true', because: TELLS_TYPE },
  { in: 'cardtype-room.ts', change: 'phoenixborn === null -> false', because: HAS_ONE },
  { in: 'each-draws.ts', change: 'node.as === undefined -> false', because: NO_NAME },
  { in: 'glossary.drawpile-draw.ts', change: 'node.as === undefined -> false', because: NO_NAME },
  {
    in: 'dice-matching.ts',
    change: 'symbol === undefined -> false',
    because: 'Each place has a symbol, and each die that is given pays for one.',
  },
  {
    in: 'meditate.ts',
    change:
      "typeof object !== 'string' || typeof from !== 'string' -> (typeof object !== 'string') && (typeof from !== 'string')",
    because: TELLS_TYPE,
  },
  {
    in: 'events/turn.main.attack-battles.ts',
    change: 'object.marks[mark] !== undefined -> true',
    because: 'To take a mark from what has none changes nothing.',
  },
  { in: 'glossary.activate.ts', change: 'scope === null -> false', because: TELLS_TYPE },
  { in: 'glossary.trigger.ts', change: 'waiting === undefined -> false', because: TELLS_TYPE },
  {
    in: 'damage-process.ts',
    change: 'from === undefined -> false',
    because: 'What is taken from no card does not happen.',
  },
  {
    in: 'damage-process.ts',
    change: 'name !== damage.name || locals === undefined -> false',
    because: 'A text is given the frame of a damage process, which is there or not.',
  },
  { in: 'damage-destroy.ts', change: 'event === null -> false', because: JUST_FOUND },
  { in: 'simul-windows.ts', change: 'met.length > 0 -> (met.length) >= (0)', because: NOBODY },
  {
    in: 'simul-windows.ts',
    change:
      'isAnswered(game, happened) && playing(game).some((seat) => couldReact(game, seat, happened)) -> (isAnswered(game, happened)) || (playing(game).some((seat) => couldReact(game, seat, happened)))',
    because: NOBODY,
  },
  { in: 'simul-windows.ts', change: 'opens -> true', because: NOBODY },
  {
    in: 'simul-windows.ts',
    change: "moment === 'after' && strayDying(game, happened).length > 0 -> true",
    because: NOBODY,
  },
  {
    in: 'simul-windows.ts',
    change:
      "moment === 'after' && strayDying(game, happened).length > 0 -> (moment === 'after') || (strayDying(game, happened).length > 0)",
    because: NOBODY,
  },
  {
    in: 'simul-windows.ts',
    change: 'strayDying(game, happened).length > 0 -> (strayDying(game, happened).length) >= (0)',
    because: NOBODY,
  },
  { in: 'simul-windows.ts', change: 'left.length === 0 -> false', because: SAVES_TIME },
  {
    in: 'reaction-could-react.ts',
    change:
      'events.some(({ kind }) => reactionsTo(game, kind).some(({ reaction }) => momentOf(reaction) === moment)) -> true',
    because: SAVES_TIME,
  },
  { in: 'reaction-could-react.ts', change: 'phoenixborn === null -> false', because: HAS_ONE },
  { in: 'glossary.trigger.ts', change: 'triggered === undefined -> false', because: JUST_FOUND },
  {
    in: 'turn.main.attack-battle.ts',
    change: '0 -> 1',
    line: 'counters: false, attack: 0, counter: 0',
    because: 'Both amounts are set before either is used.',
  },
  { in: 'cardtype.conjuration-summon-back.ts', change: 'object === undefined -> false', because: JUST_FOUND },
  { in: 'discard.1-return-removed.ts', change: 'object === undefined -> false', because: JUST_FOUND },
  {
    in: 'turn.main.play.2-play.ts',
    change:
      "card.type === 'reaction' && card.reaction !== undefined -> (card.type === 'reaction') || (card.reaction !== undefined)",
    because: TELLS_TYPE,
  },
  { in: 'turn.main.play.2-play.ts', change: 'answered === null -> false', because: JUST_FOUND },
  { in: 'pay-paying.ts', change: "cost.pay === 'magic' && cost.as !== undefined -> true", because: NO_NAME },
  {
    in: 'pay-paying.ts',
    change: "cost.pay === 'magic' && cost.as !== undefined -> (cost.pay === 'magic') || (cost.as !== undefined)",
    because: NO_NAME,
  },
  {
    in: 'pay-paying.ts',
    change: '2 -> 3',
    line: 'count(space, 2)',
    because: 'Whether there is more than one way is all that counts.',
  },
  { in: 'pay-paying.ts', change: '0 -> 1', line: 'paying.with({ bill, way: 0', because: 'The way is chosen first.' },
  { in: 'pay-paying.ts', change: '0 -> 1', line: 'const [way = 0] = ways', because: TELLS_TYPE },
  {
    in: 'dice-matching.ts',
    change: "part.level === 'basic' -> false",
    because: 'A basic symbol has no type in a cost.',
  },
  { in: 'pay.magic-space.ts', change: "symbol.level === 'basic' -> false", because: 'Every face pays a basic symbol.' },
  {
    in: 'prepare-phase.ts',
    change: '1 -> 2',
    line: 'round > 1 ||',
    because: 'Every round after the first begins with a holder.',
  },
  { in: 'prepare-phase.ts', change: '0 -> 1', line: '(due[seat] ?? 0) - 1', because: TELLS_TYPE },
  {
    in: 'setup-first-five.ts',
    change: '0 -> 1',
    line: 'drawPileOf(game, seat).length > 0',
    because: 'A deck has 30 cards: everybody has a draw pile.',
  },
  {
    in: 'setup-first-five.ts',
    change: '0 -> 1',
    line: 'asked.length === 0',
    because: 'A deck has 30 cards: everybody has a draw pile.',
  },
  {
    in: 'draft.setup-collection.ts',
    change: 'isDeckCard(card) && card.exclusiveTo !== undefined -> true',
    because: 'No Phoenixborn goes by the name of what is exclusive to none.',
  },
  {
    in: 'draft.setup-collection.ts',
    change:
      'isDeckCard(card) && card.exclusiveTo !== undefined -> (isDeckCard(card)) || (card.exclusiveTo !== undefined)',
    because: 'No Phoenixborn goes by the name of what is exclusive to none.',
  },
  {
    in: 'draft.setup-collection.ts',
    change: '[...(exclusive.get(card.exclusiveTo) ?? []), card] -> [card]',
    because: 'A collection has one exclusive card for each Phoenixborn.',
  },
  { in: 'draft.setup-collection.ts', change: 'isDeckCard(card) -> true', because: TELLS_TYPE },
  { in: 'each-draws.ts', change: '0 -> 1', line: "locals['count'] ?? 0", because: TELLS_TYPE },
  { in: 'each-draws.ts', change: '0 -> 1', line: 'result ?? 0', because: TELLS_TYPE },
  { in: 'simul.multi-to-each.ts', change: '0 -> 1', line: "locals['amount'] ?? 0", because: TELLS_TYPE },
  { in: 'simul.multi-to-each.ts', change: '0 -> 1', line: 'sum = 0', because: TELLS_TYPE },
  { in: 'cardtype-room.ts', change: '0 -> 1', line: 'phoenixborn === null ? 0', because: HAS_ONE },
  { in: 'prevent.ts', change: '0 -> 1', line: "locals['left'] ?? 0", because: TELLS_TYPE },
  { in: 'cardtype.conjuration-conjure.ts', change: '0 -> 1', line: "locals['left'] ?? 0", because: TELLS_TYPE },
];
