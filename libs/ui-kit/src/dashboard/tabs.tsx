import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import * as styles from './tabs.css.ts';

export interface Tab<Name extends string> {
  name: Name;
  title: string;
  disabled?: boolean;
  content: ReactNode;
}

interface Props<Name extends string> {
  /** What the row of tabs is about, for screen readers. */
  label: string;
  tabs: readonly Tab<Name>[];
  value: Name;
  onChange: (name: Name) => void;
  /**
   * Aligns the tabs with the content above and below, as on a screen; by default they are inset, as in a panel.
   */
  flush?: boolean;
}

/** Panels under a row of tabs; only the active one is rendered. */
export function Tabs<Name extends string>({ label, tabs, value, onChange, flush = false }: Props<Name>) {
  return (
    <Radix.Root className={styles.root} value={value} onValueChange={(name) => onChange(name as Name)}>
      <Radix.List className={flush ? styles.flushList : styles.list} aria-label={label}>
        {tabs.map(({ name, title, disabled }) => (
          <Radix.Trigger key={name} className={styles.tab} value={name} disabled={disabled ?? false}>
            {title}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(({ name, content }) => (
        <Radix.Content key={name} className={styles.page} value={name}>
          {content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
