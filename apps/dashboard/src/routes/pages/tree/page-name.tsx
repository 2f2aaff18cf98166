import { useText } from '@etalage/ui-kit';
import { aboveRowLink, Icon, rowLink, type IconName } from '@etalage/ui-kit/dashboard';
import type { ListedPage } from '../../../queries/page-queries.ts';
import { ScreenLink } from '../../../session/screen-link.tsx';
import * as styles from '../pages.css.ts';

interface Props {
  page: ListedPage;
  isChosen: boolean;
  onChoose: (on: boolean) => void;
}

/** A page in the list: chosen by its box, opened by its title. */
export function PageName({ page, isChosen, onChoose }: Props) {
  const t = useText();
  return (
    <span className={styles.choose}>
      <input
        type="checkbox"
        className={`${aboveRowLink} ${styles.box}`}
        aria-label={t('pages_choose', { title: page.title })}
        checked={isChosen}
        onChange={(event) => onChoose(event.target.checked)}
      />
      <span className={styles.name}>
        <ScreenLink className={rowLink} to={`/paginas/${page.id}`}>
          {page.title}
        </ScreenLink>
        <span className={styles.address}>
          <span>{page.path}</span>
          {page.secured && <Mark icon="lock" text={t('pages_mark_secured')} />}
          {page.noindex && <Mark icon="hidden" text={t('pages_mark_noindex')} />}
        </span>
      </span>
    </span>
  );
}

function Mark({ icon, text }: { icon: IconName; text: string }) {
  return (
    <span className={styles.mark}>
      <Icon name={icon} size={15} />
      {text}
    </span>
  );
}
