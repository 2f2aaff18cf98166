import { useText } from '@etalage/ui-kit';
import { Badge } from '@etalage/ui-kit/dashboard';
import { useMemo, useState } from 'react';
import { DragRows } from '../../lists/tree/drag-rows.tsx';
import { TreeEntry, TreeEntryMenu } from '../../lists/tree/tree-row.tsx';
import { placeOfStep, rowsOf, type TreeRow, type TreeStep } from '../../lists/tree/tree-rows.ts';
import { useFocusLater } from '../../lists/tree/use-focus-later.ts';
import type { OwnedShippingMethod } from '../../queries/shipping-queries.ts';
import { ScreenLink, useOpenScreen } from '../../session/screen-link.tsx';
import * as categories from '../categories/categories.css.ts';
import { type Loss, lossOf, LostCountriesDialog } from './lost-countries-dialog.tsx';
import { shippingContentOf, withMethod } from './shipping-form-values.ts';
import { rulePrice, ruleTerms } from './shipping-words.ts';
import * as styles from './shipping.css.ts';
import { useDeleteShipping, useDuplicateShipping, useSwitchShipping } from './use-change-shipping.ts';
import { useMoveShipping } from './use-move-shipping.ts';

/** A method as a row; none is below another one. */
interface MethodNode {
  readonly id: string;
  readonly method: OwnedShippingMethod;
  readonly items: readonly MethodNode[];
}

/** A change that takes something away from customers, until the owner confirms it. */
interface Asked {
  readonly loss: Loss;
  readonly run: () => void;
}

/** The methods in the order of the checkout, moved by mouse, finger, keys or their menu. */
export function ShippingList({ methods }: { methods: readonly OwnedShippingMethod[] }) {
  const t = useText();
  const rows = useMemo(
    () => rowsOf<MethodNode>(methods.map((method) => ({ id: method.id, method, items: [] }))),
    [methods],
  );
  const [list, focusLater] = useFocusLater();
  const { move, moved, failure } = useMoveShipping(methods);
  const [asked, setAsked] = useState<Asked | null>(null);
  function step(id: string, way: TreeStep) {
    const place = way === 'up' || way === 'down' ? placeOfStep(rows, id, way) : undefined;
    if (!place) return;
    move(id, place.index);
    focusLater(id, 'handle');
  }
  /** Runs a change at once, or asks first if it takes something away. */
  function change(after: readonly OwnedShippingMethod[], run: () => void) {
    const loss = lossOf(methods, after);
    if (loss) setAsked({ loss, run });
    else run();
  }
  return (
    <section ref={list} className={styles.list} aria-label={t('shipping_heading')}>
      {failure && (
        <p role="alert" className={styles.problem}>
          {failure}
        </p>
      )}
      <DragRows
        rows={rows}
        most={1}
        nameOf={({ method }) => method.title}
        onDrop={(id, { index }) => move(id, index)}
      >
        {(row) => (
          <MethodRow
            row={row}
            rows={rows}
            onStep={(way) => step(row.node.id, way)}
            onChange={(content, run) => change(withMethod(methods, row.node.id, content), run)}
          />
        )}
      </DragRows>
      <p className={styles.soft}>{t('shipping_keys')}</p>
      <p role="status" className={categories.onlyRead}>
        {moved}
      </p>
      {asked && (
        <LostCountriesDialog
          loss={asked.loss}
          onCancel={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null);
            asked.run();
          }}
        />
      )}
    </section>
  );
}

interface RowProps {
  row: TreeRow<MethodNode>;
  rows: readonly TreeRow<MethodNode>[];
  onStep: (way: TreeStep) => void;
  /** Changes the method to this content, or deletes it. */
  onChange: (content: OwnedShippingMethod | null, run: () => void) => void;
}

function MethodRow({ row, rows, onStep, onChange }: RowProps) {
  const t = useText();
  const openScreen = useOpenScreen();
  const turn = useSwitchShipping();
  const copy = useDuplicateShipping();
  const remove = useDeleteShipping();
  const { method } = row.node;
  const { id, title, enabled } = method;
  const path = `/instellingen/verzending/${encodeURIComponent(id)}`;
  return (
    <TreeEntry
      row={row}
      name={title}
      onStep={onStep}
      head={
        <>
          <span className={styles.names}>
            <ScreenLink className={styles.title} to={path}>
              {title}
            </ScreenLink>
            <Rules method={method} />
          </span>
          {method.is_pickup && <Badge tone="neutral">{t('shipping_kind_pickup')}</Badge>}
          {!enabled && <Badge tone="waiting">{t('shipping_off')}</Badge>}
          <TreeEntryMenu
            row={row}
            rows={rows}
            ways={['up', 'down']}
            name={title}
            onStep={onStep}
            before={[
              { text: t('shipping_edit'), onChoose: () => void openScreen(path) },
              {
                text: t(enabled ? 'shipping_turn_off' : 'shipping_turn_on'),
                disabled: turn.isPending,
                onChoose: () => onChange({ ...method, enabled: !enabled }, () => turn.mutate(method)),
              },
              {
                text: t('shipping_duplicate'),
                disabled: copy.isPending,
                onChoose: () => copy.mutate(method),
              },
            ]}
            after={[
              {
                text: t('shipping_delete'),
                dangerous: true,
                disabled: remove.isPending,
                onChoose: () => onChange(null, () => remove.mutate(method)),
              },
            ]}
          />
        </>
      }
    />
  );
}

/** Most rules that a row shows. */
const MOST_RULES = 3;

function Rules({ method }: { method: OwnedShippingMethod }) {
  const t = useText();
  const { rules, is_pickup } = shippingContentOf(method);
  const rest = rules.length - MOST_RULES;
  return (
    <ul className={styles.rules}>
      {rules.slice(0, MOST_RULES).map((rule, at) => (
        // Rules have no id, and the row changes as a whole.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={at} className={styles.rule}>
          <span>{ruleTerms(rule, is_pickup, t)}</span>
          <span className={styles.price}>{rulePrice(rule, t)}</span>
        </li>
      ))}
      {rest > 0 && (
        <li>{rest === 1 ? t('shipping_more_rule') : t('shipping_more_rules', { count: rest })}</li>
      )}
    </ul>
  );
}
