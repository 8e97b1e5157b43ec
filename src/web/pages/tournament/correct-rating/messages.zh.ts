import type { Messages, Translation } from '../../../i18n/messages.js';

const messages: Translation<Messages['correct-rating']> = {
  title: '更正等级分',
  help: '已确定的种子和配对保持不变；依等级分计算的名次会立即更新。',
  player: '牌手',
  without: '无等级分',
  rating: '等级分',
  ratingHelp: '牌手没有等级分时留空。',
  reason: '原因',
  submit: '更正等级分',
  done: '等级分已更正。',
};

export default messages;
