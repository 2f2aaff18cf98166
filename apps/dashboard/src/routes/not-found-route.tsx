import { useText } from '@etalage/ui-kit';
import { EmptyState } from '@etalage/ui-kit/dashboard';
import { ScreenLink } from '../session/screen-link.tsx';
import { ScreenHeader } from '../screen/screen-header.tsx';
import { textLink } from '../screen/surface.css.ts';

export function NotFoundRoute() {
  const t = useText();
  return (
    <>
      <ScreenHeader title={t('dashboard_not_found')} />
      <EmptyState icon="search" title={t('dashboard_not_found_title')} text={t('dashboard_not_found_text')}>
        <ScreenLink className={textLink} to="/">
          {t('dashboard_to_overview')}
        </ScreenLink>
      </EmptyState>
    </>
  );
}
