const messages = {
  title: 'Set a new password',
  lead: 'Kifu sends no e-mail. Ask the staff for a token. A token works once, within an hour.',
  form: 'Use your token',
  token: 'Token',
  tokenHelp: 'Copy the whole token, beginning with kifu_reset_.',
  password: 'New password',
  passwordHelp: '12 characters or more. Several words are easier to remember.',
  submit: 'Set the password',
  done: 'Your password has been set',
  ended: 'All your log-ins have ended.',
  logIn: 'Log in',
};

export default messages;

declare module '../../i18n/messages.js' {
  interface Messages {
    'new-password': typeof messages;
  }
}
