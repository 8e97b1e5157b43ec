const messages = { title: 'Game' };

export default messages;

declare module '../../i18n/messages.js' {
  interface Messages {
    game: typeof messages;
  }
}
