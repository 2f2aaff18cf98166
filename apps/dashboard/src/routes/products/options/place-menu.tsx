import { useText } from '@etalage/ui-kit';
import { controlButton, Icon, Menu, type MenuEntry } from '@etalage/ui-kit/dashboard';

interface Props {
  /** The accessible name of the button, which names the row. */
  label: string;
  place: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
  /** What else can be done with the row. */
  others?: readonly MenuEntry[];
}

/** A menu that moves a row of a list up or down, or deletes it. */
export function PlaceMenu({ label, place, count, onMove, onRemove, others = [] }: Props) {
  const t = useText();
  return (
    <Menu
      trigger={
        <button type="button" className={controlButton.icon} aria-label={label}>
          <Icon name="more" />
        </button>
      }
      entries={[
        { text: t('product_option_up'), disabled: place === 0, onChoose: () => onMove(place - 1) },
        { text: t('product_option_down'), disabled: place === count - 1, onChoose: () => onMove(place + 1) },
        ...others,
        { text: t('product_option_delete'), dangerous: true, onChoose: onRemove },
      ]}
    />
  );
}
