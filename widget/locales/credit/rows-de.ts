import { words } from '../languages.ts'
import type { CreditRowsWords } from './rows-en.ts'

export const creditRowsDe: CreditRowsWords = {
  creditRowsPrices: 'Preise',
  creditRowsSwitched: (before, after) =>
    `Die Preise bleiben wie eingegeben. Inkl. MwSt. ergeben die Zeilen jetzt ${after}; vorher waren es ${before}.`,
  creditRowsEmpty:
    'Es gibt noch keine Zeilen. Fügen Sie eine hinzu, oder fügen Sie Zeilen aus einer Tabelle ein.',
  creditRowsNone: 'Fügen Sie mindestens eine Zeile hinzu.',
  creditRowsTotal: 'Alle Zeilen inkl. MwSt.',
  creditRowsSaid: (count, amount) =>
    `${count === '1' ? '1 Zeile' : `${count} Zeilen`}, ${amount} inkl. MwSt.`,
  creditRowsTooMany: (count, most) =>
    `Es sind ${count} Zeilen. Höchstens ${most} können auf einmal gesendet werden.`,
  creditRowsNotAbove: (amount) =>
    `Die Zeilen ergeben ${amount}. Nur ein Betrag über null kann gesendet werden.`,
  creditRowsRemove: (count) => (count === '1' ? '1 Zeile entfernen' : `${count} Zeilen entfernen`),
  creditRowsRemoved: (count) => (count === '1' ? '1 Zeile entfernt' : `${count} Zeilen entfernt`),
  creditRowType: 'Zeilenart',
  creditRowTypeName: words({
    Default: 'Ware oder Leistung',
    AdjustmentRow: 'Anpassung',
    GiftCard: 'Geschenkkarte',
    InvoiceFee: 'Rechnungsgebühr',
  }),
  creditRowInclVat: (price) => `${price} inkl. MwSt.`,
  creditRowWhole: 'Geben Sie eine ganze Prozentzahl ein.',
  creditRowPercentOnly: 'Geben Sie den Rabatt in Prozent ein. Ein Betrag kann hier nicht gesendet werden.',

  creditChosenAll: 'Alle Zeilen',
  creditChosenNone: 'Keine',
  creditChosenUnits: (name) => (name ? `Menge von ${name}` : 'Menge'),
  creditChosenOf: (units) => `von ${units}`,
  creditChosenRow: (units) => `Die ganze Zeile, ${units}`,
  creditChosenWhole: 'Diese Zeile hat einen Rabattbetrag und wird deshalb ganz genommen.',
  creditChosenOther:
    'Diese Zeile hat einen Rabatt oder einen Steuersatz, der hier nicht gesendet werden kann. Lassen Sie sie weg, oder wählen Sie alle Zeilen.',
  creditChosenStays: (amount) => `Es bleibt: ${amount}`,
  creditChosenAbove: (amount) =>
    `Diese Zeilen ergeben ${amount}, mehr als noch offen ist. Wählen Sie auch die Zeilen, die den Betrag senken.`,
  creditChosenNothing: 'Wählen Sie mindestens eine Zeile.',
}
