import { siteCookies, siteLook } from '@etalage/api-contract';
import { plainTheme } from '@etalage/site-model';
import { useText } from '@etalage/ui-kit';
import { ThemeServices } from '../../field-services/theme-services.tsx';
import { PartScreen } from '../../parts/part-screen.tsx';
import { usePart } from '../../parts/use-part-editor.ts';
import { useSession } from '../../session/session-context.ts';
import { themeOf } from '../look/theme-of-look.ts';
import { CookiesEditor } from './cookies-editor.tsx';

/** `/cookies`: what the website stores at visitors, and the bar that asks for it (COOK-17). */
export function CookiesRoute() {
  const t = useText();
  const { website } = useSession();
  const { data: look, isPending } = usePart(siteLook, website.id, { isOnce: true }).query;
  const words = { title: t('cookies_heading'), intro: t('cookies_intro'), loading: t('cookies_loading') };
  return (
    <ThemeServices theme={look ? themeOf(look.published) : plainTheme}>
      <PartScreen part={siteCookies} {...words}>
        {/* Not with other colours first. */}
        {(calls, newest) => !isPending && <CookiesEditor calls={calls} newest={newest} />}
      </PartScreen>
    </ThemeServices>
  );
}
