/**
 * The blocks of the page "Alle blokken" that an owner sees differently in the designer than visitors on the website, with
 * the row of the ledger that makes an effect one of the designer or of the website only. All others are the same in every pixel.
 */
export const canvasDifferences: Readonly<Record<string, { readonly row: string; readonly effect: string }>> =
  {
    sectionContentSpecialOne: { row: 'UPL-35', effect: 'the sign of a missing picture is in the designer' },
    columnsBackground: { row: 'UPL-35', effect: 'the sign of a missing picture is in the designer' },
    columnImageTextThree: { row: 'UPL-35', effect: 'the place of a missing picture is in the designer' },
    featureOne: { row: 'UPL-35', effect: 'the signs of missing pictures are in the designer' },
    featureOneTwo: { row: 'UPL-35', effect: 'the sign of a missing picture is in the designer' },
    featureOneThree: { row: 'UPL-35', effect: 'the signs of missing pictures are in the designer' },
    featureOneFour: { row: 'UPL-35', effect: 'the signs of missing pictures are in the designer' },
    templatePartial: { row: 'DSGN-06', effect: 'the button to edit the template is in the designer' },
    accordion: { row: 'BLK-63', effect: 'it is open in the designer, where a click edits its text' },
    conditional: { row: 'COND-02', effect: 'the address of a page on the website hides the other parts' },
    slider: { row: 'SLID-05', effect: 'the website shows one slide, the designer all of them to edit' },
    forms: { row: 'FORM-11', effect: 'answers of visitors show and hide questions on the website' },
    contactFormOne: { row: 'FORM-11', effect: 'answers of visitors show and hide questions on the website' },
    dynamic: { row: 'CODE-01', effect: 'its script runs on the website; the designer names this' },
    embed: {
      row: 'BLK-66',
      effect: 'a visitor loads it on the website, the designer loads nothing of others',
    },
    threedmodel: { row: 'M3D-02', effect: 'the model turns on the website; the designer names this' },
  };
