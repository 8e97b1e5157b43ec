const messages = {
  pods: {
    caption: 'Pods of the draft',
    pod: 'Pod {{pod}}',
    running: 'drafting',
    noMatch: 'no draft match yet',
    onPaper: 'drafting on paper',
    over: 'draft over',
    ended: 'ended by staff',
    match: 'Open the draft of pod {{pod}}',
    matchShort: 'draft',
    noDeck: 'no deck',
  },
  clock: {
    label: 'Time for the choice',
    choosing_one: '{{count}} player is choosing',
    choosing_other: '{{count}} players are choosing',
    stopped: 'The clock is stopped.',
    stop: 'Stop the clock of pod {{pod}}',
    resume: 'Restart the clock of pod {{pod}}',
  },
  own: {
    seat: 'Pod {{pod}}, seat {{seat}}',
    with: 'You draft with:',
    match: 'Go to your draft',
    waiting: 'The draft of your pod is being prepared.',
    onPaper: 'Your pod drafts on paper.',
    over: 'The draft of your pod is over.',
    noDeck: 'The draft made no deck for you. Ask the staff.',
  },
  desk: {
    title: 'Draft',
    end: 'End the draft of pod {{pod}}',
    endHelp:
      'You can end a draft that is late or that took place on paper. If games are recorded, staff must then name a deck for each player of the pod.',
    reason: 'Reason',
    without: 'Players without a deck',
    withoutHelp: 'Name a deck of the format {{format}} for each player, or drop the player in the list below.',
    nameDeck: 'Name the deck of {{name}}',
    deck: 'Deck',
    reopen: 'Reopen a draft that was ended by mistake',
    reopenHelp:
      'Its players have no deck until the draft ends again, by its match or by staff. The match of the pod must be running.',
    reopenSubmit: 'Reopen the draft',
    pod: 'Pod',
    none: 'No deck of this format is available yet.',
  },
};

export default messages;

declare module '../../../i18n/messages.js' {
  interface Messages {
    drafts: typeof messages;
  }
}
