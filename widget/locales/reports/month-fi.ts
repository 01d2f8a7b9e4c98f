import type { ReportMonthWords } from './month-en.ts'
import { words } from '../languages.ts'

export const reportMonthFi: ReportMonthWords = {
  monthPrevious: 'Edellinen kuukausi',
  monthNext: 'Seuraava kuukausi',
  monthReading: (day) => `Luetaan päivää ${day}`,
  monthStop: 'Keskeytä',
  monthGoOn: (days) => (days === 1 ? 'Lue jäljellä oleva päivä' : `Lue jäljellä olevat ${days} päivää`),
  monthRead: (reports) =>
    reports === 1 ? 'Kuukausi on luettu: yksi raportti.' : `Kuukausi on luettu: ${reports} raporttia.`,
  monthAhead: 'ei päättynyt',
  monthUnread: 'ei luettu',
  monthNotReported: 'ei raporttia',
  monthBroken: 'vajaa raportti',
  monthVerdict: words({
    balances: 'täsmää',
    'balances-with-unknown-rows': 'täsmää, mukana tuntemattomia rivejä',
    'does-not-balance': 'ei täsmää',
  }),
  monthMarkDebt: 'velka',
  monthMarkRepeated: 'maksettu kahdesti',
  monthPaid: 'Tilitetty kuukauden aikana',
  monthDebtBreak: (from, closing, to, opening) =>
    `${from} päättyy velkaan ${closing}, mutta ${to} alkaa velasta ${opening}. Väliltä voi puuttua päivä.`,
  monthRepeated: (count, from, to) =>
    count === 1
      ? `Yksi tapahtuma on sekä päivän ${from} että päivän ${to} raportissa.`
      : `${count} tapahtumaa on sekä päivän ${from} että päivän ${to} raportissa.`,
  monthOpen: (day) => `Avaa ${day}`,
  monthFits: (links) =>
    links === 1
      ? 'Yksikään tapahtuma ei ole kahdessa raportissa, ja ainoa verrattavissa oleva loppuvelka on seuraavan raportin alkuvelka.'
      : `Yksikään tapahtuma ei ole kahdessa raportissa, ja jokainen loppuvelka on seuraavan raportin alkuvelka: ${links} verrattu.`,
  monthWithout: (days) =>
    days === 1 ? 'Yhdeltä päivältä ei ole raporttia.' : `${days} päivältä ei ole raporttia.`,
  monthGaps: (days) =>
    days === 1
      ? 'Yhtä päivää ei luettu: sen eri puolilla olevia päiviä ei verrata.'
      : `${days} päivää jäi lukematta: niiden eri puolilla olevia päiviä ei verrata.`,
  closingTitle: 'Sulje päivä',
  closingNone: 'Kukaan ei ole sulkenut tätä päivää.',
  closingBy: (who, time) => `Sulkenut ${who}, ${time}.`,
  closingVerdictThen: (verdict) => `Tulos silloin: ${verdict}.`,
  closingChanged: 'Palveluntarjoaja antaa nyt eri raportin kuin se, joka suljettiin.',
  closingSame: 'Raportti on sama, joka suljettiin.',
  closingClose: 'Sulje päivä',
  closingAgain: 'Sulje uudelleen',
  closingClosing: 'Suljetaan…',
  closingDone: (day) => `${day} on suljettu.`,
  closingCannotYet: 'Päivän voi sulkea, kun sen raportti on luettu loppuun.',
  closingConfirmOff: 'Tämä tilitys ei täsmää. Tulos tallennetaan sulkemisen mukana.',
  closingUncertain: 'Ei tiedetä, suljettiinko päivä. Yritä uudelleen: päivä suljetaan vain kerran.',
  closingFailed: 'Päivän sulkijaa ei voitu lukea.',
}
