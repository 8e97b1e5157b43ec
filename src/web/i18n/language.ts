/** The languages of the application, the one that is chosen, and where their messages are loaded from. */
import i18next, { type BackendModule, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { remember, remembered } from '../app/remembered.js';

export const LANGUAGES = [
  { id: 'en', tag: 'en', name: 'English' },
  { id: 'zh', tag: 'zh-Hans', name: '中文' },
] as const;

export type Language = (typeof LANGUAGES)[number]['id'];

/** A text in every language of the application, as data of games have it. */
export type Words = Readonly<Record<Language, string>>;

const files = import.meta.glob<{ readonly default: ResourceKey }>('../**/messages.{en,zh}.ts');

/** By language and folder. Each is a file of its own, loaded with the page that says it. */
const loaders = new Map(
  Object.entries(files).map(([path, load]) => {
    const [, folder = '', language = ''] = /([^/]+)\/messages\.(\w+)\.ts$/.exec(path) ?? [];
    return [`${language}/${folder}`, load];
  }),
);

const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    const load = loaders.get(`${language}/${namespace}`);
    if (load === undefined) return done(new Error(`no messages ${namespace} in ${language}`), false);
    load().then(
      ({ default: messages }) => done(null, messages),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), false),
    );
  },
};

/** The files first: what does not come is said here, where i18next would show keys, and never ask for it again. */
const bring = (language: string, namespaces: readonly string[]) =>
  Promise.all(namespaces.flatMap((namespace) => loaders.get(`${language}/${namespace}`)?.() ?? []));

/** Rejects where the messages that every page needs do not come. */
export async function startLanguage(before = bring): Promise<void> {
  const language = preferred();
  await before(language, ['app']);
  i18next.on('languageChanged', mark);
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      supportedLngs: LANGUAGES.map(({ id }) => id),
      ns: ['app'],
      defaultNS: 'app',
      // React escapes what it shows.
      interpolation: { escapeValue: false },
    });
}

/** Rejects, and leaves the language as it is, where its messages do not come. */
export async function chooseLanguage(language: Language): Promise<void> {
  await bring(language, [i18next.options.ns ?? []].flat());
  remember('language', language);
  await i18next.changeLanguage(language);
}

/** For a page that is about to be shown. */
export async function loadMessages(...namespaces: readonly string[]): Promise<void> {
  await bring(i18next.language, namespaces);
  await i18next.loadNamespaces(namespaces);
}

/** The tag by which dates, numbers and the document itself are marked (BCP 47). */
export const tagOf = (language: string): string => LANGUAGES.find(({ id }) => id === language)?.tag ?? 'en';

/** What was chosen before; else the first language of the reader that the application speaks. */
function preferred(): Language {
  const chosen = [remembered('language'), ...navigator.languages].map((tag) => tag?.slice(0, 2).toLowerCase());
  return chosen.map((tag) => LANGUAGES.find(({ id }) => id === tag)?.id).find((id) => id !== undefined) ?? 'en';
}

function mark(language: string): void {
  document.documentElement.lang = tagOf(language);
}
