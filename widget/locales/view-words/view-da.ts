import { words } from '../languages.ts'
import type { ViewWords } from './view-en.ts'

/** Danish, for the view of the rows. */
export const viewDa: ViewWords = {
  searchRows: 'Søg i linjerne',
  showRows: 'Vis',
  rowFilter: words({
    all: 'Alle linjer',
    changed: 'Kun ændrede',
    active: 'Aktive',
    cancelled: 'Annullerede',
  }),
  sortRows: 'Sortér efter',
  sortNone: 'Udbyderens rækkefølge',
  sortUp: (column) => `${column}, stigende`,
  sortDown: (column) => `${column}, faldende`,
  sortHint: (column) => `Sortér efter ${column}`,
  rowsFound: (shown, all) => `${shown} af ${all} linjer`,
  rowsHidden: (count) => `${count} skjult`,
  showHidden: 'Vis alle',
  noRowMatches: 'Ingen linje passer til søgningen og filteret.',
  changesHidden: (count) =>
    count === 1
      ? 'En af dine ændringer er på en linje, der er skjult. Den gemmes også.'
      : `${count} af dine ændringer er på linjer, der er skjult. De gemmes også.`,
  viewCleared: 'Søgningen og filteret blev fjernet for at vise linjen.',
  exportAll: (count) => (count === '1' ? 'Eksportér 1 linje' : `Eksportér ${count} linjer`),
  exportSome: (shown, all) => `Eksportér ${shown} af ${all} linjer`,
  exportedAll: (count, file) =>
    count === '1' ? `1 linje er i filen ${file}.` : `Alle ${count} linjer er i filen ${file}.`,
  exportedSome: (count, file) =>
    count === '1'
      ? `1 linje, den viste, er i filen ${file}.`
      : `${count} linjer, de viste, er i filen ${file}.`,
  exportedUnsaved: (count) =>
    count === '1'
      ? '1 af dem har ændringer, der ikke er gemt.'
      : `${count} af dem har ændringer, der ikke er gemt.`,
  exportFailed: 'Filen kunne ikke laves, fordi en del af værktøjet ikke blev indlæst. Prøv igen.',
  rowState: 'Status',
  rowStateWords: words({
    same: 'Aktiv',
    new: 'Ny',
    changed: 'Ændret',
    cancelling: 'Skal annulleres',
    cancelled: 'Annulleret',
  }),
}
