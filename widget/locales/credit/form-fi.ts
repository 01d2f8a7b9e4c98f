import { words } from '../languages.ts'
import type { CreditFormWords } from './form-en.ts'

/** Finnish. */
export const creditFormFi: CreditFormWords = {
  creditRequired: 'pakollinen',
  creditChoose: 'Valitse…',
  creditNoValue: 'Ei ilmoiteta',
  creditYesNo: words<'true' | 'false'>({ true: 'Kyllä', false: 'Ei' }),
  creditCountry: 'Maa',
  creditPostcode: 'Postinumero',
  creditFindAddresses: 'Hae osoitteet',
  creditCampaign: 'Kampanja',
  creditCoApplicant: 'Kanssahakija',
  creditBack: 'Takaisin',
  creditShow: 'Näytä',
  creditHide: 'Piilota',
  creditIdShow: 'Näytä henkilö- tai yritystunnus',
  creditIdHide: 'Piilota henkilö- tai yritystunnus',

  creditFieldEmpty: 'Täytä tämä kenttä.',
  creditFieldNumber: 'Kirjoita luku.',
  creditFieldWhole: 'Tämän on oltava kokonaisluku.',
  creditFieldDecimals: (most) =>
    most === 1 ? 'Enintään 1 desimaali on mahdollinen.' : `Enintään ${most} desimaalia on mahdollista.`,
  creditFieldLarge: 'Luku on liian suuri.',
  creditFieldLong: (most, length) =>
    `Teksti on liian pitkä: ${length} merkkiä, ja enintään ${most} on mahdollista.`,
  creditFieldCharacters: 'Tekstissä on merkkejä, joita ei voi lähettää. Kirjoita se uudelleen.',
  creditFieldDate: 'Kirjoita päivämäärä.',
  creditFieldChoice: 'Valitse jokin luettelosta.',
  creditFormWrong: (count) =>
    count === 1 ? 'Korjaa 1 kenttä ja lähetä uudelleen.' : `Korjaa ${count} kenttää ja lähetä uudelleen.`,

  creditCancel: 'Peruuta',
  creditSending: 'Lähetetään…',
  creditSendingSince: (seconds) =>
    `Maksupalvelua on odotettu ${seconds} sekuntia. Voit poistua sivulta: pyyntö jatkuu.`,
  creditSendAgain: 'Tarkista ja jatka',
  creditStopped: 'Sivu pysäytti pyynnön. Kirjoittamasi on tallessa.',
  creditNotSent: 'Verkkoyhteyttä ei ole, joten tätä ei lähetetty. Kirjoittamasi on tallessa.',
  creditKept: 'Mitään ei tehty. Kirjoittamasi on tallessa.',
  creditNotCertain: 'Ei ole varmaa, tehtiinkö tämä.',
  creditRepeatIsSafe: 'Uusi yritys on turvallinen: pyyntö on sama, ja se toteutetaan enintään kerran.',
  creditUnknowable:
    'Sitä ei voi selvittää täällä. Älä lähetä uudelleen, ennen kuin olet tarkistanut asian maksupalvelun omasta järjestelmästä: muuten se voidaan tehdä kahdesti.',
  creditRetryAfter: (seconds) =>
    seconds === 1 ? 'Yritä uudelleen 1 sekunnin kuluttua.' : `Yritä uudelleen ${seconds} sekunnin kuluttua.`,
  creditWaitOver: 'Voit nyt yrittää uudelleen.',
}
