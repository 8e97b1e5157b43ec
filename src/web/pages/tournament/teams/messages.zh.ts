import type { Messages, Translation } from '../../../i18n/messages.js';

const messages: Translation<Messages['teams']> = {
  register: '登记队伍',
  help: '每个台次一名队员。两队第 1 台的队员相互对阵，依此类推。',
  ownHelp: '填写队名和队员，其中一个台次是你自己。',
  name: '队名',
  member: '第 {{board}} 台',
  submit: '登记队伍',
  registered: '队伍已登记。',
  lineup: '更换阵容',
  lineupHelp: '从下一个公布的轮次起，各台次由谁出场。',
  lineupOwnHelp: '从下一个公布的轮次起，各台次由谁出场。轮次进行中不能更换；仅在开放自行报名时可加入新牌手。',
  lineupSubmit: '更换阵容',
  lineupDone: '阵容已更换。',
  team: '队伍',
  reserves: '替补',
  reservesHelp: '每行一个姓名。已出场的牌手留队作替补。',
  individual: { title: '队员各台次成绩', name: '姓名', boards: '台次', reserve: '替补', record: '胜–负–平' },
  boardHelp:
    '键入桌号、台次和局数，例如“12.3 2-1”。“12.3 id”为协议平局，“12 id”使第 12 桌所有未定台次为平局。双方判负须注明台次，例如“12.3 dl”。',
};

export default messages;
