/**
 * Shows a 3D model once it is near the screen (M3D). What draws it is loaded then, by that page only. A browser that
 * cannot draw it keeps the picture and says so.
 */
export function start(root: HTMLElement): void {
  const near = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      near.disconnect();
      void show(root);
    },
    { rootMargin: '200px' },
  );
  near.observe(root);
}

async function show(root: HTMLElement): Promise<void> {
  const { model = '', loadingText = '', failedText = '' } = root.dataset;
  const view = root.querySelector<HTMLElement>('[data-view]');
  const status = root.querySelector<HTMLElement>('[role="status"]');
  if (!view || !status) return;
  status.textContent = loadingText;
  try {
    const { showModel } = await import('./show-model.ts');
    await showModel({ root, view, button: root.querySelector('[data-pause]'), address: model });
    status.textContent = '';
    root.dataset['state'] = 'shown';
    view.tabIndex = 0;
  } catch {
    status.textContent = failedText;
    root.dataset['state'] = 'failed';
  }
}
