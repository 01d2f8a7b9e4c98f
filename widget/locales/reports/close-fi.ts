import type { ReportCloseWords } from './close-en.ts'

export const reportCloseFi: ReportCloseWords = {
  closingTitle: (day) => `Sulje ${day}`,
  closingForGood:
    'Sulkeminen tallentuu pysyvästi nimesi ja tähän kirjoittamasi kanssa. Myöhempi lisätään sen jälkeen.',
  closingBack: 'Takaisin',
  closingClosing: 'Suljetaan…',
  closingUncertain: 'Ei tiedetä, suljettiinko päivä. Yritä uudelleen: päivä suljetaan vain kerran.',
  closingDiffers: 'Raportti on nyt toinen',
  closingDiffersText:
    'Päivä luettiin uudelleen ennen tallennusta, eikä raportti ollut tällä sivulla näkyvä. Mitään ei suljettu. Lataa päivä uudelleen ja tarkista se.',
  closingTooMany: 'Päivä on suljettu liian monta kertaa',
  closingTooManyText: 'Tämän päivän uusia sulkemisia ei enää tallenneta. Aiemmat säilyvät.',
}
