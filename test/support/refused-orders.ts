/**
 * Orders that the rules refuse in a state: odd answers, and such as name what a seat does not see, or what is not
 * there.
 */
import { type Command, type GameState, type Json, type Rules, type Viewer } from '../../src/engine/index.js';
import { hiddenIds } from './hidden-cards.js';
import { oddAnswer } from './odd-answers.js';
import { oneOf, type Pick } from './random-game.js';

/** Bodies by the route that they are sent to. */
export interface Refused {
  readonly actions: readonly object[];
  readonly invocations: readonly object[];
  readonly repetitions: readonly object[];
  /** The same orders twice: of something hidden, and of nothing. */
  readonly pairs: readonly Pair[];
}

export interface Pair {
  readonly route: 'actions' | 'invocations';
  readonly hidden: object;
  readonly missing: object;
}

const NO_OBJECT = 'o999999';
const HIDDEN = 3;
const NAMING = 3;
const ODD = 10;

export const refusedOrders = (rules: Rules, state: GameState, viewer: Viewer, pick: Pick): Refused => {
  const seat = viewer.kind === 'player' ? viewer.seat : 'p1';
  const hidden = hiddenIds(rules, state, viewer);
  const objects = hidden.length === 0 ? [] : Array.from({ length: HIDDEN }, () => oneOf(pick, hidden));
  const isRefused = (command: Command): boolean => rules.decide(state, command).kind === 'rejected';
  const action = (decision: string, answer: Json) => ({ answers: [{ decision, answer }] });
  const refuses = (body: ReturnType<typeof action>): boolean => isRefused({ kind: 'answer', seat, ...body });

  const open = rules.decisions(state).map(({ id, seat: asked }) => {
    const legal = rules.legalAnswers(state, id, 100)?.answers ?? [];
    return { id, asked, legal, naming: legal.filter((each) => OBJECT.test(JSON.stringify(each))).slice(0, NAMING) };
  });
  const odd = open.flatMap(({ id, legal }) =>
    Array.from({ length: ODD }, () => action(id, oddAnswer(state, legal, [], pick))),
  );
  const pairs = open.flatMap(({ id, naming }) =>
    naming.flatMap((answer) =>
      objects.map((object) => ({
        route: 'actions' as const,
        hidden: action(id, withObject(answer, object)),
        missing: action(id, withObject(answer, NO_OBJECT)),
      })),
    ),
  );
  const invocations = [...objects, NO_OBJECT].map((object) => ({ object, ability: 'text-1' }));
  const [missing = {}] = invocations.slice(-1);
  return {
    actions: [...pairs.flatMap((pair) => [pair.hidden, pair.missing]), ...odd].filter(refuses),
    invocations,
    repetitions: odd
      .flatMap(({ answers: [first] }) => (first === undefined ? [] : [{ round: [first.answer], times: 2 }]))
      .filter((each) => isRefused({ kind: 'repeat', seat, ...each })),
    pairs: [
      ...pairs.filter((pair) => refuses(pair.hidden)),
      ...invocations.slice(0, -1).map((each) => ({ route: 'invocations' as const, hidden: each, missing })),
    ],
  };
};

const OBJECT = /"o\d+"/;
const withObject = (answer: Json, object: string): Json =>
  JSON.parse(JSON.stringify(answer).replace(OBJECT, JSON.stringify(object))) as Json;
