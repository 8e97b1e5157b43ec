/**
 * What might have happened: a recorded game carried on from one of its states by other answers. Nothing of it is
 * recorded.
 */
import {
  awaitedIn,
  type CardDefinition,
  type Command,
  type GameState,
  type Json,
  type LegalAnswers,
  type LogEntry,
  type OpenDecision,
  type Rejection,
  type Rules,
} from '../../../engine/index.js';

/** An answer to what a seat is asked first. */
export interface LineAnswer {
  readonly seat: string;
  readonly answer: Json;
}

/** A question with its legal answers. */
export interface Decision extends Omit<OpenDecision, 'cites'>, Pick<LegalAnswers, 'space' | 'answers' | 'count'> {
  readonly cites: readonly { readonly game: string; readonly rule: string; readonly title: string }[];
}

/** What may be done in a position. */
export interface Asked {
  /** With their legal answers. Of each seat the one that it is asked first. */
  readonly decisions: readonly Decision[];
  /** In a paper match: the outcomes of chance that must be reported before the line continues. */
  readonly awaits: readonly string[];
}

export interface LineStep {
  readonly log: readonly LogEntry[];
  readonly board: Json;
}

export interface Followed extends Asked {
  /** The position that the line begins at, then what each answer led to. */
  readonly start: Json;
  readonly steps: readonly LineStep[];
  /** Definitions of all cards that are named. */
  readonly cards: readonly CardDefinition[];
  /** Why the answer after these steps is not legal. */
  readonly refused: { readonly message: string; readonly cites: Rejection['cites'] } | null;
}

/** Everybody who may ask may see everything. */
const EVERYTHING = { kind: 'everything' } as const;

/** As many as a list of them can show. */
const ANSWERS_MAX = 300;

export function askedIn(rules: Rules, state: GameState): Asked {
  const seats = new Set<string>();
  const decisions = rules.decisions(state).flatMap((open): readonly Decision[] => {
    if (state.outcome !== null || seats.has(open.seat)) return [];
    const legal = rules.legalAnswers(state, open.id, ANSWERS_MAX);
    if (legal === null) return [];
    seats.add(open.seat);
    const cites = open.cites.map((cite) => ({ ...cite, title: rules.rulebook.find(cite.rule)?.title ?? '' }));
    const { space, answers, count } = legal;
    return [{ ...open, cites, space, answers, count }];
  });
  return { decisions, awaits: awaitedIn(state).map(({ label }) => label) };
}

/** Keeps what a line has led to: the next one is usually the same and an answer more, or less. */
export function whatIf(rules: Rules, stateAt: (version: number) => GameState) {
  const known = new Map<string, { readonly state: GameState; readonly step: LineStep }>();
  return (version: number, line: readonly LineAnswer[]): Followed => {
    const views = rules.views();
    const from = stateAt(version);
    const steps: LineStep[] = [];
    let state = from;
    let refused: Followed['refused'] = null;
    for (const [place, answer] of line.entries()) {
      const name = JSON.stringify([version, line.slice(0, place + 1)]);
      const before = known.get(name);
      if (before === undefined) {
        const done = rules.decide(state, commandOf(answer));
        if (done.kind === 'rejected') {
          refused = { message: done.message, cites: done.cites };
          break;
        }
        ({ state } = done);
        const step = { log: rules.logFor(done.log, EVERYTHING), board: views(state, EVERYTHING) };
        known.set(name, { state, step });
        steps.push(step);
      } else {
        ({ state } = before);
        steps.push(before.step);
      }
    }
    const start = views(from, EVERYTHING);
    const asked = askedIn(rules, state);
    return { ...asked, start, steps, cards: cardsIn(rules, [start, steps, asked]), refused };
  };
}

function cardsIn({ cardSet: { cards } }: Rules, said: unknown): readonly CardDefinition[] {
  const found = new Set<CardDefinition>();
  const visit = (part: unknown): void => {
    if (typeof part === 'string' && Object.hasOwn(cards, part) && cards[part] !== undefined) found.add(cards[part]);
    else if (typeof part === 'object' && part !== null) Object.values(part).forEach(visit);
  };
  visit(said);
  return [...found];
}

const commandOf = ({ seat, answer }: LineAnswer): Command => ({ kind: 'answer', seat, answers: [{ answer }] });
