import { useText } from '@etalage/ui-kit';
import { Action } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { pageTemplatesQuery } from '../../queries/page-template-queries.ts';
import { useSession } from '../../session/session-context.ts';
import * as styles from './pages.css.ts';

/** Says what visitors see at the root while it has no page, and offers to make one. */
export function StandardHome({ onCreateHome }: { onCreateHome: () => void }) {
  const t = useText();
  const { website } = useSession();
  // The dialog proposes the name of the template, which it must know when it opens.
  const templates = useQuery(pageTemplatesQuery(website.id));
  return (
    <div className={styles.standardHome}>
      <p>{t('pages_home_standard')}</p>
      {templates.data && <Action onClick={onCreateHome}>{t('pages_home_make')}</Action>}
    </div>
  );
}
