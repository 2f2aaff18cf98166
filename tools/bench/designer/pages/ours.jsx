// The designer's own store, session, protocol and sandboxed frame, with one property field around it.
// As in the dashboard's own entry, the frame begins first.
import './start-frame.js';
import '../../../../apps/dashboard/src/designer-frame/configure-zod.ts';
import { moveBlock, setData } from '@etalage/site-model';
import { siteOf } from '@etalage/site-model/fixtures';
import { useLayoutEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { useStore } from 'zustand';
import { placeFrame } from '../../../../apps/dashboard/src/designer/frame/frame-element.ts';
import { createDesignerSession } from '../../../../apps/dashboard/src/designer/session/create-designer-session.ts';
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
      site: siteOf(),
      kind: 'page',
      path: '/',
      query: '',
      postTitle: '',
      breadcrumbs: [],
      connections: {},
      partials: {},
      shop: { cart: '/w', checkout: '/a', thankyou: '/b', search: '/s' },
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
  const place = useRef(null);
  useLayoutEffect(() => {
    const frame = placeFrame(place.current);
    Object.assign(frame.style, { width: '1200px', height: '800px', border: 0, display: 'block' });
    return session.attachFrame(frame);
  }, []);
  return (
    <>
      <Property />
      <div ref={place} />
    </>
  );
}

createRoot(document.getElementById('root')).render(<Host />);
