/** OpenID Connect Core 2: at most 255 ASCII characters. An empty or invisible subject would identify no person. */
const SUBJECT = /^[\x21-\x7e](?:[\x20-\x7e]{0,253}[\x21-\x7e])?$/;

/** Whether the `sub` of an ID token can name a person. */
export const isSubject = (subject: string): boolean => SUBJECT.test(subject);
