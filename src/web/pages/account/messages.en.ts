const messages = {
  title: 'Account',
  lead: 'You are logged in as {{login}}.',
  logInFirst: 'Log in to see your account',
  key: {
    title: 'You are logged in with a key',
    text: 'There is no account behind it, so there is no password, and nothing to log out of elsewhere.',
  },
  sessions: {
    title: 'Where you are logged in',
    hint: 'If you do not know one of them, end it and change your password.',
    kind: { browser: 'A browser', tokens: 'A program' },
    current: 'this one',
    since: 'Since {{since}}; until {{until}} at the latest',
    end: 'Log out',
    endOne: 'Log out what has been logged in since {{since}}',
    more: 'Show more',
    others: 'Log out everywhere else',
    all: 'Log out everywhere, here too',
    ended: 'It is logged out.',
  },
  password: {
    title: 'Change the password',
    hint: 'Everywhere else you will be logged out.',
    current: 'Password now',
    next: 'New password',
    help: '12 characters or more. Several words are easier to remember.',
    submit: 'Change the password',
    done: 'The password is changed.',
  },
};

export default messages;

declare module '../../i18n/messages.js' {
  interface Messages {
    account: typeof messages;
  }
}
