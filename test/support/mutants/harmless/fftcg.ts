import type { Harmless } from './harmless.js';

export const harmless: readonly Harmless[] = [
  {
    in: '6.2-control.ts',
    change: "applied.some(({ kind }) => kind === 'effectStarted' || kind === 'effectsEnded') -> true",
    because: 'It saves time: control comes and goes with effects only, whose beginning and end is told.',
  },
  {
    in: '6.5-damage-to-players.ts',
    change: 'announcement === null || hasFailed(result) -> false',
    because: 'Whether it can be announced was asked in the step before, and nothing has happened since.',
  },
  {
    in: '6.5-damage-to-players.ts',
    change: 'announcement === null || hasFailed(result) -> (announcement === null) && (hasFailed(result))',
    because: 'Whether it can be announced was asked in the step before, and nothing has happened since.',
  },
  {
    in: '6.5-damage-to-players.ts',
    change: 'announcement === null -> false',
    because: 'Whether it can be announced was asked two steps before: it tells the compiler the type.',
  },
  {
    in: '11.10-ex-bursts.ts',
    change:
      "!isRecord(node) || !isAbility(node) || node.kind !== 'triggered' -> (!isRecord(node) || !isAbility(node)) && (node.kind !== 'triggered')",
    because: 'What is no auto-ability has no condition: it tells the compiler the type.',
  },
  {
    in: '11.10-ex-bursts.ts',
    change: '!isRecord(node) || !isAbility(node) -> (!isRecord(node)) && (!isAbility(node))',
    because: 'What is no auto-ability has no condition: it tells the compiler the type.',
  },
  {
    in: '6.7-counters-and-crystals.ts',
    change: 'costs.filter(isFftcgCost) -> costs',
    because: 'A cost that is none of FF-TCG is neither of the two: it tells the compiler the type.',
  },
  {
    in: '8.1-decks.ts',
    change: 'card === undefined || !isFftcgCard(card) -> (card === undefined) && (!isFftcgCard(card))',
    because: 'A card set of FF-TCG holds cards of FF-TCG only: it tells the compiler the type.',
  },
  {
    in: '10.1-attack-phase.ts',
    change: 'hasFailed(result) -> false',
    because: 'An attack that cannot be paid for is refused.',
  },
  {
    in: '10.1-attack-phase.ts',
    change: 'blocker === null || hasFailed(result) -> false',
    because: 'A block that cannot be paid for is refused, and who blocks is known here.',
  },
  {
    in: '10.1-attack-phase.ts',
    change: 'blocker === null || hasFailed(result) -> (blocker === null) && (hasFailed(result))',
    because: 'A block that cannot be paid for is refused, and who blocks is known here.',
  },
  {
    in: '11.1-priority.ts',
    change: '1 -> 2',
    because: 'Of passes it is only asked whether there has been one.',
  },
  {
    in: '11.2-payment.ts',
    change: 'cp.any > 0 -> true',
    because: 'A part of a cost that asks for 0 is met by every payment.',
  },
  {
    in: '11.2-payment.ts',
    change: 'cp.any > 0 -> (cp.any) >= (0)',
    because: 'A part of a cost that asks for 0 is met by every payment.',
  },
  {
    in: '11.2-payment.ts',
    change: 'parts.length === 0 -> false',
    because: 'It saves time: without parts the sources of CP come out as they are.',
  },
  {
    in: '11.2-payment.ts',
    change: 'itself.length > 0 -> true',
    because: 'A source that gives nothing can be named in no payment.',
  },
  {
    in: '11.2-payment.ts',
    change: 'itself.length > 0 -> (itself.length) >= (0)',
    because: 'A source that gives nothing can be named in no payment.',
  },
  {
    in: '11.3.5-price.ts',
    change: 'node.options.filter(isOption) -> node.options',
    because: 'The cards were validated when they were loaded: it tells the compiler the type.',
  },
  {
    in: '11.3.5-price.ts',
    change: "typeof value === 'object' && value !== null && 'as' in value && 'costs' in value -> true",
    because: 'The cards were validated when they were loaded: it tells the compiler the type.',
  },
  {
    in: '11.6.2-costs.ts',
    change: "cost.pay !== 'cp' -> false",
    because: 'No other cost has amounts by element, of any, or by X: it tells the compiler the type.',
  },
  {
    in: '11.6.2-costs.ts',
    change: 'effects.length === 0 -> false',
    because: 'An event by which no effect ends changes nothing, and is not told.',
  },
  {
    in: '11.8-auto-abilities.ts',
    change: "isAbility(node) && node.kind === 'triggered' -> true",
    because: 'Neither a Summon nor another ability has events or a condition: it tells the compiler the type.',
  },
  {
    in: '11.8-auto-abilities.ts',
    change: "isAbility(node) && node.kind === 'triggered' -> (isAbility(node)) || (node.kind === 'triggered')",
    because: 'Neither a Summon nor another ability has events or a condition: it tells the compiler the type.',
  },
  {
    in: '15.2.7-warp.ts',
    change: 'hasFailed(result) -> false',
    because: 'A use of Warp that cannot be paid for is refused.',
  },
  {
    in: '15.2.8-limit-break.ts',
    change:
      "[object, becomes, secret?.fields['object'], secret?.fields['becomes']] -> [object, becomes, secret?.fields['object']]",
    because: 'What moves unseen is a single card, which `object` names as well.',
  },
  {
    in: '15.2.9-priming.ts',
    change: 'hasFailed(result) -> false',
    because: 'A use of Priming that cannot be paid for is refused.',
  },
  {
    in: '7.10-break-zone.ts',
    change:
      "game.state.seats .flatMap((seat) => objectsIn(game, zon … ) => objectIn(game, id)?.marks['fallen'] === true) -> game.state.seats .flatMap((seat) => objectsIn(game, zoneOf(seat, 'break')))",
    because: 'It saves time: it is asked for those that lose the mark, which those without it cannot.',
  },
  {
    in: '11.8.14-may-pay.ts',
    change: 'hasFailed(result) -> false',
    because: 'That it is paid can be answered only where it can be.',
  },
];
