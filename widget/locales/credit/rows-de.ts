import { words } from '../languages.ts'
import type { CreditRowsWords } from './rows-en.ts'

export const creditRowsDe: CreditRowsWords = {
  creditRowsPrices: 'Preise',
  creditRowsSwitched: (before, after) =>
    `Die Preise bleiben wie eingegeben. Inkl. MwSt. ergeben die Positionen jetzt ${after}; vorher waren es ${before}.`,
  creditRowsEmpty:
    'Es gibt noch keine Positionen. Fügen Sie eine hinzu, oder fügen Sie Positionen aus einer Tabelle ein.',
  creditRowsNone: 'Fügen Sie mindestens eine Position hinzu.',
  creditRowsTotal: 'Alle Positionen inkl. MwSt.',
  creditRowsSaid: (count, amount) =>
    `${count === '1' ? '1 Position' : `${count} Positionen`}, ${amount} inkl. MwSt.`,
  creditRowsTooMany: (count, most) =>
    `Es sind ${count} Positionen. Höchstens ${most} können auf einmal gesendet werden.`,
  creditRowsNotAbove: (amount) =>
    `Die Positionen ergeben ${amount}. Nur ein Betrag über null kann gesendet werden.`,
  creditRowsRemove: (count) => (count === '1' ? '1 Position entfernen' : `${count} Positionen entfernen`),
  creditRowsRemoved: (count) => (count === '1' ? '1 Position entfernt' : `${count} Positionen entfernt`),
  creditRowType: 'Positionsart',
  creditRowTypeName: words({
    Default: 'Ware oder Leistung',
    AdjustmentRow: 'Anpassung',
    GiftCard: 'Geschenkkarte',
    InvoiceFee: 'Rechnungsgebühr',
  }),
  creditRowInclVat: (price) => `${price} inkl. MwSt.`,
  creditRowWhole: 'Geben Sie eine ganze Prozentzahl ein.',
  creditRowPercentOnly: 'Geben Sie den Rabatt in Prozent ein. Ein Betrag kann hier nicht gesendet werden.',

  creditChosenAll: 'Alle Positionen',
  creditChosenNone: 'Keine',
  creditChosenUnits: (name) => (name ? `Menge von ${name}` : 'Menge'),
  creditChosenOf: (units) => `von ${units}`,
  creditChosenRow: (units) => `Die ganze Position, ${units}`,
  creditChosenWhole: 'Diese Position hat einen Rabattbetrag und wird deshalb ganz genommen.',
  creditChosenOther:
    'Diese Position hat einen Rabatt oder einen Steuersatz, der hier nicht gesendet werden kann. Lassen Sie sie weg, oder wählen Sie alle Positionen.',
  creditChosenStays: (amount) => `Es bleibt: ${amount}`,
  creditChosenAbove: (amount) =>
    `Diese Positionen ergeben ${amount}, mehr als noch offen ist. Wählen Sie auch die Positionen, die den Betrag senken.`,
  creditChosenNothing: 'Wählen Sie mindestens eine Position.',
}
