const messages = {
  title: 'Set a new password',
  lead: 'Kifu sends no mail. Ask the staff of your league or of this service: they give you a token, which is good once, for an hour.',
  form: 'With the token that you were given',
  token: 'Token',
  tokenHelp: 'Copy it whole: it begins with kifu_reset_.',
  password: 'New password',
  passwordHelp: '12 characters or more. Several words are easier to remember.',
  submit: 'Set the password',
  done: 'The password is set',
  ended: 'Wherever you were logged in, you are not any more.',
  logIn: 'Log in',
};

export default messages;

declare module '../../i18n/messages.js' {
  interface Messages {
    'new-password': typeof messages;
  }
}
