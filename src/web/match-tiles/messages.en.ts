const messages = {
  running: 'Live',
  closed: { void: 'void', mistake: 'created by mistake', 'no-show': 'no-show' },
};

export default messages;

declare module '../i18n/messages.js' {
  interface Messages {
    'match-tiles': typeof messages;
  }
}
