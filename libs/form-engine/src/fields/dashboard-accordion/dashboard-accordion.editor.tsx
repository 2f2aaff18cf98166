import { useId, useState } from 'react';
import { Icon } from '../../controls/icon-button.tsx';
import { FieldList } from '../../form-parts/field-list.tsx';
import { useDefinitionText } from '../../form-parts/use-definition-text.ts';
import type { WidgetProps } from '../../form-parts/widget.ts';
import * as styles from './dashboard-accordion.css.ts';
import { openAfterClick, openAtStart } from './open-items.ts';

export function DashboardAccordionWidget({ definition }: WidgetProps<'dashboard_accordion'>) {
  const textFor = useDefinitionText();
  const { innerItems = [], closeOnSelfClick = false, id, class: className } = definition;
  const [open, setOpen] = useState(() => openAtStart(innerItems, closeOnSelfClick));
  const base = useId();
  return (
    <div id={id} className={[styles.accordion, className].filter(Boolean).join(' ')}>
      {innerItems.map((item, index) => {
        const isOpen = open.includes(index);
        return (
          <div key={index} className={styles.item}>
            <h2 className={styles.heading}>
              <button
                type="button"
                id={`${base}-${index}`}
                className={styles.head}
                aria-expanded={isOpen}
                aria-controls={`${base}-${index}-body`}
                onClick={() => setOpen(openAfterClick(open, index, closeOnSelfClick))}
              >
                {textFor(item.title)}
                <Icon name={isOpen ? 'collapse' : 'expand'} />
              </button>
            </h2>
            <div
              role="region"
              id={`${base}-${index}-body`}
              aria-labelledby={`${base}-${index}`}
              className={styles.body}
              hidden={!isOpen}
            >
              {isOpen && <FieldList fields={item.innerFields} />}
            </div>
          </div>
        );
      })}
    </div>
  );
}
