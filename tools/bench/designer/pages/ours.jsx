// The designer's own store, session, protocol and sandboxed frame, with one property field around it.
import '../../../../apps/dashboard/src/designer-frame/configure-zod.ts';
import { moveBlock, setData } from '@etalage/site-model';
import { useLayoutEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { useStore } from 'zustand';
import { createDesignerSession } from '../../../../apps/dashboard/src/designer/session/create-designer-session.ts';
import { emptyShop, emptySite } from '../../../../e2e/support/empty-site.ts';
import { sections, texts } from './blocks.js';

const wrap = (text) => `<p>${text}</p>`;
const instance = (id, type, data, slots) => [id, { id, type, version: 1, data, slots }];
const blocks = Object.fromEntries([
  ...sections.map((section) =>
    instance(section.id, 'sectionContent', {}, { content: section.texts.map((text) => text.id) }),
  ),
  ...texts.map(({ id, text }) => instance(id, 'paragraph', { text: wrap(text) }, {})),
]);
let revision = 1;
let ids = 0;
const session = createDesignerSession({
  opened: {
    document_kind: 'page',
    document_id: 'bench',
    title: 'Bench',
    path: '/',
    document: { version: 1, root: sections.map(({ id }) => id), blocks },
    revision,
    published_revision: null,
    undo: [],
    redo: [],
    context: {
      site: emptySite,
      kind: 'page',
      path: '/',
      query: '',
      postTitle: '',
      breadcrumbs: [],
      connections: {},
      partials: {},
      shop: emptyShop,
      orderSession: '',
    },
  },
  callApi: async () => ({ revision: (revision += 1), corrections: [] }),
  newId: () => `n${(ids += 1)}`,
});

window.bench = {
  move(id, index) {
    const { document } = session.store.getState();
    session.run([moveBlock(document, id, { parent: 's0', slot: 'content', index })], { label: 'move' });
  },
  undo: () => session.undo(),
  session,
};

function Property() {
  const selected = useStore(session.store, (state) => state.selected);
  const html = useStore(session.store, (state) => state.document.blocks[selected]?.data.text ?? '');
  return (
    <input
      id="property"
      value={html.slice(3, -4)}
      onChange={(event) => {
        const { document } = session.store.getState();
        const operation = setData(document, selected, { text: wrap(event.target.value) });
        if (operation) session.run([operation], { label: 'text', stretch: `text:${selected}` });
      }}
    />
  );
}

function Host() {
  const frame = useRef(null);
  useLayoutEffect(() => session.attachFrame(frame.current), []);
  return (
    <>
      <Property />
      <iframe
        ref={frame}
        title="canvas"
        src="/frame/designer-frame.html"
        sandbox="allow-scripts allow-forms"
        style={{ width: 1200, height: 800, border: 0, display: 'block' }}
      />
    </>
  );
}

createRoot(document.getElementById('root')).render(<Host />);
