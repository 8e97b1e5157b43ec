/** What was said in a case, in the order of time: each claim, statement and ruling, as text. */
import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.js';
import { RuleButton } from '../../log/rules.js';
import type { Case } from './queries.js';
import { RulingText } from './ruling.js';
import { Text } from './text.js';
import { whoIs } from './words.js';
import styles from './case.module.css';

type Kind = 'opened' | 'statement' | 'discussion' | 'ruling' | 'rulingOnAppeal' | 'appeal' | 'closing';

interface Told {
  readonly kind: Kind;
  readonly at: string;
  readonly by: Case['opened']['by'];
  readonly what: ReactNode;
}

export function Story({ found }: { readonly found: Case }) {
  const { t } = useTranslation('case');
  const format = useFormat();
  return (
    <section className={styles['stack']} aria-labelledby="story">
      <h2 id="story">{t('story.title')}</h2>
      <ol className={styles['story']}>
        {told(found).map(({ kind, at, by, what }) => (
          <li key={`${kind} ${at}`} data-kind={kind}>
            <article>
              <h3>
                {whoIs(by, found, t)} <span>{t(`story.${kind}`)}</span>
              </h3>
              <time dateTime={at}>{format.moment(at)}</time>
              {what}
            </article>
          </li>
        ))}
      </ol>
      {found.opened.text === undefined && <p className={styles['quiet']}>{t('story.hidden')}</p>}
    </section>
  );
}

function told(found: Case): readonly Told[] {
  const { opened, statements, discussion, rulings, appeals, closing } = found;
  const said = [
    {
      ...({ kind: 'opened', at: opened.at, by: opened.by } as const),
      what: (
        <>
          <Text text={opened.text} />
          {opened.rule !== null && (
            <p>
              <RuleButton cites={[opened.rule]} />
            </p>
          )}
        </>
      ),
    },
    ...statements.map((each) => ({ ...each, kind: 'statement' as const, what: <Text text={each.text} /> })),
    ...discussion.map((each) => ({ ...each, kind: 'discussion' as const, what: <Text text={each.text} /> })),
    ...rulings.map((each) => ({
      ...{ at: each.at, by: each.by },
      kind: each.ruling.number > 1 ? ('rulingOnAppeal' as const) : ('ruling' as const),
      what: <RulingText ruling={each} found={found} />,
    })),
    ...appeals.map((each) => ({ ...each, kind: 'appeal' as const, what: <Text text={each.text} /> })),
    ...(closing === null ? [] : [{ ...closing, kind: 'closing' as const, what: <Text text={closing.text} /> }]),
  ];
  return said.toSorted((one, other) => one.at.localeCompare(other.at));
}
