const messages = {
  title: 'Every game, step by step',
  lead: 'Kifu records matches of trading-card games: every action, every consequence, and the rule behind it.',
  newest: { title: 'Newest matches', none: 'Nothing has been played yet.', running: 'Being played' },
};

export default messages;

declare module '../../i18n/messages.js' {
  interface Messages {
    home: typeof messages;
  }
}
