const messages = {
  create: 'Create a webhook',
  createHint: 'The service sends signed public events to your address.',
  url: 'Address',
  urlHelp: 'An https address on the public internet.',
  kinds: 'Events',
  submit: 'Add webhook',
  created: 'The webhook has been created.',
  secret: 'Signing secret',
  list: 'Webhooks',
  none: 'No webhooks yet.',
  ofLeague: 'One league',
  ofAll: 'Whole service',
  on: 'on',
  off: 'off: {{why}}',
  failing: 'failing since {{moment}}',
  switchOff: 'Disable',
  switchOn: 'Enable',
  end: 'Delete',
  endSure: 'Delete the webhook and its deliveries?',
  replay: 'Resend all past events',
  replayed: 'The service is resending all past events.',
  deliveries: 'Deliveries',
  noDeliveries: 'No deliveries yet.',
  column: { event: 'Event', status: 'State', attempts: 'Attempts', answer: 'Answer', at: 'When' },
  status: { pending: 'waiting', delivered: 'delivered', failed: 'failed' },
};

export default messages;

declare module '../i18n/messages.js' {
  interface Messages {
    webhooks: typeof messages;
  }
}
