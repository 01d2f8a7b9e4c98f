import type { ShopWords } from './shop-en.ts'

export const shopNl: ShopWords = {
  shopTitle: 'De winkel',
  shopCompare: 'Met de winkel vergelijken',
  shopStop: 'Stoppen',
  shopUnread: 'Het rapport wordt nog gelezen. Het kan worden vergeleken als alle regels er zijn.',
  shopStopped: 'Gestopt. Er is niets vergeleken.',
  shopClosed: 'Het rapport is niet meer open. Open de dag opnieuw.',
  shopSummary: (same, differing, unknown) =>
    `Gelijk in de winkel: ${same}. Verschillend: ${differing}. Niet in de winkel: ${unknown}.`,
  shopBy: (by) => `Vergeleken op “${by}”; de bedragen van de winkel zijn na crediteringen.`,
  shopAssumed: (count, currency) =>
    count === '1'
      ? `1 order heeft in de winkel geen valuta: opgevat als ${currency}.`
      : `${count} orders hebben in de winkel geen valuta: opgevat als ${currency}.`,
  shopUnnumbered: (count) =>
    count === '1'
      ? '1 regel zonder ordernummer is niet vergeleken.'
      : `${count} regels zonder ordernummer zijn niet vergeleken.`,
  shopDiffering: 'Orders die verschillen',
  shopOrder: 'Ordernummer',
  shopSays: 'In de winkel',
  shopDiffers: (report, shop, difference) => `Rapport ${report}, winkel ${shop} (verschil ${difference})`,
  shopUnknown: (report) => `Rapport ${report}, onbekend in de winkel`,
  shopOtherCurrency: (currency) => `In een andere valuta in de winkel: ${currency}`,
  shopLate: (days) => `Verkopen van de winkel die dit rapport niet heeft, minstens ${days} dagen oud`,
  shopLateText:
    'Alleen het rapport van de geopende dag is vergeleken. Rapporten van andere dagen kunnen ze hebben: zoek daar op het ordernummer.',
  shopNoDate: 'geen datum',
  shopMore: (count) => `en nog ${count}`,
  shopThrew: (message) =>
    `De winkel kon niet worden gevraagd: ${message} Probeer het opnieuw of meld het aan de ontwikkelaar van de pagina.`,
  shopSlow: (seconds) => `De winkel heeft niet binnen ${seconds} seconden geantwoord. Probeer het opnieuw.`,
  shopGarbage: (member) =>
    `Voor de ontwikkelaar van de pagina: matchOrders antwoordde iets anders dan orders, bij ${member}.`,
}
