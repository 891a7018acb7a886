/** The lesson in which things are done. */
export const place = {
  course: 'hindi',
  unit: 'hindi-market',
  chapter: 'hindi-market.fruit',
  lesson: 'hindi-market-mangoes',
}
