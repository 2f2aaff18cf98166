module.exports = {
  project: 'libs/blocks',
  folder: 'src/shop',
  floors: [
    ['controls', 'errors', 'explanation'],
    ['cart', 'lines', 'open-order', 'discount'],
    ['quote', 'guarantee', 'duty-links'],
    ['withdrawal'],
    // Its page and its link look like those of withdrawals.
    ['accessibility'],
  ],
};
