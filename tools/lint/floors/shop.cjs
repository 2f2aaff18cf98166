module.exports = {
  project: 'libs/blocks',
  folder: 'src/shop',
  floors: [['cart', 'controls', 'errors', 'lines']],
};
