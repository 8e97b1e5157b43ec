const messages = {
  title: 'Every game, step by step',
  lead: 'Kifu records matches of trading-card games: every action, every consequence, and the rule behind it.',
  newest: {
    closed: { void: 'void', mistake: 'made by mistake', 'no-show': 'no-show' },
    title: 'Newest matches',
    none: 'No matches yet.',
    running: 'Live',
  },
};

export default messages;

declare module '../../i18n/messages.js' {
  interface Messages {
    home: typeof messages;
  }
}
