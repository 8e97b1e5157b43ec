/** Offers a fresh installation its first match. */
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { playDemoMatch } from '../../api/demo-match.js';
import { useGameNames } from '../../api/game-names.js';
import { serviceQuery } from '../../api/queries.js';
import { Form, Select } from '../../design/form.js';

const PLAYERS = [1, 2];

export function DemoMatch() {
  const { t } = useTranslation('home');
  const navigate = useNavigate();
  const gameName = useGameNames();
  const games = useQuery(serviceQuery).data?.games ?? [];
  const [answers, setAnswers] = useState(0);
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  const play = (named: string): Promise<string> => {
    const game = games.find(({ game: id }) => id === named);
    if (game === undefined) throw new Error(`The service offers no game ${named}.`);
    leaving.current = new AbortController();
    const playerNames = PLAYERS.map((number) => t('demo.player', { number }));
    return playDemoMatch({ game, playerNames, onAnswers: setAnswers, signal: leaving.current.signal });
  };
  return (
    <Form
      title={t('demo.title')}
      level="h2"
      hint={t('demo.hint')}
      submit={t('demo.submit')}
      ready={games.length > 0}
      send={({ text }) => play(text('game'))}
      onDone={(id) => void navigate({ to: '/games/$id', params: { id } })}
    >
      <Select
        name="game"
        label={t('demo.game')}
        options={games.map(({ game }) => ({ value: game, label: gameName(game) }))}
      />
      <p role="status">{answers > 0 && t('demo.answers', { count: answers })}</p>
    </Form>
  );
}
