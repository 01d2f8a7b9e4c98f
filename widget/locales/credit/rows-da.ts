import { words } from '../languages.ts'
import type { CreditRowsWords } from './rows-en.ts'

export const creditRowsDa: CreditRowsWords = {
  creditRowsPrices: 'Priser',
  creditRowsSwitched: (before, after) =>
    `Priserne står, som de blev skrevet. Inkl. moms bliver linjerne nu ${after}; før var det ${before}.`,
  creditRowsEmpty: 'Der er ingen linjer endnu. Tilføj en, eller indsæt linjer fra et regneark.',
  creditRowsNone: 'Tilføj mindst én linje.',
  creditRowsTotal: 'Alle linjer inkl. moms',
  creditRowsSaid: (count, amount) => `${count === '1' ? '1 linje' : `${count} linjer`}, ${amount} inkl. moms`,
  creditRowsTooMany: (count, most) => `Der er ${count} linjer. Højst ${most} kan sendes ad gangen.`,
  creditRowsNotAbove: (amount) => `Linjerne bliver ${amount}. Kun et beløb over nul kan sendes.`,
  creditRowsRemove: (count) => (count === '1' ? 'Fjern 1 linje' : `Fjern ${count} linjer`),
  creditRowsRemoved: (count) => (count === '1' ? '1 linje fjernet' : `${count} linjer fjernet`),
  creditRowType: 'Linjetype',
  creditRowTypeName: words({
    Default: 'Vare eller ydelse',
    AdjustmentRow: 'Justering',
    GiftCard: 'Gavekort',
    InvoiceFee: 'Fakturagebyr',
  }),
  creditRowInclVat: (price) => `${price} inkl. moms`,
  creditRowWhole: 'Skriv et helt antal procent.',
  creditRowPercentOnly: 'Skriv rabatten i procent. Et beløb kan ikke sendes her.',

  creditChosenAll: 'Alle linjer',
  creditChosenNone: 'Ingen',
  creditChosenUnits: (name) => (name ? `Antal af ${name}` : 'Antal'),
  creditChosenOf: (units) => `af ${units}`,
  creditChosenRow: (units) => `Hele linjen, ${units}`,
  creditChosenWhole: 'Linjen har et rabatbeløb, så den tages som helhed.',
  creditChosenOther:
    'Linjen har en rabat eller en sats, der ikke kan sendes her. Udelad den, eller vælg alle linjer.',
  creditChosenStays: (amount) => `Tilbage: ${amount}`,
  creditChosenAbove: (amount) =>
    `Disse linjer bliver ${amount}, hvilket er mere end det, der er tilbage. Vælg også de linjer, der sænker beløbet.`,
  creditChosenNothing: 'Vælg mindst én linje.',
}
