import { siteCookies, siteLook } from '@etalage/api-contract';
import { plainTheme } from '@etalage/site-model';
import { useText } from '@etalage/ui-kit';
import { TableSkeleton } from '@etalage/ui-kit/dashboard';
import { ThemeServices } from '../../field-services/theme-services.tsx';
import { usePart } from '../../parts/use-part-editor.ts';
import { LoadFailure } from '../../screen/load-failure.tsx';
import { ScreenHeader } from '../../screen/screen-header.tsx';
import { useSession } from '../../session/session-context.ts';
import { themeOf } from '../look/theme-of-look.ts';
import { CookiesEditor } from './cookies-editor.tsx';

/** `/cookies`: what the website stores at visitors, and the bar that asks for it (COOK-17). */
export function CookiesRoute() {
  const t = useText();
  const { website } = useSession();
  const { query, calls } = usePart(siteCookies, website.id);
  const look = usePart(siteLook, website.id).query.data?.published;
  return (
    <>
      <ScreenHeader title={t('cookies_heading')} intro={t('cookies_intro')} />
      {query.isPending && <TableSkeleton label={t('cookies_loading')} />}
      {query.isError && !query.data && <LoadFailure onRetry={() => void query.refetch()} />}
      {query.data && (
        <ThemeServices theme={look ? themeOf(look) : plainTheme}>
          <CookiesEditor key={website.id} calls={calls} newest={query.data} />
        </ThemeServices>
      )}
    </>
  );
}
