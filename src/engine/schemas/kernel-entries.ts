import { FIELDS, entry, type Entries } from './entry.js';
import { flag, listOf, number, record, text, texts } from './parts.js';

const { seat, object, card, cards, source, ability, count, zone, fingerprint, reason } = FIELDS;

const ofText = { seat, source, card };
const ruling = text('Id of the ruling.');
const act = text('Which act.');
const given = record('What the act is done to, and how often.', {});
const times = number('How many rounds.');

/** What the log of any game may tell. */
export const kernelEntries: Entries = {
  answered: entry(
    'A seat has answered a question.',
    { seat, decision: text('Id of the decision.'), question: text('Kind of the decision.') },
    { answer: { description: 'As it was given.' }, by: text('`judge`: in the place of the seat.') },
  ),
  nothingToChoose: entry('An effect finds nothing that it could choose.', { seat, source, card }),
  shuffled: entry('A pile is shuffled.', { zone, count }, { seat }),
  chosenAtRandom: entry('Chance has decided.', {
    purpose: text('What about.'),
    among: texts('What could have come.'),
    chosen: text('What came.'),
  }),
  pickedAtRandom: entry(
    'Chance has picked among objects.',
    { seat, count },
    { among: number('Among how many.'), picked: texts('Ids of those that were picked.') },
  ),
  chanceTold: entry('How chance fell was told, by whoever records the game.', {
    label: text('Of what.'),
    count,
    asserted: FIELDS.asserted,
  }),
  revealed: entry('Cards are shown to everybody.', { seat, cards }),
  lookedAt: entry('A seat looks at cards that nobody else sees.', { seat, count }, { cards }),
  effectStarted: entry('An effect begins that lasts.', {
    effect: text('Id of the effect.'),
    source,
    card,
    controller: text('Whose effect it is.'),
    does: record('What it changes or waits for.', {}),
    until: record('When it ends.', {}),
  }),
  effectsEnded: entry('Effects end.', { effects: texts('Ids.') }),
  abilityPlaced: entry('A triggered ability begins to wait.', { seat, source, card, ability }),
  triggerDropped: entry('A trigger whose condition does not hold never waits.', { seat, source, card }),
  abilityTaken: entry('A waiting ability is taken up, or leaves.', { seat, card, ability, reason }),
  stateTriggered: entry('An ability triggers because of how things are.', { seat, object, card, ability }),
  became: entry('A fact of an object is another.', {
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
  textInvoked: entry('A player says that a text, which nobody has scripted, applies now.', {
    seat,
    object,
    card,
    ability,
  }),
  textDue: entry('Such a text is to be carried out by hand.', { ...ofText, fingerprint }),
  textEnded: entry('It has been carried out.', { ...ofText, fingerprint }),
  asserted: entry('An act of such a text that the opponents have confirmed; what it leads to follows.', {
    ...ofText,
    fingerprint,
    act,
    given,
    confirmedFor: texts('The opponents.'),
  }),
  assertionRefused: entry('An act that somebody has not confirmed.', {
    ...ofText,
    fingerprint,
    act,
    by: text('The seat that has not.'),
  }),
  gameCorrected: entry('A ruling begins to correct the game.', {
    ...ofText,
    ruling,
    acts: number('By how many acts.'),
  }),
  corrected: entry('An act of a ruling; what it leads to follows.', { ...ofText, ruling, act, given }),
  repetitionProposed: entry(
    'A player proposes to repeat a loop.',
    {
      seat,
      round: listOf('The answers of one round.', {}),
      times,
    },
    { seats: texts('Whose answers they are.') },
  ),
  repetitionRefused: entry('A seat does not agree to it.', { seat, by: text('The seat that does not.') }),
  repetitionAgreed: entry(
    'All agree to it; the rounds follow.',
    { seat, times },
    { stops: record('Who stops it, and after how many rounds.', {}) },
  ),
  repetitionEnded: entry(
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
  loopFound: entry('The game goes round, and nobody can stop it.', {
    by: text('How it was found.'),
    bound: text('Which bound.'),
    steps: number('How many steps were taken.'),
    stepsMax: number('How many are allowed.'),
  }),
};
