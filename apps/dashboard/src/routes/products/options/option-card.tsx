import { useText } from '@etalage/ui-kit';
import { Icon } from '@etalage/ui-kit/dashboard';
import { useId, useMemo } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useLaterWatch } from '../../../screen/use-later-watch.ts';
import { OptionFields } from './option-fields.tsx';
import { optionSummary } from './option-summary.ts';
import * as styles from './options.css.ts';
import type { OptionsForm } from './options-of-form.ts';
import { PlaceMenu } from './place-menu.tsx';

const all = ['options'] as const;

interface Props {
  index: number;
  count: number;
  isOpen: boolean;
  onToggle: () => void;
  onMove: (to: number) => void;
  onCopy: () => void;
  onRemove: () => void;
}

/** One option: its name and what it does in one line, and its fields while it is open. */
export function OptionCard({ index, count, isOpen, onToggle, onMove, onCopy, onRemove }: Props) {
  const t = useText();
  const id = useId();
  const { control } = useFormContext<OptionsForm>();
  const [title] = useLaterWatch<OptionsForm, [`options.${number}.title`]>(
    useMemo(() => [`options.${index}.title`], [index]),
  );
  const { errors } = useFormState({ control, name: `options.${index}` });
  const name = title || t('product_option_unnamed');
  return (
    <li className={errors.options?.[index] ? styles.wrongCard : styles.card}>
      <div className={styles.cardHead}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={onToggle}
        >
          <Icon name={isOpen ? 'up' : 'down'} size={16} />
          <span className={styles.titles}>
            <span className={styles.title}>{name}</span>
            <Summary index={index} />
          </span>
        </button>
        <PlaceMenu
          label={t('product_option_menu', { title: name })}
          place={index}
          count={count}
          onMove={onMove}
          onRemove={onRemove}
          others={[{ text: t('product_option_copy'), onChoose: onCopy }]}
        />
      </div>
      {isOpen && (
        <div id={id} className={styles.fields}>
          <OptionFields index={index} />
        </div>
      )}
    </li>
  );
}

/** A calculation names other options, so all are watched; other layouts only render again for themselves. */
function Summary({ index }: { index: number }) {
  const { control } = useFormContext<OptionsForm>();
  const layout = useWatch({ control, name: `options.${index}.layout` });
  return layout === 'calculation' ? <Formula index={index} /> : <OwnSummary index={index} />;
}

function OwnSummary({ index }: { index: number }) {
  const t = useText();
  const [option] = useLaterWatch<OptionsForm, [`options.${number}`]>(
    useMemo(() => [`options.${index}`], [index]),
  );
  return <span className={styles.soft}>{optionSummary(option, [], t)}</span>;
}

function Formula({ index }: { index: number }) {
  const t = useText();
  const [options] = useLaterWatch<OptionsForm, typeof all>(all);
  const option = options[index];
  return <span className={styles.formula}>{option && optionSummary(option, options, t)}</span>;
}
