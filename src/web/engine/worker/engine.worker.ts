/** The engine, in a thread of its own: the page goes on while a game is carried out again. */
import { type GameEvent, type StartEvent } from '../record/events.js';
import { statesOf } from '../record/states.js';
import { type Unable, verify, type Verification } from '../record/verify.js';
import { askedIn, whatIf } from '../record/what-if.js';
import type { Call, Calls, Reply } from './calls.js';
import { rulesOf } from './rules-of.js';

/** Of the scope of a worker; the library of types knows that of a page. */
const scope = globalThis as unknown as {
  onmessage: (message: MessageEvent<Call>) => void;
  postMessage: (reply: Reply) => void;
};

type Opened = ReturnType<typeof opened>;

let record: Opened | null = null;

function opened(events: readonly GameEvent[]) {
  const [opening] = events;
  if (opening?.type !== 'GameStarted') throw new Error('The record does not begin with the start of a game.');
  const rules = rulesOf(opening.payload);
  return { events, rules, ...(typeof rules === 'string' ? unable(rules) : able(rules, opening, events)) };
}

const unable = (why: Unable) => {
  const refuse = (): never => {
    throw new Error(why);
  };
  return { asked: refuse, follow: refuse };
};

function able(rules: Exclude<ReturnType<typeof rulesOf>, Unable>, opening: StartEvent, events: readonly GameEvent[]) {
  const stateAt = statesOf(rules, opening, events);
  return { asked: (version: number) => askedIn(rules, stateAt(version)), follow: whatIf(rules, stateAt) };
}

scope.onmessage = ({ data: call }) => {
  try {
    scope.postMessage({ id: call.id, kind: 'done', got: answer(call) });
  } catch (error) {
    scope.postMessage({ id: call.id, kind: 'failed', why: error instanceof Error ? error.message : String(error) });
  }
};

function answer(call: Call): Calls[Call['name']]['got'] {
  if (call.name === 'open') {
    record = opened(call.given);
    return null;
  }
  if (record === null) throw new Error('No record was opened.');
  switch (call.name) {
    case 'verify':
      return verified(call.id, record);
    case 'asked':
      return record.asked(call.given);
    case 'follow':
      return record.follow(call.given.version, call.given.line);
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
