/** The engine in a worker, so that the page stays responsive while it re-executes a game. */
import type { Rules } from '../../../engine/index.js';
import type { GameEvent, StartEvent } from '../record/events.js';
import { statesOf } from '../record/states.js';
import { type Unable, verify, type Verification } from '../record/verify.js';
import { askedIn, whatIf } from '../record/what-if.js';
import type { Call, Calls, CardsById, Reply } from './calls.js';
import { rulesOf } from './rules-of.js';

/** The scope of a worker: the library of types knows that of a page. */
const scope = globalThis as unknown as {
  onmessage: (message: MessageEvent<Call>) => void;
  postMessage: (reply: Reply) => void;
};

type Opened = Awaited<ReturnType<typeof opened>>;

/** Where it could not be opened, that is why nothing that is asked about it can be answered. */
let record: Promise<Opened> | null = null;

async function opened(id: number, events: readonly GameEvent[]) {
  const [opening] = events;
  if (opening?.type !== 'GameStarted') throw new Error('The record does not begin with the start of a game.');
  const rules = await rulesOf(opening.payload, (game, cardSet) => wanted(id, game, cardSet));
  return { events, rules, ...(typeof rules === 'string' ? unable(rules) : able(rules, opening, events)) };
}

const unable = (why: Unable) => {
  const refuse = (): never => {
    throw new Error(why);
  };
  return { asked: refuse, follow: refuse };
};

function able(rules: Rules, opening: StartEvent, events: readonly GameEvent[]) {
  const stateAt = statesOf(rules, opening, events);
  return { asked: (version: number) => askedIn(rules, stateAt(version)), follow: whatIf(rules, stateAt) };
}

/** Takes the cards that the record waits for. */
let take: (cards: CardsById | null) => void = () => undefined;

function wanted(id: number, game: string, cardSet: string): Promise<CardsById | null> {
  scope.postMessage({ id, kind: 'wanted', game, cardSet });
  return new Promise((resolve) => {
    take = resolve;
  });
}

scope.onmessage = ({ data: call }) => void reply(call);

async function reply(call: Call): Promise<void> {
  try {
    scope.postMessage({ id: call.id, kind: 'done', got: await answer(call) });
  } catch (error) {
    scope.postMessage({ id: call.id, kind: 'failed', why: error instanceof Error ? error.message : String(error) });
  }
}

async function answer(call: Call): Promise<Calls[Call['name']]['got']> {
  if (call.name === 'open') {
    record = opened(call.id, call.given);
    await record;
    return null;
  }
  if (call.name === 'cards') {
    take(call.given);
    return null;
  }
  if (record === null) throw new Error('No record was opened.');
  const about = await record;
  switch (call.name) {
    case 'verify':
      return verified(call.id, about);
    case 'asked':
      return about.asked(call.given);
    case 'follow':
      return about.follow(call.given.version, call.given.line);
  }
}

/** Events between two reports of progress. */
const REPORT_EVERY = 20;

function verified(id: number, { events, rules }: Opened): Verification | null {
  const work = verify(events, rules);
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
    if (value % REPORT_EVERY === 0) scope.postMessage({ id, kind: 'progress', done: value });
  }
}
