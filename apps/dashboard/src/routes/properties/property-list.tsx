import { formatCount } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { Badge } from '@etalage/ui-kit/dashboard';
import { useMemo, useState } from 'react';
import { DragRows } from '../../lists/tree/drag-rows.tsx';
import { TreeEntry, TreeEntryMenu } from '../../lists/tree/tree-row.tsx';
import { placeOfStep, rowsOf, type TreeRow, type TreeStep } from '../../lists/tree/tree-rows.ts';
import { useFocusLater } from '../../lists/tree/use-focus-later.ts';
import type { ListedProperty } from '../../queries/property-queries.ts';
import { ScreenLink, useOpenScreen } from '../../session/screen-link.tsx';
import * as categories from '../categories/categories.css.ts';
import { DeletePropertyDialog } from './delete-property-dialog.tsx';
import { useMoveProperty } from './use-move-property.ts';
import { productCount } from '../../screen/product-count.ts';

/** A property as a row; none is below another one. */
interface PropertyNode {
  readonly id: string;
  readonly property: ListedProperty;
  readonly items: readonly PropertyNode[];
}

/** The properties in the order in which visitors see them, moved by mouse, finger, keys or their menu. */
export function PropertyList({ properties }: { properties: readonly ListedProperty[] }) {
  const t = useText();
  const rows = useMemo(
    () => rowsOf<PropertyNode>(properties.map((property) => ({ id: property.id, property, items: [] }))),
    [properties],
  );
  const [list, focusLater] = useFocusLater();
  const { move, moved, failure } = useMoveProperty(properties);
  const [deleting, setDeleting] = useState<ListedProperty | null>(null);
  function step(id: string, way: TreeStep) {
    const place = way === 'up' || way === 'down' ? placeOfStep(rows, id, way) : undefined;
    if (!place) return;
    move(id, place.index);
    focusLater(id, 'handle');
  }
  return (
    <section ref={list} className={categories.list} aria-label={t('properties_heading')}>
      {failure && (
        <p role="alert" className={categories.problem}>
          {failure}
        </p>
      )}
      <DragRows
        rows={rows}
        most={1}
        nameOf={({ property }) => property.title}
        onDrop={(id, { index }) => move(id, index)}
      >
        {(row) => (
          <PropertyRow
            row={row}
            rows={rows}
            onStep={(way) => step(row.node.id, way)}
            onDelete={() => setDeleting(row.node.property)}
          />
        )}
      </DragRows>
      <p className={categories.soft}>{t('properties_keys')}</p>
      <p role="status" className={categories.onlyRead}>
        {moved}
      </p>
      {deleting && <DeletePropertyDialog property={deleting} onClose={() => setDeleting(null)} />}
    </section>
  );
}

interface RowProps {
  row: TreeRow<PropertyNode>;
  rows: readonly TreeRow<PropertyNode>[];
  onStep: (way: TreeStep) => void;
  onDelete: () => void;
}

function PropertyRow({ row, rows, onStep, onDelete }: RowProps) {
  const t = useText();
  const openScreen = useOpenScreen();
  const { id, title, kind, unit, values, product_count: count } = row.node.property;
  const path = `/kenmerken/${encodeURIComponent(id)}`;
  const products = productCount(count, t);
  const inside =
    kind === 'range'
      ? unit === ''
        ? t('properties_no_unit')
        : t('properties_in_unit', { unit })
      : values.length === 1
        ? t('properties_value')
        : t('properties_values', { count: formatCount(values.length) });
  return (
    <TreeEntry
      row={row}
      name={title}
      onStep={onStep}
      head={
        <>
          <span className={categories.names}>
            <ScreenLink className={categories.title} to={path}>
              {title}
            </ScreenLink>
            <span className={categories.address}>
              {inside}, {products}
            </span>
          </span>
          <Badge tone="neutral">{t(`properties_kind_${kind}`)}</Badge>
          <TreeEntryMenu
            row={row}
            rows={rows}
            ways={['up', 'down']}
            name={title}
            onStep={onStep}
            before={[{ text: t('properties_open'), onChoose: () => void openScreen(path) }]}
            after={[{ text: t('properties_delete'), dangerous: true, onChoose: onDelete }]}
          />
        </>
      }
    />
  );
}
