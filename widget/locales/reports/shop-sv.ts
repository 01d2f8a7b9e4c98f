import type { ShopWords } from './shop-en.ts'

export const shopSv: ShopWords = {
  shopTitle: 'Butiken',
  shopCompare: 'Jämför med butiken',
  shopStop: 'Stoppa',
  shopUnread: 'Rapporten läses fortfarande in. Den kan jämföras när alla rader finns på plats.',
  shopStopped: 'Stoppat. Inget jämfördes.',
  shopClosed: 'Rapporten är inte längre öppen. Öppna dagen igen.',
  shopSummary: (same, differing, unknown) =>
    `Lika i butiken: ${same}. Olika: ${differing}. Inte i butiken: ${unknown}.`,
  shopBy: (by) => `Jämfört efter ”${by}”; butikens summor är efter krediteringar.`,
  shopAssumed: (count, currency) =>
    count === '1'
      ? `1 order saknar valuta i butiken: tolkad som ${currency}.`
      : `${count} ordrar saknar valuta i butiken: tolkade som ${currency}.`,
  shopUnnumbered: (count) =>
    count === '1'
      ? '1 rad utan ordernummer jämfördes inte.'
      : `${count} rader utan ordernummer jämfördes inte.`,
  shopDiffering: 'Ordrar som skiljer sig',
  shopOrder: 'Ordernummer',
  shopSays: 'I butiken',
  shopDiffers: (report, shop, difference) => `Rapport ${report}, butik ${shop} (skillnad ${difference})`,
  shopUnknown: (report) => `Rapport ${report}, okänd i butiken`,
  shopOtherCurrency: (currency) => `I en annan valuta i butiken: ${currency}`,
  shopLate: (days) => `Butikens försäljning som saknas i rapporten, minst ${days} dagar gammal`,
  shopLateText:
    'Bara den öppna dagens rapport jämfördes. Andra dagars rapporter kan ha den: sök efter ordernumret där.',
  shopNoDate: 'inget datum',
  shopMore: (count) => `och ${count} till`,
  shopThrew: (message) =>
    `Butiken kunde inte tillfrågas: ${message} Försök igen, eller säg till sidans utvecklare.`,
  shopSlow: (seconds) => `Butiken har inte svarat inom ${seconds} sekunder. Försök igen.`,
  shopGarbage: (member) =>
    `Till sidans utvecklare: matchOrders svarade något annat än ordrar, vid ${member}.`,
}
