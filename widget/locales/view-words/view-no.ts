import { words } from '../languages.ts'
import type { ViewWords } from './view-en.ts'

/** Norwegian (Bokmål), for the view of the rows. */
export const viewNo: ViewWords = {
  searchRows: 'Søk i linjene',
  showRows: 'Vis',
  rowFilter: words({
    all: 'Alle linjer',
    changed: 'Bare endrede',
    active: 'Aktive',
    cancelled: 'Kansellerte',
  }),
  sortRows: 'Sorter etter',
  sortNone: 'Leverandørens rekkefølge',
  sortUp: (column) => `${column}, stigende`,
  sortDown: (column) => `${column}, synkende`,
  sortHint: (column) => `Sorter etter ${column}`,
  rowsFound: (shown, all) => `${shown} av ${all} linjer`,
  rowsHidden: (count) => `${count} skjult`,
  showHidden: 'Vis alle',
  noRowMatches: 'Ingen linje passer til søket og filteret.',
  changesHidden: (count) =>
    count === 1
      ? 'Én av endringene dine er på en linje som er skjult. Den lagres også.'
      : `${count} av endringene dine er på linjer som er skjult. De lagres også.`,
  viewCleared: 'Søket og filteret ble fjernet for å vise linjen.',
  exportAll: (count) => (count === '1' ? 'Eksporter 1 linje' : `Eksporter ${count} linjer`),
  exportSome: (shown, all) => `Eksporter ${shown} av ${all} linjer`,
  exportedAll: (count, file) =>
    count === '1' ? `1 linje er i filen ${file}.` : `Alle ${count} linjene er i filen ${file}.`,
  exportedSome: (count, file) =>
    count === '1'
      ? `1 linje, den som vises, er i filen ${file}.`
      : `${count} linjer, de som vises, er i filen ${file}.`,
  exportedUnsaved: (count) =>
    count === '1'
      ? '1 av dem har endringer som ikke er lagret.'
      : `${count} av dem har endringer som ikke er lagret.`,
  exportFailed: 'Filen kunne ikke lages, fordi en del av verktøyet ikke ble lastet. Prøv igjen.',
  rowState: 'Status',
  rowStateWords: words({
    same: 'Aktiv',
    new: 'Ny',
    changed: 'Endret',
    cancelling: 'Skal kanselleres',
    cancelled: 'Kansellert',
  }),
}
