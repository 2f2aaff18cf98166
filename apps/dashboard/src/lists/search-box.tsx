import { Icon } from '@etalage/ui-kit/dashboard';
import { searchBox, searchInput } from './search-box.css.ts';

interface SearchBoxProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Searches in what a screen has already loaded, while typing; Escape clears it. */
export function SearchBox({ label, value, onChange }: SearchBoxProps) {
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
        onKeyDown={(event) => event.key === 'Escape' && onChange('')}
      />
    </div>
  );
}
