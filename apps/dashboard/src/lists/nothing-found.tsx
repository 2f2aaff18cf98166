import { useText } from '@etalage/ui-kit';
import { Action, EmptyState } from '@etalage/ui-kit/dashboard';
import type { IconName } from '@etalage/ui-kit/dashboard';

interface NothingFoundProps {
  search: { setCursor: (cursor: string) => void; clear: () => void };
  /** The list has rows on other pages: those of this one are gone. */
  hasOthers: boolean;
  title: string;
  text: string;
  /** Takes the search away. */
  clearText: string;
  icon?: IconName;
}

/** A search without results, or a page whose rows are gone. */
export function NothingFound({
  search,
  hasOthers,
  title,
  text,
  clearText,
  icon = 'search',
}: NothingFoundProps) {
  const t = useText();
  if (hasOthers) {
    return (
      <EmptyState icon="search" title={t('list_page_empty')}>
        <Action onClick={() => search.setCursor('')}>{t('list_page_first')}</Action>
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={icon} title={title} text={text}>
      <Action onClick={search.clear}>{clearText}</Action>
    </EmptyState>
  );
}
