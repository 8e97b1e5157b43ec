const messages = {
  title: 'Log in',
  lead: 'Public pages need no log-in. Log in to see your own cards, or to act as staff.',
  password: {
    title: 'With a password',
    login: 'Login',
    password: 'Password',
    submit: 'Log in',
    forgotten: 'Forgot the password?',
  },
  openId: { title: 'With your organisation', submit: 'Continue' },
  key: {
    title: 'With a key',
    ofLink: 'Your link has the key. Press the button to log in.',
    label: 'Key',
    help: 'Staff hand out keys. The first administrator key is printed in the terminal where Kifu was started.',
    submit: 'Log in with this key',
  },
  nothing: 'You are not logged in.',
  unknown: 'The log-in failed.',
  again: 'Try again',
  refused: {
    'identity.login-failed': 'The login or the password is wrong.',
    'identity.login-throttled': 'Too many attempts. Wait a little, then try again.',
    'identity.account-disabled': 'This account is disabled. Ask the staff of the service.',
    'identity.account-ended': 'This account has expired. Ask the staff of the service.',
    'identity.oidc-refused': 'Your organisation cancelled or refused the log-in.',
    'identity.oidc-login-unknown':
      'This log-in has expired, was already used, or began in another browser. Start again.',
    'identity.oidc-no-account':
      'Your organisation confirmed you, but you have no account here. Ask the staff of the service.',
    'identity.oidc-unavailable': 'The log-in of your organisation does not answer. Try again later.',
    'quota.exhausted': 'Too many log-ins to this account today.',
    'identity.key-invalid': 'Unknown key. Copy the whole key, beginning with kifu_.',
    'identity.key-revoked': 'This key has been revoked. Ask for a new key.',
    'identity.key-expired': 'This key has expired. Ask for a new key.',
  },
};

export default messages;

declare module '../../i18n/messages.js' {
  interface Messages {
    'log-in': typeof messages;
  }
}
