const messages = {
  none: 'This card is not in that set',
  search: 'Search the cards that are',
  fact: { type: 'Type', colours: 'Colours', cost: 'Cost', keywords: 'Keywords' },
  paraphrase: 'What it does, in our words',
  carriedOut: {
    title: 'Who carries it out',
    scripted: 'The engine does: all of it is enforced.',
    partly: 'The engine carries out a part. The rest is told by its player, and stands in the record as told by hand.',
    unscripted: 'Its player does: what it says is told by hand, and stands in the record so.',
  },
  due: {
    action: 'when it is played',
    trigger: 'when what it waits for happens',
    cost: 'when its cost is paid',
    rest: 'when its player says so, while nothing else is under way',
  },
  sets: 'Card sets',
  version: 'Version {{version}}',
  current: '(what new matches are played with)',
};

export default messages;

declare module '../../i18n/messages.js' {
  interface Messages {
    card: typeof messages;
  }
}
