import { shortcutOf } from '@etalage/designer-protocol';
import type { Canvas } from '../start-canvas.ts';
import { neighbour, type Direction } from './neighbour.ts';

const arrows: Record<string, Direction> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  ArrowLeft: 'parent',
  ArrowRight: 'child',
};

/** Keys select the next or previous block and open texts; shortcuts are sent to the dashboard; blocks get no keys. */
export function listenToKeys(canvas: Canvas): () => void {
  const { store, selection, text, channel } = canvas;
  const controller = new AbortController();

  const go = (direction: Direction) => {
    const id = neighbour(store.document(), selection.get(), direction);
    if (id === undefined) return false;
    canvas.choose(id);
    selection.set(id, 'reveal');
    return true;
  };

  function inText(event: KeyboardEvent) {
    if (event.key === 'Escape' && !event.isComposing) {
      event.preventDefault();
      return text.close();
    }
    // The text editor has its own undo; only the shortcut for saving is sent to the dashboard.
    if (shortcutOf(event) !== 'save') return;
    event.preventDefault();
    text.commit();
    channel.send({ type: 'chord', payload: { chord: 'save' } });
  }

  function outsideText(event: KeyboardEvent) {
    event.stopImmediatePropagation();
    const selected = selection.get();
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const chord = shortcutOf(event);
    // Escape first clears the selection here.
    if (chord && chord !== 'escape') {
      event.preventDefault();
      return channel.send({ type: 'chord', payload: { chord } });
    }
    if (plain && event.key === 'Tab') {
      // At either end the focus moves on to the dashboard.
      if (go(event.shiftKey ? 'previous' : 'next')) event.preventDefault();
      return;
    }
    const arrow = plain && Object.hasOwn(arrows, event.key) ? arrows[event.key] : undefined;
    if (arrow) {
      event.preventDefault();
      go(arrow);
    } else if (plain && (event.key === 'Enter' || event.key === 'F2')) {
      event.preventDefault();
      if (selected) text.open(selected);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      if (!selected) return channel.send({ type: 'chord', payload: { chord: 'escape' } });
      canvas.choose(neighbour(store.document(), selected, 'parent') ?? null);
    }
  }

  /** What is typed before a text is open is typed in it, and is never a command for its block. */
  function whileOpening(event: KeyboardEvent) {
    if (event.key !== 'Escape') return text.hold(event);
    event.preventDefault();
    event.stopImmediatePropagation();
    text.close();
  }

  function onKey(event: KeyboardEvent) {
    if (text.isIn(event.target)) inText(event);
    else if (text.isOpening()) whileOpening(event);
    else outsideText(event);
  }

  window.addEventListener('keydown', onKey, { capture: true, signal: controller.signal });
  return () => controller.abort();
}
