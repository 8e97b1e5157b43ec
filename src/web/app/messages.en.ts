const messages = {
  skip: 'Skip to the page',
  menu: 'Menu',
  language: 'Language',
  theme: { label: 'Colours', system: 'Automatic', light: 'Light', dark: 'Dark' },
  navigation: {
    label: 'Main',
    home: 'Home',
    leagues: 'Leagues',
    record: 'Record',
    statistics: 'Statistics',
    cards: 'Cards',
    cases: 'Cases',
    admin: 'Admin',
  },
  chart: { table: 'The numbers as a table' },
  account: { logIn: 'Log in', logOut: 'Log out', own: 'Account' },
  footer: {
    docs: 'API',
    rights: 'Names and figures of cards belong to their publishers. Texts are paraphrases of our own.',
  },
  loading: 'Loading …',
  retry: 'Try again',
  copyLink: 'Copy link',
  copied: 'Copied',
  form: { refused: 'This was refused.', optional: '(may be left out)' },
  secret: {
    once: 'It is shown this once. Keep it where only you can read it.',
    copy: 'Copy',
    copied: 'Copied',
    close: 'I have kept it',
  },
  newer: {
    text: 'There is a newer version of these pages. Finish what you are typing, then load it.',
    load: 'Load it',
  },
  failed: {
    title: 'This did not work',
    offline: 'The service does not answer. Check your connection, then try again.',
    unknown: 'Something in this page went wrong. Nothing that is recorded was lost.',
    reference: 'Reference: {{id}}',
  },
  missing: {
    title: 'There is no such page',
    text: 'The link is wrong, or what it led to is not here.',
    home: 'To the start',
  },
  problem: {
    forbidden: 'You may not see this. Log in as somebody who may.',
    loggedOut: 'You are not logged in, or not any more. Log in to go on.',
    missing: 'There is no such thing here, or you may not know of it.',
    busy: 'The service has much to do. Try again in a moment.',
  },
};

export default messages;

declare module '../i18n/messages.js' {
  interface Messages {
    app: typeof messages;
  }
}
