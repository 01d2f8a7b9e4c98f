import { words } from '../languages.ts'
import type { BankWords } from './bank-en.ts'

export const bankFi: BankWords = {
  bankTitle: 'Pankki',
  bankDrop: 'Pudota tiliote tähän tai valitse se (camt.053, XML)',
  bankLocal: 'Se luetaan tällä sivulla, eikä sitä lähetetä minnekään.',
  bankReading: 'Tiliotetta luetaan…',
  bankFile: (file, from, to) => `${file}: ${from} – ${to}`,
  bankEmpty: (file) => `${file}: tiliote ilman tapahtumia`,
  bankEntries: (credits, debits) => `${credits} panoa (+), ${debits} ottoa (−), kirjauspäivän mukaan.`,
  bankValueDays: (count) =>
    count === '1'
      ? '1 tapahtumalta puuttuu kirjauspäivä: käytettiin arvopäivää.'
      : `${count} tapahtumalta puuttuu kirjauspäivä: käytettiin arvopäiviä.`,
  bankPending: (count) =>
    count === '1'
      ? '1 tapahtumaa ei ole vielä kirjattu, ja se on jätetty pois.'
      : `${count} tapahtumaa ei ole vielä kirjattu, ja ne on jätetty pois.`,
  bankUnreadable: (count) =>
    count === '1'
      ? '1 tapahtuma on jätetty pois: sen summaa tai päivää ei voi lukea.'
      : `${count} tapahtumaa on jätetty pois: niiden summaa tai päivää ei voi lukea.`,
  bankRefused: words({
    dtd: 'Tiedostoa ei lueta, koska siinä on dokumenttityyppi (DTD), joka voi jumittaa selaimen. Pyydä pankilta tavallinen camt.053-tiedosto.',
    'not-xml': 'Tiedosto ei ole XML:ää, tai siitä puuttuu osa. Lataa se pankista uudelleen.',
    'no-statement': 'XML-tiedostossa ei ole tiliotetta. Valitse tiedosto, jonka tyyppi on camt.053.',
    'one-file': 'Pudota yksi tiedosto kerrallaan.',
  }),
  bankTooLarge: (limit) =>
    `Tiedostoa ei lueta, koska se on suurempi kuin ${limit} Mt. Pyydä pankilta lyhyempi jakso.`,
  bankEncoding: (encoding) =>
    `Tiedostoa ei voi lukea: sen mukaan merkistö on ${encoding}, mutta se ei pidä paikkaansa. Lataa se pankista uudelleen.`,
  bankDay: 'Raportin päivä',
  bankClient: 'Asiakas',
  bankPaid: 'Maksettu',
  bankVerdict: 'Pankissa',
  bankVerdicts: words({
    nothing: 'Ei maksettavaa',
    'not-found': 'Ei löytynyt, vaikka sen pitäisi jo olla tilillä',
    'not-covered': 'Tiliote ei kata tätä päivää ja valuuttaa',
  }),
  bankPaidOut: (day) => `Maksettu ${day}`,
  bankReversed: (day) => `Maksettu ${day} ja peruttu myöhemmin`,
  bankDebit: (day) => `Sama summa lähti tililtä ${day}. Tarkista, peruttiinko maksu.`,
  bankOtherAmount: (amount, day, difference) => `Eri summa: ${amount}, ${day} (ero ${difference})`,
  bankOnItsWay: (days) =>
    days === '1' ? 'Matkalla: tähän mennessä 1 pankkipäivä' : `Matkalla: tähän mennessä ${days} pankkipäivää`,
  bankHolidays: (days) =>
    `Tilityksen pitäisi olla tilillä ${days} pankkipäivässä, maanantaista perjantaihin. Pyhäpäiviä ei tunneta tässä.`,
  bankUnknown: 'Panot, joita mikään raportti ei tunne',
  bankUnknownText:
    'Ensimmäisestä raportista viimeiseen päivään, jona tilitys voi tulla. Mukana ovat muidenkin maksut.',
  bankLate: (day) => `Sama summa kuin päivän ${day} raportissa, jonka maksua ei löytynyt ajoissa.`,
  bankNoUnknown: 'Kaikki näiden päivien panot kuuluvat johonkin raporttiin.',
  bankMore: (count) => `ja ${count} muuta`,
  bankPayer: 'Maksaja',
  bankNoReports: 'Vertailtavaa raporttia ei ole vielä.',
}
