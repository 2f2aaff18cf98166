import { Icon } from '@etalage/ui-kit/dashboard';
import { searchBox, searchInput } from './search-box.css.ts';

interface SearchBoxProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Enter was pressed, as a scanner of bar codes does after a number. */
  onEnter?: (() => void) | undefined;
}

/** Searches in what a screen has already loaded, while typing; Escape clears it. */
export function SearchBox({ label, value, onChange, onEnter }: SearchBoxProps) {
  return (
    <div className={searchBox}>
      <Icon name="search" size={18} />
      <input
        type="search"
        className={searchInput}
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onChange('');
          if (key === 'Enter') onEnter?.();
        }}
      />
    </div>
  );
}
