const messages = {
  title: 'Every game, step by step',
  lead: 'Kifu records matches of trading-card games: every action, every consequence, and the rule behind it.',
  record: 'Record a match',
  steps: {
    play: {
      title: 'Play or record',
      text: 'Play online, or record a game of paper cards. If the connection breaks, your device keeps your actions and sends them later.',
    },
    check: {
      title: 'Every rule is checked',
      text: 'The engine applies the rules of four games and cites each of them.',
    },
    replay: { title: 'Replay and share', text: 'Watch live or later, link to any step, and verify the record.' },
  },
  demo: {
    title: 'Play a demo match',
    hint: 'There is no match yet. Two new players with sample decks play one game, and answer at random. Stay on this page until it is over.',
    game: 'Game',
    submit: 'Play a demo match',
    player: 'Demo player {{number}}',
    answers_one: '{{count}} answer so far',
    answers_other: '{{count}} answers so far',
  },
  live: { title: 'Live now', all: 'All live matches', none: 'No match is being played.' },
  results: { title: 'Newest results', all: 'All results', none: 'No match has ended yet.' },
  tournaments: { title: 'Tournaments', all: 'All tournaments' },
  leagues: { title: 'Leagues', all: 'All leagues' },
};

export default messages;

declare module '../../i18n/messages.js' {
  interface Messages {
    home: typeof messages;
  }
}
