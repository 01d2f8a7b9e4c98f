import type { ReportClosingWords } from './closing-en.ts'
import { words } from '../languages.ts'

export const reportClosingFi: ReportClosingWords = {
  monthVerdict: words({
    balances: 'täsmää',
    'balances-with-unknown-rows': 'täsmää, mukana tuntemattomia rivejä',
    'balances-with-rows-alike': 'täsmää, mutta rivejä toistuu',
    'does-not-balance': 'ei täsmää',
    'another-day': 'koskee toista päivää',
  }),
  closingNone: 'Kukaan ei ole sulkenut tätä päivää.',
  closingBy: (who, time) => `Sulkenut ${who}, ${time}.`,
  closingVerdictThen: (verdict) => `Tulos silloin: ${verdict}.`,
  closingChanged: 'Palveluntarjoaja antaa nyt eri raportin kuin se, joka suljettiin.',
  closingSame: 'Raportti on sama, joka suljettiin.',
  closingClose: 'Sulje päivä',
  closingAgain: 'Sulje uudelleen',
  closingJudged: (verdict) => `Raportti on se, joka suljettiin, mutta arvio on nyt toinen: ${verdict}.`,
  closingEarlier: (count) => (count === 1 ? '1 aiempi sulkeminen' : `${count} aiempaa sulkemista`),
  closingDone: (day) => `${day} on suljettu.`,
  closingCannotYet: 'Päivän voi sulkea, kun sen raportti on luettu loppuun.',
  closingAnotherDay: 'Raportti koskee toista päivää, joten sillä ei voi sulkea tätä.',
  closingNothing: 'Raportissa ei ole asiakasta, joten suljettavaa ei ole.',
  closingConfirmOff: 'Tämä tilitys ei täsmää. Tulos tallennetaan sulkemisen mukana.',
  closingFailed: 'Päivän sulkijaa ei voitu lukea.',
}
