/** The number of a rule, with the titles of all rules of the game to find it by. */
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../design/form.js';
import { useRuleTitles } from '../../engine/games.js';

export function RuleField({ game, label }: { readonly game: string; readonly label: string }) {
  const { t } = useTranslation('case');
  const titles = useRuleTitles(game);
  const list = useId();
  return (
    <>
      <TextField name="rule" label={label} help={t('act.ruleHelp')} list={list} maxLength={20} optional />
      <datalist id={list}>
        {[...titles].map(([number, title]) => (
          <option key={number} value={number}>
            {title}
          </option>
        ))}
      </datalist>
    </>
  );
}
