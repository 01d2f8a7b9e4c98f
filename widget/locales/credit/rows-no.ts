import { words } from '../languages.ts'
import type { CreditRowsWords } from './rows-en.ts'

export const creditRowsNo: CreditRowsWords = {
  creditRowsPrices: 'Priser',
  creditRowsSwitched: (before, after) =>
    `Prisene står som de ble skrevet. Inkl. mva. blir radene nå ${after}; før var det ${before}.`,
  creditRowsEmpty: 'Det er ingen rader ennå. Legg til en, eller lim inn rader fra et regneark.',
  creditRowsNone: 'Legg til minst én rad.',
  creditRowsTotal: 'Alle rader inkl. mva.',
  creditRowsSaid: (count, amount) => `${count === '1' ? '1 rad' : `${count} rader`}, ${amount} inkl. mva.`,
  creditRowsTooMany: (count, most) => `Det er ${count} rader. Høyst ${most} kan sendes om gangen.`,
  creditRowsNotAbove: (amount) => `Radene blir ${amount}. Bare et beløp over null kan sendes.`,
  creditRowsRemove: (count) => (count === '1' ? 'Fjern 1 rad' : `Fjern ${count} rader`),
  creditRowsRemoved: (count) => (count === '1' ? '1 rad fjernet' : `${count} rader fjernet`),
  creditRowType: 'Radtype',
  creditRowTypeName: words({
    Default: 'Vare eller tjeneste',
    AdjustmentRow: 'Justering',
    GiftCard: 'Gavekort',
    InvoiceFee: 'Fakturagebyr',
  }),
  creditRowInclVat: (price) => `${price} inkl. mva.`,
  creditRowWhole: 'Skriv et helt antall prosent.',
  creditRowPercentOnly: 'Skriv rabatten i prosent. Et beløp kan ikke sendes her.',

  creditChosenAll: 'Alle rader',
  creditChosenNone: 'Ingen',
  creditChosenUnits: (name) => (name ? `Antall av ${name}` : 'Antall'),
  creditChosenOf: (units) => `av ${units}`,
  creditChosenRow: (units) => `Hele raden, ${units}`,
  creditChosenWhole: 'Raden har et rabattbeløp, så den tas som helhet.',
  creditChosenOther:
    'Raden har en rabatt eller en sats som ikke kan sendes her. Utelat den, eller velg alle rader.',
  creditChosenStays: (amount) => `Gjenstår: ${amount}`,
  creditChosenAbove: (amount) =>
    `Disse radene blir ${amount}, som er mer enn det som gjenstår. Velg også radene som senker beløpet.`,
  creditChosenNothing: 'Velg minst én rad.',
}
