import { words } from '../languages.ts'
import type { ViewWords } from './view-en.ts'

/** Swedish, for the view of the rows. */
export const viewSv: ViewWords = {
  searchRows: 'Sök i raderna',
  showRows: 'Visa',
  rowFilter: words({
    all: 'Alla rader',
    changed: 'Bara ändrade',
    active: 'Aktiva',
    cancelled: 'Makulerade',
  }),
  sortRows: 'Sortera efter',
  sortNone: 'Leverantörens ordning',
  sortUp: (column) => `${column}, stigande`,
  sortDown: (column) => `${column}, fallande`,
  sortHint: (column) => `Sortera efter ${column}`,
  rowsFound: (shown, all) => `${shown} av ${all} rader`,
  rowsHidden: (count) => `${count} dolda`,
  showHidden: 'Visa alla',
  noRowMatches: 'Ingen rad matchar sökningen och filtret.',
  changesHidden: (count) =>
    count === 1
      ? 'En av dina ändringar finns på en rad som är dold. Den sparas också.'
      : `${count} av dina ändringar finns på rader som är dolda. De sparas också.`,
  viewCleared: 'Sökningen och filtret togs bort för att visa raden.',
  exportAll: (count) => (count === '1' ? 'Exportera 1 rad' : `Exportera ${count} rader`),
  exportSome: (shown, all) => `Exportera ${shown} av ${all} rader`,
  exportedAll: (count, file) =>
    count === '1' ? `1 rad finns i filen ${file}.` : `Alla ${count} rader finns i filen ${file}.`,
  exportedSome: (count, file) =>
    count === '1'
      ? `1 rad, den som visas, finns i filen ${file}.`
      : `${count} rader, de som visas, finns i filen ${file}.`,
  exportedUnsaved: (count) =>
    count === '1'
      ? '1 av dem har ändringar som inte är sparade.'
      : `${count} av dem har ändringar som inte är sparade.`,
  exportFailed: 'Filen kunde inte skapas, eftersom en del av verktyget inte lästes in. Försök igen.',
  rowState: 'Status',
  rowStateWords: words({
    same: 'Aktiv',
    new: 'Ny',
    changed: 'Ändrad',
    cancelling: 'Ska makuleras',
    cancelled: 'Makulerad',
  }),
}
