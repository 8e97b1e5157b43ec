import { isPublic, isSeenBy } from '../board/visibility.js';
import { objectsIn } from '../board/zone.js';
import { makeUnidentified, randomOutcome } from '../chance/unidentified.js';
import { countDraw, objectOf, writeZone, type Draft } from '../game/draft.js';
import { defineEvent, entryShape } from '../game/event-kind.js';
import * as field from '../game/fields.js';
import { invariant } from '../ground/invariant.js';
import { reorderWithNewIds } from '../objects/move.js';
import { shuffled as shuffledBy } from '../random/index.js';
import { spend } from '../rules/effort.js';
import { withFields } from '../json/index.js';

const { seat, objects, count, zone } = field;

/** The objects `above` are kept out of it and lie on top. */
export const shuffled = defineEvent(
  {
    kind: 'shuffled',
    says: 'A pile is shuffled.',
    fields: { zone, seat: field.withheld(seat) },
    unlogged: { above: field.optional(objects) },
    logs: { count },
  },
  (draft, { kind, cites, seat, zone, above = [] }) => {
    const all = objectsIn(draft, zone);
    spend(draft, all.length + ((all.length * above.length) >> 3));
    const ids = all.filter((id) => !above.includes(id));
    const label = nextLabel(draft, `shuffle/${zone.replace('.', '/')}`);
    reorderWithNewIds(draft, zone, shuffledBy(seedOf(draft), label, 0, ids).value);
    makeUnidentified(draft, objectsIn(draft, zone));
    if (above.length > 0) writeZone(draft, zone, [...above, ...objectsIn(draft, zone)]);
    return { kind, cites, seat, zone, count: ids.length };
  },
);

/**
 * This many of these objects, at random; seats that may see all of them learn which, in `picked`, and of how many, in
 * `among`.
 */
export const pickedAtRandom = defineEvent(
  {
    kind: 'pickedAtRandom',
    says: 'Objects are picked at random.',
    fields: { seat, count },
    unlogged: { among: objects },
    logs: {
      among: field.withheld(field.number('Among how many.')),
      picked: field.withheld(field.texts('Ids of those that were picked.')),
    },
  },
  (draft, { kind, cites, seat, among, count }) => {
    const label = nextLabel(draft, `pick/${seat}`);
    const picked = randomOutcome(draft, { label, kind: 'pick', seat, among, count });
    const entry = { kind, cites, seat, count, ...markOf(draft) };
    const found = { among: among.length, picked };
    spend(draft, among.length);
    const places = among.map((id) => objectOf(draft, id));
    if (places.every((object) => isPublic(draft, object))) return withFields(entry, found);
    const owners = draft.state.seats.filter((one) => places.every((object) => isSeenBy(draft, object, one)));
    return withFields(entry, { secret: { seats: owners, fields: found } });
  },
);

/** A random choice among listed things, for everybody to see. */
export const chosenAtRandom = defineEvent(
  {
    kind: 'chosenAtRandom',
    says: 'A random choice among listed things.',
    fields: { purpose: field.text('The purpose of the choice.'), among: field.texts('The possible outcomes.') },
    logs: { chosen: field.text('The outcome.') },
  },
  (draft, { kind, cites, purpose, among }) => {
    const [chosen] = randomOutcome(draft, { label: nextLabel(draft, purpose), kind: 'choice', among, count: 1 });
    invariant(chosen !== undefined, 'a random choice is among something');
    return { kind, cites, purpose, among, chosen, ...markOf(draft) };
  },
);

/** The outcomes that a command reports stand in the log before their consequences. */
export const chanceTold = entryShape('The scorekeeper has reported how chance fell.', {
  label: field.text('The label of the chance.'),
  count,
  asserted: field.asserted,
});

/** A reported outcome of chance is known by assertion only. */
const markOf = ({ reports }: Draft) => reports !== null && { asserted: true };

const seedOf = (draft: Draft): string => {
  const { seed } = draft.state;
  invariant(seed !== null, 'chance comes from the seed of the game');
  return seed;
};

/** Each draw has a label of its own, which names its purpose and how many came before it: `shuffle/p1/deck/0`. */
const nextLabel = (draft: Draft, purpose: string): string => `${purpose}/${countDraw(draft, purpose)}`;
