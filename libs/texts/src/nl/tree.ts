/** Texts of lists whose entries stand below each other and are moved. */
export const tree = {
  tree_drag: '{name} slepen',
  tree_menu: 'Acties voor {name}',
  tree_move_up: 'Omhoog',
  tree_move_down: 'Omlaag',
  tree_move_in: 'Een niveau naar binnen',
  tree_move_out: 'Een niveau naar buiten',
  tree_keys_up: 'Alt ↑',
  tree_keys_down: 'Alt ↓',
  tree_keys_in: 'Alt →',
  tree_keys_out: 'Alt ←',
  tree_keys:
    'Met Alt en de pijltjes verplaats je het onderdeel waar je op staat: omhoog, omlaag, naar binnen en naar buiten.',
  tree_level: 'Niveau {level}, {place} van {count}',
  tree_moved_below: ', onder {parent}',
  tree_moved: '{name}: niveau {level}, {place} van {count}{below}.',
  tree_drag_start: '{name} wordt verplaatst.',
  tree_drag_cancel: '{name} staat weer waar het stond.',
} as const;
