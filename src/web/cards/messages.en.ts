const messages = {
  title: 'Cards',
  lead: 'All playable cards, and how much of each text the engine enforces.',
  build: 'Build a deck',
  found: 'Search results',
  none: { title: 'No cards match', text: 'Remove a filter, or choose another game.' },
  set: {
    label: 'Cards to search',
    game: 'Game',
    set: 'Card set',
    current: 'The set that new matches use',
    version_one: 'Version {{version}} ({{count}} card)',
    version_other: 'Version {{version}} ({{count}} cards)',
  },
  search: {
    label: 'Search',
    text: 'Words in the name, type or paraphrase',
    type: 'Type',
    colour: 'Colour',
    keyword: 'Keyword',
    cost: 'Cost',
    status: 'Text carried out',
    any: 'any',
    orMore: '{{count}} or more',
  },
  status: { scripted: 'by the engine', partly: 'partly by hand', unscripted: 'by hand' },
  hand: { title: 'Sample hand', draw: 'Draw a sample hand', again: 'Draw another hand' },
  curve: {
    title: 'Costs',
    cost: 'Cost',
    cards: 'Cards',
    summary: '{{count}} cards with a cost; on average {{mean}}.',
    none: 'No card in this deck has a cost.',
  },
  lines_one: '{{count}} card',
  lines_other: '{{count}} cards',
  zone: { deck: 'Deck' },
  text: {
    title: 'As text',
    ids: 'Include card ids',
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
