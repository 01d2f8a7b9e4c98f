import type { ShopWords } from './shop-en.ts'

export const shopDe: ShopWords = {
  shopTitle: 'Der Shop',
  shopCompare: 'Mit dem Shop vergleichen',
  shopStop: 'Anhalten',
  shopUnread: 'Der Bericht wird noch gelesen. Er kann verglichen werden, wenn alle Zeilen da sind.',
  shopStopped: 'Angehalten. Es wurde nichts verglichen.',
  shopClosed: 'Der Bericht ist nicht mehr geöffnet. Öffnen Sie den Tag erneut.',
  shopSummary: (same, differing, unknown) =>
    `Gleich im Shop: ${same}. Verschieden: ${differing}. Nicht im Shop: ${unknown}.`,
  shopBy: (by) => `Verglichen nach „${by}“; die Beträge des Shops sind nach Gutschriften.`,
  shopAssumed: (count, currency) =>
    count === '1'
      ? `1 Bestellung hat im Shop keine Währung: Es gilt ${currency}.`
      : `${count} Bestellungen haben im Shop keine Währung: Es gilt ${currency}.`,
  shopUnnumbered: (count) =>
    count === '1'
      ? '1 Zeile ohne Bestellnummer wurde nicht verglichen.'
      : `${count} Zeilen ohne Bestellnummer wurden nicht verglichen.`,
  shopDiffering: 'Abweichende Bestellungen',
  shopOrder: 'Bestellnummer',
  shopSays: 'Im Shop',
  shopDiffers: (report, shop, difference) => `Bericht ${report}, Shop ${shop} (Differenz ${difference})`,
  shopUnknown: (report) => `Bericht ${report}, im Shop nicht bekannt`,
  shopOtherCurrency: (currency) => `Im Shop in einer anderen Währung: ${currency}`,
  shopLate: (days) => `Verkäufe des Shops, die dieser Bericht nicht hat, mindestens ${days} Tage alt`,
  shopLateText:
    'Nur der Bericht des geöffneten Tages wurde verglichen. Berichte anderer Tage können sie haben: Suchen Sie dort nach der Bestellnummer.',
  shopNoDate: 'kein Datum',
  shopMore: (count) => `und ${count} weitere`,
  shopThrew: (message) =>
    `Der Shop konnte nicht gefragt werden: ${message} Versuchen Sie es erneut oder sagen Sie es dem Entwickler der Seite.`,
  shopSlow: (seconds) =>
    `Der Shop hat nicht binnen ${seconds} Sekunden geantwortet. Versuchen Sie es erneut.`,
  shopGarbage: (member) =>
    `An den Entwickler der Seite: matchOrders hat etwas anderes als Bestellungen geantwortet, bei ${member}.`,
}
