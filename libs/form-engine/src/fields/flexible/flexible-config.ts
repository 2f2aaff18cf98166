/** How a flexible list behaves (FLEX-02); every property is off unless set. */
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
  /** A new item opens at once (FLEX-09). */
  open_new_item?: boolean;
  /** A click anywhere on a row opens it (FLEX-11). */
  should_row_clickable?: boolean;
  /** Milliseconds a press lasts before it drags (FLEX-12). */
  draggable_delay?: number;
  /** Where the button to add stands (FLEX-13). */
  align_add?: 'left' | 'center' | 'right' | 'full-width';
  add_class?: string;
}

/** Milliseconds before a press drags, where the list names none (FLEX-12). */
export const defaultDragDelay = 100;
