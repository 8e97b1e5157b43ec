import type { Messages } from './messages.js';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app';
    resources: Messages;
    returnNull: false;
    enableSelector: false;
  }
}
