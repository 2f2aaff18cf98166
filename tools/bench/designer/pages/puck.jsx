import { createUsePuck, Puck } from '@puckeditor/core';
import '@puckeditor/core/puck.css';
import { createRoot } from 'react-dom/client';
import { sections } from './blocks.js';

const config = {
  components: {
    Text: {
      fields: { text: { type: 'text' } },
      render: ({ text }) => <p>{text}</p>,
    },
    Section: {
      fields: { items: { type: 'slot' } },
      render: ({ items: Items }) => (
        <section style={{ padding: 20 }}>
          <Items />
        </section>
      ),
    },
  },
};
const data = {
  root: { props: {} },
  content: sections.map(({ id, texts }) => ({
    type: 'Section',
    props: {
      id,
      items: texts.map((one) => ({ type: 'Text', props: { id: one.id, text: one.text } })),
    },
  })),
};
const usePuck = createUsePuck();

function Api() {
  const dispatch = usePuck((state) => state.dispatch);
  const history = usePuck((state) => state.history);
  window.bench = {
    move(id, index, from) {
      const zone = 's0:items';
      dispatch({
        type: 'reorder',
        sourceIndex: from,
        destinationIndex: index,
        destinationZone: zone,
        recordHistory: true,
      });
    },
    undo: () => history.back(),
  };
  return null;
}

createRoot(document.getElementById('root')).render(
  <Puck config={config} data={data} overrides={{ headerActions: () => <Api /> }} />,
);
