module.exports = {
  project: 'libs/blocks',
  folder: 'src/shop',
  floors: [['controls', 'errors'], ['cart', 'lines', 'open-order', 'discount'], ['quote'], ['withdrawal']],
};
