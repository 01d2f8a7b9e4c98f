import { words } from '../languages.ts'
import type { CreditRowsWords } from './rows-en.ts'

export const creditRowsNl: CreditRowsWords = {
  creditRowsPrices: 'Prijzen',
  creditRowsSwitched: (before, after) =>
    `De prijzen blijven zoals ingevoerd. Incl. btw komen de regels nu op ${after}; eerst was het ${before}.`,
  creditRowsEmpty: 'Er zijn nog geen regels. Voeg er een toe, of plak regels uit een spreadsheet.',
  creditRowsNone: 'Voeg minstens één regel toe.',
  creditRowsTotal: 'Alle regels incl. btw',
  creditRowsSaid: (count, amount) => `${count === '1' ? '1 regel' : `${count} regels`}, ${amount} incl. btw`,
  creditRowsTooMany: (count, most) =>
    `Er zijn ${count} regels. Er kunnen er hoogstens ${most} tegelijk worden verstuurd.`,
  creditRowsNotAbove: (amount) =>
    `De regels komen op ${amount}. Alleen een bedrag boven nul kan worden verstuurd.`,
  creditRowsRemove: (count) => (count === '1' ? '1 regel verwijderen' : `${count} regels verwijderen`),
  creditRowsRemoved: (count) => (count === '1' ? '1 regel verwijderd' : `${count} regels verwijderd`),
  creditRowType: 'Soort regel',
  creditRowTypeName: words({
    Default: 'Artikel of dienst',
    AdjustmentRow: 'Correctie',
    GiftCard: 'Cadeaubon',
    InvoiceFee: 'Factuurkosten',
  }),
  creditRowInclVat: (price) => `${price} incl. btw`,
  creditRowWhole: 'Vul een heel percentage in.',
  creditRowPercentOnly: 'Vul de korting in als percentage. Een bedrag kan hier niet worden verstuurd.',

  creditChosenAll: 'Alle regels',
  creditChosenNone: 'Geen',
  creditChosenUnits: (name) => (name ? `Aantal van ${name}` : 'Aantal'),
  creditChosenOf: (units) => `van ${units}`,
  creditChosenRow: (units) => `De hele regel, ${units}`,
  creditChosenWhole: 'Deze regel heeft een kortingsbedrag en wordt daarom in zijn geheel genomen.',
  creditChosenOther:
    'Deze regel heeft een korting of tarief dat hier niet kan worden verstuurd. Laat hem weg, of kies alle regels.',
  creditChosenStays: (amount) => `Wat overblijft: ${amount}`,
  creditChosenAbove: (amount) =>
    `Deze regels komen op ${amount}, meer dan er nog over is. Kies ook de regels die het bedrag verlagen.`,
  creditChosenNothing: 'Kies minstens één regel.',
}
