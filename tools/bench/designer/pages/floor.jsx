// The floor, not an editor: the same texts in an iframe of the same origin, one subscription each, one controlled input.
import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { createStore } from 'zustand/vanilla';
import { sections, texts } from './blocks.js';

const store = createStore(() => ({
  selected: null,
  texts: Object.fromEntries(texts.map(({ id, text }) => [id, text])),
  sections: Object.fromEntries(sections.map(({ id, texts: inside }) => [id, inside.map((one) => one.id)])),
}));
const past = [];
window.floor = { store, sections };
window.bench = {
  move(id, index) {
    const { sections: held } = store.getState();
    past.push(held);
    const ids = held.s0.filter((one) => one !== id);
    store.setState({ sections: { ...held, s0: ids.toSpliced(index, 0, id) } });
  },
  undo: () => store.setState({ sections: past.pop() }),
};

function Property() {
  const read = (select) => useSyncExternalStore(store.subscribe, () => select(store.getState()));
  const selected = read((state) => state.selected);
  const text = read((state) => state.texts[state.selected] ?? '');
  return (
    <input
      id="property"
      value={text}
      onChange={(event) =>
        store.setState(({ texts: held }) => ({ texts: { ...held, [selected]: event.target.value } }))
      }
    />
  );
}

createRoot(document.getElementById('root')).render(
  <>
    <Property />
    <iframe
      title="canvas"
      src={`./floor-frame.html${location.search}`}
      style={{ width: 1200, height: 800, border: 0, display: 'block' }}
    />
  </>,
);
