import type { Messages, Translation } from '../../i18n/messages.js';

const messages: Translation<Messages['home']> = {
  title: '每一局，一步不漏',
  lead: '棋谱记录集换式卡牌对局：每个行动、每个结果，以及它所依据的规则。',
  record: '记录一场比赛',
  steps: {
    play: { title: '对战或记录', text: '在线对战，或录入纸牌对局。断网时，设备会保存你的操作，恢复后再发送。' },
    check: { title: '逐条核对规则', text: '引擎执行四款游戏的规则，并注明每一条依据。' },
    replay: { title: '回放与分享', text: '观看直播或回放，链接到任意一步，并验证记录。' },
  },
  demo: {
    title: '进行一场示范比赛',
    hint: '这里还没有比赛。两名新牌手将使用示例卡组进行一局，并随机作答。结束之前请勿离开此页。',
    game: '游戏',
    submit: '开始示范比赛',
    player: '示范牌手 {{number}}',
    answers_other: '已作答 {{count}} 次',
  },
  live: { title: '正在进行', all: '所有进行中的比赛', none: '目前没有进行中的比赛。' },
  results: { title: '最新结果', all: '所有结果', none: '还没有结束的比赛。' },
  tournaments: { title: '赛事', all: '所有赛事' },
  leagues: { title: '联赛', all: '所有联赛' },
};

export default messages;
