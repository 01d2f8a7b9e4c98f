import { words } from '../languages.ts'
import type { CreditRowsWords } from './rows-en.ts'

export const creditRowsDa: CreditRowsWords = {
  creditRowsPrices: 'Priser',
  creditRowsSwitched: (before, after) =>
    `Priserne står, som de blev skrevet. Inkl. moms bliver rækkerne nu ${after}; før var det ${before}.`,
  creditRowsEmpty: 'Der er ingen rækker endnu. Tilføj en, eller indsæt rækker fra et regneark.',
  creditRowsNone: 'Tilføj mindst én række.',
  creditRowsTotal: 'Alle rækker inkl. moms',
  creditRowsSaid: (count, amount) => `${count === '1' ? '1 række' : `${count} rækker`}, ${amount} inkl. moms`,
  creditRowsTooMany: (count, most) => `Der er ${count} rækker. Højst ${most} kan sendes ad gangen.`,
  creditRowsNotAbove: (amount) => `Rækkerne bliver ${amount}. Kun et beløb over nul kan sendes.`,
  creditRowsRemove: (count) => (count === '1' ? 'Fjern 1 række' : `Fjern ${count} rækker`),
  creditRowsRemoved: (count) => (count === '1' ? '1 række fjernet' : `${count} rækker fjernet`),
  creditRowType: 'Rækketype',
  creditRowTypeName: words({
    Default: 'Vare eller ydelse',
    AdjustmentRow: 'Justering',
    GiftCard: 'Gavekort',
    InvoiceFee: 'Fakturagebyr',
  }),
  creditRowInclVat: (price) => `${price} inkl. moms`,
  creditRowWhole: 'Skriv et helt antal procent.',
  creditRowPercentOnly: 'Skriv rabatten i procent. Et beløb kan ikke sendes her.',

  creditChosenAll: 'Alle rækker',
  creditChosenNone: 'Ingen',
  creditChosenUnits: (name) => (name ? `Antal af ${name}` : 'Antal'),
  creditChosenOf: (units) => `af ${units}`,
  creditChosenRow: (units) => `Hele rækken, ${units}`,
  creditChosenWhole: 'Rækken har et rabatbeløb, så den tages som helhed.',
  creditChosenOther:
    'Rækken har en rabat eller en sats, der ikke kan sendes her. Udelad den, eller vælg alle rækker.',
  creditChosenStays: (amount) => `Tilbage: ${amount}`,
  creditChosenAbove: (amount) =>
    `Disse rækker bliver ${amount}, hvilket er mere end det, der er tilbage. Vælg også de rækker, der sænker beløbet.`,
  creditChosenNothing: 'Vælg mindst én række.',
}
