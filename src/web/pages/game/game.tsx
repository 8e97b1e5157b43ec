import { Fragment, lazy, memo, Suspense, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BoardView } from '../../board/board.js';
import { CardDetails } from '../../board/details.js';
import { TableProvider } from '../../board/table.js';
import { Page } from '../../design/page.js';
import { useLayout } from '../../engine/games.js';
import { useFormat } from '../../i18n/use-format.js';
import { CardHistory } from '../../log/card-history.js';
import { Log } from '../../log/log.js';
import { RuleList, RulesProvider } from '../../log/rules.js';
import { StepSentence } from '../../log/step-sentence.js';
import type { Telling } from '../../log/tell.js';
import { PlayerLink } from '../../people/player-link.js';
import { Clock } from '../../replay/clock.js';
import { Controls } from '../../replay/controls.js';
import { useKeyboard } from '../../replay/keyboard.js';
import type { GameRecord } from '../../replay/record.js';
import { firstShown, type Looked, stepToSay } from '../../replay/use-record.js';
import { type Player, usePlayer } from '../../replay/use-player.js';
import { Commentary } from './commentary.js';
import { useTelling } from '../../replay/use-telling.js';
import { ContestLink } from './contest-link.js';
import styles from './game.module.css';
import { Links } from './links.js';
import { Moments } from './moments.js';
import { Options } from './options.js';
import { OtherBranch } from './other-branch.js';
import { Panel } from './panel.js';
import type { GameSearch } from './search.js';

/** Most readers open none of these: their scripts are loaded when they open. */
const LegalAnswers = lazy(async () => ({ default: (await import('./legal.js')).LegalAnswers }));
const VerifyGame = lazy(async () => ({ default: (await import('../../engine/verify-game.js')).VerifyGame }));
const Keys = lazy(async () => ({ default: (await import('./keys.js')).Keys }));
const Studies = lazy(async () => ({ default: (await import('./studies.js')).Studies }));

interface GameProps {
  readonly record: GameRecord;
  readonly looked: Looked;
  readonly search: GameSearch;
  readonly change: (changed: Partial<Record<keyof GameSearch, GameSearch[keyof GameSearch]>>) => void;
}

/** A game, step by step. */
export function Game({ record, looked, search, change }: GameProps) {
  const { t } = useTranslation('game');
  const format = useFormat();
  const layout = useLayout(record.game);
  const telling = useTelling(record);
  const isLive = looked.live !== null;
  const onStep = useCallback(
    (step: number) => change({ step: stepToSay(looked, record, step) }),
    [change, looked, record],
  );
  const player = usePlayer(record, search.step ?? firstShown(looked, record), onStep);
  const [near, setNear] = useState(record.seats[0]?.seat ?? '');
  /** Null until the reader asks for the keys for the first time. */
  const [helping, setHelping] = useState<boolean | null>(null);
  const flip = useCallback(() => setNear((now) => nextSeat(record, now)), [record]);
  const help = useCallback(() => setHelping((now) => !now), []);
  useKeyboard(
    player,
    useMemo(() => ({ flip, help }), [flip, help]),
  );
  const here = record.steps[player.step];
  const players = record.seats.map(({ seat }) => telling.names.get(seat) ?? seat).join(' – ');
  return (
    <TableProvider value={telling}>
      <RulesProvider game={record.game}>
        <CardDetails
          key={record.id}
          more={({ id }, close) => (
            <CardHistory
              object={id}
              record={record}
              telling={telling}
              here={player.step}
              go={(step) => {
                close();
                player.go(step);
              }}
            />
          )}
        >
          <Page
            wide
            fits={search.text !== true}
            title={players}
            heading={<Players record={record} telling={telling} />}
            lead={[
              layout === null ? record.game : format.words(layout.name),
              here !== undefined && format.moment(here.at),
              isLive && t(looked.live?.connected === false ? 'lost' : 'live'),
            ]
              .filter((part) => part !== false)
              .join(' · ')}
            actions={
              <Options record={record} looked={looked} search={search} change={change} flip={flip} help={help} />
            }
          >
            <Body {...{ record, looked, search, change, player, telling, near }} />
          </Page>
          {helping !== null && (
            <Suspense fallback={null}>
              <Keys open={helping} onClose={() => setHelping(false)} />
            </Suspense>
          )}
        </CardDetails>
      </RulesProvider>
    </TableProvider>
  );
}

interface BodyProps extends GameProps {
  readonly player: Player;
  readonly telling: Telling;
  /** The seat whose half is below. */
  readonly near: string;
}

/** The board with the panel beside it, or the game as a text. */
function Body({ record, looked, search, change, player, telling, near }: BodyProps) {
  if (search.text === true) return <Commentary record={record} player={player} telling={telling} />;
  return (
    <div className={styles['game']}>
      <Stage {...{ record, looked, search, player, telling, near }} />
      <Side {...{ record, player, telling, search, change }} isLive={looked.live !== null} />
    </div>
  );
}

/** The players, each linked to their page. */
const Players = memo(({ record, telling }: { readonly record: GameRecord; readonly telling: Telling }) =>
  record.seats.map(({ seat, playerId }, place) => (
    <Fragment key={seat}>
      {place > 0 && ' – '}
      <PlayerLink id={playerId} name={telling.names.get(seat) ?? seat} />
    </Fragment>
  )),
);

interface StageProps extends Pick<GameProps, 'record' | 'looked' | 'search'> {
  readonly player: Player;
  readonly telling: Telling;
  readonly near: string;
}

/** The board with the controls of the replay; for a rewound game, another branch beside it. */
function Stage({ record, looked, search, player, telling, near }: StageProps) {
  const { t } = useTranslation('game');
  const isLive = looked.live !== null;
  const board = record.boardAt(player.step);
  const beside = search.beside === record.branch ? undefined : search.beside;
  return (
    <div className={styles['stages']} data-beside={beside !== undefined}>
      <div className={styles['stage']}>
        <Clock record={record} isLive={isLive} />
        {beside !== undefined && (
          <h2 className={styles['branch']}>{t('branchAt', { branch: record.branch, step: player.step })}</h2>
        )}
        {board === undefined ? (
          <div className={styles['waiting']} role="status">
            {t('waiting')}
          </div>
        ) : (
          <BoardView board={board} near={near} step={player.step} log={record.steps[player.step]?.log} />
        )}
        <div className={styles['said']}>
          <StepSentence log={record.steps[player.step]?.log ?? []} telling={telling} />
        </div>
        <Controls record={record} player={player} isLive={isLive} />
      </div>
      {beside !== undefined && (
        <OtherBranch id={record.id} sight={search} branch={beside} step={player.step} near={near} />
      )}
    </div>
  );
}

interface SideProps extends Pick<GameProps, 'record' | 'search' | 'change'> {
  readonly player: Player;
  readonly telling: Telling;
  readonly isLive: boolean;
}

/** The panel beside the board: log, rules and key moments. */
function Side({ record, player, telling, isLive, search, change }: SideProps) {
  const { t } = useTranslation('game');
  const [whole, setWhole] = useState(false);
  const board = record.boardAt(player.step);
  return (
    <aside className={styles['side']} aria-label={t('side')}>
      <Links record={record} names={telling.names} />
      <div className={styles['log']}>
        <Log record={record} player={player} telling={telling} whole={whole} />
      </div>
      <label className={styles['whole']}>
        <input type="checkbox" checked={whole} onChange={({ target }) => setWhole(target.checked)} />
        {t('whole')}
      </label>
      <Panel title={t('rulesHere')}>
        <RuleList game={record.game} cites={citesOf(record, player.step)} />
      </Panel>
      <Moments record={record} names={telling.names} go={player.go} step={player.step} />
      <Panel title={t('study.panel')} opened={search.study !== undefined}>
        <Studies record={record} player={player} chosen={search.study} choose={(study) => change({ study })} />
      </Panel>
      <ContestLink record={record} step={player.step} />
      {board !== undefined && (
        <Panel title={t('legal.title')}>
          <LegalAnswers record={record} step={player.step} board={board} isLive={isLive} />
        </Panel>
      )}
      {!isLive && (
        <Panel title={t('verification')}>
          <VerifyGame gameId={record.id} />
        </Panel>
      )}
    </aside>
  );
}

/** Each rule once, in the order in which they are cited. */
const citesOf = ({ steps }: GameRecord, step: number) => {
  const cites = steps[step]?.log.flatMap((entry) => entry.cites) ?? [];
  return [...new Map(cites.map((cite) => [cite.rule, cite])).values()];
};

const nextSeat = ({ seats }: GameRecord, now: string): string => {
  const place = seats.findIndex(({ seat }) => seat === now);
  return seats[(place + 1) % seats.length]?.seat ?? now;
};
