import type { CreditOtherWords } from './other-en.ts'

/** Finnish. */
export const creditOtherFi: CreditOtherWords = {
  creditOtherIntro: 'Integraattoreille: kaikki SOAP-palvelun operaatiot jäsentensä nimillä.',
  creditOtherOperation: 'Operaatio',
  creditOtherReads: 'Lukevat',
  creditOtherWrites: 'Muuttavat',
  creditOtherDeprecated: 'vanhentunut',
  creditOtherReplaced: 'Se on vanhentunut: käytä sitä vain, kun muuta ei ole.',
  creditOtherInclude: (member) => `Sisällytä ${member}`,
  creditOtherAdd: (item) => `Lisää ${item}`,
  creditOtherRemove: (item) => `Poista ${item}`,
  creditOtherNull: 'null, jos tyhjä',
  creditOtherNoMembers: 'Operaatiolla ei ole jäseniä.',
  creditOtherSend: 'Lähetä',
  creditOtherMayNot: 'Istuntosi saa vain lukea.',
  creditOtherRequest: 'Pyyntö',
  creditOtherAnswer: 'Vastaus',
  creditOtherIncomplete: (count) =>
    count === 1 ? '1 jäsen puuttuu tai on väärin.' : `${count} jäsentä puuttuu tai on väärin.`,
  creditOtherShowIds: 'Näytä henkilö- ja yritystunnukset',
  creditOtherHideIds: 'Piilota henkilö- ja yritystunnukset',
  creditOtherCharacters: (count) => `(${count} merkkiä)`,
  creditOtherConfirm: (operation) => `Haluatko lähettää: ${operation}?`,
  creditOtherConfirmText: 'Tämä muuttaa jotakin maksupalvelussa.',
  creditOtherDone: (operation) => `${operation} on saanut vastauksen.`,
  creditOtherFound:
    'Vastaus katosi. Maksupalvelun tiedot osoittavat, että se tehtiin; muita jäseniä ei tunneta.',
}
