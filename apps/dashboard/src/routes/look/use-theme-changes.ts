import type { OwnTheme, SiteLook } from '@etalage/api-contract';
import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useQueryClient } from '@tanstack/react-query';
import { unlessGone } from '../../queries/call-api.ts';
import { failureTexts } from '../../queries/failure-texts.ts';
import {
  postCreateTheme,
  postDeleteTheme,
  postUpdateTheme,
  renewThemes,
} from '../../queries/theme-queries.ts';
import { useSession } from '../../session/session-context.ts';

/** Replaces or deletes a theme that the owner saved, each with a way back. */
export function useThemeChanges(theme: OwnTheme) {
  const t = useText();
  const { website } = useSession();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const { id, name } = theme;

  /** Says what was done, or why it was not. */
  async function change(call: () => Promise<unknown>, done: Parameters<typeof showToast>[0]) {
    try {
      await call();
      showToast(done);
    } catch (error) {
      const { fields, general } = failureTexts(error, ['name'], t);
      showToast({ text: fields['name'] ?? general });
    }
    await renewThemes(queryClient, website.id);
  }

  /** A way back, as the action of a message. */
  const wayBack = (call: () => Promise<unknown>) => ({
    text: t('themes_undo'),
    run: () => void change(call, { text: t('themes_back', { name }) }),
  });

  return {
    replace: (look: SiteLook) =>
      change(() => postUpdateTheme(website.id, { id, look }), {
        text: t('themes_replaced', { name }),
        action: wayBack(() => postUpdateTheme(website.id, { id, look: theme.look })),
      }),
    remove: () =>
      change(() => unlessGone(postDeleteTheme(website.id, id)), {
        text: t('themes_deleted', { name }),
        action: wayBack(() => postCreateTheme(website.id, theme)),
      }),
  };
}
