import { FIELDS, entry, type Entries } from './entry.js';
import { flag, listOf, number, record, text, texts } from './parts.js';

const { seat, object, card, cards, source, ability, count, zone, fingerprint, reason } = FIELDS;

const ofText = { seat, source, card };
const ruling = text('Id of the ruling.');
const act = text('Which act.');
const given = record('What the act is done to, and how often.', {});
const times = number('How many rounds.');

/** The log entries that every game may have. */
export const kernelEntries: Entries = {
  answered: entry(
    'A seat has answered a question.',
    { seat, decision: text('Id of the decision.'), question: text('Kind of the decision.') },
    { answer: { description: 'The answer as it was given.' }, by: text('`judge`: in place of the seat.') },
  ),
  nothingToChoose: entry('A choice of an effect has no legal option.', { seat, source, card }),
  shuffled: entry('A pile is shuffled.', { zone, count }, { seat }),
  chosenAtRandom: entry('A random choice among listed things.', {
    purpose: text('The purpose of the choice.'),
    among: texts('The possible outcomes.'),
    chosen: text('The outcome.'),
  }),
  pickedAtRandom: entry(
    'Objects are picked at random.',
    { seat, count },
    { among: number('Among how many.'), picked: texts('Ids of those that were picked.') },
  ),
  chanceTold: entry('The scorekeeper has reported how chance fell.', {
    label: text('The label of the chance.'),
    count,
    asserted: FIELDS.asserted,
  }),
  revealed: entry('Cards are shown to everybody.', { seat, cards }),
  lookedAt: entry('A seat looks at cards that nobody else sees.', { seat, count }, { cards }),
  effectStarted: entry('An effect begins that lasts.', {
    effect: text('Id of the effect.'),
    source,
    card,
    controller: text('The player of the effect.'),
    does: record('What it changes or waits for.', {}),
    until: record('When it ends.', {}),
  }),
  effectsEnded: entry('Effects end.', { effects: texts('Ids.') }),
  abilityPlaced: entry('A triggered ability begins to wait.', { seat, source, card, ability }),
  triggerDropped: entry('A trigger whose condition does not hold never waits.', { seat, source, card }),
  abilityTaken: entry('A waiting ability is taken up, or leaves.', { seat, card, ability, reason }),
  stateTriggered: entry('An ability triggers because a state holds.', { seat, object, card, ability }),
  became: entry('A fact of an object has changed.', {
    object,
    seat,
    fact: text('Which.'),
    was: number('Before.'),
    now: number('From now on.'),
  }),
  turnChanged: entry('The game goes on to another phase or turn.', {
    seat,
    number: number('The turn.'),
    phase: text('The phase.'),
    began: flag('A turn begins.'),
  }),
  gameEnded: entry('The game is over.', {
    winners: texts('Seats.'),
    losers: texts('Seats.'),
    draw: flag('Nobody has won.'),
    reason: text('Why.'),
  }),
  countersPut: entry('Counters are put on an object.', {
    seat,
    object,
    card,
    counter: text('Which.'),
    count,
    total: number('How many it has now.'),
  }),
  countersRemoved: entry('Counters are removed.', {
    seat,
    object,
    card,
    counter: text('Which.'),
    count,
    left: number('How many it still has.'),
  }),
  textInvoked: entry('A player declares that a text without a script applies now.', {
    seat,
    object,
    card,
    ability,
  }),
  textDue: entry('A text without a script is to be carried out by hand.', { ...ofText, fingerprint }),
  textEnded: entry('A text has been carried out by hand.', { ...ofText, fingerprint }),
  asserted: entry('An act of a text carried out by hand, confirmed by the opponents; its consequences follow.', {
    ...ofText,
    fingerprint,
    act,
    given,
    confirmedFor: texts('The opponents.'),
  }),
  assertionRefused: entry('An act that an opponent has not confirmed.', {
    ...ofText,
    fingerprint,
    act,
    by: text('The seat that has not confirmed it.'),
  }),
  gameCorrected: entry('A ruling begins to correct the game.', {
    ...ofText,
    ruling,
    acts: number('By how many acts.'),
  }),
  corrected: entry('An act of a ruling; its consequences follow.', { ...ofText, ruling, act, given }),
  repetitionProposed: entry(
    'A player proposes to repeat a loop.',
    {
      seat,
      round: listOf('The answers of one round.', {}),
      times,
    },
    { seats: texts('The seats that give these answers.') },
  ),
  repetitionRefused: entry('A seat does not agree to the repetition.', {
    seat,
    by: text('The seat that does not agree.'),
  }),
  repetitionAgreed: entry(
    'All agree to the repetition; the rounds follow.',
    { seat, times },
    { stops: record('The seat that stops it, and after how many rounds.', {}) },
  ),
  repetitionEnded: entry(
    'The rounds are over.',
    { seat, times, done: number('How many were carried out.') },
    {
      round: number('The round in which it ended, if it ended early.'),
      answer: number('The answer of that round at which it ended.'),
      why: text('The reason why it ended.'),
      message: text('The reason, for people.'),
      decides: text('The seat that must decide.'),
      rejection: text('Code of the refusal that ended it.'),
      bound: text('Which bound ended it.'),
      max: number('That bound.'),
    },
  ),
  loopFound: entry('The game is in a loop that nobody can stop.', {
    by: text('How it was found.'),
    bound: text('Which bound.'),
    steps: number('How many steps were taken.'),
    stepsMax: number('How many are allowed.'),
  }),
};
