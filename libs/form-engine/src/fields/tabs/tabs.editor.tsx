import { Tabs } from 'radix-ui';
import { useRef, useState } from 'react';
import { FieldList } from '../../form-parts/field-list.tsx';
import { useScope } from '../../form-parts/form-scope.tsx';
import { useShown } from '../../form-parts/use-shown.ts';
import { useDefinitionText } from '../../form-parts/use-definition-text.ts';
import type { WidgetProps } from '../../form-parts/widget.ts';
import * as styles from './tabs.css.ts';

/** If the condition of the active tab is no longer met, the first tab becomes active. */
export function TabsWidget({ definition }: WidgetProps<'tabs'>) {
  const textFor = useDefinitionText();
  const { store } = useScope();
  const all = definition.settings?.tabs ?? [];
  const shown = useShown(all);
  const [wanted, setWanted] = useState(shown[0]);
  const chosen = useRef(wanted);
  const active = shown.find((tab) => tab === wanted) ?? shown[0];
  const name = (tab: (typeof all)[number]) => String(all.indexOf(tab));
  if (!active) return null;
  return (
    <Tabs.Root
      id={definition.id}
      className={definition.class}
      value={name(active)}
      onValueChange={(next) => {
        const tab = all[Number(next)];
        // A press and the focus event that follows it are one choice.
        if (!tab || tab === chosen.current) return;
        chosen.current = tab;
        setWanted(tab);
        tab.function?.(store.values());
      }}
    >
      <Tabs.List className={styles.list} aria-label={textFor(definition.title) || undefined}>
        {shown.map((tab) => (
          <Tabs.Trigger
            key={name(tab)}
            value={name(tab)}
            id={tab.id}
            className={[styles.tab, tab.class].filter(Boolean).join(' ')}
          >
            {textFor(tab.title)}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content key={name(active)} value={name(active)} className={styles.panel} tabIndex={-1}>
        <FieldList fields={active.fields} />
      </Tabs.Content>
    </Tabs.Root>
  );
}
