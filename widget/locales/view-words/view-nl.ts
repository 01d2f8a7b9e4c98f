import { words } from '../languages.ts'
import type { ViewWords } from './view-en.ts'

/** Dutch, for the view of the rows. */
export const viewNl: ViewWords = {
  searchRows: 'Zoeken in regels',
  showRows: 'Tonen',
  rowFilter: words({
    all: 'Alle regels',
    changed: 'Alleen gewijzigde',
    active: 'Actieve',
    cancelled: 'Geannuleerde',
  }),
  sortRows: 'Sorteren op',
  sortNone: 'Volgorde van de provider',
  sortUp: (column) => `${column}, oplopend`,
  sortDown: (column) => `${column}, aflopend`,
  sortHint: (column) => `Sorteren op ${column}`,
  rowsFound: (shown, all) => `${shown} van ${all} regels`,
  rowsHidden: (count) => `${count} verborgen`,
  showHidden: 'Alles tonen',
  noRowMatches: 'Geen regel voldoet aan de zoekopdracht en het filter.',
  changesHidden: (count) =>
    count === 1
      ? 'Een van uw wijzigingen staat in een verborgen regel. Die wordt ook opgeslagen.'
      : `${count} van uw wijzigingen staan in verborgen regels. Die worden ook opgeslagen.`,
  viewCleared: 'De zoekopdracht en het filter zijn gewist om de regel te tonen.',
  exportAll: (count) => (count === '1' ? '1 regel exporteren' : `${count} regels exporteren`),
  exportSome: (shown, all) => `${shown} van ${all} regels exporteren`,
  exportedAll: (count, file) =>
    count === '1'
      ? `1 regel staat in het bestand ${file}.`
      : `Alle ${count} regels staan in het bestand ${file}.`,
  exportedSome: (count, file) =>
    count === '1'
      ? `1 regel, de getoonde, staat in het bestand ${file}.`
      : `${count} regels, de getoonde, staan in het bestand ${file}.`,
  exportedUnsaved: (count) =>
    count === '1'
      ? '1 daarvan heeft wijzigingen die niet zijn opgeslagen.'
      : `${count} daarvan hebben wijzigingen die niet zijn opgeslagen.`,
  exportFailed:
    'Het bestand kon niet worden gemaakt, omdat een deel van het scherm niet is geladen. Probeer het opnieuw.',
  rowState: 'Status',
  rowStateWords: words({
    same: 'Actief',
    new: 'Nieuw',
    changed: 'Gewijzigd',
    cancelling: 'Wordt geannuleerd',
    cancelled: 'Geannuleerd',
  }),
}
