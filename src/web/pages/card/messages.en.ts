const messages = {
  none: 'This card set does not contain the card',
  search: 'Search this card set',
  fact: { type: 'Type', colours: 'Colours', cost: 'Cost', keywords: 'Keywords' },
  paraphrase: 'Paraphrase of the text',
  carriedOut: {
    title: 'Enforcement',
    scripted: 'The engine enforces the whole text.',
    partly: 'The engine enforces a part. The player carries out the rest by hand, and the record marks it so.',
    unscripted: 'The player carries out the text by hand, and the record marks it so.',
  },
  due: {
    action: 'when it is played',
    trigger: 'when its trigger event happens',
    cost: 'when its cost is paid',
    rest: 'when the player announces it, while no effect is resolving',
  },
  sets: 'Card sets',
  version: 'Version {{version}}',
  current: '(used by new matches)',
};

export default messages;

declare module '../../i18n/messages.js' {
  interface Messages {
    card: typeof messages;
  }
}
