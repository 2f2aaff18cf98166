import { memo, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';

const { store, sections } = window.parent.floor;
const useFloor = (select) => useSyncExternalStore(store.subscribe, () => select(store.getState()));

const Text = memo(function Text({ id }) {
  const text = useFloor((state) => state.texts[id]);
  return (
    <div data-id={id} onClick={() => store.setState({ selected: id })}>
      <p>{text}</p>
    </div>
  );
});

const Section = memo(function Section({ id }) {
  const ids = useFloor((state) => state.sections[id]);
  return (
    <section style={{ padding: 20 }}>
      {ids.map((text) => (
        <Text key={text} id={text} />
      ))}
    </section>
  );
});

createRoot(document.getElementById('root')).render(
  <main>
    {sections.map(({ id }) => (
      <Section key={id} id={id} />
    ))}
  </main>,
);
