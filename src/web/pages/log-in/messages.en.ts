const messages = {
  title: 'Log in',
  lead: 'What is public needs no log-in. Your own hand, your drafts and what staff may do does.',
  password: {
    title: 'With a password',
    login: 'Login',
    password: 'Password',
    submit: 'Log in',
    forgotten: 'Forgot the password?',
  },
  openId: { title: 'With your organisation', submit: 'Go on to its log-in' },
  key: {
    title: 'With a key',
    label: 'Key',
    help: 'A key is given out by staff. The first one of an admin stands in the terminal in which Kifu was started.',
    submit: 'Log in with this key',
  },
  nothing: 'You are not logged in.',
  unknown: 'The log-in came to nothing.',
  again: 'Try again',
  refused: {
    'identity.login-failed': 'Login or password is wrong.',
    'identity.login-throttled': 'There were too many attempts. Wait a little, then try again.',
    'identity.account-disabled': 'This account is disabled. Ask the staff of the service.',
    'identity.account-ended': 'This account is over. Ask the staff of the service.',
    'identity.oidc-refused': 'The log-in of your organisation was cancelled or refused.',
    'identity.oidc-login-unknown':
      'The log-in took longer than ten minutes, was finished before, or was begun in another browser.',
    'identity.oidc-no-account':
      'Your organisation knows you, but you have no account here. Ask the staff of the service.',
    'identity.oidc-unavailable': 'The log-in of your organisation does not answer. Wait a little.',
    'quota.exhausted': 'There were too many log-ins to this account today.',
    'identity.key-invalid': 'There is no such key. Copy it whole, from kifu_ to its last character.',
    'identity.key-revoked': 'This key has been revoked. Ask for another one.',
    'identity.key-expired': 'This key is over. Ask for another one.',
  },
};

export default messages;

declare module '../../i18n/messages.js' {
  interface Messages {
    'log-in': typeof messages;
  }
}
