const messages = {
  title: 'When and where',
  when: 'When',
  where: 'Where',
  prizes: 'Prizes',
  about: 'Further information',
  rounds: 'Planned rounds',
  round: 'Round {{round}}:',
  calendar: 'Calendar (ICS)',
  form: 'When, where and prizes',
  help: 'Times are in the time zone of this device: {{zone}}. Every visitor can read what you announce.',
  name: 'Name of the tournament',
  startsAt: 'Begins',
  endsAt: 'Ends',
  startOfRound: 'Round {{round}} begins',
  addRound: 'Plan one more round',
  submit: 'Publish the announcement',
  done: 'The announcement is published.',
} as const;

declare module '../../../i18n/messages.js' {
  interface Messages {
    announcement: typeof messages;
  }
}

export default messages;
