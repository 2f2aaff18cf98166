import { useText } from '@etalage/ui-kit';
import { Action } from '@etalage/ui-kit/dashboard';
import { ChooseAllBar } from '../../lists/choose-all-bar.tsx';
import type { ListedRedirect } from '../../queries/redirect-queries.ts';
import { useDeleteRedirects } from './use-redirect-changes.ts';

interface ChooseBarProps {
  chosen: readonly ListedRedirect[];
  areAll: boolean;
  onChooseAll: (on: boolean) => void;
}

/** Chooses all rows of the page, and deletes the chosen ones. */
export function ChooseBar({ chosen, areAll, onChooseAll }: ChooseBarProps) {
  const t = useText();
  const remove = useDeleteRedirects();
  return (
    <ChooseAllBar label={t('redirects_choose_all')} areAll={areAll} onChooseAll={onChooseAll}>
      {chosen.length > 0 && (
        <Action icon="trash" busy={remove.isPending} onClick={() => remove.mutate(chosen)}>
          {t('redirects_delete_chosen', { count: String(chosen.length) })}
        </Action>
      )}
    </ChooseAllBar>
  );
}
