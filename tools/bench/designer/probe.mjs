/* eslint-env browser */
/**
 * Runs in every frame of a measured page, before its own code. `shown` answers when a condition first holds after a frame
 * was painted: it is looked at in a task that the browser runs once the frame is out.
 */
export function installProbe(blocks) {
  const absolute = (time) => performance.timeOrigin + time;
  const events = {};
  for (const name of ['keydown', 'pointerdown']) {
    addEventListener(name, (event) => (events[name] = absolute(event.timeStamp)), { capture: true });
  }
  const afterFrames = (look) =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const result = look();
        if (result) resolve(absolute(performance.now()));
        else requestAnimationFrame(next);
      };
      const next = () => port2.postMessage(0);
      requestAnimationFrame(next);
    });
  const conditions = {
    texts: ({ count }) => document.querySelectorAll('p').length >= count,
    text: ({ text }) => [...document.querySelectorAll('p')].some((p) => p.textContent === text),
    at: ({ text, index }) => document.querySelectorAll('p')[index]?.textContent === text,
    property: ({ text }) => [...document.querySelectorAll('input')].some((input) => input.value === text),
  };
  window.probe = {
    events,
    now: () => absolute(performance.now()),
    origin: performance.timeOrigin,
    shown: (name, wanted) => afterFrames(() => conditions[name](wanted)),
  };
  window.probe.loaded = window.probe.shown('texts', { count: blocks });
}
