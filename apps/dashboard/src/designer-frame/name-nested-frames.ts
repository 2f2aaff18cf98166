import type { Translate } from '@etalage/texts';

/** Gives every frame in the page without a title one, for screen readers. */
export function nameNestedFrames(t: Translate): () => void {
  const name = () => {
    for (const frame of document.querySelectorAll('iframe:not([title]), iframe[title=""]')) {
      const host = hostOf(frame.getAttribute('src') ?? '');
      frame.setAttribute('title', host ? t('designer_frame_embed', { host }) : t('designer_frame_embed_own'));
    }
  };
  const watch = new MutationObserver(name);
  watch.observe(document.body, { childList: true, subtree: true });
  name();
  return () => watch.disconnect();
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : '';
}
