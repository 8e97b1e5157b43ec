const messages = {
  title: 'Log in',
  lead: 'What is public needs no log-in. Your own hand, your drafts and what staff may do does.',
  password: { title: 'With a password', login: 'Login', password: 'Password', submit: 'Log in' },
  openId: { title: 'With your organisation', submit: 'Go on to its log-in' },
  key: {
    title: 'With a key',
    label: 'Key',
    help: 'A key is given out by staff. The first one of an admin stands in the terminal in which Kifu was started.',
    submit: 'Log in with this key',
  },
  refused: {
    'identity.login-failed': 'Login or password is wrong.',
    'identity.login-throttled': 'There were too many attempts. Wait a little, then try again.',
    'identity.account-disabled': 'This account is disabled. Ask the staff of the service.',
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
