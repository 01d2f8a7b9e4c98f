import type { ShopWords } from './shop-en.ts'

export const shopDa: ShopWords = {
  shopTitle: 'Butikken',
  shopCompare: 'Sammenlign med butikken',
  shopStop: 'Stands',
  shopUnread: 'Rapporten bliver stadig indlæst. Den kan sammenlignes, når alle linjer er på plads.',
  shopStopped: 'Standset. Intet blev sammenlignet.',
  shopClosed: 'Rapporten er ikke længere åben. Åbn dagen igen.',
  shopSummary: (same, differing, unknown) =>
    `Ens i butikken: ${same}. Forskellige: ${differing}. Ikke i butikken: ${unknown}.`,
  shopBy: (by) => `Sammenlignet efter “${by}”; butikkens beløb er efter krediteringer.`,
  shopAssumed: (count, currency) =>
    count === '1'
      ? `1 ordre mangler valuta i butikken: opfattet som ${currency}.`
      : `${count} ordrer mangler valuta i butikken: opfattet som ${currency}.`,
  shopUnnumbered: (count) =>
    count === '1'
      ? '1 linje uden ordrenummer blev ikke sammenlignet.'
      : `${count} linjer uden ordrenummer blev ikke sammenlignet.`,
  shopDiffering: 'Ordrer, der er forskellige',
  shopOrder: 'Ordrenummer',
  shopSays: 'I butikken',
  shopDiffers: (report, shop, difference) => `Rapport ${report}, butik ${shop} (difference ${difference})`,
  shopUnknown: (report) => `Rapport ${report}, ukendt i butikken`,
  shopOtherCurrency: (currency) => `I en anden valuta i butikken: ${currency}`,
  shopLate: (days) => `Butikkens salg, som mangler i rapporten, mindst ${days} dage gammelt`,
  shopLateText:
    'Kun rapporten for den åbne dag blev sammenlignet. Andre dages rapporter kan have det: Søg efter ordrenummeret dér.',
  shopNoDate: 'ingen dato',
  shopMore: (count) => `og ${count} mere`,
  shopThrew: (message) =>
    `Butikken kunne ikke spørges: ${message} Prøv igen, eller sig det til sidens udvikler.`,
  shopSlow: (seconds) => `Butikken har ikke svaret inden for ${seconds} sekunder. Prøv igen.`,
  shopGarbage: (member) => `Til sidens udvikler: matchOrders svarede noget andet end ordrer, ved ${member}.`,
}
