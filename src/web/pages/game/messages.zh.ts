import type { Messages, Translation } from '../../i18n/messages.js';

const messages: Translation<Messages['game']> = { title: '对局' };

export default messages;
