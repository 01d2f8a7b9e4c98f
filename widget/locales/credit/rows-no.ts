import { words } from '../languages.ts'
import type { CreditRowsWords } from './rows-en.ts'

export const creditRowsNo: CreditRowsWords = {
  creditRowsPrices: 'Priser',
  creditRowsSwitched: (before, after) =>
    `Prisene står som de ble skrevet. Inkl. mva. blir linjene nå ${after}; før var det ${before}.`,
  creditRowsEmpty: 'Det er ingen linjer ennå. Legg til en, eller lim inn linjer fra et regneark.',
  creditRowsNone: 'Legg til minst én linje.',
  creditRowsTotal: 'Alle linjer inkl. mva.',
  creditRowsSaid: (count, amount) => `${count === '1' ? '1 linje' : `${count} linjer`}, ${amount} inkl. mva.`,
  creditRowsTooMany: (count, most) => `Det er ${count} linjer. Høyst ${most} kan sendes om gangen.`,
  creditRowsNotAbove: (amount) => `Linjene blir ${amount}. Bare et beløp over null kan sendes.`,
  creditRowsRemove: (count) => (count === '1' ? 'Fjern 1 linje' : `Fjern ${count} linjer`),
  creditRowsRemoved: (count) => (count === '1' ? '1 linje fjernet' : `${count} linjer fjernet`),
  creditRowType: 'Linjetype',
  creditRowTypeName: words({
    Default: 'Vare eller tjeneste',
    AdjustmentRow: 'Justering',
    GiftCard: 'Gavekort',
    InvoiceFee: 'Fakturagebyr',
  }),
  creditRowInclVat: (price) => `${price} inkl. mva.`,
  creditRowWhole: 'Skriv et helt antall prosent.',
  creditRowPercentOnly: 'Skriv rabatten i prosent. Et beløp kan ikke sendes her.',

  creditChosenAll: 'Alle linjer',
  creditChosenNone: 'Ingen',
  creditChosenUnits: (name) => (name ? `Antall av ${name}` : 'Antall'),
  creditChosenOf: (units) => `av ${units}`,
  creditChosenRow: (units) => `Hele linjen, ${units}`,
  creditChosenWhole: 'Linjen har et rabattbeløp, så den tas som helhet.',
  creditChosenOther:
    'Linjen har en rabatt eller en sats som ikke kan sendes her. Utelat den, eller velg alle linjer.',
  creditChosenStays: (amount) => `Gjenstår: ${amount}`,
  creditChosenAbove: (amount) =>
    `Disse linjene blir ${amount}, som er mer enn det som gjenstår. Velg også linjene som senker beløpet.`,
  creditChosenNothing: 'Velg minst én linje.',
}
