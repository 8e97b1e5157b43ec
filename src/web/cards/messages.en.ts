const messages = {
  title: 'Cards',
  lead: 'What can be played, and how much of each card the engine carries out by itself.',
  build: 'Build a deck',
  found: 'Cards found',
  more: 'Show more',
  none: { title: 'No card is like that', text: 'Leave something out of the search, or choose another game.' },
  set: {
    label: 'Which cards',
    game: 'Game',
    set: 'Card set',
    current: 'What new matches are played with',
    version_one: 'Version {{version}} ({{count}} card)',
    version_other: 'Version {{version}} ({{count}} cards)',
  },
  search: {
    label: 'Search',
    text: 'Words in name, types or paraphrase',
    type: 'Type',
    colour: 'Colour',
    keyword: 'Keyword',
    cost: 'Cost',
    status: 'Carried out',
    any: 'any',
    orMore: '{{count}} or more',
  },
  status: { scripted: 'by the engine', partly: 'partly by hand', unscripted: 'by hand' },
  curve: {
    title: 'Costs',
    cost: 'Cost',
    cards: 'Cards',
    summary: '{{count}} cards with a cost; on average {{mean}}.',
    none: 'No card in it has a cost.',
  },
  lines_one: '{{count}} card',
  lines_other: '{{count}} cards',
  zone: { deck: 'Deck' },
  text: {
    title: 'As text',
    ids: 'With the ids of the cards',
    copy: 'Copy',
    copied: 'Copied',
    label: 'The deck as text',
  },
};

export default messages;

declare module '../i18n/messages.js' {
  interface Messages {
    cards: typeof messages;
  }
}
