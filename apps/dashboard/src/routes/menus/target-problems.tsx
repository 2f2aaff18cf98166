import { useText } from '@etalage/ui-kit';
import { Action, Icon } from '@etalage/ui-kit/dashboard';
import type { Target } from '../../queries/menu-queries.ts';
import type { MenuRow } from './menu-tree.ts';
import * as styles from './menus.css.ts';

interface Props {
  rows: readonly MenuRow[];
  targets: ReadonlyMap<string, Target>;
  onShow: (id: string) => void;
}

/** Says that entries lead to what visitors do not see, with a way to the first. */
export function TargetProblems({ rows, targets, onShow }: Props) {
  const t = useText();
  const wrong = rows.filter(({ node }) => {
    const state = targets.get(node.link)?.state;
    return node.item_type === '' && state !== undefined && state !== 'live';
  });
  const [first] = wrong;
  return (
    <div role="status">
      {first && (
        <div className={styles.problems}>
          <Icon name="warning" size={18} />
          <span>
            {wrong.length === 1
              ? t('menus_targets_wrong_one')
              : t('menus_targets_wrong', { count: wrong.length })}
          </span>
          <Action kind="quiet" onClick={() => onShow(first.node.id)}>
            {t('menus_targets_show')}
          </Action>
        </div>
      )}
    </div>
  );
}
