import { block, type BlockDraft, paragraph } from '@etalage/api/seed';

const review = (words: string, name: string, what: string): BlockDraft =>
  block('review', { review: words, name, company: what, textsize: 'text-lg' });

/**
 * Reviews of customers. A shop that shows reviews must state whether it knows that they are from customers (directive
 * (EU) 2019/2161, article 7(6)), so the last line does.
 */
export const reviews: BlockDraft = block('sectionContent', { padding_top: '16', padding_bottom: '16' }, [
  paragraph('<h2>Bij klanten thuis</h2>'),
  {
    type: 'columns',
    data: { columns: '3', column_spacing: '10', column_spacing_mobile: '10' },
    slots: {
      item_one: [
        review(
          'De tafel past op de centimeter tussen de balken. Ze belden nog of ik me niet vermeten had. Dat had ik.',
          'Marloes de Wit, Sneek',
          'Eettafel Duin, 263 × 95 cm',
        ),
      ],
      item_two: [
        review(
          'Drie jaar en twee kinderen verder ziet de bank eruit als op de eerste dag. De hoezen gingen al vier keer in de was.',
          'Karim el Amrani, Utrecht',
          'Zitbank Dijk',
        ),
      ],
      item_three: [
        review(
          'Bram zette de kast boven in elkaar, nam de dekens weer mee en dronk zijn koffie in drie slokken.',
          'Ineke Postma, Drachten',
          'Boekenkast Loods',
        ),
      ],
    },
  },
  paragraph(
    '<p><small>Hier staat alleen wat klanten ons schreven van wie we de bestelling kennen.</small></p>',
  ),
]);
