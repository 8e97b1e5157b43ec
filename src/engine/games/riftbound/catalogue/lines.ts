/**
 * Lines that say two things, or change what other lines say, are written as several lines here. Each of these lines
 * must be read and written back by itself: this file says only where one ends and the next begins.
 */

/** Later printings have an arrow in the place of a dash. */
export const asRead = (line: string): string =>
  line
    .replaceAll('[>>]', '')
    .replaceAll(/ ?\[>\] ?/g, ' — ')
    .trim();

/** An ability, and what its cost is reduced by. */
const ITS_COST = /^(?<used>.+: .+\.) (?<reduced>This ability costs .+)$/;

/** 370.1: "this ability" is certain only of a card that has no other ability with a cost. */
export const hasUncertainCost = (lines: readonly string[]): boolean =>
  lines.some((line) => ITS_COST.test(line)) && lines.filter(isUsed).length > 1;

const IN_ENERGY_AND_POWER = /(?<energy>\{\d+\})(?<power>(?:\{(?:any|fury|calm|mind|body|chaos|order)\})+)/g;
const OF_ITSELF = /^(?:\[Level \d+\] — )?I cost [^.]+ less(?: instead| for each [^.]+)?\./;
const OF_SPELLS =
  /^(?<head>.+), friendly spells cost (?<less>\S+) less to a minimum of (?<least>\S+), and enemy spells cost (?<more>\S+) more\.$/;

const inEnergy = (text: string): string => text.replaceAll(IN_ENERGY_AND_POWER, '$<energy>');
const inPower = (text: string): string =>
  text.replaceAll(IN_ENERGY_AND_POWER, (_all, _energy, power: string) => `${power.split('}').length - 1} Power`);

/**
 * What takes energy and power off a cost is two abilities. The own cost of a card has power of one domain, and the text
 * names that domain: so it is so much power.
 */
const pricesApart = (line: string): readonly string[] => {
  if (inEnergy(line) === line) return [];
  if (OF_ITSELF.test(line)) return [inEnergy(line), inPower(line)];
  const { head = '', less = '', least = '', more = '' } = OF_SPELLS.exec(line)?.groups ?? {};
  return head === ''
    ? []
    : [
        `${head}, friendly spells cost ${inEnergy(less)} less, to a minimum of ${least}.`,
        `${head}, friendly spells cost ${inPower(less)} less.`,
        `${head}, enemy spells cost ${inEnergy(more)} more.`,
        `${head}, enemy spells cost ${inPower(more)} more.`,
      ];
};

/** What each player does, but for the player of the unit if the additional cost was paid. */
const EXCEPT_YOU =
  /^(?<head>When .+), each player (?<everyone>must (?<verb>kill) one of their (?<kind>unit|gear)s?)\. If you paid (?:my|the) additional cost, you don't (?<what>[^.]+) this way\.$/;

/** "I have +1 might and enter ready" is two abilities under one condition, "played, discarded, or killed" three. */
export const apart = (line: string): readonly string[] => {
  const { effect } = /^When this is played, discarded, or killed, (?<effect>.+)$/.exec(asRead(line))?.groups ?? {};
  if (effect !== undefined) return ['played', 'discarded', 'killed'].map((word) => `When this is ${word}, ${effect}`);
  const { used, reduced } = ITS_COST.exec(asRead(line))?.groups ?? {};
  if (used !== undefined && reduced !== undefined) return [used, reduced];
  const { whose } = /^(?<whose>Your Equipment) everywhere have \[Quick-Draw\]\.$/.exec(asRead(line))?.groups ?? {};
  if (whose !== undefined) return [`${whose} have [Quick-Draw].`, `${whose} outside the board have [Quick-Draw].`];
  const { head: when = '', everyone = '', verb, kind, what } = EXCEPT_YOU.exec(asRead(line))?.groups ?? {};
  if (what !== undefined && what === `${verb} a ${kind}`)
    return ['paid', "didn't pay"].map(
      (done) =>
        `${when}, if you ${done} the additional cost, each${done === 'paid' ? ' other' : ''} player ${everyone}.`,
    );
  const priced = pricesApart(asRead(line));
  if (priced.length > 0) return priced;
  const { head, does } = /^(?<head>.*?)I (?<does>(?:have|cost) .+) and enter ready\.$/.exec(asRead(line))?.groups ?? {};
  return head === undefined || does === undefined ? [] : [`${head}I ${does}.`, `${head}I enter ready.`];
};

/** 353.2: of a spell whose first sentence is a cost of its own, and whose others ask whether it was paid. */
export const costApart = (line: string): readonly string[] => {
  const { cost, then } =
    /^As an additional cost to play this, you may (?<cost>[^.]+)\. If you do, (?<then>.+)$/.exec(line)?.groups ?? {};
  return cost === undefined || then === undefined
    ? []
    : [`You may ${cost} as an additional cost to play this.`, `If you paid the additional cost, ${then}`];
};

/** 353.2: of a unit, which enters ready if the cost was paid. */
export const costOfReadyApart = (line: string): readonly string[] => {
  const { cost } =
    /^(?<cost>If [^.]+ as an additional cost to play me\.) If you do, I enter ready\.$/.exec(line)?.groups ?? {};
  return cost === undefined ? [] : [cost, 'If you paid the additional cost, I enter ready.'];
};

const EQUIP_LINE = /^\[(?:Equip\]|装配)/;

/** keyword.equip: whether the line, in either language, is one by which equipment is attached. */
export const isEquipLine = (line: string): boolean => EQUIP_LINE.test(line);

/** Such a line changes what other lines say: none of them is read without it. */
const CHANGES_OTHERS = /\b(?:my abilities|less instead)\b/i;
export const changesOthers = (line: string): boolean => CHANGES_OTHERS.test(line);

/** It has a cost before a colon. */
const isUsed = (line: string): boolean => line.includes(': ');

const ONLY_WHILE = /^Use my abilities (?<only>only while .+)$/;

/** What such a line says of others, said by these: a limit of each ability that is used, and steps of one discount. */
export const together = (lines: readonly string[]): readonly string[] => {
  const only = lines.flatMap((line) => ONLY_WHILE.exec(line)?.groups?.['only'] ?? []);
  const [limit] = only;
  const own = lines.filter((line) => !ONLY_WHILE.test(line));
  const limited =
    limit === undefined || only.length > 1 || !own.some(isUsed)
      ? lines
      : own.map((line) => (isUsed(line) ? `${line} Use this ability ${limit}` : line));
  return limited.reduce<readonly string[]>((all, line) => {
    const before = all.at(-1);
    const isStep = before !== undefined && line.startsWith('[Level ') && line.endsWith(' less instead.');
    return isStep ? [...all.slice(0, -1), `${before} ${line}`] : [...all, line];
  }, []);
};

const KEEPS = / banished with (?:this|me)\b/;
const FROM_TRASH = /(?<banished>\bbanish all [^.]+ from your trash)\./i;

/** "Banished with this" asks for the cards that another line of the card banishes: that line says so as well. */
export const withKept = (lines: readonly string[]): readonly string[] =>
  lines.some((line) => KEEPS.test(line))
    ? lines.map((line) => line.replace(FROM_TRASH, '$<banished> with this.'))
    : lines;

const LISTED = /for each of the following tags among your units — (?<list>[^.]+)\.$/;

/** "All 4 tags" are those that an earlier line lists. */
export const withTags = (lines: readonly string[]): readonly string[] => {
  const [list, ...others] = lines.flatMap((line) => LISTED.exec(line)?.groups?.['list'] ?? []);
  return list === undefined || others.length > 0
    ? lines
    : lines.map((line) =>
        line.replace(
          ' while your units have all 4 tags,',
          ` while your units have all of the following tags among them — ${list},`,
        ),
      );
};

const PLAYED = /^When you play (?:this|me), (?<effect>.+)$/;
const REPEATED = /^\[Deathknell\] — Repeat (?:this gear['’]s|my) play effect\.$/;

/** "Repeat this gear's play effect" is the effect of the one line that says what happens as it is played. */
export const withPlayEffect = (lines: readonly string[]): readonly string[] => {
  const [effect, ...others] = lines.flatMap((line) => PLAYED.exec(asRead(line))?.groups?.['effect'] ?? []);
  return effect === undefined || others.length > 0
    ? lines
    : lines.map((line) => (REPEATED.test(asRead(line)) ? `[Deathknell] — ${effect}` : line));
};
