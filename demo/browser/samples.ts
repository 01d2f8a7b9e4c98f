/** Text for the visitor to paste. Prices have VAT and are in the currency of the order. */
const things = [
  ['LL214', 'LED bulb E27, warm white', '12', '89,50'],
  ['LL215', 'LED bulb E14, warm white', '8', '79,50'],
  ['LL216', 'LED filament bulb, globe', '4', '149,00'],
  ['LL330', 'Linen shade, 45 cm', '2', '599,00'],
  ['LL331', 'Linen shade, 60 cm', '1', '799,00'],
  ['LL120', 'Pendant lamp, smoked glass', '1', '1895,00'],
  ['LL121', 'Ceiling cup', '3', '149,00'],
  ['LL140', 'Wall lamp, smoked glass', '2', '995,00'],
  ['LL410', 'String light, 10 m', '2', '349,00'],
  ['LL500', 'Desk lamp Pro', '1', '1187,50'],
  ['LL777', 'Garden light, set of four', '1', '1199,00'],
  ['LL900', 'Dimmer, wall', '5', '259,00'],
] as const

/** Twelve rows as a spreadsheet copies them. */
export function twelveRows(): string {
  const head = ['Article', 'Name', 'Qty', 'Price', 'VAT %']
  return [head, ...things.map((cells) => [...cells, '25'])].map((cells) => cells.join('\t')).join('\n')
}
