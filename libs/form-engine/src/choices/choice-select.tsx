import { useText } from '@etalage/ui-kit';
import * as styles from './choice-select.css.ts';
import { useDefinitionText } from '../form-parts/use-definition-text.ts';
import type { WidgetProps } from '../form-parts/widget.ts';
import { textOf } from '../definition/text-of.ts';
import { Loading } from '../controls/loading.tsx';
import type { SelectLook, SelectSettings } from './choice-options.ts';
import type { LoadedChoices } from './use-choices.ts';

interface Props extends Pick<WidgetProps, 'value' | 'onChange' | 'control'>, LoadedChoices {
  definition: SelectLook;
  labelOf?: SelectSettings['labelOf'] | undefined;
}

/** A native select. A stored id that is not among the choices stays selected and is shown, so that it is not lost. */
export function ChoiceSelect({
  definition,
  labelOf,
  value,
  onChange,
  control,
  choices,
  state,
  reload,
}: Props) {
  const t = useText();
  const textFor = useDefinitionText();
  const id = textOf(value);
  const known = choices.some((choice) => choice.id === id);
  const own = known ? undefined : labelOf?.(id);
  return (
    <>
      <select
        {...control}
        className={[styles.select, definition.input_class].filter(Boolean).join(' ')}
        aria-busy={state === 'loading' || undefined}
        value={id}
        onChange={(event) => onChange(event.target.value)}
      >
        {!known && id === '' && (
          <option value="">{textFor(definition.placeholder) || t('formfield_choose')}</option>
        )}
        {!known && id !== '' && (
          <option value={id}>
            {own !== undefined
              ? textFor(own)
              : state === 'ready'
                ? t('formfield_choice_gone', { choice: id })
                : t('formfield_loading')}
          </option>
        )}
        <ChoiceOptions choices={choices} />
      </select>
      <Loading state={state} reload={reload} />
    </>
  );
}

/** The options of a native select. */
export function ChoiceOptions({ choices }: Pick<LoadedChoices, 'choices'>) {
  const textFor = useDefinitionText();
  return choices.map((choice) => (
    <option key={choice.id} value={choice.id}>
      {textFor(choice.label)}
    </option>
  ));
}
