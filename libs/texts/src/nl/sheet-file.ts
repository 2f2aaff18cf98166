/** Reading a file with the catalogue: why it cannot be read, and what of its rows is not imported as it stands there. */
export const sheetFile = {
  sheet_file_too_big: 'Dit bestand is groter dan {most} MB. Splits het op.',
  sheet_file_unpacked_too_big:
    'Uitgepakt is dit bestand groter dan {most} MB. Haal weg wat je niet importeert, of splits het op.',
  sheet_file_too_many_rows: 'Dit bestand heeft meer dan {most} rijen. Splits het op.',
  sheet_file_too_many_columns:
    'Dit bestand heeft meer dan {most} kolommen. Haal kolommen weg die je niet importeert.',
  sheet_file_cell_too_long:
    'In rij {row}, kolom {column} staan meer dan {most} tekens. Maak die tekst korter.',
  sheet_file_not_a_sheet:
    'Dit is geen CSV- of Excel-bestand (.xlsx). Bewaar je rekenblad als een van die twee en kies het opnieuw.',
  sheet_file_empty: 'Dit bestand is leeg.',
  sheet_file_no_rows: 'In dit bestand staan geen rijen onder de kolomnamen.',
  sheet_file_encrypted:
    'Dit Excel-bestand heeft een wachtwoord. Bewaar het zonder wachtwoord en kies het opnieuw.',
  sheet_file_old_excel:
    'Dit is een oud Excel-bestand (.xls). Open het in Excel en bewaar het als .xlsx of als CSV.',
  sheet_file_damaged: 'Dit Excel-bestand is beschadigd. Open het in Excel en bewaar het opnieuw.',
  sheet_file_unclosed:
    'In rij {row} begint een cel met een aanhalingsteken (") dat niet goed wordt gesloten. Verbeter dat in je rekenblad.',
  sheet_file_excel_cell:
    'In rij {row}, kolom {column} staat een tekst die te lang is voor Excel. Download je producten als CSV.',
  sheet_file_variant_without_product: 'Bij deze variant hoort geen product in het bestand.',
  sheet_file_double_article_number:
    'Artikelnummer {number} staat ook in rij {first}. Het product van deze rij wordt niet geïmporteerd.',
  sheet_file_double_url:
    'Adres {url} staat ook in rij {first}. Het product van deze rij wordt niet geïmporteerd.',
  sheet_file_too_many_options:
    'Dit product heeft varianten met {count} opties. Dat mogen er hooguit {most} zijn, dus het wordt niet geïmporteerd.',
  sheet_file_too_many_variants:
    'Dit product heeft {count} varianten. Dat mogen er hooguit {most} zijn, dus het wordt niet geïmporteerd.',
  sheet_file_variant_column:
    'Bij een variant wordt de kolom {column} niet gebruikt. Vul die in bij het product.',
  sheet_file_choice_of_product: 'Een keuze hoort bij een variant. In deze rij wordt {column} niet gebruikt.',
  sheet_file_sale_differs:
    'De varianten van dit product hebben niet allemaal dezelfde korting. De actieprijs wordt niet geïmporteerd.',
  sheet_file_sale_period:
    'De actieprijs geldt alleen in een periode. Die wordt niet geïmporteerd; stel de actieprijs zelf in.',
  sheet_file_stock_of_product:
    'De voorraad staat bij het product en niet bij zijn varianten. Die wordt niet geïmporteerd; vul per variant in wat je hebt.',
  sheet_file_variant_any:
    'Deze variant geldt voor elke keuze van {option}. Maak in je oude shop een variant per keuze; dit product wordt niet geïmporteerd.',
  sheet_file_variant_off: 'Deze variant staat uit en wordt niet geïmporteerd.',
  sheet_file_variant_without_price: 'Deze variant heeft geen prijs en wordt niet geïmporteerd.',
  sheet_file_product_row_missing:
    'Van {url} ontbreekt de rij met de naam. Het product wordt niet geïmporteerd.',
  sheet_file_grouped: 'Een gegroepeerd product wordt niet geïmporteerd; de producten erin wel.',
  sheet_file_external: 'Een product van een andere shop wordt niet geïmporteerd.',
  sheet_file_attribute_left_out:
    'Het attribuut “{name}” wordt geen kenmerk: de naam of een waarde is langer dan 100 tekens, of het heeft meer dan 50 waarden.',
  sheet_file_ean_left_out: '“{typed}” is geen EAN en wordt niet overgenomen.',
  sheet_file_other_type: 'Een product van de soort {type} wordt niet geïmporteerd.',
  sheet_file_costs_differ:
    'De varianten van dit product hebben verschillende inkoopprijzen. De inkoopprijs wordt niet geïmporteerd.',
} as const;
