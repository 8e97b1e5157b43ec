import { useTranslation } from 'react-i18next';
import { Button } from './button.js';

interface ShowMoreProps {
  /** A list that comes page by page: an infinite query. */
  readonly list: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
  /** What the button says, if not "Show more". */
  readonly label?: string;
}

/** Loads the next page of a list; nothing if there is none. */
export function ShowMore({ list, label }: ShowMoreProps) {
  const { t } = useTranslation();
  if (!list.hasNextPage) return null;
  return (
    <div>
      <Button onClick={() => void list.fetchNextPage()} disabled={list.isFetchingNextPage}>
        {label ?? t('more')}
      </Button>
    </div>
  );
}
