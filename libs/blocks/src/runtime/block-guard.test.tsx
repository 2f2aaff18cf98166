import type { BlockInstance, PageDocument } from '@etalage/site-model';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BlockGuardContext, renderGuarded } from './block-guard.ts';
import type { BlockProps } from './block-props.ts';
import { BlockTree, type RenderRegistry } from './block-tree.tsx';
import type { BlockDefinition } from './define-block.ts';

function Broken(): ReactNode {
  throw new Error('stuk');
}
const definition = { type: 'box', version: 1, fields: {}, migrations: [], slots: ['inside'] } as unknown;
const entry = (component: (props: BlockProps<BlockDefinition>) => ReactNode) =>
  ({ definition, component }) as unknown as RenderRegistry[string];
const registry: RenderRegistry = {
  box: entry(({ id, slots }) => (
    <div id={id}>
      {slots['inside']}
      <i />
    </div>
  )),
  /** Fails in a component of its own, after its children have been rendered. */
  late: entry(({ slots }) => (
    <div>
      {slots['inside']}
      <Broken />
    </div>
  )),
  broken: entry(Broken),
};

const block = (id: string, type: string, inside: string[] = []): BlockInstance => ({
  id,
  type,
  version: 1,
  data: {},
  slots: { inside },
});
function documentOf(root: string[], ...blocks: BlockInstance[]): PageDocument {
  return { version: 1, root, blocks: Object.fromEntries(blocks.map((one) => [one.id, one])) };
}

function rendered(document: PageDocument) {
  const reported: string[] = [];
  let renders = 0;
  const html = renderGuarded(
    (guard) => {
      renders += 1;
      return renderToString(
        <BlockGuardContext value={guard}>
          <BlockTree document={document} registry={registry} />
        </BlockGuardContext>,
      );
    },
    (id, type, issues, cause) =>
      reported.push(`${id} (${type}): ${issues.join()} ${(cause as Error | undefined)?.message}`),
  );
  return { html, reported, renders };
}

describe('a block whose render throws', () => {
  it('is left out and reported, and everything around it is shown', () => {
    const { html, reported, renders } = rendered(
      documentOf(
        ['a', 'b', 'c'],
        block('a', 'box', ['x', 'y']),
        block('x', 'broken'),
        block('y', 'box'),
        block('b', 'late', ['z']),
        block('z', 'box'),
        block('c', 'box'),
      ),
    );
    expect(html).toBe('<div id="a"><div id="y"><i></i></div><i></i></div><div id="c"><i></i></div>');
    expect(reported).toEqual(['x (broken): its render failed stuk', 'b (late): its render failed stuk']);
    expect(renders).toBe(3);
  });

  it('does not change the HTML of a page without such a block', () => {
    const document = documentOf(['a'], block('a', 'box', ['y']), block('y', 'box'));
    const { html, renders } = rendered(document);
    expect(html).toBe(renderToString(<BlockTree document={document} registry={registry} />));
    expect(renders).toBe(1);
  });

  it('ends the render of a page at most as often as there are types, beyond the first blocks', () => {
    const ids = Array.from({ length: 300 }, (_, at) => `b${at}`);
    const { html, renders } = rendered(documentOf(ids, ...ids.map((id) => block(id, 'broken'))));
    expect(html).toBe('');
    expect(renders).toBe(10);
  });

  it('is not blamed for an error outside the blocks', () => {
    const render = () =>
      renderGuarded(
        () => {
          throw new Error('elders');
        },
        () => undefined,
      );
    expect(render).toThrow('elders');
  });
});

describe('an id with the name of an inherited property', () => {
  it.each(['__proto__', 'constructor', 'toString'])('%s is no block', (id) => {
    expect(rendered(documentOf([id, 'a'], block('a', 'box')))).toEqual({
      html: '<div id="a"><i></i></div>',
      reported: [],
      renders: 1,
    });
  });
});
