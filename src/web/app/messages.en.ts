const messages = {
  skip: 'Skip to the page',
  menu: 'Menu',
  language: 'Language',
  theme: { label: 'Colours', system: 'Automatic', light: 'Light', dark: 'Dark' },
  navigation: {
    label: 'Main',
    home: 'Home',
    matches: 'Matches',
    tournaments: 'Tournaments',
    leagues: 'Leagues',
    record: 'Record',
    statistics: 'Statistics',
    cards: 'Cards',
    cases: 'Cases',
    admin: 'Admin',
  },
  more: 'Show more',
  embed: { title: 'Embed', help: 'Paste this code into your page:' },
  chart: { table: 'Show as a table' },
  account: { logIn: 'Log in', logOut: 'Log out', own: 'Account' },
  footer: {
    docs: 'API',
    rights: 'Card names and figures belong to their publishers. Card texts are our own paraphrases.',
  },
  loading: 'Loading …',
  retry: 'Try again',
  copyLink: 'Copy link',
  copied: 'Copied',
  form: { refused: 'The service refused this.', optional: '(optional)' },
  secret: {
    once: 'The secret is shown only once. Keep it in a safe place.',
    copy: 'Copy',
    copied: 'Copied',
    close: 'I have saved it',
  },
  newer: {
    text: 'A newer version of this site is available. Finish what you are typing, then reload.',
    load: 'Reload',
  },
  failed: {
    title: 'Something went wrong',
    offline: 'The service does not answer. Check your connection, then try again.',
    unknown: 'This page has failed. All recorded data is safe.',
    reference: 'Reference: {{id}}',
  },
  missing: {
    title: 'Page not found',
    text: 'The link is wrong, or the page no longer exists.',
    home: 'Go to the home page',
  },
  problem: {
    forbidden: 'You do not have permission to see this. Log in with an account that has.',
    loggedOut: 'You are not logged in. Log in to continue.',
    missing: 'This does not exist, or you do not have permission to see it.',
    busy: 'The service is busy. Try again in a moment.',
  },
};

export default messages;

declare module '../i18n/messages.js' {
  interface Messages {
    app: typeof messages;
  }
}
