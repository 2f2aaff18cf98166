import { useText } from '@etalage/ui-kit';
import * as styles from './properties.css.ts';

interface Props {
  /** Of the value. */
  name: string;
  /** `#rrggbb`; '' without one. */
  value: string;
  onChange: (value: string) => void;
}

/** The colour of a value, chosen with the browser's own picker; without one its place is striped. */
export function ColorInput({ name, value, onChange }: Props) {
  const t = useText();
  return (
    <input
      type="color"
      className={value === '' ? styles.noColor : styles.color}
      aria-label={t(value === '' ? 'properties_color_none' : 'properties_color', { value: name })}
      value={value === '' ? '#cccccc' : value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
