import { useText } from '@etalage/ui-kit';
import { controlButton, Icon } from '@etalage/ui-kit/dashboard';
import { useSession } from '../session/session-context.ts';

/** Opens what is being edited on the website, in a new tab; there is nothing to open before it is published. */
export function ViewLink({ url, status }: { url: string; status: string }) {
  const t = useText();
  const { website } = useSession();
  if (status !== 'published') return null;
  return (
    <a
      className={controlButton.secondary}
      href={new URL(url, website.url).href}
      target="_blank"
      rel="noopener"
    >
      <Icon name="external" size={18} />
      {t('products_view')}
    </a>
  );
}
