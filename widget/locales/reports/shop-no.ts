import type { ShopWords } from './shop-en.ts'

export const shopNo: ShopWords = {
  shopTitle: 'Butikken',
  shopCompare: 'Sammenlign med butikken',
  shopStop: 'Stopp',
  shopUnread: 'Rapporten leses fortsatt inn. Den kan sammenlignes når alle linjer er på plass.',
  shopStopped: 'Stoppet. Ingenting ble sammenlignet.',
  shopClosed: 'Rapporten er ikke lenger åpen. Åpne dagen på nytt.',
  shopSummary: (same, differing, unknown) =>
    `Likt i butikken: ${same}. Ulikt: ${differing}. Ikke i butikken: ${unknown}.`,
  shopBy: (by) => `Sammenlignet etter «${by}»; butikkens summer er etter krediteringer.`,
  shopAssumed: (count, currency) =>
    count === '1'
      ? `1 ordre mangler valuta i butikken: tolket som ${currency}.`
      : `${count} ordrer mangler valuta i butikken: tolket som ${currency}.`,
  shopUnnumbered: (count) =>
    count === '1'
      ? '1 linje uten ordrenummer ble ikke sammenlignet.'
      : `${count} linjer uten ordrenummer ble ikke sammenlignet.`,
  shopDiffering: 'Ordrer som er ulike',
  shopOrder: 'Ordrenummer',
  shopSays: 'I butikken',
  shopDiffers: (report, shop, difference) => `Rapport ${report}, butikk ${shop} (differanse ${difference})`,
  shopUnknown: (report) => `Rapport ${report}, ukjent i butikken`,
  shopOtherCurrency: (currency) => `I en annen valuta i butikken: ${currency}`,
  shopLate: (days) => `Butikkens salg som mangler i rapporten, minst ${days} dager gammelt`,
  shopLateText:
    'Bare rapporten for den åpne dagen ble sammenlignet. Andre dagers rapporter kan ha det: søk etter ordrenummeret der.',
  shopNoDate: 'ingen dato',
  shopMore: (count) => `og ${count} til`,
  shopThrew: (message) =>
    `Butikken kunne ikke spørres: ${message} Prøv igjen, eller si fra til sidens utvikler.`,
  shopSlow: (seconds) => `Butikken har ikke svart innen ${seconds} sekunder. Prøv igjen.`,
  shopGarbage: (member) => `Til sidens utvikler: matchOrders svarte noe annet enn ordrer, ved ${member}.`,
}
