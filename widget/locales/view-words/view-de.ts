import { words } from '../languages.ts'
import type { ViewWords } from './view-en.ts'

/** German, for the view of the rows. */
export const viewDe: ViewWords = {
  searchRows: 'In Positionen suchen',
  showRows: 'Anzeigen',
  rowFilter: words({
    all: 'Alle Positionen',
    changed: 'Nur geänderte',
    active: 'Aktive',
    cancelled: 'Stornierte',
  }),
  sortRows: 'Sortieren nach',
  sortNone: 'Reihenfolge des Zahlungsanbieters',
  sortUp: (column) => `${column}, aufsteigend`,
  sortDown: (column) => `${column}, absteigend`,
  sortHint: (column) => `Nach ${column} sortieren`,
  rowsFound: (shown, all) => `${shown} von ${all} Positionen`,
  rowsHidden: (count) => `${count} ausgeblendet`,
  showHidden: 'Alle anzeigen',
  noRowMatches: 'Keine Position passt zur Suche und zum Filter.',
  changesHidden: (count) =>
    count === 1
      ? 'Eine Ihrer Änderungen betrifft eine ausgeblendete Position. Sie wird ebenfalls gespeichert.'
      : `${count} Ihrer Änderungen betreffen ausgeblendete Positionen. Sie werden ebenfalls gespeichert.`,
  viewCleared: 'Suche und Filter wurden aufgehoben, um die Position zu zeigen.',
  exportAll: (count) => (count === '1' ? '1 Position exportieren' : `${count} Positionen exportieren`),
  exportSome: (shown, all) => `${shown} von ${all} Positionen exportieren`,
  exportedAll: (count, file) =>
    count === '1'
      ? `1 Position steht in der Datei ${file}.`
      : `Alle ${count} Positionen stehen in der Datei ${file}.`,
  exportedSome: (count, file) =>
    count === '1'
      ? `1 Position, die angezeigte, steht in der Datei ${file}.`
      : `${count} Positionen, die angezeigten, stehen in der Datei ${file}.`,
  exportedUnsaved: (count) =>
    count === '1'
      ? '1 davon hat nicht gespeicherte Änderungen.'
      : `${count} davon haben nicht gespeicherte Änderungen.`,
  exportFailed:
    'Die Datei konnte nicht erstellt werden, weil ein Teil der Anwendung nicht geladen wurde. Versuchen Sie es noch einmal.',
  rowState: 'Status',
  rowStateWords: words({
    same: 'Aktiv',
    new: 'Neu',
    changed: 'Geändert',
    cancelling: 'Wird storniert',
    cancelled: 'Storniert',
  }),
}
