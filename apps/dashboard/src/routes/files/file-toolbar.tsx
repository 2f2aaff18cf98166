import { useText } from '@etalage/ui-kit';
import { controlButton, Icon } from '@etalage/ui-kit/dashboard';
import type { TextKey } from '@etalage/texts';
import { ListChoice } from '../../lists/list-choice.tsx';
import { SearchBox } from '../../lists/search-box.tsx';
import * as toolbar from '../../lists/list-toolbar.css.ts';
import * as styles from './files.css.ts';
import { type FileSearch, kindNames, kindOf } from './use-file-search.ts';

/** Search, filters and view of the library. */
export function FileToolbar({ search }: { search: FileSearch }) {
  const t = useText();
  const { typed, kindName, show, isList, isBin, set } = search;
  const kinds = kindNames.map((name) => [name, t(`library_kind_${kindOf(name)}` satisfies TextKey)] as const);
  return (
    <div className={toolbar.toolbar}>
      <SearchBox
        label={t('library_search')}
        value={typed}
        onChange={(text) => set({ zoek: text }, { replace: true })}
      />
      <ListChoice
        label={t('library_kind')}
        value={kindName}
        options={[['', t('library_kind_all')], ...kinds]}
        onChange={(soort) => set({ soort })}
      />
      {!isBin && (
        <ListChoice
          label={t('library_show')}
          value={show}
          options={[
            ['', t('library_show_all')],
            ['zonder-tekst', t('library_show_missing')],
            ['dubbel', t('library_show_copies')],
          ]}
          onChange={(toon) => set({ toon })}
        />
      )}
      <span role="group" aria-label={t('library_view')} className={styles.views}>
        <ViewButton
          icon="layout"
          label={t('library_view_grid')}
          isOn={!isList}
          onPress={() => set({ weergave: '' })}
        />
        <ViewButton
          icon="menu"
          label={t('library_view_list')}
          isOn={isList}
          onPress={() => set({ weergave: 'lijst' })}
        />
      </span>
    </div>
  );
}

interface ViewProps {
  icon: 'layout' | 'menu';
  label: string;
  isOn: boolean;
  onPress: () => void;
}

function ViewButton({ icon, label, isOn, onPress }: ViewProps) {
  return (
    <button
      type="button"
      className={controlButton.icon}
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}
