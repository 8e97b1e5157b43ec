import { type ProblemTable } from '../../platform/http/index.js';

const REFUSAL = ['rejection', 'rules', 'details'];

export const gameProblems: ProblemTable = {
  'game.not-found': {
    status: 404,
    title: 'No such game',
    help: 'A match names its games: GET /v1/matches/{id}.',
    members: ['gameId'],
  },
  'game.stale-version': {
    status: 409,
    title: 'The game has gone on',
    help: 'Read the state again and decide anew: `actual` is its version now.',
    members: ['expected', 'actual'],
  },
  'game.too-many-races': {
    status: 409,
    title: 'Others were faster',
    help: 'Nothing was recorded. Send the request again.',
    members: ['actual'],
  },
  'game.not-seated': {
    status: 403,
    title: 'No seat in this game',
    help: 'Act with the key of a player who has a seat in the match. Judges answer decisions for judges, and nothing else; scorekeepers of the league record for all seats.',
  },
  'game.seat-needed': {
    status: 422,
    title: 'Seat not told',
    help: 'Scorekeepers record for all seats: send `seat`.',
    members: ['seats'],
  },
  'game.view-forbidden': {
    status: 403,
    title: 'Not for your eyes',
    help: 'Players see what their seat knows, and all others what everybody at the table knows, until the match is over and all its players agree that everything becomes public.',
    members: ['as', 'allowed'],
  },
  'game.looks-withheld': {
    status: 403,
    title: 'Looks are not told',
    help: 'Players read of the looks at their own game when it is over.',
  },
  'game.unknown-viewer': {
    status: 422,
    title: 'Unknown viewer',
    help: '`viewers` names everybody as whom this game can be seen.',
    members: ['viewers'],
  },
  'game.version-not-there': {
    status: 404,
    title: 'No such version',
    help: 'Versions count the events of the game, from 1 to `actual`.',
    members: ['asked', 'actual'],
  },
  'game.over': {
    status: 409,
    title: 'The game is over',
    help: 'Nobody acts after the end. The match names the next game, if there is one.',
    members: REFUSAL,
  },
  'game.seat-left': {
    status: 409,
    title: 'The seat has left the game',
    help: 'Whoever has lost or conceded acts no more.',
    members: REFUSAL,
  },
  'game.record-diverges': {
    status: 500,
    title: 'The record contradicts itself',
    help: 'Ask for the audit of the game: it names the step at fault.',
  },
  'clock.not-there': {
    status: 404,
    title: 'No clock',
    help: 'The match was created without a `timing`: its seats have as much time as they like.',
    members: ['gameId'],
  },
  'clock.expired': {
    status: 409,
    title: 'Time is up',
    help: 'The time of `seats` ended at `deadline`, before your request arrived; that is recorded. A judge may rule otherwise.',
    members: ['deadline', 'seats'],
  },
  'clock.game-over': {
    status: 409,
    title: 'The game is over',
    help: 'Nothing was recorded. Open a case: a judge may rule that the game is played on.',
  },
  'clock.no-such-seat': {
    status: 422,
    title: 'No such clock',
    help: '`seats` are those that still play.',
    members: ['seat', 'seats'],
  },
  'clock.moment-impossible': {
    status: 422,
    title: 'No such moment',
    help: 'Clocks are stopped as of now, or as of a moment after the last event of the game. Compare your clock with `latest`.',
    members: ['since', 'earliest', 'latest'],
  },
  'action.illegal': {
    status: 422,
    title: 'The rules forbid this action',
    help: "`rules` names the rules; `rejection` is the rule engine's code. Nothing was recorded.",
    members: REFUSAL,
  },
  'decision.not-open': {
    status: 409,
    title: 'Decision is not open',
    help: 'Ask for the open decisions: GET /v1/games/{id}/decisions.',
    members: REFUSAL,
  },
  'decision.other-seat': {
    status: 403,
    title: 'Decision of another seat',
    help: 'Wait until a decision is open for your seat.',
    members: REFUSAL,
  },
  'decision.not-for-judges': {
    status: 403,
    title: 'Not a decision for judges',
    help: 'Judges answer only decisions that say so: GET /v1/games/{id}/decisions lists them.',
    members: REFUSAL,
  },
  'invocation.unknown': {
    status: 422,
    title: 'No such text in play',
    help: '`details` names the texts that your seat may invoke now.',
    members: REFUSAL,
  },
  'invocation.not-at-rest': {
    status: 409,
    title: 'Something is under way',
    help: 'A text is invoked while the game waits for nothing but a turn action. Finish what is under way first.',
    members: REFUSAL,
  },
  'repetition.not-at-rest': {
    status: 409,
    title: 'Not yours to repeat now',
    help: 'A loop is proposed by the player whose turn action the game waits for, while nothing else is under way.',
    members: REFUSAL,
  },
  'rewind.not-a-step': {
    status: 422,
    title: 'No way back to that version',
    help: 'Name an earlier version on the current branch; GET /v1/games/{id} lists the branches.',
    members: ['to', 'version'],
  },
  'rewind.past-ruling': {
    status: 409,
    title: 'A ruling stands in between',
    help: 'Go back to `ruledAt` or a later version. What a ruling did is changed by an appeal, not by going back beyond it.',
    members: ['to', 'ruledAt'],
  },
  'takeback.revealed': {
    status: 409,
    title: 'Something came out since',
    help: '`step` is the first version that showed somebody something new. Propose a later one, or call a judge.',
    members: ['step', 'what'],
  },
  'takeback.game-over': {
    status: 409,
    title: 'The game is over',
    help: 'Open a case: a judge may rule that the game is played on from an earlier step.',
  },
  'takeback.not-open': {
    status: 409,
    title: 'No such proposal is open',
    help: 'A proposal is withdrawn by the next action. GET /v1/games/{id} shows the open one as `takeback`.',
    members: ['proposal'],
  },
  'takeback.answered': {
    status: 409,
    title: 'Answered already',
    help: 'Whoever proposes a takeback agrees to it; each other seat answers once.',
    members: ['seat'],
  },
};
