import { words } from '../languages.ts'
import type { CreditRowsWords } from './rows-en.ts'

export const creditRowsFi: CreditRowsWords = {
  creditRowsPrices: 'Hinnat',
  creditRowsSwitched: (before, after) =>
    `Hinnat pysyvät sellaisina kuin ne kirjoitettiin. Rivit ovat nyt yhteensä ${after} sis. alv; aiemmin ${before}.`,
  creditRowsEmpty: 'Rivejä ei ole vielä. Lisää rivi tai liitä rivejä taulukkolaskennasta.',
  creditRowsNone: 'Lisää vähintään yksi rivi.',
  creditRowsTotal: 'Kaikki rivit sis. alv',
  creditRowsSaid: (count, amount) => `${count === '1' ? '1 rivi' : `${count} riviä`}, ${amount} sis. alv`,
  creditRowsTooMany: (count, most) => `Rivejä on ${count}. Kerralla voi lähettää enintään ${most}.`,
  creditRowsNotAbove: (amount) => `Rivit ovat yhteensä ${amount}. Vain nollaa suuremman summan voi lähettää.`,
  creditRowsRemove: (count) => (count === '1' ? 'Poista 1 rivi' : `Poista ${count} riviä`),
  creditRowsRemoved: (count) => (count === '1' ? '1 rivi poistettu' : `${count} riviä poistettu`),
  creditRowType: 'Rivin tyyppi',
  creditRowTypeName: words({
    Default: 'Tuote tai palvelu',
    AdjustmentRow: 'Oikaisu',
    GiftCard: 'Lahjakortti',
    InvoiceFee: 'Laskutuslisä',
  }),
  creditRowInclVat: (price) => `${price} sis. alv`,
  creditRowWhole: 'Kirjoita kokonainen prosenttiluku.',
  creditRowPercentOnly: 'Kirjoita alennus prosentteina. Euromäärää ei voi lähettää tässä.',

  creditChosenAll: 'Kaikki rivit',
  creditChosenNone: 'Ei mitään',
  creditChosenUnits: (name) => (name ? `Määrä: ${name}` : 'Määrä'),
  creditChosenOf: (units) => `/ ${units}`,
  creditChosenRow: (units) => `Koko rivi, ${units}`,
  creditChosenWhole: 'Rivillä on alennus rahamääränä, joten se otetaan kokonaan.',
  creditChosenOther:
    'Rivillä on alennus tai verokanta, jota ei voi lähettää tässä. Jätä se pois tai valitse kaikki rivit.',
  creditChosenStays: (amount) => `Jää jäljelle: ${amount}`,
  creditChosenAbove: (amount) =>
    `Nämä rivit ovat yhteensä ${amount}, mikä on enemmän kuin jäljellä on. Valitse myös rivit, jotka pienentävät summaa.`,
  creditChosenNothing: 'Valitse vähintään yksi rivi.',
}
