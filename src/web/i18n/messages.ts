/**
 * What the application says, by namespace. A namespace is a folder with `messages.en.ts` and `messages.zh.ts`, and has
 * the name of the folder; the English file adds its type here (`declare module '../../i18n/messages.js'`), so that
 * every key is checked, in both languages.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- namespaces add themselves
export interface Messages {}

export type Namespace = Extract<keyof Messages, string>;

/** What a translation of messages has to say: the same keys. Chinese has one plural (`_other`), English two. */
export type Translation<English> = {
  readonly [Key in keyof English as Key extends `${string}_one` ? never : Key]: English[Key] extends string
    ? string
    : Translation<English[Key]>;
};
