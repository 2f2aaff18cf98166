/** What can be awaited in a frame: a number of texts, a text, a text at a position, a text in a property field. */
export interface Wanted {
  texts: { count: number };
  text: { text: string };
  at: { text: string; index: number };
  property: { text: string };
}

/** Timestamps in milliseconds since 1970, so that those of two frames can be compared. */
export interface Probe {
  readonly events: Record<string, number>;
  readonly now: () => number;
  readonly origin: number;
  /** The time at which all texts were present. */
  loaded: Promise<number>;
  readonly shown: <Name extends keyof Wanted>(name: Name, wanted: Wanted[Name]) => Promise<number>;
}

declare global {
  interface Window {
    probe: Probe;
    /** The actions that the measured page offers to the bench. */
    bench: { move(id: string, index: number, from: number): void; undo(): void };
  }
}

/**
 * Runs in every frame of a measured page, before its own code. `shown` resolves when a condition first holds after a
 * frame was painted: it is checked in a task that the browser runs after the frame.
 */
export function installProbe(blocks: number): void {
  const absolute = (time: number) => performance.timeOrigin + time;
  const events: Record<string, number> = {};
  for (const name of ['keydown', 'pointerdown']) {
    addEventListener(name, (event) => (events[name] = absolute(event.timeStamp)), { capture: true });
  }
  const afterFrames = (look: () => boolean) =>
    new Promise<number>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      const next = () => port2.postMessage(0);
      port1.onmessage = () => {
        if (look()) resolve(absolute(performance.now()));
        else requestAnimationFrame(next);
      };
      requestAnimationFrame(next);
    });
  const conditions: { [Name in keyof Wanted]: (wanted: Wanted[Name]) => boolean } = {
    texts: ({ count }) => document.querySelectorAll('p').length >= count,
    text: ({ text }) => [...document.querySelectorAll('p')].some((p) => p.textContent === text),
    at: ({ text, index }) => document.querySelectorAll('p')[index]?.textContent === text,
    property: ({ text }) => [...document.querySelectorAll('input')].some((input) => input.value === text),
  };
  const shown: Probe['shown'] = (name, wanted) => afterFrames(() => conditions[name](wanted));
  const loaded = shown('texts', { count: blocks });
  window.probe = {
    events,
    now: () => absolute(performance.now()),
    origin: performance.timeOrigin,
    shown,
    loaded,
  };
}
