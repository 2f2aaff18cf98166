/** Texts of the importer: rows of a spreadsheet into records. */
export const importer = {
  formfield_import_file: 'Klik of sleep een CSV-bestand hierheen',
  formfield_import_paste: 'Of plak hier de rijen uit je rekenblad',
  formfield_import_chosen: 'Gekozen: {name}',
  formfield_import_sheet: 'Klik of sleep een CSV- of Excelbestand (.xlsx) hierheen',
  formfield_import_sheet_kind:
    'Dit bestand kunnen we niet lezen. Kies een CSV-bestand of een Excelbestand (.xlsx).',
  formfield_import_kind:
    'Kies een CSV-bestand. Bewaar een Excel-bestand eerst als CSV, of plak de rijen hieronder.',
  formfield_import_size: 'Dit bestand is te groot. Kies een bestand van hooguit 5 MB.',
  formfield_import_no_rows: 'In dit bestand staan geen rijen.',
  formfield_import_headers: 'De eerste rij bevat de namen van de kolommen',
  formfield_import_column: 'Kolom {number}',
  formfield_import_goes_to: '{column} gaat naar',
  formfield_import_skip: 'Niet importeren',
  formfield_import_more: 'Je ziet de eerste {shown} van {count} rijen.',
  formfield_import_too_many: 'Importeer hooguit {most} rijen tegelijk; dit zijn er {count}.',
  formfield_import_unclosed:
    'Een cel begint met een aanhalingsteken (") dat niet wordt gesloten. Verbeter dat in je rekenblad.',
  formfield_import_empty: 'Vul dit in.',
  formfield_import_missing: 'Kies bij een kolom waar {field} staat.',
  formfield_import_row: 'Rij {row}: {message}',
  formfield_import_issues: 'Er is nog niets geïmporteerd. Verbeter dit eerst:',
  formfield_import_issues_more: 'En nog {count} andere.',
  formfield_import_start: 'Importeren ({count})',
  formfield_import_clear: 'Opnieuw beginnen',
  formfield_import_failed: 'Importeren lukt nu niet. Er is niets geïmporteerd; probeer het zo opnieuw.',
  formfield_import_done: 'Klaar. Aantal geïmporteerde rijen: {count}.',
} as const;
