/** How a flexible list behaves (FLEX-02); every property is off by default. */
export interface FlexibleConfig {
  /** Key or place of the item that is open at the start (FLEX-10). */
  selected_item?: string | number;
  /** Items do not open (FLEX-08). */
  disable_active?: boolean;
  /** No button to add (FLEX-04). */
  disable_add?: boolean;
  /** No button to add while the list is empty (FLEX-05). */
  disable_add_on_empty?: boolean;
  /** No moving (FLEX-06). */
  disable_drag?: boolean;
  /** No actions at the rows (FLEX-07). */
  disable_actions?: boolean;
  /** A new item opens immediately (FLEX-09). */
  open_new_item?: boolean;
  /** A click anywhere on a row opens it (FLEX-11). */
  should_row_clickable?: boolean;
  /** Milliseconds that a press lasts before it becomes a drag (FLEX-12). */
  draggable_delay?: number;
  /** The position of the button to add (FLEX-13). */
  align_add?: 'left' | 'center' | 'right' | 'full-width';
  add_class?: string;
}

/** The default of `draggable_delay` in milliseconds (FLEX-12). */
export const defaultDragDelay = 100;
