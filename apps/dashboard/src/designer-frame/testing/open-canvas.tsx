import { act, render } from '@testing-library/react';
import { defineBlock, type BlockDefinition } from '@etalage/blocks/schema';
import type { BlockProps, RenderRegistry } from '@etalage/blocks/render';
import { text } from '@etalage/form-engine/schema';
import type { FrameChannel, FrameToHost, HostToFrame } from '@etalage/designer-protocol';
import type { BlockInstance, PageDocument } from '@etalage/site-model';
import { siteOf } from '@etalage/site-model/fixtures';
import type { Surroundings } from '../create-canvas-store.ts';
import { FrameApp } from '../frame-app.tsx';
import { RegistryContext } from '../registry-context.ts';
import { startCanvas } from '../start-canvas.ts';

const definitionOf = (type: string, slots: string[]): BlockDefinition =>
  defineBlock({
    type,
    version: 1,
    kind: 'content',
    title: 'block_paragraph_title',
    groups: [],
    thumbnail: [],
    fields: { title: text('field_title') },
    slots,
    migrations: [],
  });

/** Blocks that count how often each of them is rendered, and fail if their title is `fail`. */
export function countingBlocks() {
  const renders = new Map<string, number>();
  const componentOf = (type: string) =>
    function CountingBlock({ id, data, slots }: BlockProps<BlockDefinition>) {
      renders.set(id, (renders.get(id) ?? 0) + 1);
      const { title } = data as { title: string };
      if (title === 'fail') throw new Error('it failed');
      return (
        <div data-type={type}>
          <p>{title}</p>
          {slots['content']}
        </div>
      );
    };
  const registry: RenderRegistry = {
    text: { definition: definitionOf('text', []), component: componentOf('text') },
    box: { definition: definitionOf('box', ['content']), component: componentOf('box') },
  };
  return { renders, registry };
}

export const blockOf = (id: string, type = 'text', content?: string[]): BlockInstance => ({
  id,
  type,
  version: 1,
  data: { title: id },
  slots: content ? { content } : {},
});

/** The data of the page that the canvas shows. */
export const shownPage: Surroundings['page'] = {
  site: siteOf(),
  kind: 'page',
  path: '/',
  query: '',
  postTitle: '',
  breadcrumbs: [],
  connections: {},
  shop: { cart: '/winkelwagen', checkout: '/afrekenen', thankyou: '/bestelling', search: '/search' },
  orderSession: '',
};

/** The canvas on a fake port: `say` sends as the dashboard, `received` contains what the frame sent. */
export async function openCanvas(
  document: PageDocument,
  registry: RenderRegistry,
  page: Partial<Surroundings['page']> = {},
) {
  const received: FrameToHost[] = [];
  const listeners = new Set<(message: HostToFrame) => void>();
  const channel: FrameChannel = {
    send: (message) => void received.push(structuredClone(message)),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: () => undefined,
  };
  const frame = () => new Promise((resolve) => setTimeout(resolve, 40));
  const say = async (...messages: HostToFrame[]) => {
    await act(async () => {
      for (const message of messages) for (const listener of [...listeners]) listener(message);
      await frame();
    });
  };
  const canvas = startCanvas(channel);
  const { container, unmount } = render(
    <RegistryContext value={registry}>
      <FrameApp canvas={canvas} />
    </RegistryContext>,
  );
  await say(
    { type: 'context', payload: { page: { ...shownPage, ...page }, header: null, footer: null } },
    { type: 'snapshot', payload: { revision: 0, document } },
  );
  const close = () => {
    unmount();
    canvas.stop();
  };
  return { canvas, container, received, say, close };
}
