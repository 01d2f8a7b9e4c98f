import { words } from '../languages.ts'
import type { CreditRowsWords } from './rows-en.ts'

export const creditRowsSv: CreditRowsWords = {
  creditRowsPrices: 'Priser',
  creditRowsSwitched: (before, after) =>
    `Priserna står kvar som de skrevs. Inkl. moms blir raderna nu ${after}; förut var det ${before}.`,
  creditRowsEmpty: 'Det finns inga rader än. Lägg till en, eller klistra in rader från ett kalkylark.',
  creditRowsNone: 'Lägg till minst en rad.',
  creditRowsTotal: 'Alla rader inkl. moms',
  creditRowsSaid: (count, amount) => `${count === '1' ? '1 rad' : `${count} rader`}, ${amount} inkl. moms`,
  creditRowsTooMany: (count, most) => `Det är ${count} rader. Högst ${most} kan skickas på en gång.`,
  creditRowsNotAbove: (amount) => `Raderna blir ${amount}. Bara ett belopp över noll kan skickas.`,
  creditRowsRemove: (count) => (count === '1' ? 'Ta bort 1 rad' : `Ta bort ${count} rader`),
  creditRowsRemoved: (count) => (count === '1' ? '1 rad togs bort' : `${count} rader togs bort`),
  creditRowType: 'Radtyp',
  creditRowTypeName: words({
    Default: 'Vara eller tjänst',
    AdjustmentRow: 'Justering',
    GiftCard: 'Presentkort',
    InvoiceFee: 'Fakturaavgift',
  }),
  creditRowInclVat: (price) => `${price} inkl. moms`,
  creditRowWhole: 'Skriv ett helt antal procent.',
  creditRowPercentOnly: 'Skriv rabatten i procent. Ett belopp kan inte skickas här.',

  creditChosenAll: 'Alla rader',
  creditChosenNone: 'Inga',
  creditChosenUnits: (name) => (name ? `Antal av ${name}` : 'Antal'),
  creditChosenOf: (units) => `av ${units}`,
  creditChosenRow: (units) => `Hela raden, ${units}`,
  creditChosenWhole: 'Raden har en rabatt i belopp, så den tas som helhet.',
  creditChosenOther:
    'Raden har en rabatt eller en momssats som inte kan skickas här. Lämna den, eller välj alla rader.',
  creditChosenStays: (amount) => `Kvar: ${amount}`,
  creditChosenAbove: (amount) =>
    `De här raderna blir ${amount}, vilket är mer än vad som är kvar. Välj också raderna som sänker beloppet.`,
  creditChosenNothing: 'Välj minst en rad.',
}
