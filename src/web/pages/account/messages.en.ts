const messages = {
  title: 'Account',
  lead: 'You are logged in as {{login}}.',
  logInFirst: 'Log in to see your account',
  key: {
    title: 'You are logged in with a key',
    text: 'A key has no account, so there is no password to change and no other log-in to end.',
  },
  sessions: {
    title: 'Active log-ins',
    hint: 'If you do not recognise a log-in, end it and change your password.',
    kind: { browser: 'Browser', tokens: 'Program' },
    current: 'this browser',
    since: 'Since {{since}}, expires {{until}}',
    end: 'End the log-in',
    endOne: 'End the log-in of {{since}}',
    others: 'End all other log-ins',
    all: 'End all log-ins, this one included',
    ended: 'The log-in has ended.',
  },
  password: {
    title: 'Change the password',
    hint: 'All other log-ins will end.',
    current: 'Current password',
    next: 'New password',
    help: '12 characters or more. Several words are easier to remember.',
    submit: 'Change the password',
    done: 'Your password has been changed.',
  },
};

export default messages;

declare module '../../i18n/messages.js' {
  interface Messages {
    account: typeof messages;
  }
}
