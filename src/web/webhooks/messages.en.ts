const messages = {
  create: 'Be called when something happens',
  createHint: 'The service sends public events to an address of yours, signed.',
  url: 'Address',
  urlHelp: 'An https address on the public internet.',
  kinds: 'Which events',
  submit: 'Add webhook',
  created: 'The webhook is made.',
  secret: 'Its secret, which signs what is sent',
  list: 'Webhooks',
  none: 'There is no webhook yet.',
  ofLeague: 'Of one league',
  ofAll: 'Of the whole service',
  on: 'on',
  off: 'off: {{why}}',
  failing: 'failing since {{moment}}',
  switchOff: 'Switch off',
  switchOn: 'Switch on',
  end: 'End it',
  endSure: 'End it, with its deliveries?',
  replay: 'Send all again',
  replayed: 'Past events are being sent again.',
  deliveries: 'Deliveries',
  noDeliveries: 'Nothing has been sent yet.',
  column: { event: 'Event', status: 'State', attempts: 'Tries', answer: 'Answer', at: 'When' },
  status: { pending: 'waiting', delivered: 'delivered', failed: 'failed' },
};

export default messages;

declare module '../i18n/messages.js' {
  interface Messages {
    webhooks: typeof messages;
  }
}
