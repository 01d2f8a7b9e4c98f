/** What spreadsheet programs expect of a CSV. Pure. */
export type Separator = ',' | ';'

/** At the start of a file it tells spreadsheet programs that the file is UTF-8. */
export const BOM = '\uFEFF'

/** Where the comma is the decimal sign, spreadsheet programs separate fields by semicolons. */
export function separatorFor(decimal: string): Separator {
  return decimal === ',' ? ';' : ','
}
