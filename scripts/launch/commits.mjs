/** What a commit must be like (CONTRIBUTING.md). */

const SUBJECT_MAX = 72;
/** A commit of more files says why in its body. */
const FILES_MAX = 10;
/** `scope: verb …`, or several scopes with commas between them. */
const SHAPE = /^(?:[a-z0-9.-]+(?:, [a-z0-9.-]+)*): (?<verb>[a-z]+) \S/;
/** The forms of verbs that are not imperative: `added`, `adding`, `adds`. */
const NOT_IMPERATIVE = /(?:ed|ing|[^s]s)$/;
/** Imperatives that end like other forms. */
const IMPERATIVE = ['bring', 'embed', 'feed', 'focus', 'need', 'proceed', 'shed', 'speed', 'spread'];

/** The faults of a commit, in words. */
export function faultsIn({ subject, body, files }) {
  if (/^Revert "/.test(subject)) return [];
  const verb = SHAPE.exec(subject)?.groups?.verb;
  const isImperative = verb !== undefined && (IMPERATIVE.includes(verb) || !NOT_IMPERATIVE.test(verb));
  return [
    ...(verb === undefined ? [`"${subject}" is no "scope: verb …" in small letters`] : []),
    ...(verb !== undefined && !isImperative ? [`"${subject}" does not begin with an imperative`] : []),
    ...(subject.length > SUBJECT_MAX ? [`"${subject}" has more than ${SUBJECT_MAX} characters`] : []),
    ...(subject.includes(';') ? [`"${subject}" has a semicolon: one commit, one concern`] : []),
    ...(files > FILES_MAX && body === '' ? [`"${subject}" changes ${files} files and its body does not say why`] : []),
  ];
}
