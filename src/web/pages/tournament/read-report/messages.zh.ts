const messages = {
  title: '继续其他软件的赛事',
  form: '粘贴 FIDE 报告（TRF）',
  help: '报告中的牌手、轮次和结果将作为本赛事的开始。请先在原软件中完成最后一轮。',
  text: '报告',
  open: '请说明这 {{count}} 名牌手是谁。在此之前不会记录任何内容。',
  choose: '请选择…',
  isNew: '新牌手',
  round:
    '第 {{round}} 轮：{{pairings}} 场对局，其中 {{forfeits}} 场未进行。轮空 {{byes}}，指定轮空 {{fullByes}}，半分轮空 {{halfByes}}，缺席 {{absent}}。',
  players_other: '{{count}} 名牌手，其中新牌手 {{created}} 名。',
  left: '在最后一轮后退赛：',
  ratingIgnored: '以下牌手已登记，报告中的等级分不采用：',
  toCome: '下一轮的 {{count}} 个轮空不会被记录。',
  otherPoints: '{{count}} 名牌手的积分与报告不同：本赛事的计分方式不同。',
  leftOut: '未列入报告的 {{count}} 名已报名牌手不参加。',
  submit_other: '记录 {{count}} 轮',
};

export default messages;
