import { checkShippingMethod, type OwnedShippingRule } from '@etalage/shop-domain';
import { MAX_SHIPPING_RULES } from '@etalage/shop-domain/schema';
import type { Translate } from '@etalage/texts';
import { useText } from '@etalage/ui-kit';
import { Action } from '@etalage/ui-kit/dashboard';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { DragRows } from '../../lists/tree/drag-rows.tsx';
import { TreeEntry, TreeEntryMenu } from '../../lists/tree/tree-row.tsx';
import { placeOfStep, rowsOf, type TreeRow, type TreeStep } from '../../lists/tree/tree-rows.ts';
import { useFocusLater } from '../../lists/tree/use-focus-later.ts';
import type { ShippingContent, ShippingSettings } from '../../queries/shipping-queries.ts';
import { priceSide } from '../products/price-side.ts';
import { RuleDialog } from './rule-dialog.tsx';
import { newRule } from './rule-form-values.ts';
import type { ShippingForm } from './shipping-form-values.ts';
import { rulePrice, ruleTerms } from './shipping-words.ts';
import * as styles from './shipping.css.ts';

/** A rule as a row; its id is its place, because rules have none. */
interface RuleNode {
  readonly id: string;
  readonly rule: OwnedShippingRule;
  readonly items: readonly RuleNode[];
}

type Shop = Pick<ShippingSettings, 'price_mode' | 'small_business' | 'seller_country'>;

/** The rules of a method in the order in which they are tried; each is edited in a dialog. */
export function RuleList({ shop }: { shop: Shop }) {
  const t = useText();
  const { control } = useFormContext<ShippingForm>();
  const kind = useWatch({ control, name: 'kind' });
  const rules = useWatch({ control, name: 'rules' });
  const isPickup = kind === 'pickup';
  const { put, move } = useRules();
  const [list, focusLater] = useFocusLater();
  const [opened, setOpened] = useState<number | null>(null);
  const rows = rowsOf<RuleNode>(rules.map((rule, at) => ({ id: String(at), rule, items: [] })));
  const nameOf = ({ rule }: RuleNode) => `${ruleTerms(rule, isPickup, t)}, ${rulePrice(rule, t)}`;
  const problems = problemsOf({ is_pickup: isPickup, rules }, t);
  function step({ node, index }: TreeRow<RuleNode>, way: TreeStep) {
    const place = way === 'up' || way === 'down' ? placeOfStep(rows, node.id, way) : undefined;
    if (!place) return;
    move(index, place.index);
    focusLater(String(place.index), 'handle');
  }
  const shown = opened === null ? undefined : (rules[opened] ?? newRule(shop.seller_country));
  return (
    <section ref={list} className={styles.list} aria-label={t('shipping_section_rules')}>
      <DragRows rows={rows} most={1} nameOf={nameOf} onDrop={(id, { index }) => move(Number(id), index)}>
        {(row) => (
          <RuleRow
            row={row}
            rows={rows}
            name={nameOf(row.node)}
            isPickup={isPickup}
            problem={problems[row.index] ?? ''}
            onStep={(way) => step(row, way)}
            onOpen={() => setOpened(row.index)}
            onDelete={() => put(row.index, null)}
          />
        )}
      </DragRows>
      <RulesEnd rules={rules} onAdd={() => setOpened(rules.length)} />
      {opened !== null && shown && (
        <RuleDialog
          rule={shown}
          isNew={opened >= rules.length}
          isPickup={isPickup}
          side={priceSide(shop)}
          onClose={() => setOpened(null)}
          onDone={(rule) => {
            put(opened, rule);
            setOpened(null);
          }}
        />
      )}
    </section>
  );
}

/** What is wrong with each rule, as its row says it; '' for nothing. */
function problemsOf(content: Pick<ShippingContent, 'is_pickup' | 'rules'>, t: Translate): string[] {
  const found = Object.entries(checkShippingMethod(content));
  return content.rules.map((_, at) =>
    found
      .filter(([field]) => field === `rules.${at}` || field.startsWith(`rules.${at}.`))
      .flatMap(([, texts]) => texts.map(({ key, values }) => t(key, values)))
      .join(' '),
  );
}

/** What stands below the rules: what is wrong with all of them together, and the button that adds one. */
function RulesEnd({ rules, onAdd }: { rules: readonly OwnedShippingRule[]; onAdd: () => void }) {
  const t = useText();
  const { formState } = useFormContext<ShippingForm>();
  const problem = formState.errors.rules?.message;
  return (
    <>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={styles.add}>
        <Action icon="plus" disabled={rules.length >= MAX_SHIPPING_RULES} onClick={onAdd}>
          {t('shipping_rule_add')}
        </Action>
        {rules.length > 1 && <p className={styles.soft}>{t('shipping_rules_order')}</p>}
      </div>
    </>
  );
}

/** Changes of the rules in the form. */
function useRules() {
  const { getValues, setValue, clearErrors } = useFormContext<ShippingForm>();
  function set(rules: OwnedShippingRule[]) {
    setValue('rules', rules, { shouldDirty: true });
    clearErrors('rules');
  }
  return {
    /** Puts a rule at a place, behind the others if there is none, or takes it away. */
    put(at: number, rule: OwnedShippingRule | null) {
      set(getValues('rules').toSpliced(at, 1, ...(rule ? [rule] : [])));
    },
    move(from: number, to: number) {
      const rules = getValues('rules');
      const rule = rules[from];
      if (rule) set(rules.toSpliced(from, 1).toSpliced(to, 0, rule));
    },
  };
}

interface RowProps {
  row: TreeRow<RuleNode>;
  rows: readonly TreeRow<RuleNode>[];
  name: string;
  isPickup: boolean;
  problem: string;
  onStep: (way: TreeStep) => void;
  onOpen: () => void;
  onDelete: () => void;
}

function RuleRow({ row, rows, name, isPickup, problem, onStep, onOpen, onDelete }: RowProps) {
  const t = useText();
  const { rule } = row.node;
  return (
    <TreeEntry
      row={row}
      name={name}
      onStep={onStep}
      head={
        <>
          <span className={styles.ruleRow}>
            <span>{ruleTerms(rule, isPickup, t)}</span>
            <span className={styles.rulePrice}>{rulePrice(rule, t)}</span>
          </span>
          <TreeEntryMenu
            row={row}
            rows={rows}
            ways={['up', 'down']}
            name={name}
            onStep={onStep}
            before={[{ text: t('shipping_edit'), onChoose: onOpen }]}
            after={[{ text: t('shipping_delete'), dangerous: true, onChoose: onDelete }]}
          />
        </>
      }
    >
      {problem !== '' && <p className={styles.ruleProblem}>{problem}</p>}
    </TreeEntry>
  );
}
