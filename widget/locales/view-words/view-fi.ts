import { words } from '../languages.ts'
import type { ViewWords } from './view-en.ts'

/** Finnish, for the view of the rows. */
export const viewFi: ViewWords = {
  searchRows: 'Hae riveiltä',
  showRows: 'Näytä',
  rowFilter: words({
    all: 'Kaikki rivit',
    changed: 'Vain muutetut',
    active: 'Voimassa olevat',
    cancelled: 'Perutut',
  }),
  sortRows: 'Lajittelu',
  sortNone: 'Palveluntarjoajan järjestys',
  sortUp: (column) => `${column}, nouseva`,
  sortDown: (column) => `${column}, laskeva`,
  sortHint: (column) => `Lajittele: ${column}`,
  rowsFound: (shown, all) => `${shown}/${all} riviä`,
  rowsHidden: (count) => `${count} piilossa`,
  showHidden: 'Näytä kaikki',
  noRowMatches: 'Mikään rivi ei vastaa hakua ja suodatinta.',
  changesHidden: (count) =>
    count === 1
      ? 'Yksi muutoksistasi on rivillä, joka on piilossa. Sekin tallennetaan.'
      : `${count} muutoksistasi on riveillä, jotka ovat piilossa. Nekin tallennetaan.`,
  viewCleared: 'Haku ja suodatin poistettiin, jotta rivi näkyy.',
  exportAll: (count) => (count === '1' ? 'Vie 1 rivi' : `Vie ${count} riviä`),
  exportSome: (shown, all) => `Vie ${shown}/${all} riviä`,
  exportedAll: (count, file) =>
    count === '1' ? `1 rivi on tiedostossa ${file}.` : `Kaikki ${count} riviä ovat tiedostossa ${file}.`,
  exportedSome: (count, file) =>
    count === '1'
      ? `Tiedostossa ${file} on 1 rivi, näkyvä rivi.`
      : `Tiedostossa ${file} on ${count} riviä, näkyvät rivit.`,
  exportedUnsaved: (count) =>
    count === '1'
      ? 'Yhdellä niistä on tallentamattomia muutoksia.'
      : `${count} rivillä on tallentamattomia muutoksia.`,
  exportFailed: 'Tiedostoa ei voitu luoda, koska osaa työkalusta ei saatu ladattua. Yritä uudelleen.',
  rowState: 'Tila',
  rowStateWords: words({
    same: 'Voimassa',
    new: 'Uusi',
    changed: 'Muutettu',
    cancelling: 'Perutaan',
    cancelled: 'Peruttu',
  }),
}
