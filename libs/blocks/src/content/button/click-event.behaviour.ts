/**
 * Tells the page which button was pressed: an event `click-event` on the button, which bubbles, with the identifier that
 * its owner gave in `detail.identifier` (BLK-49). It has a name of its own, because an identifier may be the name of
 * another event.
 */
export function start(button: HTMLElement): void {
  button.addEventListener('click', () => {
    const detail = { identifier: button.dataset['clickEvent'] };
    button.dispatchEvent(new CustomEvent('click-event', { bubbles: true, detail }));
  });
}
