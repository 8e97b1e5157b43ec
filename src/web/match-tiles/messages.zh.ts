import type { Messages, Translation } from '../i18n/messages.js';

const messages: Translation<Messages['match-tiles']> = {
  running: '进行中',
  closed: { void: '比赛作废', mistake: '误建', 'no-show': '未到场' },
};

export default messages;
