import { useText } from '@etalage/ui-kit';
import { Action } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListChoice } from '../../../lists/list-choice.tsx';
import { orderViewsQuery } from '../../../queries/order-list-queries.ts';
import { useSession } from '../../../session/session-context.ts';
import { isSameSearch } from '../order-search-address.ts';
import type { OrderListSearch } from '../use-order-search.ts';
import * as styles from '../orders.css.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useDeleteView } from './use-delete-view.ts';
import { ViewNameDialog } from './view-name-dialog.tsx';

/** The searches that the shop keeps: one is chosen, the present one is kept, or the chosen one is deleted. */
export function OrderViews({ search }: { search: OrderListSearch }) {
  const t = useText();
  const { website } = useSession();
  const { data: views = [] } = useQuery(orderViewsQuery(website.id));
  const [isNaming, setNaming] = useState(false);
  const { place, keepFocus } = useKeptFocus<HTMLSpanElement>();
  const deleteView = useDeleteView();
  const shown = views.find((view) => isSameSearch(view.search, search.asked));
  function choose(id: string) {
    const chosen = views.find((view) => view.id === id);
    if (chosen) search.show(chosen.search);
    else search.showUsual();
  }
  return (
    <span ref={place} className={styles.views}>
      {views.length > 0 && (
        <ListChoice
          label={t('dashboard_orders_views')}
          value={shown?.id ?? ''}
          options={[
            ['', t('dashboard_orders_view_choose')],
            ...views.map(({ id, name }) => [id, name] as const),
          ]}
          onChange={choose}
        />
      )}
      {shown && (
        <Action
          kind="icon"
          icon="trash"
          aria-label={t('dashboard_orders_view_delete', { name: shown.name })}
          title={t('dashboard_orders_view_delete', { name: shown.name })}
          onClick={() => void deleteView(shown).then(keepFocus)}
        />
      )}
      {!shown && !search.isUsual && (
        <Action onClick={() => setNaming(true)}>{t('dashboard_orders_view_save')}</Action>
      )}
      {isNaming && (
        <ViewNameDialog
          search={search.asked}
          onClose={() => setNaming(false)}
          onCloseFocus={(event) => {
            event.preventDefault();
            keepFocus();
          }}
        />
      )}
    </span>
  );
}
