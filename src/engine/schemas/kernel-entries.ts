import { FIELDS, told, type Entries } from './entry.js';
import { flag, listOf, number, record, text, texts } from './parts.js';

const { seat, object, card, cards, source, ability, count, zone, fingerprint, reason } = FIELDS;

const ofText = { seat, source, card };
const ruling = text('Id of the ruling.');
const act = text('Which act.');
const given = record('What the act is done to, and how often.', {});
const times = number('How many rounds.');

/** What the log of any game may tell. */
export const kernelEntries: Entries = {
  answered: told(
    'A seat has answered a question.',
    { seat, decision: text('Id of the decision.'), question: text('Kind of the decision.') },
    { answer: { description: 'As it was given.' }, by: text('`judge`: in the place of the seat.') },
  ),
  nothingToChoose: told('An effect finds nothing that it could choose.', { seat, source, card }),
  shuffled: told('A pile is shuffled.', { zone, count }, { seat }),
  chosenAtRandom: told('Chance has decided.', {
    purpose: text('What about.'),
    among: texts('What could have come.'),
    chosen: text('What came.'),
  }),
  pickedAtRandom: told(
    'Chance has picked among objects.',
    { seat, count },
    { among: number('Among how many.'), picked: texts('Ids of those that were picked.') },
  ),
  chanceTold: told('How chance fell was told, by whoever records the game.', {
    label: text('Of what.'),
    count,
    asserted: FIELDS.asserted,
  }),
  revealed: told('Cards are shown to everybody.', { seat, cards }),
  lookedAt: told('A seat looks at cards that nobody else sees.', { seat, count }, { cards }),
  effectStarted: told('An effect begins that lasts.', {
    effect: text('Id of the effect.'),
    source,
    card,
    controller: text('Whose effect it is.'),
    does: record('What it changes or waits for.', {}),
    until: record('When it ends.', {}),
  }),
  effectsEnded: told('Effects end.', { effects: texts('Ids.') }),
  abilityPlaced: told('A triggered ability begins to wait.', { seat, source, card, ability }),
  triggerDropped: told('A trigger whose condition does not hold never waits.', { seat, source, card }),
  abilityTaken: told('A waiting ability is taken up, or leaves.', { seat, card, ability, reason }),
  stateTriggered: told('An ability triggers because of how things are.', { seat, object, card, ability }),
  became: told('A fact of an object is another.', {
    object,
    seat,
    fact: text('Which.'),
    was: number('Before.'),
    now: number('From now on.'),
  }),
  turnChanged: told('The game goes on to another phase or turn.', {
    seat,
    number: number('The turn.'),
    phase: text('The phase.'),
    began: flag('A turn begins.'),
  }),
  gameEnded: told('The game is over.', {
    winners: texts('Seats.'),
    losers: texts('Seats.'),
    draw: flag('Nobody has won.'),
    reason: text('Why.'),
  }),
  countersPut: told('Counters are put on an object.', {
    seat,
    object,
    card,
    counter: text('Which.'),
    count,
    total: number('How many it has now.'),
  }),
  countersRemoved: told('Counters are removed.', {
    seat,
    object,
    card,
    counter: text('Which.'),
    count,
    left: number('How many it still has.'),
  }),
  textInvoked: told('A player says that a text, which nobody has scripted, applies now.', {
    seat,
    object,
    card,
    ability,
  }),
  textDue: told('Such a text is to be carried out by hand.', { ...ofText, fingerprint }),
  textEnded: told('It has been carried out.', { ...ofText, fingerprint }),
  asserted: told('An act of such a text that the opponents have confirmed; what it leads to follows.', {
    ...ofText,
    fingerprint,
    act,
    given,
    confirmedFor: texts('The opponents.'),
  }),
  assertionRefused: told('An act that somebody has not confirmed.', {
    ...ofText,
    fingerprint,
    act,
    by: text('The seat that has not.'),
  }),
  gameCorrected: told('A ruling begins to correct the game.', { ...ofText, ruling, acts: number('By how many acts.') }),
  corrected: told('An act of a ruling; what it leads to follows.', { ...ofText, ruling, act, given }),
  repetitionProposed: told(
    'A player proposes to repeat a loop.',
    {
      seat,
      round: listOf('The answers of one round.', {}),
      times,
    },
    { seats: texts('Whose answers they are.') },
  ),
  repetitionRefused: told('A seat does not agree to it.', { seat, by: text('The seat that does not.') }),
  repetitionAgreed: told(
    'All agree to it; the rounds follow.',
    { seat, times },
    { stops: record('Who stops it, and after how many rounds.', {}) },
  ),
  repetitionEnded: told(
    'The rounds are over.',
    { seat, times, done: number('How many were carried out.') },
    {
      round: number('In which it ended, if not after the last.'),
      answer: number('At which answer of it.'),
      why: text('What ended it.'),
      message: text('The same for people.'),
      decides: text('Who decided.'),
      rejection: text('Code of the refusal that ended it.'),
      bound: text('Which bound ended it.'),
      max: number('That bound.'),
    },
  ),
  loopFound: told('The game goes round, and nobody can stop it.', {
    by: text('How it was found.'),
    bound: text('Which bound.'),
    steps: number('How many steps were taken.'),
    stepsMax: number('How many are allowed.'),
  }),
};
