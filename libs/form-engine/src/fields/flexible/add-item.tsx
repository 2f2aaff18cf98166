import { useText } from '@etalage/ui-kit';
import { Menu } from '@etalage/ui-kit/dashboard';
import { Button } from '../../controls/button.tsx';
import { Icon } from '../../controls/icon-button.tsx';
import type { LayoutDefinition } from '../../definition/field-parts.ts';
import { useDefinitionText } from '../../form-parts/use-definition-text.ts';
import type { FlexibleConfig } from './flexible-config.ts';
import * as styles from './flexible.css.ts';

interface Props {
  layouts: readonly LayoutDefinition[];
  config: FlexibleConfig;
  disabled: boolean;
  onAdd: (layout: string) => void;
}

/** Adds an item: directly if there is one layout, through a menu if there are several (FPROP-28). */
export function AddItem({ layouts, config, disabled, onAdd }: Props) {
  const t = useText();
  const textFor = useDefinitionText();
  const [only] = layouts;
  if (!only) return null;
  const className = [styles.add[config.align_add ?? 'left'], config.add_class].filter(Boolean).join(' ');
  const face = (
    <>
      <Icon name="add" />
      {t('formfield_add')}
    </>
  );
  if (layouts.length === 1) {
    return (
      <Button className={className} disabled={disabled} onClick={() => onAdd(only.layout)}>
        {face}
      </Button>
    );
  }
  return (
    <Menu
      trigger={
        <Button className={className} disabled={disabled}>
          {face}
        </Button>
      }
      entries={layouts.map(({ layout, title }) => ({ text: textFor(title), onChoose: () => onAdd(layout) }))}
    />
  );
}
