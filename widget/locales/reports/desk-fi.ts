import type { ReportDeskWords } from './desk-en.ts'
import { words } from '../languages.ts'

export const reportDeskFi: ReportDeskWords = {
  payoutOf: (day) => `Tilitys ${day}`,
  payoutDay: 'Päivä',
  payoutPrevious: 'Edellinen päivä',
  payoutNext: 'Seuraava päivä',
  payoutNewest: 'Uusin',
  payoutWithholding: 'Pidätyksineen',
  payoutClients: 'Asiakasraportit',
  payoutClient: (id) => `Asiakas ${id}`,
  payoutAll: 'Kaikki asiakkaat',
  payoutTerm: words({
    nominalAmount: 'Tilausten summat',
    feeAmountExcludingVat: 'Palkkiot',
    feeVatAmount: 'Palkkioiden alv',
    providerPaidAmountExcludingWithholding: 'Päivän tulos',
    openingBalanceDebt: 'Alkuvelka',
    closingBalanceDebt: 'Loppuvelka',
    providerPaidAmountIncludingWithholding: 'Maksettu',
    numberOfRows: 'Tapahtumat',
  }),
  payoutVatOf: (rate) => `Alv ${rate}`,
  payoutEquation: 'Näin rivit lasketaan yhteen',
  payoutShowRows: 'näytä rivit',
  payoutStates: (amount, difference) => `Raportissa on ${amount} (${difference})`,
  payoutRowsComeTo: 'Rivien summa',
  payoutAsStated: 'Raportin ilmoittamat luvut, joita ei ole verrattu riveihin',
  payoutVerdict: words({
    balances: 'Täsmää',
    'balances-with-unknown-rows': 'Täsmää, mutta mukana on tuntemattomia rivejä',
    'balances-with-rows-alike': 'Täsmää, mutta rivejä toistuu',
    'does-not-balance': 'Ei täsmää',
    'another-day': 'Toisen päivän raportti',
    reading: 'Luetaan…',
    incomplete: 'Vajaa',
  }),
  stepsTitle: 'Päivä neljässä vaiheessa',
  stepName: words({ checked: 'Tarkistus', booked: 'Tosite', bank: 'Pankki', closed: 'Sulkeminen' }),
  stepNotTaken: 'Ei vielä tallennettu tällä sivulla',
  stepTaken: (time) => `Tallennettu tällä sivulla ${time}`,
  stepNoVoucher: 'Ei voida luoda',
  stepNotCompared: 'Ei vielä verrattu',
  payoutUnknown: (types) =>
    `Palveluntarjoajan kuvauksessa ei ole rivityyppiä ${types}. Rivien summat ovat mukana luvuissa.`,
  payoutAnotherDay: (asked, given) =>
    `Palveluntarjoajalta pyydettiin päivän ${asked} raporttia, mutta se antoi päivän ${given} raportin. Päivää ei voi kirjata eikä sulkea sillä. Yritä myöhemmin uudelleen ja ilmoita palveluntarjoajalle, jos tilanne ei muutu.`,
  payoutRowsAlike: (count) =>
    `${count} riviä toistuu: jokaisella on samat numerot ja summat kuin jollakin toisella, ja kaikki ovat mukana summissa. Jos jotain on maksettu kahdesti, ilmoita palveluntarjoajalle.`,
  payoutRowsElsewhere: (count) =>
    count === '1'
      ? 'Yksi rivi on myös saman päivän toisessa raportissa, joten se voi olla maksettu kahdesti.'
      : `${count} riviä on myös saman päivän toisessa raportissa, joten ne voivat olla maksettu kahdesti.`,
  payoutRowsOfDay: (count, day) =>
    count === '1' ? `Yksi rivi on päivältä ${day}.` : `${count} riviä on päivältä ${day}.`,
  payoutRowsOfDays: (count) =>
    count === '1' ? 'Vielä yksi rivi on toiselta päivältä.' : `Vielä ${count} riviä on muilta päiviltä.`,
  payoutFeesVat: (count, fees) =>
    count === '1'
      ? `Yhden palkkion alv ei vastaa verokantaa. ${fees}`
      : `${count} palkkion alv ei vastaa verokantaa. ${fees}`,
  payoutFeeVat: (type, row, vat, rate, computed) =>
    `${type} rivillä ${row}: ${vat}, kannalla ${rate} se olisi ${computed}.`,
  payoutFeesPaid: (rows) =>
    rows === '1'
      ? 'Yhdellä rivillä palkkion vähennys tilityksestä ei ole sen summa ja alv.'
      : `${rows} rivillä palkkion vähennys tilityksestä ei ole sen summa ja alv.`,
  payoutShowTheRows: 'Näytä rivit',
  payoutCauseTitle: 'Miksi tilitys ei täsmää',
  payoutSearching: 'Etsitään erotuksen selitystä…',
  payoutCauseFailed: 'Erotuksen selitystä ei voitu etsiä.',
  payoutWaterfall: 'Myynnistä tilitykseksi',
  payoutFees: 'Palkkiot tyypeittäin',
  payoutNoFees: 'Ei palkkioita tänä päivänä.',
  payoutStep: 'Vaihe',
  payoutSales: 'Myynti',
  payoutCredits: 'Hyvitykset',
  payoutOther: (count) => `${count} muuta rivityyppiä`,
  payoutUnexplained: 'Rivit, jotka eivät täsmää',
  payoutFee: 'Palkkio',
  payoutCount: 'Määrä',
  payoutReadingRows: (read, stated) => (stated ? `${read}/${stated} riviä luettu` : `${read} riviä luettu`),
  payoutLoading: (day) => `Luetaan päivän ${day} raporttia`,
  payoutLooking: 'Etsitään uusinta raporttia',
  payoutWhole: (day, verdict) => `Päivän ${day} raportti on luettu. ${verdict}.`,
  payoutEmpty: 'Päivän raportissa ei ole asiakasta. Maksettavaa ei ole.',
  payoutDateWrong: (given) =>
    `Sivun kehittäjälle: date-arvon on oltava kalenteripäivä, kuten 2026-11-20, ei ${given}.`,
  payoutNone: (day) => `Ei raporttia: ${day}`,
  payoutNotOver: (time) =>
    `Päivä ei ole päättynyt. Palveluntarjoaja raportoi päivän, kun se on päättynyt UTC-aikaa: katso uudelleen ${time} jälkeen.`,
  payoutNotBegun: 'Päivä on vielä edessä. Palveluntarjoaja raportoi päivän, kun se on päättynyt UTC-aikaa.',
  payoutNothing:
    'Tänä päivänä ei myyty, hyvitetty eikä veloitettu mitään, joten raporttia ei ole. Velka siirtyy seuraavaan päivään, jolla on raportti.',
  payoutYesterday: (time) =>
    `Päivä on päättynyt, mutta palveluntarjoajalla ei ole raporttia: mitään ei tapahtunut, tai raportti tulee myöhemmin. Katso uudelleen ${time} jälkeen.`,
  payoutNoneRecent: (days) => `Ei raporttia viimeisten ${days} päivän ajalta`,
  payoutNoneRecentText: 'Valitse päivä yltä, jos haluat katsoa kauemmas.',
  payoutLookAgain: 'Katso uudelleen',
  payoutCutOff: 'Raportti on vajaa',
  payoutCutOffText: (read, stated) =>
    stated
      ? `Yhteys katkesi, kun ${read}/${stated} riviä oli luettu. Näet sen, mikä tuli perille; mitään ei ole tarkistettu.`
      : `Yhteys katkesi, kun ${read} riviä oli luettu. Näet sen, mikä tuli perille; mitään ei ole tarkistettu.`,
  payoutWrongType: 'Raportissa on virheellinen arvo',
  payoutWrongTypeText: (member) =>
    `${member} puuttuu tai on väärää tyyppiä, joten raportti luettiin siihen asti. Kerro palveluntarjoajalle.`,
  payoutNotAReport: 'Vastaus ei ole raportti',
  payoutNotAReportText:
    'Jokin tämän sivun ja palveluntarjoajan välillä on voinut muuttaa sitä. Yritä uudelleen.',
  payoutOtherDay: 'Toisen päivän raportti',
  payoutOtherDayText:
    'Palveluntarjoaja antoi toisen päivän raportin. Yritä myöhemmin uudelleen ja ilmoita palveluntarjoajalle, jos tilanne ei muutu.',
  payoutNotActivated: 'Raportteja ei ole otettu käyttöön',
  payoutNotActivatedText:
    'Palveluntarjoaja ei tee tilitysraportteja tälle kauppiaalle. Pyydä sitä ottamaan ne käyttöön.',
  payoutTooLarge: 'Raportin summa on liian suuri',
  payoutTooLargeText:
    'Se ei mahdu 64 bittiin, joten palveluntarjoaja ei voi raportoida päivää. Kysy palveluntarjoajalta.',
  payoutTake: 'Ota mukaan: kirjanpitotiedosto, CSV, JSON',
  payoutMonth: 'Kuukausi',
  payoutBank: 'Vertaa tiliotteeseen',
  payoutShop: 'Vertaa omiin tilauksiin',
  payoutPartFailed: 'Tätä osaa ei voitu ladata.',
}
